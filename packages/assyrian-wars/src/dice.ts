// Dice as such. Every die of the game is one question to chance.

import type { Ask } from '@tabularium/kernel'
import type { Scene } from './chapter.ts'

export const DIE: Ask = { what: 'die', names: ['1', '2', '3', '4', '5', '6'] }

export const rollDie = (g: Scene): number => 1 + g.chance.below(DIE, 6)
export const rollTwo = (g: Scene): number => rollDie(g) + rollDie(g)
/** 1 to 3: half a die, rounded up. */
export const rollThree = (g: Scene): number => Math.ceil(rollDie(g) / 2)

/** The same, by the shorter name. */
export const roll = rollDie
