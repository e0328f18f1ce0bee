// Marches and sieges: towards the city or the army that this army can beat soonest, never against odds. Whoever takes a city in
// one round marches on; a unit stays behind, or the city goes back to its owner.

import type { AwAction } from '@tabularium/assyrian-wars'
import {
  AP,
  type Area,
  type AwFrame,
  type AwState,
  areaAt,
  type Counter,
  type Country,
  type FrameOf,
  factor,
  field,
  frames,
  inside,
  isMercenary,
  left,
  MOVING,
  NO_SIEGE,
  type Place,
} from '@tabularium/assyrian-wars/rules'
import { b } from './board.ts'
import {
  armyOf,
  bandOf,
  breachChance,
  type Force,
  forceAt,
  forceOf,
  isStarved,
  MANY,
  roundsOfHunger,
  roundsOfSiege,
  stormChance,
  wallsOf,
  winChance,
} from './force.ts'
import type { MarchCache, Marching } from './march-cache.ts'
import { evaluate, FADE, isHomebound, targetValue } from './targets.ts'
import { threat } from './threat.ts'

/** Whether an army in or before a city of its own had better wait behind the walls: one that would beat it is near. */
function besetAt(s: AwState, c: Country, mine: Force, area: Area): boolean {
  if (!b.isCity[area] || s.city[area] !== c) return false
  const worst = threat(s, c, area)
  return worst !== undefined && winChance(worst, mine) > 0.6
}

/** What a leader could do from where he stands; less than nothing: he had better stay. */
function chanceFor(s: AwState, cache: MarchCache, c: Country, leader: Counter): number {
  const here = areaAt(b, s.at[leader])
  const band = bandOf(s, leader)
  const mine = forceOf(s, band)
  if (mine.units === 0 || here < 0 || targetValue(s, cache, c, mine, here) > 0.2) return -1
  if (besetAt(s, c, mine, here)) return s.at[leader] < b.insides && s.siege[here] === NO_SIEGE ? 0.5 : -1
  return mine.units < 3 ? -1 : FADE * evaluate(s, cache, c, mine, here, 0, isHomebound(s, c, band))
}

/** Own land units in an area and its city that are not on the march. */
function staying(s: AwState, c: Country, area: Area): number {
  let n = 0
  for (const place of [field(area), inside(b, area)]) {
    for (let u = s.head[place]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
      if (s.own[u] === c && !b.ship[u] && (s.busy[u] & MOVING) === 0) n++
    }
  }
  return n
}

/** How many have to stay: one in a city taken from others, some in one's own capital. 6.12 */
function guards(s: AwState, c: Country, area: Area): number {
  if (b.isSquare[area] && !b.isCity[area]) return b.owner[area] !== c && s.land[area] === c ? 1 : 0
  if (!b.isCity[area] || s.city[area] !== c) return 0
  if (b.owner[area] !== c) return 1
  return b.isCapital[area] ? (threat(s, c, area, 6) === undefined ? 1 : 3) : 0
}

function lookAt(s: AwState, cache: MarchCache, c: Country, leader: Counter, here: Area): Marching {
  const mine = forceOf(s, s.moving)
  const gone = s.moved[leader]
  const bound = isHomebound(s, c, s.moving)
  return { mine, gone, bound, evaluate: evaluate(s, cache, c, mine, here, gone, bound) }
}

/** On the march tenths count: a step that leads to more. */
function scoreOnMarch(s: AwState, cache: MarchCache, f: FrameOf<'march'>, action: AwAction): number {
  const leader = s.moving.find(u => u >= b.firstLeader)
  if (leader === undefined) return action.kind === 'go-in' ? 2 : action.kind === 'halt' ? 1 : 0
  const here = areaAt(b, frames.march.place(f))
  const marching = (cache.marching ??= lookAt(s, cache, f.of, leader, here))
  const { mine, gone, bound } = marching
  switch (action.kind) {
    case 'halt':
      return 10 * Math.max(0.3, targetValue(s, cache, f.of, mine, here))
    case 'go-out': {
      // Upon enemies before the gate only with good hope.
      const foes = forceAt(s, field(here), s.war[f.of])
      return foes.counters === 0 ? 0 : winChance(mine, foes) > 0.7 ? 230 : -1
    }
    case 'go-in':
      return besetAt(s, f.of, mine, here) ? 250 : -1
    case 'to': {
      // Only nearer to something: where the way is barred, no walking to and fro.
      const there = evaluate(s, cache, f.of, mine, action.area, gone + 1, bound)
      return there > 1.01 * marching.evaluate ? 10 * FADE * there : -1
    }
    case 'leave':
      if (mine.units < 4 || staying(s, f.of, here) >= guards(s, f.of, here)) return -1
      return 220 - (action.side === 0 ? b.kindFull[action.unit] : b.kindReduced[action.unit])
    case 'take':
      if (staying(s, f.of, here) <= guards(s, f.of, here)) return -1
      return 210 + (action.side === 0 ? b.kindFull[action.unit] : b.kindReduced[action.unit])
    case 'with': {
      // A group pays for each of its armies.
      if (left(s) < 4 * AP) return -1
      const all = forceOf(s, armyOf(s, b.firstLeader + action.leader, [...s.moving]))
      if (all.units < mine.units + 2) return -1
      return evaluate(s, cache, f.of, all, here) > 1.15 * evaluate(s, cache, f.of, mine, here) + 0.3 ? 200 : -1
    }
    default:
      return 0
  }
}

/** Those who stand before strong walls without a leader go in when somebody is near who would beat them. Weak walls would
 *  only give him a point for the garrison. 8.3 */
function scoreSingle(s: AwState, c: Country, area: Area): number {
  if (b.defence[area] < 3 || s.city[area] !== c || s.siege[area] !== NO_SIEGE) return -5
  let men = 0
  for (let u = s.head[field(area)]; u >= 0; u = s.next[u]) {
    if (s.own[u] !== c || b.ship[u]) continue
    if (u >= b.firstLeader) return -5
    if (!isMercenary(b, u)) men++
  }
  if (men === 0) return -5
  const worst = threat(s, c, area)
  return worst !== undefined && winChance(worst, forceAt(s, field(area), 1 << c)) > 0.6 ? 47 : -5
}

export function scoreMarch(s: AwState, cache: MarchCache, f: AwFrame, action: AwAction): number | undefined {
  if (f.at === 'march') return scoreOnMarch(s, cache, f, action)
  if (f.at !== 'act') return undefined
  if (action.kind === 'single') return scoreSingle(s, f.of, action.area)
  if (action.kind !== 'march') return undefined
  const best = chanceFor(s, cache, f.of, b.firstLeader + action.leader)
  return best > 0.35 ? 45 + 2 * best : -5
}

/** Sieges: by storm or a siege of the walls where that goes fast, else by hunger. */
export function scoreSiege(s: AwState, action: AwAction): number | undefined {
  if (action.kind !== 'hunger' && action.kind !== 'siege' && action.kind !== 'assault') return undefined
  const leader = b.firstLeader + action.leader
  const area = areaAt(b, s.at[leader])
  if (area < 0) return -3
  const mine = forceOf(s, bandOf(s, leader))
  const walls = wallsOf(s, area)
  const breach = breachChance(walls, mine)
  const storm = stormChance(walls, mine)
  const rounds = roundsOfSiege(walls, mine)
  const hunger = roundsOfHunger(s, s.own[leader], area)
  switch (action.kind) {
    case 'assault':
      return storm > 0.8 && storm > breach + 0.15 ? 97 : -3
    case 'siege':
      if (isStarved(s, area) && hunger <= rounds) return -2
      return breach > 0.5 || rounds < hunger ? 96 : -2
    default:
      return hunger <= MANY ? 94 : 30
  }
}

/** What a hired unit adds where it is put: to an army that has room for it and something to do. */
export function postValue(s: AwState, c: Country, place: Place, u: Counter): number {
  let best = 0
  for (let l = s.head[place]; l >= 0; l = s.next[l]) {
    if (l < b.firstLeader || s.own[l] !== c) continue
    let [same, all] = [0, 0]
    for (let v = s.head[place]; v >= 0 && v < b.firstLeader; v = s.next[v]) {
      if (s.own[v] !== c || b.ship[v]) continue
      if (isMercenary(b, v) === (u < b.firstLeader && isMercenary(b, u))) same++
      all += factor(b, s, v)
    }
    if (same < b.command[l - b.firstLeader]) best = Math.max(best, 5 + 0.1 * all + b.action[l - b.firstLeader])
  }
  return best
}
