// What a search is told about Assyrian Wars: which moves the hand-written player would make, for the tree and for short
// playouts, and what a position is worth to each seat when a playout is broken off.

import type { AssyrianWars, AwAction, AwState } from '@tabularium/assyrian-wars'
import { ecoLevel, factor, tradePoints } from '@tabularium/assyrian-wars/rules'
import type { Seat } from '@tabularium/kernel'
import { shares } from '../arithmetic.ts'
import { alsoOthers, nearlyBest, type Rate } from '../liking.ts'
import { b, thinkOn } from '../sensible/assyrian-wars/board.ts'
import { spaceWorth } from '../sensible/assyrian-wars/politics.ts'
import { rateOn } from '../sensible/assyrian-wars/rate.ts'
import { PLAIN, type Tuning } from '../tuning.ts'

/** In a playout, two moves less than this apart are mistaken for each other now and then. */
const NOISE = 0.5

/** A playout goes on for so many decisions at least, and to the start of an impulse. */
const HORIZON = 16
const LONGEST = 60

/** Points, and what will give points: income, friends, troops, cities of others. */
function powerWorth(s: AwState, p: number): number {
  let worth = s.vp[p] + 0.8 * ecoLevel(b, s, p) + 0.15 * tradePoints(b, s, p) + 0.08 * s.commons[p]
  for (let c = b.powers; c < b.onTrack; c++) if (s.track[c] === p) worth += 0.35 * spaceWorth(p, c, s.level[c])
  for (let u = 0; u < b.firstLeader; u++) {
    if (s.own[u] === p && s.at[u] < b.raidBoxes) worth += 0.05 * factor(b, s, u)
  }
  for (let area = 0; area < b.areas.length; area++) {
    if (!b.isCity[area] || b.owner[area] < 0) continue
    if (s.city[area] === p && b.owner[area] !== p) worth += 0.5 + 0.2 * b.defence[area]
    else if (b.owner[area] === p && s.city[area] !== p) worth -= 0.6 + 0.2 * b.defence[area]
    if (s.siege[area] !== 0 && (s.siegeBy[area] >> p) & 1) worth += 0.15 * (s.hunger[area] + s.damage[area])
  }
  return worth
}

/** In The Two Rivers the rebels' points are added up, else the best of a seat's powers counts. 8.3 */
function outlook(s: AwState, seat: Seat): number {
  const together = b.scenarios[s.scenario].data.victoryTest.test === 'two-rivers'
  let [sum, best] = [0, Number.NEGATIVE_INFINITY]
  for (let p = 0; p < b.powers; p++) {
    if (s.seat[p] !== seat) continue
    const worth = powerWorth(s, p)
    sum += worth
    best = Math.max(best, worth)
  }
  return together ? sum : best
}

/** So many points make a seat three times as likely to win. */
const CLEAR = 6

function estimate(s: AwState, steps: number, out: Float64Array): boolean {
  if (steps < HORIZON || (steps < LONGEST && s.frames[s.frames.length - 1].at !== 'act')) return false
  for (let seat = 0; seat < s.seats; seat++) out[seat] = outlook(s, seat)
  shares(out, s.seats, CLEAR)
  return true
}

/** A move liked less by so much is tried a third as often: in the impulse, and in answers, where tenths count. */
const WARMTH = 8
const COOL = 0.8

function policy(
  rate: Rate<AwState, AwAction>,
  s: AwState,
  seat: Seat,
  moves: readonly AwAction[],
  n: number,
  out: Float64Array,
): void {
  rate(s, seat, moves, n, out)
  const { at } = s.frames[s.frames.length - 1]
  shares(out, n, at === 'act' || at === 'march' ? WARMTH : COOL)
  alsoOthers(out, n)
}

const EXPLORATION = 0.7

export function tuneAssyrianWars(game: AssyrianWars): Tuning<AwState, AwAction> {
  const rate = rateOn(game.board)
  return {
    ...PLAIN,
    exploration: EXPLORATION,
    playout: nearlyBest(game, rate, NOISE),
    policy: (s, seat, moves, n, out) => policy(rate, s, seat, moves, n, out),
    estimate(s, steps, out) {
      thinkOn(game.board)
      return estimate(s, steps, out)
    },
  }
}
