// The players of 7 Wonders Duel.

import type { Bot } from '../bot.ts'
import type { Characters } from '../character.ts'
import { characters } from '../characters/wonders-duel.ts'
import type { Scoring } from '../heuristic-bot.ts'
import type { NetEncoder } from '../net/encoder.ts'
import { encoder } from '../net/wonders-duel.ts'
import type { Players } from '../player.ts'
import { scoringOfWondersDuel, sensibleWondersDuel } from '../sensible/wonders-duel.ts'
import { tuneWondersDuel } from '../tuning/wonders-duel.ts'
import type { Tuning } from '../tuning.ts'

export const players: Players = {
  sensible: (_, seed) => sensibleWondersDuel(seed) as Bot,
  scoring: (_, seed) => scoringOfWondersDuel(seed) as Scoring,
  characters: characters as Characters,
  tuning: () => tuneWondersDuel as Tuning,
  encoder: encoder as NetEncoder,
}
