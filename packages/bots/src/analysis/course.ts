// The course of a finished game, ready to be judged in any order: a few moves all over it first, so that a graph can be drawn at
// once, then the rest, then all of them again at a greater depth. Every move by itself is judged as `analyse` judges it.

import { type Game, type GameRecord, replay, type Snapshot, type State, Telling } from '@tabularium/kernel'
import { endOf, judgementAt } from './analyse.ts'
import { type Depth, iterationsOf } from './depth.ts'
import type { Ending, JudgedMove } from './explain.ts'
import type { JudgeFor } from './judge-of.ts'
import { type PlainMove, plainMove } from './plain.ts'

/** Raised where judges have changed so much that what they said before is not worth keeping. */
export const ANALYSIS_VERSION = 1

/** All who judge a game for people draw from this: the same game is told the same everywhere. */
export const ANALYSIS_SEED = 'analysis'

/** What is judged for people: a quick look, then a longer one. */
export const PASSES: readonly Depth[] = ['quick', 'standard']

/** One position in so many is kept. */
const SNAPSHOT_EVERY = 16

export interface Course {
  readonly seats: number
  /** Not judged yet. */
  readonly moves: readonly PlainMove[]
  readonly ending: Ending
  /** The position before a move, counted from 1. */
  before(move: number): State
}

/** Of a record that fits the game and is over; undefined: it is not, or nobody plays against anybody. Throws a `ReplayError`. */
export function courseOf(game: Game, record: GameRecord): Course | undefined {
  const seats = record.seats.length
  const kept: Snapshot<State>[] = []
  const told: Telling[] = []
  const last = replay(game, record, {
    tell(move) {
      told[move] = new Telling()
      return told[move]
    },
    after(state, moves) {
      if (moves % SNAPSHOT_EVERY === 0) kept.push({ moves, state: game.clone(state) })
    },
  })
  const over = endOf(game, record, last)
  if (!over || seats < 2) return undefined
  return {
    seats,
    moves: record.moves.map(({ seat, action, answers }, i) => {
      const asked = answers.length > 0 || told[i + 1].revealed
      return { move: i + 1, seat, action, asked }
    }),
    ending: over.ending,
    before(move) {
      const until = move - 1
      return replay(game, record, { until, from: kept[Math.floor(until / SNAPSHOT_EVERY)] })
    },
  }
}

/** So many moves make a first graph. */
const FIRST_GRAPH = 24

/** All moves, counted from 1: first a few over the whole game, then those in between, and so on. */
export function spreadOrder(moves: number): readonly number[] {
  const order = new Set<number>()
  for (let step = 2 ** Math.ceil(Math.log2(Math.max(1, moves / FIRST_GRAPH))); step >= 1; step /= 2) {
    for (let move = 1; move <= moves; move += step) order.add(move)
    order.add(moves)
  }
  order.delete(0)
  return [...order]
}

/** Judges one move; yields between slices. */
export function* judgeMove(
  game: Game,
  course: Course,
  { judge, times }: JudgeFor,
  move: number,
  depth: Depth,
): Generator<void, PlainMove> {
  const { seats, moves } = course
  const { depth: _, played: __, better: ___, ...about } = moves[move - 1]
  const thinking = { seats, seed: ANALYSIS_SEED, iterations: times * iterationsOf(game.id, depth) }
  const judgement = yield* judgementAt(game, judge, course.before(move), about.seat, about.action, thinking)
  const judged: JudgedMove = { ...about, ...(judgement && { judgement }) }
  return plainMove(judged, depth)
}
