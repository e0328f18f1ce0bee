// 4.0 Exchange of occupied control markers, 4.3 what a conqueror does with a province, and Circe's legions. 10

import { type Chance, type Seat, size } from '@tabularium/kernel'
import type { MnAction } from './actions.ts'
import type { Board } from './board.ts'
import type { MnTell } from './events.ts'
import {
  CAPITAL,
  CARAVAN,
  CARD_NAMES,
  type Card,
  CIRCE,
  CITY,
  COIN,
  HAMILCAR,
  LEGENDARY_CITY,
  NORMAL,
  type OwnSlots,
  PIECE_NAMES,
  type Piece,
  type Province,
  type Provinces,
  SHEBA,
  type Slot,
} from './names.ts'
import { conquered, linked, lowest, sole } from './reach.ts'
import { frame, has, MARKER_BIT, type MnState, NOBODY, RU_ORPHANED_MARKER } from './state.ts'
import { anyLegendary, drawLegendary, gain } from './stock.ts'
import {
  addLegions,
  endStations,
  isPrinted,
  legionsIn,
  removeBuilding,
  setController,
  station,
  stationOnMarker,
  stationsOf,
  unstationMarker,
} from './units.ts'

/** Provinces where a marker station of this seat can be exchanged now, as bits. 4.0 */
export function exchangeable(b: Board, s: MnState, seat: Seat): Provinces {
  const marked = markedBy(s, seat)
  return marked === 0 || s.markersLeft[seat] === 0 ? 0 : marked & linked(b, s, seat, s.control[seat])
}

/** Provinces with a marker station of this seat, as bits. */
function markedBy(s: MnState, seat: Seat): Provinces {
  let set: Provinces = 0
  for (let at = s.present[seat]; at !== 0; at &= at - 1) {
    const province = lowest(at)
    if (s.marker[province] === seat) set |= 1 << province
  }
  return set
}

export function legalExchange(b: Board, s: MnState, seat: Seat, out: MnAction[]): number {
  let n = 0
  for (let rest = exchangeable(b, s, seat); rest !== 0; rest &= rest - 1) out[n++] = b.acts.exchange[lowest(rest)]
  out[n++] = b.acts.exchange[b.provinces.length]
  return n
}

/** The old marker goes home and the conqueror's takes its place. 4.3.3, M42 */
export function exchange(b: Board, s: MnState, seat: Seat, province: Province, power?: Card, tell?: MnTell): void {
  const from = s.controller[province]
  unstationMarker(s, province)
  setController(b, s, province, seat)
  tell?.all({
    at: 'exchanged',
    seat,
    from,
    province: b.provinces[province],
    ...(power !== undefined && { power: CARD_NAMES[power] }),
  })
}

/** After the exchanges: markers occupied by a player who has lost the link are removed. D24, M70 */
export function removeOrphans(b: Board, s: MnState, seat: Seat, tell?: MnTell): void {
  if ((s.options & RU_ORPHANED_MARKER) === 0) return
  for (let rest = markedBy(s, seat) & ~linked(b, s, seat, s.control[seat]); rest !== 0; rest &= rest - 1) {
    const province = lowest(rest)
    const from = s.controller[province]
    unstationMarker(s, province)
    setController(b, s, province, NOBODY)
    tell?.all({ at: 'orphaned', seat, from, province: b.provinces[province] })
  }
}

/** When the march begins, all stations of the active player are set aside. M44 */
export function setAside(b: Board, s: MnState, seat: Seat): void {
  for (let at = s.present[seat]; at !== 0; at &= at - 1) {
    const province = lowest(at)
    if (s.stationed[province] === 0) continue
    s.aside[province] = stationsOf(b, s, seat, province)
    endStations(b, s, province, s.aside[province])
  }
}

/** Circe's legions are chosen again in her own step; the others are what `hold` is about. M44, N03 */
export const asideToHold = (b: Board, s: MnState, seat: Seat, province: Province): OwnSlots =>
  has(s, seat, CIRCE) ? s.aside[province] & ~(b.caravans[province] & ~s.built[province]) : s.aside[province]

const mayHold = (b: Board, s: MnState, seat: Seat, province: Province): boolean => {
  const stations = asideToHold(b, s, seat, province)
  return stations !== 0 && size(stations) <= legionsIn(s, seat, province)
}

/** The same stations once more. */
function restore(b: Board, s: MnState, seat: Seat, province: Province, stations: OwnSlots): void {
  const first = b.firstSlot[province]
  for (let rest = stations & ~MARKER_BIT; rest !== 0; rest &= rest - 1) station(b, s, seat, first + lowest(rest))
  if ((stations & MARKER_BIT) !== 0) stationOnMarker(s, seat, province, s.markerRound[province])
}

/** Whether an enemy marker may be occupied: linked with another own province, and not printed. 4.3.3 */
export const markable = (b: Board, s: MnState, seat: Seat): Provinces => linked(b, s, seat, s.control[seat])

/** Options in every province conquered and not decided on yet. Where there is only `none`, it goes without saying. 4.3, N02 */
export function legalConquest(b: Board, s: MnState, seat: Seat, out: MnAction[]): number {
  let n = 0
  const provinces: Provinces = conquered(s, seat) & ~s.decided
  const near = provinces === 0 ? 0 : markable(b, s, seat)
  for (let rest = provinces; rest !== 0; rest &= rest - 1) {
    const province = lowest(rest)
    const first = b.firstSlot[province]
    const before = n
    if (mayHold(b, s, seat, province)) out[n++] = b.acts.hold[province]
    for (let built = s.built[province]; built !== 0; built &= built - 1)
      out[n++] = b.acts.pillage[first + lowest(built)]
    for (let built = s.built[province]; built !== 0; built &= built - 1) out[n++] = b.acts.occupy[first + lowest(built)]
    if ((near >> province) & 1 && !isPrinted(b, s, province)) out[n++] = b.acts.marker[province]
    if (n > before) out[n++] = b.acts.none[province]
  }
  return n
}

/** 4.3 `hold` */
export function hold(b: Board, s: MnState, seat: Seat, province: Province, tell?: MnTell): void {
  s.decided |= 1 << province
  restore(b, s, seat, province, asideToHold(b, s, seat, province))
  tell?.all({ at: 'held', seat, province: b.provinces[province] })
}

/** 4.3 `none` */
export function spare(b: Board, s: MnState, seat: Seat, province: Province, tell?: MnTell): void {
  s.decided |= 1 << province
  tell?.all({ at: 'spared', seat, province: b.provinces[province] })
}

/** 4.3.1 */
export function pillage(b: Board, s: MnState, seat: Seat, slot: Slot, chance: Chance, tell?: MnTell): void {
  const province = b.slotProvince[slot]
  const sort = b.slotSort[slot]
  const hamilcar = has(s, seat, HAMILCAR)
  const pays = sort === CITY || sort === CAPITAL || sort === CARAVAN || sort === LEGENDARY_CITY
  s.decided |= 1 << province
  removeBuilding(b, s, slot)
  station(b, s, seat, slot)
  const piece: Piece = sort === CARAVAN ? NORMAL + b.slotGood[slot] : COIN
  const due = !pays ? 0 : sort !== LEGENDARY_CITY ? (hamilcar ? 2 : 1) : hamilcar || !anyLegendary(s) ? 1 : 0
  const got = due === 0 ? 0 : gain(s, seat, piece, due) // M52
  tell?.all({
    at: 'pillaged',
    seat,
    province: b.provinces[province],
    part: b.slotPart[slot],
    pieces: got === 0 ? {} : { [PIECE_NAMES[piece]]: got },
    ...(hamilcar && pays && { power: CARD_NAMES[HAMILCAR] }),
  })
  if (sort !== LEGENDARY_CITY) return
  if (hamilcar) drawLegendary(s, seat, chance, tell)
  else if (due === 0) s.frames.push(frame('reward', seat, slot))
}

export function legalReward(b: Board, out: MnAction[]): number {
  out[0] = b.acts.reward[0]
  out[1] = b.acts.reward[1]
  return 2
}

/** 4.3.1, legendary city */
export function reward(s: MnState, seat: Seat, legendary: boolean, chance: Chance, tell?: MnTell): void {
  s.frames.pop()
  if (legendary) {
    drawLegendary(s, seat, chance, tell)
    return
  }
  const got = gain(s, seat, COIN, 1)
  tell?.all({ at: 'income', seat, pieces: got === 0 ? {} : { [PIECE_NAMES[COIN]]: got } })
}

/** 4.3.2: one building; more of them while there are legions for it. */
export function occupy(b: Board, s: MnState, seat: Seat, slot: Slot, tell?: MnTell): void {
  const province = b.slotProvince[slot]
  s.decided |= 1 << province
  station(b, s, seat, slot)
  tell?.all({ at: 'occupied', seat, province: b.provinces[province], part: b.slotPart[slot] })
  const more = s.built[province] & ~s.stationed[province]
  if (more !== 0 && size(stationsOf(b, s, seat, province)) < legionsIn(s, seat, province)) {
    s.frames.push(frame('occupy', seat, province))
  }
}

export function legalOccupy(b: Board, s: MnState, province: Province, out: MnAction[]): number {
  const first = b.firstSlot[province]
  let n = 0
  for (let rest = s.built[province] & ~s.stationed[province]; rest !== 0; rest &= rest - 1) {
    out[n++] = b.acts.occupy[first + lowest(rest)]
  }
  out[n++] = b.acts.occupy[b.slots]
  return n
}

/** 4.3.3: a station begun in an earlier round goes on and is none of Sheba's. M53 */
export function occupyMarker(b: Board, s: MnState, seat: Seat, province: Province, tell?: MnTell): void {
  const again = (s.aside[province] & MARKER_BIT) !== 0
  s.decided |= 1 << province
  stationOnMarker(s, seat, province, again ? s.markerRound[province] : s.round)
  tell?.all({ at: 'besieged', seat, province: b.provinces[province] })
  const sheba = has(s, seat, SHEBA) && ((s.used[seat] >> SHEBA) & 1) === 0
  if (!again && sheba && s.markersLeft[seat] > 0) s.frames.push(frame('sheba', seat, province))
}

export function legalSheba(b: Board, out: MnAction[]): number {
  out[0] = b.acts.shebaYes
  out[1] = b.acts.shebaNo
  return 2
}

/** 4.3.3, 10: the exchange at once, for the legion on the marker. */
export function sheba(b: Board, s: MnState, seat: Seat, province: Province, yes: boolean, tell?: MnTell): void {
  s.frames.pop()
  if (!yes) return
  s.used[seat] |= 1 << SHEBA
  exchange(b, s, seat, province, SHEBA, tell)
  addLegions(s, seat, province, -1)
  tell?.all({ at: 'lost', seat, place: b.provinces[province], legions: 1, fortress: false, triremes: 0 })
}

/** Where a province is shared with a peace partner, there was nothing to decide and no battle: stations go on until one or
 *  the end of the phase. Where legions have left, the occupier says which go on. 4.3.2, M49, N01 */
export function resume(b: Board, s: MnState, seat: Seat): void {
  for (let rest = s.present[seat] & ~sole(s, seat) & ~s.control[seat]; rest !== 0; rest &= rest - 1) {
    const province = lowest(rest)
    const stations = s.aside[province]
    const legions = legionsIn(s, seat, province)
    if (stations === 0 || legions === 0) continue
    if (size(stations) <= legions) restore(b, s, seat, province, stations)
    else s.frames.push(frame('occupy', seat, province, 1))
  }
}

/** Stations set aside that can be taken up again. */
const toResume = (b: Board, s: MnState, seat: Seat, province: Province): OwnSlots =>
  s.aside[province] & ~stationsOf(b, s, seat, province)

export function legalResume(b: Board, s: MnState, seat: Seat, province: Province, out: MnAction[]): number {
  let n = 0
  const stations = toResume(b, s, seat, province)
  if ((stations & MARKER_BIT) !== 0) out[n++] = b.acts.marker[province]
  for (let rest = stations & ~MARKER_BIT; rest !== 0; rest &= rest - 1) {
    out[n++] = b.acts.occupy[b.firstSlot[province] + lowest(rest)]
  }
  out[n++] = b.acts.occupy[b.slots]
  return n
}

/** One of them; MARKER_BIT: on the marker. */
export function takeUp(b: Board, s: MnState, seat: Seat, province: Province, station: OwnSlots, tell?: MnTell): void {
  restore(b, s, seat, province, station)
  const name = b.provinces[province]
  if (station === MARKER_BIT) tell?.all({ at: 'besieged', seat, province: name })
  else tell?.all({ at: 'occupied', seat, province: name, part: b.slotPart[b.firstSlot[province] + lowest(station)] })
  if (size(stationsOf(b, s, seat, province)) === legionsIn(s, seat, province)) s.frames.pop()
}

/** Where Circe's legions may work: where her owner is alone, and in his own provinces. M12 */
const workplaces = (s: MnState, seat: Seat): Provinces => sole(s, seat) | (s.present[seat] & s.control[seat])

const emptyCaravans = (b: Board, s: MnState, province: Province): OwnSlots =>
  b.caravans[province] & ~s.built[province] & ~s.stationed[province]

const freeLegions = (b: Board, s: MnState, seat: Seat, province: Province): number =>
  legionsIn(s, seat, province) - size(stationsOf(b, s, seat, province))

/** Circe's legions that have not marched go on working where they were. M44 */
export function resumeWork(b: Board, s: MnState, seat: Seat): void {
  if (!has(s, seat, CIRCE)) return
  for (let rest = workplaces(s, seat); rest !== 0; rest &= rest - 1) {
    const province = lowest(rest)
    let free = s.aside[province] === 0 ? 0 : freeLegions(b, s, seat, province)
    for (let slots = s.aside[province] & emptyCaravans(b, s, province); slots !== 0 && free > 0; slots &= slots - 1) {
      station(b, s, seat, b.firstSlot[province] + lowest(slots))
      free--
    }
  }
}

/** Slots of a province that one of Circe's legions took up again in this turn: it may still go to another, once. */
const resumed = (b: Board, s: MnState, seat: Seat, province: Province): OwnSlots =>
  s.aside[province] & b.caravans[province] & ~s.built[province] & stationsOf(b, s, seat, province)

/** 10: empty caravan slots that a legion of Circe's owner can work on, and the end of it. */
export function legalPark(b: Board, s: MnState, seat: Seat, out: MnAction[]): number {
  let n = 0
  for (let rest = workplaces(s, seat); rest !== 0; rest &= rest - 1) {
    const province = lowest(rest)
    if (freeLegions(b, s, seat, province) === 0 && resumed(b, s, seat, province) === 0) continue
    const first = b.firstSlot[province]
    for (let slots = emptyCaravans(b, s, province); slots !== 0; slots &= slots - 1) {
      out[n++] = b.acts.park[first + lowest(slots)]
    }
  }
  out[n++] = b.acts.park[b.slots]
  return n
}

export const mayPark = (b: Board, s: MnState, seat: Seat): boolean =>
  has(s, seat, CIRCE) && legalPark(b, s, seat, scratch) > 1

const scratch: MnAction[] = []

/** A free legion, or else one that works in the same province and has not changed its place yet. */
export function park(b: Board, s: MnState, seat: Seat, slot: Slot, tell?: MnTell): void {
  const province = b.slotProvince[slot]
  if (freeLegions(b, s, seat, province) === 0) {
    const from = resumed(b, s, seat, province)
    endStations(b, s, province, from & -from)
    s.aside[province] &= ~(from & -from)
  }
  station(b, s, seat, slot)
  tell?.all({ at: 'parked', seat, province: b.provinces[province], part: b.slotPart[slot] })
}
