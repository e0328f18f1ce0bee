// What laid battle cards change in a battle: figures for each side that the dice read. 6.11.d

import { type Country, type Side, TIDE } from '../board/names.ts'
import type { AwState } from '../board/state.ts'

export const T = {
  /** Battle dice more in the first round. */
  DICE: 0,
  /** Added to the factor of all dice in the first round, and what a factor then cannot exceed (0: no limit). */
  FACTOR: 1,
  MAX_FACTOR: 2,
  /** Added to the factor of these types (bits) in the first round. */
  TYPE_MOD: 3,
  TYPES: 4,
  /** How many units of these types roll one more die of their own in the first round. */
  SHOTS: 5,
  SHOT_TYPES: 6,
  /** Hits still to be ignored. */
  IGNORE: 7,
  NO_ROUTS: 8,
  /** Hits more if this side loses. */
  LOSS_HITS: 9,
  /** Dice this side has not in the first round: LEADER_DICE, TERRAIN_DICE. */
  DENIED: 10,
  /** Dice more in this siege combat; the fortress does not count. */
  SIEGE_DICE: 11,
  NO_FORTRESS: 12,
  /** Dice rolled before all others, in the place of those for the mountains. */
  AMBUSH: 13,
  /** Added to the factor of the ships of one country (country + 1). */
  SHIP_MOD: 14,
  SHIP_OF: 15,
} as const

export const LEADER_DICE = 1
export const TERRAIN_DICE = 2

/** Where a figure of a side is in `s.tide`. */
export const tide = (side: Side, what: number): number => TIDE * side + what

export const raiseTide = (s: AwState, side: Side, what: number, by: Country): void => {
  s.tide[tide(side, what)] += by
}

export function clearTide(s: AwState): void {
  s.tide.fill(0)
  s.silenced.length = 0
}
