// The games of the page, each loaded when it is first needed.

import type { Board } from './boards/board.ts'

export interface GameEntry {
  readonly id: string
  readonly players: readonly [number, number]
  /** Minutes, about. */
  readonly minutes: number
  load(): Promise<Board>
}

export const GAMES: readonly GameEntry[] = [
  {
    id: 'wonders-duel',
    players: [2, 2],
    minutes: 30,
    load: async () => (await import('./boards/wonders-duel/index.tsx')).wondersDuelBoard,
  },
]

export const gameEntry = (id: string): GameEntry | undefined => GAMES.find(game => game.id === id)
