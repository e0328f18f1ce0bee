// What a position of Assyrian Wars is worth to each seat, in points: those it has, and what will give points. Most weights
// are rounded from a fit to the points at the end of 500 games of the hand-written player against itself, in The Two Rivers;
// those of friends and cards are set by hand.

import type { AwState } from '@tabularium/assyrian-wars'
import {
  type Area,
  type Counter,
  type Country,
  currentLevel,
  ecoLevel,
  factor,
  isMercenary,
  level,
  tradePoints,
} from '@tabularium/assyrian-wars/rules'
import type { Seat } from '@tabularium/kernel'
import { shares } from '../../arithmetic.ts'
import { b } from '../../sensible/assyrian-wars/board.ts'
import { spaceValue } from '../../sensible/assyrian-wars/politics.ts'

interface Weights {
  readonly points: number
  /** For each combat factor of regulars and of hired men. */
  readonly men: number
  readonly hired: number
  /** So many points make a seat three times as likely to win. */
  readonly clear: number
}

/** Whoever is ahead early gets further ahead; hired men stay for the turn. */
const EARLY: Weights = { points: 1.4, men: 0.2, hired: 0.02, clear: 7 }
const LATE: Weights = { points: 1.15, men: 0.08, hired: 0.08, clear: 4.5 }

const ECO = 1.5
const TRADE = 1.1
/** A card is an impulse. Games tell less of it, since whoever has most has not played them yet; but a plan that counts it for
 *  nothing plays two at a time. */
const CARD = 0.7
const HOME_CARD = 0.4
const FRIENDS = 0.35
const CONQUEST = 4
/** A siege by how far it has come, less by what is still before it. */
const SIEGE = 1.2
const WALLS = 0.3

const isLast = (s: AwState): boolean => s.turn >= b.scenarios[s.scenario].data.lastTurn
const inGame = (s: AwState, p: Country): boolean => ((b.scenarios[s.scenario].countries >> p) & 1) === 1

/** Points for trade if it were counted now. 8.3 */
function tradeVp(s: AwState, p: Country): number {
  const mine = tradePoints(b, s, p)
  let [more, same] = [0, 0]
  for (let q = 0; q < b.powers; q++) {
    if (q === p || !inGame(s, q)) continue
    const theirs = tradePoints(b, s, q)
    if (theirs > mine) more++
    else if (theirs === mine) same++
  }
  return more === 0 ? (same > 0 ? 2 : 3) : more === 1 ? 1 : 0
}

/** The level of the next turn, with the tribute of this one. */
const income = (s: AwState, p: Country): number => ecoLevel(b, s, p) + level(b, s, p) - s.base[p]

function powerValue(s: AwState, p: Country, { points, men, hired }: Weights): number {
  let value = points * s.vp[p] + ECO * income(s, p) + TRADE * tradeVp(s, p)
  value += CARD * s.commons[p] + HOME_CARD * s.homes[p]
  for (let c: Country = b.powers; c < b.onTrack; c++)
    if (s.track[c] === p) value += FRIENDS * spaceValue(p, c, s.level[c])
  for (let u: Counter = 0; u < b.firstLeader; u++) {
    if (s.own[u] !== p || s.at[u] < 0 || s.at[u] >= b.seas || b.ship[u]) continue
    value += (isMercenary(b, u) ? hired : men) * factor(b, s, u)
  }
  for (let area: Area = 0; area < b.areas.length; area++) {
    if (s.siege[area] === 0 || ((s.siegeBy[area] >> p) & 1) === 0) continue
    value += SIEGE * (s.hunger[area] + s.damage[area]) - WALLS * currentLevel(b, s, area)
  }
  for (let q = 0; q < b.powers; q++) if ((s.conquered[q] >> p) & 1) value += CONQUEST
  return s.conquered[p] === 0 ? value : value - CONQUEST
}

/** In The Two Rivers the rebels' points are added up, else the best of a seat's powers counts. 8.3 */
function ofSeat(s: AwState, seat: Seat, valueFor: (p: Country) => number): number {
  const together = b.scenarios[s.scenario].data.victoryTest.test === 'two-rivers'
  let [sum, best] = [0, Number.NEGATIVE_INFINITY]
  for (let p: Country = 0; p < b.powers; p++) {
    if (s.seat[p] !== seat) continue
    const value = valueFor(p)
    sum += value
    best = Math.max(best, value)
  }
  return together ? sum : best
}

/** Writes what the position is worth to each seat in points, and says how many of them are clear. */
export function worth(s: AwState, out: Float64Array): number {
  const weights = isLast(s) ? LATE : EARLY
  for (let seat: Seat = 0; seat < s.seats; seat++) out[seat] = ofSeat(s, seat, p => powerValue(s, p, weights))
  return weights.clear
}

/** Writes what each seat may expect of the win. */
export function evaluate(s: AwState, out: Float64Array): void {
  shares(out, s.seats, worth(s, out))
}

/** Powers begin with more or less than others and win as often: so much of what a seat began with counts for nothing. */
const GIVEN = 0.8
/** And so much more than for a plan has to be ahead who is to be as sure of the win. */
const UNSURE = 1 / 0.7

/**
 * The chances of winning, where `start` is what the set-up was worth to each seat. A plan compares two moves, and what all have in
 * common does not matter there; as chances its shares are far off. Cross entropy against the winners of games by rules of thumb with one move in
 * thirty at random, turn by turn, of the shares and of these: 80 campaigns of five 4.01, 3.68, 2.41, 1.54, 1.00 and 1.53, 1.37,
 * 1.20, 1.13, 0.74 (even chances: 1.61); 80 games of The Two Rivers 0.77, 0.84 and 0.64, 0.58 (0.69); 30 of Rise and Fall 1.58,
 * 1.57, 1.24, 1.18, 1.02 and 1.34, 1.21, 1.01, 0.98, 0.71 (1.39).
 */
export function chances(s: AwState, start: Readonly<Float64Array>, out: Float64Array): void {
  const clear = worth(s, out)
  for (let seat: Seat = 0; seat < s.seats; seat++) out[seat] -= ((GIVEN * clear) / EARLY.clear) * start[seat]
  shares(out, s.seats, UNSURE * clear)
}

/** Of a finished game half goes to the winners, half by points: to win by more, or lose by less, is the safer way. */
const BY_WIN = 0.5
const POINTS_APART = 4

export function reward(s: AwState, out: Float64Array): void {
  let winners = 0
  for (let seat: Seat = 0; seat < s.seats; seat++) {
    out[seat] = ofSeat(s, seat, p => s.vp[p])
    winners += (s.winners >> seat) & 1
  }
  shares(out, s.seats, POINTS_APART)
  for (let seat: Seat = 0; seat < s.seats; seat++) {
    const won = (s.winners >> seat) & 1 ? 1 / winners : 0
    out[seat] = BY_WIN * won + (1 - BY_WIN) * out[seat]
  }
}
