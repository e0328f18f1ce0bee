// What a network is told about 7 Wonders Duel. Nobody holds private information there: hidden cards are bags, so that all
// that is read here lies open on the table. Everything is seen from the seat that decides: `me` first, then the other.

import { type FastChance, type Seat, size } from '@tabularium/kernel'
import { type WdAction, type WdState, type WdView, wondersDuel } from '@tabularium/wonders-duel'
import {
  type Age,
  CAPITAL,
  CARDS,
  type Card,
  type City,
  COLOURS,
  COVERED_BY,
  COVERS,
  cardTotal,
  DECK_START,
  KINDS_TO_WIN,
  MILITARY_TOKENS,
  price,
  RESOURCES,
  type Resource,
  type Slot,
  type Slots,
  SYMBOLS,
  TOKENS,
  type Tokens,
  total,
  WONDERS,
  type Wonder,
  wonderTrade,
} from '@tabularium/wonders-duel/rules'
import type { NetEncoder, Theme } from './encoder.ts'

const CARD_COUNT = CARDS.length
const WONDER_COUNT = WONDERS.length
const TOKEN_COUNT = TOKENS.length
const SYMBOL_COUNT = SYMBOLS.length
const [START_1, START_2, START_3] = DECK_START
const MOST_COINS = 31
const MOST_OF_COLOUR = 7
const MOST_LEAD = 30
const FRAMES = ['turn', 'draft', 'token', 'keep', 'destroy', 'raise', 'starter'] as const
const PAWN_SPACES = 19
const SLOTS = 20

/** The prices of wonders in steps: up to 0, 2, 4, 7, 11 coins, and more. */
const STEP_OF = Uint8Array.from({ length: 64 }, (_, coins) =>
  coins === 0 ? 0 : coins <= 2 ? 1 : coins <= 4 ? 2 : coins <= 7 ? 3 : coins <= 11 ? 4 : 5,
)
const STEPS = 6

let rows = 0
/** Reserves a block of so many features; where it begins. */
const block = (n: number): number => {
  rows += n
  return rows - n
}
/** The same for both cities, one's own first. */
const blocks = (n: number): readonly [number, number] => [block(n), block(n)]

const BUILT = blocks(CARD_COUNT)
const OWNED = blocks(WONDER_COUNT)
const ERECTED = blocks(WONDER_COUNT)
const PAYABLE_WONDER = blocks(WONDER_COUNT)
const WONDER_PRICE = blocks(WONDER_COUNT * STEPS)
const TOKENS_OF = blocks(TOKEN_COUNT)
const COINS = blocks(MOST_COINS + 1)
const KINDS = blocks(SYMBOL_COUNT + 1)
const SHOWN = blocks(SYMBOL_COUNT)
const MAKES = blocks(RESOURCES.length * 8)
const PRICES = blocks(RESOURCES.length * 8)
const ANY_RAW = blocks(4)
const ANY_GOODS = blocks(4)
const COUNTS = blocks(COLOURS.length * (MOST_OF_COLOUR + 1))
const PAYABLE = blocks(CARD_COUNT)
/** What a city could do at once with an open card: win by science, win by force, make a pair. */
const THREATS = blocks(3)
const SCIENCE_THREAT = 1
const MILITARY_THREAT = 2
const PAIR_THREAT = 4
const BOARD = block(TOKEN_COUNT)
const PAWN = block(PAWN_SPACES)
const MILITARY = block(MILITARY_TOKENS.length)
const LEFT = block(3 * (SLOTS + 1))
const OPEN = block(CARD_COUNT)
const UNCOVERS = block(CARD_COUNT)
const NEXT = block(CARD_COUNT)
const COVERED = block(CARD_COUNT)
const UNSEEN = block(CARD_COUNT)
const PILE = block(CARD_COUNT)
const HIDDEN = block(SLOTS + 1)
const FRAME = block(FRAMES.length)
const GREY_TARGET = block(1)
const AGAIN = block(1)
const PICK = block(8)
const GROUP = block(WONDER_COUNT)
const DRAWN = block(TOKEN_COUNT)
const LEAD = block(2 * MOST_LEAD + 1)
const WONDERS_BUILT = block(8)
const FEATURES = rows

/** The first player's military tokens stand after the second's in the data: one's own losses come first. */
const LOSER_1 = MILITARY_TOKENS.findIndex(token => token.loser === 0)
const FRAME_OF: Readonly<Record<string, number>> = Object.fromEntries(FRAMES.map((at, i) => [at, FRAME + i]))

/** One feature for each bit. */
function each(bits: number, start: number, out: Uint16Array, n: number): number {
  for (; bits !== 0; bits &= bits - 1) out[n++] = start + 31 - Math.clz32(bits & -bits)
  return n
}

function encodeCity(side: 0 | 1, me: City, op: City, out: Uint16Array, n: number): number {
  const built = BUILT[side]
  n = each(me.age1, built + START_1, out, n)
  n = each(me.age2, built + START_2, out, n)
  n = each(me.age3, built + START_3, out, n)
  n = each(me.wonders, OWNED[side], out, n)
  n = each(me.built, ERECTED[side], out, n)
  const coins = me.coins
  const payable = PAYABLE_WONDER[side]
  const prices = WONDER_PRICE[side]
  for (let bits = me.wonders; bits !== 0; bits &= bits - 1) {
    const wonder: Wonder = 31 - Math.clz32(bits & -bits)
    const cost = wonderTrade(me, op, wonder)
    if (cost <= coins) out[n++] = payable + wonder
    out[n++] = prices + wonder * STEPS + STEP_OF[cost]
  }
  n = each(me.tokens, TOKENS_OF[side], out, n)
  out[n++] = COINS[side] + (coins < MOST_COINS ? coins : MOST_COINS)
  out[n++] = KINDS[side] + size(me.symbols)
  n = each(me.symbols, SHOWN[side], out, n)
  const makes = MAKES[side]
  const unit = PRICES[side]
  for (let resource: Resource = 0; resource < 5; resource++) {
    out[n++] = makes + 8 * resource + ((me.makes >> (4 * resource)) & 7)
    out[n++] = unit + 8 * resource + (price(me, op, resource) & 7)
  }
  out[n++] = ANY_RAW[side] + (me.anyRaw & 3)
  out[n++] = ANY_GOODS[side] + (me.anyGoods & 3)
  const counts = COUNTS[side]
  for (let colour = 0; colour < 7; colour++) {
    const cards = (me.counts >> (4 * colour)) & 15
    out[n++] = counts + 8 * colour + (cards < MOST_OF_COLOUR ? cards : MOST_OF_COLOUR)
  }
  return n
}

const SYMBOL = Int32Array.from(CARDS, ({ symbol }) => (symbol === undefined ? 0 : 1 << SYMBOLS.indexOf(symbol)))
const SHIELDS = Int32Array.from(CARDS, ({ shields = 0 }) => shields)
const STRATEGY = 1 << TOKENS.findIndex(({ strategy }) => strategy === true)

/** What a city with this lead on the track could do at once with a card that it can pay, as bits. */
function threats(city: City, lead: number, board: Tokens, card: Card): number {
  const symbol = SYMBOL[card]
  if (symbol !== 0) {
    if ((city.symbols & symbol) !== 0) return board === 0 ? 0 : PAIR_THREAT
    return size(city.symbols) === KINDS_TO_WIN - 1 ? SCIENCE_THREAT : 0
  }
  const shields = SHIELDS[card]
  if (shields === 0) return 0
  return lead + shields + ((city.tokens & STRATEGY) === 0 ? 0 : 1) >= CAPITAL ? MILITARY_THREAT : 0
}

/** Whether the card in a slot is the only one left on some other. */
function uncovers(age: Age, slot: Slot, left: Slots): boolean {
  const below = COVERS[age - 1][slot]
  const over = COVERED_BY[age - 1]
  for (let i = 0; i < below.length; i++) if ((over[below[i]] & left) === 1 << slot) return true
  return false
}

/** The cards on the table, and who could pay for those that are open. */
function encodeLayout(s: WdState, seat: Seat, out: Uint16Array, n: number): number {
  const me = s.cities[seat]
  const op = s.cities[1 - seat]
  const lead = seat === 0 ? s.pawn : -s.pawn
  let mine = 0
  let theirs = 0
  const over = COVERED_BY[s.age - 1]
  const { open, left } = s
  for (let bits = left & ~s.hidden; bits !== 0; bits &= bits - 1) {
    const slot: Slot = 31 - Math.clz32(bits & -bits)
    const card = s.faces[slot]
    if (((open >> slot) & 1) !== 0) {
      out[n++] = OPEN + card
      if (uncovers(s.age, slot, left)) out[n++] = UNCOVERS + card
      if (cardTotal(me, op, card) <= me.coins) {
        out[n++] = PAYABLE[0] + card
        mine |= threats(me, lead, s.board, card)
      }
      if (cardTotal(op, me, card) <= op.coins) {
        out[n++] = PAYABLE[1] + card
        theirs |= threats(op, -lead, s.board, card)
      }
    } else {
      const above = over[slot] & left
      out[n++] = ((above & (above - 1)) === 0 && (above & open) !== 0 ? NEXT : COVERED) + card
    }
  }
  n = each(mine, THREATS[0], out, n)
  n = each(theirs, THREATS[1], out, n)
  if (s.hidden !== 0) {
    if (s.age === 1) n = each(s.unseen1, UNSEEN + START_1, out, n)
    else if (s.age === 2) n = each(s.unseen2, UNSEEN + START_2, out, n)
    else n = each(s.unseen3, UNSEEN + START_3, out, n)
  }
  out[n++] = HIDDEN + size(s.hidden)
  out[n++] = LEFT + (s.age - 1) * (SLOTS + 1) + size(left)
  n = each(s.pile1, PILE + START_1, out, n)
  n = each(s.pile2, PILE + START_2, out, n)
  return each(s.pile3, PILE + START_3, out, n)
}

function encode(s: WdState, seat: Seat, out: Uint16Array): number {
  const me = s.cities[seat]
  const op = s.cities[1 - seat]
  let n = encodeCity(0, me, op, out, 0)
  n = encodeCity(1, op, me, out, n)
  n = each(s.board, BOARD, out, n)
  out[n++] = PAWN + 9 + (seat === 0 ? s.pawn : -s.pawn)
  const own = (s.military >> LOSER_1) & 3
  const other = s.military & 3
  n = each(seat === 0 ? own | (other << 2) : other | (own << 2), MILITARY, out, n)
  if (s.age > 0) n = encodeLayout(s, seat, out, n)
  const top = s.frames[s.frames.length - 1]
  out[n++] = FRAME_OF[top.at]
  switch (top.at) {
    case 'draft':
      out[n++] = PICK + top.what
      n = each(s.group, GROUP, out, n)
      break
    case 'keep':
      n = each(top.what, DRAWN, out, n)
      break
    case 'destroy':
      if (top.what === 1) out[n++] = GREY_TARGET
  }
  if (top.at !== 'turn' && s.frames[0].at === 'after' && s.frames[0].what === 1) out[n++] = AGAIN
  const lead = total(s, seat) - total(s, 1 - seat)
  out[n++] = LEAD + MOST_LEAD + (lead < -MOST_LEAD ? -MOST_LEAD : lead > MOST_LEAD ? MOST_LEAD : lead)
  out[n++] = WONDERS_BUILT + size(me.built) + size(op.built)
  return n
}

let moveRows = 0
const moveRoom = (n: number): number => {
  moveRows += n
  return moveRows - n
}
const BUILD_MOVE = moveRoom(CARD_COUNT)
const DISCARD_MOVE = moveRoom(CARD_COUNT)
const WONDER_MOVE = moveRoom(WONDER_COUNT)
const UNDER_MOVE = moveRoom(CARD_COUNT)
const DRAFT_MOVE = moveRoom(WONDER_COUNT)
const TOKEN_MOVE = moveRoom(TOKEN_COUNT)
const KEEP_MOVE = moveRoom(TOKEN_COUNT)
const DESTROY_MOVE = moveRoom(CARD_COUNT)
const RAISE_MOVE = moveRoom(CARD_COUNT)
const STARTER_MOVE = moveRoom(2)
const DECLINE_MOVE = moveRoom(1)

function rowsOf(action: WdAction): readonly [number] | readonly [number, number] {
  switch (action.kind) {
    case 'build':
      return [BUILD_MOVE + action.card]
    case 'discard':
      return [DISCARD_MOVE + action.card]
    case 'wonder':
      return [WONDER_MOVE + action.wonder, UNDER_MOVE + action.card]
    case 'draft':
      return [DRAFT_MOVE + action.wonder]
    case 'token':
      return [TOKEN_MOVE + action.token]
    case 'keep':
      return [KEEP_MOVE + action.token]
    case 'destroy':
      return [DESTROY_MOVE + action.card]
    case 'raise':
      return [RAISE_MOVE + action.card]
    case 'starter':
      return [STARTER_MOVE + action.other]
    case 'decline':
      return [DECLINE_MOVE]
  }
}

/** Builds any card of the colour that can be paid. */
const after =
  (colour: string): Theme<WdState, WdAction> =>
  (_s, _seat, legal, n, chance: FastChance) => {
    let found: WdAction | undefined
    let ties = 0
    for (let i = 0; i < n; i++) {
      const action = legal[i]
      if ((action.kind !== 'build' && action.kind !== 'raise') || CARDS[action.card].colour !== colour) continue
      if (chance.number(++ties) === 0) found = action
    }
    return found
  }

/** Of self-play's positions with 6 cards left, 21 of 52 had a forced win, all found within 4,000 actions; with 8 cards 16 of 53,
 *  7 of them within 4,000, 11 within 16,000. */
const ENDING_CARDS = 8

export const encoder: NetEncoder<WdState, WdAction, WdView> = {
  version: 1,
  seats: 2,
  features: FEATURES,
  mostActive: 200,
  moveRows,
  options: Object.fromEntries(Object.entries(wondersDuel.options).map(([name, { values }]) => [name, values[0]])),
  // Without a draft the game begins at a position that a draft could have led to.
  setUpOptions: ['wonders'],
  optionsOf: view => view.options,
  encode,
  rowsOf,
  isEnding: s => s.age === 3 && size(s.left) <= ENDING_CARDS,
  themes: [after('green'), after('green'), after('red')],
}
