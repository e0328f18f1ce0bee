// Marches and sieges: towards the city or the army that this army can beat soonest, never against odds. Whoever takes a city in
// one round marches on; a unit stays behind, or the city goes back to its owner.

import type { AwAction } from '@tabularium/assyrian-wars'
import {
  AP,
  type AwFrame,
  type AwState,
  areaAt,
  BLACK,
  battleVp,
  cityVp,
  currentLevel,
  factor,
  field,
  inside,
  isMercenary,
  left,
  MOVING,
  mayEnter,
  NO_SIEGE,
} from '@tabularium/assyrian-wars/rules'
import { b } from './board.ts'
import {
  armyOf,
  bandOf,
  breachChance,
  type Force,
  forceOf,
  isStarved,
  MANY,
  pile,
  roundsOfHunger,
  roundsOfSiege,
  stormChance,
  winChance,
} from './force.ts'
import { threat } from './threat.ts'

/** How sure one wants to be of a battle, how far one looks, and how distance and waiting tell. */
const SURE = 0.75
const REACH = 7
const FADE = 0.86
const WAIT = 0.74
/** From the fifth area of an impulse on troops are lost. 6.6.1 */
const TIRED = 0.85

/** Home cities of a country in the hands of another, the capital as two. 7.1 */
function held(s: AwState, c: number, victim: number): number {
  let n = 0
  for (const area of b.homeAreas[victim]) if (s.city[area] === c && b.isCity[area]) n += b.isCapital[area] ? 2 : 1
  return n
}

/** What a city is worth to whoever takes it: points, income, the way to a conquest, a refuser punished. 7.1, 7.4.4, 8.3 */
function cityWorth(s: AwState, c: number, area: number): number {
  const level = s.siege[area] === NO_SIEGE ? currentLevel(b, s, area) : s.siegeLevel[area]
  const owner = b.owner[area]
  let worth = 0.5 + cityVp(b, area, level, pile(s, inside(b, area), ~0).length) + 0.4 * b.eco[area]
  if (owner === c) return worth + 1
  if (owner >= 0) worth += owner < b.powers ? 0.4 + 0.3 * Math.min(5, held(s, c, owner)) : 0.8
  if (c === b.assyria && owner >= 0 && s.refused[owner] === BLACK) worth += 2.5
  return worth
}

/** What a force would like an area: 0 where there is nothing to take or it would not get it. */
export function targetWorth(s: AwState, c: number, mine: Force, area: number): number {
  if (mine.units === 0) return 0
  const enemies = pile(s, field(area), s.war[c])
  const theirs = forceOf(s, enemies)
  let worth = 0
  let chance = 1
  if (theirs.units > 0) {
    chance = winChance(mine, theirs, 1)
    if (chance < SURE) return 0
    worth += battleVp(b, theirs.units) + 0.12 * theirs.units
    if (c === b.assyria) for (const u of enemies) if (s.refused[s.own[u]] === BLACK) worth += 0.3
    // An own city is relieved.
    if (b.isCity[area] && (s.kin[c] >> s.city[area]) & 1)
      worth += 1 + 0.5 * b.defence[area] + (b.isCapital[area] ? 3 : 0)
  }
  const holder = s.city[area]
  if (b.isCity[area] && holder >= 0 && (s.war[c] >> holder) & 1) {
    const now = Math.max(breachChance(s, mine, area), stormChance(s, mine, area))
    const rounds = Math.min(roundsOfSiege(s, mine, area), roundsOfHunger(s, c, area))
    // Whoever takes it at once goes on.
    if (now > 0.8) worth += 1.6 * now * cityWorth(s, c, area)
    else if (now > 0.5 || rounds <= MANY) worth += cityWorth(s, c, area) * Math.max(now, WAIT ** rounds)
  } else if (theirs.units === 0) return 0
  return worth * chance
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
/** The best of all targets, each less by its distance from here. */
export function outlook(s: AwState, c: number, mine: Force, from: number, gone = 0): number {
  for (let i = 0; i < b.areas.length; i++) distance[i] = -1
  queue.length = 0
  queue.push(from)
  distance[from] = 0
  let best = 0
  for (let i = 0; i < queue.length; i++) {
    const at = queue[i]
    const fade = FADE ** distance[at] * TIRED ** Math.max(0, distance[at] + gone - 4)
    const worth = targetWorth(s, c, mine, at) * fade
    if (worth > best) best = Math.max(best, danger(s, c, mine, at) ? worth / 2 : worth)
    // Whoever stands in the field has to be fought before one goes on.
    if (distance[at] >= REACH || (distance[at] > 0 && pile(s, field(at), s.war[c]).length > 0)) continue
    for (const to of b.linked[at]) {
      if (distance[to] >= 0 || mayEnter(b, s, c, to) !== 1) continue
      distance[to] = distance[at] + 1
      queue.push(to)
    }
  }
  return best
}

/** Whether an army in or before a city of its own had better wait behind the walls: one that would beat it is near. */
function besetAt(s: AwState, c: number, mine: Force, area: number): boolean {
  if (!b.isCity[area] || s.city[area] !== c) return false
  const worst = threat(s, c, area)
  return worst !== undefined && winChance(worst, mine) > 0.6
}

/** What a leader could do from where he stands; less than nothing: he had better stay. */
function prospect(s: AwState, c: number, leader: number): number {
  const here = areaAt(b, s.at[leader])
  const mine = forceOf(s, bandOf(s, leader))
  if (mine.units === 0 || here < 0 || targetWorth(s, c, mine, here) > 0.2) return -1
  if (besetAt(s, c, mine, here)) return s.at[leader] < b.insides && s.siege[here] === NO_SIEGE ? 0.5 : -1
  return mine.units < 3 ? -1 : FADE * outlook(s, c, mine, here)
}

/** Own land units in an area and its city that are not on the march. */
function staying(s: AwState, c: number, area: number): number {
  let n = 0
  for (const place of [field(area), inside(b, area)]) {
    for (let u = s.head[place]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
      if (s.own[u] === c && !b.ship[u] && (s.busy[u] & MOVING) === 0) n++
    }
  }
  return n
}

/** How many have to stay: one in a city taken from others, some in the own capital. 6.12 */
function guards(s: AwState, c: number, area: number): number {
  if (!b.isCity[area] || s.city[area] !== c) return 0
  if (b.owner[area] !== c) return 1
  return b.isCapital[area] ? (threat(s, c, area, 6) === undefined ? 1 : 3) : 0
}

/** On the march tenths count: a step that leads to more. */
function rateOnMarch(s: AwState, f: AwFrame, action: AwAction): number {
  const leaders = s.moving.filter(u => u >= b.firstLeader)
  if (leaders.length === 0) return action.kind === 'halt' ? 1 : 0
  const here = areaAt(b, f.a)
  const mine = forceOf(s, s.moving)
  switch (action.kind) {
    case 'halt':
      return 10 * Math.max(0.3, targetWorth(s, f.of, mine, here))
    case 'go-in':
      return besetAt(s, f.of, mine, here) ? 250 : -1
    case 'to':
      return 10 * FADE * outlook(s, f.of, mine, action.area, s.moved[leaders[0]] + 1)
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
      return outlook(s, f.of, all, here) > 1.15 * outlook(s, f.of, mine, here) + 0.3 ? 200 : -1
    }
    default:
      return 0
  }
}

export function rateMarch(s: AwState, f: AwFrame, action: AwAction): number | undefined {
  if (f.at === 'march') return rateOnMarch(s, f, action)
  if (f.at !== 'act' || action.kind !== 'march') return undefined
  const best = prospect(s, f.of, b.firstLeader + action.leader)
  return best > 0.35 ? 45 + 2 * best : -5
}

/** Sieges: by storm or a siege of the walls where that goes fast, else by hunger. */
export function rateSiege(s: AwState, action: AwAction): number | undefined {
  if (action.kind !== 'hunger' && action.kind !== 'siege' && action.kind !== 'assault') return undefined
  const leader = b.firstLeader + action.leader
  const area = areaAt(b, s.at[leader])
  if (area < 0) return -3
  const mine = forceOf(s, bandOf(s, leader))
  const breach = breachChance(s, mine, area)
  const storm = stormChance(s, mine, area)
  const rounds = roundsOfSiege(s, mine, area)
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
export function postWorth(s: AwState, c: number, place: number, u: number): number {
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
