// Which bot plays for somebody who is away.

import { levelById, nearestLevel } from '@tabularium/bots/levels'

/** Sound and quick: nobody should gain by being away, nor lose everything. */
const LEVEL = 'scribe'

export const substituteFor = (game: string): string => nearestLevel(LEVEL, game).spec

/** A bot's spec by the level's name; undefined: there is none. */
export const specOf = (level: string, game: string): string | undefined => levelById(level, game)?.spec
