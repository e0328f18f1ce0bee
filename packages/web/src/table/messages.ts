// What goes between the page and the worker: numbered calls one way, answers and new states the other. Plain JSON.

import type { Chances, Depth, PlainOption } from '@tabularium/bots/analysis'
import type { Event, Finding, Options, OwnData, Problem, Refusal, Result, Seat } from '@tabularium/kernel'
import type { OwnDataSets } from './own-data.ts'
import type {
  AnalysisProgress,
  AnalysisStart,
  HelpState,
  NewGame,
  Position,
  Replay,
  SavedGameSummary,
  TableState,
  Thinking,
  Weighed,
} from './table.ts'

/** A record under study, as the page is told of it; the rest is asked for by its number. */
export interface Study {
  readonly number: number
  readonly game: string
  readonly options: Options
  readonly data?: OwnData
  readonly players: readonly string[]
  readonly moves: Replay['moves']
  readonly series: Replay['series']
  readonly text: string
  readonly commitment?: string
  readonly seed?: string
  readonly standIns?: readonly number[]
  readonly branch?: number
  readonly stopped?: Problem
  readonly result?: Result
}

export type Source = { readonly id: string } | { readonly record: string }

/** Everything the worker can be asked. A game's state comes as news, before the answer to the call that changed it. */
export interface Service {
  open(newGame: NewGame): Promise<string>
  resume(id: string): Promise<boolean>
  act(id: string, notation: string, version: number): Promise<Refusal | undefined>
  undo(id: string, version: number): Promise<Refusal | undefined>
  /** How far a hint is comes as news. */
  hint(id: string): Promise<readonly PlainOption[] | undefined>
  weigh(id: string, notation: string): Promise<Weighed | undefined>
  chances(id: string): Promise<Chances | undefined>
  takeBack(id: string, version: number): Promise<Refusal | undefined>
  turn(id: string, on: Omit<HelpState, 'helped'>): Promise<void>
  why(id: string, notation: string): Promise<Refusal | undefined>
  at(id: string, moves: number): Promise<Position>
  hurry(id: string): Promise<void>
  pause(id: string, paused: boolean): Promise<void>
  pace(id: string, ms: number): Promise<void>
  export(id: string): Promise<string>
  close(id: string): Promise<void>
  list(): Promise<readonly SavedGameSummary[]>
  forget(id: string): Promise<void>
  take(record: string): Promise<{ readonly id: string } | Problem>
  study(source: Source): Promise<Study | Problem>
  positionIn(study: number, moves: number, seat: Seat | undefined): Promise<Position>
  eventsIn(study: number, seat: Seat | undefined): Promise<readonly (readonly Event[])[]>
  verify(study: number): Promise<readonly Finding[]>
  /** What is known of the decisions of a finished game; the rest is judged from now on, and told as news. */
  analyse(study: number, deepest: Depth): Promise<AnalysisStart | Problem>
  stopAnalysis(study: number): Promise<void>
  endStudy(study: number): Promise<void>
  checkData: OwnDataSets['check']
  saveData: OwnDataSets['save']
  listData: OwnDataSets['list']
  dataText: OwnDataSets['text']
  forgetData: OwnDataSets['forget']
}

export type Method = keyof Service
export type Answered<C extends Method> = Awaited<ReturnType<Service[C]>>

/** A call, and what comes back under the same number. */
export interface WorkerCall {
  readonly ask: number
  readonly call: Method
  readonly args: readonly unknown[]
}

export type WorkerReply =
  | { readonly answer: number; readonly value: unknown }
  | { readonly answer: number; readonly error: string }

/** A new state of a game. Its `events` are those after the first `keep`, which are as they were. */
export interface StateNews {
  readonly news: 'state'
  readonly id: string
  readonly keep: number
  readonly state: TableState
}

/** How far a bot has come; all else is as it was. */
export interface ThinkingNews {
  readonly news: 'thinking'
  readonly id: string
  readonly thinking: Thinking
}

/** Decisions of a game under study that were judged just now. */
export interface AnalysisNews extends AnalysisProgress {
  readonly news: 'analysis'
  readonly study: number
}

/** How far a hint is, from 0 to 1. */
export interface HintNews {
  readonly news: 'hint'
  readonly id: string
  readonly share: number
}

export type WorkerNews = StateNews | ThinkingNews | AnalysisNews | HintNews

/** One end of the channel: a worker, its own scope, or a message port. */
export interface Channel {
  send(message: WorkerCall | WorkerReply | WorkerNews): void
  hear(listener: (message: WorkerCall | WorkerReply | WorkerNews) => void): void
}

/** What workers, their scopes and message ports have in common. */
interface Messaging {
  postMessage(message: unknown): void
  addEventListener(
    type: 'message',
    listener: (event: { readonly data: WorkerCall | WorkerReply | WorkerNews }) => void,
  ): void
}

export const channelOf = (port: Messaging): Channel => ({
  send: message => port.postMessage(message),
  hear: listener => port.addEventListener('message', ({ data }) => listener(data)),
})
