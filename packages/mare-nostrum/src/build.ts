// 3 Build: control, units, buildings, cards and the powers that build; who builds when is in play.ts.

import { type Seat, size } from '@tabularium/kernel'
import { DONE, END_BUILD, type MnAction } from './actions.ts'
import type { Board } from './board.ts'
import { CARDS_TO_WIN } from './data/cards.ts'
import { PIECE_PRICE, PYRAMIDS_PRICE, SORT_FACTS } from './data/goods.ts'
import type { Amounts, MnTell } from './events.ts'
import { controlTargets, copyable, hammurabiTargets, penthesileaLegions, ready } from './heroes.ts'
import {
  CARD_NAMES,
  CASTOR,
  type Card,
  type Cards,
  GILGAMESH,
  type Good,
  goodOf,
  HAMMURABI,
  type OwnSlots,
  PENTHESILEA,
  PERSEUS,
  PHAROS,
  type Province,
  type Provinces,
  PYRAMIDS,
  type Seas,
  type Slot,
  SPARTACUS,
} from './names.ts'
import { cardPrice, cheapFrame, hasCheap, means, payFrame, priceOf, putPaidAway } from './price.ts'
import { lowest, shared } from './reach.ts'
import { frame, type MnFrame, type MnState, NOBODY, RU_WAR_SEAS, replaceTop } from './state.ts'
import { amounts } from './stock.ts'
import {
  addBuilding,
  addFortress,
  addLegions,
  addTriremes,
  capitalOf,
  endStations,
  mayBuildIn,
  setController,
} from './units.ts'
import { completed, mayBuildPyramids } from './victory.ts'

const GLADIATORS = goodOf('gladiators')
const STONE = goodOf('stone')
const WOOD = goodOf('wood')
/** Once a round for one coin or one good of this kind. 10, 11 */
export const CHEAP_GOOD: Readonly<Record<number, Good>> = {
  [SPARTACUS]: GLADIATORS,
  [GILGAMESH]: STONE,
  [PHAROS]: WOOD,
}
const SORT_PRICE: readonly number[] = SORT_FACTS.map(({ price }) => price)

/** Provinces where a fortress may be built, as bits. 3.1.2 */
export function fortressPlaces(b: Board, s: MnState, seat: Seat, places: Provinces): Provinces {
  if (s.fortressesLeft[seat] === 0) return 0
  let set: Provinces = 0
  for (let left = places; left !== 0; left &= left - 1) if (s.fortress[lowest(left)] === NOBODY) set |= left & -left
  return set & b.tables[s.seats].inPlay
}

/** Seas that some of these provinces touch, as bits. M30 */
export function seasOf(b: Board, places: Provinces): Seas {
  let set: Seas = 0
  for (let left = places; left !== 0; left &= left - 1) set |= b.seasOf[lowest(left)]
  return set
}

/** Seas where a seat may build triremes, as bits. ru: none beside a province at war, but for those of a capital province. A
 *  besieged capital always opens its own. 3.1.2, 4.2.1, 4.3.5, D18 */
export function openSeas(b: Board, s: MnState, seat: Seat, places: Provinces): Seas {
  const open = seasOf(b, places)
  if ((s.options & RU_WAR_SEAS) === 0) return open
  return open & (~seasOf(b, shared(s) & ~b.isCapital) | b.seasOf[capitalOf(b, s, seat)])
}

/** The slots of a province that can be built on: all that are empty, as bits. M32 */
export const freeSlots = (b: Board, s: MnState, province: Province): OwnSlots =>
  ((1 << b.slotCount[province]) - 1) & ~s.built[province]

/** 3.1 Everything that is affordable and has a legal place, and the end. */
export function legalBuild(b: Board, s: MnState, { by: seat }: MnFrame, out: MnAction[]): number {
  const { acts } = b
  const most = means(s, seat)
  const places = mayBuildIn(b, s, seat)
  let n = 0
  if (most >= PIECE_PRICE) {
    for (let left = controlTargets(b, s, seat); left !== 0; left &= left - 1) out[n++] = acts.control[lowest(left)]
    if (s.legionsLeft[seat] > 0) {
      for (let left = places; left !== 0; left &= left - 1) out[n++] = acts.legion[lowest(left)]
    }
    for (let left = fortressPlaces(b, s, seat, places); left !== 0; left &= left - 1)
      out[n++] = acts.fortress[lowest(left)]
    if (s.triremesLeft[seat] > 0) {
      for (let left = openSeas(b, s, seat, places); left !== 0; left &= left - 1) out[n++] = acts.trireme[lowest(left)]
    }
    for (let left = places; left !== 0; left &= left - 1) {
      const province = lowest(left)
      for (let slots = freeSlots(b, s, province); slots !== 0; slots &= slots - 1) {
        const slot: Slot = b.firstSlot[province] + lowest(slots)
        const sort = b.slotSort[slot]
        if (most >= SORT_PRICE[sort] && s.pieces[sort] > 0) out[n++] = acts.building[slot]
      }
    }
  }
  const owned = size(s.cards[seat])
  if (owned < CARDS_TO_WIN && most >= cardPrice(s, seat)) {
    for (let left = s.open; left !== 0; left &= left - 1) out[n++] = acts.recruit[lowest(left)]
  }
  if (mayBuildPyramids(s, seat) && most >= PYRAMIDS_PRICE) out[n++] = acts.pyramids
  n = legalUse(b, s, seat, places, out, n)
  out[n++] = acts.end[END_BUILD]
  return n
}

const BUILDERS: Cards = (1 << HAMMURABI) | (1 << SPARTACUS) | (1 << GILGAMESH) | (1 << PHAROS) | (1 << PENTHESILEA)

/** Powers that build, once a round each. 10, 11 */
function legalUse(b: Board, s: MnState, seat: Seat, places: Provinces, out: MnAction[], n: number): number {
  if ((s.powers[seat] & ~s.used[seat] & BUILDERS) === 0) return n
  const { acts } = b
  for (let left = hammurabiTargets(b, s, seat); left !== 0; left &= left - 1) out[n++] = acts.hammurabi[lowest(left)]
  if (s.legionsLeft[seat] > 0 && ready(s, seat, SPARTACUS) && hasCheap(s, seat, GLADIATORS)) {
    for (let left = places; left !== 0; left &= left - 1) out[n++] = acts.spartacus[lowest(left)]
  }
  if (ready(s, seat, GILGAMESH) && hasCheap(s, seat, STONE)) {
    for (let left = fortressPlaces(b, s, seat, places); left !== 0; left &= left - 1) {
      out[n++] = acts.gilgamesh[lowest(left)]
    }
  }
  if (s.triremesLeft[seat] > 0 && ready(s, seat, PHAROS) && hasCheap(s, seat, WOOD)) {
    for (let left = openSeas(b, s, seat, places); left !== 0; left &= left - 1) out[n++] = acts.pharos[lowest(left)]
  }
  if (ready(s, seat, PENTHESILEA)) {
    const most = penthesileaLegions(s, seat)
    for (let count = 1; count < most; count++) out[n++] = acts.penthesileaSome[count]
    if (most > 0) out[n++] = acts.penthesilea
  }
  return n
}

/** A build is begun: it is paid next, unless it is free. */
export function begin(b: Board, s: MnState, seat: Seat, action: MnAction, tell?: MnTell): void {
  if (action.kind !== 'use') s.frames.push(payFrame(seat, action, priceOf(b, s, seat, action)))
  else if (CHEAP_GOOD[action.card] === undefined) place(b, s, seat, action, undefined, tell)
  else s.frames.push(cheapFrame(seat, action, CHEAP_GOOD[action.card]))
}

/** The price lies on the table: the build is made. */
export function finish(b: Board, s: MnState, { by, a: action }: MnFrame, tell?: MnTell): void {
  const paid = tell && amounts(s.paid)
  putPaidAway(s)
  s.frames.pop()
  place(b, s, by, b.actions.all[action], paid, tell)
}

/** 3.1.1 to 3.1.3: the piece in its place, and what follows from it. */
function place(b: Board, s: MnState, seat: Seat, action: MnAction, paid: Amounts | undefined, tell?: MnTell): void {
  const price = paid && { paid }
  switch (action.kind) {
    case 'control':
      setController(b, s, action.province, seat)
      tell?.all({ at: 'built', seat, what: 'control', place: b.provinces[action.province], ...price })
      break
    case 'legion':
      addLegions(s, seat, action.province, 1)
      tell?.all({ at: 'built', seat, what: 'legion', place: b.provinces[action.province], ...price })
      break
    case 'fortress':
      addFortress(s, seat, action.province)
      tell?.all({ at: 'built', seat, what: 'fortress', place: b.provinces[action.province], ...price })
      break
    case 'trireme':
      addTriremes(s, seat, action.sea, 1)
      tell?.all({ at: 'built', seat, what: 'trireme', place: b.seas[action.sea], ...price })
      break
    case 'caravan':
    case 'market':
    case 'city':
    case 'temple': {
      const { slot } = action
      const province = b.slotProvince[slot]
      // A legion on the empty slot makes way: one of Circe's, or a pillager's in the capital province. M32
      if (s.stations[slot] !== NOBODY) endStations(b, s, province, b.slotBit[slot])
      addBuilding(b, s, slot)
      const part = b.slotPart[slot]
      tell?.all({ at: 'built', seat, what: action.kind, place: b.provinces[province], part, ...price })
      break
    }
    case 'recruit':
      recruit(s, seat, action.card, paid, tell)
      break
    case 'pyramids':
      s.pyramids |= 1 << seat
      tell?.all({ at: 'recruited', seat, card: CARD_NAMES[PYRAMIDS], paid: paid ?? {} })
      completed(s, seat, true, tell)
      break
    case 'use':
      usePower(b, s, seat, action.card, action.place, paid, tell)
  }
}

/** 3.1.3 The card works from now on. M26 */
function recruit(s: MnState, seat: Seat, card: Card, paid: Amounts | undefined, tell?: MnTell): void {
  s.open &= ~(1 << card)
  s.cards[seat] |= 1 << card
  s.powers[seat] |= 1 << card
  tell?.all({ at: 'recruited', seat, card: CARD_NAMES[card], paid: paid ?? {} })
  // Whoever buys Perseus while he builds before all others has him in time. M26, M34
  if (card === PERSEUS && s.acted === 0) s.used[seat] |= 1 << PERSEUS
  if (completed(s, seat, false, tell)) return
  const below = s.frames[s.frames.length - 1]
  if (below.at === 'first') replaceTop(s, { ...below, b: below.b + 1 })
  if (card === CASTOR && copyable(s, seat) !== 0) s.frames.push(frame('copy', seat))
}

function usePower(
  b: Board,
  s: MnState,
  seat: Seat,
  card: Card,
  at: number,
  paid: Amounts | undefined,
  tell?: MnTell,
): void {
  s.used[seat] |= 1 << card
  const power = CARD_NAMES[card]
  const price = paid && { paid }
  switch (card) {
    case HAMMURABI:
      setController(b, s, at, seat)
      tell?.all({ at: 'built', seat, what: 'control', place: b.provinces[at], power })
      break
    case SPARTACUS:
      addLegions(s, seat, at, 1)
      tell?.all({ at: 'built', seat, what: 'legion', place: b.provinces[at], power, ...price })
      break
    case GILGAMESH:
      addFortress(s, seat, at)
      tell?.all({ at: 'built', seat, what: 'fortress', place: b.provinces[at], power, ...price })
      break
    case PHAROS:
      addTriremes(s, seat, at, 1)
      tell?.all({ at: 'built', seat, what: 'trireme', place: b.seas[at], power, ...price })
      break
    case PENTHESILEA: {
      const count = at === DONE ? penthesileaLegions(s, seat) : at
      const home = capitalOf(b, s, seat)
      addLegions(s, seat, home, count)
      tell?.all({ at: 'built', seat, what: 'legion', place: b.provinces[home], power, count })
    }
  }
}
