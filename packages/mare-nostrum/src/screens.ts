// Screens without notes: nobody is reminded of what went behind another one's screen, so that to a viewer any share of the
// pieces is as good as another. E, M61

import type { Ask, Chance, Seat } from '@tabularium/kernel'
import { COINS, COINS_KEPT, GOOD_FACTS, GOODS } from './data/goods.ts'
import { COIN, GARDENS, LEGENDARY, NORMAL, PIECE_NAMES, PIECES, type Piece } from './names.ts'
import { holderOf, IN_PILE, type MnState } from './state.ts'
import { legendaryAt } from './stock.ts'

const TOKEN: Ask = { what: 'unseen legendary good', names: GOODS }
const PIECE: Ask = { what: 'unseen piece', names: PIECE_NAMES }

/** All that is behind the other screens is dealt again. */
export function redealStocks(s: MnState, viewer: Seat, chance: Chance): void {
  const pool = new Array<number>(PIECES).fill(0)
  const counts = new Array<number>(s.seats).fill(0)
  let tokens = 0
  for (let seat: Seat = 0; seat < s.seats; seat++) {
    if (seat === viewer) continue
    for (let piece: Piece = 0; piece < PIECES; piece++) {
      const count = s.stock[PIECES * seat + piece]
      s.stock[PIECES * seat + piece] = 0
      counts[seat] += count
      if (piece < LEGENDARY) pool[piece] += count
      else if (count > 0) {
        s.legendary[piece - LEGENDARY] = IN_PILE
        s.known[piece - LEGENDARY] = 0
        tokens++
      }
    }
  }
  deal(s, viewer, counts, pool, tokens, chance)
}

/** What lies nowhere in the open is behind the other screens, so many pieces behind each. */
export function imagineStocks(s: MnState, viewer: Seat, counts: readonly number[], chance: Chance): void {
  const pool = new Array<number>(PIECES).fill(0)
  let tokens = 0
  for (let seat: Seat = 0; seat < s.seats; seat++) if (seat !== viewer) tokens += counts[seat]
  for (let piece = COIN; piece < LEGENDARY; piece++) {
    pool[piece] = (piece === COIN ? COINS : GOOD_FACTS[piece - NORMAL].tokens) - s.reserve[piece] - s.paid[piece]
    for (let seat: Seat = 0; seat < s.seats; seat++)
      pool[piece] -= s.stock[PIECES * seat + piece] + s.offers[PIECES * seat + piece]
    tokens -= pool[piece]
  }
  deal(s, viewer, counts, pool, tokens, chance)
}

/** Deals the pool, and so many legendary goods of the pile with it. */
function deal(
  s: MnState,
  viewer: Seat,
  counts: readonly number[],
  pool: number[],
  tokens: number,
  chance: Chance,
): void {
  let pile = legendaryAt(s, IN_PILE)
  for (let left = tokens; left > 0; left--) {
    const kind = chance.draw(TOKEN, pile)
    pile &= ~(1 << kind)
    pool[LEGENDARY + kind] = 1
  }
  const missing = counts.map((count, seat) => (seat === viewer ? 0 : count))
  const put = (seat: Seat, piece: Piece): void => {
    pool[piece]--
    missing[seat]--
    s.stock[PIECES * seat + piece]++
    if (piece < LEGENDARY) return
    s.legendary[piece - LEGENDARY] = seat
    s.known[piece - LEGENDARY] = 1 << seat
  }
  const top = s.frames.at(-1)
  const gardens = holderOf(s, GARDENS)
  if (top?.at === 'keep' && top.by !== viewer) put(top.by, chance.deal(PIECE, pool.with(COIN, 0)))
  // Once leftovers are discarded, coins are all that anybody but the Gardens' owner has kept. 3.0
  if (top?.at === 'keep' || s.phase > 3) {
    for (let seat: Seat = 0; seat < s.seats; seat++) {
      if (seat === gardens) continue
      for (let n = Math.min(COINS_KEPT, missing[seat], pool[COIN]); n > 0; n--) put(seat, COIN)
    }
  }
  for (let seat: Seat = 0; seat < s.seats; seat++) while (missing[seat] > 0) put(seat, chance.deal(PIECE, pool))
}
