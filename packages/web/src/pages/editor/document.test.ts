import { describe, expect, test } from 'vitest'
import {
  begun,
  changed,
  freeName,
  isEqual,
  plainId,
  redone,
  undone,
  valueAt,
  withEntry,
  withValue,
} from './document.ts'

const DATA = {
  name: 'own',
  list: [
    { id: 'a', n: 1 },
    { id: 'b', n: 2 },
  ],
  deep: { x: { y: 3 } },
}

describe('a path', () => {
  test.each([
    [['name'], 'own'],
    [['list', 1, 'n'], 2],
    [['deep', 'x', 'y'], 3],
    [['list', 2, 'n'], undefined],
    [['list', 'length'], undefined],
    [['deep', 'constructor'], undefined],
    [[], DATA],
  ] as const)('%j leads to a value', (path, value) => {
    expect(valueAt(DATA, path)).toBe(value)
  })

  test('what lies beside it stays the same object', () => {
    const next = withValue(DATA, ['list', 0, 'n'], 9)
    expect(next.list).toEqual([
      { id: 'a', n: 9 },
      { id: 'b', n: 2 },
    ])
    expect(next.list[1]).toBe(DATA.list[1])
    expect(next.deep).toBe(DATA.deep)
    expect(DATA.list[0].n).toBe(1)
  })

  test('undefined takes a field or an entry away; an entry can be put between others', () => {
    expect(withValue(DATA, ['list', 0], undefined).list).toEqual([{ id: 'b', n: 2 }])
    expect(withValue(DATA, ['list', 0, 'n'], undefined).list[0]).toEqual({ id: 'a' })
    expect(withEntry(DATA, ['list'], 1, { id: 'c', n: 5 }).list.map(({ id }) => id)).toEqual(['a', 'c', 'b'])
    expect(withValue(DATA, ['list', 2], { id: 'c', n: 5 }).list).toHaveLength(3)
  })
})

describe('steps', () => {
  test('undo and redo lead back and forth, and a new change forgets what was undone', () => {
    const two = changed(changed(begun('a'), 'b'), 'c')
    const back = undone(two)
    expect(back.present).toBe('b')
    expect(redone(back).present).toBe('c')
    expect(redone(changed(back, 'd')).present).toBe('d')
    expect(undone(undone(undone(two))).present).toBe('a')
  })

  test('letters of one field are one step, until something else was done', () => {
    const typed = changed(changed(changed(begun(''), 'a', 'name'), 'ab', 'name'), 'abc', 'name')
    expect(undone(typed).present).toBe('')
    expect(undone(changed(typed, 'abcd', 'other')).present).toBe('abc')
    // After a step back the same field begins a new step.
    expect(undone(changed(undone(changed(typed, 'x')), 'y', 'name')).present).toBe('abc')
  })

  test('what changes nothing is no step', () => {
    expect(changed(begun('a'), 'a').past).toHaveLength(0)
  })
})

test('names', () => {
  expect(plainId('Çatal Hüyük 2')).toBe('catal-huyuk-2')
  expect(freeName('sea', ['sea', 'sea-2'])).toBe('sea-3')
  expect(isEqual({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 })).toBe(true)
  expect(isEqual({ a: 1 }, { a: 1, b: undefined })).toBe(false)
})
