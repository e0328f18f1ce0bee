// The players of Mare Nostrum: Empires, on the usual data or on others.

import type { Game } from '@tabularium/kernel'
import type { MareNostrum } from '@tabularium/mare-nostrum'
import type { Bot } from '../bot.ts'
import type { Characters } from '../character.ts'
import { characters } from '../characters/mare-nostrum.ts'
import type { Scoring } from '../heuristic-bot.ts'
import type { Players } from '../player.ts'
import { carelessMareNostrum, scoringOfMareNostrum, sensibleMareNostrum } from '../sensible/mare-nostrum.ts'
import { tuneMareNostrum } from '../tuning/mare-nostrum.ts'
import type { Tuning } from '../tuning.ts'

const own = (game: Game): MareNostrum => game as unknown as MareNostrum

export const players: Players = {
  sensible: (game, seed) => sensibleMareNostrum(own(game), seed) as Bot,
  careless: (game, seed) => carelessMareNostrum(own(game), seed) as Bot,
  scoring: game => scoringOfMareNostrum(own(game)) as Scoring,
  characters: characters as Characters,
  tuning: game => tuneMareNostrum(own(game)) as Tuning,
}
