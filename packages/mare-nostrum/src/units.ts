// Pieces on the map: units, control, buildings and stations. Counts and sets change together.

import type { Seat } from '@tabularium/kernel'
import type { Board } from './board.ts'
import type { OwnSlots, Province, Provinces, Sea, Slot } from './names.ts'
import { lowest } from './reach.ts'
import { MARKER_BIT, type MnState, NOBODY } from './state.ts'

export const capitalOf = (b: Board, s: MnState, seat: Seat): Province => b.capitals[s.empires[seat]]

// Units

export const legionsIn = (s: MnState, seat: Seat, province: Province): number => s.legions[s.seats * province + seat]
export const triremesIn = (s: MnState, seat: Seat, sea: Sea): number => s.triremes[s.seats * sea + seat]
/** Legions and the fortress. */
export const unitsIn = (s: MnState, seat: Seat, province: Province): number =>
  legionsIn(s, seat, province) + (s.fortress[province] === seat ? 1 : 0)

function note(s: MnState, seat: Seat, province: Province): void {
  if (unitsIn(s, seat, province) > 0) s.present[seat] |= 1 << province
  else s.present[seat] &= ~(1 << province)
}

/** From the supply, or back to it where fewer than none. Stations are the caller's business. */
export function addLegions(s: MnState, seat: Seat, province: Province, count: number): void {
  s.legions[s.seats * province + seat] += count
  s.legionsLeft[seat] -= count
  note(s, seat, province)
}

export function moveLegions(s: MnState, seat: Seat, from: Province, to: Province, count: number): void {
  s.legions[s.seats * from + seat] -= count
  s.legions[s.seats * to + seat] += count
  note(s, seat, from)
  note(s, seat, to)
}

export function addFortress(s: MnState, seat: Seat, province: Province): void {
  s.fortress[province] = seat
  s.fortressesLeft[seat]--
  note(s, seat, province)
}

export function removeFortress(s: MnState, province: Province): void {
  const seat = s.fortress[province]
  s.fortress[province] = NOBODY
  s.fortressesLeft[seat]++
  note(s, seat, province)
}

/** On the map; what was there and is not any more is the caller's business. */
export function setTriremes(s: MnState, seat: Seat, sea: Sea, count: number): void {
  s.triremes[s.seats * sea + seat] = count
  if (count > 0) s.fleet[seat] |= 1 << sea
  else s.fleet[seat] &= ~(1 << sea)
}

/** From the supply, or back to it where fewer than none. */
export function addTriremes(s: MnState, seat: Seat, sea: Sea, count: number): void {
  setTriremes(s, seat, sea, triremesIn(s, seat, sea) + count)
  s.triremesLeft[seat] -= count
}

// Control

/** Control printed on the board, which nobody can take. 4.3.5 */
export const isPrinted = (b: Board, _s: MnState, province: Province): boolean => ((b.isCapital >> province) & 1) === 1

/** Puts a marker down; NOBODY: the province becomes neutral. The old marker goes home. Never in a capital province. */
export function setController(_b: Board, s: MnState, province: Province, seat: Seat): void {
  const old = s.controller[province]
  if (old !== NOBODY) {
    s.control[old] &= ~(1 << province)
    s.markersLeft[old]++
  }
  s.controller[province] = seat
  if (seat === NOBODY) return
  s.control[seat] |= 1 << province
  s.markersLeft[seat]--
}

/** Provinces that somebody controls, as bits. */
export function controlled(s: MnState): Provinces {
  let set: Provinces = 0
  for (let seat: Seat = 0; seat < s.seats; seat++) set |= s.control[seat]
  return set
}

/** Provinces with legions or fortresses of others, as bits. */
export function foreignUnits(s: MnState, seat: Seat): Provinces {
  let set: Provinces = 0
  for (let other: Seat = 0; other < s.seats; other++) if (other !== seat) set |= s.present[other]
  return set
}

/** Provinces where a seat may build: its capital always, others it controls if no foreign unit is there. 3.1.1, 4.3.5 */
export const mayBuildIn = (b: Board, s: MnState, seat: Seat): Provinces =>
  (s.control[seat] & ~foreignUnits(s, seat)) | (1 << capitalOf(b, s, seat))

// Buildings

export function addBuilding(b: Board, s: MnState, slot: Slot): void {
  s.built[b.slotProvince[slot]] |= b.slotBit[slot]
  s.pieces[b.slotSort[slot]]--
}

/** Back to the reserve. */
export function removeBuilding(b: Board, s: MnState, slot: Slot): void {
  s.built[b.slotProvince[slot]] &= ~b.slotBit[slot]
  s.pieces[b.slotSort[slot]]++
}

/** Who has a building: the one whose legion is on it, else the controller; NOBODY where none stands. 1.2 */
export function holder(b: Board, s: MnState, slot: Slot): Seat {
  const province = b.slotProvince[slot]
  if ((s.built[province] & b.slotBit[slot]) === 0) return NOBODY
  return s.stations[slot] === NOBODY ? s.controller[province] : s.stations[slot]
}

/** The slots of a province whose buildings the seat has, as bits. */
export function heldSlots(b: Board, s: MnState, province: Province, seat: Seat): OwnSlots {
  let set: OwnSlots = s.controller[province] === seat ? s.built[province] : 0
  for (let left = s.stationed[province] & s.built[province]; left !== 0; left &= left - 1) {
    if (s.stations[b.firstSlot[province] + lowest(left)] === seat) set |= left & -left
    else set &= ~(left & -left)
  }
  return set
}

// Stations

export function station(b: Board, s: MnState, seat: Seat, slot: Slot): void {
  s.stations[slot] = seat
  s.stationed[b.slotProvince[slot]] |= b.slotBit[slot]
}

export function stationOnMarker(s: MnState, seat: Seat, province: Province, round: number): void {
  s.marker[province] = seat
  s.markerRound[province] = round
  s.stationed[province] |= MARKER_BIT
}

export function unstationMarker(s: MnState, province: Province): void {
  s.marker[province] = NOBODY
  s.markerRound[province] = 0
  s.stationed[province] &= ~MARKER_BIT
}

/** The stations of one seat in a province, as bits of its slots and MARKER_BIT. */
export function stationsOf(b: Board, s: MnState, seat: Seat, province: Province): OwnSlots {
  const all = s.stationed[province]
  if (all === 0) return 0
  let set: OwnSlots = (all & MARKER_BIT) !== 0 && s.marker[province] === seat ? MARKER_BIT : 0
  for (let left = all & ~MARKER_BIT; left !== 0; left &= left - 1) {
    if (s.stations[b.firstSlot[province] + lowest(left)] === seat) set |= left & -left
  }
  return set
}

/** Ends these stations of a province. The round of the marker's station is kept, for those set aside. M44 */
export function endStations(b: Board, s: MnState, province: Province, set: OwnSlots): void {
  for (let left = set & ~MARKER_BIT; left !== 0; left &= left - 1) {
    s.stations[b.firstSlot[province] + lowest(left)] = NOBODY
  }
  if ((set & MARKER_BIT) !== 0) s.marker[province] = NOBODY
  s.stationed[province] &= ~set
}
