// Which bot plays for somebody who is away.

import { soundLevel } from '@tabularium/bots/levels'

/** Sound and quick: nobody should gain by being away, nor lose everything. */
export const substituteFor = (game: string): string => soundLevel(game).spec
