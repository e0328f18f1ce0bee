import { readPuzzle, splitPuzzles } from '@tabularium/bots'
import { isProblem } from '@tabularium/kernel'
import { expect, it } from 'vitest'
import { call } from '../program.testing.ts'

const WORDS = ['puzzles', 'wonders-duel', '--games', '40', '--seed', 'test']

it('prints as many puzzles as asked, the same for the same seed', async () => {
  const { code, out, err } = await call([...WORDS, '--count', '2'])
  expect(code).toBe(0)
  expect(err).toMatch(/^2 puzzles: /)
  const parts = splitPuzzles(out)
  if (isProblem(parts)) throw new Error(parts.problem)
  expect(parts).toHaveLength(2)
  for (const part of parts) expect(readPuzzle(part)).toMatchObject({ record: { game: 'wonders-duel' } })
  expect((await call([...WORDS, '--count', '2'])).out).toBe(out)
})

it('says no when it finds fewer', async () => {
  const { code, err } = await call([...WORDS, '--count', '1000'])
  expect(code).toBe(1)
  expect(err).toMatch(/^\d+ puzzles: /)
})

it('refuses bots that there are not', async () => {
  const { code, err } = await call([...WORDS, '--bots', 'oracle'])
  expect(code).toBe(2)
  expect(err).toContain("'oracle'")
})
