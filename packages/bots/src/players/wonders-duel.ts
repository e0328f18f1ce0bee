// The players of 7 Wonders Duel.

import type { Bot } from '../bot.ts'
import type { NetEncoder } from '../net/encoder.ts'
import { encoder } from '../net/wonders-duel.ts'
import type { Players } from '../player.ts'
import { sensibleWondersDuel } from '../sensible/wonders-duel.ts'
import { tuneWondersDuel } from '../tuning/wonders-duel.ts'
import type { Tuning } from '../tuning.ts'

export const players: Players = {
  sensible: (_, seed) => sensibleWondersDuel(seed) as Bot,
  tuning: () => tuneWondersDuel as Tuning,
  encoder: encoder as NetEncoder,
}
