// 10 End and victory: the three ways to win, and the points of a civilian one.

import { type Result, type Score, SEATS, type Seat, type Seats, size, type Tell } from '@tabularium/kernel'
import { CARDS, type Per } from './data/cards.ts'
import { ZONE_POINTS } from './data/military.ts'
import { COLOURS, type ColourName } from './data/names.ts'
import { TOKENS } from './data/tokens.ts'
import { WONDERS } from './data/wonders.ts'
import type { WdEvent } from './events.ts'
import { DECK_START, type DeckCards } from './names.ts'
import type { City, WdState } from './state.ts'

export const ENDS = ['military', 'science', 'points', 'blue', 'shared'] as const
export type End = (typeof ENDS)[number]

export const CATEGORIES = ['military', 'blue', 'green', 'yellow', 'guilds', 'wonders', 'tokens', 'coins'] as const

const COINS_A_POINT = 3

function finish(s: WdState, reason: End, winners: Seats, tell: Tell<WdEvent> | undefined): void {
  while (s.frames.length > 0) s.frames.pop()
  s.end = ENDS.indexOf(reason)
  s.winners = winners
  if (tell) {
    const totals = reason === 'military' || reason === 'science' ? undefined : [total(s, 0), total(s, 1)]
    tell.all({ at: 'over', reason, winners: SEATS[winners], ...(totals && { totals }) })
  }
}

/** A win in the middle of the game: at once, and open choices are dropped (W24). 8.3, 9.3 */
export const supremacy = (s: WdState, seat: Seat, reason: End, tell: Tell<WdEvent> | undefined): void =>
  finish(s, reason, 1 << seat, tell)

/** After the last card of Age III. 10.2 */
export function countPoints(s: WdState, tell: Tell<WdEvent> | undefined): void {
  const lead = total(s, 0) - total(s, 1)
  if (lead !== 0) return finish(s, 'points', lead > 0 ? 1 : 2, tell)
  const blue = bluePoints(s.cities[0]) - bluePoints(s.cities[1]) // W22
  if (blue !== 0) return finish(s, 'blue', blue > 0 ? 1 : 2, tell)
  finish(s, 'shared', 3, tell)
}

const printed = CARDS.map(card => card.points ?? 0)
const wonderPoints = WONDERS.map(wonder => wonder.points ?? 0)
const tokenPoints = TOKENS.map(token => token.points ?? 0)
const starts = DECK_START

/** The cards of a colour, as bits by deck. */
const mask = (colour: string): readonly DeckCards[] =>
  starts.map((start, deck) =>
    CARDS.reduce((bits, card, i) => {
      const in3 = deck === 2 && card.age === 'guild'
      return card.colour === colour && (card.age === deck + 1 || in3) ? bits | (1 << (i - start)) : bits
    }, 0),
  )
const MASKS = { blue: mask('blue'), green: mask('green'), yellow: mask('yellow'), purple: mask('purple') }
const EVERYTHING = [-1, -1, -1]

function pointsOf(bits: number, points: readonly number[], start: number): number {
  let sum = 0
  for (; bits !== 0; bits &= bits - 1) sum += points[start + 31 - Math.clz32(bits & -bits)]
  return sum
}

const cardPoints = (city: City, among: readonly DeckCards[]): number =>
  pointsOf(city.age1 & among[0], printed, starts[0]) +
  pointsOf(city.age2 & among[1], printed, starts[1]) +
  pointsOf(city.age3 & among[2], printed, starts[2])

const bluePoints = (city: City): number => cardPoints(city, MASKS.blue)

const GUILD_PER = CARDS.map(card => card.pointsPer)
const TOKEN_PER = TOKENS.map(token => token.pointsPer)

/** Where a colour's cards are counted in a city. */
const SHIFT = Object.fromEntries(COLOURS.map((colour, i) => [colour, 4 * i])) as Record<ColourName, number>

/** How many of a thing a city has. */
function count(city: City, of: Per['of'][number]): number {
  if (of === 'wonders') return size(city.built)
  if (of === 'coins') return city.coins
  if (of === 'tokens') return size(city.tokens)
  return (city.counts >> SHIFT[of]) & 15
}

function countAll(city: City, of: Per['of']): number {
  let sum = 0
  for (let i = 0; i < of.length; i++) sum += count(city, of[i])
  return sum
}

/** So much for each: counted in one's own city, or in the city with most. 11.3, 11.4, W25 */
export function per({ amount, of, city, group = 1 }: Per, me: City, op: City): number {
  const own = countAll(me, of)
  const counted = city === 'own' ? own : Math.max(own, countAll(op, of))
  return amount * Math.floor(counted / group)
}

function guildPoints(me: City, op: City): number {
  let points = 0
  for (let bits = me.age3 & MASKS.purple[2]; bits !== 0; bits &= bits - 1) {
    const rule = GUILD_PER[starts[2] + 31 - Math.clz32(bits & -bits)]
    if (rule) points += per(rule, me, op)
  }
  return points
}

function tokensPoints(me: City, op: City): number {
  let points = pointsOf(me.tokens, tokenPoints, 0)
  for (let i = 0; i < TOKEN_PER.length; i++) {
    const rule = TOKEN_PER[i]
    if (rule && (me.tokens >> i) & 1) points += per(rule, me, op)
  }
  return points
}

/** Only the leader scores, by distance. */
const militaryPoints = (s: WdState, seat: Seat): number => {
  const lead = seat === 0 ? s.pawn : -s.pawn
  return lead > 0 ? (ZONE_POINTS[lead] ?? 0) : 0
}

/** All points of a seat, as they stand now. */
export function total(s: WdState, seat: Seat): number {
  const me = s.cities[seat]
  const op = s.cities[1 - seat]
  return (
    militaryPoints(s, seat) +
    cardPoints(me, EVERYTHING) +
    guildPoints(me, op) +
    pointsOf(me.built, wonderPoints, 0) +
    tokensPoints(me, op) +
    Math.floor(me.coins / COINS_A_POINT)
  )
}

export function score(s: WdState, seat: Seat): Score {
  const me = s.cities[seat]
  const op = s.cities[1 - seat]
  return {
    total: total(s, seat),
    parts: {
      military: militaryPoints(s, seat),
      blue: bluePoints(me),
      green: cardPoints(me, MASKS.green),
      yellow: cardPoints(me, MASKS.yellow),
      guilds: guildPoints(me, op),
      wonders: pointsOf(me.built, wonderPoints, 0),
      tokens: tokensPoints(me, op),
      coins: Math.floor(me.coins / COINS_A_POINT),
    },
  }
}

export function result(s: WdState): Result | undefined {
  if (s.end < 0) return undefined
  const reason = ENDS[s.end]
  const winners = SEATS[s.winners]
  if (reason === 'military' || reason === 'science') return { reason, winners }
  return { reason, winners, scores: [score(s, 0), score(s, 1)] }
}
