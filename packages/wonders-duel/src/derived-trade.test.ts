// Derived tests of costs and payment: DR-05 to DR-27 (5, 6.4, 11.2). P1 acts.

import { describe, expect, test } from 'vitest'
import { WONDER_NAMES } from './names.ts'
import { type CityWords, choices, costOf, look, play, type SceneWords, scene } from './scene.ts'

/** A scene in which the card, or the wonder with some card, can be had. */
function offering(thing: string, words: SceneWords) {
  if (!WONDER_NAMES.includes(thing)) return scene({ open: thing, ...words })
  return scene({ open: 'altar', ...words, p1: { ...words.p1, wonders: thing } })
}

const CLAYEY: CityWords = { cards: 'clay-pool clay-pit brickyard quarry' } // prints 4 clay, 1 stone
const STONY: CityWords = { cards: 'shelf-quarry quarry stone-pit press' } // prints 4 stone, 1 papyrus
const BOTH_SOURCES: CityWords = { cards: 'caravansery', built: 'the-great-lighthouse' }

const COSTS: readonly (SceneWords & { id: string; thing: string; coins: number })[] = [
  {
    id: 'DR-05 choice sources of the opponent do not count (5.4)',
    p2: { cards: 'quarry stone-pit caravansery', built: 'the-great-lighthouse' },
    thing: 'walls',
    coins: 8,
  },
  { id: 'DR-06 fixed price (5.4)', p1: { cards: 'stone-reserve' }, p2: STONY, thing: 'the-pyramids', coins: 6 },
  {
    id: 'DR-07 fixed price of goods (5.4)',
    p1: { cards: 'customs-house lumber-yard' },
    p2: { cards: 'glassworks glassblower' },
    thing: 'laboratory',
    coins: 2,
  },
  { id: 'DR-09 the dearest raw units are covered (5.8)', p1: BOTH_SOURCES, p2: CLAYEY, thing: 'palace', coins: 6 },
  {
    id: 'DR-10 the dearest goods are covered (5.8)',
    p1: { cards: 'forum', built: 'piraeus' },
    p2: { cards: 'glassworks press drying-room' },
    thing: 'the-mausoleum',
    coins: 7,
  },
  { id: 'DR-11 Masonry (5.8)', p1: { tokens: 'masonry' }, p2: CLAYEY, thing: 'palace', coins: 6 },
  {
    id: 'DR-12 Architecture (5.8)',
    p1: { tokens: 'architecture', cards: 'brickyard' },
    p2: { cards: 'glassworks' },
    thing: 'the-colossus',
    coins: 0,
  },
  { id: 'DR-13 Masonry without a symbol (5.8)', p1: { tokens: 'masonry' }, thing: 'statue', coins: 0 },
  {
    id: 'DR-14 choice sources before discounts (5.8)',
    p1: { cards: 'caravansery', tokens: 'masonry' },
    p2: { cards: 'sawmill lumber-yard' },
    thing: 'courthouse',
    coins: 0,
  },
  {
    id: 'DR-15 Architecture and a fixed price (5.8)',
    p1: { tokens: 'architecture', cards: 'stone-reserve' },
    p2: STONY,
    thing: 'the-pyramids',
    coins: 2,
  },
  { id: 'DR-16 Masonry on yellow (11.2)', p1: { tokens: 'masonry' }, thing: 'forum', coins: 5 },
  { id: 'DR-16 Masonry on green (11.2)', p1: { tokens: 'masonry' }, thing: 'library', coins: 6 },
  { id: 'DR-16 Masonry on a wonder (11.2)', p1: { tokens: 'masonry' }, thing: 'the-pyramids', coins: 8 },
  { id: 'DR-17 Architecture on blue (11.2)', p1: { tokens: 'architecture' }, thing: 'obelisk', coins: 6 },
  { id: 'DR-18 theater discarded: no symbol (5.7)', discard: 'theater', thing: 'statue', coins: 4 },
  { id: 'DR-18 theater under a wonder (5.7)', p1: { built: 'the-sphinx/theater' }, thing: 'statue', coins: 4 },
  { id: 'DR-18 theater of the opponent (5.7)', p2: { cards: 'theater' }, thing: 'statue', coins: 4 },
  { id: 'DR-18 theater in the city (5.7)', p1: { cards: 'theater' }, thing: 'statue', coins: 0 },
  { id: 'DR-19 symbol and Masonry (W03)', p1: { tokens: 'masonry', cards: 'statue' }, thing: 'gardens', coins: 0 },
]

describe('costs', () => {
  test.each(COSTS)('$id: $thing costs $coins', ({ thing, coins, id: _, ...words }) => {
    expect(costOf(offering(thing, words), thing)).toBe(coins)
  })
})

test('DR-08 the whole production is there again for every build (5.3)', () => {
  const s = scene({ open: 'rostrum library statue', p1: { coins: 2, cards: 'quarry lumber-yard' } })
  expect(play(s, 'build rostrum')[0]).toMatchObject({ card: 'rostrum', paid: 0 })
  play(s, 'discard statue')
  expect(play(s, 'build library')[0]).toMatchObject({ card: 'library', paid: 2 }) // the glass alone
  expect(s.cities[0].coins).toBe(0)
})

test('DR-13 a build by Masonry is no chain: Urbanism pays nothing (11.2)', () => {
  const s = scene({ open: 'statue', p1: { tokens: 'masonry urbanism', coins: 0 } })
  expect(play(s, 'build statue')).toEqual([{ at: 'built', seat: 0, card: 'statue', paid: 0, trade: 0 }])
  expect(s.cities[0].coins).toBe(0)
})

test('DR-19 Urbanism pays even where Masonry would have done (W03)', () => {
  const s = scene({ open: 'gardens', p1: { tokens: 'urbanism masonry', cards: 'statue', coins: 0 } })
  expect(play(s, 'build gardens')).toEqual([
    { at: 'built', seat: 0, card: 'gardens', paid: 0, trade: 0, white: 'column' },
    { at: 'gained', seat: 0, coins: 4, by: 'urbanism' },
  ])
  expect(s.cities[0].coins).toBe(4)
})

test('DR-20 Urbanism pays nothing for a card without a cost (11.2)', () => {
  const s = scene({ open: 'lumber-yard', p1: { tokens: 'urbanism', coins: 0 } })
  play(s, 'build lumber-yard')
  expect(s.cities[0].coins).toBe(0)
})

/** Makes the-mausoleum without buying. */
const MAUSOLEUM: CityWords = { wonders: 'the-mausoleum', cards: 'brickyard glassworks glassblower press', coins: 0 }

test('DR-21 Urbanism does not pay for a raised card (W10)', () => {
  const s = scene({
    open: 'armory',
    discard: 'fortifications altar',
    p1: { ...MAUSOLEUM, cards: `${MAUSOLEUM.cards} palisade`, tokens: 'urbanism' },
  })
  play(s, 'wonder the-mausoleum armory', 'raise fortifications')
  expect(s.cities[0].coins).toBe(0)
  expect(s.pawn).toBe(2)
})

describe('Economy (11.2)', () => {
  const ECONOMY: readonly (SceneWords & { id: string; thing: string; paid: number; gains: number })[] = [
    {
      id: 'DR-22 printed coins are not gained',
      p2: { tokens: 'economy', cards: 'glassworks' },
      thing: 'caravansery',
      paid: 7,
      gains: 5,
    },
    {
      id: 'DR-23 fixed prices shrink it',
      p1: { cards: 'customs-house lumber-yard' },
      p2: { tokens: 'economy', cards: 'glassworks glassblower quarry' },
      thing: 'academy',
      paid: 5,
      gains: 5,
    },
    {
      id: 'DR-25 a chain brings nothing',
      p1: { cards: 'baths' },
      p2: { tokens: 'economy' },
      thing: 'aqueduct',
      paid: 0,
      gains: 0,
    },
    {
      id: 'DR-25 nor does a raised card',
      p1: MAUSOLEUM,
      p2: { tokens: 'economy' },
      discard: 'palace',
      thing: 'the-mausoleum',
      paid: 0,
      gains: 0,
    },
  ]

  test.each(ECONOMY)('$id: $thing', ({ thing, paid, gains, id: _, ...words }) => {
    const s = offering(thing, words)
    const [before, theirs] = s.cities.map(city => city.coins)
    const move = choices(s).find(m => m === `build ${thing}` || m.startsWith(`wonder ${thing} `)) ?? ''
    const told = play(s, move)
    expect(s.cities.map(city => city.coins)).toEqual([before - paid, theirs + gains])
    const gained = gains > 0 ? [{ at: 'gained', seat: 1, coins: gains, by: 'economy' }] : []
    expect(told.filter(event => event.at === 'gained')).toEqual(gained)
  })

  test('DR-24 is paid before the Appian Way takes (W09)', () => {
    const s = scene({
      open: 'altar',
      p1: { wonders: 'the-appian-way', cards: 'brickyard quarry', coins: 10 },
      p2: { tokens: 'economy', coins: 0 },
    })
    const told = play(s, 'wonder the-appian-way altar')
    expect(told.slice(0, 4)).toEqual([
      { at: 'wonder', seat: 0, wonder: 'the-appian-way', card: 'altar', paid: 4 },
      { at: 'gained', seat: 1, coins: 4, by: 'economy' },
      { at: 'gained', seat: 0, coins: 3, by: 'the-appian-way' },
      { at: 'lost', seat: 1, coins: 3, by: 'the-appian-way' },
    ])
    expect(s.cities.map(city => city.coins)).toEqual([9, 1])
  })
})

test('DR-26 the Appian Way takes at most what is there (W08)', () => {
  const s = scene({ open: 'altar', p1: { wonders: 'the-appian-way', coins: 20 }, p2: { coins: 2 } })
  const told = play(s, 'wonder the-appian-way altar')
  expect(told).toContainEqual({ at: 'lost', seat: 1, coins: 2, by: 'the-appian-way' })
  expect(s.cities.map(city => city.coins)).toEqual([20 - 10 + 3, 0])
  expect(look(s).waiting).toEqual([0])
})

test.each(['forum', 'walls'])('DR-27 the discarded card itself does not count: %s (6.4)', card => {
  const s = scene({ open: card, p1: { cards: 'tavern brewery', coins: 0 } })
  play(s, `discard ${card}`)
  expect(s.cities[0].coins).toBe(4)
})

test('W26 a new fixed price works from the next turn on, an extra turn included', () => {
  const s = scene({ open: 'stone-reserve', p1: { coins: 6 }, p2: { cards: 'quarry' } })
  expect(play(s, 'build stone-reserve')[0]).toMatchObject({ paid: 3 })
  const next = scene({ open: 'baths', p1: { coins: 3, cards: 'stone-reserve' }, p2: { cards: 'quarry' } })
  expect(costOf(next, 'baths')).toBe(1)
})
