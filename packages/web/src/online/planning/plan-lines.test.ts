// Lines of a plan: what joins them, what parts them, and the tree there and back.

import { depthsOf } from '@tabularium/protocol'
import { describe, expect, test } from 'vitest'
import { type Line, linesOf, treeOf, withLine } from './plan-lines.ts'

/** `a` to `z`: moves of the others; `A` to `Z`: own ones. */
const line = (text: string): Line => [...text].map(action => ({ seat: action < 'a' ? 1 : 0, action }))
const lines = (text: string): readonly Line[] => (text === '' ? [] : text.split(' ').map(line))
const said = (all: readonly Line[]): string => all.map(one => one.map(({ action }) => action).join('')).join(' ')

describe('one more line', () => {
  test.each([
    ['the first', '', 'aX', 'aX'],
    ['of another answer of theirs', 'aX', 'bY', 'aX bY'],
    ['carried on', 'aX', 'aXbY', 'aXbY'],
    ['that is there already', 'aXbY', 'aX', 'aXbY'],
    ['answers the same otherwise', 'aXbY cZ', 'aV', 'cZ aV'],
    ['answers otherwise later on', 'aXbY aXcZ', 'aXbV', 'aXcZ aXbV'],
    ['two moves at once, the second changed', 'aXY', 'aXZ', 'aXZ'],
    ['shorter than another, with another move of theirs', 'abX', 'acX', 'abX acX'],
  ])('%s', (_, before, more, after) => {
    expect(said(withLine(lines(before), line(more), 1))).toBe(after)
  })
})

test('a tree says each beginning once, marks own moves, and gives the lines back', () => {
  const all = lines('aXbY aXcZ dV')
  const tree = treeOf(all, 1, head => said([head]))
  expect(tree).toHaveLength(8)
  expect(depthsOf(tree)).toEqual([1, 2, 3, 4, 3, 4, 1, 2])
  expect(tree.filter(({ seat }) => seat === 1).map(({ mark }) => mark)).toEqual(['a', 'aXb', 'aXc', 'd'])
  expect(tree.filter(({ seat }) => seat === 0).some(({ mark }) => mark !== undefined)).toBe(false)
  expect(said(linesOf(tree))).toBe('aXbY aXcZ dV')
})
