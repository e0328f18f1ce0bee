// 5 Leadership: levels follow from what stands on the map and the cards; the highest takes the title.

import { type Seat, type Seats, size } from '@tabularium/kernel'
import { type MnAction, MOST_SEATS } from './actions.ts'
import type { Board } from './board.ts'
import { CARD_FACTS } from './data/cards.ts'
import { FORTRESSES, LEGIONS, TRACKS, TRIREMES } from './data/goods.ts'
import type { MnTell } from './events.ts'
import { MILITARY, TRADE, type Track } from './names.ts'
import { lowest } from './reach.ts'
import { frame, type MnFrame, type MnState } from './state.ts'
import { heldSlots } from './units.ts'

const ALL_TOKENS = 7
/** By track, then by card. */
const BONUS: readonly (readonly number[])[] = TRACKS.map((_, track) => CARD_FACTS.map(({ bonus }) => bonus[track]))

/** 5, 3.2, 4.3.4 */
export function level(b: Board, s: MnState, seat: Seat, track: Track): number {
  const bonus = BONUS[track]
  let sum = 0
  for (let cards = s.cards[seat]; cards !== 0; cards &= cards - 1) sum += bonus[lowest(cards)]
  if (track === MILITARY) {
    return sum + LEGIONS + TRIREMES + FORTRESSES - s.legionsLeft[seat] - s.triremesLeft[seat] - s.fortressesLeft[seat]
  }
  // Buildings are held where one has control or a legion.
  for (let rest = s.control[seat] | s.present[seat]; rest !== 0; rest &= rest - 1) {
    const province = lowest(rest)
    const of = track === TRADE ? b.caravans[province] | b.markets[province] : b.cities[province] | b.temples[province]
    sum += size(heldSlots(b, s, province, seat) & of)
  }
  return sum
}

/** Those with the highest level, as bits. */
export function highest(b: Board, s: MnState, track: Track): Seats {
  let most = -1
  let seats: Seats = 0
  for (let seat: Seat = 0; seat < s.seats; seat++) {
    const own = level(b, s, seat, track)
    if (own > most) {
      most = own
      seats = 1 << seat
    } else if (own === most) seats |= 1 << seat
  }
  return seats
}

/** Decides one title; true where the holder is asked first, as several are tied. M57 */
export function decideTitle(b: Board, s: MnState, track: Track, tell?: MnTell): boolean {
  const seats = highest(b, s, track)
  if (size(seats) > 1) {
    s.frames.push(frame('award', s.titles[track], track, seats))
    return true
  }
  takeTitle(b, s, track, lowest(seats), tell)
  return false
}

/** A new trade leader has all three tokens. M24, M58 */
function takeTitle(b: Board, s: MnState, track: Track, seat: Seat, tell?: MnTell): void {
  const from = s.titles[track]
  s.titles[track] = seat
  if (track === TRADE && from !== seat) s.tokens = ALL_TOKENS
  tell?.all({ at: 'title', track: TRACKS[track], seat, from, level: level(b, s, seat, track) })
}

export function legalAward(b: Board, { a: track, b: tied }: MnFrame, out: MnAction[]): number {
  let n = 0
  for (let rest = tied; rest !== 0; rest &= rest - 1) out[n++] = b.acts.award[MOST_SEATS * track + lowest(rest)]
  return n
}

export function award(b: Board, s: MnState, seat: Seat, track: Track, player: Seat, tell?: MnTell): void {
  s.frames.pop()
  tell?.all({ at: 'awarded', seat, track: TRACKS[track], player })
  takeTitle(b, s, track, player, tell)
}
