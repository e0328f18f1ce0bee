// 3.0 Several sets from one stock, against every way there is.

import { FastChance } from '@tabularium/kernel'
import { expect, test } from 'vitest'
import { type Begun, holdsSets, type Purse } from './sets.ts'

/** Every way to pay a set, one piece after the other; then the next set. */
function byHand(purse: Purse, prices: readonly number[], begun?: Begun): boolean {
  const goods = [...purse.goods]
  const pay = (coins: number, next: number): boolean => {
    if (next === prices.length) return true
    const price = prices[next]
    if (coins >= price && pay(coins - price, next + 1)) return true
    if (purse.cleopatra && coins >= price - 1) {
      for (let kind = 0; kind < goods.length; kind++) {
        if (goods[kind] === 0) continue
        goods[kind]--
        const paid = pay(coins - price + 1, next + 1)
        goods[kind]++
        if (paid) return true
      }
    }
    return (
      set(coins, price, 0, 0, purse.hannibal, next + 1) ||
      (purse.cleopatra && coins > 0 && set(coins - 1, price - 1, 0, 0, purse.hannibal, next + 1))
    )
  }
  /** Goods of ascending kinds, one of them perhaps twice. */
  const set = (coins: number, missing: number, from: number, there: number, twice: boolean, next: number): boolean => {
    if (missing === 0) return pay(coins, next)
    for (let kind = from; kind < goods.length; kind++) {
      if (goods[kind] === 0) continue
      goods[kind]--
      const again = ((there >> kind) & 1) === 1
      let paid = again
        ? twice && set(coins, missing - 1, kind + 1, there, false, next)
        : set(coins, missing - 1, kind + 1, there | (1 << kind), twice, next)
      if (!paid && !again && twice && missing > 1 && goods[kind] > 0) {
        goods[kind]--
        paid = set(coins, missing - 2, kind + 1, there | (1 << kind), false, next)
        goods[kind]++
      }
      goods[kind]++
      if (paid) return true
    }
    return false
  }
  if (!begun) return pay(purse.coins, 0)
  const { missing, kinds, twice, coin } = begun
  return (
    set(purse.coins, missing, 0, kinds, twice, 0) ||
    (coin && purse.coins > 0 && missing > 0 && set(purse.coins - 1, missing - 1, 0, kinds, twice, 0))
  )
}

test('holdsSets says what trying every way says', () => {
  const random = new FastChance('sets')
  let yes = 0
  for (let i = 0; i < 4000; i++) {
    const hero = random.number(3)
    const purse: Purse = {
      coins: random.number(8),
      goods: Array.from({ length: 5 }, () => random.number(4)),
      hannibal: hero === 1,
      cleopatra: hero === 2,
    }
    const prices = Array.from({ length: 1 + random.number(3) }, () => 2 + random.number(5))
    const begun: Begun | undefined =
      random.number(2) === 0
        ? undefined
        : {
            missing: 1 + random.number(3),
            kinds: random.number(32),
            twice: hero === 1 && random.number(2) === 0,
            coin: hero === 2 && random.number(2) === 0,
          }
    const wanted = byHand(purse, prices, begun)
    expect({ purse, prices, begun, held: holdsSets(purse, prices, begun) }).toEqual({
      purse,
      prices,
      begun,
      held: wanted,
    })
    if (wanted) yes++
  }
  // Neither answer is rare.
  expect(yes).toBeGreaterThan(400)
  expect(yes).toBeLessThan(3600)
})
