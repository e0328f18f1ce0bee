// From a record's text back to a table, as far as the rules of today can follow it.

import {
  describeProblem,
  fitRecord,
  type Game,
  type GameRecord,
  isProblem,
  newSeed,
  type Problem,
  ReplayError,
  readRecord,
  replay,
  resumeTable,
  type Snapshot,
  type State,
  type Table,
  upTo,
} from '@tabularium/kernel'
import type { SavedSnapshot } from './store.ts'

export interface Restored {
  readonly table: Table
  /** As the record has it; empty where it has none. */
  readonly commitment: string
  /** So many moves were not played again: what they told is found out when it is asked for. */
  readonly played?: number
  /** Why the table cannot go on: it stands before the first move that cannot be played. */
  readonly stopped?: string
}

/** Reads a text and fits it to the game. */
export function recordOf(game: Game, text: string): GameRecord | Problem {
  const record = readRecord(text)
  return isProblem(record) ? record : fitRecord(game, record)
}

/** On which line of the text a move stands; 0 is the set-up. */
export const lineOfMove = (text: string, move: number): number => text.split(/\r?\n/).indexOf('moves:') + 2 + move

/** On which line a header stands. */
export const lineOfHead = (text: string, head: string): number | undefined => {
  const at = text.split(/\r?\n/).findIndex(line => line.startsWith(`${head}:`))
  return at < 0 ? undefined : at + 1
}

/** A finished game needs no seed to be looked at; this one is never shown. */
const withSeed = (record: GameRecord): GameRecord => {
  if (record.seed !== undefined || record.result === undefined) return record
  const { commitment: _, ...rest } = record
  return { ...rest, seed: newSeed() }
}

/** The position of a snapshot, where it is one of this game by these rules; undefined: the record has to be played. */
function snapshotFor(game: Game, record: GameRecord, saved: SavedSnapshot | undefined): Snapshot | undefined {
  if (!saved || saved.rules !== game.rules || saved.moves > record.moves.length) return undefined
  try {
    const state = JSON.parse(saved.state) as State
    const shape = (of: State): string => Object.keys(of).sort().join()
    if (shape(state) !== shape(replay(game, record, { until: 0 }))) return undefined
    const snapshot = { moves: saved.moves, state }
    resumeTable(game, record, snapshot).view(undefined)
    return snapshot
  } catch {
    return undefined
  }
}

/** Throws where not even the set-up can be played. */
export function restore(game: Game, text: string, saved?: SavedSnapshot): Restored {
  const record = recordOf(game, text)
  if (isProblem(record)) throw new Error(describeProblem(record))
  const whole = withSeed(record)
  const commitment = record.commitment ?? ''
  const snapshot = snapshotFor(game, whole, saved)
  try {
    return { table: resumeTable(game, whole, snapshot), commitment, ...(snapshot && { played: snapshot.moves }) }
  } catch (error) {
    if (!(error instanceof ReplayError) || error.move === 0) throw error
    return { table: resumeTable(game, upTo(whole, error.move - 1)), commitment, stopped: error.message }
  }
}
