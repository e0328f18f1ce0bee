// The games there are, in one place: a new one is a line here.

import { assyrianWars } from '@tabularium/assyrian-wars'
import { gloryToRome } from '@tabularium/glory-to-rome'
import type { Game } from '@tabularium/kernel'
import { mareNostrum } from '@tabularium/mare-nostrum'
import { wondersDuel } from '@tabularium/wonders-duel'

export const GAMES: readonly Game[] = [wondersDuel, gloryToRome, mareNostrum, assyrianWars]
