// 5 Costs and payment: what a building or a wonder costs this player now. Payment is always the cheapest (W02).

import { CARDS, type Cost } from './data/cards.ts'
import { RESOURCES, WHITE_SYMBOLS } from './data/names.ts'
import { TOKENS } from './data/tokens.ts'
import { WONDERS } from './data/wonders.ts'
import type { Card, Resource, Tokens, WhiteSymbols, Wonder } from './names.ts'
import type { City } from './state.ts'

/** Amounts of the five resources in one number, 4 bits each; the top bit of each stays free for borrowing. */
export const pack = (amounts: Cost): number =>
  RESOURCES.reduce((packed, resource, i) => packed | ((amounts[resource] ?? 0) << (4 * i)), 0)

export const amount = (packed: number, resource: Resource): number => (packed >> (4 * resource)) & 15

const GUARD = 0x88888

export const CARD_COST: readonly number[] = CARDS.map(card => pack(card.cost))
export const CARD_COINS: readonly number[] = CARDS.map(card => card.cost.coins ?? 0)
export const WONDER_COST: readonly number[] = WONDERS.map(wonder => pack(wonder.cost))
const whiteBit = (symbol: string | undefined): WhiteSymbols =>
  symbol === undefined ? 0 : 1 << (WHITE_SYMBOLS as readonly string[]).indexOf(symbol)
/** The white symbol that makes a card free, as a bit, or 0. */
export const FREE_BY: readonly WhiteSymbols[] = CARDS.map(card => whiteBit(card.freeBy))
export const GIVES: readonly WhiteSymbols[] = CARDS.map(card => whiteBit(card.gives))
const BLUE: readonly boolean[] = CARDS.map(card => card.colour === 'blue')

const tokenBit = (name: string): Tokens => 1 << TOKENS.findIndex(token => token.name === name)
const ARCHITECTURE = tokenBit('architecture')
const MASONRY = tokenBit('masonry')
const DISCOUNT = 2

const cardCost = CARD_COST
const cardCoins = CARD_COINS
const wonderCost = WONDER_COST
const freeBy = FREE_BY

/** Whether a white symbol makes the card free for this city. 5.7 */
export const isFree = (me: City, card: Card): boolean => (me.white & freeBy[card]) !== 0

/** The price of one unit of a resource for `me`. 5.4 */
export const price = (me: City, op: City, resource: Resource): number =>
  (me.fixed >> resource) & 1 ? 1 : 2 + ((op.makes >> (4 * resource)) & 15)

/** Units off: 2 with the token for it. 11.2 */
export const cardDiscount = (me: City, card: Card): number => ((me.tokens & MASONRY) !== 0 && BLUE[card] ? DISCOUNT : 0)
export const wonderDiscount = (me: City): number => ((me.tokens & ARCHITECTURE) !== 0 ? DISCOUNT : 0)

/** Coins for the resources of a card, printed coins not included. 5.2, 5.8 */
export const cardTrade = (me: City, op: City, card: Card): number =>
  isFree(me, card) ? 0 : trade(me, op, cardCost[card], cardDiscount(me, card))

export const wonderTrade = (me: City, op: City, wonder: Wonder): number =>
  trade(me, op, wonderCost[wonder], wonderDiscount(me))

/** Everything that has to be paid for a card. 3.6, 5.6 */
export const cardTotal = (me: City, op: City, card: Card): number =>
  isFree(me, card) ? 0 : cardCoins[card] + trade(me, op, cardCost[card], cardDiscount(me, card))

/** The exact and cheapest payment: own production, then choice sources on the dearest units, then discounts. 5.8 */
export function trade(me: City, op: City, cost: number, discount: number): number {
  const spare = (me.makes | GUARD) - cost
  if ((spare & GUARD) === GUARD) return 0
  const makes = op.makes
  const fixed = me.fixed
  // Per resource: units missing, and the price of one. 5.4
  let clay = 8 - (spare & 15)
  let wood = 8 - ((spare >> 4) & 15)
  let stone = 8 - ((spare >> 8) & 15)
  let glass = 8 - ((spare >> 12) & 15)
  let papyrus = 8 - ((spare >> 16) & 15)
  if (clay < 0) clay = 0
  if (wood < 0) wood = 0
  if (stone < 0) stone = 0
  if (glass < 0) glass = 0
  if (papyrus < 0) papyrus = 0
  const clayPrice = fixed & 1 ? 1 : 2 + (makes & 15)
  const woodPrice = fixed & 2 ? 1 : 2 + ((makes >> 4) & 15)
  const stonePrice = fixed & 4 ? 1 : 2 + ((makes >> 8) & 15)
  const glassPrice = fixed & 8 ? 1 : 2 + ((makes >> 12) & 15)
  const papyrusPrice = fixed & 16 ? 1 : 2 + ((makes >> 16) & 15)
  let total = clay * clayPrice + wood * woodPrice + stone * stonePrice + glass * glassPrice + papyrus * papyrusPrice
  if ((me.anyRaw | me.anyGoods | discount) === 0) return total
  for (let n = me.anyRaw; n > 0; n--) {
    const dear = dearest(clay, clayPrice, wood, woodPrice, stone, stonePrice)
    if (dear === 0) break
    total -= dear
    if (clay > 0 && clayPrice === dear) clay--
    else if (wood > 0 && woodPrice === dear) wood--
    else stone--
  }
  for (let n = me.anyGoods; n > 0; n--) {
    const dear = dearest(glass, glassPrice, papyrus, papyrusPrice, 0, 0)
    if (dear === 0) break
    total -= dear
    if (glass > 0 && glassPrice === dear) glass--
    else papyrus--
  }
  for (let n = discount; n > 0; n--) {
    const raw = dearest(clay, clayPrice, wood, woodPrice, stone, stonePrice)
    const goods = dearest(glass, glassPrice, papyrus, papyrusPrice, 0, 0)
    if (raw === 0 && goods === 0) break
    if (raw >= goods) {
      total -= raw
      if (clay > 0 && clayPrice === raw) clay--
      else if (wood > 0 && woodPrice === raw) wood--
      else stone--
    } else {
      total -= goods
      if (glass > 0 && glassPrice === goods) glass--
      else papyrus--
    }
  }
  return total
}

/** The highest price among the resources with a unit missing; 0 where none is. */
function dearest(a: number, aPrice: number, b: number, bPrice: number, c: number, cPrice: number): number {
  let dear = a > 0 ? aPrice : 0
  if (b > 0 && bPrice > dear) dear = bPrice
  if (c > 0 && cPrice > dear) dear = cPrice
  return dear
}
