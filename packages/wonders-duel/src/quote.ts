// 5 A price taken apart: which units a city makes itself, which other sources cover, which are bought and at what
// price. The sum is always what `trade.ts` charges.

import { CARDS } from './data/cards.ts'
import { RAW, RESOURCES, type ResourceName, type WhiteSymbolName } from './data/names.ts'
import type { Card, Resource, Wonder } from './names.ts'
import type { City } from './state.ts'
import { amount, CARD_COINS, CARD_COST, cardDiscount, isFree, price, WONDER_COST, wonderDiscount } from './trade.ts'

export type QuoteLine =
  /** A white symbol makes it free. 5.7 */
  | { readonly what: 'chain'; readonly symbol: WhiteSymbolName; readonly coins: 0 }
  /** Coins printed on the card. 5.5 */
  | { readonly what: 'printed'; readonly coins: number }
  /** Printed on own brown and grey cards. 5.3 */
  | { readonly what: 'made'; readonly resource: ResourceName; readonly units: number; readonly coins: 0 }
  /** Covered by sources that make one unit of their owner's choice. 5.3 */
  | { readonly what: 'choice'; readonly resource: ResourceName; readonly units: number; readonly coins: 0 }
  /** Taken off by a progress token. 11.2 */
  | { readonly what: 'discount'; readonly resource: ResourceName; readonly units: number; readonly coins: 0 }
  /** Bought at `each`: 1 where a card says so, else 2 and one for each unit the opponent's cards print. 5.4 */
  | {
      readonly what: 'bought'
      readonly resource: ResourceName
      readonly units: number
      readonly each: number
      readonly fixed: boolean
      readonly coins: number
    }

export interface Quote {
  readonly total: number
  readonly lines: readonly QuoteLine[]
}

export function explainCard(me: City, op: City, card: Card): Quote {
  const symbol = CARDS[card].freeBy
  if (isFree(me, card) && symbol !== undefined) return { total: 0, lines: [{ what: 'chain', symbol, coins: 0 }] }
  const coins = CARD_COINS[card]
  const printed: readonly QuoteLine[] = coins > 0 ? [{ what: 'printed', coins }] : []
  return sum([...printed, ...resourceLines(me, op, CARD_COST[card], cardDiscount(me, card))])
}

export const explainWonder = (me: City, op: City, wonder: Wonder): Quote =>
  sum(resourceLines(me, op, WONDER_COST[wonder], wonderDiscount(me)))

const sum = (lines: readonly QuoteLine[]): Quote => ({
  total: lines.reduce((total, { coins }) => total + coins, 0),
  lines,
})

interface Unit {
  readonly resource: Resource
  readonly each: number
  by: 'bought' | 'choice' | 'discount'
}

/** Sources of choice and discounts go to the dearest units. 5.8 */
function resourceLines(me: City, op: City, cost: number, discount: number): QuoteLine[] {
  const missing: Unit[] = RESOURCES.flatMap((_, resource) => {
    const short = Math.max(0, amount(cost, resource) - amount(me.makes, resource))
    return Array.from({ length: short }, (): Unit => ({ resource, each: price(me, op, resource), by: 'bought' }))
  }).sort((a, b) => b.each - a.each || a.resource - b.resource)
  const cover = (n: number, by: Unit['by'], may: (unit: Unit) => boolean) => {
    for (const unit of missing.filter(other => other.by === 'bought' && may(other)).slice(0, n)) unit.by = by
  }
  cover(me.anyRaw, 'choice', unit => unit.resource < RAW)
  cover(me.anyGoods, 'choice', unit => unit.resource >= RAW)
  cover(discount, 'discount', () => true)
  return RESOURCES.flatMap((name, resource) => {
    const made = Math.min(amount(cost, resource), amount(me.makes, resource))
    const by = (how: Unit['by']) => missing.filter(unit => unit.resource === resource && unit.by === how).length
    const each = price(me, op, resource)
    const lines: QuoteLine[] = [
      { what: 'made', resource: name, units: made, coins: 0 },
      { what: 'choice', resource: name, units: by('choice'), coins: 0 },
      { what: 'discount', resource: name, units: by('discount'), coins: 0 },
      {
        what: 'bought',
        resource: name,
        units: by('bought'),
        each,
        fixed: ((me.fixed >> resource) & 1) === 1,
        coins: by('bought') * each,
      },
    ]
    return lines.filter(line => 'units' in line && line.units > 0)
  })
}
