import { readFileSync } from 'node:fs'
import { fitRecord, type Game, isProblem, readRecord, upTo } from '@tabularium/kernel'
import { describe, expect, it, test } from 'vitest'
import { GAMES } from '../games.ts'
import { makeJudge } from '../make.ts'
import { analyse } from './analyse.ts'
import { ANALYSIS_SEED, courseOf, judgeMove, spreadOrder } from './course.ts'
import { iterationsOf } from './depth.ts'
import { explain } from './explain.ts'
import { judgedMove, plainMove, stepOf } from './plain.ts'

function golden(id: string, name: string) {
  const game = GAMES.find(one => one.id === id) as Game
  const read = readRecord(readFileSync(new URL(`../../../${id}/records/${name}.txt`, import.meta.url), 'utf8'))
  const record = isProblem(read) ? read : fitRecord(game, read)
  if (isProblem(record)) throw new Error(record.problem)
  return { game, record }
}

function finish<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

describe('a course', () => {
  test.each([
    ['wonders-duel', 'end-science', [1, 17, 33, 60]],
    ['glory-to-rome', 'end-forum', [20, 41]],
    ['mare-nostrum', 'screens-unnoted', [100, 150]],
    ['assyrian-wars', 'two-rivers', [51, 120]],
  ])('%s: moves judged in any order are judged as one after the other', (id, name, places) => {
    const { game, record } = golden(id, name)
    const judging = makeJudge(game, record.options)
    const course = courseOf(game, record)
    if (!course) throw new Error('the game is over')
    const times = 6 / iterationsOf(game.id, 'quick')
    for (const move of places.toReversed()) {
      const plain = finish(judgeMove(game, course, { ...judging, times }, move, 'quick'))
      const setting = { iterations: 6, seed: ANALYSIS_SEED, from: move, to: move }
      const [{ judgement, asked }] = finish(analyse(game, record, judging.judge, setting)).moves
      expect(plain.asked).toBe(asked)
      expect(judgedMove(game, plain).judgement).toEqual(judgement)
    }
  })

  it('is of a finished game', () => {
    const { game, record } = golden('wonders-duel', 'end-points')
    expect(courseOf(game, upTo(record, 20))).toBeUndefined()
    const resigned = { ...upTo(record, 20), result: { reason: 'resigned', winners: [1] } }
    expect(courseOf(game, resigned)?.ending).toEqual({ by: 'table', chances: [0, 1] })
  })
})

test.each([0, 1, 2, 23, 24, 25, 60, 100, 1207])(
  'of %i moves each is judged once, a few over the whole game first',
  moves => {
    const order = spreadOrder(moves)
    expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: moves }, (_, i) => i + 1))
    const few = order.slice(0, 26).toSorted((a, b) => a - b)
    for (const [i, move] of few.slice(1).entries()) expect(move - few[i]).toBeLessThanOrEqual(Math.max(1, moves / 10))
  },
)

test('plain moves say all that an explanation needs', () => {
  const { game, record } = golden('wonders-duel', 'end-military')
  const { judge } = makeJudge(game, record.options)
  const analysis = finish(analyse(game, record, judge, { iterations: 4, seed: 'plain' }))
  const { seats, ending, start } = analysis
  const sent = JSON.parse(JSON.stringify(analysis.moves.map(move => plainMove(move, 'quick'))))
  const judged = sent.map((move: Parameters<typeof judgedMove>[1]) => judgedMove(game, move))
  const again = explain(judged, { seats, start, ending })
  expect(again.sums).toEqual(analysis.sums)
  expect(again.moves.map(({ mark, loss, luck, better }) => ({ mark, loss, luck, better }))).toEqual(
    analysis.moves.map(({ mark, loss, luck, better }) => ({ mark, loss, luck, better })),
  )
  expect(stepOf('1 build clay-pool')).toEqual({ seat: 1, action: 'build clay-pool' })
})
