// What the page knows of a game: a table it can look at and act on. Behind it stands a worker on this device, or a
// server. The page never sees a state, only views and events; everything here is plain JSON.

import type { Fallback } from '@tabularium/bots'
import type { Chances, Depth, Ending, Mark, PlainMove, PlainOption } from '@tabularium/bots/analysis'
import type { Event, Finding, Options, OwnData, Problem, Refusal, Result, Seat, View } from '@tabularium/kernel'
import type { ChatLine, Clocks, StandInMove, TableCard, Trouble } from '@tabularium/protocol'
import type { OwnDataSets } from './own-data.ts'

/** Who sits there: a person at this screen, or a bot by its level. */
export interface Player {
  readonly name: string
  /** A bot's spec (`mcts:1000`); absent: a person. */
  readonly bot?: string
}

/** The help that somebody alone among bots can have while playing. */
export const HELPS = ['hint', 'coach', 'chances', 'expects', 'takeback'] as const
export type Help = (typeof HELPS)[number]

/** What of it is on at a table, and what was used: whoever counts victories can leave such games out. */
export interface HelpState {
  /** Warns before a blunder. */
  readonly coach?: boolean | undefined
  /** Winning chances are shown. */
  readonly chances?: boolean | undefined
  /** What the bots expect is shown. They judge by their own hands, so it tells a little of these: a help like the others. */
  readonly expects?: boolean | undefined
  readonly helped?: readonly Help[]
}

export interface NewGame extends Omit<HelpState, 'helped'> {
  readonly game: string
  readonly options: Options
  readonly players: readonly Player[]
  /** What the page adds to the chance, in hexadecimal: see the kernel's stream.ts. */
  readonly share?: string
  /** A record's text to branch off from, and after how many of its moves. */
  readonly from?: { readonly record: string; readonly moves: number }
  /** The hash of data of somebody's own, which this device has. */
  readonly data?: string | undefined
}

/** One position as one seat (undefined: a spectator) may see it. */
export interface Position {
  readonly moves: number
  readonly seat: Seat | undefined
  readonly view: View
  /** What `seat` may do now, as notations; empty when it is not asked. */
  readonly legal: readonly string[]
  readonly result?: Result
}

/** A bot at work. */
export interface Thinking {
  readonly seat: Seat
  /** From 0 to 1. */
  readonly share: number
  /** The bot's guess at its share of the win, 0 to 1; told only where people are not playing against it. */
  readonly value?: number
}

/** What a bot expected when it moved last. */
export interface Expectation {
  readonly seat: Seat
  /** Its share of the win, 0 to 1, in whole percent. */
  readonly value: number
}

/** In what the chance is not as this page was promised: the seed's commitment, the shares that people gave, its own share. */
export type Doubt = 'commitment' | 'shares' | 'left-out'

/** What a table on a server has besides the game. */
export interface OnlineState {
  readonly card: TableCard
  /** The reader's own seat; undefined: a spectator. */
  readonly mine?: Seat
  /** There is a position. Before that the state's own is empty. */
  readonly begun: boolean
  readonly connection: 'connected' | 'connecting' | 'offline'
  /** Since when there is no connection, by this device's clock. */
  readonly downSince?: number
  /** The server's time less this device's, in milliseconds. */
  readonly ahead: number
  readonly clocks?: Clocks
  /** Seats whose people are at the table now, and how many look on. */
  readonly online: readonly Seat[]
  readonly spectators: number
  /** What was said, oldest first. */
  readonly chat: readonly ChatLine[]
  /** The table is no longer the reader's to see. */
  readonly gone?: Trouble
  /** The chance is not as this page was promised. */
  readonly doubt?: Doubt
}

export interface TableState extends HelpState {
  /** The game's name on this device: part of its address. */
  readonly id: string
  readonly game: string
  readonly options: Options
  /** Played on data of somebody's own: these. */
  readonly data?: OwnData
  readonly players: readonly Player[]
  readonly commitment: string
  /** Grows with every change; a command formed against another version is stale. */
  readonly version: number
  /** Since this version the same person has been asked the same, whatever others chose meanwhile. */
  readonly askedSince: number
  /** The position as the person to move sees it; where no person is asked, as the last person who was, or a spectator. */
  readonly position: Position
  /** What was told to that seat: of the set-up (0), then of every move. */
  readonly events: readonly (readonly Event[])[]
  /** Moves that bots made for people of a table online. */
  readonly standIns?: readonly StandInMove[]
  readonly canUndo: boolean
  /** Somebody alone among bots can step back to their last decision, whatever was drawn since. */
  readonly canTakeBack?: boolean
  readonly thinking?: Thinking
  /** Only where somebody alone among bots wants to know. */
  readonly expected?: readonly Expectation[]
  /** Bots wait: between moves of a game that is watched, or because somebody said so. */
  readonly paused: boolean
  /** The finished game's record, seed included. */
  readonly record?: string
  /** The table stopped and cannot go on; the record is safe. */
  readonly stopped?: string
  /** The set-up and so many moves were taken over from another game. */
  readonly branch?: number
  /** Another window plays this game: here it is only looked at, until that one closes. */
  readonly elsewhere?: true
  /** A bot plays without its trained network: there is none here, or it knows no table with these options. */
  readonly fallback?: Fallback['because']
  /** The browser keeps nothing (private mode, no room): the game is gone when the page is closed. */
  readonly unsaved?: true
  /** A table on a server; its position is the reader's own, or a spectator's. */
  readonly online?: OnlineState
}

/** What a move of the person asked would cost. */
export interface Weighed {
  readonly mark: Mark
  readonly loss: number
  readonly played: PlainOption
  readonly best: PlainOption
}

/** Help at a table of this device, judged from what the person asked can see. What is undefined cannot be told: nobody is asked,
 *  there is nothing to choose, somebody has moved meanwhile. */
export interface TableHelp {
  /** The best moves for the person asked, the best first. `heard` is told how far it is, from 0 to 1. */
  hint(heard: (share: number) => void): Promise<readonly PlainOption[] | undefined>
  weigh(notation: string): Promise<Weighed | undefined>
  /** What each seat may expect. */
  chances(): Promise<Chances | undefined>
  /** Back to the last decision of the person, whatever was drawn or answered since; it will be drawn anew. */
  takeBack(): Promise<Refusal | undefined>
  turn(on: Omit<HelpState, 'helped'>): void
}

export interface Table {
  readonly state: TableState
  /** Only at tables of this device. */
  readonly help?: TableHelp
  subscribe(listener: () => void): () => void
  /** Does it, or says why not. */
  act(notation: string): Promise<Refusal | undefined>
  undo(): Promise<Refusal | undefined>
  /** Why the person to move may not do this; undefined: it may. */
  why(notation: string): Promise<Refusal | undefined>
  /** The position after so many moves, as the same seat saw it. */
  at(moves: number): Promise<Position>
  /** A bot that thinks answers now with the best it has. */
  hurry(): void
  pause(paused: boolean): void
  /** Milliseconds between two moves of bots. */
  pace(ms: number): void
  /** The record so far with its secrets: this device's own. */
  export(): Promise<string>
  close(): void
}

/** A game on this device, as the home page lists it. */
export interface SavedGameSummary extends HelpState {
  readonly id: string
  readonly game: string
  readonly players: readonly Player[]
  readonly options: Options
  readonly moves: number
  /** Whose turn it is; empty: over. */
  readonly waiting: readonly Seat[]
  readonly result?: Result
  /** When it was last touched, in milliseconds since 1970. */
  readonly touched: number
  /** The hash of the data of somebody's own that it is played on. */
  readonly data?: string
}

/** How far an analysis has come. */
export interface AnalysisProgress {
  /** What was judged since the last word. */
  readonly moves: readonly PlainMove[]
  /** How long moves are thought about now; absent: all is done. */
  readonly depth?: Depth
  /** Moves done at this depth, of how many. */
  readonly done: number
  readonly total: number
  /** It broke off. */
  readonly failed?: string
  /** Judged without the trained network: there is none here, or it knows no table with these options. */
  readonly without?: true
}

/** What an analysis begins with: all moves, as far as they were judged before. */
export interface AnalysisStart extends AnalysisProgress {
  readonly ending: Ending
}

/** A finished or unfinished record under study. */
export interface Replay {
  readonly game: string
  readonly options: Options
  /** Played on data of somebody's own: these. */
  readonly data?: OwnData
  readonly players: readonly string[]
  readonly moves: readonly { readonly seat: Seat; readonly action: string; readonly answers: readonly string[] }[]
  readonly commitment?: string
  readonly seed?: string
  readonly result?: Result
  /** Moves, counted from one, that a bot made for the person of the seat. */
  readonly standIns?: readonly number[]
  /** The set-up and so many moves were taken over from another game. */
  readonly branch?: number
  /** Played by older rules, and today's cannot follow it any further: why. */
  readonly stopped?: Problem
  /** Points, shields, coins and the like after the set-up and after every move: by name, then by move, then by seat. */
  readonly series: Readonly<Record<string, readonly (readonly number[])[]>>
  /** The position after so many moves, as this seat saw it. */
  at(moves: number, seat: Seat | undefined): Promise<Position>
  events(seat: Seat | undefined): Promise<readonly (readonly Event[])[]>
  /** No findings: every move legal, the result right, chance as committed. */
  verify(): Promise<readonly Finding[]>
  /** Has the decisions of a finished game judged: `listen` hears of every few. Called again it goes on where it stopped. Not
   *  deeper than this; absent: as deep as it is done for people. */
  analyse(listen: (progress: AnalysisProgress) => void, deepest?: Depth): Promise<AnalysisStart | Problem>
  stopAnalysis(): void
  readonly text: string
  close(): void
}

/** Everything the page asks of this device. Made by `local.ts`. */
export interface Tables {
  open(newGame: NewGame): Promise<Table>
  resume(id: string): Promise<Table | undefined>
  list(): Promise<readonly SavedGameSummary[]>
  forget(id: string): Promise<void>
  /** Puts a record among the games of this device and returns its id, or says what is wrong with it and where. */
  take(record: string): Promise<{ readonly id: string } | Problem>
  study(source: { readonly id: string } | { readonly record: string }): Promise<Replay | Problem>
  readonly data: OwnDataSets
}
