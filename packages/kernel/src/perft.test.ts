import { describe, expect, test } from 'vitest'
import { FastChance, firstChance, ScriptedChance } from './chance.ts'
import { divide, perft } from './perft.ts'
import { legalList } from './replay.ts'
import { omens } from './toy/index.ts'
import type { Omens } from './toy/state.ts'

const begin = (seats: number, day = 'short') => omens.setup({ seats, options: { day } }, firstChance)

/** Counting as anyone would. */
const naive = (s: Omens, depth: number): number => {
  if (depth === 0) return 1
  const [seat] = omens.waiting(s)
  if (seat === undefined) return 0
  return legalList(omens, s, seat).reduce((runs, action) => {
    const next = omens.clone(s)
    omens.apply(next, seat, action, firstChance)
    return runs + naive(next, depth - 1)
  }, 0)
}

/** Positions on the way through some games, from the first to the last. */
function* positions(): Generator<Omens> {
  for (let game = 0; game < 6; game++) {
    const random = new FastChance(game)
    const s = omens.setup({ seats: 2 + (game % 2), options: { day: 'short' } }, random)
    for (let seats = omens.waiting(s); seats.length > 0; seats = omens.waiting(s)) {
      yield omens.clone(s)
      const list = legalList(omens, s, seats[0])
      omens.apply(s, seats[0], list[random.number(list.length)], random)
    }
    yield s
  }
}

describe('perft', () => {
  test.each([
    [2, [1, 3, 9, 81, 162]],
    [3, [1, 3, 9, 27, 243]],
  ])('%i seats: bids of 0, 1 or 2, then nine fields', (seats, counts) => {
    expect(counts.map((_, depth) => perft(omens, begin(seats), depth))).toEqual(counts)
  })

  test('counts as the naive way does, and leaves the position alone', () => {
    for (const s of positions()) {
      const before = omens.clone(s)
      for (const depth of [0, 1, 2, 3]) expect(perft(omens, s, depth)).toBe(naive(s, depth))
      expect(s).toEqual(before)
    }
  })

  test('divided by the first action: the legal list, and it adds up', () => {
    for (const s of positions()) {
      const [seat] = omens.waiting(s)
      for (const depth of [1, 2, 3]) {
        const parts = divide(omens, s, depth)
        const legal = seat === undefined ? [] : legalList(omens, s, seat)
        expect([...parts.keys()]).toEqual(legal.map(action => action.notation))
        expect([...parts.values()].reduce((a, b) => a + b, 0)).toBe(perft(omens, s, depth))
      }
    }
  })

  test('nothing is divided at depth 0, and nothing counted after the end', () => {
    expect(divide(omens, begin(2), 0)).toEqual(new Map())
    const last = [...positions()].at(-1) as Omens
    expect(omens.waiting(last)).toEqual([])
    expect([0, 1, 2].map(depth => perft(omens, last, depth))).toEqual([1, 0, 0])
    expect(divide(omens, last, 2)).toEqual(new Map())
  })

  test('asks the chance it is given', () => {
    const tied = begin(2)
    omens.apply(tied, 0, omens.actions.of('bid')[1], firstChance)
    const answers = new ScriptedChance(['0', '1', '0'])
    // One of the three bids ties: one answer is asked for, each time.
    expect(perft(omens, tied, 2, answers)).toBe(27)
    expect(answers.unused).toEqual(['1', '0'])
    const more = new ScriptedChance(['1', '0', '0'])
    expect(divide(omens, begin(2), 3, more)).toEqual(new Map([0, 1, 2].map(coins => [`bid ${coins}`, 27])))
    expect(more.atEnd).toBe(true)
  })
})
