// Dice as such. Every die of the game is one question to chance.

import type { Ask, Seats } from '@tabularium/kernel'
import type { RuleContext } from './rule-context.ts'

export const DIE: Ask = { what: 'die', names: ['1', '2', '3', '4', '5', '6'] }

/** `to`: who sees it; absent: everybody. */
export const rollDie = (ctx: RuleContext, to?: Seats): number => 1 + ctx.chance.below(DIE, 6, to)
export const rollTwo = (ctx: RuleContext): number => rollDie(ctx) + rollDie(ctx)
/** 1 to 3: half a die, rounded up. */
export const rollThree = (ctx: RuleContext): number => Math.ceil(rollDie(ctx) / 2)
