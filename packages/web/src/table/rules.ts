// The rules the worker knows, each loaded when a game of it is first opened.

import type { Players } from '@tabularium/bots/player'
import type { Event, Game, View } from '@tabularium/kernel'

export interface Rules {
  readonly game: Game
  /** The game's own bots, loaded when one sits down. */
  players(): Promise<Players>
  /** The address of the game's trained network, where it has one. */
  net?(): Promise<string>
  /** Whether a move laid something open that the next one may take. */
  turnsUp?(events: readonly Event[]): boolean
  /** Figures by seat, for the graph of a replay. */
  measure(view: View): Readonly<Record<string, readonly number[]>>
}

/** By the game's id. */
export type Registry = Readonly<Record<string, () => Promise<Rules>>>

export const RULES: Registry = {
  'wonders-duel': () => import('../boards/wonders-duel/rules.ts'),
  'glory-to-rome': () => import('../boards/glory-to-rome/rules.ts'),
  'mare-nostrum': () => import('../boards/mare-nostrum/rules.ts'),
  'assyrian-wars': () => import('../boards/assyrian-wars/rules.ts'),
}
