// Payment against brute force (5.8): for random pairs of cities, every card and wonder nobody owns is paid for in the
// cheapest of all ways there are, found here by trying every one of them.

import { FastChance } from '@tabularium/kernel'
import { expect, test } from 'vitest'
import { erect, place } from './build.ts'
import { CARDS, type CardFacts, type Cost } from './data/cards.ts'
import { RESOURCES, type ResourceName } from './data/names.ts'
import { TOKENS } from './data/tokens.ts'
import { WONDERS, type WonderFacts } from './data/wonders.ts'
import { type City, emptyCity } from './state.ts'
import { cardTotal, cardTrade, isFree, wonderTrade } from './trade.ts'

const PAIRS = 4000

interface Town {
  readonly cards: readonly CardFacts[]
  readonly wonders: readonly WonderFacts[]
  readonly tokens: readonly string[]
}

const printed = (town: Town, resource: ResourceName): number =>
  town.cards
    .filter(({ colour }) => colour === 'brown' || colour === 'grey')
    .reduce((sum, card) => sum + (card.makes?.[resource] ?? 0), 0)

const priceOf = (me: Town, op: Town, resource: ResourceName): number =>
  me.cards.some(card => card.fixed?.includes(resource)) ? 1 : 2 + printed(op, resource)

/** The least to pay when each unit of the cost is bought, made, taken from a choice source or waived. */
function cheapest(me: Town, op: Town, cost: Cost, discounts: number): number {
  const units = RESOURCES.flatMap(resource => Array.from({ length: cost[resource] ?? 0 }, () => resource))
  const own = new Map(RESOURCES.map(resource => [resource, printed(me, resource)]))
  const sources = (kind: 'raw' | 'goods') =>
    me.cards.filter(card => card.choice === kind).length + me.wonders.filter(wonder => wonder.choice === kind).length
  const price = new Map(RESOURCES.map(resource => [resource, priceOf(me, op, resource)]))
  const pay = (i: number, raw: number, goods: number, off: number): number => {
    if (i === units.length) return 0
    const resource = units[i]
    const isRaw = resource === 'clay' || resource === 'wood' || resource === 'stone'
    const made = own.get(resource) ?? 0
    let least = (price.get(resource) ?? 0) + pay(i + 1, raw, goods, off)
    if (made > 0) {
      own.set(resource, made - 1)
      least = Math.min(least, pay(i + 1, raw, goods, off))
      own.set(resource, made)
    }
    if (isRaw && raw > 0) least = Math.min(least, pay(i + 1, raw - 1, goods, off))
    if (!isRaw && goods > 0) least = Math.min(least, pay(i + 1, raw, goods - 1, off))
    if (off > 0) least = Math.min(least, pay(i + 1, raw, goods, off - 1))
    return least
  }
  return pay(0, sources('raw'), sources('goods'), discounts)
}

/** Two towns that share out some cards, wonders and tokens. */
function towns(random: FastChance): readonly [Town, Town] {
  const share = random.number(5) + 2
  const deal = <T>(all: readonly T[], most: number): readonly [T[], T[]] => {
    const dealt: [T[], T[]] = [[], []]
    for (const thing of all) {
      const seat = random.number(share)
      if (seat < 2 && dealt[seat].length < most) dealt[seat].push(thing)
    }
    return dealt
  }
  const cards = deal(CARDS, 30)
  const wonders = deal(WONDERS, 4)
  const tokens = deal(
    TOKENS.map(({ name }) => name),
    5,
  )
  return [
    { cards: cards[0], wonders: wonders[0], tokens: tokens[0] },
    { cards: cards[1], wonders: wonders[1], tokens: tokens[1] },
  ]
}

function cityOf({ cards, wonders, tokens }: Town): City {
  const city = emptyCity()
  for (const card of cards) place(city, CARDS.indexOf(card))
  for (const wonder of wonders) erect(city, WONDERS.indexOf(wonder))
  city.tokens = tokens.reduce((bits, name) => bits | (1 << TOKENS.findIndex(token => token.name === name)), 0)
  return city
}

test(`the cheapest payment in ${PAIRS} random pairs of cities (5.8)`, () => {
  const random = new FastChance('payment')
  const wrong: string[] = []
  const met = { compared: 0, chain: 0, bought: 0, discounted: 0 }
  const compare = (what: string, engine: number, brute: number) => {
    met.compared++
    if (brute > 0) met.bought++
    if (engine !== brute && wrong.length < 5) wrong.push(`${what}: ${engine} paid, ${brute} is enough`)
  }
  for (let pair = 0; pair < PAIRS; pair++) {
    const [me, op] = towns(random)
    const [city, other] = [cityOf(me), cityOf(op)]
    for (const [i, card] of CARDS.entries()) {
      if (me.cards.includes(card) || op.cards.includes(card)) continue
      const chain = card.freeBy !== undefined && me.cards.some(({ gives }) => gives === card.freeBy)
      const off = card.colour === 'blue' && me.tokens.includes('masonry') ? 2 : 0
      const trade = chain ? 0 : cheapest(me, op, card.cost, off)
      if (chain) met.chain++
      if (off > 0) met.discounted++
      compare(`pair ${pair}, ${card.name}`, cardTrade(city, other, i), trade)
      compare(
        `pair ${pair}, ${card.name} in all`,
        cardTotal(city, other, i),
        chain ? 0 : trade + (card.cost.coins ?? 0),
      )
      if (isFree(city, i) !== chain) wrong.push(`pair ${pair}, ${card.name}: chain ${chain}`)
    }
    for (const [i, wonder] of WONDERS.entries()) {
      if (op.wonders.includes(wonder) || me.wonders.includes(wonder)) continue
      const off = me.tokens.includes('architecture') ? 2 : 0
      compare(`pair ${pair}, ${wonder.name}`, wonderTrade(city, other, i), cheapest(me, op, wonder.cost, off))
    }
  }
  expect(wrong).toEqual([])
  // The random cities are worth the trouble: every way of paying has been met many times.
  expect(met.compared).toBeGreaterThan(250_000)
  expect(met.bought).toBeGreaterThan(100_000)
  expect(met.chain).toBeGreaterThan(5_000)
  expect(met.discounted).toBeGreaterThan(3_000)
})
