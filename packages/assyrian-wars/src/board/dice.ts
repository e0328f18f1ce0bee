// Dice as such. Every die of the game is one question to chance.

import type { Ask } from '@tabularium/kernel'
import type { RuleContext } from './rule-context.ts'

export const DIE: Ask = { what: 'die', names: ['1', '2', '3', '4', '5', '6'] }

export const rollDie = (ctx: RuleContext): number => 1 + ctx.chance.below(DIE, 6)
export const rollTwo = (ctx: RuleContext): number => rollDie(ctx) + rollDie(ctx)
/** 1 to 3: half a die, rounded up. */
export const rollThree = (ctx: RuleContext): number => Math.ceil(rollDie(ctx) / 2)

/** The same, by the shorter name. */
export const roll = rollDie
