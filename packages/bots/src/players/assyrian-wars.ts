// The players of Assyrian Wars.

import type { Bot } from '../bot.ts'
import type { Players } from '../player.ts'
import { CARELESS_IN_ASSYRIA, sensibleAssyrianWars } from '../sensible/assyrian-wars.ts'
import { tuneAssyrianWars } from '../tuning/assyrian-wars.ts'
import type { Tuning } from '../tuning.ts'

export const players: Players = {
  sensible: seed => sensibleAssyrianWars(seed) as Bot,
  careless: seed => sensibleAssyrianWars(seed, CARELESS_IN_ASSYRIA) as Bot,
  tuning: tuneAssyrianWars as Tuning,
}
