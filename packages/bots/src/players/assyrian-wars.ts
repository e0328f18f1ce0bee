// The players of Assyrian Wars, on the usual data or on others.

import type { AssyrianWars } from '@tabularium/assyrian-wars'
import type { Game } from '@tabularium/kernel'
import type { Bot } from '../bot.ts'
import type { Characters } from '../character.ts'
import { characters } from '../characters/assyrian-wars.ts'
import type { Scoring } from '../heuristic-bot.ts'
import { planBot } from '../plan.ts'
import type { Players } from '../player.ts'
import { carelessAssyrianWars, scoringOfAssyrianWars, sensibleAssyrianWars } from '../sensible/assyrian-wars.ts'
import { judgeAssyrianWars, tuneAssyrianWars } from '../tuning/assyrian-wars.ts'
import type { Tuning } from '../tuning.ts'

const own = (game: Game): AssyrianWars => game as unknown as AssyrianWars

export const players: Players = {
  sensible: (game, seed) => sensibleAssyrianWars(own(game), seed) as Bot,
  careless: (game, seed) => carelessAssyrianWars(own(game), seed) as Bot,
  scoring: game => scoringOfAssyrianWars(own(game)) as Scoring,
  characters: characters as Characters,
  tuning: game => tuneAssyrianWars(own(game)) as Tuning,
  judging: game => judgeAssyrianWars(own(game)) as Tuning,
  plan: planBot,
}
