// What an army would like of the map: which cities and armies it can take, what they are worth, and which of them is nearest.

import { type Area, type AwState, type Counter, type Country, medesMayLeave } from '@tabularium/assyrian-wars/rules'
import { power } from '../../arithmetic.ts'
import { b } from './board.ts'
import { breachChance, type Force, MANY, roundsOfSiege, stormChance, winChance } from './force.ts'
import { lookWith, type MarchCache, UNKNOWN } from './march-cache.ts'
import { isOpenTo, prizeAt } from './prizes.ts'

/** How sure one wants to be of a battle, how far one looks, and how distance and waiting tell. */
const SURE = 0.75
const REACH = 7
export const FADE = 0.86
const WAIT = 0.74
/** From the fifth area of an impulse on troops are lost. 6.6.1 */
const TIRED = 0.85

/** What a force would like an area: 0 where there is nothing to take or it would not get it. */
export function targetValue(s: AwState, cache: MarchCache, c: Country, mine: Force, area: Area): number {
  lookWith(cache, mine)
  const known = cache.targets[area]
  if (known !== UNKNOWN) return known
  const value = valueFor(s, cache, c, mine, area)
  cache.targets[area] = value
  return value
}

function valueFor(s: AwState, cache: MarchCache, c: Country, mine: Force, area: Area): number {
  if (mine.units === 0) return 0
  const { foes, battle, walls, city, hunger, square } = prizeAt(s, cache, c, area)
  const chance = foes.units === 0 ? 1 : winChance(mine, foes, 1)
  if (chance < SURE) return 0
  let value = battle
  if (walls) {
    const now = Math.max(breachChance(walls, mine), stormChance(walls, mine))
    const rounds = Math.min(roundsOfSiege(walls, mine), hunger)
    // Whoever takes it at once goes on.
    if (now > 0.8) value += 1.6 * now * city
    else if (now > 0.5 || rounds <= MANY) value += city * Math.max(now, power(WAIT, rounds))
  } else value += square
  return value * chance
}

/** An enemy army beside an area that would beat this one: it may come in between. 6.6.9 */
function danger(s: AwState, cache: MarchCache, c: Country, mine: Force, area: Area): boolean {
  for (const next of b.linked[area]) {
    const { foes } = prizeAt(s, cache, c, next)
    if (foes.counters > 3 && winChance(foes, mine) > 0.6) return true
  }
  return false
}

const distance: number[] = []
const queue: number[] = []

/** Whether these may not leave Media now. 10.2 */
export const isHomebound = (s: AwState, c: Country, list: readonly Counter[]): boolean =>
  c === b.media && !medesMayLeave(b, s, list, b.capital[b.assyria])

/** The best of all targets, each less by its distance from here. */
export function evaluate(
  s: AwState,
  cache: MarchCache,
  c: Country,
  mine: Force,
  from: Area,
  gone = 0,
  homebound = false,
): number {
  for (let i = 0; i < b.areas.length; i++) distance[i] = -1
  let reached = 0
  queue[reached++] = from
  distance[from] = 0
  let best = 0
  for (let i = 0; i < reached; i++) {
    const at = queue[i]
    const steps = distance[at]
    const target = targetValue(s, cache, c, mine, at)
    const value = target === 0 ? 0 : target * (power(FADE, steps) * power(TIRED, steps + gone - 4))
    if (value > best) best = Math.max(best, danger(s, cache, c, mine, at) ? value / 2 : value)
    // Whoever stands in the field has to be fought before one goes on.
    if (steps >= REACH || (steps > 0 && prizeAt(s, cache, c, at).foes.counters > 0)) continue
    for (const to of b.linked[at]) {
      if (distance[to] >= 0 || (homebound && b.home[to] !== c) || !isOpenTo(s, cache, c, to)) continue
      distance[to] = steps + 1
      queue[reached++] = to
    }
  }
  return best
}
