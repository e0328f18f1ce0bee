// Rules may know no last round. A table of people then plays for as long as they like; whoever plays games without people
// (simulations, arenas, checks, searches) breaks them off, and they count as unfinished.

import type { Result } from './game.ts'

/** Far more decisions than any real game takes. */
export const MOST_DECISIONS = 20_000

export const UNFINISHED: Result = { reason: 'unfinished', winners: [] }
