// What an army would like of the map: which cities and armies it can take, what they are worth, and which of them is nearest.

import {
  type AwState,
  BLACK,
  battleVp,
  cityVp,
  currentLevel,
  field,
  inside,
  mayBesiege,
  mayEnter,
  medesMayLeave,
  NO_SIEGE,
  NOBODY,
} from '@tabularium/assyrian-wars/rules'
import { power } from '../../arithmetic.ts'
import { b } from './board.ts'
import {
  breachChance,
  type Force,
  forceOf,
  MANY,
  pile,
  roundsOfHunger,
  roundsOfSiege,
  standThere,
  stormChance,
  winChance,
} from './force.ts'

/** How sure one wants to be of a battle, how far one looks, and how distance and waiting tell. */
const SURE = 0.75
const REACH = 7
export const FADE = 0.86
const WAIT = 0.74
/** From the fifth area of an impulse on troops are lost. 6.6.1 */
const TIRED = 0.85
/** What a trade city is worth by what it pays, and a square of a country without cities by the way to its conquest. */
const TRADE_CITY = 2.5
const SQUARE = 1

/** Home cities of a country in the hands of another, the capital as two. 7.1 */
function held(s: AwState, c: number, victim: number): number {
  let n = 0
  for (const area of b.homeAreas[victim]) if (s.city[area] === c && b.isCity[area]) n += b.isCapital[area] ? 2 : 1
  return n
}

/** What a city is worth to whoever takes it: points, income, the way to a conquest, a refuser punished. 7.1, 7.4.4, 8.3 */
function cityValue(s: AwState, c: number, area: number): number {
  const level = s.siege[area] === NO_SIEGE ? currentLevel(b, s, area) : s.siegeLevel[area]
  const owner = b.owner[area]
  let value = 0.5 + cityVp(b, area, level, pile(s, inside(b, area), ~0).length) + 0.4 * b.eco[area]
  if (owner === c) return value + 1
  // A trade city pays whoever takes it, and the level counts twice at the end. 5.2.2, 8.3
  if (b.tradeCity[area] >= 0) return value + (s.city[area] === NOBODY ? TRADE_CITY : TRADE_CITY + 0.5)
  if (owner >= 0) value += owner < b.powers ? 0.4 + 0.3 * Math.min(5, held(s, c, owner)) : 0.8
  if (c === b.assyria && owner >= 0 && s.refused[owner] === BLACK) value += 2.5
  return value
}

/** Ground that counts for a conquest as a city does, and has no walls. 7.1 */
const isOpenSquare = (s: AwState, c: number, area: number): boolean =>
  b.isSquare[area] && !b.isCity[area] && s.land[area] !== c && ((s.war[c] >> s.land[area]) & 1) === 1
function squaresHeld(s: AwState, c: number, victim: number): number {
  let n = 0
  for (const area of b.homeAreas[victim]) if (b.isSquare[area] && s.land[area] === c) n++
  return n
}

/** What the force that was asked about last would like each area. */
const known: number[] = []
let knownOf: Force | undefined
const UNKNOWN = -1

/** What a force would like an area: 0 where there is nothing to take or it would not get it. A force is asked about in one
 *  position only. */
export function targetValue(s: AwState, c: number, mine: Force, area: number): number {
  if (knownOf !== mine) {
    knownOf = mine
    for (let i = 0; i < b.areas.length; i++) known[i] = UNKNOWN
  }
  if (known[area] === UNKNOWN) known[area] = valueFor(s, c, mine, area)
  return known[area]
}

function valueFor(s: AwState, c: number, mine: Force, area: number): number {
  if (mine.units === 0) return 0
  const walls = mayBesiege(b, s, c, area)
  const square = !walls && isOpenSquare(s, c, area)
  if (!walls && !square && s.head[field(area)] < 0) return 0
  const enemies = pile(s, field(area), s.war[c])
  const theirs = forceOf(s, enemies)
  let value = 0
  let chance = 1
  if (theirs.units > 0) {
    chance = winChance(mine, theirs, 1)
    if (chance < SURE) return 0
    value += battleVp(b, theirs.units) + 0.12 * theirs.units
    if (c === b.assyria) for (const u of enemies) if (s.refused[s.own[u]] === BLACK) value += 0.3
    // An own city is relieved.
    if (b.isCity[area] && (s.kin[c] >> s.city[area]) & 1)
      value += 1 + 0.5 * b.defence[area] + (b.isCapital[area] ? 3 : 0)
  }
  if (walls) {
    const now = Math.max(breachChance(s, mine, area), stormChance(s, mine, area))
    const rounds = Math.min(roundsOfSiege(s, mine, area), roundsOfHunger(s, c, area))
    // Whoever takes it at once goes on.
    if (now > 0.8) value += 1.6 * now * cityValue(s, c, area)
    else if (now > 0.5 || rounds <= MANY) value += cityValue(s, c, area) * Math.max(now, power(WAIT, rounds))
  } else if (square) value += SQUARE + 0.4 * squaresHeld(s, c, b.owner[area])
  else if (theirs.units === 0) return 0
  return value * chance
}

/** An enemy army beside an area that would beat this one: it may come in between. 6.6.9 */
function danger(s: AwState, c: number, mine: Force, area: number): boolean {
  for (const next of b.linked[area]) {
    const theirs = pile(s, field(next), s.war[c])
    if (theirs.length > 3 && winChance(forceOf(s, theirs), mine) > 0.6) return true
  }
  return false
}

const distance: number[] = []
const queue: number[] = []

/** Whether these may not leave Media now. 10.2 */
export const isHomebound = (s: AwState, c: number, list: readonly number[]): boolean =>
  c === b.media && !medesMayLeave(b, s, list, b.capital[b.assyria])

/** The best of all targets, each less by its distance from here. */
export function evaluate(s: AwState, c: number, mine: Force, from: number, gone = 0, homebound = false): number {
  for (let i = 0; i < b.areas.length; i++) distance[i] = -1
  queue.length = 0
  queue.push(from)
  distance[from] = 0
  let best = 0
  for (let i = 0; i < queue.length; i++) {
    const at = queue[i]
    const fade = power(FADE, distance[at]) * power(TIRED, distance[at] + gone - 4)
    const value = targetValue(s, c, mine, at) * fade
    if (value > best) best = Math.max(best, danger(s, c, mine, at) ? value / 2 : value)
    // Whoever stands in the field has to be fought before one goes on.
    if (distance[at] >= REACH || (distance[at] > 0 && standThere(s, field(at), s.war[c]))) continue
    for (const to of b.linked[at]) {
      if (distance[to] >= 0 || (homebound && b.home[to] !== c) || mayEnter(b, s, c, to) !== 1) continue
      distance[to] = distance[at] + 1
      queue.push(to)
    }
  }
  return best
}
