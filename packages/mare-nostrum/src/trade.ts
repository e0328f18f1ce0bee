// 2 Trade: the token, secret offers, taking in a chain, and the gift that makes the numbers even again.

import { type Seat, size } from '@tabularium/kernel'
import { DONE, type MnAction } from './actions.ts'
import type { Board } from './board.ts'
import { MOST_OFFERED, TOKEN_FACES } from './data/goods.ts'
import type { MnTell } from './events.ts'
import { ANTIGONE, LEGENDARY, PIECE_NAMES, PIECES, type Piece, type Token } from './names.ts'
import {
  frame,
  GIFT_PUBLIC,
  has,
  type MnFrame,
  type MnState,
  NOBODY,
  PUBLIC,
  replaceTop,
  SCREENS_OPEN,
  UNNOTED,
} from './state.ts'
import { amounts, settleGift } from './stock.ts'

const ALL_TOKENS = 7

/** The token that shows a face. */
export const tokenOf = (face: number): Token => TOKEN_FACES.findIndex(faces => faces.includes(face))
const TOKEN: readonly Token[] = [0, 1, 2, 3, 4, 5].map(tokenOf)

export function legalToken(b: Board, s: MnState, out: MnAction[]): number {
  let n = 0
  for (let face = 0; face <= MOST_OFFERED; face++) if ((s.tokens >> TOKEN[face]) & 1) out[n++] = b.acts.token[face]
  return n
}

/** 2.1 The token counts as played; the third brings all three back for the next round. M24 */
export function playToken(s: MnState, leader: Seat, face: number, tell?: MnTell): void {
  s.frames.pop()
  s.tokens &= ~(1 << TOKEN[face])
  if (s.tokens === 0) s.tokens = ALL_TOKENS
  tell?.all({ at: 'token', seat: leader, face })
  let traders = 0
  let free = 0
  for (let seat: Seat = 0; seat < s.seats; seat++) {
    const antigone = has(s, seat, ANTIGONE)
    if (s.sizes[seat] >= face || antigone) traders |= 1 << seat // D05, M16
    // Antigone's number is hers whatever was announced. M17
    if (antigone && s.sizes[seat] > 0) free |= 1 << seat
  }
  if (face === 0 && (free & ~(1 << leader)) === 0) {
    tell?.all({ at: 'no-trade', why: 'zero' })
    return
  }
  if (((traders >> leader) & 1) === 0 && size(traders) < 2) {
    tell?.all({ at: 'no-trade', why: 'few' }) // M15
    return
  }
  s.announced = face
  s.traders = traders
  s.offering = traders
  s.frames.push(frame('offer', NOBODY, face))
  // Who must offer nothing or all there is has nothing to choose, as everybody can see.
  for (let seat: Seat = 0; seat < s.seats; seat++) {
    if (((traders & ~free) >> seat) & 1 && (s.sizes[seat] === face || face === 0)) {
      for (let piece: Piece = 0; piece < PIECES && face > 0; piece++) {
        const at = PIECES * seat + piece
        s.offers[at] = s.stock[at]
        s.stock[at] = 0
      }
      commit(s, seat, tell)
    } else if ((traders >> seat) & 1 && s.sizes[seat] === 0) commit(s, seat, tell)
  }
}

/** Who takes first: the trade leader; where he takes no part, the next one clockwise who does. M15 */
function firstTaker(s: MnState): Seat {
  const leader = s.titles[0]
  for (let step = 0; step < s.seats; step++) {
    const seat = (leader + step) % s.seats
    if ((s.traders >> seat) & 1) return seat
  }
  return leader
}

/** How many pieces are in a seat's offer. */
export function offered(s: MnState, seat: Seat): number {
  let n = 0
  for (let piece: Piece = 0; piece < PIECES; piece++) n += s.offers[PIECES * seat + piece]
  return n
}

/** How many places Antigone's owner fills or leaves empty, one by one: always as many, so that the number of her choices
 *  tells nothing of her number. 10, M17 */
export const places = (s: MnState, seat: Seat): number => Math.min(MOST_OFFERED, s.sizes[seat])

/** Any pieces, in any order. 2.1 */
export function legalOffer(b: Board, s: MnState, seat: Seat, out: MnAction[]): number {
  if (((s.offering >> seat) & 1) === 0) return 0
  let n = 0
  for (let piece: Piece = 0; piece < PIECES; piece++)
    if (s.stock[PIECES * seat + piece] > 0) out[n++] = b.acts.offer[piece]
  if (has(s, seat, ANTIGONE)) out[n++] = b.acts.offer[PIECES]
  return n
}

export function addToOffer(s: MnState, { a: wanted }: MnFrame, seat: Seat, piece: Piece, tell?: MnTell): void {
  if (piece === DONE) s.blanks[seat]++
  else {
    s.stock[PIECES * seat + piece]--
    s.offers[PIECES * seat + piece]++
  }
  const all = has(s, seat, ANTIGONE) ? places(s, seat) : wanted
  if (offered(s, seat) + s.blanks[seat] === all) commit(s, seat, tell)
}

function commit(s: MnState, seat: Seat, tell?: MnTell): void {
  s.offering &= ~(1 << seat)
  tell?.all({ at: 'ready', seat })
}

/** All offers are turned face up together. 2.1 */
export function openOffers(s: MnState, tell?: MnTell): void {
  const first = firstTaker(s)
  let sources = 0
  for (let seat: Seat = 0; seat < s.seats; seat++) {
    s.blanks[seat] = 0
    for (let piece: Piece = 0; piece < PIECES; piece++) {
      if (s.offers[PIECES * seat + piece] === 0) continue
      sources |= 1 << seat
      if (piece >= LEGENDARY) s.known[piece - LEGENDARY] = PUBLIC
    }
  }
  tell?.reveal()
  if (tell) {
    const offers: (Readonly<Record<string, number>> | undefined)[] = []
    for (let seat: Seat = 0; seat < s.seats; seat++)
      offers.push((s.traders >> seat) & 1 ? amounts(s.offers, PIECES * seat) : undefined)
    tell.all({ at: 'offers', offers: offers.map(offer => offer ?? {}) })
  }
  if ((sources & ~(1 << first)) === 0) {
    s.frames.pop()
    tell?.all({ at: 'no-trade', why: 'nobody' }) // M20
    takeBack(s)
    return
  }
  replaceTop(s, frame('take', first, NOBODY, NOBODY, first))
}

/** 2.2 Every piece that lies open before another player, but for the one who is barred. M19 */
export function legalTake(b: Board, s: MnState, { by, b: barred }: MnFrame, out: MnAction[]): number {
  let n = 0
  for (let player: Seat = 0; player < s.seats; player++) {
    if (player === by || player === barred) continue
    for (let piece: Piece = 0; piece < PIECES; piece++) {
      if (s.offers[PIECES * player + piece] > 0) out[n++] = b.acts.take[PIECES * player + piece]
    }
  }
  return n
}

/** The player just taken from takes next. 2.2 */
export function take(s: MnState, { by, a: taker, c: first }: MnFrame, player: Seat, piece: Piece, tell?: MnTell): void {
  s.offers[PIECES * player + piece]--
  s.sizes[player]--
  s.stock[PIECES * by + piece]++
  s.sizes[by]++
  if (piece >= LEGENDARY) s.legendary[piece - LEGENDARY] = by
  replaceTop(s, frame('take', player, by, player === taker ? by : NOBODY, first))
  tell?.all({ at: 'took', seat: by, from: player, piece: PIECE_NAMES[piece] })
}

/** No source is left: pieces return, and who took first owes a gift unless he was the last one taken from. 2.2.1 */
export function endTrade(s: MnState, { by: last, a: taker, c: first }: MnFrame, tell?: MnTell): void {
  s.frames.pop()
  if (tell) {
    const returned: Readonly<Record<string, number>>[] = []
    for (let seat: Seat = 0; seat < s.seats; seat++) returned.push(amounts(s.offers, PIECES * seat))
    tell.all({ at: 'traded', returned })
  }
  takeBack(s)
  if (taker !== NOBODY && last !== first) s.frames.push(frame('gift', first, last))
}

/** Whatever lies face up goes back to its owner. */
function takeBack(s: MnState): void {
  for (let i = 0; i < PIECES * s.seats; i++) {
    if (s.offers[i] === 0) continue
    s.stock[i] += s.offers[i]
    s.offers[i] = 0
  }
  s.traders = 0
  s.announced = NOBODY
}

export function legalGift(b: Board, s: MnState, { by }: MnFrame, out: MnAction[]): number {
  let n = 0
  for (let piece: Piece = 0; piece < PIECES; piece++)
    if (s.stock[PIECES * by + piece] > 0) out[n++] = b.acts.gift[piece]
  return n
}

/** 2.2.1 One piece of the giver's whole stock; only the two of them see it. M21 */
export function give(s: MnState, { by, a: receiver }: MnFrame, piece: Piece, tell?: MnTell): void {
  s.frames.pop()
  s.stock[PIECES * by + piece]--
  s.sizes[by]--
  s.stock[PIECES * receiver + piece]++
  s.sizes[receiver]++
  const open = (s.options & (GIFT_PUBLIC | SCREENS_OPEN)) !== 0
  if (open) {
    if (piece >= LEGENDARY) {
      s.legendary[piece - LEGENDARY] = receiver
      s.known[piece - LEGENDARY] = PUBLIC
    }
    tell?.all({ at: 'gave', seat: by, to: receiver, piece: PIECE_NAMES[piece] })
    return
  }
  const kind = piece - LEGENDARY
  const knew = kind < 0 ? 0 : (s.known[kind] >> receiver) & 1
  if (kind >= 0) {
    s.legendary[kind] = receiver
    s.known[kind] |= 1 << receiver
  }
  if ((s.options & UNNOTED) === 0) {
    s.giver = by
    s.receiver = receiver
    s.given = piece
    s.aware = (1 << by) | (1 << receiver)
    s.givenKnown = knew
    settleGift(s)
  }
  tell?.only(
    (1 << by) | (1 << receiver),
    { at: 'gave', seat: by, to: receiver, piece: PIECE_NAMES[piece] },
    {
      at: 'gave',
      seat: by,
      to: receiver,
    },
  )
}
