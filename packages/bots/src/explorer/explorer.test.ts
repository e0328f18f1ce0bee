import { gloryToRome } from '@tabularium/glory-to-rome'
import { NAMES } from '@tabularium/glory-to-rome/rules'
import { completeOptions, type Game, isProblem, type Problem } from '@tabularium/kernel'
import { wondersDuel } from '@tabularium/wonders-duel'
import { CARDS, WONDER_NAMES } from '@tabularium/wonders-duel/rules'
import { describe, expect, it } from 'vitest'
import { type ExplorerCounts, gamesIn, mergeCounts, readCounts, rowOf, writeCounts } from './counts.ts'
import { doneRows, everRows, laidRows, thenRows } from './glory-to-rome.ts'
import { countGames } from './play.ts'
import { besideRows, draftRows, openRows, PICKS, pairRows, turnRows, wonderRows } from './wonders-duel.ts'

function sure<T>(value: T | Problem): T {
  if (isProblem(value)) throw new Error(value.problem)
  return value
}

const optionsOf = (game: Game) => sure(completeOptions(game.options, {}))

async function counted(game: Game, games: number, { seed = 'a', from = 0 } = {}): Promise<ExplorerCounts> {
  const header = { game: game.id, rules: game.rules, seats: 2, options: optionsOf(game), bots: ['sensible'] }
  const { tables, unfinished } = sure(await countGames(game, header, { seed, from, games }))
  return { ...header, runs: [{ seed, games }], unfinished, tables }
}

const sumOf = (rows: readonly { readonly games: number }[]): number => rows.reduce((sum, { games }) => sum + games, 0)
const wonOf = (rows: readonly { readonly games: number; readonly won: number }[]): number =>
  rows.reduce((sum, { games, won }) => sum + games * won, 0)

describe('7 Wonders Duel', async () => {
  const game = wondersDuel as unknown as Game
  const names = { wonders: WONDER_NAMES, cards: CARDS.filter(card => card.age === 1).map(card => card.name) }
  const counts = await counted(game, 30)

  it('counts one wonder a pick and game', () => {
    for (const pick of PICKS) expect(sumOf(draftRows(counts, names, pick))).toBe(30)
    // Four are open at the first pick of each group, two at the last that leaves a choice.
    const offered = (pick: number) => draftRows(counts, names, pick).reduce((sum, { of = 0 }) => sum + of, 0)
    expect(offered(0)).toBe(4 * 30)
    expect(offered(6)).toBe(2 * 30)
  })

  it('finds what was taken with just these wonders open', () => {
    const key = Object.keys(counts.tables).find(one => one.startsWith('draft:0:')) ?? ''
    const set = Number.parseInt(key.slice('draft:0:'.length), 36)
    const open = WONDER_NAMES.filter((_, i) => (set >> i) & 1)
    expect(open).toHaveLength(4)
    const rows = openRows(counts, names, 0, open)
    expect(rows.map(({ name }) => name)).toEqual(open)
    expect(sumOf(rows)).toBe(rows[0].of)
    expect(openRows(counts, names, 0, open.slice(1))).toEqual([])
  })

  it('every win is somebody’s: eight wonders, twelve pairs and one first card a game', () => {
    const owned = wonderRows(counts, names, { built: false })
    expect(sumOf(owned)).toBe(8 * 30)
    expect(wonOf(owned)).toBeCloseTo(4 * 30)
    const built = wonderRows(counts, names, { built: true })
    for (const [i, { games, of }] of built.entries()) {
      expect(of).toBe(owned[i].games)
      expect(games).toBeLessThanOrEqual(owned[i].games)
    }
    const pairs = pairRows(counts, names)
    expect(pairs).toHaveLength(66)
    expect(sumOf(pairs)).toBe(12 * 30)
    expect(wonOf(pairs)).toBeCloseTo(6 * 30)
    expect(sumOf(pairRows(counts, names, WONDER_NAMES[3]))).toBe(3 * owned[3].games)
  })

  it('tells the first turns by card and by what was done with it', () => {
    for (const turn of [0, 1, 2, 3]) {
      const rows = turnRows(counts, names, turn)
      expect(sumOf(rows)).toBe(30)
      const uses = (['build', 'discard', 'wonder'] as const).map(use => sumOf(turnRows(counts, names, turn, use)))
      expect(uses[0] + uses[1] + uses[2]).toBe(30)
    }
    // Six cards are open at first.
    const rows = turnRows(counts, names, 0)
    expect(rows.reduce((sum, { of = 0 }) => sum + of, 0)).toBe(6 * 30)
    const [{ name, of, games }] = rows
    const beside = besideRows(counts, names, name)
    expect(sumOf(beside)).toBe(of)
    expect(beside.find(row => row.name === name)).toMatchObject({ of, games })
  })
})

describe('Glory to Rome', async () => {
  const game = gloryToRome as unknown as Game
  const counts = await counted(game, 20)

  it('counts the first structures laid by place, and what followed', () => {
    const all = laidRows(counts, NAMES, 0)
    expect(sumOf(all)).toBeGreaterThan(30)
    expect(sumOf(all)).toBeLessThanOrEqual(2 * 20)
    expect(sumOf(laidRows(counts, NAMES, 0, 0)) + sumOf(laidRows(counts, NAMES, 0, 1))).toBe(sumOf(all))
    for (const { of = 0, games } of all) expect(of).toBeGreaterThanOrEqual(games)
    const then = NAMES.reduce((sum, first) => sum + sumOf(thenRows(counts, NAMES, first)), 0)
    expect(then).toBe(sumOf(laidRows(counts, NAMES, 1)))
  })

  it('counts the first completed, with the round', () => {
    const rows = doneRows(counts, NAMES)
    expect(sumOf(rows)).toBeGreaterThan(20)
    expect(sumOf(rows)).toBeLessThanOrEqual(2 * 20)
    for (const { round } of rows) expect(round).toBeGreaterThan(1)
    expect(sumOf(everRows(counts, NAMES))).toBeGreaterThanOrEqual(sumOf(rows))
  })
})

describe('files of counts', async () => {
  const game = wondersDuel as unknown as Game
  const whole = await counted(game, 6)

  it('are the same, however the games were shared out', async () => {
    const [first, second] = [await counted(game, 2), await counted(game, 4, { from: 2 })]
    const parts = mergeCounts(first, { ...second, runs: [{ seed: 'the rest', games: 4 }] })
    expect(sure(parts).tables).toEqual(whole.tables)
    expect(gamesIn(sure(parts))).toBe(6)
  })

  it('come back as they were written', () => {
    expect(readCounts(writeCounts(whole))).toEqual(whole)
  })

  it.each([
    ['no JSON', 'counts', 'not JSON'],
    ['another format', '{"format":2}', 'format 1'],
    ['nothing at all', 'null', 'format 1'],
    ['a count below nothing', writeCounts({ ...whole, tables: { pair: [-1] } }), 'damaged'],
    ['no runs', writeCounts({ ...whole, runs: undefined as never }), 'damaged'],
  ])('are refused with %s', (_, text, says) => {
    expect(readCounts(text)).toEqual({ problem: expect.stringContaining(says) })
  })

  it.each([
    ['rules', { rules: 99 }, 'versions of the rules'],
    ['players', { seats: 3 }, 'numbers of players'],
    ['bots', { bots: ['random'] }, 'bots'],
    ['options', { options: { ...whole.options, token: 'may' } }, 'options'],
    ['games', { game: 'glory-to-rome' }, 'games'],
    ['seeds that are the same', {}, "the seed 'a'"],
  ])('are not added up over different %s', (_, other, says) => {
    expect(mergeCounts(whole, { ...whole, ...other })).toEqual({ problem: expect.stringContaining(says) })
  })
})

it('a row has its share and an interval, and knows nothing of no games', () => {
  expect(rowOf('forum', 100, 120)).toMatchObject({ games: 100, won: 0.6 })
  const { low, high } = rowOf('forum', 100, 120).interval
  expect([low, high].map(share => share.toFixed(3))).toEqual(['0.502', '0.691'])
  expect(rowOf('forum', 0, 0)).toMatchObject({ won: 0, interval: { low: 0, high: 1 } })
})
