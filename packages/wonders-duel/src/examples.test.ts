// The rulebook's own examples, EX-01 to EX-19, each with the rule it comes from. P1 acts unless said otherwise.

import { describe, expect, test } from 'vitest'
import { RESOURCES } from './data/names.ts'
import { type CityWords, choices, costOf, look, P2, play, scene } from './scene.ts'
import { amount } from './trade.ts'

interface Price {
  readonly id: string
  readonly p1?: CityWords
  readonly p2?: CityWords
  readonly turn?: number
  readonly costs: Readonly<Record<string, number>>
}

const NOTHING: CityWords = {}

const PRICES: readonly Price[] = [
  { id: 'EX-01 Kinds of cost (3.8)', costs: { 'lumber-yard': 0, 'stone-pit': 1, baths: 2, arena: 6 } },
  { id: 'EX-02 Cost, no symbol yet (3.8)', costs: { 'horse-breeders': 4 } },
  { id: 'EX-02 Symbol instead of cost (3.8)', p1: { cards: 'stable' }, costs: { 'horse-breeders': 0 } },
  {
    id: 'EX-05 What production pays for (5.3)',
    p1: { cards: 'quarry clay-pool brickyard press' },
    costs: { baths: 0, garrison: 0, apothecary: 2 },
  },
  { id: 'EX-06 Price from the opponent (5.4)', p2: { cards: 'shelf-quarry' }, costs: { baths: 4 } },
  { id: 'EX-07 Price for the owner (5.4)', p2: { cards: 'shelf-quarry' }, turn: P2, costs: { aqueduct: 2 } },
  {
    id: 'EX-08 Fortifications (5.4)',
    p1: { cards: 'clay-pool' },
    p2: { cards: 'shelf-quarry' },
    turn: P2,
    costs: { fortifications: 5 },
  },
  { id: 'EX-09 Aqueduct (5.4)', p2: { cards: 'shelf-quarry' }, costs: { aqueduct: 12 } },
  { id: 'EX-10 Coin costs, nothing produced (5.5)', costs: { scriptorium: 2, 'stone-pit': 1 } },
  {
    id: 'EX-10 Coin costs, much produced (5.5)',
    p1: { cards: 'quarry clay-pool press glassworks' },
    p2: { cards: 'lumber-yard clay-pit shelf-quarry' },
    costs: { scriptorium: 2, 'stone-pit': 1 },
  },
  { id: 'EX-11 Mixed cost (5.6)', p1: { cards: 'glassworks' }, turn: P2, costs: { caravansery: 7 } },
]

describe.each(PRICES)('$id', ({ p1 = NOTHING, p2 = NOTHING, turn = 0, costs }) => {
  test.each(Object.entries(costs))('%s costs %i', (card, coins) => {
    expect(costOf(scene({ open: card, p1, p2, turn }), card)).toBe(coins)
  })
})

test('EX-02 Cost or symbol (3.8): the stable is built on the way', () => {
  const s = scene({ open: 'stable', p1: { coins: 2 } })
  play(s, 'build stable')
  expect(s.cities[0].coins).toBe(0)
  const later = scene({ open: 'horse-breeders', p1: { coins: 0, cards: 'stable' } })
  expect(play(later, 'build horse-breeders')[0]).toMatchObject({ at: 'built', paid: 0, white: 'horseshoe' })
})

test('EX-03 Free building (5.1)', () => {
  const s = scene({ open: 'lumber-yard', p1: { coins: 0 } })
  expect(choices(s)).toContain('build lumber-yard')
  play(s, 'build lumber-yard')
  expect(s.cities[0].coins).toBe(0)
  expect(RESOURCES.map((_, r) => amount(s.cities[0].makes, r))).toEqual([0, 1, 0, 0, 0])
})

test('EX-04 Production (5.3)', () => {
  const s = scene({ open: 'brickyard', p1: { cards: 'quarry clay-pool press' } })
  play(s, 'build brickyard')
  const own = Object.fromEntries(RESOURCES.map((name, r) => [name, amount(s.cities[0].makes, r)]))
  expect(own).toEqual({ stone: 1, clay: 3, papyrus: 1, wood: 0, glass: 0 })
})

test.each([
  [1, false],
  [2, true],
])('EX-05 What production pays for (5.3): apothecary with %i coin(s): %s', (coins, can) => {
  const s = scene({ open: 'apothecary', p1: { coins, cards: 'quarry clay-pool brickyard press' } })
  expect(choices(s).includes('build apothecary')).toBe(can)
})

test('EX-12 Chain in Age II (5.7)', () => {
  const s = scene({ last: 'aqueduct', age: 2, p1: { cards: 'baths', coins: 0 } })
  expect(choices(s)).toContain('build aqueduct')
  const [built] = play(s, 'build aqueduct')
  expect(built).toEqual({ at: 'built', seat: 0, card: 'aqueduct', paid: 0, trade: 0, white: 'drop' })
  expect(s.cities[0].coins).toBe(0)
})

test('EX-12 Chain in Age II (5.7): its 5 points at the end', () => {
  const s = scene({ last: 'town-hall', p1: { cards: 'baths aqueduct', coins: 0 }, turn: P2 })
  const over = play(s, 'discard town-hall').at(-1)
  expect(over).toMatchObject({ at: 'over', totals: [3 + 5, Math.floor(52 / 3)] })
})

test('EX-13 Chain in Age III (5.7)', () => {
  const s = scene({ open: 'fortifications', p2: { cards: 'palisade', coins: 0 }, turn: P2 })
  expect(play(s, 'build fortifications')[0]).toMatchObject({ at: 'built', paid: 0, white: 'tower' })
  expect(s.cities[1].coins).toBe(0)
  expect(s.pawn).toBe(-2)
})

test('EX-14 Accessible cards (6.2)', () => {
  const s = scene({
    age: 1,
    gone: [14, 19],
    slots: { 15: 'baths', 16: 'stone-pit', 17: 'lumber-yard', 18: 'scriptorium' },
  })
  const cards = choices(s).map(move => move.split(' ').at(-1))
  expect(new Set(cards)).toEqual(new Set(['baths', 'stone-pit', 'lumber-yard', 'scriptorium']))
})

test('EX-15 Discard (6.4)', () => {
  const s = scene({ open: 'aqueduct', p2: { cards: 'tavern clay-reserve', coins: 1 }, turn: P2 })
  expect(play(s, 'discard aqueduct')[0]).toEqual({ at: 'discarded', seat: 1, card: 'aqueduct', coins: 4 })
  expect(s.cities[1].coins).toBe(5)
  expect(look(s).discard).toEqual(['aqueduct'])
})

test.each(['palace', 'pretorium', 'armory'])('EX-16 Building a wonder (6.5) with the %s', card => {
  const p1: CityWords = { coins: 0, cards: 'clay-pool brickyard glassworks', wonders: 'the-colossus' }
  const s = scene({ open: card, p1 })
  expect(play(s, `wonder the-colossus ${card}`)).toEqual([
    { at: 'wonder', seat: 0, wonder: 'the-colossus', card, paid: 0 },
    { at: 'pawn', seat: 0, shields: 2, pawn: 2 },
  ])
  const { cities, discard, military } = look(s)
  expect(cities[0]).toEqual({
    coins: 0,
    cards: ['clay-pool', 'glassworks', 'brickyard'],
    wonders: [],
    built: [{ wonder: 'the-colossus', card }],
    tokens: [],
  })
  expect(discard).toEqual([])
  expect(military).toHaveLength(4)
  expect(cities[1].coins).toBe(50)
})

test('EX-17 Seventh wonder (6.6)', () => {
  const s = scene({
    open: 'altar baths theater',
    p1: { wonders: 'the-colossus the-pyramids', built: 'the-sphinx piraeus' },
    p2: { built: 'circus-maximus the-appian-way the-mausoleum the-great-library' },
  })
  const told = play(s, 'wonder the-colossus altar')
  expect(told).toContainEqual({ at: 'removed', wonder: 'the-pyramids' })
  expect(s.pawn).toBe(2)
  expect(choices(s).filter(move => move.startsWith('wonder'))).toEqual([])
  play(s, 'discard baths')
  expect(choices(s)).not.toEqual([])
  expect(choices(s).filter(move => move.startsWith('wonder'))).toEqual([])
})

test.each([
  [1, 3],
  [2, 4],
])('EX-18 Military token (8.2): from +%i to +%i', (from, to) => {
  const s = scene({ open: 'archery-range', pawn: from, p2: { coins: 5 } })
  expect(play(s, 'build archery-range').slice(1)).toEqual([
    { at: 'pawn', seat: 0, shields: 2, pawn: to },
    { at: 'lost', seat: 1, coins: 2, by: 'p2-loses-2' },
  ])
  expect(s.pawn).toBe(to)
  expect(s.cities[1].coins).toBe(3)
  expect(s.military).toBe(0b1110)
})

test.each(['walls', 'archery-range', 'parade-ground', 'circus'])('EX-19 Strategy (11.2): %s', card => {
  const s = scene({ open: card, p1: { tokens: 'strategy' }, p2: { coins: 10 } })
  play(s, `build ${card}`)
  expect(s.pawn).toBe(3)
  expect(s.cities[1].coins).toBe(8)
})
