// The weakest player: any legal move, each alike.

import { type Action, FastChance, type View } from '@tabularium/kernel'
import type { Bot } from './bot.ts'

export function randomBot<V extends View, A extends Action>(seed: string | number): Bot<V, A> {
  const chance = new FastChance(seed)
  return { name: 'random', choose: ({ legal }) => legal[chance.number(legal.length)] }
}
