import { openTable, speakerOf, type View } from '@tabularium/kernel'
import { omens } from '@tabularium/kernel/toy'
import { describe, expect, test } from 'vitest'
import type { Board } from '../boards/board.ts'
import { choicesOf, groupsOf, litPieces, nextPiece, seatOf } from './choices.ts'

/** A board that names a piece after an action's last word. */
const board = {
  game: omens,
  pieceOf: ({ notation }: { notation: string }) => notation.split(' ').at(-1) ?? '',
  namePiece: (piece: string) => ({ key: `name of ${piece}` }),
} as unknown as Board

const say = speakerOf(board.game, 'en', ['Ania', 'Bartek'])
const table = openTable(omens, {
  config: { seats: 2, options: { day: 'long' } },
  seats: ['Ania', 'Bartek'],
  seed: '5eed'.repeat(16),
})
const [seat] = table.waiting()
const legal = table.legal(seat).map(({ notation }) => notation)
const choices = choicesOf(board, legal)

test('every legal notation is a choice; what is no notation is none', () => {
  expect(choices.map(({ notation }) => notation)).toEqual(legal)
  expect(choicesOf(board, ['no such action'])).toEqual([])
})

test('what ends the decision comes last', () => {
  const [first, ...others] = legal
  const ending = { ...board, pieceOf: ({ notation }: { notation: string }) => (notation === first ? 'end' : 'other') }
  expect(choicesOf(ending as unknown as Board, legal).map(({ notation }) => notation)).toEqual([...others, first])
})

describe('groups', () => {
  const refused = [{ notation: 'mark north', refusal: { code: 'x', rule: '3', message: { key: 'no' } } }]
  const groups = groupsOf({ board, view: table.view(seat) as View, seat, choices, refused, say })

  test('hold every choice once, in the order of the position, and then what is refused', () => {
    const listed = groups.flatMap(({ lines }) => lines.map(({ notation }) => notation))
    expect(listed.filter(notation => legal.includes(notation))).toEqual(legal)
    expect(listed).toHaveLength(legal.length + groups.flatMap(({ lines }) => lines.filter(l => l.refusal)).length)
  })

  test('have number keys where something can be done', () => {
    for (const { key, lines } of groups) expect(key !== undefined).toBe(lines.some(({ refusal }) => !refusal))
    expect(groups[0].key).toBe(1)
    expect(groups[0].name).toBe(`name of ${groups[0].piece}`)
  })
})

const NEXT: readonly { lit: string[]; from: string | undefined; step: 1 | -1; to: string | undefined }[] = [
  { lit: ['a', 'b', 'c'], from: undefined, step: 1, to: 'a' },
  { lit: ['a', 'b', 'c'], from: undefined, step: -1, to: 'c' },
  { lit: ['a', 'b', 'c'], from: 'a', step: 1, to: 'b' },
  { lit: ['a', 'b', 'c'], from: 'c', step: 1, to: 'a' },
  { lit: ['a', 'b', 'c'], from: 'a', step: -1, to: 'c' },
  { lit: ['a', 'b', 'c'], from: 'gone', step: 1, to: 'a' },
  { lit: [], from: 'a', step: 1, to: undefined },
]
test.each(NEXT)('of $lit after $from by $step comes $to', ({ lit, from, step, to }) => {
  expect(nextPiece(lit, from, step)).toBe(to)
})

test('lit pieces stand once each', () => {
  expect(litPieces(board, [...choices, ...choices])).toEqual([...new Set(choices.map(c => board.pieceOf(c.action)))])
})

test('an event without a seat is nobody’s doing', () => {
  expect(seatOf({ at: 'x' })).toBeUndefined()
  expect(seatOf({ at: 'x', seat: 1 } as { at: string })).toBe(1)
  expect(seatOf({ at: 'x', seat: 'one' } as { at: string })).toBeUndefined()
})
