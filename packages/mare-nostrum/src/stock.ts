// Stocks behind the screens: gains, draws and payments, and what everybody knows of them. 1.2, E

import type { Ask, Chance, Seat } from '@tabularium/kernel'
import { GOODS } from './data/goods.ts'
import type { MnTell } from './events.ts'
import { COIN, KINDS, LEGENDARY, NORMAL, PIECE_NAMES, PIECES } from './names.ts'
import { IN_DISCARD, IN_PILE, type MnState, NOBODY, PUBLIC, SCREENS_OPEN } from './state.ts'

const LEGENDARY_GOOD: Ask = { what: 'legendary good', names: GOODS }

/** What the reserve lacks is not owed. M10 */
export function gain(s: MnState, seat: Seat, piece: number, wanted: number): number {
  const count = Math.min(wanted, s.reserve[piece])
  s.reserve[piece] -= count
  s.stock[PIECES * seat + piece] += count
  s.sizes[seat] += count
  return count
}

export const gainCoins = (s: MnState, seat: Seat, count: number): number => gain(s, seat, COIN, count)
export const gainGood = (s: MnState, seat: Seat, good: number, count: number): number =>
  gain(s, seat, NORMAL + good, count)

/** The kinds whose token lies somewhere, as bits. */
export function legendaryAt(s: MnState, place: number): number {
  let set = 0
  for (let kind = 0; kind < KINDS; kind++) if (s.legendary[kind] === place) set |= 1 << kind
  return set
}

/** Whether there is a legendary good to draw. M11 */
export function anyLegendary(s: MnState): boolean {
  for (let kind = 0; kind < KINDS; kind++) if (s.legendary[kind] < 0) return true
  return false
}

/** One legendary good, unseen; false: there is none. The discard is shuffled when a draw finds the pile empty. 1.2 */
export function drawLegendary(s: MnState, seat: Seat, chance: Chance, tell?: MnTell): boolean {
  let pile = legendaryAt(s, IN_PILE)
  if (pile === 0) {
    pile = legendaryAt(s, IN_DISCARD)
    if (pile === 0) return false
    let count = 0
    for (let kind = 0; kind < KINDS; kind++) {
      if (s.legendary[kind] !== IN_DISCARD) continue
      s.legendary[kind] = IN_PILE
      s.known[kind] = 0
      count++
    }
    tell?.all({ at: 'reshuffled', count })
  }
  const open = (s.options & SCREENS_OPEN) !== 0
  const kind = open ? chance.draw(LEGENDARY_GOOD, pile) : chance.draw(LEGENDARY_GOOD, pile, 1 << seat)
  s.legendary[kind] = seat
  s.known[kind] = open ? PUBLIC : 1 << seat
  s.stock[PIECES * seat + LEGENDARY + kind]++
  s.sizes[seat]++
  if (tell) {
    const seen = { at: 'legendary', seat, good: GOODS[kind] } as const
    if (open) tell.all(seen)
    else tell.only(1 << seat, seen, { at: 'legendary', seat })
  }
  return true
}

/** Out of a stock and onto the table, for all to see. */
export function layDown(s: MnState, seat: Seat, piece: number): void {
  s.stock[PIECES * seat + piece]--
  s.sizes[seat]--
  if (piece >= LEGENDARY) s.known[piece - LEGENDARY] = PUBLIC
}

/** What lies on the table goes back: legendary goods into their discard. 1.2 */
export function putAway(s: MnState, piece: number, count: number): void {
  if (piece < LEGENDARY) s.reserve[piece] += count
  else if (count > 0) {
    s.legendary[piece - LEGENDARY] = IN_DISCARD
    s.known[piece - LEGENDARY] = PUBLIC
  }
}

/** Whether everybody knows all that is behind a seat's screen, by careful counting. Only then may a step resolve itself
 *  for a reason that lies in the stock. E, M62 */
export function isOpen(s: MnState, seat: Seat): boolean {
  if (s.given !== NOBODY && (s.giver === seat || s.receiver === seat)) return false
  for (let kind = 0; kind < KINDS; kind++) if (s.legendary[kind] === seat && s.known[kind] !== PUBLIC) return false
  return true
}

/** Whether what was shown since tells everybody what the last private gift was: then nobody need keep it in mind. The
 *  receiver has laid it down, or the giver held nothing else. E */
export function settleGift(s: MnState): void {
  if (s.given === NOBODY) return
  if (s.stock[PIECES * s.receiver + s.given] === 0) {
    forgetGift(s)
    return
  }
  const at = PIECES * s.giver
  let candidates = 0
  for (let piece = 0; piece < LEGENDARY; piece++) {
    if (s.stock[at + piece] > 0 || piece === s.given) candidates++
  }
  for (let kind = 0; kind < KINDS; kind++) {
    if (s.legendary[kind] === s.giver || LEGENDARY + kind === s.given) candidates++
  }
  if (candidates === 1) forgetGift(s)
}

export function forgetGift(s: MnState): void {
  s.giver = NOBODY
  s.receiver = NOBODY
  s.given = NOBODY
  s.givenKnown = 0
}

/** Counts by piece as an event says them. */
export function amounts(counts: readonly number[], at = 0): Readonly<Record<string, number>> {
  const list: Record<string, number> = {}
  for (let piece = 0; piece < PIECES; piece++) {
    const count = counts[at + piece]
    if (count > 0) list[PIECE_NAMES[piece]] = count
  }
  return list
}
