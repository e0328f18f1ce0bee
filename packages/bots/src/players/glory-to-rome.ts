// The players of Glory to Rome.

import type { Bot } from '../bot.ts'
import type { Characters } from '../character.ts'
import { characters } from '../characters/glory-to-rome.ts'
import type { Scoring } from '../heuristic-bot.ts'
import type { NetEncoder } from '../net/encoder.ts'
import { encoder } from '../net/glory-to-rome.ts'
import type { Players } from '../player.ts'
import { carelessGloryToRome, scoringOfGloryToRome, sensibleGloryToRome } from '../sensible/glory-to-rome.ts'
import { tuneGloryToRome } from '../tuning/glory-to-rome.ts'
import type { Tuning } from '../tuning.ts'

export const players: Players = {
  sensible: (_, seed) => sensibleGloryToRome(seed) as Bot,
  careless: (_, seed) => carelessGloryToRome(seed) as Bot,
  scoring: () => scoringOfGloryToRome as Scoring,
  characters: characters as Characters,
  tuning: () => tuneGloryToRome as Tuning,
  encoder: encoder as NetEncoder,
}
