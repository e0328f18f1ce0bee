// The facts themselves: how many cards, wonders and tokens there are, how symbols pair, and how the layouts hang together
// (1, 5.7, 9.1, 12, 13).

import { describe, expect, test } from 'vitest'
import { COVERED_BY } from './ages.ts'
import { CARDS } from './data/cards.ts'
import { LAYOUTS } from './data/layouts.ts'
import { MILITARY_TOKENS, ZONE_POINTS } from './data/military.ts'
import { COLOURS, SYMBOLS, WHITE_SYMBOLS } from './data/names.ts'
import { TOKENS } from './data/tokens.ts'
import { FIRST_GAME_WONDERS, WONDERS } from './data/wonders.ts'
import { members } from './names.ts'

const count = <T>(list: readonly T[], of: (thing: T) => boolean): number => list.filter(of).length

describe('components (1, 12)', () => {
  test.each([
    [1, 23],
    [2, 23],
    [3, 20],
    ['guild', 7],
  ])('Age %s has %i cards', (age, n) => {
    expect(count(CARDS, card => card.age === age)).toBe(n)
  })

  test.each([
    ['cards', CARDS, 73],
    ['wonders', WONDERS, 12],
    ['progress tokens', TOKENS, 10],
    ['military tokens', MILITARY_TOKENS, 4],
  ])('%s, each named once', (_, things: readonly { readonly name: string }[], n) => {
    expect(things).toHaveLength(n)
    expect(new Set(things.map(({ name }) => name)).size).toBe(n)
  })

  test('cards by colour and Age (3.7)', () => {
    const table = COLOURS.map(colour => [
      colour,
      ...[1, 2, 3, 'guild'].map(age => count(CARDS, card => card.colour === colour && card.age === age)),
    ])
    expect(table).toEqual([
      ['brown', 6, 3, 0, 0],
      ['grey', 2, 2, 0, 0],
      ['blue', 3, 5, 6, 0],
      ['green', 4, 4, 4, 0],
      ['yellow', 4, 4, 5, 0],
      ['red', 4, 5, 5, 0],
      ['purple', 0, 0, 0, 7],
    ])
  })

  test('only brown and grey cards produce; only yellow cards and wonders give a choice (5.3)', () => {
    for (const { name, colour, makes, choice } of CARDS) {
      expect([name, makes !== undefined]).toEqual([name, colour === 'brown' || colour === 'grey'])
      if (choice !== undefined) expect([name, colour]).toEqual([name, 'yellow'])
    }
    expect(WONDERS.filter(wonder => wonder.choice).map(({ name, choice }) => [name, choice])).toEqual([
      ['the-great-lighthouse', 'raw'],
      ['piraeus', 'goods'],
    ])
  })

  test('red cards have shields, green cards a symbol, and no others (3.7)', () => {
    for (const { name, colour, shields, symbol } of CARDS) {
      expect([name, shields !== undefined, symbol !== undefined]).toEqual([name, colour === 'red', colour === 'green'])
    }
  })

  test('wonders cost resources only, five units at most (3.1, 5.8)', () => {
    for (const { name, cost } of WONDERS) {
      expect([name, cost.coins]).toEqual([name, undefined])
      expect(Object.values(cost).reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(5)
    }
  })

  test('sums of all printed numbers', () => {
    const sum = (numbers: readonly (number | undefined)[]) => numbers.reduce<number>((a, b) => a + (b ?? 0), 0)
    expect({
      points: sum(CARDS.map(card => card.points)),
      shields: sum(CARDS.map(card => card.shields)),
      coins: sum(CARDS.map(card => card.coins)),
      cost: sum(CARDS.map(card => sum(Object.values(card.cost)))),
      wonders: sum(WONDERS.map(wonder => wonder.points)),
      wonderCost: sum(WONDERS.map(wonder => sum(Object.values(wonder.cost)))),
      wonderShields: sum(WONDERS.map(wonder => wonder.shields)),
      again: count(WONDERS, wonder => wonder.again === true),
    }).toEqual({
      points: 100,
      shields: 24,
      coins: 10,
      cost: 187,
      wonders: 42,
      wonderCost: 52,
      wonderShields: 4,
      again: 5,
    })
  })

  test('the first game hands out eight different wonders (4.2)', () => {
    const dealt = FIRST_GAME_WONDERS.flat()
    expect(new Set(dealt).size).toBe(8)
    for (const wonder of dealt) expect(WONDERS.map(({ name }) => name)).toContain(wonder)
  })

  test('the military track (8.2, 10.2)', () => {
    expect(MILITARY_TOKENS.map(({ loser, from, coins }) => [loser, from, coins])).toEqual([
      [1, 3, 2],
      [1, 6, 5],
      [0, 3, 2],
      [0, 6, 5],
    ])
    expect(ZONE_POINTS).toEqual([0, 2, 2, 5, 5, 5, 10, 10, 10])
  })
})

describe('symbols', () => {
  test('41 cards without and 32 with a white symbol (12)', () => {
    const without = count(CARDS, ({ gives, freeBy }) => gives === undefined && freeBy === undefined)
    expect([without, CARDS.length - without]).toEqual([41, 32])
  })

  test.each(WHITE_SYMBOLS)('white symbol %s: one giver, one taker in a later Age (5.7)', symbol => {
    const givers = CARDS.filter(card => card.gives === symbol)
    const takers = CARDS.filter(card => card.freeBy === symbol)
    expect([givers.length, takers.length]).toEqual([1, 1])
    expect(Number(takers[0].age)).toBeGreaterThan(Number(givers[0].age))
    expect(takers[0].colour).toBe(givers[0].colour)
  })

  test.each(SYMBOLS)('science symbol %s: twice on green cards, scales once on a token (9.1)', symbol => {
    const cards = count(CARDS, card => card.symbol === symbol)
    const tokens = count(TOKENS, token => token.symbol === symbol)
    expect([cards, tokens]).toEqual(symbol === 'scales' ? [0, 1] : [2, 0])
  })
})

interface Figures {
  readonly age: string
  readonly rows: readonly number[]
  readonly open: readonly number[]
  readonly sets: number
  readonly five: number
  readonly all: number
  readonly most: number
}

const FIGURES: readonly Figures[] = [
  {
    age: 'I',
    rows: [2, 3, 4, 5, 6],
    open: [14, 15, 16, 17, 18, 19],
    sets: 428,
    five: 1984,
    all: 1_100_742_656,
    most: 6,
  },
  { age: 'II', rows: [6, 5, 4, 3, 2], open: [18, 19], sets: 428, five: 76, all: 1_100_742_656, most: 6 },
  { age: 'III', rows: [2, 3, 4, 2, 4, 3, 2], open: [18, 19], sets: 132, five: 64, all: 4_705_728, most: 4 },
]

describe.each(FIGURES.map((figures, i) => ({ ...figures, i })))('the layout of Age $age (13)', figures => {
  const slots = LAYOUTS[figures.i]
  const full = (1 << slots.length) - 1
  const accessible = (left: number) => members(left).filter(slot => (COVERED_BY[figures.i][slot] & left) === 0)

  /** Orders of taking so many cards from what is left. */
  function orders(cards: number, left = full, known = new Map<number, number>()): number {
    if (cards === 0) return 1
    const key = left * 32 + cards
    let n = known.get(key)
    if (n === undefined) {
      n = accessible(left).reduce((sum, slot) => sum + orders(cards - 1, left & ~(1 << slot), known), 0)
      known.set(key, n)
    }
    return n
  }

  test('rows, every second one face down, 12 open and 8 closed', () => {
    const rows = figures.rows.map((_, row) => slots.filter(slot => slot.row === row))
    expect(rows.map(row => row.length)).toEqual(figures.rows)
    for (const [row, cards] of rows.entries()) {
      expect(new Set(cards.map(slot => slot.face))).toEqual(new Set([row % 2 === 1 ? 'down' : 'up']))
    }
    expect(count(slots, slot => slot.face === 'down')).toBe(8)
  })

  test('a card lies on another where they overlap by half: one row nearer, half a card aside', () => {
    for (const { row, column, coveredBy } of slots) {
      const over = slots.flatMap((other, i) =>
        other.row === row + 1 && Math.abs(other.column - column) === 1 ? [i] : [],
      )
      expect(coveredBy).toEqual(over)
    }
  })

  test('accessible at the start', () => {
    expect(accessible(full)).toEqual(figures.open)
  })

  test('reachable sets, and the most accessible at once', () => {
    const met = new Set([full])
    for (const left of met) for (const slot of accessible(left)) met.add(left & ~(1 << slot))
    expect(met.size).toBe(figures.sets)
    expect(Math.max(...[...met].map(left => accessible(left).length))).toBe(figures.most)
  })

  test('orders of the first five cards, and of all twenty', () => {
    expect(orders(5)).toBe(figures.five)
    expect(orders(20)).toBe(figures.all)
  })
})
