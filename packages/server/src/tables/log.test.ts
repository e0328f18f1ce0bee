// What the log says: which moves stand, and who made them.

import { expect, test } from 'vitest'
import { movesOf, standInsAfter, standInsOf } from './log.ts'

const move = (seat: number, by: 'person' | 'bot' | 'order', action = 'x') =>
  ({ kind: 'move', seat, by, action }) as const
const undo = (at_move: number) => ({ kind: 'undo', by: 'person', seat: 0, at_move }) as const
const takeback = (at_move: number) => ({ kind: 'takeback', by: 'server', seat: null, at_move }) as const
const PEOPLE = [0, 1].map(seat => ({ seat, bot: null }))
const WITH_BOT = [
  { seat: 0, bot: null },
  { seat: 1, bot: 'sensible' },
]
const NOTHING = { action: null, answers: null, at_move: null, data: null }

test.each([
  { entries: [move(0, 'person'), move(1, 'order')], seats: PEOPLE, made: [], stand: 2 },
  { entries: [move(0, 'bot'), move(1, 'person'), move(0, 'bot')], seats: PEOPLE, made: [1, 3], stand: 3 },
  { entries: [move(0, 'person'), move(1, 'bot')], seats: WITH_BOT, made: [], stand: 2 },
  { entries: [move(0, 'bot'), move(1, 'bot')], seats: WITH_BOT, made: [1], stand: 2 },
  // What is taken out moves those after it up.
  { entries: [move(0, 'person'), move(1, 'bot'), undo(0)], seats: PEOPLE, made: [1], stand: 1 },
  { entries: [move(0, 'bot'), move(1, 'bot'), takeback(1), move(1, 'person')], seats: PEOPLE, made: [1], stand: 2 },
  { entries: [move(0, 'bot'), move(1, 'person'), move(0, 'bot'), undo(1)], seats: PEOPLE, made: [1, 2], stand: 2 },
])('of the moves that stand a bot made $made for a person', ({ entries, seats, made, stand }) => {
  const log = entries.map((entry, i) => ({ ...NOTHING, number: i + 1, ...entry }))
  expect(standInsOf(log, seats).map(({ move }) => move)).toEqual(made)
  // Entry by entry it comes to the same, with whose move it was.
  const followed = log.reduce<ReturnType<typeof standInsOf>>(
    (before, entry, i) => standInsAfter(before, entry, seats, movesOf(log.slice(0, i + 1)).length),
    [],
  )
  expect(followed).toEqual(standInsOf(log, seats))
  expect(movesOf(log)).toHaveLength(stand)
})
