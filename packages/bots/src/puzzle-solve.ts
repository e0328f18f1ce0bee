// A puzzle under somebody's hands: what becomes of a move, against the longest resistance or, where it fails, against the
// reply that shows why.

import { type Action, type Game, legalList, type Move, type Seat, type State, type View } from '@tabularium/kernel'
import { type ChanceOutcome, outcomes, Prover, type Within } from './puzzle.ts'

/** A position of a puzzle with what is left to win it in. */
export interface Stand<S extends State> extends Within {
  readonly state: S
  readonly seat: Seat
}

/** What followed a move: the move itself, then replies, each with what chance answered. */
export interface Continuation<S extends State> {
  readonly wins: boolean
  readonly moves: readonly Move[]
  /** Where the solver is asked again, or the game is over, or it is refuted. */
  readonly stand: Stand<S>
}

const stands = <S extends State>(stand: Stand<S>, state: S, { turns, moves }: Within): Stand<S> => ({
  ...stand,
  state,
  turns,
  moves,
})

/** Plays a move of the solver and everybody else's replies. */
export function answer<S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  stand: Stand<S>,
  action: A,
): Continuation<S> {
  const { seat } = stand
  const prover = new Prover(game, seat)
  const wins = prover.always(stand.state, seat, action, stand)
  const judge = wins ? longest : failing
  const moves: Move[] = []
  let at = stand
  let options = outcomes(game, at.state, seat, action)
  let by = seat
  for (;;) {
    const { move, state } = judge(prover, options, by, at)
    moves.push(move)
    at = stands(at, state, prover.left(state, by, at))
    const [next] = game.waiting(state)
    if (next === undefined || next === seat) return { wins, moves, stand: at }
    by = next
    options = legalList(game, state, by).flatMap(reply => outcomes(game, state, by, reply))
  }
}

type Judge = <S extends State, V extends View, A extends Action>(
  prover: Prover<S, V, A>,
  options: readonly ChanceOutcome<S>[],
  by: Seat,
  within: Within,
) => ChanceOutcome<S>

/** The way that takes the solver most decisions. */
const longest: Judge = (prover, options, by, within) => {
  let [best] = options
  let most = -1
  for (const option of options) {
    const left = prover.left(option.state, by, within)
    // Only what resists longer than the best so far is of interest: no need to know how much shorter the rest is.
    if (most >= 0 && prover.wins(option.state, { ...left, moves: most })) continue
    const distance = prover.distance(option.state, left) ?? left.moves
    if (distance > most) {
      most = distance
      best = option
    }
  }
  return best
}

/** A way after which nothing forces the win any more. */
const failing: Judge = (prover, options, by, within) =>
  options.find(({ state }) => !prover.wins(state, prover.left(state, by, within))) ?? options[0]

/** The shortest win against the longest resistance, move by move. */
export function solution<S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  stand: Stand<S>,
): readonly Move[] {
  const prover = new Prover(game, stand.seat)
  const moves: Move[] = []
  let at = stand
  while (game.waiting(at.state).includes(stand.seat)) {
    const fewest = prover.distance(at.state, at)
    if (fewest === undefined) break
    const [action] = prover.winning(at.state, { ...at, moves: fewest })
    const played = answer(game, at, action)
    moves.push(...played.moves)
    at = played.stand
  }
  return moves
}
