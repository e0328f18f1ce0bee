// Anyone can check a finished game offline: every move legal, the result right, every card and die the seed's own.

import type { Action } from './action.ts'
import type { Ask, Chance, ScriptedChance } from './chance.ts'
import { answerName } from './chance.ts'
import type { Game, State, View } from './game.ts'
import { isProblem } from './problem.ts'
import { fitRecord, type GameRecord, outcomeOf, sayOutcome } from './record.ts'
import { ReplayError, replay } from './replay.ts'
import { commitmentOf, StreamChance } from './stream.ts'

export const CHECKS = ['moves', 'result', 'origin', 'chance'] as const
export type Check = (typeof CHECKS)[number]

export interface Finding {
  readonly check: Check
  /** At which move; 0: the set-up; absent: the game as a whole. */
  readonly move?: number
  readonly why: string
}

/** No findings: every move is legal, the result is right and chance matches its commitment. */
export function verify<S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  given: GameRecord,
): readonly Finding[] {
  const record = fitRecord(game, given)
  if (isProblem(record)) return [{ check: 'moves', why: record.problem }]
  const played = verifyMoves(game, record)
  // Also where the moves do not go through: a forged answer often shows first in a later move that it forbids.
  const chance = verifyChance(game, record)
  return [played, verifyOrigin(record), chance].filter(finding => finding !== undefined)
}

function verifyMoves<S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  record: GameRecord,
): Finding | undefined {
  let state: S
  try {
    state = replay(game, record)
  } catch (error) {
    if (error instanceof ReplayError) return { check: 'moves', move: error.move, why: error.message }
    throw error
  }
  const result = game.result(state)
  const told = record.result && sayOutcome(record.result)
  const right = result && sayOutcome(outcomeOf(result))
  if (!right) return { check: 'result', why: `the game is not over after ${record.moves.length} moves` }
  if (!told) return { check: 'result', why: `no result; it should be '${right}'` }
  return told === right ? undefined : { check: 'result', why: `'${told}' should be '${right}'` }
}

class Differs extends Error {}

/** Puts every question to the stream too and compares. */
class ComparingChance implements Chance {
  private readonly recorded: ScriptedChance
  private readonly stream: StreamChance

  constructor(recorded: ScriptedChance, stream: StreamChance) {
    this.recorded = recorded
    this.stream = stream
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
    throw new Differs(`'${ask.what}' is '${answerName(ask, recorded)}', but the seed draws '${answerName(ask, drawn)}'`)
  }
}

/** Nobody can say where a branch's first moves come from: it is told, so that such a record never passes for a whole game. */
const verifyOrigin = ({ branch }: GameRecord): Finding | undefined =>
  branch === undefined
    ? undefined
    : { check: 'origin', why: `branched from another game after move ${branch}: up to there chance is not this seed's` }

function verifyChance<S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  record: GameRecord,
): Finding | undefined {
  const { seed, commitment } = record
  if (commitment === undefined) return { check: 'chance', why: 'the record has no commitment' }
  if (seed === undefined) return { check: 'chance', why: 'the record has no seed' }
  if (commitmentOf(seed) !== commitment) return { check: 'chance', why: 'the seed does not match the commitment' }
  const stream = new StreamChance(seed)
  let at = 0
  try {
    replay(game, record, {
      chance(move, recorded) {
        at = move
        if (record.branch !== undefined && move <= record.branch) return recorded
        stream.move(move)
        return new ComparingChance(recorded, stream)
      },
    })
  } catch (error) {
    if (error instanceof Differs) return { check: 'chance', move: at, why: error.message }
    // Found by the check of the moves already; up to there chance is right.
    if (!(error instanceof ReplayError)) throw error
  }
  return undefined
}
