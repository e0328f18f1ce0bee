// A sensible player of 7 Wonders Duel: it makes each legal move once in an imagined position, looks at what has become
// of both cities, and takes the move it likes best. Weights are in victory points.

import { type Chance, FastChance, type Seat, size } from '@tabularium/kernel'
import { type WdAction, type WdState, type WdView, wondersDuel } from '@tabularium/wonders-duel'
import type { Card, DeckCards, ScienceSymbols, Wonder } from '@tabularium/wonders-duel/rules'
import type { Bot } from '../bot.ts'
import type { Scoring } from '../heuristic-bot.ts'
import {
  CAPITAL,
  CHAINS,
  type City,
  COINS,
  cardTotal,
  DECK_START,
  GUILDS,
  IS_RED,
  KINDS_TO_WIN,
  MAKES,
  POINTS,
  SHIELDS,
  STRATEGY,
  SYMBOL,
  TOKEN_NAMES,
  TRADES,
  total,
  WONDER_NAMES,
  wonderTrade,
} from './facts.ts'

/** A move that turns up cards is tried so often, with other cards each time. */
const DRAWS = 3

export const WIN = 1000

/** By lead on the track: the threat to the capital, beyond the points of the zone. */
const MARCH = [0, 0.3, 0.8, 1, 1.6, 2.5, 3, 6, 11, WIN]
/** By kinds of science symbols: the threat of the sixth. */
const LEARNING = [0, 0.5, 1.2, 2.5, 5, 11, WIN]
/** A symbol whose twin may still come: half a progress token. */
const HALF_PAIR = 1.2

const valueByName = (names: readonly string[], scores: Readonly<Record<string, number>>): readonly number[] =>
  names.map(name => scores[name] ?? 0)

/** What a progress token is worth beyond the points and coins that are counted anyway. */
const TOKEN_VALUE = valueByName(TOKEN_NAMES, {
  architecture: 3,
  economy: 4.5,
  law: 2,
  masonry: 3,
  strategy: 4,
  theology: 4.5,
  urbanism: 3.5,
  agriculture: 1,
})

/** What a wonder is worth when it stands, all told. */
const WONDER_VALUE = valueByName(WONDER_NAMES, {
  'the-appian-way': 8.5,
  'circus-maximus': 6,
  'the-colossus': 6,
  'the-great-library': 8,
  'the-great-lighthouse': 6,
  'the-hanging-gardens': 7.5,
  'the-mausoleum': 7,
  piraeus: 7.5,
  'the-pyramids': 8.5,
  'the-sphinx': 8.5,
  'the-statue-of-zeus': 6.5,
  'the-temple-of-artemis': 7.5,
})

/** What a coin is worth beyond its third of a point, by Age, and how many coins have such a use. */
const COIN_USE = [0.3, 0.3, 0.25, 0.08]
const COINS_USED = 11

/** The share of the cards to come that one builds, and what a coin saved on one of them is worth. */
const BUILT_SHARE = 0.36
const COIN_SAVED = 0.36
const DEAR = 9
const HARDLY_DEAR = 12

interface ToCome {
  cards: Card[]
  weights: number[]
}

/** The cards of a bag, each as likely as it is to be met. */
function bag(into: ToCome, bits: DeckCards, start: Card, weight: number): void {
  for (; bits !== 0; bits &= bits - 1) {
    into.cards.push(start + 31 - Math.clz32(bits & -bits))
    into.weights.push(weight)
  }
}

/** The cards that may still be taken: face up for sure, the others as likely as they are to be dealt. */
function toCome(s: WdState): ToCome {
  const into: ToCome = { cards: [], weights: [] }
  const [start1, start2, start3] = DECK_START
  for (let up = s.left & ~s.hidden; up !== 0; up &= up - 1) {
    into.cards.push(s.faces[31 - Math.clz32(up & -up)])
    into.weights.push(1)
  }
  const hidden = size(s.hidden)
  if (s.age === 1) bag(into, s.unseen1, start1, hidden / Math.max(1, size(s.unseen1)))
  if (s.age === 2) bag(into, s.unseen2, start2, hidden / Math.max(1, size(s.unseen2)))
  if (s.age === 3) bag(into, s.unseen3, start3, hidden / Math.max(1, size(s.unseen3)))
  if (s.age < 1) bag(into, s.unseen1, start1, 0.87)
  if (s.age < 2) bag(into, s.unseen2, start2, 0.87)
  if (s.age < 3) {
    bag(into, s.unseen3 & ~GUILDS, start3, 0.85)
    bag(into, s.unseen3 & GUILDS, start3, 0.43)
  }
  return into
}

/** What buildings to come will cost this city, in points: what production, prices and white symbols are good for. */
function expense(me: City, op: City, { cards, weights }: ToCome): number {
  let coins = 0
  for (let i = 0; i < cards.length; i++) {
    const cost = cardTotal(me, op, cards[i])
    coins += weights[i] * Math.min(cost, DEAR)
  }
  return coins * BUILT_SHARE * COIN_SAVED
}

/** Wonders not built yet: their worth, less what they cost, as far as there is time for them. */
function hopes(s: WdState, me: City, op: City): number {
  const cardsLeft = size(s.left) + (s.age === 0 ? 60 : (3 - s.age) * 20)
  const room = Math.max(0, 7 - size(me.built) - size(op.built))
  const turns = Math.min(1, cardsLeft / 24)
  const share = Math.min(1, room / Math.max(1, size(me.wonders) + size(op.wonders)))
  let hope = 0
  for (let bits = me.wonders; bits !== 0; bits &= bits - 1) {
    const wonder: Wonder = 31 - Math.clz32(bits & -bits)
    const cost = Math.min(HARDLY_DEAR, wonderTrade(me, op, wonder))
    hope += Math.max(0, WONDER_VALUE[wonder] * 0.75 - cost * 0.33)
  }
  return hope * turns * share
}

function standing(s: WdState, seat: Seat, coming: ToCome, symbolsToCome: ScienceSymbols): number {
  const me = s.cities[seat]
  const op = s.cities[1 - seat]
  const lead = seat === 0 ? s.pawn : -s.pawn
  let value = total(s, seat)
  value += COIN_USE[s.age] * Math.min(COINS_USED, me.coins)
  value -= expense(me, op, coming)
  value += hopes(s, me, op)
  if (lead > 0) value += MARCH[lead]
  value += LEARNING[size(me.symbols)]
  const twins = me.symbols & ~pairs(me) & symbolsToCome
  value += HALF_PAIR * size(twins)
  for (let bits = me.tokens; bits !== 0; bits &= bits - 1) value += TOKEN_VALUE[31 - Math.clz32(bits & -bits)]
  return value
}

/** The symbols a city shows twice. */
function pairs(city: City): ScienceSymbols {
  const [start1, start2, start3] = DECK_START
  let once: ScienceSymbols = 0
  let twice: ScienceSymbols = 0
  for (const [cards, start] of [
    [city.age1, start1],
    [city.age2, start2],
    [city.age3, start3],
  ]) {
    for (let bits = cards; bits !== 0; bits &= bits - 1) {
      const symbol = SYMBOL[start + 31 - Math.clz32(bits & -bits)]
      twice |= once & symbol
      once |= symbol
    }
  }
  return twice
}

/** At a glance: what taking this card is worth to a seat that is to move. */
export function glance(s: WdState, seat: Seat, card: Card): number {
  const me = s.cities[seat]
  const op = s.cities[1 - seat]
  const cost = cardTotal(me, op, card)
  if (cost > me.coins) return 0.8
  let value = POINTS[card] + COINS[card] * 0.4 - cost * 0.4
  const shields = SHIELDS[card]
  if (shields > 0) {
    const lead = seat === 0 ? s.pawn : -s.pawn
    const after = lead + shields + (IS_RED[card] && (me.tokens & STRATEGY) !== 0 ? 1 : 0)
    if (after >= CAPITAL) return WIN
    value += 1.6 * shields + (after > 0 ? MARCH[after] - MARCH[Math.max(0, lead)] : 0.4 * -lead)
  }
  const symbol = SYMBOL[card]
  if (symbol !== 0) {
    const kinds = size(me.symbols)
    if ((me.symbols & symbol) !== 0) value += s.board !== 0 ? 5 : 0
    else if (kinds + 1 >= KINDS_TO_WIN) return WIN
    else value += LEARNING[kinds + 1] - LEARNING[kinds] + 1
  }
  const early = 4 - s.age
  return value + MAKES[card] * early * 1.1 + TRADES[card] * early * 0.7 + CHAINS[card] * 0.8
}

/** What is on offer for the seat to move. */
function offer(s: WdState, seat: Seat): number {
  let best = 0
  for (let open = s.open & ~s.hidden; open !== 0; open &= open - 1) {
    const value = glance(s, seat, s.faces[31 - Math.clz32(open & -open)])
    if (value > best) best = value
  }
  return best
}

/** How much better a position is for this seat than for the other. */
export function judge(s: WdState, seat: Seat): number {
  if (s.end >= 0) return s.winners === 3 ? 0 : s.winners === 1 << seat ? WIN : -WIN
  const coming = toCome(s)
  let symbols = 0
  for (const card of coming.cards) symbols |= SYMBOL[card]
  let value = standing(s, seat, coming, symbols) - standing(s, 1 - seat, coming, symbols)
  const top = s.frames[s.frames.length - 1]
  if (top.at === 'turn') value += (top.by === seat ? 0.8 : -0.8) * offer(s, top.by)
  else if (top.at !== 'draft' && top.at !== 'starter' && top.by === seat) value += PENDING
  return value
}

/** An open choice of one's own: a token, a destroyed card, a raised one. */
const PENDING = 5

/** Writes the score of each of `legal[0..n)`: the value of the position it leads to, averaged over a few draws. */
export function weigh(
  base: WdState,
  seat: Seat,
  legal: readonly WdAction[],
  n: number,
  out: Float64Array | number[],
  chance: Chance,
): void {
  const s = wondersDuel.clone(base)
  for (let i = 0; i < n; i++) {
    let value = 0
    for (let draw = 0; draw < DRAWS; draw++) {
      wondersDuel.copy(base, s)
      wondersDuel.apply(s, seat, legal[i], chance)
      value += judge(s, seat)
    }
    out[i] = value / DRAWS
  }
}

export function sensibleWondersDuel(seed: string | number): Bot<WdView, WdAction> {
  const chance = new FastChance(seed)
  const scores: number[] = []
  return {
    name: 'sensible',
    choose({ view, seat, legal }) {
      weigh(wondersDuel.imagine(view, chance), seat, legal, legal.length, scores, chance)
      let best = 0
      for (let i = 1; i < legal.length; i++) if (scores[i] > scores[best]) best = i
      return legal[best]
    },
  }
}

/** In victory points: two moves so far apart are clearly different. */
const UNIT = 3

/** No move leads in circles. What a move turns up is drawn from the seed. */
export function scoringOfWondersDuel(seed: string | number): Scoring<WdState, WdAction> {
  const chance = new FastChance(`${seed}/draws`)
  return {
    score: (s, seat, legal, n, scores) => weigh(s, seat, legal, n, scores, chance),
    unit: UNIT,
    never: Number.NEGATIVE_INFINITY,
  }
}
