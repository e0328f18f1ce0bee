// An army as a few sums: how many hits it strikes in the field and at walls, how many it can take, and how likely it wins by them.

import {
  type AwState,
  action,
  blockaded,
  command,
  currentLevel,
  FULL,
  factor,
  HUNGER,
  inside,
  isMercenary,
  NO_SIEGE,
  surrenderAt,
} from '@tabularium/assyrian-wars/rules'
import { decay } from '../../arithmetic.ts'
import { b } from './board.ts'

export interface Force {
  units: number
  /** Dice that are rolled. */
  dice: number
  /** Hits to be expected in a round: in the field, at walls, at the walls of a fortress. */
  field: number
  walls: number
  fort: number
  /** Hits it can take. */
  lasts: number
}

/** The sums of these counters, leaders with them. */
export function forceOf(s: AwState, list: readonly number[]): Force {
  let [units, factors, light, lasts, led, elite] = [0, 0, 0, 0, 0, 0]
  for (const u of list) {
    if (u >= b.firstLeader) {
      led += action(b, s, u)
      continue
    }
    if (b.ship[u]) continue
    const of = factor(b, s, u)
    units++
    factors += of
    light += Math.max(0, of - 1)
    lasts += s.side[u] === FULL ? 2 : 1
    if (b.nation[u] === b.assyria) elite = 1
  }
  if (units === 0) return { units, dice: 0, field: 0, walls: 0, fort: 0, lasts }
  // A battle die hits up to 3; Assyrians have one more, two more at walls. 6.7.3, 6.8
  return {
    units,
    dice: units + led + elite,
    field: factors / 6 + (led + elite) / 2,
    walls: factors / 6 + (led + 2 * elite) / 2,
    fort: light / 6 + (led + 2 * elite) / 3,
    lasts,
  }
}

const regulars: number[] = []
const hired: number[] = []

/** A leader and the strongest he can command of what stands with him and is not taken: regulars, and as many hired ones. 6.6.2 */
export function armyOf(s: AwState, leader: number, out: number[] = []): number[] {
  regulars.length = 0
  hired.length = 0
  for (let u = s.head[s.at[leader]]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
    if (s.own[u] === s.own[leader] && !b.ship[u] && !out.includes(u)) (isMercenary(b, u) ? hired : regulars).push(u)
  }
  const most = command(b, s, leader)
  const stronger = (x: number, y: number): number => factor(b, s, y) - factor(b, s, x)
  for (const list of [regulars, hired]) {
    if (list.length > most) list.sort(stronger).length = most
    for (const u of list) out.push(u)
  }
  out.push(leader)
  return out
}

/** Those of a leader and of the group he is in. */
export function bandOf(s: AwState, leader: number): number[] {
  const card = s.group[leader - b.firstLeader]
  const out = armyOf(s, leader)
  if (card < 0) return out
  for (let l = b.firstLeader; l < b.counters; l++) {
    if (l !== leader && s.group[l - b.firstLeader] === card && s.at[l] === s.at[leader]) armyOf(s, l, out)
  }
  return out
}

/** The land units of a set of countries at a place, leaders with them. */
export function pile(s: AwState, place: number, set: number): number[] {
  const out: number[] = []
  for (let u = s.head[place]; u >= 0; u = s.next[u]) if ((set >> s.own[u]) & 1 && !b.ship[u]) out.push(u)
  return out
}

/** Whether any such stand there. */
export function standThere(s: AwState, place: number, set: number): boolean {
  for (let u = s.head[place]; u >= 0; u = s.next[u]) if ((set >> s.own[u]) & 1 && !b.ship[u]) return true
  return false
}

/** That so many hits to be expected, of so many dice, are more than others. */
function likely(ahead: number, dice: number): number {
  const less = decay((-1.7 * Math.abs(ahead)) / Math.sqrt(0.24 * dice + 0.1))
  return (ahead < 0 ? less : 1) / (1 + less)
}

/** How likely a force beats another in the field; a draw is the defender's. */
export const winChance = (mine: Force, theirs: Force, terrain = 0): number =>
  theirs.units === 0 ? 1 : likely(mine.field - theirs.field - terrain / 2 - 0.3, mine.dice + theirs.dice + terrain)

/** How likely a city falls at once: by a siege of one round, by storm. 6.8.2, 6.8.3 */
export function breachChance(s: AwState, mine: Force, area: number): number {
  const level = currentLevel(b, s, area)
  const within = forceOf(s, pile(s, inside(b, area), ~0))
  const need = (level * (level + 1)) / 2 + within.lasts
  return likely((b.isFortress[area] ? mine.fort : mine.walls) - need + 0.5, mine.dice)
}
export function stormChance(s: AwState, mine: Force, area: number): number {
  const level = currentLevel(b, s, area)
  const within = forceOf(s, pile(s, inside(b, area), ~0))
  // The defender rolls all his dice twice. R23
  const theirs = level + 2 * within.walls
  return likely((b.isFortress[area] ? mine.fort : mine.walls) - theirs - 0.5, mine.dice + 2 * (level + within.dice))
}

/** Rounds until the walls are down; more than MANY: never. */
export const MANY = 9
export function roundsOfSiege(s: AwState, mine: Force, area: number): number {
  const hits = b.isFortress[area] ? mine.fort : mine.walls
  let shield = forceOf(s, pile(s, inside(b, area), ~0)).lasts
  let level = currentLevel(b, s, area)
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
export function roundsOfHunger(s: AwState, c: number, area: number): number {
  if (b.isPort[area] && !blockaded(b, s, c, area)) return MANY + 1
  return surrenderAt(b, s, area) - s.hunger[area] + (s.siege[area] === NO_SIEGE ? 1 : 0)
}

/** Whether a siege has to go on as it began. */
export const isStarved = (s: AwState, area: number): boolean => s.siege[area] === HUNGER
