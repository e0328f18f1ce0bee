// The games there are. Command and server play every game of this list; their own bots are listed in `make.ts`.

import { assyrianWars } from '@tabularium/assyrian-wars'
import { gloryToRome } from '@tabularium/glory-to-rome'
import type { Game } from '@tabularium/kernel'
import { mareNostrum } from '@tabularium/mare-nostrum'
import { wondersDuel } from '@tabularium/wonders-duel'

export const GAMES: readonly Game[] = [
  // In the order in which they are shown.
  wondersDuel,
  gloryToRome,
  mareNostrum,
  assyrianWars,
]
