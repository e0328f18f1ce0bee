// Prices taken apart agree with prices charged, in cities of every kind.

import { expect, test } from 'vitest'
import { erect, place } from './build.ts'
import { CARDS } from './data/cards.ts'
import { TOKENS } from './data/tokens.ts'
import { WONDERS } from './data/wonders.ts'
import { cardOf, wonderOf } from './names.ts'
import { explainCard, explainWonder, type QuoteLine } from './quote.ts'
import { P1, P2, scene } from './scene.ts'
import { type City, emptyCity } from './state.ts'
import { cardTotal, wonderTrade } from './trade.ts'

/** A small generator of our own, so that a failure can be had again. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

function randomCity(next: () => number): City {
  const city = emptyCity()
  const share = next() * 0.4
  for (const card of CARDS.keys()) if (next() < share) place(city, card)
  for (const wonder of WONDERS.keys()) if (next() < 0.2) erect(city, wonder)
  for (const token of TOKENS.keys()) if (next() < 0.3) city.tokens |= 1 << token
  return city
}

test('the lines of a quote add up to the price, for every card and wonder in random cities', () => {
  const next = random(7)
  for (let round = 0; round < 300; round++) {
    const me = randomCity(next)
    const op = randomCity(next)
    for (const card of CARDS.keys()) expect(explainCard(me, op, card).total).toBe(cardTotal(me, op, card))
    for (const wonder of WONDERS.keys()) expect(explainWonder(me, op, wonder).total).toBe(wonderTrade(me, op, wonder))
  }
})

test('the units of a quote are the units of the cost', () => {
  const next = random(11)
  for (let round = 0; round < 100; round++) {
    const me = randomCity(next)
    const op = randomCity(next)
    for (const [i, { cost }] of WONDERS.entries()) {
      const units = explainWonder(me, op, i).lines.reduce((n, line) => n + ('units' in line ? line.units : 0), 0)
      expect(units).toBe(Object.values(cost).reduce((a, b) => a + b, 0))
    }
  }
})

const CASES: readonly {
  what: string
  p1: string
  p2: string
  tokens?: string
  card: string
  lines: readonly QuoteLine[]
}[] = [
  {
    what: 'printed coins, own production, and a unit at 2 and the opponent’s one (5.4)',
    p1: 'press',
    p2: 'glassworks',
    card: 'caravansery',
    lines: [
      { what: 'printed', coins: 2 },
      { what: 'bought', resource: 'glass', units: 1, each: 3, fixed: false, coins: 3 },
      { what: 'made', resource: 'papyrus', units: 1, coins: 0 },
    ],
  },
  {
    what: 'a source of choice covers the dearest unit (5.5, 5.8)',
    p1: 'caravansery',
    p2: 'brickyard',
    card: 'horse-breeders',
    lines: [
      { what: 'choice', resource: 'clay', units: 1, coins: 0 },
      { what: 'bought', resource: 'wood', units: 1, each: 2, fixed: false, coins: 2 },
    ],
  },
  {
    what: 'a fixed price, and two units off a blue card (11.2)',
    p1: 'stone-reserve',
    p2: '',
    tokens: 'masonry',
    card: 'aqueduct',
    lines: [
      { what: 'discount', resource: 'stone', units: 2, coins: 0 },
      { what: 'bought', resource: 'stone', units: 1, each: 1, fixed: true, coins: 1 },
    ],
  },
  {
    what: 'a white symbol makes it free (5.7)',
    p1: 'baths',
    p2: '',
    card: 'aqueduct',
    lines: [{ what: 'chain', symbol: 'drop', coins: 0 }],
  },
]

test.each(CASES)('$what', ({ p1, p2, tokens, card, lines }) => {
  const s = scene({ age: 2, p1: { cards: p1, ...(tokens !== undefined && { tokens }) }, p2: { cards: p2 } })
  expect(explainCard(s.cities[P1], s.cities[P2], cardOf(card)).lines).toEqual(lines)
})

test('Architecture takes two units off a wonder (11.2)', () => {
  const s = scene({ age: 2, p1: { tokens: 'architecture', wonders: 'the-pyramids' } })
  expect(explainWonder(s.cities[P1], s.cities[P2], wonderOf('the-pyramids'))).toEqual({
    total: 4,
    lines: [
      { what: 'discount', resource: 'stone', units: 2, coins: 0 },
      { what: 'bought', resource: 'stone', units: 1, each: 2, fixed: false, coins: 2 },
      { what: 'bought', resource: 'papyrus', units: 1, each: 2, fixed: false, coins: 2 },
    ],
  })
})
