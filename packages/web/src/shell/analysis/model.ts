// What the page shows of an analysis, reckoned from judged moves: levels for the graph, marks, luck, and the sums that add up.

import {
  type Ending,
  type ExplainedMove,
  type Explanation,
  explain,
  type SeatSum,
} from '@tabularium/bots/analysis/explain'
import { MARKS, type Mark } from '@tabularium/bots/analysis/marks'
import { judgedMove, type PlainMove } from '@tabularium/bots/analysis/plain'
import { type Game, isTableEnd, type Result, type Seat } from '@tabularium/kernel'

/** The sign of each mark, which is never told by its colour alone. */
export const SIGNS: Readonly<Record<Mark, string>> = {
  best: '★',
  good: '+',
  inaccurate: '?!',
  mistake: '?',
  blunder: '??',
}

/** Marks of moves that cost something worth a look. */
export const isCostly = (mark: Mark): boolean => MARKS.indexOf(mark) >= MARKS.indexOf('inaccurate')

export interface GameAnalysis extends Explanation {
  /** By move (0: after the set-up), then by seat: what each may expect once chance has had its say. */
  readonly levels: readonly (readonly number[])[]
  /** By move (0: of the set-up), then by seat. */
  readonly lucks: readonly (readonly number[])[]
}

export function analysisOf(game: Game, plain: readonly PlainMove[], seats: number, ending: Ending): GameAnalysis {
  const start = new Array<number>(seats).fill(1 / seats)
  const judged = plain.map(move => judgedMove(game, move))
  const explanation = explain(judged, { seats, start, ending })
  const lucks = [explanation.setup, ...explanation.moves.map(({ luck }) => luck)]
  const levels: (readonly number[])[] = []
  let level: readonly number[] = start
  for (const [move, luck] of lucks.entries()) {
    const skill = explanation.moves[move - 1]?.skill
    level = level.map((chance, seat) => chance + (skill?.[seat] ?? 0) + luck[seat])
    levels.push(level)
  }
  // The end by a word of the table is no luck: it shows as the last step.
  if (ending.by === 'table') levels[levels.length - 1] = ending.chances
  return { ...explanation, levels, lucks }
}

/** How a game ended, for what was judged elsewhere. */
export const endingOf = ({ reason, winners }: Pick<Result, 'reason' | 'winners'>, seats: number): Ending => ({
  by: isTableEnd(reason) ? 'table' : 'rules',
  chances: Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
})

/** The mark of a move, where there was something to judge. */
export const markedAs = (move: ExplainedMove | undefined): Mark | undefined => (move?.judgement ? move.mark : undefined)

/** Moves that cost something, in order. */
export const costlyMoves = ({ moves }: Pick<GameAnalysis, 'moves'>): readonly ExplainedMove[] =>
  moves.filter(move => {
    const mark = markedAs(move)
    return mark !== undefined && isCostly(mark)
  })

/** The next costly move from here, or the one before; undefined: there is none that way. */
export function costlyFrom(analysis: Pick<GameAnalysis, 'moves'>, at: number, step: 1 | -1): number | undefined {
  const moves = costlyMoves(analysis).map(({ move }) => move)
  return step === 1 ? moves.find(move => move > at) : moves.findLast(move => move < at)
}

/** How often a seat made moves of each mark. */
export const countsOf = ({ moves }: Pick<GameAnalysis, 'moves'>, seat: Seat): Readonly<Record<Mark, number>> => {
  const counts = { best: 0, good: 0, inaccurate: 0, mistake: 0, blunder: 0 }
  for (const move of moves) {
    const mark = move.seat === seat ? markedAs(move) : undefined
    if (mark) counts[mark]++
  }
  return counts
}

export const WATERFALL = ['start', 'own', 'others', 'luck', 'result'] as const
export type WaterfallPart = (typeof WATERFALL)[number]

export interface WaterfallStep {
  readonly part: WaterfallPart
  /** In whole hundredths of a win: from where to where the bar reaches. */
  readonly from: number
  readonly to: number
  /** What is added; of the start and the result, all of it. */
  readonly points: number
}

const hundredths = (chance: number): number => Math.round(100 * chance) + 0

/** From the even chance to the result. Levels are rounded, not parts: so what is shown adds up exactly. */
export function waterfallOf({ start, own, others, result }: SeatSum): readonly WaterfallStep[] {
  const levels = [start, start + own, start + own + others, result].map(hundredths)
  const step = (part: WaterfallPart, from: number, to: number): WaterfallStep => ({ part, from, to, points: to - from })
  return [
    step('start', 0, levels[0]),
    step('own', levels[0], levels[1]),
    step('others', levels[1], levels[2]),
    step('luck', levels[2], levels[3]),
    step('result', 0, levels[3]),
  ]
}

/** One way of playing the decision at the cursor. */
export interface VerdictLine {
  readonly kind: 'best' | 'other' | 'played'
  readonly action: string
  /** What the seat may expect. */
  readonly chance: number
  readonly line: readonly { readonly seat: Seat; readonly action: string }[]
}

const MOST_BETTER = 3

/** The best first, the move that was made last. */
export function verdictLines({ seat, action, better, after, judgement }: ExplainedMove): readonly VerdictLine[] {
  if (!judgement) return []
  const plain = (line: typeof judgement.played.line) =>
    line.map(one => ({ seat: one.seat, action: one.action.notation }))
  return [
    ...better.slice(0, MOST_BETTER).map(
      (option, i): VerdictLine => ({
        kind: i === 0 ? 'best' : 'other',
        action: option.action.notation,
        chance: option.chances[seat],
        line: plain(option.line),
      }),
    ),
    { kind: 'played', action, chance: after[seat], line: plain(judgement.played.line) },
  ]
}
