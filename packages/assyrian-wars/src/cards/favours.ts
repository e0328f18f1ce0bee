// Favours of movement cards (6.11.h): a leader (with whom his army) or a lone unit has them till the end of the impulse.
// Kept in the state as a short list of threes: counter, flag, steps left.

import type { Counter } from '../board/names.ts'
import type { AwState } from '../board/state.ts'

export const B = {
  /** A step costs nothing. */
  FREE: 1,
  /** As FREE, but only for a force of cavalry alone. */
  CAVALRY: 2,
  /** Cannot be intercepted. */
  UNSEEN: 4,
  /** No attrition for distance. */
  TIRELESS: 8,
  /** No attrition in the desert. */
  GUIDED: 16,
  /** A step over a desert path costs nothing. */
  GUIDED_FREE: 32,
} as const

/** Steps left: more than anybody marches in an impulse. */
export const ALL_STEPS = 99

export function giveBoon(s: AwState, u: Counter, flag: number, steps: number): void {
  s.boons.push(u, flag, steps)
}

/** Steps with this favour that the counter has left. */
export function boon(s: AwState, u: Counter, flag: number): number {
  const list = s.boons
  let steps = 0
  for (let i = 0; i < list.length; i += 3) if (list[i] === u && list[i + 1] === flag) steps += list[i + 2]
  return steps
}

/** One step with this favour has been made. */
export function useBoon(s: AwState, u: Counter, flag: number): void {
  const list = s.boons
  for (let i = 0; i < list.length; i += 3) {
    if (list[i] === u && list[i + 1] === flag && list[i + 2] > 0) {
      if (list[i + 2] < ALL_STEPS) list[i + 2]--
      return
    }
  }
}

/** At the end of an impulse. */
export function clearBoons(s: AwState): void {
  if (s.boons.length > 0) s.boons.length = 0
}
