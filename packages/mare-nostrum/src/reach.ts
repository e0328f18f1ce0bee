// What is linked with what, and who stands where: borders, chains of seas with triremes of one player, sets of provinces.
// 3.1.1, 4.1.2

import type { Bits, Seat, Seats } from '@tabularium/kernel'
import type { Board } from './board.ts'
import type { Provinces, Seas } from './names.ts'
import type { MnState } from './state.ts'

/** Provinces that are not covered, as bits. C.2 */
export const inPlay = (b: Board, s: MnState): Provinces => b.tables[s.seats].inPlay

/** Where the lowest set bit is. */
export const lowest = <Of extends number>(set: Bits<Of>): Of => (31 - Math.clz32(set & -set)) as Of

export const everySeat = (s: MnState): Seats => (1 << s.seats) - 1

/** Provinces connected with one of `from` by triremes of this player; those of `from` may be among them. */
export function connected(b: Board, s: MnState, seat: Seat, from: Provinces): Provinces {
  const fleet = s.fleet[seat]
  if (fleet === 0) return 0
  let seas: Seas = 0
  for (let rest = from; rest !== 0; rest &= rest - 1) seas |= b.seasOf[lowest(rest)]
  seas &= fleet
  let coast: Provinces = 0
  for (let edge = seas; edge !== 0; ) {
    const sea = lowest(edge)
    edge &= edge - 1
    coast |= b.coast[sea]
    const more = b.seaNear[sea] & fleet & ~seas
    seas |= more
    edge |= more
  }
  return coast & inPlay(b, s)
}

/** Provinces that border one of `from`; those of `from` may be among them. */
export function adjacent(b: Board, s: MnState, from: Provinces): Provinces {
  let reached: Provinces = 0
  for (let rest = from; rest !== 0; rest &= rest - 1) reached |= b.near[lowest(rest)]
  return reached & inPlay(b, s)
}

/** Provinces linked for this player with one of `from`, by a border or by sea; those of `from` may be among them. */
export const linked = (b: Board, s: MnState, seat: Seat, from: Provinces): Provinces =>
  adjacent(b, s, from) | connected(b, s, seat, from)

/** Provinces where somebody else has legions or the fortress, as bits. */
export function foreigners(s: MnState, seat: Seat): Provinces {
  let provinces: Provinces = 0
  for (let other: Seat = 0; other < s.seats; other++) if (other !== seat) provinces |= s.present[other]
  return provinces
}

/** Provinces with legions or fortresses of two or more players, as bits. 4.2.1 */
export function shared(s: MnState): Provinces {
  let once: Provinces = 0
  let twice: Provinces = 0
  for (let seat: Seat = 0; seat < s.seats; seat++) {
    twice |= once & s.present[seat]
    once |= s.present[seat]
  }
  return twice
}

/** Where the seat is the only one with legions or a fortress, as bits. */
export const sole = (s: MnState, seat: Seat): Provinces => s.present[seat] & ~foreigners(s, seat)

/** Provinces that an opponent of this seat controls, as bits. */
export function ofOpponents(s: MnState, seat: Seat): Provinces {
  let provinces: Provinces = 0
  for (let other: Seat = 0; other < s.seats; other++) if (other !== seat) provinces |= s.control[other]
  return provinces
}

/** Where the seat is conqueror now, as bits. 4.3 */
export const conquered = (s: MnState, seat: Seat): Provinces => sole(s, seat) & ofOpponents(s, seat)
