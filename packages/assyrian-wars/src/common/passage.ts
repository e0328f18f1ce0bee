// Where a country may go: who is whose enemy, rights of passage, friendly ground and friendly cities, tribes that are bound. 1.3, 6.9,
// 8.1, R84

import type { Board } from '../board/board.ts'
import { garrison, isLand, presence } from '../board/counters.ts'
import {
  type Area,
  type Counter,
  type Countries,
  type Country,
  has,
  lowest,
  MARCH,
  MEDIA_ONLY,
  NOBODY,
  type Place,
} from '../board/names.ts'
import { type AwState, FOG, on } from '../board/state.ts'
import { patron, powerOf, statusOf } from './alliances.ts'
import { paysAssyria } from './tributaries.ts'
import { besieged } from './walls.ts'

export const hostile = (s: AwState, c: Country, d: Country): boolean => has(s.war[c], d)

/** All who are at war with one of these. */
export function hostilesOf(s: AwState, bits: Countries): Countries {
  let all = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) all |= s.war[lowest(rest)]
  return all
}

/** All who are allied with one of these, these among them. */
export function kinOf(s: AwState, bits: Countries): Countries {
  let all = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) all |= s.kin[lowest(rest)]
  return all
}

/** c may enter d's areas in peace and treats them as friendly: alliance, MARCH, free passage, tribute, grace. R05, 6.9, 8.1 */
export function rights(b: Board, s: AwState, c: Country, d: Country): boolean {
  if (c === d || has(s.kin[c], d)) return true
  if (hostile(s, c, d)) return false
  const p = patron(b, s, c)
  const q = patron(b, s, d)
  if (p !== NOBODY && s.track[d] === p && statusOf(s.level[d]) >= MARCH) return true
  if (q !== NOBODY && s.track[c] === q && statusOf(s.level[c]) >= MARCH) return true
  if (p !== NOBODY && q !== NOBODY && has(s.passage[p], q)) return true
  if (b.assyria !== NOBODY && has(s.kin[b.assyria], c) && paysAssyria(b, s, d)) return true // 5.2.3
  const mine = powerOf(b, s, c)
  return mine !== NOBODY && s.grace[b.powers * d + mine] > 0 // 7.1.d
}

/** Who holds a trade city's area: its conqueror or the power in a pact with it; else the controller of the ground. */
const holder = (b: Board, s: AwState, area: Area): number =>
  b.tradeCity[area] < 0 ? s.land[area] : s.pact[area] !== NOBODY ? s.pact[area] : s.city[area]

/** White ground without a city. 2.1.3 */
const isNoMansLand = (b: Board, area: Area): boolean => b.owner[area] === NOBODY && b.tradeCity[area] < 0

const isOpenTo = (b: Board, s: AwState, c: Country, d: Country): boolean =>
  d !== NOBODY && (hostile(s, c, d) || rights(b, s, c, d))

/** Whether c may enter an area now: 0 no, 1 yes, 2 after declaring war on `blocker`. 8.1 */
export function mayEnter(b: Board, s: AwState, c: Country, area: Area): 0 | 1 | 2 {
  if (!b.scenarios[s.scenario].open[area]) return 0
  if (has(b.isTribe, c) && !nomadMayEnter(b, s, c, area)) return 0
  // What is in revolt is nobody's: any country may come first. 7.5.2.d
  if (isNoMansLand(b, area) || s.revolt[area] !== 0) return 1
  const d = holder(b, s, area)
  if (b.owner[area] === NOBODY && d === NOBODY) return 1
  return isOpenTo(b, s, c, d) || isOpenTo(b, s, c, b.owner[area]) ? 1 : 2
}

/** On whom c would have to declare war to enter. */
export const blocker = (b: Board, s: AwState, area: Area): Country => {
  const d = holder(b, s, area)
  return d === NOBODY ? b.owner[area] : d
}

/** Enemies of c with land units in the field of an area, as bits. */
export const enemiesInField = (b: Board, s: AwState, c: Country, area: Area): Countries =>
  presence(b, s, area) & s.war[c]

/** Enemies of c with land units in the field, or in a city that is not besieged, as bits. 6.6.10 */
export function unbesiegedEnemies(b: Board, s: AwState, c: Country, area: Area): Countries {
  const out = enemiesInField(b, s, c, area)
  return besieged(s, area) ? out : out | (garrison(b, s, area) & s.war[c])
}

/** R05 */
export function friendlyArea(b: Board, s: AwState, c: Country, area: Area): boolean {
  if (!b.scenarios[s.scenario].open[area]) return false
  const here = s.head[area] < 0 ? 0 : presence(b, s, area)
  if ((here & s.war[c]) !== 0) return false
  const d = holder(b, s, area)
  if (d !== NOBODY && has(s.kin[c], d)) return true
  if (isNoMansLand(b, area)) return (here & ~s.kin[c]) === 0
  if (d !== NOBODY && hostile(s, c, d)) return false
  if (d !== NOBODY && rights(b, s, c, d)) return true
  const owner = b.owner[area]
  return owner !== NOBODY && rights(b, s, c, owner)
}

/** Own or allied: MARCH never opens a city. R52 */
export const friendlyCity = (b: Board, s: AwState, c: Country, area: Area): boolean =>
  b.isCity[area] && s.city[area] !== NOBODY && has(s.kin[c], s.city[area])

/** Printed as another country's and neither a province of c nor an associated area it has taken over. R70 */
export function foreignGround(b: Board, s: AwState, c: Country, area: Area): boolean {
  const owner = b.owner[area]
  if (owner === NOBODY || owner === c || s.province[area] === c) return false
  return b.associated[area] === NOBODY || s.city[area] !== c
}

/** Whether forces may walk between two linked areas; `medes`: regular Median units and Median leaders only. 1.3 */
export const pathOpen = (terrain: number, medes: boolean): boolean => terrain >= 0 && (terrain !== MEDIA_ONLY || medes)

/** Regular Median troops: exempt on Median paths, and alone on red ones. R50 */
export const isMede = (b: Board, s: AwState, u: Counter): boolean => b.nation[u] === b.media && s.own[u] === b.media

/** Which paths are open to Median stacks tells in the fog what they hold: Media is asked where others would not be. 9.5 */
export const hidesWays = (b: Board, s: AwState, c: Country): boolean => c === b.media && on(s, FOG)

/** Whether all land units and leaders of c in a place are regular Medes. */
export function allMedes(b: Board, s: AwState, place: Place, c: Country): boolean {
  if (c !== b.media) return false
  for (let u = s.head[place]; u >= 0; u = s.next[u]) {
    if (s.own[u] === c && (isLand(b, u) || u >= b.firstLeader) && !isMede(b, s, u)) return false
  }
  return true
}

/** A bound tribe goes only into its prey's areas and white ground, and attacks nobody else. R84 */
export function nomadMayEnter(b: Board, s: AwState, c: Country, area: Area): boolean {
  const prey = s.duty[c]
  if (prey === NOBODY) return true
  if (b.owner[area] !== prey && (b.owner[area] !== NOBODY || b.tradeCity[area] >= 0)) return false
  return (presence(b, s, area) & ~(1 << c) & ~(1 << prey)) === 0
}

/** Whether a tribe may attack or intercept these: a bound one only its prey. R84 */
export const nomadMayAttack = (s: AwState, c: Country, bits: Countries): boolean =>
  s.duty[c] === NOBODY || (bits & ~(1 << s.duty[c])) === 0
