import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { call } from '../program.testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'tabularium-'))
afterAll(() => rmSync(folder, { recursive: true }))

const QUICK = ['appraise', 'wonders-duel', '--games', '2', '--positions', '2', '--workers', '1']

it('tells what came of the chances, and draws it', async () => {
  const plot = join(folder, 'plot.svg')
  const { code, out } = await call([
    ...QUICK,
    '--bots',
    'sensible',
    '--best',
    '1',
    '--times',
    '2',
    '--plot',
    plot,
    '--json',
  ])
  expect(code).toBe(0)
  const { calibration, best, games } = JSON.parse(out)
  expect(games).toBe(2)
  expect(best.moves).toBeLessThanOrEqual(2)
  const positions = calibration.reduce((sum: number, row: { positions: number }) => sum + row.positions, 0)
  expect(positions).toBeGreaterThan(0)
  const drawn = readFileSync(plot, 'utf8')
  expect(drawn).toContain('wonders-duel, sensible')
  expect(drawn.match(/<circle/g)?.length).toBe(
    calibration.filter((row: { positions: number }) => row.positions > 0).length,
  )
})

it('goes on from what it has written down', async () => {
  const keep = join(folder, 'kept.jsonl')
  const ask = ['appraise', 'wonders-duel', '--positions', '2', '--workers', '1', '--bots', 'sensible', '--json']
  const first = await call([...ask, '--games', '1', '--keep', keep])
  const written = readFileSync(keep, 'utf8')
  expect(JSON.parse(first.out).games).toBe(1)
  const second = await call([...ask, '--games', '2', '--keep', keep])
  expect(JSON.parse(second.out).games).toBe(2)
  expect(readFileSync(keep, 'utf8').startsWith(written)).toBe(true)
  const whole = await call([...ask, '--games', '2'])
  expect(JSON.parse(second.out).calibration.map((row: { positions: number }) => row.positions)).toEqual(
    JSON.parse(whole.out).calibration.map((row: { positions: number }) => row.positions),
  )
  writeFileSync(keep, '{}\n')
  const broken = await call([...ask, '--games', '2', '--keep', keep])
  expect([broken.code, broken.err]).toEqual([2, expect.stringContaining('line 1')])
})

it.each([
  [[...QUICK, '--bots', 'nobody'], '--bots'],
  [[...QUICK, '--bots', 'random', '--plot', join(folder, 'no', 'such.svg')], '--plot'],
  [['appraise', 'wonders-duel', '--bots', 'random', '--players', '1'], '--players'],
])('says what is wrong with %j', async (words, named) => {
  const { code, err } = await call(words)
  expect(code).toBe(2)
  expect(err).toContain(named)
})
