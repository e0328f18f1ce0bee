import { type GameRecord, isProblem } from '@tabularium/kernel'
import { wondersDuel } from '@tabularium/wonders-duel'
import { describe, expect, it } from 'vitest'
import { playPairing } from '../arena.ts'
import { makeJudge } from '../make.ts'
import { appraise, appraiseGame, type GameAppraisal, meanOf } from './appraisal.ts'

const CONFIG = { seats: 2, options: {} }
const SETTING = { seed: 'test', iterations: 8, again: 16, best: 3 }

async function played(): Promise<GameRecord> {
  const match = await playPairing(wondersDuel, CONFIG, { number: 0, bots: ['sensible', 'random'] }, 'appraisal')
  if (isProblem(match)) throw new Error(match.problem)
  return match.record
}

describe('a game', () => {
  it('says the same each time; all moves judged, its luck and what was lost explain the result', async () => {
    const record = await played()
    const judge = makeJudge(wondersDuel, record.options)
    const found = appraiseGame(wondersDuel, record, judge, SETTING)
    expect(found).toEqual(appraiseGame(wondersDuel, record, judge, SETTING))
    expect(found?.best).toHaveLength(3)
    expect(found?.luck).toHaveLength(2)
    const [first = Number.NaN, second = Number.NaN] = found?.luck ?? []
    expect(first + second).toBeCloseTo(0, 6)
    for (const [chance, share] of found?.told ?? []) {
      expect(chance).toBeGreaterThanOrEqual(0)
      expect([0, 0.5, 1]).toContain(share)
    }
  })

  it('tells no luck where only some moves are judged', async () => {
    const record = await played()
    const found = appraiseGame(wondersDuel, record, makeJudge(wondersDuel, record.options), {
      ...SETTING,
      positions: 4,
      best: 0,
    })
    expect(found?.luck).toBeUndefined()
    expect(found?.blunders).toEqual([])
    expect(found?.told.length).toBeLessThanOrEqual(8)
  })

  it('that has not ended says nothing', async () => {
    const { result: _, moves, ...record } = await played()
    const judge = makeJudge(wondersDuel, record.options)
    expect(appraiseGame(wondersDuel, { ...record, moves: moves.slice(0, 9) }, judge, SETTING)).toBeUndefined()
  })
})

describe('many games', () => {
  const game = (found: Partial<GameAppraisal>, bots = ['a', 'b']) => ({
    bots,
    found: { told: [], blunders: [], best: [], ...found },
  })

  it('are sorted by what was told, by tenths', () => {
    const { calibration } = appraise([
      game({
        told: [
          [0.28, 1],
          [0.32, 0],
          [0.97, 1],
        ],
      }),
    ])
    expect(calibration.map(({ positions }) => positions)).toEqual([0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 1])
    expect(calibration[3].told).toBeCloseTo(0.3)
    expect(calibration[3].came).toBe(0.5)
    expect([calibration[0].from, calibration[0].to, calibration[10].to]).toEqual([0, 0.05, 1])
  })

  it('are sure as far as games are many, not positions', () => {
    const one = game({ told: Array.from({ length: 100 }, () => [0.3, 1] as const) })
    const other = game({ told: Array.from({ length: 100 }, () => [0.3, 0] as const) })
    const [few, many] = [appraise([one, other]), appraise(Array.from({ length: 50 }, () => [one, other]).flat())]
    expect(few.calibration[3].error).toBeCloseTo(Math.SQRT1_2)
    expect(many.calibration[3].error).toBeCloseTo(Math.SQRT1_2 / Math.sqrt(50))
  })

  it('count blunders that stay mistakes, and best moves that lose nothing', () => {
    const { blunders, best } = appraise([game({ blunders: [0.2, 0.06, 0.05], best: [0, 0.019, 0.02, 0.5] })])
    expect([blunders.agreed, blunders.moves]).toEqual([2, 3])
    expect([best.agreed, best.moves]).toEqual([2, 4])
  })

  it('tell luck by bot, in whatever seat it sat', () => {
    const { luck } = appraise([game({ luck: [0.1, -0.1] }), game({ luck: [0.3, -0.3] }, ['b', 'a'])])
    expect(luck.a).toMatchObject({ count: 2, mean: expect.closeTo(-0.1) })
    expect(luck.b.mean).toBeCloseTo(0.1)
  })

  it('have a mean with its error', () => {
    expect(meanOf([1, 3])).toEqual({ count: 2, mean: 2, error: 2 * Math.sqrt(1) })
    expect(meanOf([])).toMatchObject({ count: 0, mean: 0 })
  })
})
