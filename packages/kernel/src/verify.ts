// Anyone can check a finished game offline: every move legal, the result right, every card and die the seed's own.

import type { Action } from './action.ts'
import type { Ask, Chance, ScriptedChance } from './chance.ts'
import { answerName } from './chance.ts'
import { fitRecord, outcomeOf } from './fit-record.ts'
import type { Game, State, View } from './game.ts'
import { isProblem, type Problem, ProblemError, problem } from './problem.ts'
import { commitmentFor, type GameRecord, type Outcome, sayOutcome, streamKey } from './record.ts'
import { ReplayError, replay } from './replay.ts'
import { StreamChance, takebacksBefore } from './stream.ts'
import { isTableEnd } from './table-end.ts'
import type { Message } from './text.ts'

export const CHECKS = ['moves', 'result', 'origin', 'chance'] as const
export type Check = (typeof CHECKS)[number]

export interface Finding {
  readonly check: Check
  /** At which move; 0: the set-up; absent: the game as a whole. */
  readonly move?: number
  readonly why: string
  /** The same as a key and figures: see `Problem`. */
  readonly message?: Message
}

const found = (check: Check, { problem, message }: Problem, move?: number): Finding => ({
  check,
  ...(move !== undefined && { move }),
  why: problem,
  ...(message && { message }),
})

/** No findings: every move is legal, the result is right and chance matches its commitment. */
export function verify<S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  given: GameRecord,
): readonly Finding[] {
  const record = fitRecord(game, given)
  if (isProblem(record)) return [found('moves', record)]
  // Also where the moves do not go through: a forged answer often shows first in a later move that it forbids.
  const { last, finding: chance } = verifyChance(game, record)
  const played = last ? verifyResult(game, record, last) : verifyMoves(game, record)
  return [played, verifyOrigin(record), chance].filter(finding => finding !== undefined)
}

function verifyMoves<S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  record: GameRecord,
): Finding | undefined {
  try {
    return verifyResult(game, record, replay(game, record))
  } catch (error) {
    if (error instanceof ReplayError) return { ...found('moves', error.why, error.move), why: error.message }
    throw error
  }
}

function verifyResult<S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  record: GameRecord,
  last: S,
): Finding | undefined {
  const result = game.result(last)
  const told = record.result && sayOutcome(record.result)
  const right = result && sayOutcome(outcomeOf(result))
  if (!right) {
    if (record.result && isTableEnd(record.result.reason)) return verifyTableEnd(record.result, record.seats.length)
    if (told && record.begun) return found('result', problem('rules-open', { told, ...versions(record) }))
    return found('result', problem('not-over', { moves: record.moves.length }))
  }
  if (!told) return found('result', problem('no-result', { right }))
  if (told === right) return undefined
  if (record.begun) return found('result', problem('rules-result', { told, right, ...versions(record) }))
  return found('result', problem('result', { told, right }))
}

/** By which rules a game was played that today's rules follow. */
const versions = (record: GameRecord) => ({ rules: record.begun?.rules ?? record.rules, newest: record.rules })

/** The table ended the game: its winners must be seats of it, more cannot be checked. Points are counted only by the rules. */
function verifyTableEnd(told: Outcome, seats: number): Finding | undefined {
  if (told.winners.some(seat => seat >= seats)) return found('result', problem('outcome-winner'))
  const right = { reason: told.reason, winners: [...new Set(told.winners)].sort((a, b) => a - b) }
  if (sayOutcome(told) === sayOutcome(right)) return undefined
  return found('result', problem('result', { told: sayOutcome(told), right: sayOutcome(right) }))
}

/** Puts every question to the stream too and compares. */
class ComparingChance implements Chance {
  private readonly recorded: ScriptedChance
  private readonly stream: StreamChance
  private readonly record: GameRecord
  /** Called at the first answer that differs from the stream's. */
  private readonly differs: (why: Problem) => void

  constructor(recorded: ScriptedChance, stream: StreamChance, record: GameRecord, differs: (why: Problem) => void) {
    this.recorded = recorded
    this.stream = stream
    this.record = record
    this.differs = differs
  }

  draw(ask: Ask, bag: number): number {
    return this.same(ask, this.recorded.draw(ask, bag), this.stream.draw(ask, bag))
  }

  deal(ask: Ask, counts: readonly number[]): number {
    return this.same(ask, this.recorded.deal(ask, counts), this.stream.deal(ask, counts))
  }

  below(ask: Ask, n: number): number {
    return this.same(ask, this.recorded.below(ask, n), this.stream.below(ask, n))
  }

  private same(ask: Ask, recorded: number, drawn: number): number {
    if (recorded === drawn) return drawn
    const figures = { what: ask.what, recorded: answerName(ask, recorded), drawn: answerName(ask, drawn) }
    // Other rules may draw from other cards: the same number then means another one.
    const why = this.record.begun
      ? problem('rules-draw', { ...figures, ...versions(this.record) })
      : problem('differs', figures)
    this.differs(why)
    throw new ProblemError(why)
  }
}

/** Nobody can say where a branch's first moves come from: it is told, so that such a record never passes for a whole game. */
const verifyOrigin = ({ branch }: GameRecord): Finding | undefined =>
  branch === undefined ? undefined : found('origin', problem('branched', { branch }))

/** The last position too, where every move was legal on the way: it need not be played once more. */
interface ChanceVerified<S> {
  readonly finding?: Finding
  readonly last?: S
}

function verifyChance<S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  record: GameRecord,
): ChanceVerified<S> {
  const { seed, commitment } = record
  if (commitment === undefined) return { finding: found('chance', problem('no-commitment')) }
  if (seed === undefined) return { finding: found('chance', problem('no-seed')) }
  if (commitmentFor(record, seed) !== commitment) return { finding: found('chance', problem('commitment')) }
  const stream = new StreamChance(streamKey(record, seed))
  const takebacks = record.table === undefined ? [] : (record.takebacks ?? [])
  let at = 0
  let differs: Problem | undefined
  try {
    const last = replay(game, record, {
      chance(move, recorded) {
        at = move
        if (record.branch !== undefined && move <= record.branch) return recorded
        stream.move(move, takebacksBefore(takebacks, move))
        return new ComparingChance(recorded, stream, record, why => {
          differs = why
        })
      },
    })
    return { last }
  } catch (error) {
    // A move that cannot be played is found by the check of the moves already; up to there chance is right.
    if (!(error instanceof ReplayError)) throw error
    return differs ? { finding: found('chance', differs, at) } : {}
  }
}
