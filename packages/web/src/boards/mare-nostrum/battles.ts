// Battles before the dice fall: who would meet whom where, with what, and how likely each end of it is.

import type { Seat } from '@tabularium/kernel'
import type { MnState } from '@tabularium/mare-nostrum'
import {
  landSide,
  legionsIn,
  moveLegions,
  type Odds,
  oddsOf,
  peacePartner,
  type Side,
  seaSide,
  setTriremes,
  triremesIn,
  unitsIn,
} from '@tabularium/mare-nostrum/rules'
import { mareNostrum } from './on-map.ts'
import { isSea, PROVINCES, SEAS } from './places.ts'

export interface Meeting {
  readonly place: string
  readonly foe: Seat
  readonly own: Side
  readonly other: Side
  readonly odds: Odds
}

/** A battle of this seat, as it would be fought now. */
export function meeting(s: MnState, seat: Seat, foe: Seat, place: string): Meeting {
  const at = isSea(place) ? SEAS.indexOf(place) : PROVINCES.indexOf(place)
  const side = isSea(place) ? seaSide : landSide
  const [own, other] = [side(s, seat, at), side(s, foe, at)]
  return { place, foe, own, other, odds: oddsOf(own, other) }
}

/** Whom a seat would meet at a place: everybody there who is no partner of a peace. */
export function meetingsAt(s: MnState, seat: Seat, place: string): readonly Meeting[] {
  const partner = peacePartner(s, seat)
  const at = isSea(place) ? SEAS.indexOf(place) : PROVINCES.indexOf(place)
  const units = isSea(place) ? triremesIn : unitsIn
  const over = ((isSea(place) ? s.foughtSeas : s.fought) >> at) & 1
  if (over || units(s, seat, at) === 0) return []
  return Array.from({ length: s.seats }, (_, foe) => foe)
    .filter(foe => foe !== seat && foe !== partner && units(s, foe, at) > 0)
    .map(foe => meeting(s, seat, foe, place))
}

/** The battles on land that are due once marching is over. */
export const battlesAhead = (s: MnState, seat: Seat): readonly Meeting[] =>
  PROVINCES.flatMap(place => meetingsAt(s, seat, place))

/** The position with so many units moved; nothing else has happened in it. */
export function moved(state: MnState, seat: Seat, from: string, to: string, n: number): MnState {
  const s = mareNostrum.clone(state)
  if (isSea(from)) {
    const [a, b] = [SEAS.indexOf(from), SEAS.indexOf(to)]
    setTriremes(s, seat, a, triremesIn(s, seat, a) - n)
    setTriremes(s, seat, b, triremesIn(s, seat, b) + n)
  } else {
    const a = PROVINCES.indexOf(from)
    moveLegions(s, seat, a, PROVINCES.indexOf(to), Math.min(n, legionsIn(s, seat, a)))
  }
  return s
}

/** Whole hundredths that add up to 100: what is cut off goes where most was. */
export function percents(shares: readonly number[]): readonly number[] {
  const whole = shares.map(share => Math.floor(share * 100))
  const missing = 100 - whole.reduce((sum, n) => sum + n, 0)
  const order = shares
    .map((share, i) => ({ i, cut: share * 100 - whole[i] }))
    .toSorted((a, b) => b.cut - a.cut)
    .slice(0, missing)
  return whole.map((n, i) => n + (order.some(one => one.i === i) ? 1 : 0))
}
