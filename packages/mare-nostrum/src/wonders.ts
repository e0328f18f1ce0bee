// 11 Wonders that act at the end of phase 3: the Hanging Gardens, and the leftovers of everybody. Artemis and the Colossus
// are with the income (collect.ts), Pharos with the builds (build.ts), Zeus with the war (peace.ts).

import type { Seat } from '@tabularium/kernel'
import { DONE, type MnAction } from './actions.ts'
import type { Board } from './board.ts'
import { COINS_KEPT } from './data/goods.ts'
import type { MnTell } from './events.ts'
import { COIN, GARDENS, KIND, NORMAL, PIECE_NAMES, PIECES, type Piece } from './names.ts'
import { frame, holderOf, type MnFrame, type MnState, NOBODY, replaceTop } from './state.ts'
import { forgetGift, layDown, putAway } from './stock.ts'

/** 3.0 Two coins stay; the rest goes back, in the open. The Gardens' owner comes last, when that of the others lies open. */
export function discardLeftovers(s: MnState, tell?: MnTell): void {
  const owner = holderOf(s, GARDENS)
  tell?.reveal()
  for (let seat: Seat = 0; seat < s.seats; seat++) if (seat !== owner) discard(s, seat, NOBODY, NOBODY, tell)
  // One of the two has laid everything open, so that everybody can tell what the gift was.
  forgetGift(s)
  if (owner === NOBODY) return
  if (hasGoods(s, owner)) s.frames.push(frame('keep', owner))
  else discard(s, owner, NOBODY, NOBODY, tell)
}

function hasGoods(s: MnState, seat: Seat): boolean {
  for (let piece: Piece = NORMAL; piece < PIECES; piece++) if (s.stock[PIECES * seat + piece] > 0) return true
  return false
}

/** All but two coins and the goods kept. */
function discard(s: MnState, seat: Seat, kept: number, also: number, tell?: MnTell): void {
  const gone: Record<string, number> = {}
  for (let piece: Piece = 0; piece < PIECES; piece++) {
    const stays = piece === COIN ? COINS_KEPT : piece === kept || piece === also ? 1 : 0
    const count = s.stock[PIECES * seat + piece] - stays
    if (count <= 0) continue
    for (let n = count; n > 0; n--) layDown(s, seat, piece)
    putAway(s, piece, count)
    if (tell) gone[PIECE_NAMES[piece]] = count
  }
  tell?.all({ at: 'discarded', seat, pieces: gone })
}

/** Up to two goods of different kinds, in any order. M36, N09 */
export function legalKeep(b: Board, s: MnState, { by, a: kept }: MnFrame, out: MnAction[]): number {
  let n = 0
  for (let piece: Piece = NORMAL; piece < PIECES; piece++) {
    if (s.stock[PIECES * by + piece] > 0 && (kept === 0 || KIND[piece] !== KIND[kept - 1]))
      out[n++] = b.acts.keep[piece]
  }
  out[n++] = b.acts.keepDone
  return n
}

export function keep(s: MnState, { by, a: kept }: MnFrame, piece: Piece, tell?: MnTell): void {
  if (piece !== DONE && kept === 0) {
    replaceTop(s, frame('keep', by, piece + 1))
    return
  }
  s.frames.pop()
  tell?.reveal()
  tell?.all({ at: 'kept', seat: by })
  discard(s, by, kept - 1, piece, tell)
}
