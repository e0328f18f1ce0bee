import { readFileSync } from 'node:fs'
import { makeJudge } from '@tabularium/bots'
import { courseOf, judgeMove, type PlainMove } from '@tabularium/bots/analysis'
import { fitRecord, isProblem, readRecord } from '@tabularium/kernel'
import { wondersDuel } from '@tabularium/wonders-duel'
import { describe, expect, test } from 'vitest'
import { analysisOf, costlyFrom, costlyMoves, countsOf, verdictLines, waterfallOf } from './model.ts'

const read = readRecord(
  readFileSync(new URL('../../../../wonders-duel/records/end-science.txt', import.meta.url), 'utf8'),
)
const record = isProblem(read) ? read : fitRecord(wondersDuel, read)
if (isProblem(record)) throw new Error(record.problem)
const course = courseOf(wondersDuel, record)
if (!course) throw new Error('the game is over')
const { ending, seats } = course

/** A move with chances of one's own making. */
const made = (move: number, played?: number, better: readonly number[] = []): PlainMove => {
  const about = course.moves[move - 1]
  if (played === undefined) return { ...about, depth: 'quick' }
  const chancesFor = (own: number): readonly number[] => (about.seat === 0 ? [own, 1 - own] : [1 - own, own])
  const option = (own: number) => ({
    action: about.action,
    chances: chancesFor(own),
    line: [`${about.seat} ${about.action}`],
  })
  return { ...about, depth: 'quick', played: option(played), better: better.map(option) }
}
const withMoves = (...moves: readonly PlainMove[]): readonly PlainMove[] =>
  course.moves.map(move => moves.find(one => one.move === move.move) ?? move)

describe('an analysis on the page', () => {
  const moves = withMoves(
    made(3, 0.5, [0.6]),
    made(4, 0.55),
    made(20, 0.4, [0.43]),
    made(40, 0.3, [0.7, 0.6, 0.5, 0.4]),
  )
  const analysis = analysisOf(wondersDuel, moves, seats, ending)

  test('its graph goes from the set-up to the result, and every step is a decision or luck', () => {
    expect(analysis.levels).toHaveLength(record.moves.length + 1)
    expect(analysis.levels.at(-1)?.map(level => Math.round(1e6 * level) / 1e6)).toEqual(ending.chances)
    for (const [move, level] of analysis.levels.entries()) {
      if (move === 0) continue
      const { skill, luck } = analysis.moves[move - 1]
      for (const seat of [0, 1])
        expect(level[seat]).toBeCloseTo(analysis.levels[move - 1][seat] + skill[seat] + luck[seat], 9)
    }
  })

  test('moves that cost something are found from anywhere', () => {
    expect(costlyMoves(analysis).map(({ move, mark }) => [move, mark])).toEqual([
      [3, 'mistake'],
      [20, 'inaccurate'],
      [40, 'blunder'],
    ])
    expect(costlyFrom(analysis, 0, 1)).toBe(3)
    expect(costlyFrom(analysis, 3, 1)).toBe(20)
    expect(costlyFrom(analysis, 60, 1)).toBeUndefined()
    expect(costlyFrom(analysis, 40, -1)).toBe(20)
    expect(costlyFrom(analysis, 3, -1)).toBeUndefined()
  })

  test('only judged decisions are counted', () => {
    const all = [0, 1].flatMap(seat => Object.values(countsOf(analysis, seat)))
    expect(all.reduce((sum, n) => sum + n)).toBe(4)
    expect(countsOf(analysis, analysis.moves[39].seat).blunder).toBe(1)
  })

  test('a verdict names the best move first, at most three that are better, and what was played last', () => {
    const lines = verdictLines(analysis.moves[39])
    expect(lines.map(({ kind, chance }) => [kind, chance])).toEqual([
      ['best', 0.7],
      ['other', 0.6],
      ['other', 0.5],
      ['played', 0.3],
    ])
    expect(lines[0].line).toEqual([{ seat: record.moves[39].seat, action: record.moves[39].action }])
    expect(verdictLines(analysis.moves[3]).map(({ kind }) => kind)).toEqual(['played'])
    expect(verdictLines(analysis.moves[9])).toEqual([])
  })
})

describe('from the even chance to the result', () => {
  test.each([
    { start: 0.5, own: -0.094, others: 0.384, luck: 0.21, result: 1 },
    { start: 1 / 3, own: -0.005, others: 0.0049, luck: -0.333233, result: 0 },
    { start: 0.2, own: -1.716, others: 1.854, luck: 0.662, result: 1 },
    { start: 0.5, own: 0, others: 0, luck: 0, result: 0.5 },
  ])('what is shown adds up: %o', given => {
    const sum = { ...given, skill: given.own + given.others }
    const steps = waterfallOf(sum)
    const [start, own, others, luck, result] = steps.map(({ points }) => points)
    expect(start + own + others + luck).toBe(result)
    expect(result).toBe(Math.round(100 * given.result))
    for (const [i, { from }] of steps.slice(1, 4).entries()) expect(from).toBe(steps[i].to)
  })
})

test('by the real judge: what is shown of a whole game adds up', () => {
  const judging = makeJudge(wondersDuel, record.options)
  const quick = { ...judging, times: 0.005 }
  const moves = course.moves.map(({ move }) => {
    const work = judgeMove(wondersDuel, course, quick, move, 'quick')
    for (;;) {
      const step = work.next()
      if (step.done) return step.value
    }
  })
  const { sums } = analysisOf(wondersDuel, moves, seats, ending)
  for (const sum of sums) {
    const [start, own, others, luck, result] = waterfallOf(sum).map(({ points }) => points)
    expect(start + own + others + luck).toBe(result)
  }
  expect(sums.map(({ result }) => result)).toEqual([1, 0])
})
