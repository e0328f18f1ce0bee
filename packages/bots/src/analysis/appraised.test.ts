import { expect, it } from 'vitest'
import { readAppraised, writeAppraised } from './appraised.ts'

const GAME = {
  number: 3,
  bots: ['net:75', 'sensible'],
  found: { told: [[0.25, 0] as const, [0.75, 1] as const], blunders: [0.2], best: [0], luck: [0.1, -0.1] },
}

it('reads what it writes, each game once and by number', () => {
  const first = { ...GAME, number: 1 }
  const text = [GAME, first, GAME].map(writeAppraised).join('')
  expect(readAppraised(text)).toEqual([first, GAME])
})

it('leaves out a line that was cut off while it was written', () => {
  expect(readAppraised(`${writeAppraised(GAME)}{"number":4,"bo`)).toEqual([GAME])
})

it.each([
  ['no JSON', 'x\n', 1],
  ['no bots', `${writeAppraised(GAME)}{"number":4}\n`, 2],
  ['chances that are words', `${JSON.stringify({ ...GAME, found: { ...GAME.found, told: [['a', 1]] } })}\n`, 1],
  ['nothing', 'null\n', 1],
])('names the line of %s', (_what, text, line) => {
  expect(readAppraised(text)).toMatchObject({ problem: expect.any(String), line })
})
