// 1 Collect resources: income of all buildings, extras of legendary cities, Artemis and the Colossus.

import type { Chance, Seat, Seats } from '@tabularium/kernel'
import { DONE, type MnAction } from './actions.ts'
import type { Board } from './board.ts'
import { GOODS } from './data/goods.ts'
import type { MnTell } from './events.ts'
import {
  ARTEMIS,
  CARD_NAMES,
  CIRCE,
  COIN,
  COLOSSUS,
  type Good,
  KINDS,
  NORMAL,
  type OwnSlots,
  PIECE_NAMES,
  PIECES,
  type Piece,
  type Province,
} from './names.ts'
import { lowest } from './reach.ts'
import { frame, has, holderOf, MARKER_BIT, type MnState, NOBODY } from './state.ts'
import { anyLegendary, drawLegendary, gain } from './stock.ts'
import { heldSlots } from './units.ts'

/** What each seat is due, by piece, and how many legendary goods and extras. Filled and used within one step. */
const due: number[] = []
const draws: number[] = []

/** What the buildings a seat holds yield, into `due` and `draws`; the extras into the position. 1.1 */
function reckon(b: Board, s: MnState): void {
  for (let i = 0; i < PIECES * s.seats; i++) due[i] = 0
  for (let seat: Seat = 0; seat < s.seats; seat++) {
    draws[seat] = 0
    if (has(s, seat, ARTEMIS)) due[PIECES * seat + COIN]++
  }
  for (let province: Province = 0; province < b.provinces.length; province++) {
    const stations = s.stationed[province] & ~MARKER_BIT
    if (stations === 0) {
      const controller = s.controller[province]
      if (controller !== NOBODY && s.built[province] !== 0) yieldTo(b, s, province, controller, s.built[province])
      continue
    }
    for (let seat: Seat = 0; seat < s.seats; seat++) {
      const held = heldSlots(b, s, province, seat)
      // Circe's legions work like caravans. 10, M12
      let worked: OwnSlots = 0
      if (has(s, seat, CIRCE)) {
        for (let left = stations & b.caravans[province] & ~s.built[province]; left !== 0; left &= left - 1) {
          if (s.stations[b.firstSlot[province] + lowest(left)] === seat) worked |= left & -left
        }
      }
      if ((held | worked) !== 0) yieldTo(b, s, province, seat, held | worked)
    }
  }
}

function yieldTo(b: Board, s: MnState, province: Province, seat: Seat, held: OwnSlots): void {
  const goods = (held & b.markets[province]) !== 0 ? 2 : 1
  const first = b.firstSlot[province]
  for (let left = held & b.caravans[province]; left !== 0; left &= left - 1) {
    due[PIECES * seat + NORMAL + b.slotGood[first + lowest(left)]] += goods
  }
  const temple = (held & b.temples[province]) !== 0
  for (let left = held & b.cities[province]; left !== 0; left &= left - 1) {
    if ((left & -left & b.legendaryCities[province]) === 0) due[PIECES * seat + COIN] += temple ? 2 : 1
    else {
      due[PIECES * seat + COIN]++
      draws[seat]++
      if (temple) s.extras[seat]++
    }
  }
}

/** Base income, in collection order: clockwise from the trade leader, each the whole of it. M02, M08, M10 */
export function collect(b: Board, s: MnState, chance: Chance, tell?: MnTell): void {
  reckon(b, s)
  for (let i = 0; i < s.seats; i++) {
    const seat: Seat = (s.titles[0] + i) % s.seats
    const got: Record<string, number> = {}
    for (let piece: Piece = 0; piece <= KINDS; piece++) {
      const wanted = due[PIECES * seat + piece]
      if (wanted === 0) continue
      const count = gain(s, seat, piece, wanted)
      if (tell && count > 0) got[PIECE_NAMES[piece]] = count
    }
    const power = has(s, seat, ARTEMIS) ? { power: CARD_NAMES[ARTEMIS] } : {}
    tell?.all({ at: 'income', seat, pieces: got, ...power })
    for (let n = draws[seat]; n > 0; n--) drawLegendary(s, seat, chance, tell)
  }
}

/** Seats that still have an extra to choose, as bits. */
export function choosingExtras(s: MnState): Seats {
  let set: Seats = 0
  for (let seat: Seat = 0; seat < s.seats; seat++) if (s.extras[seat] > 0) set |= 1 << seat
  return set
}

/** Asks for the extras. Without a legendary good to draw there is only the coin. 1.1, M11 */
export function askExtras(s: MnState): void {
  if (choosingExtras(s) === 0) return
  if (anyLegendary(s)) s.frames.push(frame('extra', NOBODY))
  else {
    for (let seat: Seat = 0; seat < s.seats; seat++) {
      s.extraCoins[seat] += s.extras[seat]
      s.extras[seat] = 0
    }
  }
}

export function legalExtra(b: Board, s: MnState, seat: Seat, out: MnAction[]): number {
  if (s.extras[seat] === 0) return 0
  out[0] = b.acts.extra[0]
  out[1] = b.acts.extra[1]
  return 2
}

export function chooseExtra(s: MnState, seat: Seat, legendary: boolean): void {
  s.extras[seat]--
  if (legendary) s.extraLegendary[seat]++
  else s.extraCoins[seat]++
}

/** The extras, in collection order. A legendary good that is not there becomes a coin. M08, M11 */
export function payExtras(s: MnState, chance: Chance, tell?: MnTell): void {
  for (let i = 0; i < s.seats; i++) {
    const seat: Seat = (s.titles[0] + i) % s.seats
    const coins = s.extraCoins[seat]
    const legendary = s.extraLegendary[seat]
    if (coins + legendary === 0) continue
    s.extraCoins[seat] = 0
    s.extraLegendary[seat] = 0
    tell?.all({ at: 'extra', seat, coins, legendary })
    let more = coins
    for (let n = legendary; n > 0; n--) if (!drawLegendary(s, seat, chance, tell)) more++
    const count = gain(s, seat, COIN, more)
    if (count > 0) tell?.all({ at: 'income', seat, pieces: { coin: count } })
  }
}

/** 11, M14: after everybody has collected. */
export function askColossus(s: MnState): void {
  const owner = holderOf(s, COLOSSUS)
  if (owner === NOBODY) return
  for (let good: Good = 0; good < KINDS; good++) {
    if (s.reserve[NORMAL + good] === 0) continue
    s.frames.push(frame('colossus', owner))
    return
  }
}

export function legalColossus(b: Board, s: MnState, out: MnAction[]): number {
  let n = 0
  for (let good: Good = 0; good < KINDS; good++) if (s.reserve[NORMAL + good] > 0) out[n++] = b.acts.colossus[good]
  out[n++] = b.acts.colossus[KINDS]
  return n
}

export function useColossus(s: MnState, seat: Seat, good: Good, tell?: MnTell): void {
  s.frames.pop()
  if (good === DONE) {
    tell?.all({ at: 'colossus', seat })
    return
  }
  gain(s, seat, NORMAL + good, 1)
  tell?.all({ at: 'colossus', seat, good: GOODS[good] })
}
