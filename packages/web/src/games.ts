// The games of the page, each loaded when it is first needed.

import type { Options } from '@tabularium/kernel'
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
  /** What suits a first game, where that is not what the rules call usual. */
  readonly first?: Options
  /** Options that say which game is played; the others change its rules, and are folded away. */
  readonly main?: readonly string[]
  /** The lesson to begin with. */
  readonly lesson: string
  load(): Promise<Board>
}

export const GAMES: readonly GameEntry[] = [
  {
    id: 'wonders-duel',
    lesson: 'first-game',
    players: [2, 2],
    minutes: 30,
    load: async () => (await import('./boards/wonders-duel/index.tsx')).wondersDuelBoard,
  },
  {
    id: 'glory-to-rome',
    lesson: 'first-game',
    main: ['variant'],
    players: [2, 5],
    minutes: 60,
    hidden: true,
    lot: true,
    load: async () => (await import('./boards/glory-to-rome/index.tsx')).gloryToRomeBoard,
  },
  {
    id: 'mare-nostrum',
    lesson: 'first-round',
    players: [3, 5],
    minutes: 120,
    hidden: true,
    lot: true,
    load: async () => (await import('./boards/mare-nostrum/index.tsx')).mareNostrumBoard,
  },
  {
    id: 'assyrian-wars',
    lesson: 'two-rivers',
    first: { scenario: 'two-rivers', abilities: 'off' },
    main: ['scenario'],
    players: [1, 5],
    minutes: 480,
    hidden: true,
    lot: true,
    load: async () => (await import('./boards/assyrian-wars/index.tsx')).assyrianWarsBoard,
  },
]

export const gameEntry = (id: string): GameEntry | undefined => GAMES.find(game => game.id === id)
