// The games of the page, each loaded when it is first needed.

import type { Board } from './boards/board.ts'

export interface GameEntry {
  readonly id: string
  readonly players: readonly [number, number]
  /** Minutes, about. */
  readonly minutes: number
  /** Players hide something from each other: at one screen, each looks alone. */
  readonly hidden?: true
  /** The rules themselves draw who begins. */
  readonly lot?: true
  load(): Promise<Board>
}

export const GAMES: readonly GameEntry[] = [
  {
    id: 'wonders-duel',
    players: [2, 2],
    minutes: 30,
    load: async () => (await import('./boards/wonders-duel/index.tsx')).wondersDuelBoard,
  },
  {
    id: 'glory-to-rome',
    players: [2, 5],
    minutes: 60,
    hidden: true,
    lot: true,
    load: async () => (await import('./boards/glory-to-rome/index.tsx')).gloryToRomeBoard,
  },
  {
    id: 'mare-nostrum',
    players: [3, 5],
    minutes: 120,
    hidden: true,
    lot: true,
    load: async () => (await import('./boards/mare-nostrum/index.tsx')).mareNostrumBoard,
  },
  {
    id: 'assyrian-wars',
    players: [1, 5],
    minutes: 480,
    hidden: true,
    lot: true,
    load: async () => (await import('./boards/assyrian-wars/index.tsx')).assyrianWarsBoard,
  },
]

export const gameEntry = (id: string): GameEntry | undefined => GAMES.find(game => game.id === id)
