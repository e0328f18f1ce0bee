// Bots and searches made of a heuristic: a hand-written function that scores the legal moves of one game.

import { type Action, FastChance, type Game, type Seat, type State, type View } from '@tabularium/kernel'
import type { Bot } from './bot.ts'
import type { Likes } from './character.ts'
import { PLAIN, type Tuning } from './tuning.ts'

/** Writes the score of each of `legal[0..n)`: the higher, the better the move looks. */
export type ScoreMoves<S, A> = (
  s: S,
  seat: Seat,
  legal: readonly A[],
  n: number,
  scores: Float64Array | number[],
) => void

/** What can be made of a heuristic besides its best move. */
export interface Scoring<S extends State = State, A extends Action = Action> {
  readonly score: ScoreMoves<S, A>
  /** So much apart two moves are clearly different. */
  readonly unit: number
  /** Moves with such a score or a lower one lead in circles, or nowhere; nobody makes them by mistake. */
  readonly never: number
}

/** So many units a character gives for a move it likes best of all. */
export const LIKED = 0.5

/** The same heuristic, with a liking for some moves. */
export const scoreWithLikes =
  <S extends State, A extends Action>({ score, unit }: Scoring<S, A>, likes: Likes<S, A>): ScoreMoves<S, A> =>
  (s, seat, legal, n, scores) => {
    score(s, seat, legal, n, scores)
    for (let i = 0; i < n; i++) scores[i] += LIKED * unit * likes(s, seat, legal[i])
  }

/** Scores every legal action once and takes the best; each score is off by a random amount, `slack` at most. */
export function heuristicBot<S extends State, V extends View, A extends Action>(
  name: string,
  game: Game<S, V, A>,
  score: ScoreMoves<S, A>,
  seed: string | number,
  slack: number,
): Bot<V, A> {
  const chance = new FastChance(seed)
  const scores: number[] = []
  return {
    name,
    choose({ view, seat, legal }) {
      if (legal.length === 1) return legal[0]
      score(game.imagine(view, chance), seat, legal, legal.length, scores)
      if (slack > 0) for (let i = 0; i < legal.length; i++) scores[i] += slack * chance.next() * 2 ** -32
      let best = 0
      for (let i = 1; i < legal.length; i++) if (scores[i] > scores[best]) best = i
      return legal[best]
    },
  }
}

/** Plays out as that player would; two moves less than `noise` apart are sometimes mistaken for each other. Without noise the
 *  same position has the same answer. */
export function nearlyBest<S extends State, A extends Action>(
  game: { legal(s: S, seat: Seat, out: A[]): number },
  score: ScoreMoves<S, A>,
  noise: number,
): NonNullable<Tuning<S, A>['playout']> {
  const legal: A[] = []
  const scores: number[] = []
  return (s: S, seat: Seat, chance: FastChance): A => {
    const n = game.legal(s, seat, legal)
    if (n === 1) return legal[0]
    score(s, seat, legal, n, scores)
    let best = 0
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < n; i++) {
      const value = noise === 0 ? scores[i] : scores[i] + noise * chance.next() * 2 ** -32
      if (value > most) {
        most = value
        best = i
      }
    }
    return legal[best]
  }
}

/** This share of the tries is spread over all moves alike. */
export const EVEN = 0.1

/** Gives some of the shares `out[0..n)` to all moves alike. */
export function alsoOthers(out: Float64Array, n: number): void {
  for (let i = 0; i < n; i++) out[i] = (1 - EVEN) * out[i] + EVEN / n
}

/** A heuristic, and what a search has to know besides. */
export interface Heuristic<S extends State, A extends Action>
  extends Pick<Tuning<S, A>, 'estimate' | 'exploration' | 'matters' | 'reward'> {
  readonly score: ScoreMoves<S, A>
  /** Of playouts, see `nearlyBest`. */
  readonly noise: number
  /** Turns the scores of `moves[0..n)` into shares that add up to 1. */
  weigh(s: S, moves: readonly A[], n: number, out: Float64Array): void
}

/** A search guided by a heuristic: it says which moves are tried in the tree, and which are made in playouts. */
export const tuneBy = <S extends State, A extends Action>(
  game: { legal(s: S, seat: Seat, out: A[]): number },
  { score, noise, weigh, ...rest }: Heuristic<S, A>,
): Tuning<S, A> => ({
  ...PLAIN,
  ...rest,
  playout: nearlyBest(game, score, noise),
  policy(s, seat, moves, n, out) {
    score(s, seat, moves, n, out)
    weigh(s, moves, n, out)
  },
})
