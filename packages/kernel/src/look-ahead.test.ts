// Walking ahead as far as a seat can know, in the model game: what is foretold comes true, and nothing hidden is.

import { describe, expect, test } from 'vitest'
import { FastChance } from './chance.ts'
import { type LineMove, laterChoices, lookAhead, viewMark } from './look-ahead.ts'
import { completeOptions } from './option.ts'
import { isProblem } from './problem.ts'
import { omens } from './toy/index.ts'

const SEATS = 3
const OPTIONS = (() => {
  const options = completeOptions(omens.options, {})
  if (isProblem(options)) throw new Error(options.problem)
  return options
})()
const legalOf = (state: Parameters<typeof omens.legal>[0], seat: number) => {
  const list: Parameters<typeof omens.legal>[2] = []
  return list.slice(0, omens.legal(state, seat, list))
}

/** Every position of a random game, with the move that was made there. */
function* positions(seed: number) {
  const chance = new FastChance(seed)
  const state = omens.setup({ seats: SEATS, options: OPTIONS }, chance)
  for (let move = 0; move < 60; move++) {
    const [seat] = omens.waiting(state)
    if (seat === undefined) return
    const legal = legalOf(state, seat)
    const action = legal[chance.below({ what: 'move', names: [] }, legal.length)]
    yield { state: omens.clone(state), made: { seat, action: action.notation } satisfies LineMove }
    omens.apply(state, seat, action, chance)
  }
}

describe('a line', () => {
  test('is foretold as it comes, wherever it is foretold at all', () => {
    let foretold = 0
    for (const seed of [1, 2, 3, 4]) {
      const game = [...positions(seed)]
      for (const [i, { state, made }] of game.entries()) {
        const next = game[i + 1]
        if (!next) continue
        for (let seat = 0; seat < SEATS; seat++) {
          const { end, mark, made: moves } = lookAhead(omens, omens.view(state, seat), seat, [made])
          if (end !== undefined || moves === 0) continue
          foretold++
          expect(mark).toBe(viewMark(omens.view(next.state, seat)))
        }
      }
    }
    expect(foretold).toBeGreaterThan(5)
  })

  test('does not depend on what the seat cannot see', () => {
    for (const { state, made } of positions(5)) {
      for (let seat = 0; seat < SEATS; seat++) {
        const other = omens.clone(state)
        omens.redeal(other, seat, new FastChance(9))
        const look = (of: typeof state) => lookAhead(omens, omens.view(of, seat), seat, [made])
        expect(look(other)).toEqual(look(state))
      }
    }
  })

  test('ends before a move that cannot be made', () => {
    const [{ state }] = [...positions(6)]
    expect(lookAhead(omens, omens.view(state, 0), 0, [{ seat: 0, action: 'no such move' }])).toMatchObject({ made: 0 })
  })
})

test('the order of fields does not matter to a mark, what they say does', () => {
  const view = { waiting: [0], cards: { a: 1, b: [2, 3] } }
  expect(viewMark({ cards: { b: [2, 3], a: 1 }, waiting: [0] } as never)).toBe(viewMark(view as never))
  expect(viewMark({ ...view, cards: { a: 1, b: [3, 2] } } as never)).not.toBe(viewMark(view as never))
})

test('what may be done later is what the seat is then asked', () => {
  for (const { state } of positions(7)) {
    const later = laterChoices(omens, omens.view(state, 1), 1)
    for (const notation of later) expect(omens.actions.parse(notation)).toBeDefined()
  }
})
