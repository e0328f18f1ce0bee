// What boards do alike: choices by piece, names of pieces, and their rings.

import type { Action } from '@tabularium/kernel'
import { describe, expect, test, vi } from 'vitest'
import type { Choice } from '../board.ts'
import { choicesBy } from './choices.ts'
import { lighting, pieceClasses, pieceState, readPiece } from './pieces.ts'

interface Move extends Action {
  readonly from: string
  readonly to?: string
}

const choice = (from: string, to?: string): Choice => {
  const notation = `move ${from} ${to}`
  const action: Move = { kind: 'move', id: 0, notation, from, ...(to !== undefined && { to }) }
  return { notation, action }
}

const CHOICES = [choice('rome', 'ostia'), choice('veii'), choice('rome', 'veii')]
const named = (by: ReadonlyMap<string, readonly Choice[]>) =>
  [...by].map(([name, choices]) => [name, choices.map(one => CHOICES.indexOf(one))])

describe('choices', () => {
  test('stand under their piece, in the order in which pieces come up', () => {
    expect(named(choicesBy<Move>(CHOICES, ({ from }) => [from]))).toEqual([
      ['rome', [0, 2]],
      ['veii', [1]],
    ])
  })

  test('stand under everything they touch, and under nothing where there is none', () => {
    expect(named(choicesBy<Move>(CHOICES, ({ from, to }) => (to === undefined ? [] : [to, from])))).toEqual([
      ['ostia', [0]],
      ['rome', [0, 2]],
      ['veii', [2]],
    ])
  })
})

describe('a piece', () => {
  test.each([
    ['card.omens', 'card', 'omens'],
    ['of.2.forum', 'of', '2.forum'],
    ['end', 'end', ''],
  ])('%s has a kind and a name', (piece, kind, name) => {
    expect(readPiece(piece)).toEqual([kind, name])
  })

  const pieces = choicesBy<Move>(CHOICES, ({ from }) => [from])
  test.each([
    { piece: 'rome', chosen: undefined, lit: undefined, rings: ['piece-legal'] },
    { piece: 'rome', chosen: undefined, lit: 'rome', rings: ['piece-legal', 'piece-lit'] },
    { piece: 'rome', chosen: 'rome', lit: undefined, rings: ['piece-chosen'] },
    { piece: 'ostia', chosen: 'rome', lit: 'rome', rings: [] },
  ])('$piece, $chosen in hand, $lit pointed at: $rings', ({ piece, chosen, lit, rings }) => {
    const classes = (slim?: boolean) =>
      pieceClasses(pieceState({ pieces, chosen, lit }, piece), slim)
        .split(' ')
        .filter(name => name !== '')
    expect(classes()).toEqual(rings)
    expect(classes(true).toSorted()).toEqual([...rings, 'piece-slim'].toSorted())
  })

  test('is lit while the pointer or the keyboard rests on it', () => {
    const light = vi.fn<(piece: string | undefined) => void>()
    const { onPointerEnter, onPointerLeave, onFocus, onBlur } = lighting({ light }, 'rome')
    for (const call of [onPointerEnter, onPointerLeave, onFocus, onBlur]) call()
    expect(light.mock.calls).toEqual([['rome'], [undefined], ['rome'], [undefined]])
  })
})
