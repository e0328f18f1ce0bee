// A recorded game, judged decision by decision, in slices: whoever asks may show how far it has come, stop, or look at some moves
// again at a greater depth and `explain` anew. Each decision is judged by itself, from the view of the seat that made it.

import {
  type Game,
  type GameRecord,
  isTableEnd,
  legalList,
  type Outcome,
  outcomeOf,
  replay,
  type Seat,
  type Snapshot,
  type State,
  Telling,
} from '@tabularium/kernel'
import { type Ending, type Explanation, explain, type JudgedMove } from './explain.ts'
import type { Chances, Judge } from './judge.ts'
import { type Judgement, judgeDecision, judgePosition } from './judgement.ts'

export interface AnalysisSetting {
  /** Of each decision. */
  readonly iterations: number
  /** The same seed gives the same analysis. */
  readonly seed: string
  /** The first and the last move to judge, counted from 1; absent: all. */
  readonly from?: number
  readonly to?: number
}

export interface AnalysisProgress {
  /** Moves done, of how many. */
  readonly done: number
  readonly total: number
  /** The move that was judged just now; absent between slices. */
  readonly judged?: JudgedMove
}

export interface Analysis extends Explanation, AnalysisSetting {
  readonly seats: number
  readonly from: number
  readonly to: number
  readonly ending: Ending
  /** How the game ended; absent: it goes on after the last move that was judged. */
  readonly outcome?: Outcome
}

/** What each seat got of the win. */
export const sharesOf = ({ winners }: Pick<Outcome, 'winners'>, seats: number): Chances =>
  Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0))

/** How a game ended that stands so after its last move; undefined: it goes on. */
export function endOf(
  game: Game,
  record: GameRecord,
  last: State,
): { readonly outcome: Outcome; readonly ending: Ending } | undefined {
  const result = game.result(last)
  const outcome = result
    ? outcomeOf(result)
    : record.result && isTableEnd(record.result.reason)
      ? record.result
      : undefined
  if (!outcome) return undefined
  return { outcome, ending: { by: result ? 'rules' : 'table', chances: sharesOf(outcome, record.seats.length) } }
}

/** A record that fits the game. Throws a `ReplayError` at once where it cannot be played. */
export function analyse(
  game: Game,
  record: GameRecord,
  judge: Judge,
  setting: AnalysisSetting,
): Generator<AnalysisProgress, Analysis> {
  const { from = 1, to = record.moves.length } = setting
  replay(game, record)
  return analysed(game, record, judge, { ...setting, from, to })
}

function* analysed(
  game: Game,
  record: GameRecord,
  judge: Judge,
  setting: AnalysisSetting & { readonly from: number; readonly to: number },
): Generator<AnalysisProgress, Analysis> {
  const { from, to, seed, iterations } = setting
  const seats = record.seats.length
  const total = Math.max(0, to - from + 1)
  let at: Snapshot<State> = { moves: from - 1, state: replay(game, record, { until: from - 1 }) }
  const judged: JudgedMove[] = []

  for (let move = from; move <= to; move++) {
    const { seat, action, answers } = record.moves[move - 1]
    const progress = { done: move - from, total }
    const judgement = yield* inSlices(
      judgementAt(game, judge, at.state, seat, action, { seats, seed, iterations }),
      progress,
    )
    const told = new Telling()
    at = { moves: move, state: replay(game, record, { from: at, until: move, tell: () => told }) }
    const asked = answers.length > 0 || told.revealed
    const one = { move, seat, action, asked, ...(judgement && { judgement }) }
    judged.push(one)
    yield { done: move - from + 1, total, judged: one }
  }

  const over = to === record.moves.length ? endOf(game, record, at.state) : undefined
  const outcome = over?.outcome
  const ending: Ending = over?.ending ?? {
    by: 'none',
    chances: yield* inSlices(chancesAt(game, judge, at.state, { seats, seed, iterations }), { done: total, total }),
  }
  const even = new Array<number>(seats).fill(1 / seats)
  const explanation = explain(judged, { seats, ending, ...(from === 1 && { start: even }) })
  return { ...setting, seats, ending, ...explanation, ...(outcome && { outcome }) }
}

function* inSlices<T>(work: Generator<void, T>, progress: AnalysisProgress): Generator<AnalysisProgress, T> {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    yield progress
  }
}

export interface Thinking {
  readonly seats: number
  readonly seed: string
  readonly iterations: number
}

/** A move made by a seat in a position. Undefined where there was nothing to choose, or nothing worth a thought. */
export function* judgementAt(
  game: Game,
  judge: Judge,
  state: State,
  seat: Seat,
  notation: string,
  { seats, seed, iterations }: Thinking,
): Generator<void, Judgement | undefined> {
  const legal = legalList(game, state, seat)
  const played = legal.find(action => action.notation === notation)
  if (played === undefined || legal.length === 1 || seats === 1) return undefined
  // All that is known of the position from here on is what the seat sees of it.
  const decision = { view: game.view(state, seat), seat, legal, played }
  judge.begin(decision, seed)
  if (!judge.matters(decision)) return undefined
  return yield* judgeDecision(judge, decision, seats, iterations)
}

/** What the seat that is asked here thinks of the game. */
function* chancesAt(
  game: Game,
  judge: Judge,
  state: State,
  { seats, seed, iterations }: Thinking,
): Generator<void, Chances> {
  const [seat] = game.waiting(state)
  if (seats === 1) return [1]
  const legal = legalList(game, state, seat)
  const decision = { view: game.view(state, seat), seat, legal, played: legal[0] }
  judge.begin(decision, seed)
  return yield* judgePosition(judge, decision, seats, iterations)
}
