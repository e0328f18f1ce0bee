import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Bot, ForfeitError, makeBot, ratingIntervals } from '@tabularium/bots'
import { wondersDuel } from '@tabularium/wonders-duel'
import { afterAll, expect, it } from 'vitest'
import { call } from '../program.testing.ts'
import { playShare } from '../worker.ts'

const folder = mkdtempSync(join(tmpdir(), 'tabularium-ladder-'))
afterAll(() => rmSync(folder, { recursive: true }))

const ladder = (out: string, games: number, ...more: readonly string[]) =>
  call(['ladder', 'wonders-duel', '--bots', 'random,sensible', '--games', String(games), '--out', out, ...more])
const linesOf = (out: string): readonly string[] =>
  readFileSync(join(out, 'games.jsonl'), 'utf8').split('\n').filter(Boolean)

it('goes on where it was stopped, also in the middle of a line, and comes to the same table', async () => {
  const [whole, parts] = [join(folder, 'whole'), join(folder, 'parts')]
  const { code } = await ladder(whole, 12)
  expect(code).toBe(0)
  await ladder(parts, 5)
  const file = join(parts, 'games.jsonl')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.slice(0, -30))
  const { err } = await ladder(parts, 12)
  expect(err).toContain('4 games are in')
  const games = linesOf(parts).filter(line => line.endsWith('}'))
  expect(games).toHaveLength(12)
  expect(games.toSorted()).toEqual(linesOf(whole).toSorted())
  const table = (out: string) => JSON.parse(readFileSync(join(out, 'ladder.json'), 'utf8'))
  expect(table(parts)).toEqual(table(whole))
  const { rating } = table(whole).bots.sensible
  const { low, high } = table(whole).intervals.sensible
  expect(low).toBeLessThanOrEqual(rating)
  expect(high).toBeGreaterThanOrEqual(rating)
})

it('writes a page that stands alone, with nothing in it that a name could do', async () => {
  const out = join(folder, 'page')
  const bots = 'random,engine:./<script>alert(1)</script>'
  await call(['ladder', 'wonders-duel', '--bots', bots, '--games', '2', '--out', out, '--language', 'pl'])
  const page = readFileSync(join(out, 'ladder.html'), 'utf8')
  expect(page).toContain('<html lang="pl">')
  expect(page).toContain('<h1>Ranking: 7 Cudów Świata: Pojedynek</h1>')
  expect(page).toContain('&lt;script&gt;')
  expect(page).not.toContain('<script')
})

it('a game in which somebody killed a program is played again; one that it lost itself is not', async () => {
  const job = { do: 'arena', game: 'wonders-duel', config: { seats: 2, options: {} }, seed: '1', most: 500 } as const
  const played = async (isAccident: boolean, times: number) => {
    let made = 0
    const make = (_: string, game: typeof wondersDuel, seed: string): Bot => {
      const dies = seed.endsWith('/0') && ++made <= times
      if (!dies) return makeBot('random', game as never, seed) as Bot
      return { name: 'x', choose: () => Promise.reject(new ForfeitError('killed', isAccident)) }
    }
    const options = Object.fromEntries(
      Object.entries(wondersDuel.options).map(([name, { values }]) => [name, values[0]]),
    )
    const [one] = await playShare(
      { ...job, config: { seats: 2, options }, pairings: [{ number: 0, bots: ['a', 'b'] }], again: 3 },
      make as never,
    )
    return one.forfeit === undefined
  }
  expect(await played(true, 3)).toBe(true)
  expect(await played(true, 4)).toBe(false)
  expect(await played(false, 1)).toBe(false)
})

it('intervals hold the ratings, and are narrower with more games', () => {
  const games = (n: number) =>
    Array.from({ length: n }, (_, i) => ({ bots: ['a', 'b'], winners: [i % 3 === 0 ? 1 : 0] }))
  const width = (n: number): number => {
    const { low, high } = ratingIntervals(games(n)).a
    return high - low
  }
  expect(width(300)).toBeLessThan(width(30))
  expect(width(300)).toBeGreaterThan(10)
})

it('says what is wrong with the log or the folder', async () => {
  const out = join(folder, 'bad')
  await ladder(out, 1)
  writeFileSync(join(out, 'games.jsonl'), 'nonsense\n')
  expect(await ladder(out, 1)).toMatchObject({ code: 2, err: expect.stringContaining('line 1: ') })
  expect(await ladder('/dev/null/x', 1)).toMatchObject({ code: 2, err: expect.stringContaining('--out: /dev/null/x') })
  const alone = await call(['ladder', 'wonders-duel', '--bots', 'random', '--out', out])
  expect(alone).toMatchObject({ code: 2, err: expect.stringContaining('at least two') })
})
