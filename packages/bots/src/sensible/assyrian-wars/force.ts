// An army as a few sums: how many hits it strikes in the field and at walls, how many it can take, and how likely it wins by them.

import {
  type Area,
  type AwState,
  action,
  blockaded,
  type Counter,
  type Countries,
  type Country,
  command,
  currentLevel,
  FULL,
  factor,
  HUNGER,
  inside,
  isMercenary,
  NO_SIEGE,
  type Place,
  surrenderAt,
} from '@tabularium/assyrian-wars/rules'
import { decay } from '../../arithmetic.ts'
import { b } from './board.ts'

export interface Force {
  /** Land units and leaders. */
  readonly counters: number
  readonly units: number
  /** Dice that are rolled. */
  readonly dice: number
  /** Hits to be expected in a round: in the field, at walls, at the walls of a fortress. */
  readonly field: number
  readonly walls: number
  readonly fort: number
  /** Hits it can take. */
  readonly lasts: number
}

export const NO_FORCE: Force = { counters: 0, units: 0, dice: 0, field: 0, walls: 0, fort: 0, lasts: 0 }

/** What is counted while the sums of a force are made: searches make so many that no list is worth its while. */
const sums = { counters: 0, units: 0, factors: 0, light: 0, lasts: 0, led: 0, elite: 0 }

function beginSums(): void {
  sums.counters = sums.units = sums.factors = sums.light = sums.lasts = sums.led = sums.elite = 0
}

function addToSums(s: AwState, u: Counter): void {
  if (b.ship[u]) return
  sums.counters++
  if (u >= b.firstLeader) {
    sums.led += action(b, s, u)
    return
  }
  const of = factor(b, s, u)
  sums.units++
  sums.factors += of
  sums.light += Math.max(0, of - 1)
  sums.lasts += s.side[u] === FULL ? 2 : 1
  if (b.nation[u] === b.assyria) sums.elite = 1
}

function forceOfSums(): Force {
  const { counters, units, factors, light, lasts, led, elite } = sums
  if (counters === 0) return NO_FORCE
  if (units === 0) return { ...NO_FORCE, counters }
  // A battle die hits up to 3; Assyrians have one more, two more at walls. 6.7.3, 6.8
  return {
    counters,
    units,
    dice: units + led + elite,
    field: factors / 6 + (led + elite) / 2,
    walls: factors / 6 + (led + 2 * elite) / 2,
    fort: light / 6 + (led + 2 * elite) / 3,
    lasts,
  }
}

/** The sums of these counters, leaders with them. */
export function forceOf(s: AwState, list: readonly Counter[]): Force {
  beginSums()
  for (let i = 0; i < list.length; i++) addToSums(s, list[i])
  return forceOfSums()
}

/** The sums of what a set of countries has at a place. */
export function forceAt(s: AwState, place: Place, set: Countries): Force {
  beginSums()
  for (let u = s.head[place]; u >= 0; u = s.next[u]) if ((set >> s.own[u]) & 1) addToSums(s, u)
  return forceOfSums()
}

/** Adds the strongest of the regulars, or of those for hire, that stand with a leader and are not taken: so many at most. */
function addStrongest(s: AwState, leader: Counter, hired: boolean, most: number, out: Counter[]): void {
  const first = out.length
  for (let u = s.head[s.at[leader]]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
    if (s.own[u] === s.own[leader] && !b.ship[u] && isMercenary(b, u) === hired && !out.includes(u)) out.push(u)
  }
  if (out.length - first <= most) return
  const all = out.splice(first).sort((x, y) => factor(b, s, y) - factor(b, s, x))
  for (let i = 0; i < most; i++) out.push(all[i])
}

/** A leader and the strongest he can command of what stands with him and is not taken: regulars, and as many hired ones. 6.6.2 */
export function armyOf(s: AwState, leader: Counter, out: Counter[] = []): Counter[] {
  const most = command(b, s, leader)
  addStrongest(s, leader, false, most, out)
  addStrongest(s, leader, true, most, out)
  out.push(leader)
  return out
}

/** Those of a leader and of the group he is in. */
export function bandOf(s: AwState, leader: Counter): Counter[] {
  const card = s.group[leader - b.firstLeader]
  const out = armyOf(s, leader)
  if (card < 0) return out
  for (let l = b.firstLeader; l < b.counters; l++) {
    if (l !== leader && s.group[l - b.firstLeader] === card && s.at[l] === s.at[leader]) armyOf(s, l, out)
  }
  return out
}

/** That so many hits to be expected, of so many dice, are more than others. */
function likely(ahead: number, dice: number): number {
  const less = decay((-1.7 * Math.abs(ahead)) / Math.sqrt(0.24 * dice + 0.1))
  return (ahead < 0 ? less : 1) / (1 + less)
}

/** How likely a force beats another in the field; a draw is the defender's. */
export const winChance = (mine: Force, theirs: Force, terrain = 0): number =>
  theirs.units === 0 ? 1 : likely(mine.field - theirs.field - terrain / 2 - 0.3, mine.dice + theirs.dice + terrain)

/** A city as whoever besieges it finds it. */
export interface Walls {
  readonly level: number
  readonly isFortress: boolean
  readonly garrison: Force
}
export const wallsOf = (s: AwState, area: Area): Walls => ({
  level: currentLevel(b, s, area),
  isFortress: b.isFortress[area],
  garrison: forceAt(s, inside(b, area), ~0),
})

/** How likely a city falls at once: by a siege of one round, by storm. 6.8.2, 6.8.3 */
export function breachChance({ level, isFortress, garrison }: Walls, mine: Force): number {
  const need = (level * (level + 1)) / 2 + garrison.lasts
  return likely((isFortress ? mine.fort : mine.walls) - need + 0.5, mine.dice)
}
export function stormChance({ level, isFortress, garrison }: Walls, mine: Force): number {
  // The defender rolls all his dice twice. R23
  const theirs = level + 2 * garrison.walls
  return likely((isFortress ? mine.fort : mine.walls) - theirs - 0.5, mine.dice + 2 * (level + garrison.dice))
}

/** Rounds until the walls are down; more than MANY: never. */
export const MANY = 9
export function roundsOfSiege(walls: Walls, mine: Force): number {
  const hits = walls.isFortress ? mine.fort : mine.walls
  let shield = walls.garrison.lasts
  let level = walls.level
  let rounds = 0
  while (level > 0 && rounds <= MANY) {
    rounds++
    const taken = Math.min(shield, hits)
    shield -= taken
    let rest = hits - taken
    if (taken > 0 && rest < level - 0.5) continue
    // Too few on average: by luck, sooner or later.
    if (rest < level - 0.5) {
      rounds += Math.max(0, level - rest)
      level--
    }
    while (level > 0 && rest >= level - 0.5) {
      rest -= level
      level--
    }
  }
  return rounds
}

/** Impulses until a city starves; more than MANY: never. 6.8.1 */
export function roundsOfHunger(s: AwState, c: Country, area: Area): number {
  if (b.isPort[area] && !blockaded(b, s, c, area)) return MANY + 1
  return surrenderAt(b, s, area) - s.hunger[area] + (s.siege[area] === NO_SIEGE ? 1 : 0)
}

/** Whether a siege has to go on as it began. */
export const isStarved = (s: AwState, area: Area): boolean => s.siege[area] === HUNGER
