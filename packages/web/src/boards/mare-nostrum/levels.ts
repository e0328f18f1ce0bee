// What stands behind the figures of an empire: the places that make up its levels and its great cities; and where emblems
// stand on the line of a track.

import { type Seat, size } from '@tabularium/kernel'
import type { MnState } from '@tabularium/mare-nostrum'
import {
  heldSlots,
  MILITARY,
  type OwnSlots,
  type Province,
  TRADE,
  type Track,
  triremesIn,
  unitsIn,
} from '@tabularium/mare-nostrum/rules'
import { mareNostrum } from './on-map.ts'
import { PROVINCES, SEAS } from './places.ts'

/** Provinces where the seat holds buildings of these slots. */
const holding = (s: MnState, seat: Seat, slotsOf: (province: Province) => OwnSlots): readonly string[] =>
  PROVINCES.filter((_, at) => size(heldSlots(mareNostrum.board, s, at, seat) & slotsOf(at)) > 0)

/** Capitals and legendary cities. */
export const placesOfCities = (s: MnState, seat: Seat): readonly string[] =>
  holding(s, seat, at => mareNostrum.board.greatCities[at])

/** Markets and caravans, cities and temples, or units. */
export function placesOfLevel(s: MnState, seat: Seat, track: Track): readonly string[] {
  const { board } = mareNostrum
  if (track !== MILITARY) {
    return holding(s, seat, at =>
      track === TRADE ? board.caravans[at] | board.markets[at] : board.cities[at] | board.temples[at],
    )
  }
  return [
    ...PROVINCES.filter((_, at) => unitsIn(s, seat, at) > 0),
    ...SEAS.filter((_, at) => triremesIn(s, seat, at) > 0),
  ]
}

export interface OnLine {
  readonly seat: Seat
  readonly level: number
  /** Of the line, from 0 to 1. */
  readonly at: number
}

/** Each emblem at its level; none covers another, equal ones stand side by side. `step`: how wide one is, as a part of the
 *  line. The title's holder stands last among equals. */
export function alongLine(levels: readonly number[], holder: Seat, most: number, step: number): readonly OnLine[] {
  const order = levels
    .map((level, seat) => ({ seat, level }))
    .toSorted((a, b) => a.level - b.level || Number(a.seat === holder) - Number(b.seat === holder) || a.seat - b.seat)
  const wanted = order.map(({ level }) => level / most)
  // Equal ones around their level.
  const spots = order.map(({ level }, i) => {
    const equal = order.filter(one => one.level === level).length
    const first = order.findIndex(one => one.level === level)
    return wanted[i] + (i - first - (equal - 1) / 2) * step
  })
  for (let i = 0; i < spots.length; i++) {
    spots[i] = Math.max(spots[i], i === 0 ? step / 2 : spots[i - 1] + step)
  }
  for (let i = spots.length - 1; i >= 0; i--) {
    spots[i] = Math.min(spots[i], i === spots.length - 1 ? 1 - step / 2 : spots[i + 1] - step)
  }
  return order.map(({ seat, level }, i) => ({ seat, level, at: spots[i] }))
}
