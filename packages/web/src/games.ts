// The games of the page. A game is one folder under `boards/` and a line here; its rules are a line in `table/rules.ts`, as the
// worker is a program of its own.

import type { OwnData } from '@tabularium/kernel'
import { assyrianWars } from './boards/assyrian-wars/entry.ts'
import type { Board } from './boards/board.ts'
import type { GameEntry } from './boards/entry.ts'
import { gloryToRome } from './boards/glory-to-rome/entry.ts'
import { mareNostrum } from './boards/mare-nostrum/entry.ts'
import { wondersDuel } from './boards/wonders-duel/entry.ts'

export type { GameEntry } from './boards/entry.ts'

export const GAMES: readonly GameEntry[] = [
  // In the order in which they are shown.
  wondersDuel,
  gloryToRome,
  mareNostrum,
  assyrianWars,
]

export const gameEntry = (id: string): GameEntry | undefined => GAMES.find(game => game.id === id)

/** The board of a game; on data of somebody's own, one that draws these. */
export async function loadBoard(of: {
  readonly game: string
  readonly data?: Pick<OwnData, 'text'>
}): Promise<Board | undefined> {
  const entry = gameEntry(of.game)
  if (!of.data) return entry?.load()
  const [loadOn, board] = await Promise.all([entry?.loadOn?.(), entry?.load()])
  return board && loadOn?.(board, of.data.text)
}
