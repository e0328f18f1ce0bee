import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gamesIn, readCounts } from '@tabularium/bots'
import { isProblem } from '@tabularium/kernel'
import { afterAll, expect, it } from 'vitest'
import { call } from '../program.testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'explorer-'))
afterAll(() => rmSync(folder, { recursive: true }))

const WORDS = ['explorer', 'wonders-duel', '--bots', 'sensible', '--workers', '2']
const countsIn = (text: string) => {
  const counts = readCounts(text)
  if (isProblem(counts)) throw new Error(counts.problem)
  return counts
}

it('goes on where a file ends, and comes to what one run would have', async () => {
  const file = join(folder, 'counts.json')
  const first = await call([...WORDS, '--games', '6', '--out', file])
  expect(first).toMatchObject({ code: 0, out: '' })
  expect(gamesIn(countsIn(readFileSync(file, 'utf8')))).toBe(6)
  await call([...WORDS, '--games', '10', '--out', file])
  const whole = await call([...WORDS, '--games', '10'])
  expect(readFileSync(file, 'utf8')).toBe(whole.out)
  expect(whole.err).toContain('10 games counted')
})

it('adds files up', async () => {
  const files = ['one', 'two'].map(name => join(folder, name))
  for (const [i, file] of files.entries()) await call([...WORDS, '--games', '4', '--seed', `s${i}`, '--out', file])
  const { out } = await call(['explorer', 'wonders-duel', '--merge', ...files])
  expect(countsIn(out).runs).toEqual([
    { seed: 's0', games: 4 },
    { seed: 's1', games: 4 },
  ])
  const twice = await call(['explorer', 'wonders-duel', '--merge', files[0], files[0]])
  expect(twice).toMatchObject({ code: 2, err: expect.stringContaining("the seed 's0'") })
  const strange = await call(['explorer', 'glory-to-rome', '--merge', files[0]])
  expect(strange).toMatchObject({ code: 2, err: expect.stringContaining('counts of wonders-duel') })
})

it.each([
  ['a game without an explorer', ['mare-nostrum'], 'there is no explorer of mare-nostrum'],
  ['a bot that there is not', ['wonders-duel', '--bots', 'zeus'], "'zeus'"],
  ['a file that is not there', ['wonders-duel', '--merge', 'nowhere.json'], 'nowhere.json'],
])('refuses %s', async (_, words, says) => {
  expect(await call(['explorer', ...words])).toMatchObject({ code: 2, err: expect.stringContaining(says) })
})

it('leaves a file of other counts alone', async () => {
  const file = join(folder, 'other.json')
  writeFileSync(file, (await call([...WORDS, '--games', '2'])).out)
  const { code, err } = await call(['explorer', 'wonders-duel', '--bots', 'random', '--games', '4', '--out', file])
  expect(code).toBe(2)
  expect(err).toContain('different bots')
})
