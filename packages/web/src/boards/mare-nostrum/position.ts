// A view as the board reads it: who sits where, what can be paid, which sets there are. Nothing here is drawn.

import { firstChance, type Seat, Telling } from '@tabularium/kernel'
import type { MnAction, MnEvent, MnState, MnView } from '@tabularium/mare-nostrum'
import {
  COIN,
  cardPrice,
  KIND,
  KINDS,
  LEGENDARY,
  MOST_OFFERED,
  means,
  NORMAL,
  PIECE_NAMES,
  type Piece,
} from '@tabularium/mare-nostrum/rules'
import type { Choice } from '../board.ts'
import { mareNostrum } from './on-map.ts'

export interface MarePosition {
  readonly view: MnView
  /** The same as a state, to ask prices and payments of; what is hidden in it is made up. */
  readonly state: MnState
  /** Who sits at the bottom, and the others, from the left of that seat. */
  readonly mine: Seat
  readonly rivals: readonly Seat[]
  /** The largest set the looking seat can pay, and the price of its next card (0: it has five). */
  readonly means: number
  readonly cardPrice: number
}

export function readPosition(view: MnView, seat: Seat | undefined): MarePosition {
  const mine = seat ?? 0
  const seats = view.players.length
  const state = mareNostrum.imagine(view, firstChance)
  return {
    view,
    state,
    mine,
    rivals: Array.from({ length: seats - 1 }, (_, i) => (mine + 1 + i) % seats),
    means: seat === undefined ? 0 : means(state, seat),
    cardPrice: cardPrice(state, mine),
  }
}

export const actionOf = ({ action }: Choice): MnAction => action as MnAction

export const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0)

/** Whether the table keeps no notes of what is behind a seat's screen. */
export const isUnnoted = ({ options }: MnView): boolean => options.screens === 'unnoted'

/** Pieces there are, with how many, in the order of the game. */
export const counted = (counts: readonly number[]): readonly (readonly [piece: Piece, count: number])[] =>
  counts.flatMap((count, piece: Piece) => (count > 0 ? [[piece, count] as const] : []))

/** The good of a piece without `legendary-`; the coin is itself. */
export const goodOf = (piece: Piece): string => PIECE_NAMES[piece].replace('legendary-', '')
export const isLegendary = (piece: Piece): boolean => piece >= LEGENDARY

/** How many sets of so many different goods, and of as many coins, a stock holds at once. */
export function setsOf(stock: readonly number[], price: number): number {
  const kinds = Array.from({ length: KINDS }, (_, kind) => stock[NORMAL + kind] + stock[LEGENDARY + kind])
  let sets = 0
  while (sum(kinds.map(count => Math.min(count, sets + 1))) >= price * (sets + 1)) sets++
  return sets + Math.floor(stock[COIN] / price)
}

/** Kinds first, normal tokens before legendary ones. */
const inOrder = (pieces: readonly Piece[]): readonly Piece[] => pieces.toSorted((a, b) => KIND[a] - KIND[b] || a - b)

/** The moves that would pay with these pieces, each laid down in its turn. */
function payments(chosen: readonly number[], price: number): readonly string[] {
  const coins = chosen[COIN]
  const goods = inOrder(chosen.flatMap((count, piece) => (piece === COIN ? [] : Array<Piece>(count).fill(piece))))
  if (price > 1 && coins === price) return ['pay coins']
  if (price > 1 && goods.length === 1 && coins === price - 1) return [`pay coins ${PIECE_NAMES[goods[0]]}`]
  return [...(coins > 0 ? ['pay coin'] : []), ...goods.map(piece => `pay ${PIECE_NAMES[piece]}`)]
}

const legalOf = (state: MnState, seat: Seat): readonly MnAction[] => {
  const out: MnAction[] = []
  const n = mareNostrum.legal(state, seat, out)
  return out.slice(0, n)
}

/** Makes a move of payment; where that pays the price, says with what in all, by piece. What can be paid in one way only
 *  the rules pay by themselves. */
function lay(s: MnState, seat: Seat, action: MnAction): readonly number[] | undefined {
  const telling = new Telling()
  mareNostrum.apply(s, seat, action, firstChance, telling)
  for (const event of telling.to(seat) as readonly MnEvent[]) {
    const paid = (event.at === 'built' || event.at === 'recruited') && event.paid
    if (paid) return PIECE_NAMES.map(name => paid[name] ?? 0)
  }
  return undefined
}

/** The moves that pay with exactly these pieces; undefined: they do not pay. */
export function payPath({ state, mine, view }: MarePosition, chosen: readonly number[]): readonly string[] | undefined {
  const s = mareNostrum.clone(state)
  const price = (view.frames.at(-1)?.b ?? 0) - sum(view.paid)
  const path: string[] = []
  for (const notation of payments(chosen, price)) {
    const action = legalOf(s, mine).find(one => one.notation === notation)
    if (!action) return undefined
    path.push(notation)
    const paid = lay(s, mine, action)
    if (paid) return paid.every((count, piece) => count === chosen[piece] + view.paid[piece]) ? path : undefined
  }
  return undefined
}

/** A set that leaves as many different goods as there can be: of what there is most of, normal before legendary; coins
 *  only where the goods do not do, as two of them may be kept. It begins with what is asked for: a lesson asks for less
 *  than is legal. */
export function suggested(
  { state, mine, view }: MarePosition,
  isAskedFor: (notation: string) => boolean = () => true,
): readonly number[] {
  const s = mareNostrum.clone(state)
  const stock = view.own?.stock ?? []
  const many = (piece: Piece): number => stock[NORMAL + KIND[piece]] + stock[LEGENDARY + KIND[piece]]
  const price = view.frames.at(-1)?.b ?? 0
  const wanted = new Set(
    stock
      .flatMap((count, piece) => (piece !== COIN && count > 0 ? [piece] : []))
      .toSorted((a, b) => many(b) - many(a) || a - b)
      .filter((piece, i, all) => all.findIndex(other => KIND[other] === KIND[piece]) === i)
      .slice(0, price),
  )
  for (let step = 0; step < price; step++) {
    const ways = legalOf(s, mine).flatMap(action =>
      action.kind === 'pay' && (step > 0 || isAskedFor(action.notation)) ? [action] : [],
    )
    const single = ways.filter(way => way.coins === 0)
    const way =
      single.find(({ piece }) => wanted.has(piece)) ??
      single.find(({ piece }) => piece !== COIN) ??
      single[0] ??
      ways.find(({ piece }) => piece < 0) ??
      ways[0]
    if (!way) break
    const paid = lay(s, mine, way)
    if (paid) return paid.map((count, piece) => count - view.paid[piece])
  }
  return PIECE_NAMES.map(() => 0)
}

/** Whether a seat chooses how many it puts up. */
export const offersFreely = ({ players }: MnView, seat: Seat): boolean =>
  players[seat].cards.includes('antigone') || players[seat].copied === 'antigone'

/** How many pieces there can be in one's own offer; places that were left empty are gone. */
export const offerPlaces = (view: MnView, seat: Seat): number =>
  offersFreely(view, seat)
    ? Math.min(MOST_OFFERED, view.players[seat].size) - (view.own?.blanks ?? 0)
    : (view.frames.at(-1)?.a ?? 0)

/** How many more pieces fit into one's own offer. */
export function offerLimit(view: MnView, seat: Seat): number {
  return offerPlaces(view, seat) - sum(view.own?.offer ?? [])
}

/** One more of a piece is lifted; after the last, none. Where there is no room, another one sinks for it. */
export function liftedWith(lifted: readonly number[], piece: Piece, held: number, most: number): readonly number[] {
  if (lifted[piece] >= held) return lifted.with(piece, 0)
  const more = lifted.with(piece, lifted[piece] + 1)
  if (sum(more) <= most) return more
  const other = lifted.findIndex((count, at) => count > 0 && at !== piece)
  return other < 0 ? lifted.with(piece, 0) : more.with(other, more[other] - 1)
}
