// Who sits at a new table besides its owner: a seat that is free, or a bot of some level.

import { type LevelId, nearestLevel } from '@tabularium/bots/levels'
import type { GameEntry } from '../../games.ts'

export const OPEN = 'open'

export type SeatChoice = LevelId | typeof OPEN

/** A friend, and bots of about that level where the game needs more. */
export const withFriend = ({ id, seats }: Pick<GameEntry, 'id' | 'seats'>, level: string): readonly SeatChoice[] =>
  Array.from({ length: Math.max(1, seats.min - 1) }, (_, i) => (i === 0 ? OPEN : nearestLevel(level, id).id))
