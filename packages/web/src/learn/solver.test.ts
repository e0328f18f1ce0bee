import { describe, expect, test } from 'vitest'
import { afterTry, NOBODY, nextPuzzle, type Solver } from './solver.ts'

const puzzle = (id: string, rating = 1500) => ({ id, rating })

/** Tries one after another: `a+ b-`. */
const tried = (text: string, from: Solver = NOBODY): Solver =>
  text.split(' ').reduce((solver, word) => afterTry(solver, puzzle(word.slice(0, -1)), word.endsWith('+')), from)

describe('a streak', () => {
  test.each([
    ['a+ b+ c+', 3, 3],
    ['a+ b+ c-', 0, 2],
    ['a+ b+ c- d+', 1, 2],
    // Only the first try at a puzzle counts.
    ['a- a+ b+', 1, 1],
    ['a+ a-', 1, 1],
  ])('after %s is %i, the longest %i', (text, streak, longest) => {
    expect(tried(text)).toMatchObject({ streak, longest })
  })
})

test('the rating rises with what is solved and falls with what is not', () => {
  expect(tried('a+').rating).toBeGreaterThan(NOBODY.rating)
  expect(tried('a-').rating).toBeLessThan(NOBODY.rating)
})

describe('the next puzzle', () => {
  const all = [puzzle('a'), puzzle('b'), puzzle('c')]
  test.each([
    ['one that was not tried', tried('a+ b-'), undefined, ['c']],
    ['then one that went wrong', tried('a+ b- c+'), undefined, ['b']],
    ['then any, but not the same again', tried('a+ b+ c+'), 'b', ['a', 'c']],
  ])('is %s', (_what, solver, not, ids) => {
    const found = [0, 0.4, 0.99].map(at => nextPuzzle(all, solver, () => at, not)?.id)
    expect([...new Set(found)].toSorted()).toEqual(ids)
  })

  test('is about as hard as the solver is strong', () => {
    const many = Array.from({ length: 200 }, (_, i) => puzzle(`p${i}`, 600 + 10 * i))
    for (const at of [0, 0.5, 0.99])
      expect(Math.abs((nextPuzzle(many, NOBODY, () => at)?.rating ?? 0) - NOBODY.rating)).toBeLessThan(100)
  })

  test('of none is none', () => expect(nextPuzzle([], NOBODY, () => 0)).toBeUndefined())
})
