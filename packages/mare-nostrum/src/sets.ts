// 3.0 Whether several purchases can be paid one after the other from one stock. Cards and the Pyramids have fixed prices
// and no card for sale bends sets, so that only the stock decides: it has to hold a set for each.

import type { Seat } from '@tabularium/kernel'
import { CLEOPATRA, COIN, type Good, type Goods, HANNIBAL, KINDS, LEGENDARY, NORMAL, PIECES } from './names.ts'
import { has, type MnState } from './state.ts'

/** What somebody can pay with: coins, goods by kind, and how sets may be bent. */
export interface Purse {
  coins: number
  readonly goods: number[]
  readonly hannibal: boolean
  readonly cleopatra: boolean
}

export function purseOf(s: MnState, seat: Seat): Purse {
  const at = PIECES * seat
  const goods = Array.from({ length: KINDS }, (_, kind) => s.stock[at + NORMAL + kind] + s.stock[at + LEGENDARY + kind])
  return {
    coins: s.stock[at + COIN],
    goods,
    hannibal: has(s, seat, HANNIBAL),
    cleopatra: has(s, seat, CLEOPATRA),
  }
}

/** A set of goods that is begun: how many pieces it lacks, the kinds in it, and whether it may take a kind twice or a coin. */
export interface Begun {
  readonly missing: number
  readonly kinds: Goods
  readonly twice: boolean
  readonly coin: boolean
}

/** Goods wanted by the sets of one way to pay: so many of different kinds each, none of those already in it. */
const wanted: number[] = []
const barred: number[] = []

/** Whether the purse holds all these sets at once, besides what one that is begun still lacks. */
export function holdsSets(purse: Purse, prices: readonly number[], begun?: Begun): boolean {
  wanted.length = 0
  barred.length = 0
  if (!begun) return withSets(purse, prices, 0, 0, 0)
  const { missing, kinds, twice, coin } = begun
  return (
    withGoods(purse, prices, 0, 0, 0, missing, kinds, twice) ||
    (coin && missing > 0 && withGoods(purse, prices, 0, 1, 0, missing - 1, kinds, twice))
  )
}

/** Each set from `at` on in all its forms. `coins` and `loose` goods of any kind are spoken for. */
function withSets(purse: Purse, prices: readonly number[], at: number, coins: number, loose: number): boolean {
  if (coins > purse.coins) return false
  if (at === prices.length) return holdsGoods(purse.goods, loose)
  const price = prices[at]
  const { cleopatra, hannibal } = purse
  return (
    withSets(purse, prices, at + 1, coins + price, loose) ||
    (cleopatra && withSets(purse, prices, at + 1, coins + price - 1, loose + 1)) ||
    withGoods(purse, prices, at + 1, coins, loose, price, 0, hannibal) ||
    (cleopatra && withGoods(purse, prices, at + 1, coins + 1, loose, price - 1, 0, hannibal))
  )
}

/** One set of goods. Where a kind may be in it twice, one piece of it may be of any kind. */
function withGoods(
  purse: Purse,
  prices: readonly number[],
  next: number,
  coins: number,
  loose: number,
  count: number,
  kinds: Goods,
  twice: boolean,
): boolean {
  const second = twice && count > 0 ? 1 : 0
  wanted.push(count - second)
  barred.push(kinds)
  const held = withSets(purse, prices, next, coins, loose + second)
  wanted.pop()
  barred.pop()
  return held
}

/** Gale and Ryser: the goods are there for all sets if they are for any choice among them. */
function holdsGoods(goods: readonly number[], loose: number): boolean {
  let all = loose
  for (const count of wanted) all += count
  for (const count of goods) all -= count
  if (all > 0) return false
  for (let some = 1; some < 1 << wanted.length; some++) {
    let lacking = 0
    for (let i = 0; i < wanted.length; i++) if ((some >> i) & 1) lacking += wanted[i]
    for (let kind: Good = 0; kind < goods.length && lacking > 0; kind++) {
      let sets = 0
      for (let i = 0; i < wanted.length; i++) if ((some >> i) & 1 && ((barred[i] >> kind) & 1) === 0) sets++
      lacking -= Math.min(goods[kind], sets)
    }
    if (lacking > 0) return false
  }
  return true
}
