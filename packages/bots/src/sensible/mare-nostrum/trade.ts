// How a sensible player of Mare Nostrum trades: it offers what it can best do without and takes what completes its sets.

import { type Seat, size } from '@tabularium/kernel'
import type { MnAction } from '@tabularium/mare-nostrum'
import {
  ANTIGONE,
  CARDS_TO_WIN,
  COIN,
  cardPrice,
  couldWin,
  type Good,
  has,
  KIND,
  KINDS,
  type MnState,
  mayBuildPyramids,
  PIECES,
  type Piece,
  PYRAMIDS_PRICE,
} from '@tabularium/mare-nostrum/rules'
import { buildsOf, stockValue, stockValueWith, writeBuilds } from './budget.ts'
import { kindCount, THREAT } from './value.ts'

type Scores = Float64Array | number[]

/** The stock and the offer of a seat taken together, and the pieces it would offer of it, in the order of giving up. */
const whole = new Int8Array(PIECES)
const given: number[] = []
/** What the stock is worth without the first so many of them. */
const without: number[] = []
/** All that the last selection hangs on, and how much that is: the same again needs no second thought. */
const reasons: number[] = []
const lastReasons: number[] = []
let lastCount = -1

const MOST = 5

/** What a rival who lacks so many pieces of a winning set would give for one of them; and how much of that is one's own
 *  concern. */
const LAST_PIECES: readonly number[] = [0, 8, 5, 3, 1.6, 0.8]

/** How many pieces a seat lacks of a set that wins: of different goods, and of coins. */
const lackGoods: number[] = []
const lackCoins: number[] = []
/** By seat: the kinds it has, as bits. */
const kindsOf: number[] = []

/** Looks at who is about to win by trade. */
function watch(s: MnState): void {
  for (let seat: Seat = 0; seat < s.seats; seat++) {
    let kinds = 0
    for (let kind: Good = 0; kind < KINDS; kind++) if (kindCount(s, seat, kind) > 0) kinds |= 1 << kind
    const price =
      size(s.cards[seat]) === CARDS_TO_WIN - 1 ? cardPrice(s, seat) : mayBuildPyramids(s, seat) ? PYRAMIDS_PRICE : 99
    kindsOf[seat] = kinds
    lackGoods[seat] = Math.max(0, price - size(kinds))
    lackCoins[seat] = Math.max(0, price - s.stock[PIECES * seat + COIN])
  }
}

/** What a piece on the table could do for the most dangerous of the others. */
function helps(s: MnState, seat: Seat, piece: Piece): number {
  let most = 0
  for (let other: Seat = 0; other < s.seats; other++) {
    if (other === seat) continue
    const lack = piece === COIN ? lackCoins[other] : (kindsOf[other] >> KIND[piece]) & 1 ? 99 : lackGoods[other]
    most = Math.max(most, LAST_PIECES[lack] ?? 0)
  }
  return most
}

/** How likely so many pieces taken complete a winning set. */
const completes = (lack: number, taken: number): number => Math.max(0, Math.min(1, (0.8 * taken - lack + 1) / 2))

/** Worths of pieces that are as good as each other, by how many of the kind there are. */
const classes: number[] = new Array(20).fill(0)
const UNKNOWN = -1e6

/** Chooses what to give up, one piece after the other, each the one least missed. */
function select(s: MnState, seat: Seat): void {
  const at = PIECES * seat
  const builds = buildsOf(s, seat)
  watch(s)
  let n = writeBuilds(builds, reasons)
  for (let piece: Piece = 0; piece < PIECES; piece++) {
    whole[piece] = s.stock[at + piece] + s.offers[at + piece]
    reasons[n++] = whole[piece]
  }
  for (let other: Seat = 0; other < s.seats; other++) {
    reasons[n++] = other === seat ? -1 : kindsOf[other]
    reasons[n++] = other === seat ? -1 : lackGoods[other]
    reasons[n++] = other === seat ? -1 : lackCoins[other]
  }
  let same = n === lastCount
  for (let i = 0; i < n; i++) {
    if (reasons[i] !== lastReasons[i]) same = false
    lastReasons[i] = reasons[i]
  }
  lastCount = n
  if (same) return
  // On a stock without an offer; it is put back as it was.
  for (let piece: Piece = 0; piece < PIECES; piece++) s.stock[at + piece] = whole[piece]
  without[0] = stockValue(builds, s, seat)
  while (given.length > 0) given.pop()
  for (let i = 0; i < MOST; i++) {
    let best = -1
    let most = Number.NEGATIVE_INFINITY
    let valueOfBest = 0
    for (let count = 0; count < classes.length; count++) classes[count] = UNKNOWN
    for (let piece: Piece = 0; piece < PIECES; piece++) {
      if (s.stock[at + piece] === 0) continue
      // Goods of which there are as many are as good as each other.
      const same = piece === COIN ? 0 : kindCount(s, seat, KIND[piece])
      if (classes[same] === UNKNOWN) classes[same] = stockValueWith(builds, s, seat, piece, -1)
      const value = classes[same] - DENY * helps(s, seat, piece)
      if (value > most) {
        most = value
        best = piece
        valueOfBest = classes[same]
      }
    }
    if (best < 0) break
    given.push(best)
    s.stock[at + best]--
    without[i + 1] = valueOfBest
  }
  for (let piece: Piece = 0; piece < PIECES; piece++) s.stock[at + piece] = whole[piece] - s.offers[at + piece]
}

/** How much of what a piece does for a rival counts against offering it, and for taking it away. */
const DENY = 0.5

/** What one piece taken in exchange brings, as a guess. */
const TAKEN = 0.75

/** The number to announce. */
export function scoreToken(s: MnState, seat: Seat, legal: readonly MnAction[], n: number, out: Scores): void {
  select(s, seat)
  const sure = couldWin(s, seat)
  for (let i = 0; i < n; i++) {
    const action = legal[i]
    if (action.kind !== 'token') continue
    const { face } = action
    if (face === 0) out[i] = sure ? 20 : 0
    else if (face > s.sizes[seat]) out[i] = -1
    else {
      const loss = without[0] - (without[face] ?? 0)
      out[i] = TAKEN * (face + 1) - 0.35 * loss
      if (!sure) out[i] += 15 * completes(Math.min(lackGoods[seat], lackCoins[seat]), face + 1)
      let danger = 0
      for (let other: Seat = 0; other < s.seats; other++) {
        if (other === seat || s.sizes[other] < face) continue
        danger = Math.max(danger, completes(Math.min(lackGoods[other], lackCoins[other]), face))
      }
      out[i] -= 10 * danger
    }
  }
}

export function scoreOffer(s: MnState, seat: Seat, legal: readonly MnAction[], n: number, out: Scores): void {
  select(s, seat)
  const wanted = s.frames[s.frames.length - 1].a
  let count = Math.min(wanted, given.length)
  if (has(s, seat, ANTIGONE)) {
    count = 0
    while (count < given.length && without[count] - without[count + 1] < TAKEN) count++
  }
  // The first piece that is chosen and not on the table yet.
  let next = -1
  for (let piece = PIECES - 1; piece >= 0; piece--) {
    let chosen = 0
    for (let i = 0; i < count; i++) if (given[i] === piece) chosen++
    if (chosen > s.offers[PIECES * seat + piece]) next = piece
  }
  for (let i = 0; i < n; i++) {
    const action = legal[i]
    if (action.kind !== 'offer') continue
    if (action.piece === next) out[i] = 2
    else if (action.piece < 0) out[i] = next < 0 ? 2 : -0.5
    else out[i] = action.piece === COIN ? -1 : 0.2 * kindCount(s, seat, KIND[action.piece]) - 0.8
  }
}

export function scoreTake(s: MnState, seat: Seat, legal: readonly MnAction[], n: number, out: Scores): void {
  const builds = buildsOf(s, seat)
  const now = stockValue(builds, s, seat)
  watch(s)
  for (let i = 0; i < classes.length; i++) classes[i] = UNKNOWN
  for (let i = 0; i < n; i++) {
    const action = legal[i]
    if (action.kind !== 'take') continue
    const { piece, player } = action
    const same = piece === COIN ? 0 : 1 + kindCount(s, seat, KIND[piece])
    if (classes[same] === UNKNOWN) classes[same] = stockValueWith(builds, s, seat, piece, 1) - now
    // Whoever is taken from takes next.
    const next = LAST_PIECES[Math.min(lackGoods[player], lackCoins[player])] ?? 0
    out[i] = classes[same] + 0.3 * DENY * helps(s, seat, piece) - 0.4 * next - 0.4 * THREAT[player]
  }
}

export function scoreGift(s: MnState, seat: Seat, legal: readonly MnAction[], n: number, out: Scores): void {
  const builds = buildsOf(s, seat)
  const now = stockValue(builds, s, seat)
  const to = s.frames[s.frames.length - 1].a
  watch(s)
  for (let i = 0; i < n; i++) {
    const action = legal[i]
    if (action.kind !== 'gift') continue
    const fresh = action.piece !== COIN && ((kindsOf[to] >> KIND[action.piece]) & 1) === 0
    const lack = action.piece === COIN ? lackCoins[to] : fresh ? lackGoods[to] : 99
    out[i] = stockValueWith(builds, s, seat, action.piece, -1) - now - (fresh ? 0.2 : 0) - (LAST_PIECES[lack] ?? 0)
  }
}
