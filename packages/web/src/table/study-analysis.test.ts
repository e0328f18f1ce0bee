// A game under study is analysed in slices: known at once where it was judged before, stopped when somebody leaves.

import { readFileSync } from 'node:fs'
import type { PlainMove } from '@tabularium/bots/analysis'
import { describe, expect, test } from 'vitest'
import { memoryAnalyses } from './analysis-store.ts'
import { type Registry, RULES } from './rules.ts'
import { orderAt } from './study-analysis.ts'
import { tablesInProcess } from './table.testing.ts'
import type { AnalysisProgress, Replay, Tables } from './table.ts'

const recordNamed = (name: string, game = 'wonders-duel'): string =>
  readFileSync(new URL(`../../../${game}/records/${name}.txt`, import.meta.url), 'utf8')

const SHORT = recordNamed('end-military')

async function studied(tables: Tables, record: string): Promise<Replay> {
  const study = await tables.study({ record })
  if ('problem' in study) throw new Error(study.problem)
  return study
}

/** What is told until it is so. */
const until = (replay: Replay, isSo: (progress: AnalysisProgress, all: readonly PlainMove[]) => boolean) =>
  new Promise<readonly PlainMove[]>((resolve, reject) => {
    let all: PlainMove[] = []
    const hear = (progress: AnalysisProgress) => {
      if (progress.failed !== undefined) return reject(new Error(progress.failed))
      for (const move of progress.moves) all[move.move - 1] = move
      if (isSo(progress, all)) resolve(all)
    }
    replay.analyse(hear).then(start => {
      if ('problem' in start) return reject(new Error(start.problem))
      all = [...start.moves]
      hear({ ...start, moves: [] })
    }, reject)
  })

const isDone = ({ depth }: AnalysisProgress): boolean => depth === undefined

/** Judges so little that a whole game takes a moment. */
const hasty = { 'wonders-duel': RULES['wonders-duel'] } satisfies Registry

describe('an analysis', () => {
  test('tells a few moves all over the game first, then all, then all again more deeply', async () => {
    const replay = await studied(tablesInProcess({ rules: hasty, times: 0.01 }), SHORT)
    const depths: (string | undefined)[] = []
    const all = await until(replay, progress => {
      if (depths.at(-1) !== progress.depth) depths.push(progress.depth)
      return isDone(progress)
    })
    expect(depths.at(-1)).toBeUndefined()
    expect(depths[0]).toBe('quick')
    expect(all).toHaveLength(replay.moves.length)
    for (const { depth, played } of all) expect(depth).toBe(played ? 'standard' : 'quick')
  })

  test('is kept: the next time everything is there at once, and nobody is asked to judge', async () => {
    const analyses = memoryAnalyses()
    let judges = 0
    const options = { rules: hasty, times: 0.01, analyses, judged: () => judges++ }
    const first = await until(await studied(tablesInProcess(options), SHORT), isDone)
    expect(judges).toBe(1)
    const replay = await studied(tablesInProcess(options), SHORT)
    const start = await replay.analyse(() => undefined)
    expect(start).toMatchObject({ moves: first, done: first.length })
    expect('depth' in start).toBe(false)
    expect(judges).toBe(1)
  })

  test('stops when somebody leaves, and goes on where it was', async () => {
    const analyses = memoryAnalyses()
    const saved: number[] = []
    const watched = {
      ...analyses,
      put: async (analysis: Parameters<typeof analyses.put>[0]) => {
        saved.push(analysis.moves.filter(({ depth }) => depth !== undefined).length)
        await analyses.put(analysis)
      },
    }
    const replay = await studied(tablesInProcess({ rules: hasty, analyses: watched }), SHORT)
    await until(replay, (_, all) => all.filter(({ depth }) => depth !== undefined).length > 3)
    replay.stopAnalysis()
    await expect.poll(() => saved.length).toBeGreaterThan(0)
    const known = saved.at(-1) ?? 0
    expect(known).toBeGreaterThan(3)
    const again = await studied(tablesInProcess({ rules: hasty, analyses, times: 0.01 }), SHORT)
    const start = await again.analyse(() => undefined)
    if ('problem' in start) throw new Error(start.problem)
    expect(start.moves.filter(({ depth }) => depth !== undefined)).toHaveLength(known)
    again.close()
  })

  test('is forgotten with its game', async () => {
    const analyses = memoryAnalyses()
    const tables = tablesInProcess({ rules: hasty, times: 0.01, analyses })
    const taken = await tables.take(SHORT)
    if (!('id' in taken)) throw new Error(taken.problem)
    const study = await tables.study({ id: taken.id })
    if ('problem' in study) throw new Error(study.problem)
    await until(study, isDone)
    const { analysisKey } = await import('./analysis-store.ts')
    await expect.poll(() => analyses.get(analysisKey(SHORT))).toBeDefined()
    await tables.forget(taken.id)
    expect(await analyses.get(analysisKey(SHORT))).toBeUndefined()
  })

  test('is not made of a game that goes on', async () => {
    const [head, moves] = SHORT.replace(/^result:.*\n/m, '').split('moves:\n')
    const running = `${head}moves:\n${moves.split('\n').slice(0, 10).join('\n')}\n`
    const tables = tablesInProcess({ rules: hasty })
    const replay = await studied(tables, running)
    expect(await replay.analyse(() => undefined)).toMatchObject({ problem: expect.stringContaining('finished') })
    const table = await tables.open({
      game: 'wonders-duel',
      options: {},
      players: [{ name: 'Ania' }, { name: 'Marek' }],
    })
    const study = await tables.study({ id: table.state.id })
    if ('problem' in study) throw new Error(study.problem)
    expect(await study.analyse(() => undefined)).toMatchObject({ problem: expect.stringContaining('finished') })
  })
})

test('the deeper look begins with what seems to have cost most, and leaves out what was no decision', () => {
  const of = (move: number, own?: number): PlainMove => {
    const option = (chance: number) => ({ action: 'x', chances: [chance, 1 - chance], line: [] })
    const about = { move, seat: 0, action: 'x', asked: false, depth: 'quick' } as const
    return own === undefined ? about : { ...about, played: option(own), better: own < 0.5 ? [option(0.5)] : [] }
  }
  expect(orderAt([of(1, 0.5), of(2, 0.4), of(3), of(4, 0.2)], 'standard')).toEqual([4, 2, 1])
})
