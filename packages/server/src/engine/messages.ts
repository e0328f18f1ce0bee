// What goes between the server and its engine's workers: jobs there, answers back, both in batches.

import type { Config, DataFault, Move, Options, OwnData, Refusal, Result, Seat, Share, View } from '@tabularium/kernel'

/** A table as the database has it. */
export interface StoredTable {
  readonly id: string
  readonly game: string
  readonly rules: number
  readonly options: Options
  /** A name per seat. */
  readonly seats: readonly string[]
  readonly seed: string
  /** What each seat added to the chance; absent: the seed alone is the key, as in games from before there were shares. */
  readonly shares?: readonly Share[]
  /** Of each take-back, in order, how many moves it left. */
  readonly takebacks?: readonly number[]
  /** Entries in the log. */
  readonly number: number
  readonly moves: readonly Move[]
  /** What chance answered before the first move; absent: what the seed says. */
  readonly setup?: readonly string[]
  /** As `snapshot` gave it. One that does not belong to these moves is ignored. */
  readonly snapshot?: Snapshot
  /** Data of somebody's own that it plays on. */
  readonly data?: TableData
}

/** Data of somebody's own with their canonical text. */
export interface TableData {
  readonly hash: string
  readonly text: string
}

/** What is asked of data before a table plays on them. */
export interface DataQuestion {
  readonly game: string
  readonly text: string
}

/** Seats and options as these data admit them, or what is wrong. */
export type Admitted = { readonly options: Options } | { readonly seats: string } | { readonly problem: string }

export type NewTable = Omit<StoredTable, 'number' | 'moves' | 'takebacks' | 'setup' | 'snapshot'>

export interface Snapshot {
  readonly moves: number
  readonly state: unknown
}

/** A seat, or -1: a spectator. */
export type Viewer = Seat | -1

export interface TableSummary {
  /** Entries in the log. */
  readonly number: number
  readonly moves: number
  readonly waiting: readonly Seat[]
  readonly result?: Result
  readonly commitment: string
  /** The last move cannot be undone. */
  readonly barrier: boolean
}

/** JSON text of an `Update` for one viewer: what changed since the version before. */
export interface ViewerUpdate {
  readonly viewer: Viewer
  readonly text: string
}

export interface Changed {
  readonly summary: TableSummary
  readonly updates: readonly ViewerUpdate[]
  /** So many lists of events (the set-up's is one) stayed as they were. */
  readonly keep: number
  /** The move made, with what chance answered. */
  readonly move?: Move
  /** Undo: the index of the move taken out. */
  readonly at?: number
}

export interface Refused {
  readonly refusal: Refusal
}

/** An entry that another process stored, or one of this process that is not a move. */
export interface LogEntry {
  readonly number: number
  readonly kind: 'move' | 'undo' | 'takeback' | 'orders' | 'seat' | 'end'
  readonly seat?: Seat
  readonly action?: string
  readonly answers?: readonly string[]
  /** Undo: the index of the move taken out; takeback: how many moves remain. */
  readonly at?: number
}

export interface SeatQuestion {
  readonly view: View
  readonly legal: readonly string[]
}

/** Everything a worker does for its tables. */
export interface EngineTables {
  open(stored: StoredTable): TableSummary
  create(table: NewTable): TableSummary & { readonly setup: readonly string[] }
  act(id: string, seat: Seat, action: string, audience: readonly Viewer[]): Changed | Refused
  undo(id: string, seat: Seat, audience: readonly Viewer[]): Changed | Refused
  truncate(id: string, moves: number, audience: readonly Viewer[]): Changed
  follow(id: string, entries: readonly LogEntry[], audience: readonly Viewer[]): Changed
  look(id: string, viewer: Viewer, from?: number): string
  at(id: string, viewer: Viewer, moves: number): string
  why(id: string, seat: Seat, action: string): Refusal | undefined
  question(id: string, seat: Seat): SeatQuestion | undefined
  ordered(id: string, seat: Seat, orders: readonly string[]): string | undefined
  secretRecord(id: string): string
  snapshot(id: string): Snapshot | undefined
  close(id: string): void
  /** Reads data of somebody's own; `id` names no table. */
  checkData(id: string, question: DataQuestion): { readonly data: OwnData } | { readonly faults: readonly DataFault[] }
  /** Whether a table on these data can have so many seats and these options, which come back complete. */
  admit(id: string, question: DataQuestion, config: Config): Admitted
}

export type Verb = keyof EngineTables

export interface Job {
  readonly number: number
  readonly verb: Verb
  readonly args: readonly unknown[]
}

export const ENGINE_ERRORS = ['diverged', 'gap', 'closed', 'stuck', 'restarted', 'failed', 'stopped'] as const
/**
 * `diverged`: what is stored cannot be played by the rules of today. `gap`: entries are missing before these. `closed`:
 * no such table is open. `stuck`: the rules did not come back; the table is set aside. `restarted`: the worker was lost,
 * open the table again. `failed`: the rules threw; nothing changed. `stopped`: the engine was.
 */
export type EngineErrorCode = (typeof ENGINE_ERRORS)[number]

export interface JobResult {
  readonly number: number
  readonly value?: unknown
  readonly error?: { readonly code: EngineErrorCode; readonly message: string }
}

/** Says no more than may be logged: never what a position hides. */
export class EngineError extends Error {
  readonly code: EngineErrorCode

  constructor(code: EngineErrorCode, message: string) {
    super(message)
    this.code = code
  }
}

export interface WorkerData {
  /** Holds the number of the job being done, 0: none. */
  readonly running: Int32Array<SharedArrayBuffer>
  /** Addresses of modules with further games. */
  readonly games: readonly string[]
}
