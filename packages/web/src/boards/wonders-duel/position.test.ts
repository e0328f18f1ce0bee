// The layout as arrows walk it.

import { look, scene } from '@tabularium/wonders-duel/scene'
import { expect, test } from 'vitest'
import { type Arrow, neighbour, opensOf, readPosition, saleOf, whereIs } from './position.ts'

test.each<[from: number, arrow: Arrow, to: number]>([
  [14, 'ArrowRight', 15],
  [14, 'ArrowLeft', 14],
  [14, 'ArrowUp', 9],
  [0, 'ArrowDown', 2],
  [9, 'ArrowDown', 15],
])('Age I: from slot %i %s leads to %i', (from, arrow, to) => {
  const gone = to === 15 && from === 9 ? [14] : []
  expect(neighbour(readPosition(look(scene({ age: 1, gone })), 0), from, arrow)).toBe(to)
})

test('what would lie open, where things are, and what a sale brings', () => {
  const position = readPosition(
    look(scene({ age: 2, gone: [19], p1: { cards: 'tavern forum', built: 'the-sphinx/altar' }, discard: 'press' })),
    0,
  )
  expect(opensOf(position, 18).map(({ slot }) => slot)).toEqual([15, 16])
  expect(saleOf(position, 0)).toBe(4)
  expect(whereIs(position, 'press')).toEqual({ at: 'pile' })
  expect(whereIs(position, 'altar')).toEqual({ at: 'under', seat: 0, wonder: 'the-sphinx' })
  expect(whereIs(position, 'tavern')).toEqual({ at: 'city', seat: 0 })
})
