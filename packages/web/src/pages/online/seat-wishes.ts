// Who sits at a new table besides its owner: a seat that is free, or a bot of some level.

import { type CharacterId, characterOf, splitSpec } from '@tabularium/bots/character'
import { type LevelId, nearestLevel } from '@tabularium/bots/levels'
import type { GameEntry } from '../../games.ts'

export const OPEN = 'open'

/** A free seat, or a bot by its level, with a character or without. */
export type SeatChoice = LevelId | `${LevelId}+${CharacterId}` | typeof OPEN

/** A friend, and bots of about that level where the game needs more. */
export const withFriend = ({ id, seats }: Pick<GameEntry, 'id' | 'seats'>, level: string): readonly SeatChoice[] =>
  Array.from({ length: Math.max(1, seats.min - 1) }, (_, i) => (i === 0 ? OPEN : nearestLevel(level, id).id))

interface BotChoice {
  readonly level: LevelId
  readonly character: CharacterId | undefined
}

/** The bot that was chosen for a seat; undefined: the seat is free. */
export function botOf(who: SeatChoice, game: string): BotChoice | undefined {
  if (who === OPEN) return undefined
  return { level: nearestLevel(splitSpec(who).plain, game).id, character: characterOf(who, game) }
}

export const choiceOf = ({ level, character }: BotChoice): SeatChoice => (character ? `${level}+${character}` : level)
