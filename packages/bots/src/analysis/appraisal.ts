// The analysis held to its word: over many games of bots, whether chances come true, whether what it calls a blunder is still
// a mistake when it thinks ten times as long, whether the moves it names lose nothing there, and whether luck cancels out.

import { FastChance, type Game, type GameRecord } from '@tabularium/kernel'
import { type Interval, wilson } from '../rating.ts'
import { judgementAt, sharesOf } from './analyse.ts'
import { courseOf } from './course.ts'
import { explain, type JudgedMove } from './explain.ts'
import type { JudgeFor } from './judge-of.ts'
import { MOST_LOST, markOf } from './marks.ts'

export interface AppraisalSetting {
  readonly seed: string
  /** Iterations of a decision: at first, and when a move is looked at again. */
  readonly iterations: number
  readonly again: number
  /** So many moves of the game are judged; absent: all, so that its luck can be told. */
  readonly positions?: number
  /** So many of the best moves named are looked at again, and all blunders; 0: nothing is. */
  readonly best: number
}

/** What one game says of the analysis; plain JSON. */
export interface GameAppraisal {
  /** Chances told after a move and what came of it, a pair for every seat. */
  readonly told: readonly (readonly [chance: number, share: number])[]
  /** What moves marked as blunders lose at the greater depth. */
  readonly blunders: readonly number[]
  /** What the best moves named lose there. */
  readonly best: readonly number[]
  /** The luck of each seat, where all moves were judged. */
  readonly luck?: readonly number[]
}

const finish = <T>(work: Generator<void, T>): T => {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

/** `few` of the list, drawn without order. */
function sample<T>(list: readonly T[], few: number, chance: FastChance): readonly T[] {
  const rest = [...list]
  return Array.from({ length: Math.min(few, rest.length) }, () => rest.splice(chance.number(rest.length), 1)[0])
}

/** Of a finished game; undefined where there is nobody to win against. */
export function appraiseGame(
  game: Game,
  record: GameRecord,
  { judge, times }: JudgeFor,
  { seed, iterations, again, positions, best: few }: AppraisalSetting,
): GameAppraisal | undefined {
  const course = courseOf(game, record)
  if (!course || !record.result) return undefined
  const { seats, ending } = course
  const shares = sharesOf(record.result, seats)
  const chance = new FastChance(`${seed}/sample`)
  const judgeAt = (move: number, action: string, seed: string, iterations: number) =>
    finish(
      judgementAt(game, judge, course.before(move), course.moves[move - 1].seat, action, {
        seats,
        seed,
        iterations: times * iterations,
      }),
    )
  const chosen = positions === undefined ? course.moves : sample(course.moves, positions, chance)
  const judged = chosen.map((about): JudgedMove => {
    const judgement = judgeAt(about.move, about.action, seed, iterations)
    return {
      move: about.move,
      seat: about.seat,
      action: about.action,
      asked: about.asked,
      ...(judgement && { judgement }),
    }
  })
  const found = judged.flatMap(({ judgement, ...about }) => (judgement ? [{ ...about, judgement }] : []))
  const lost = (move: number, action: string): number => judgeAt(move, action, `${seed}/again`, again)?.loss ?? 0
  const blunders = few > 0 ? found.filter(({ judgement }) => markOf(judgement.loss) === 'blunder') : []
  return {
    told: found.flatMap(({ judgement }) => shares.map((share, seat) => [judgement.after[seat], share] as const)),
    blunders: blunders.map(({ move, action }) => lost(move, action)),
    best: sample(found, few, chance).map(({ move, judgement }) => lost(move, judgement.best.action.notation)),
    ...(positions === undefined && {
      luck: explain(judged, { seats, ending, start: shares.map(() => 1 / seats) }).sums.map(({ luck }) => luck),
    }),
  }
}

export interface CalibrationRow {
  readonly from: number
  readonly to: number
  readonly positions: number
  /** Means of what was told and of what came of it. */
  readonly told: number
  readonly came: number
  /** Two standard errors of their difference. The positions of one game share its end: only games are independent. */
  readonly error: number
}

export interface Agreement extends Interval {
  readonly moves: number
  readonly agreed: number
}

export interface Mean {
  readonly count: number
  readonly mean: number
  /** Two standard errors. */
  readonly error: number
}

export interface Appraisal {
  readonly games: number
  readonly calibration: readonly CalibrationRow[]
  /** Blunders that are still mistakes at least, and best moves that lose less than a good move may. */
  readonly blunders: Agreement
  readonly best: Agreement
  /** By bot: the mean luck of a game. */
  readonly luck: Readonly<Record<string, Mean>>
}

/** Chances are compared by tenths: 5 to 15%, 15 to 25%, and what is left at both ends. */
const BANDS = 10

function calibrationOf(games: readonly GameAppraisal[]): readonly CalibrationRow[] {
  return Array.from({ length: BANDS + 1 }, (_, band) => {
    const byGame = games.map(game => game.told.filter(([chance]) => Math.round(chance * BANDS) === band))
    const here = byGame.flat()
    const mean = (pick: 0 | 1): number => here.reduce((sum, pair) => sum + pair[pick], 0) / Math.max(1, here.length)
    const edge = (at: number): number => Math.min(1, Math.max(0, at / BANDS))
    const [told, came] = [mean(0), mean(1)]
    const off = byGame.map(pairs => pairs.reduce((sum, [chance, share]) => sum + (share - chance) - (came - told), 0))
    const squares = off.reduce((sum, one) => sum + one * one, 0)
    const error = (2 * Math.sqrt(squares)) / Math.max(1, here.length)
    return { from: edge(band - 0.5), to: edge(band + 0.5), positions: here.length, told, came, error }
  })
}

function agreementOf(losses: readonly number[], isAgreed: (loss: number) => boolean): Agreement {
  const agreed = losses.filter(isAgreed).length
  return { moves: losses.length, agreed, ...wilson(agreed, losses.length) }
}

export function meanOf(values: readonly number[]): Mean {
  const count = values.length
  const mean = values.reduce((sum, x) => sum + x, 0) / Math.max(1, count)
  const squares = values.reduce((sum, x) => sum + (x - mean) ** 2, 0)
  return { count, mean, error: count < 2 ? 1 : 2 * Math.sqrt(squares / (count - 1) / count) }
}

/** `bots` are those of each game, by seat. */
export function appraise(
  games: readonly { readonly bots: readonly string[]; readonly found: GameAppraisal }[],
): Appraisal {
  const all = games.map(({ found }) => found)
  const names = [...new Set(games.flatMap(({ bots }) => bots))].sort()
  const luckOf = (name: string): readonly number[] =>
    games.flatMap(({ bots, found }) => (found.luck ?? []).filter((_, seat) => bots[seat] === name))
  return {
    games: games.length,
    calibration: calibrationOf(all),
    blunders: agreementOf(
      all.flatMap(game => game.blunders),
      loss => loss > MOST_LOST.inaccurate,
    ),
    best: agreementOf(
      all.flatMap(game => game.best),
      loss => loss < MOST_LOST.good,
    ),
    luck: Object.fromEntries(names.map(name => [name, meanOf(luckOf(name))])),
  }
}
