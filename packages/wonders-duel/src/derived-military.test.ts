// Derived tests of the military track: DR-28 to DR-35 (8, 11.2). P1 acts unless said otherwise.

import { expect, test } from 'vitest'
import { type CityWords, choices, decision, look, play, type SceneWords, scene } from './scene.ts'
import { result } from './scoring.ts'

interface March {
  readonly id: string
  readonly given: SceneWords
  readonly when: readonly string[]
  readonly pawn: number
  /** The opponent's coins. */
  readonly coins: number
  /** Military tokens left on P2's side. */
  readonly left: readonly string[]
}

const MARCHES: readonly March[] = [
  {
    id: 'DR-28 one move through two zones pays both tokens (8.2, W07)',
    given: { open: 'arsenal', pawn: 2, p1: { tokens: 'strategy' }, p2: { coins: 10 } },
    when: ['build arsenal'],
    pawn: 6,
    coins: 3,
    left: [],
  },
  {
    id: 'DR-28 the same with 4 coins: the nearer first, then what is left (8.2)',
    given: { open: 'arsenal', pawn: 2, p1: { tokens: 'strategy' }, p2: { coins: 4 } },
    when: ['build arsenal'],
    pawn: 6,
    coins: 0,
    left: [],
  },
  {
    id: 'DR-29 at most what the opponent has (8.2)',
    given: { open: 'horse-breeders', pawn: 2, p2: { coins: 1 } },
    when: ['build horse-breeders'],
    pawn: 3,
    coins: 0,
    left: ['p2-loses-5'],
  },
  {
    id: 'DR-33 Strategy never counts for wonders (11.2)',
    given: { open: 'altar', p1: { tokens: 'strategy', wonders: 'the-colossus' }, p2: { coins: 9 } },
    when: ['wonder the-colossus altar'],
    pawn: 2,
    coins: 9,
    left: ['p2-loses-2', 'p2-loses-5'],
  },
  {
    id: 'DR-34 Strategy counts for a raised red card (W12)',
    given: {
      open: 'altar',
      age: 1,
      discard: 'walls theater',
      p1: { tokens: 'strategy', wonders: 'the-mausoleum' },
      p2: { coins: 9 },
    },
    when: ['wonder the-mausoleum altar', 'raise walls'],
    pawn: 3,
    coins: 7,
    left: ['p2-loses-5'],
  },
  {
    id: 'DR-35 Strategy does nothing for earlier red cards (11.2)',
    given: {
      open: 'school',
      pawn: 2,
      board: 'strategy law masonry',
      p1: { cards: 'guard-tower palisade apothecary' },
      p2: { coins: 9 },
    },
    when: ['build school', 'token strategy'],
    pawn: 2,
    coins: 9,
    left: ['p2-loses-2', 'p2-loses-5'],
  },
]

test.each(MARCHES)('$id', ({ given, when, pawn, coins, left }) => {
  const s = scene(given)
  play(s, ...when)
  expect(s.pawn).toBe(pawn)
  expect(s.cities[1].coins).toBe(coins)
  expect(look(s).military.filter(name => name.startsWith('p2'))).toEqual(left)
})

test('DR-28 the nearer token is told first (W07)', () => {
  const s = scene({ open: 'arsenal', pawn: 2, p1: { tokens: 'strategy' }, p2: { coins: 10 } })
  expect(play(s, 'build arsenal').slice(1)).toEqual([
    { at: 'pawn', seat: 0, shields: 4, pawn: 6 },
    { at: 'lost', seat: 1, coins: 2, by: 'p2-loses-2' },
    { at: 'lost', seat: 1, coins: 5, by: 'p2-loses-5' },
  ])
})

test('DR-30 a zone entered again costs nothing (8.2)', () => {
  const s = scene({ open: 'walls archery-range parade-ground', pawn: 1, p1: { coins: 20 }, p2: { coins: 20 } })
  play(s, 'build walls')
  expect([s.pawn, s.cities[1].coins]).toEqual([3, 18])
  play(s, 'build archery-range')
  expect([s.pawn, s.cities[1].coins]).toEqual([1, 12])
  const told = play(s, 'build parade-ground')
  expect([s.pawn, s.cities[1].coins]).toEqual([3, 12])
  expect(told.filter(event => event.at === 'lost')).toEqual([])
})

test('DR-30 the other side has its own tokens (8.2)', () => {
  const s = scene({ open: 'walls', pawn: -2, turn: 1, p1: { coins: 3 }, p2: { tokens: 'strategy' } })
  play(s, 'build walls')
  expect([s.pawn, s.cities[0].coins]).toEqual([-5, 1])
  expect(look(s).military).toEqual(['p2-loses-2', 'p2-loses-5', 'p1-loses-5'])
})

test('DR-31 the capital ends the game at once (8.3)', () => {
  const s = scene({ open: 'archery-range walls', pawn: 7 })
  const told = play(s, 'build archery-range')
  expect(s.pawn).toBe(9)
  expect(told.at(-1)).toEqual({ at: 'over', reason: 'military', winners: [0] })
  expect(result(s)).toEqual({ reason: 'military', winners: [0] })
  expect(look(s).waiting).toEqual([])
  expect(choices(s)).toEqual([])
})

test.each([-6, -7, -8])('DR-31 the pawn stops at the capital: P2 from %i with three shields (8.1, 8.3)', pawn => {
  const s = scene({ open: 'pretorium', pawn, turn: 1 })
  play(s, 'build pretorium')
  expect(s.pawn).toBe(-9)
  expect(result(s)).toEqual({ reason: 'military', winners: [1] })
})

const GREY: CityWords = { cards: 'glassworks press' }

test.each([
  [7, 'destroy', undefined],
  [8, undefined, { reason: 'military', winners: [0] }],
])('DR-32 Circus Maximus with the pawn on +%i: asked %s (W15)', (pawn, next, end) => {
  const s = scene({ open: 'altar', pawn, p1: { wonders: 'circus-maximus' }, p2: GREY })
  play(s, 'wonder circus-maximus altar')
  expect(decision(s)).toBe(next)
  expect(result(s)).toEqual(end)
})
