// A record under study: any position of it as any seat saw it, what was told, figures for the graph, and the proof.

import {
  type Event,
  type Finding,
  followed,
  type GameRecord,
  isProblem,
  isTableEnd,
  type Problem,
  ReplayError,
  type Result,
  replay,
  type Seat,
  type Snapshot,
  Telling,
  verify,
} from '@tabularium/kernel'
import type { Study } from './messages.ts'
import { positionOf } from './position.ts'
import { lineOfMove, recordOf } from './restore.ts'
import type { Rules } from './rules.ts'
import type { Position } from './table.ts'

export interface StudySession {
  readonly about: Study
  readonly rules: Rules
  /** The record, where the game is over and can be followed to its end. */
  readonly finished?: GameRecord
  at(moves: number, seat: Seat | undefined): Position
  events(seat: Seat | undefined): readonly (readonly Event[])[]
  verify(): readonly Finding[]
}

/** One position in so many is kept. */
const SNAPSHOT_EVERY = 16

/** Whose view may be asked for. In a game that goes on: a spectator's and, where only one person plays, that person's. */
export type VisibleSeats = 'all' | readonly Seat[]

function playThrough({ game, measure }: Rules, record: GameRecord) {
  const told: Telling[] = []
  const kept: Snapshot[] = []
  const series: Record<string, (readonly number[])[]> = {}
  const last = replay(game, record, {
    tell(move) {
      told[move] = new Telling()
      return told[move]
    },
    after(state, moves) {
      if (moves % SNAPSHOT_EVERY === 0) kept.push({ moves, state: game.clone(state) })
      for (const [name, figures] of Object.entries(measure(game.view(state, undefined)))) {
        series[name] ??= []
        series[name].push(figures)
      }
    },
  })
  return { told, kept, series, result: game.result(last) }
}

/** How the game ended: by the rules, or at the table, which counts no points. */
function endOf(record: GameRecord, result: Result | undefined): Result | undefined {
  if (result || !record.result || !isTableEnd(record.result.reason)) return result
  const { reason, winners } = record.result
  return { reason, winners }
}

/** What a game that goes on may show of itself: no seed, no text, no answers of chance. */
const veiled = (about: Study): Study => {
  const { seed: _, ...rest } = about
  return { ...rest, text: '', moves: about.moves.map(move => ({ ...move, answers: [] })) }
}

export function openStudy(rules: Rules, text: string, number: number, visible: VisibleSeats): StudySession | Problem {
  const { game } = rules
  const whole = recordOf(game, text)
  if (isProblem(whole)) return whole
  let record: GameRecord
  let stopped: ReplayError | undefined
  let played: ReturnType<typeof playThrough>
  try {
    ;({ record, stopped } = followed(game, whole))
    played = playThrough(rules, record)
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    if (!(error instanceof ReplayError)) return { problem }
    return { ...error.why, problem, line: lineOfMove(text, error.move) }
  }
  const { told, kept, series } = played
  const result = endOf(whole, played.result)
  const { commitment, seed, standIns, branch } = record
  const about: Study = {
    number,
    game: game.id,
    options: record.options,
    ...(game.data && { data: game.data }),
    players: record.seats,
    moves: record.moves,
    series,
    text,
    ...(commitment !== undefined && { commitment }),
    ...(seed !== undefined && { seed }),
    ...(standIns && { standIns }),
    ...(branch !== undefined && { branch }),
    ...(stopped && { stopped: stopped.why }),
    ...(result && { result }),
  }
  const checkVisible = (seat: Seat | undefined): void => {
    if (seat === undefined) return
    if (!Number.isInteger(seat) || seat < 0 || seat >= record.seats.length) throw new Error(`there is no seat ${seat}`)
    if (visible !== 'all' && !visible.includes(seat)) throw new Error('the game goes on: this seat is not yours to see')
  }
  return {
    about: visible === 'all' ? about : veiled(about),
    rules,
    ...(visible === 'all' && result && !stopped && { finished: record }),
    at(moves, seat) {
      checkVisible(seat)
      const until = Math.min(Math.max(0, Math.trunc(moves) || 0), record.moves.length)
      const from = kept[Math.floor(until / SNAPSHOT_EVERY)]
      return positionOf(rules, replay(game, record, { until, from }), until, seat)
    },
    events(seat) {
      checkVisible(seat)
      return told.map(telling => telling.to(seat))
    },
    verify: () => verify(game, whole),
  }
}
