import { readFileSync } from 'node:fs'
import { fitRecord, isProblem, readRecord, replay } from '@tabularium/kernel'
import { expect, test } from 'vitest'
import { wondersDuel } from './index.ts'
import { MEASURES, measure } from './measure.ts'
import { look, scene } from './scene.ts'

test.each([
  {
    given: 'points of cards, of coins by threes and of the pawn',
    words: { p1: { coins: 7, cards: 'altar baths' }, p2: { coins: 5 }, pawn: 4, last: 'palace' },
    figures: { points: [3 + 3 + 2 + 5, 1], coins: [7, 5], shields: [4, 0] },
  },
  {
    given: 'the second player leading',
    words: { p1: { coins: 0 }, p2: { coins: 0 }, pawn: -2, last: 'palace' },
    figures: { points: [0, 2], coins: [0, 0], shields: [0, 2] },
  },
  {
    given: 'nobody leading',
    words: { p1: { coins: 2 }, p2: { coins: 3 }, last: 'palace' },
    figures: { points: [0, 1], coins: [2, 3], shields: [0, 0] },
  },
])('$given', ({ words, figures }) => {
  expect(measure(look(scene(words)))).toEqual(figures)
})

test('of every position of a game, the draft of wonders too; at the end the points are the result', () => {
  const read = readRecord(readFileSync(new URL('../records/end-points.txt', import.meta.url), 'utf8'))
  if (isProblem(read)) throw new Error(read.problem)
  const record = fitRecord(wondersDuel, read)
  if (isProblem(record)) throw new Error(record.problem)
  let last: ReturnType<typeof measure> | undefined
  replay(wondersDuel, record, {
    after(s) {
      last = measure(wondersDuel.view(s, undefined))
      expect(Object.keys(last)).toEqual([...MEASURES])
      for (const row of Object.values(last)) expect(row.every(figure => figure >= 0)).toBe(true)
    },
  })
  expect(last?.points).toEqual(record.result?.totals)
})
