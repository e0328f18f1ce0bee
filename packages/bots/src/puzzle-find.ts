// Looks for puzzles in the games of bots: positions with a forced win that is not plain to see.

import {
  type Action,
  type Config,
  type Game,
  legalList,
  type Result,
  replay,
  type Seat,
  type State,
  Telling,
  type View,
} from '@tabularium/kernel'
import type { Bot } from './bot.ts'
import { playGame } from './match.ts'
import { EveryChance, Exhausted, outcomes, Prover, type Puzzle, type Within } from './puzzle.ts'

export interface PuzzleSpec {
  /** How far to look. */
  readonly within: Within
  /** Fewer choices are no puzzle; nor is one where more than a quarter of them win, or more than `solutions`. */
  readonly choices: number
  readonly solutions: number
  /** Actions tried for one position before it is given up. */
  readonly budget: number
}

export const PUZZLE_SPEC: PuzzleSpec = { within: { turns: 2, moves: 4 }, choices: 6, solutions: 3, budget: 60_000 }

export interface Solution<A extends Action> extends Within {
  readonly result: Result
  readonly winning: readonly A[]
}

/** The shortest forced win of the seat to move: fewest turns, then fewest decisions, with all that begins such a win. */
export function solve<S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  s: S,
  seat: Seat,
  { within, budget }: PuzzleSpec = PUZZLE_SPEC,
): Solution<A> | undefined {
  const prover = new Prover(game, seat, budget)
  try {
    for (let turns = 1; turns <= within.turns; turns++) {
      if (!prover.wins(s, { turns, moves: within.moves })) continue
      const moves = prover.distance(s, { turns, moves: within.moves }) ?? within.moves
      const winning = prover.winning(s, { turns, moves: within.moves })
      return { turns, moves, winning, result: played(game, prover, s, seat, { turns, moves: within.moves }) }
    }
  } catch (error) {
    if (!(error instanceof Exhausted)) throw error
  }
  return undefined
}

/** How it ends when it is won in the fewest decisions and everybody else takes the first reply there is. */
function played<S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  prover: Prover<S, V, A>,
  s: S,
  seat: Seat,
  within: Within,
): Result {
  let left = within
  let at = s
  for (;;) {
    const result = game.result(at)
    if (result) return result
    const [by] = game.waiting(at)
    const fewest = by === seat ? { ...left, moves: prover.distance(at, left) ?? left.moves } : left
    const actions = by === seat ? prover.winning(at, fewest) : legalList(game, at, by)
    at = outcomes(game, at, by, actions[0])[0].state
    left = prover.left(at, by, left)
  }
}

/** The kinds of things an action brings about, with the first answers of chance there are. */
function eventsOf<S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  s: S,
  seat: Seat,
  action: A,
): ReadonlySet<string> {
  const telling = new Telling()
  game.apply(game.clone(s), seat, action, new EveryChance(), telling)
  return new Set(telling.to(seat).map(({ at }) => at))
}

/** How many actions bring about the same kinds of things as a winning one, short of the win. */
export function traps<S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  s: S,
  seat: Seat,
  winning: readonly A[],
): number {
  const legal = legalList(game, s, seat).filter(action => !winning.includes(action))
  const told = legal.map(action => eventsOf(game, s, seat, action))
  const usual = (at: string) => told.filter(kinds => kinds.has(at)).length * 2 > told.length
  const marks = winning.flatMap(action => [...eventsOf(game, s, seat, action)]).filter(at => !usual(at))
  return told.filter(kinds => marks.some(at => at !== 'over' && kinds.has(at))).length
}

/** A puzzle with the kind of win it is about. */
export interface Find extends Puzzle {
  readonly kind: string
}

/** What is won at once is all alike, and so are wins by points, however close. */
const kindOf = ({ moves, turns, result: { reason, scores } }: Solution<Action>): string =>
  moves === 1 ? 'at once' : `${scores ? 'points' : reason} in ${turns}`

/** The puzzles of one game between bots: the first for each number of turns. */
export async function findPuzzles<S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  config: Config,
  bots: readonly Bot<V, A>[],
  seed: string | number,
  spec: PuzzleSpec = PUZZLE_SPEC,
): Promise<readonly Find[]> {
  const { record } = await playGame(game, config, bots, seed)
  const { result: _, ...open } = record
  const found = new Map<number, Find>()
  replay(game, record, {
    after(s, move) {
      const waiting = game.waiting(s)
      if (waiting.length !== 1) return
      const [seat] = waiting
      const choices = legalList(game, s, seat).length
      if (choices < spec.choices) return
      const win = solve(game, s, seat, spec)
      if (!win || found.has(win.turns) || win.winning.length > Math.min(spec.solutions, choices / 4)) return
      const { turns, moves, winning, result } = win
      if (moves === 1 && traps(game, s, seat, winning) < 2) return
      const prefix = { ...open, moves: record.moves.slice(0, move) }
      found.set(turns, { record: prefix, turns, moves, end: result.reason, kind: kindOf(win) })
    },
  })
  return [...found.values()]
}

/** So many puzzles, the kinds in turn as long as there are any, so that no two days are alike. */
export function choosePuzzles(found: readonly Find[], count: number): readonly Find[] {
  const kinds = [...Map.groupBy(found, ({ kind }) => kind).values()]
  const rounds = Math.max(0, ...kinds.map(list => list.length))
  return Array.from({ length: rounds }, (_, i) => kinds.flatMap(list => list.slice(i, i + 1)))
    .flat()
    .slice(0, count)
}
