// Stocks behind the screens: gains, draws and payments, and what everybody knows of them. 1.2, E

import type { Ask, Chance, Seat, Seats } from '@tabularium/kernel'
import { GOODS } from './data/goods.ts'
import type { MnTell } from './events.ts'
import { COIN, type Good, type Goods, KINDS, LEGENDARY, NORMAL, PIECE_NAMES, PIECES, type Piece } from './names.ts'
import { IN_DISCARD, IN_PILE, type MnState, NOBODY, PUBLIC, SCREENS_OPEN, SHOWN, UNNOTED } from './state.ts'

const LEGENDARY_GOOD: Ask = { what: 'legendary good', names: GOODS }

/** What the reserve lacks is not owed. M10 */
export function gain(s: MnState, seat: Seat, piece: Piece, wanted: number): number {
  const count = Math.min(wanted, s.reserve[piece])
  s.reserve[piece] -= count
  s.stock[PIECES * seat + piece] += count
  s.sizes[seat] += count
  return count
}

export const gainCoins = (s: MnState, seat: Seat, count: number): number => gain(s, seat, COIN, count)
export const gainGood = (s: MnState, seat: Seat, good: Good, count: number): number =>
  gain(s, seat, NORMAL + good, count)

/** The kinds whose token lies somewhere, as bits. */
export function legendaryAt(s: MnState, place: Seat): Goods {
  let set: Goods = 0
  for (let kind: Good = 0; kind < KINDS; kind++) if (s.legendary[kind] === place) set |= 1 << kind
  return set
}

/** Whether there is a legendary good to draw. M11 */
export function anyLegendary(s: MnState): boolean {
  for (let kind: Good = 0; kind < KINDS; kind++) if (s.legendary[kind] < 0) return true
  return false
}

/** The discard is the new pile, face down. Nothing to shuffle: nothing happens. */
function renewPile(s: MnState, tell?: MnTell): void {
  let count = 0
  for (let kind: Good = 0; kind < KINDS; kind++) {
    if (s.legendary[kind] !== IN_DISCARD) continue
    s.legendary[kind] = IN_PILE
    s.known[kind] = 0
    count++
  }
  if (count > 0) tell?.all({ at: 'reshuffled', count })
}

/** One legendary good, unseen; false: there is none. The pile is renewed at the moment it runs out; where nothing lay in
 *  the discard then, when the next one is drawn. 1.2, M11 */
export function drawLegendary(s: MnState, seat: Seat, chance: Chance, tell?: MnTell): boolean {
  if (legendaryAt(s, IN_PILE) === 0) renewPile(s, tell)
  const pile = legendaryAt(s, IN_PILE)
  if (pile === 0) return false
  const open = (s.options & SCREENS_OPEN) !== 0
  const kind: Good = open ? chance.draw(LEGENDARY_GOOD, pile) : chance.draw(LEGENDARY_GOOD, pile, 1 << seat)
  s.legendary[kind] = seat
  s.known[kind] = open ? PUBLIC : 1 << seat
  s.stock[PIECES * seat + LEGENDARY + kind]++
  s.sizes[seat]++
  if (tell) {
    const seen = { at: 'legendary', seat, good: GOODS[kind] } as const
    if (open) tell.all(seen)
    else tell.only(1 << seat, seen, { at: 'legendary', seat })
  }
  if ((pile & (pile - 1)) === 0) renewPile(s, tell)
  return true
}

/** Out of a stock and onto the table, for all to see. */
export function layDown(s: MnState, seat: Seat, piece: Piece): void {
  s.stock[PIECES * seat + piece]--
  s.sizes[seat]--
  if (piece >= LEGENDARY) {
    const { known } = s
    const knew = known[piece - LEGENDARY]
    known[piece - LEGENDARY] = PUBLIC
    if (s.given === piece && s.receiver === seat && knew !== PUBLIC) {
      showGift(s, knew)
      return
    }
  }
  settleGift(s)
}

/** What lies on the table goes back: legendary goods into their discard. 1.2 */
export function putAway(s: MnState, piece: Piece, count: number): void {
  if (piece < LEGENDARY) s.reserve[piece] += count
  else if (count > 0) {
    s.legendary[piece - LEGENDARY] = IN_DISCARD
    s.known[piece - LEGENDARY] = PUBLIC
  }
}

/** Whether everybody knows all that is behind a seat's screen, by careful counting, where the program counts for them. Only
 *  then may a step resolve itself for a reason that lies in the stock. E, M62 */
export function isOpen(s: MnState, seat: Seat): boolean {
  if (s.options & UNNOTED) return false
  if (s.given !== NOBODY && (s.giver === seat || s.receiver === seat)) return false
  for (let kind: Good = 0; kind < KINDS; kind++)
    if (s.legendary[kind] === seat && s.known[kind] !== PUBLIC) return false
  return true
}

// What everybody knows of a private gift. Its memory may change only by what is certain to everybody: what one of the two
// shows looks the same to others, whether or not it was the gift. E, M61

/** Whether a seat (NOBODY: a spectator) knows where the legendary good of a kind is. */
const knownTo = (known: Seats, viewer: Seat): boolean =>
  viewer === NOBODY ? known === PUBLIC : ((known >> viewer) & 1) === 1

/** How many legendary goods of a seat a viewer has not seen. */
function unseenOf(s: MnState, seat: Seat, viewer: Seat): number {
  let count = 0
  for (let kind: Good = 0; kind < KINDS; kind++) {
    if (s.legendary[kind] === seat && !knownTo(s.known[kind], viewer)) count++
  }
  return count
}

/** The receiver has shown the legendary good that was the gift. Certain of it are those who knew where it was, and those
 *  who have seen all his others; the rest may think it his own. */
function showGift(s: MnState, knew: Seats): void {
  s.given = SHOWN
  for (let viewer: Seat = 0; viewer < s.seats; viewer++) if ((knew >> viewer) & 1) s.aware |= 1 << viewer
  settleGift(s)
}

/** Whether what was shown since tells everybody what the last private gift was: then nobody need keep it in mind. The
 *  receiver has shown more than he had without it, or the giver held nothing else. */
export function settleGift(s: MnState): void {
  if (s.given === NOBODY) return
  const { giver, receiver, given } = s
  if (given === SHOWN) {
    for (let viewer: Seat = 0; viewer < s.seats; viewer++)
      if (unseenOf(s, receiver, viewer) === 0) s.aware |= 1 << viewer
    if (unseenOf(s, receiver, NOBODY) === 0) {
      forgetGift(s)
      return
    }
  } else if (s.stock[PIECES * receiver + given] === 0) {
    forgetGift(s)
    return
  }
  const at = PIECES * giver
  let candidates = given === SHOWN ? 1 : 0
  for (let piece: Piece = 0; piece < LEGENDARY; piece++) if (s.stock[at + piece] > 0 || piece === given) candidates++
  for (let kind: Good = 0; kind < KINDS; kind++) {
    if (s.legendary[kind] === giver || LEGENDARY + kind === given) candidates++
  }
  if (candidates === 1) forgetGift(s)
}

export function forgetGift(s: MnState): void {
  s.giver = NOBODY
  s.receiver = NOBODY
  s.given = NOBODY
  s.aware = 0
  s.givenKnown = 0
}

/** Counts by piece as an event says them. */
export function amounts(counts: readonly number[], at = 0): Readonly<Record<string, number>> {
  const list: Record<string, number> = {}
  for (let piece: Piece = 0; piece < PIECES; piece++) {
    const count = counts[at + piece]
    if (count > 0) list[PIECE_NAMES[piece]] = count
  }
  return list
}
