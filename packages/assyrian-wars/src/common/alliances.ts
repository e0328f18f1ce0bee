// 6.9 Whose friend a minor or tribe is: what the space of its marker means, whom it is allied to, and who acts for whom.

import type { Board } from '../board/board.ts'
import { type Countries, type Country, has, lowest, NEUTRAL, NOBODY } from '../board/names.ts'
import type { AwState } from '../board/state.ts'

export const MOST_SPACES = 15
/** The lowest space of an alliance. */
export const ALLIED = 13

/** What a space means: 0-3, 4-6, 7-9, 10-12, 13-15. 6.9 */
export const statusOf = (level: number): number => (level < 4 ? NEUTRAL : Math.floor((level - 1) / 3))

/** The status of a minor or tribe towards a power. */
export const status = (s: AwState, c: Country, power: Country): number =>
  s.track[c] === power ? statusOf(s.level[c]) : NEUTRAL

/** The power a minor or tribe is allied to, or NOBODY. */
export const allyOf = (s: AwState, c: Country): Country => (s.level[c] >= ALLIED ? s.track[c] : NOBODY)

/** The power a country acts for: itself, the eliminated power it stands in for (7.1), or its ally; NOBODY. */
export const patron = (b: Board, s: AwState, c: Country): Country =>
  c < b.powers ? c : s.ward[c] !== NOBODY ? s.ward[c] : allyOf(s, c)

/** The power a country is, itself or as the substitute of one that is eliminated; NOBODY. 7.1, N71 */
export const powerOf = (b: Board, s: AwState, c: Country): Country => (c < b.powers ? c : s.ward[c])

/** A tribe under the limits of 10.1: one that stands in for a power may do what powers may. 7.1 */
export const isWild = (b: Board, s: AwState, c: Country): boolean => has(b.isTribe, c) && s.ward[c] === NOBODY

/** Countries in the game, as bits. */
export const living = (s: AwState): Countries => s.inPlay & ~s.gone

/** Those in play that are a power: itself, or its substitutes; as bits. 7.1 */
export function bodyOf(b: Board, s: AwState, p: Country): number {
  if (!has(s.gone, p)) return has(s.inPlay, p) ? 1 << p : 0
  let subs = 0
  for (let c = b.powers; c < b.onTrack; c++) if (s.ward[c] === p && has(s.inPlay & ~s.gone, c)) subs |= 1 << c
  return subs
}

/** Powers in the game, eliminated ones as long as a substitute of theirs is; as bits. 7.1 */
export function powersAlive(b: Board, s: AwState): Countries {
  let powers = s.inPlay & ~s.gone & b.isPower
  for (let rest = s.gone & b.isPower; rest !== 0; rest &= rest - 1) {
    if (bodyOf(b, s, lowest(rest)) !== 0) powers |= rest & -rest
  }
  return powers
}

/** Minors and tribes on a power's track with this status or better, as bits. */
export function friendsOf(b: Board, s: AwState, power: Country, least: number): Countries {
  let friends = 0
  for (let c = b.powers; c < b.onTrack; c++) {
    if (s.track[c] === power && statusOf(s.level[c]) >= least) friends |= 1 << c
  }
  return friends
}

/** The power a country acts for: itself, the one it stands in for or is allied to. 6.11.c */
export const actsFor = (b: Board, s: AwState, c: Country): Country => patron(b, s, c)
