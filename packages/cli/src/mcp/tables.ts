// Tables at which a language model plays: of this process, or of a server.

import type { LevelId } from '@tabularium/bots/levels'
import type { Game, GameRecord, Language } from '@tabularium/kernel'
import type { Seen } from './position.ts'

export interface TableOpening {
  readonly game: Game
  readonly players: number
  readonly options: Readonly<Record<string, string>>
  readonly level: LevelId
}

/** Every function throws an `InputError` with a sentence where something cannot be done. */
export interface McpTables {
  /** The tables it plays at, each in a line. */
  list(): Promise<readonly string[]>
  open(opening: TableOpening): Promise<Seen>
  join(where: string): Promise<Seen>
  /** Waits for its move at most so many seconds. */
  look(table: string, seconds: number): Promise<Seen>
  move(table: string, action: string): Promise<Seen>
  /** Why a move is refused, in a sentence; undefined: it is legal. */
  why(table: string, action: string, language: Language): Promise<string | undefined>
  /** The record of a finished game. */
  record(table: string): Promise<GameRecord>
}
