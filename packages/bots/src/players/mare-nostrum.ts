// The players of Mare Nostrum: Empires.

import type { Bot } from '../bot.ts'
import type { Players } from '../player.ts'
import { CARELESS_AT_SEA, sensibleMareNostrum } from '../sensible/mare-nostrum.ts'
import { tuneMareNostrum } from '../tuning/mare-nostrum.ts'
import type { Tuning } from '../tuning.ts'

export const players: Players = {
  sensible: seed => sensibleMareNostrum(seed) as Bot,
  careless: seed => sensibleMareNostrum(seed, CARELESS_AT_SEA) as Bot,
  tuning: tuneMareNostrum as Tuning,
}
