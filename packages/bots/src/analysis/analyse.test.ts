import { readFileSync } from 'node:fs'
import {
  FastChance,
  fitRecord,
  type Game,
  type GameRecord,
  isProblem,
  readRecord,
  replay,
  type State,
  upTo,
} from '@tabularium/kernel'
import { scene } from '@tabularium/wonders-duel/scene'
import { describe, expect, it, test } from 'vitest'
import { GAMES } from '../games.ts'
import { makeJudge } from '../make.ts'
import { type Analysis, analyse, judgementAt } from './analyse.ts'
import { explain, type JudgedMove } from './explain.ts'
import type { Chances, Judge } from './judge.ts'
import { MARKS, MOST_LOST, markOf } from './marks.ts'

const gameOf = (id: string): Game => {
  const game = GAMES.find(one => one.id === id)
  if (!game) throw new Error(id)
  return game
}

function golden(id: string, name: string): { game: Game; record: GameRecord } {
  const game = gameOf(id)
  const read = readRecord(readFileSync(new URL(`../../../${id}/records/${name}.txt`, import.meta.url), 'utf8'))
  const record = isProblem(read) ? read : fitRecord(game, read)
  if (isProblem(record)) throw new Error(record.problem)
  return { game, record }
}

const SEED = 'test'

function finish<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

const analysed = (
  { game, record }: { game: Game; record: GameRecord },
  setting: { iterations?: number; seed?: string; from?: number; to?: number } = {},
  judge: Judge = makeJudge(game, record.options).judge,
): Analysis => finish(analyse(game, record, judge, { iterations: 2, seed: SEED, ...setting }))

/** Says anything at all: sums must be right whatever the estimates are. */
function wildJudge(seats: number): Judge {
  const chance = new FastChance('wild')
  const reward = new Float64Array(8)
  return {
    slice: 4,
    begin: () => {},
    matters: () => chance.number(4) > 0,
    *screen({ legal }) {
      yield
      return [legal[chance.number(legal.length)]]
    },
    tryIn(_, { id }) {
      for (let seat = 0; seat < seats; seat++) reward[seat] = ((7 * id + 3 * seat) % 10) / 10 + chance.next() * 2 ** -36
      return reward
    },
    line: () => [],
  }
}

function expectExplained({ sums, moves, start, setup, end, ending }: Analysis): void {
  for (const [seat, sum] of sums.entries()) {
    expect(sum.start + sum.skill + sum.luck).toBeCloseTo(sum.result, 6)
    expect(sum.own + sum.others).toBeCloseTo(sum.skill, 6)
    // Move by move, as it is told.
    const all = moves.reduce((level, { skill, luck }) => level + skill[seat] + luck[seat], start[seat] + setup[seat])
    expect(all + end[seat]).toBeCloseTo(ending.chances[seat], 6)
  }
  for (const { seat, skill, loss } of moves) {
    expect(skill[seat]).toBeLessThanOrEqual(0)
    expect(loss).toBeGreaterThanOrEqual(0)
    expect(loss).toBeCloseTo(-skill[seat], 6)
  }
}

describe('even chance + skill + luck = result', () => {
  // One for every way in which a win can be had or shared.
  test.each([
    ['wonders-duel', 'end-shared'],
    ['wonders-duel', 'end-military'],
    ['glory-to-rome', 'end-concession'],
    ['glory-to-rome', 'players-5'],
    ['mare-nostrum', 'screens-unnoted'],
    ['mare-nostrum', 'end-titles'],
    ['assyrian-wars', 'rise-and-fall'],
    ['assyrian-wars', 'two-rivers'],
  ])('%s, %s, whatever is estimated', (id, name) => {
    const known = golden(id, name)
    const { winners = [] } = known.record.result ?? {}
    const analysis = analysed(known, {}, wildJudge(known.record.seats.length))
    expectExplained(analysis)
    for (const [seat, { start, result }] of analysis.sums.entries()) {
      expect(start).toBe(1 / known.record.seats.length)
      expect(result).toBe(winners.includes(seat) ? 1 / winners.length : 0)
    }
    expect(analysis.sums.some(({ own }) => own < 0)).toBe(true)
  })

  test('by the real judge: a whole game', () => {
    const analysis = analysed(golden('wonders-duel', 'end-military'))
    expectExplained(analysis)
    expect(analysis.sums.map(({ result }) => result)).toEqual([0, 1])
  })

  test.each([
    ['glory-to-rome', 'end-catacomb', 20],
    ['mare-nostrum', 'screens-unnoted', 10],
    ['assyrian-wars', 'rise-and-fall', 4],
  ])('by the real judge: %s, its last moves', (id, name, last) => {
    const known = golden(id, name)
    const analysis = analysed(known, { from: known.record.moves.length - last })
    expectExplained(analysis)
    expect(analysis.ending.by).toBe('rules')
  })

  test('a game that goes on ends with the chances now', () => {
    const { game, record } = golden('wonders-duel', 'end-points')
    const analysis = analysed({ game, record: upTo(record, 6) })
    expectExplained(analysis)
    expect(analysis.ending.by).toBe('none')
    expect(analysis.outcome).toBeUndefined()
    expect(analysis.sums[0].result + analysis.sums[1].result).toBeCloseTo(1, 5)
  })

  test('where somebody resigns, that is a decision and no luck', () => {
    const { game, record } = golden('wonders-duel', 'end-points')
    const resigned = { ...upTo(record, 6), result: { reason: 'resigned', winners: [1] } }
    const analysis = analysed({ game, record: resigned })
    expectExplained(analysis)
    expect(analysis.ending).toEqual({ by: 'table', chances: [0, 1] })
    expect(analysis.end[0]).toBeLessThan(0)
    expect(analysis.end[0]).toBeCloseTo(-(analysis.moves.at(-1)?.after[0] ?? 0), 6)
  })
})

describe('luck goes to the move that asked chance', () => {
  const judged = (move: number, asked: boolean, levels?: readonly [Chances, Chances]): JudgedMove => {
    const action = gameOf('wonders-duel').actions.all[0]
    const base = { move, seat: 0, action: action.notation, asked }
    if (!levels) return base
    const [before, after] = levels
    const best = { action, chances: before, line: [] }
    const played = { action, chances: after, line: [] }
    return { ...base, judgement: { before, after, played, best, better: [best], loss: before[0] - after[0] } }
  }
  const even: Chances = [0.5, 0.5]

  test('past decisions that are not judged', () => {
    const moves = [
      judged(1, false, [
        [0.6, 0.4],
        [0.56, 0.44],
      ]),
      judged(2, true),
      judged(3, false),
      judged(4, false, [
        [0.75, 0.25],
        [0.71, 0.29],
      ]),
    ]
    const {
      setup,
      moves: told,
      sums,
    } = explain(moves, { seats: 2, start: even, ending: { by: 'rules', chances: [1, 0] } })
    expect(setup).toEqual([0.1, -0.1])
    expect(told.map(({ luck }) => luck[0])).toEqual([0, 0.19, 0, 0.29])
    expect(told.map(({ skill }) => skill[0])).toEqual([-0.04, 0, 0, -0.04])
    expect(told.map(({ mark }) => mark)).toEqual(['inaccurate', 'best', 'best', 'inaccurate'])
    expect(told[2]).toMatchObject({ before: [0.56, 0.44], after: [0.56, 0.44] })
    expect(sums[0]).toEqual({ start: 0.5, own: -0.08, others: 0, skill: -0.08, luck: 0.58, result: 1 })
    expect(sums[1]).toEqual({ start: 0.5, own: 0, others: 0.08, skill: 0.08, luck: -0.58, result: 0 })
  })

  test('what can still be had at the next decision has not been lost at this one', () => {
    const moves = (asked: boolean) => [
      judged(1, asked, [
        [0.7, 0.3],
        [0.5, 0.5],
      ]),
      judged(2, false, [
        [0.68, 0.32],
        [0.4, 0.6],
      ]),
    ]
    const ending = { by: 'rules', chances: [0, 1] } as const
    const still = explain(moves(false), { seats: 2, start: even, ending })
    expect(still.moves[0]).toMatchObject({ after: [0.68, 0.32], loss: 0.02, skill: [-0.02, 0.02], luck: [0, 0] })
    expect(still.sums[0].start + still.sums[0].skill + still.sums[0].luck).toBeCloseTo(0, 9)
    // A card was drawn in between: that it can be had again is luck.
    const again = explain(moves(true), { seats: 2, start: even, ending })
    expect(again.moves[0]).toMatchObject({ after: [0.5, 0.5], skill: [-0.2, 0.2], luck: [0.18, -0.18] })
  })

  test('where nothing is judged, all is luck', () => {
    const { sums } = explain([judged(1, false)], { seats: 2, start: even, ending: { by: 'rules', chances: [0, 1] } })
    expect(sums[0]).toMatchObject({ skill: 0, luck: -0.5, result: 0 })
  })
})

describe('an analysis', () => {
  it('is the same with the same seed, whatever the judge has judged before, and another with another', () => {
    const known = golden('glory-to-rome', 'end-forum')
    const { judge } = makeJudge(known.game, known.record.options)
    const part = { iterations: 8, from: 20, to: 26 }
    const first = analysed(known, part, judge)
    expect(analysed(known, part, judge)).toEqual(first)
    expect(analysed(known, part)).toEqual(first)
    expect(analysed(known, { ...part, seed: 'other' }).moves).not.toEqual(first.moves)
    // Each move by itself says the same: so one can be looked at again, deeper.
    const [alone] = analysed(known, { ...part, from: 23, to: 23 }, judge).moves
    expect(alone.judgement).toEqual(first.moves[3].judgement)
  })

  it('comes in slices, and says how far it is', () => {
    const { game, record } = golden('wonders-duel', 'end-points')
    const { judge } = makeJudge(game, record.options)
    const work = analyse(game, record, judge, { iterations: 1200, seed: SEED, from: 1, to: 3 })
    const seen: number[] = []
    const moves: number[] = []
    for (let step = work.next(); !step.done; step = work.next()) {
      seen.push(step.value.done)
      if (step.value.judged) moves.push(step.value.judged.move)
    }
    expect(seen.length).toBeGreaterThan(6)
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
    expect(moves).toEqual([1, 2, 3])
  })

  it('throws at once where a record cannot be played', () => {
    const { game, record } = golden('wonders-duel', 'end-points')
    const [first, ...rest] = record.moves
    const wrong = { ...record, moves: [{ ...first, action: 'build palace' }, ...rest] }
    expect(() => analysed({ game, record: wrong })).toThrow('move 1')
  })
})

describe('nothing hidden is used', () => {
  test.each([
    ['glory-to-rome', 'end-forum', [20, 41, 90]],
    ['mare-nostrum', 'screens-unnoted', [100, 150, 201]],
    ['assyrian-wars', 'two-rivers', [51, 120]],
  ])('%s: in another world that looks the same the judgement is the same', (id, name, places) => {
    const { game, record } = golden(id, name)
    const { judge } = makeJudge(game, record.options)
    let differ = 0
    for (const at of places) {
      const { seat, action } = record.moves[at]
      const state = replay(game, record, { until: at })
      const other = game.clone(state)
      game.redeal(other, seat, new FastChance(`hidden/${at}`))
      expect(game.view(other, seat)).toEqual(game.view(state, seat))
      if (JSON.stringify(other) !== JSON.stringify(state)) differ++
      const thinking = { seats: record.seats.length, seed: SEED, iterations: 6 }
      const judgementOf = (s: State) => finish(judgementAt(game, judge, s, seat, action, thinking))
      expect(judgementOf(other)).toEqual(judgementOf(state))
    }
    expect(differ).toBeGreaterThan(0)
  })
})

describe('a win that was on offer', () => {
  // Walls would win at once; with the academy the other player has six symbols. 8.3, 9.3
  const offered = scene({
    open: 'walls academy brewery',
    pawn: 7,
    p1: { coins: 20 },
    p2: { coins: 20, cards: 'workshop apothecary scriptorium pharmacist university' },
  })

  test.each(['discard brewery', 'build brewery'])(
    'whoever leaves it (%s) makes a blunder, and the win is named',
    played => {
      const game = gameOf('wonders-duel')
      const { judge } = makeJudge(game, golden('wonders-duel', 'end-points').record.options)
      const thinking = { seats: 2, seed: SEED, iterations: 400 }
      const judgement = finish(judgementAt(game, judge, offered, 0, played, thinking))
      if (!judgement) throw new Error('nothing to judge')
      expect(markOf(judgement.loss)).toBe('blunder')
      expect(judgement.best).toMatchObject({ action: { notation: 'build walls' }, line: [] })
      expect(judgement.best.chances[0]).toBeCloseTo(1, 3)
      expect(judgement.better[0]).toEqual(judgement.best)
      expect(judgement.after[0]).toBeLessThan(0.2)
    },
  )

  test('whoever takes it has made the best move', () => {
    const known = golden('wonders-duel', 'end-military')
    const last = known.record.moves.length
    const [move] = analysed(known, { iterations: 200, from: last }).moves
    expect(move).toMatchObject({ mark: 'best', loss: 0, after: [0, 1] })
    expect(move.luck).toEqual([0, 0])
  })
})

test('no power of Assyrian Wars has all but won a campaign at the set-up, though they begin with more and less', () => {
  const { game, record } = golden('assyrian-wars', 'campaign')
  const { ending } = analysed({ game, record: upTo(record, 1) }, { iterations: 12 })
  expect(ending.chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 5)
  for (const chance of ending.chances) {
    expect(chance).toBeGreaterThan(0.05)
    expect(chance).toBeLessThan(0.5)
  }
})

test('marks by what a move cost', () => {
  expect([0, 0.005, 0.006, 0.02, 0.021, 0.05, 0.06, 0.12, 0.13, 1].map(markOf)).toEqual(
    MARKS.flatMap(mark => [mark, mark]),
  )
  expect(MARKS.map(mark => MOST_LOST[mark])).toEqual(Object.values(MOST_LOST).toSorted((a, b) => a - b))
})
