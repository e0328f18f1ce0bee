// The games of the page. A game is one folder under `boards/` and a line here; its rules are a line in `table/rules.ts`, as the
// worker is a program of its own.

import { assyrianWars } from './boards/assyrian-wars/entry.ts'
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
