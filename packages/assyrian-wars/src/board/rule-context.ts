// What a rule that changes something is given, and what it sets off in chapters that stand above its own.

import type { Chance } from '@tabularium/kernel'
import type { Board } from './board.ts'
import type { AwTell } from './events.ts'
import type { Counter, Country, Place } from './names.ts'
import type { AwState } from './state.ts'

/** One for each move; `ruleContext` makes it. */
export interface RuleContext {
  readonly b: Board
  readonly s: AwState
  readonly chance: Chance
  readonly tell: AwTell | undefined
  readonly consequences: Consequences
}

/** What a rule sets off in chapters that stand above its own. */
export interface Consequences {
  /** A unit has left the map: with the last one of a tribe its alliances end, and whoever fought it gets points. 8.3, 10.1 */
  unitLost(ctx: RuleContext, u: Counter, c: Country, place: Place): void
  /** A home area of the country has been taken: it may fall, or be eliminated. 6.13, 7.1 */
  homeTaken(ctx: RuleContext, c: Country): void
  /** Ground has a new holder: whoever stood there by leave of the old one goes. 8.1 */
  groundTaken(ctx: RuleContext): void
}
