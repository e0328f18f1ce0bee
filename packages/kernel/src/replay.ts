// From a record to a position: every move applied again, with the answers chance gave then.

import type { Action } from './action.ts'
import { type Chance, ScriptedChance } from './chance.ts'
import type { Game, State, View } from './game.ts'
import { type Problem, ProblemError, problem } from './problem.ts'
import { type GameRecord, type Move, sayMove, standInsUpTo } from './record.ts'
import type { Seat } from './seat.ts'
import type { Tell } from './tell.ts'

/** A record that cannot be played: at which move (0: the set-up), and why. */
export class ReplayError extends ProblemError {
  readonly move: number

  constructor(move: number, why: Problem) {
    super(why, move === 0 ? `set-up: ${why.problem}` : `move ${move}: ${why.problem}`)
    this.move = move
  }
}

/** A position kept on the way, so that not everything need be played again: plain JSON. */
export interface Snapshot<S extends State = State> {
  readonly moves: number
  readonly state: S
}

export interface ReplaySteps<S extends State> {
  /** Stop after this many moves. */
  readonly until?: number
  /** Begin here instead of at the set-up. */
  readonly from?: Snapshot<S>
  /** Where another source should answer than the record: called before the set-up (0) and every move. */
  chance?(move: number, recorded: ScriptedChance): Chance
  tell?(move: number): Tell
  /** Called before a move is applied. */
  before?(state: S, move: number): void
  /** Called when the set-up (0) or a move is done. */
  after?(state: S, move: number): void
}

/** Plays a record that fits the game (`fitRecord`) and returns its last position. Throws a `ReplayError` where it cannot. */
export function replay<S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  record: GameRecord,
  steps: ReplaySteps<S> = {},
): S {
  try {
    return replayMoves(game, record, steps)
  } catch (error) {
    if (!(error instanceof ReplayError) || !record.begun) throw error
    throw new ReplayError(error.move, problem('rules-changed', { rules: record.begun.rules, newest: record.rules }))
  }
}

/** A record as far as today's rules can follow it: cut, with the reason, before what only older rules allowed. */
export interface Followed {
  readonly record: GameRecord
  readonly stopped?: ReplayError
}

/**
 * Where a game was played by older rules and today's do not allow some move of it, the moves before that one. What else
 * cannot be played throws a `ReplayError`, and so does a set-up that cannot be.
 */
export function followed<S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  record: GameRecord,
): Followed {
  if (!record.begun) return { record }
  try {
    replay(game, record)
    return { record }
  } catch (error) {
    if (!(error instanceof ReplayError) || error.move === 0) throw error
    return { record: upTo(record, error.move - 1), stopped: error }
  }
}

/** The game after so many moves: without its result, for that came later. */
export function upTo(record: GameRecord, moves: number): GameRecord {
  const { result: _, standIns: __, branch, ...rest } = record
  return {
    ...rest,
    moves: record.moves.slice(0, moves),
    ...standInsUpTo(record, moves),
    ...(branch !== undefined && branch <= moves && { branch }),
  }
}

function replayMoves<S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  record: GameRecord,
  steps: ReplaySteps<S>,
): S {
  const until = Math.min(steps.until ?? record.moves.length, record.moves.length)
  const start = steps.from && steps.from.moves <= until ? steps.from : undefined
  let state: S
  if (start) {
    state = game.clone(start.state)
  } else {
    state = asked(0, record.setup, steps, (chance, tell) =>
      game.setup({ seats: record.seats.length, options: record.options }, chance, tell),
    )
    steps.after?.(state, 0)
  }
  const list: A[] = []
  for (let i = start?.moves ?? 0; i < until; i++) {
    const move = record.moves[i]
    const action = legalAction(game, state, move, i + 1, list)
    steps.before?.(state, i + 1)
    asked(i + 1, move.answers, steps, (chance, tell) => game.apply(state, move.seat, action, chance, tell))
    steps.after?.(state, i + 1)
  }
  return state
}

function asked<S extends State, T>(
  move: number,
  answers: readonly string[],
  steps: ReplaySteps<S>,
  play: (chance: Chance, tell: Tell | undefined) => T,
): T {
  const script = new ScriptedChance(answers)
  try {
    const done = play(steps.chance?.(move, script) ?? script, steps.tell?.(move))
    if (script.unused.length > 0) throw new ProblemError(problem('answers-left', { text: script.unused.join(', ') }))
    return done
  } catch (error) {
    if (error instanceof ProblemError) throw new ReplayError(move, error.why)
    throw error
  }
}

function legalAction<S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  state: S,
  move: Move,
  number: number,
  list: A[],
): A {
  const waiting = game.waiting(state)
  if (!waiting.includes(move.seat)) {
    const text = sayMove(move)
    throw new ReplayError(
      number,
      waiting.length === 0 ? problem('over', { text }) : problem('turn', { text, seats: waiting.join(' or ') }),
    )
  }
  const action = game.actions.parse(move.action)
  if (!action) throw new ReplayError(number, problem('no-action', { text: move.action, game: game.id }))
  if (!isLegal(game, state, move.seat, action, list)) {
    const refusal = game.refuse(state, move.seat, action)
    const text = move.action
    throw new ReplayError(
      number,
      refusal
        ? problem('illegal-rule', { text, code: refusal.code, rule: refusal.rule })
        : problem('illegal', { text }),
    )
  }
  return action
}

/** Whether the action is in the legal list. `list` is a spare to write into. */
export function isLegal<S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  state: S,
  seat: Seat,
  action: A,
  list: A[] = [],
): boolean {
  const n = game.legal(state, seat, list)
  for (let i = 0; i < n; i++) if (list[i] === action) return true
  return false
}

/** The legal actions as a list of their own. */
export function legalList<S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  state: S,
  seat: Seat,
): readonly A[] {
  const out: A[] = []
  return out.slice(0, game.legal(state, seat, out))
}
