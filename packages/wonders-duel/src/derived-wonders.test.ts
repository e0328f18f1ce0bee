// Derived tests of wonders, extra turns and coins on building: DR-44 to DR-46 and DR-48 to DR-57 (6.5, 6.6, 11.3 to 11.5).
// P1 acts unless said otherwise.

import { describe, expect, test } from 'vitest'
import { asked, choices, costOf, decision, look, play, type SceneWords, scene } from './scene.ts'
import { result } from './scoring.ts'

test('DR-44 an extra turn on the last card of an Age is lost (W23)', () => {
  const s = scene({ last: 'altar', age: 1, p1: { wonders: 'the-pyramids', tokens: 'theology' } })
  const told = play(s, 'wonder the-pyramids altar')
  expect(told.filter(event => event.at === 'again')).toEqual([])
  expect(told.at(-1)).toEqual({ at: 'starter', seat: 0 })
  expect([s.age, asked(s), decision(s)]).toEqual([2, 0, 'turn'])
})

test('DR-44 with the pawn off the centre the weaker side chooses all the same (7)', () => {
  const s = scene({ last: 'altar', age: 1, pawn: 1, p1: { wonders: 'the-sphinx' } })
  play(s, 'wonder the-sphinx altar')
  expect([s.age, asked(s), decision(s)]).toEqual([2, 1, 'starter'])
})

test('DR-45 what was uncovered is open before the extra turn (6.2)', () => {
  // Slots 18 and 19 lie on 13; only 18 is still there.
  const s = scene({ age: 1, gone: [19], slots: { 18: 'altar' }, p1: { wonders: 'the-sphinx' } })
  expect(look(s).layout[13]).toBe('?')
  const told = play(s, 'wonder the-sphinx altar > baths')
  expect(told.slice(1)).toEqual([
    { at: 'revealed', slot: 13, card: 'baths' },
    { at: 'again', seat: 0 },
  ])
  expect(asked(s)).toBe(0)
  expect(choices(s)).toContain('build baths')
})

test('DR-45 two cards uncovered at once: the lower slot first (W21)', () => {
  // Slot 15 lies on 9 and 10; 14 and 16 are gone.
  const s = scene({ age: 1, gone: [14, 16], slots: { 15: 'altar' } })
  expect(play(s, 'discard altar > baths, theater').slice(1)).toEqual([
    { at: 'revealed', slot: 9, card: 'baths' },
    { at: 'revealed', slot: 10, card: 'theater' },
  ])
})

test('DR-46 three extra turns in a row (6.2)', () => {
  const s = scene({
    open: 'altar baths theater tavern',
    p1: { wonders: 'piraeus the-sphinx the-hanging-gardens' },
  })
  const seats: (number | undefined)[] = []
  for (const move of ['wonder piraeus altar', 'wonder the-sphinx baths', 'wonder the-hanging-gardens theater']) {
    play(s, move)
    seats.push(asked(s))
  }
  expect(seats).toEqual([0, 0, 0])
  play(s, 'discard tavern')
  expect(asked(s)).toBe(1)
})

describe('destroying (11.5)', () => {
  test('DR-48 no such card: nothing happens (W15)', () => {
    const s = scene({ open: 'altar', p1: { wonders: 'the-statue-of-zeus' }, p2: { cards: 'glassworks press' } })
    const told = play(s, 'wonder the-statue-of-zeus altar')
    expect(told.slice(1)).toEqual([{ at: 'pawn', seat: 0, shields: 1, pawn: 1 }])
    expect([decision(s), asked(s)]).toEqual(['turn', 1])
    expect(look(s).cities[1].cards).toEqual(['glassworks', 'press'])
  })

  test('DR-49 a destroyed shelf-quarry is in the pile and makes nothing any more', () => {
    const s = scene({
      open: 'rostrum aqueduct walls',
      p1: { wonders: 'the-statue-of-zeus the-mausoleum' },
      p2: { cards: 'shelf-quarry quarry press' },
    })
    play(s, 'wonder the-statue-of-zeus rostrum')
    expect(choices(s)).toEqual(['destroy quarry', 'destroy shelf-quarry'])
    play(s, 'destroy shelf-quarry')
    expect(look(s).discard).toEqual(['shelf-quarry'])
    expect(look(s).cities[1].cards).toEqual(['quarry', 'press'])
    expect(costOf(s, 'aqueduct')).toBe(4) // P2, who made three stone, buys two
    play(s, 'discard walls')
    expect(costOf(s, 'aqueduct')).toBe(9) // P1 pays 3 for each; it was 5
    expect(play(s, 'wonder the-mausoleum aqueduct')[0]).toMatchObject({ at: 'wonder' })
    expect(choices(s)).toEqual(['raise shelf-quarry', 'raise walls'])
    play(s, 'raise shelf-quarry')
    expect(look(s).cities[0].cards).toEqual(['shelf-quarry'])
  })

  test('DR-49 before it is destroyed each stone costs 5', () => {
    const s = scene({ open: 'aqueduct', p2: { cards: 'shelf-quarry quarry press' } })
    expect(costOf(s, 'aqueduct')).toBe(15)
  })

  test.each([
    ['circus-maximus', ['destroy glassworks', 'destroy press']],
    ['the-statue-of-zeus', ['destroy quarry', 'destroy brickyard']],
  ])('%s chooses among its own colour of the opponent', (wonder, targets) => {
    const s = scene({
      open: 'altar',
      p1: { wonders: wonder, cards: 'clay-pool drying-room' },
      p2: { cards: 'quarry brickyard glassworks press caravansery' },
    })
    play(s, `wonder ${wonder} altar`)
    expect(choices(s)).toEqual(targets)
  })

  test('a single target is destroyed unasked (W27)', () => {
    const s = scene({ open: 'altar', p1: { wonders: 'circus-maximus' }, p2: { cards: 'glassworks quarry' } })
    expect(play(s, 'wonder circus-maximus altar')).toContainEqual({ at: 'destroyed', seat: 0, card: 'glassworks' })
    expect(look(s).cities[1].cards).toEqual(['quarry'])
  })
})

describe('the Mausoleum (11.5)', () => {
  test('DR-50 with an empty pile: legal, nothing raised, 2 points (W16)', () => {
    const s = scene({ last: 'armory', age: 3, p1: { wonders: 'the-mausoleum', coins: 12 }, p2: { coins: 0 } })
    const told = play(s, 'wonder the-mausoleum armory')
    expect(told.map(event => event.at)).toEqual(['wonder', 'over'])
    expect(result(s)?.scores?.[0]).toMatchObject({ total: 2, parts: { wonders: 2 } })
  })

  test('DR-51 neither cards removed at the start nor tucked cards are offered', () => {
    const s = scene({
      open: 'walls',
      discard: 'altar baths',
      p1: { wonders: 'the-mausoleum' },
      p2: { built: 'the-sphinx/tavern' },
    })
    play(s, 'wonder the-mausoleum walls')
    expect(choices(s)).toEqual(['raise altar', 'raise baths'])
  })

  test('DR-52 a raised arena counts the Mausoleum itself (W16)', () => {
    const s = scene({
      open: 'armory',
      discard: 'arena altar',
      p1: { wonders: 'the-mausoleum', built: 'the-sphinx piraeus', coins: 20 },
    })
    play(s, 'wonder the-mausoleum armory')
    const before = s.cities[0].coins
    expect(play(s, 'raise arena')[1]).toEqual({ at: 'gained', seat: 0, coins: 6, by: 'arena' })
    expect(s.cities[0].coins).toBe(before + 6)
  })

  test('a raised guild brings its coins (W16)', () => {
    const s = scene({
      open: 'armory',
      discard: 'tacticians-guild altar',
      p1: { wonders: 'the-mausoleum', cards: 'walls' },
      p2: { cards: 'guard-tower circus' },
    })
    play(s, 'wonder the-mausoleum armory')
    expect(play(s, 'raise tacticians-guild')[1]).toEqual({ at: 'gained', seat: 0, coins: 2, by: 'tacticians-guild' })
  })

  test.each([
    ['walls', 7, 'military'],
    ['university', 0, 'science'],
  ])('a raised %s can win at once (W16, 8.3, 9.3)', (card, pawn, reason) => {
    const s = scene({
      open: 'armory',
      discard: `${card} altar`,
      pawn,
      p1: { wonders: 'the-mausoleum', cards: 'apothecary workshop scriptorium pharmacist academy' },
    })
    play(s, 'wonder the-mausoleum armory', `raise ${card}`)
    expect(result(s)).toEqual({ reason, winners: [0] })
  })

  test('a raised white symbol works from now on (W16)', () => {
    const s = scene({
      open: 'statue temple walls',
      discard: 'theater altar',
      p1: { wonders: 'the-mausoleum' },
    })
    play(s, 'wonder the-mausoleum walls', 'raise theater', 'discard temple')
    expect(costOf(s, 'statue')).toBe(0)
  })
})

test('W19 a tucked card stays known (15)', () => {
  const s = scene({ open: 'altar', p1: { wonders: 'the-sphinx' } })
  play(s, 'wonder the-sphinx altar')
  expect(look(s).cities[0].built).toEqual([{ wonder: 'the-sphinx', card: 'altar' }])
})

test('W20 the bank never runs out: there are 86 coins in the box, and more can be had', () => {
  const s = scene({ open: 'altar', p1: { wonders: 'the-temple-of-artemis', coins: 86 }, p2: { coins: 86 } })
  play(s, 'wonder the-temple-of-artemis altar')
  expect(s.cities[0].coins).toBe(86 - 8 + 12)
})

interface Coins {
  readonly id: string
  readonly given: SceneWords
  readonly card: string
  readonly gains: number
}

const BROWN = 'lumber-yard logging-camp clay-pool clay-pit'

const COINS: readonly Coins[] = [
  { id: 'tavern (11.3)', given: {}, card: 'tavern', gains: 4 },
  { id: 'brewery (11.3)', given: {}, card: 'brewery', gains: 6 },
  {
    id: 'DR-53 lighthouse counts itself (11.3)',
    given: { p1: { cards: 'tavern brewery forum' } },
    card: 'lighthouse',
    gains: 4,
  },
  {
    id: 'DR-54 chamber-of-commerce (11.3)',
    given: { p1: { cards: `glassworks press ${BROWN}` }, p2: { cards: 'glassblower drying-room' } },
    card: 'chamber-of-commerce',
    gains: 6,
  },
  { id: 'DR-54 port (11.3)', given: { p1: { cards: `glassworks press ${BROWN}` } }, card: 'port', gains: 8 },
  {
    id: 'DR-54 armory (11.3)',
    given: { p1: { cards: 'guard-tower stable walls' }, p2: { cards: 'garrison' } },
    card: 'armory',
    gains: 3,
  },
  {
    id: 'arena (11.3)',
    given: { p1: { built: 'the-sphinx piraeus' }, p2: { built: 'the-colossus the-mausoleum the-pyramids' } },
    card: 'arena',
    gains: 4,
  },
  {
    id: 'DR-56 magistrates-guild: the other city has more (11.4)',
    given: { p1: { cards: 'altar baths' }, p2: { cards: 'theater statue temple rostrum' } },
    card: 'magistrates-guild',
    gains: 4,
  },
  {
    id: 'DR-57 shipowners-guild: one city, not the best of each colour (11.4)',
    given: { p1: { cards: BROWN }, p2: { cards: 'quarry stone-pit glassworks press drying-room' } },
    card: 'shipowners-guild',
    gains: 5,
  },
  {
    id: 'merchants-guild: a tie changes nothing (11.4)',
    given: { p1: { cards: 'tavern forum' }, p2: { cards: 'brewery caravansery' } },
    card: 'merchants-guild',
    gains: 2,
  },
  { id: 'scientists-guild (11.4)', given: { p1: { cards: 'school' } }, card: 'scientists-guild', gains: 1 },
  { id: 'tacticians-guild (11.4)', given: { p2: { cards: 'walls circus' } }, card: 'tacticians-guild', gains: 2 },
  {
    id: 'DR-59 builders-guild brings no coins (11.4)',
    given: { p2: { built: 'the-colossus the-mausoleum' } },
    card: 'builders-guild',
    gains: 0,
  },
  { id: 'moneylenders-guild brings no coins (11.4)', given: {}, card: 'moneylenders-guild', gains: 0 },
]

test.each(COINS)('$id: +$gains coins', ({ given, card, gains }) => {
  const s = scene({ open: card, ...given })
  const price = costOf(s, card)
  const before = s.cities[0].coins
  const gained = play(s, `build ${card}`).filter(event => event.at === 'gained')
  expect(s.cities[0].coins).toBe(before - price + gains)
  expect(gained).toEqual(gains > 0 ? [{ at: 'gained', seat: 0, coins: gains, by: card }] : [])
})

test('DR-53 by chain from the tavern (5.7)', () => {
  const s = scene({ open: 'lighthouse', p1: { cards: 'tavern brewery forum', coins: 0 } })
  expect(play(s, 'build lighthouse')[0]).toMatchObject({ paid: 0, white: 'amphora' })
  expect(s.cities[0].coins).toBe(4)
})

test('DR-55 the seventh wonder works; the last one leaves, whoever owns it (6.6, W14)', () => {
  const s = scene({
    open: 'altar baths theater',
    turn: 1,
    p1: { built: 'the-sphinx piraeus the-colossus', wonders: 'the-pyramids' },
    p2: { built: 'circus-maximus the-appian-way the-mausoleum', wonders: 'the-temple-of-artemis', coins: 8 },
  })
  const told = play(s, 'wonder the-temple-of-artemis altar')
  expect(told.map(event => event.at)).toEqual(['wonder', 'removed', 'gained', 'again'])
  expect(s.cities[1].coins).toBe(12)
  expect(look(s).removed).toEqual(['the-pyramids'])
  expect(look(s).cities[0].wonders).toEqual([])
  expect(asked(s)).toBe(1)
})

test('DR-55 it leaves at once: before the choices of the seventh (W14)', () => {
  const s = scene({
    open: 'altar theater',
    p1: { built: 'the-sphinx piraeus the-colossus', wonders: 'the-statue-of-zeus' },
    p2: { built: 'circus-maximus the-appian-way the-mausoleum', wonders: 'the-pyramids', cards: 'quarry clay-pool' },
  })
  const told = play(s, 'wonder the-statue-of-zeus altar')
  expect(told.map(event => event.at)).toEqual(['wonder', 'removed', 'pawn'])
  expect(look(s).removed).toEqual(['the-pyramids'])
  expect(look(s).cities.map(({ wonders }) => wonders)).toEqual([[], []])
  expect(play(s, 'destroy quarry').map(event => event.at)).toEqual(['destroyed'])
  expect(look(s).removed).toEqual(['the-pyramids'])
})
