// 6.9 Politics: the one marker of each minor and tribe on the tracks of the powers, what its space means, and what it costs
// to move it. Whatever moves a marker comes through `setMarker`, which draws the consequences.

import type { AwAction } from './actions.ts'
import { MOST_BOUGHT } from './acts/politics.ts'
import type { Board } from './board.ts'
import type { Scene } from './chapter.ts'
import { hasMapUnits } from './counters.ts'
import { activate, deactivate } from './minors.ts'
import { AP, type Area, type Countries, type Country, DIPLOMACY, has, lowest, MARCH, NEUTRAL, NOBODY } from './names.ts'
import { left, pay } from './purse.ts'
import type { AwState } from './state.ts'
import { awardAlliance } from './vp.ts'
import { evict, settleWars, standBySide } from './war.ts'

export const MOST_SPACES = 15
/** The lowest space of an alliance. */
export const ALLIED = 13

/** What a space means: 0-3, 4-6, 7-9, 10-12, 13-15. 6.9 */
export const statusOf = (level: number): number => (level < 4 ? NEUTRAL : Math.floor((level - 1) / 3))

/** The status of a minor or tribe towards a power. */
export const status = (s: AwState, c: Country, power: Country): number =>
  s.track[c] === power ? statusOf(s.level[c]) : NEUTRAL

/** The power a minor or tribe is allied to, or NOBODY. */
export const allyOf = (s: AwState, c: Country): Country => (s.level[c] >= ALLIED ? s.track[c] : NOBODY)

/** The power a country acts for: itself, the eliminated power it stands in for (7.1), or its ally; NOBODY. */
export const patron = (b: Board, s: AwState, c: Country): Country =>
  c < b.powers ? c : s.ward[c] !== NOBODY ? s.ward[c] : allyOf(s, c)

/** The power a country is, itself or as the substitute of one that is eliminated; NOBODY. 7.1, N71 */
export const powerOf = (b: Board, s: AwState, c: Country): Country => (c < b.powers ? c : s.ward[c])

/** A tribe under the limits of 10.1: one that stands in for a power may do what powers may. 7.1 */
export const isWild = (b: Board, s: AwState, c: Country): boolean => has(b.isTribe, c) && s.ward[c] === NOBODY

/** Countries in the game, as bits. */
export const living = (s: AwState): Countries => s.inPlay & ~s.gone

/** Those in play that are a power: itself, or its substitutes; as bits. 7.1 */
export function bodyOf(b: Board, s: AwState, p: Country): number {
  if (!has(s.gone, p)) return has(s.inPlay, p) ? 1 << p : 0
  let subs = 0
  for (let c = b.powers; c < b.onTrack; c++) if (s.ward[c] === p && has(s.inPlay & ~s.gone, c)) subs |= 1 << c
  return subs
}

/** Powers in the game, eliminated ones as long as a substitute of theirs is; as bits. 7.1 */
export function powersAlive(b: Board, s: AwState): Countries {
  let powers = s.inPlay & ~s.gone & b.isPower
  for (let rest = s.gone & b.isPower; rest !== 0; rest &= rest - 1) {
    if (bodyOf(b, s, lowest(rest)) !== 0) powers |= rest & -rest
  }
  return powers
}

/** Minors and tribes on a power's track with this status or better, as bits. */
export function friendsOf(b: Board, s: AwState, power: Country, least: number): Countries {
  let friends = 0
  for (let c = b.powers; c < b.onTrack; c++) {
    if (s.track[c] === power && statusOf(s.level[c]) >= least) friends |= 1 << c
  }
  return friends
}

/** Why a power may not move a marker by AP, '' where it may. 6.9 */
export type InfluenceBar = '' | 'no-marker' | 'at-war' | 'grace' | 'allied' | 'no-units' | 'top'
export function influenceBar(b: Board, s: AwState, power: Country, c: Country): InfluenceBar {
  if (power >= b.powers || c < b.powers || !has(s.inPlay & ~s.gone, c) || s.ward[c] !== NOBODY) return 'no-marker'
  if (has(b.isTribe, c)) {
    if (!hasMapUnits(b, s, c)) return 'no-units'
  } else if (has(s.war[power], c)) return 'at-war'
  if (s.conquered[c] !== 0 && s.grace[b.powers * c + power] === 0) {
    for (let p = 0; p < b.powers; p++) if (s.grace[b.powers * c + p] > 0) return 'grace' // 7.1.d
  }
  const ally = allyOf(s, c)
  if (ally !== NOBODY && ally !== power) return 'allied'
  return s.track[c] === power && s.level[c] >= MOST_SPACES ? 'top' : ''
}

/** How far a power could move the marker: down another's track, then up its own. R26 */
export const spacesTo = (s: AwState, power: Country, c: Country): number =>
  s.track[c] === power || s.track[c] === NOBODY ? MOST_SPACES - s.level[c] : s.level[c] + MOST_SPACES

/** Moves the marker towards a power: down another's track to 0, then up its own. R26 */
export function shift(g: Scene, power: Country, c: Country, spaces: number): void {
  const { s } = g
  if (s.track[c] === power || s.track[c] === NOBODY) {
    setMarker(g, c, power, s.level[c] + spaces)
    return
  }
  const rest = spaces - s.level[c]
  if (rest > 0) setMarker(g, c, power, rest)
  else setMarker(g, c, s.track[c], -rest)
}

/** Down the track it stands on. */
export const lower = (g: Scene, c: Country, spaces: number): void =>
  setMarker(g, c, g.s.track[c], g.s.level[c] - spaces)

/** Up the track it stands on, whoever's it is (alliance breakers only). 6.11.c */
export const raise = (g: Scene, c: Country, spaces: number): void => {
  if (g.s.track[c] !== NOBODY) setMarker(g, c, g.s.track[c], g.s.level[c] + spaces)
}

/** Puts the marker on a space, with all that follows: alliances made and broken, minors called out and sent home, wars,
 *  forces that have to leave. */
export function setMarker(g: Scene, c: Country, power: Country, to: Area): void {
  const { b, s } = g
  const level = Math.min(MOST_SPACES, Math.max(0, to))
  const [was, before, ally] = [s.track[c], s.level[c], allyOf(s, c)]
  s.track[c] = level === 0 ? NOBODY : power
  s.level[c] = level
  if (was === s.track[c] && before === level) return
  const country = b.countries[c]
  g.tell?.all({
    at: 'marker',
    country,
    ...(level > 0 && { power: b.countries[power] }),
    level,
    ...(was !== NOBODY && was !== s.track[c] && { from: b.countries[was] }),
    before,
  })
  const now = allyOf(s, c)
  if (now === ally) {
    // Below MARCH the power's forces there have to go, and the minor's from the power's land. 7.4.1
    if (was !== NOBODY && statusOf(before) >= MARCH && status(s, c, was) < MARCH) evict(g)
    return
  }
  if (ally !== NOBODY) g.tell?.all({ at: 'alliance', country, power: b.countries[ally], made: false })
  if (now !== NOBODY) {
    g.tell?.all({ at: 'alliance', country, power: b.countries[now], made: true })
    s.conquered[c] &= ~(1 << now) // 7.1.d
    s.grace[b.powers * c + now] = 0
    s.duty[c] = NOBODY // 10.1.2
    s.runner[c] = s.runner[now]
    awardAlliance(g, now, c)
    activate(g, c)
    settleWars(g)
    standBySide(g, now, c) // 7.4.6
    return
  }
  if (!has(b.isTribe, c)) deactivate(g, c)
  settleWars(g)
}

/** At most 6 AP per country and impulse. 6.9 */
export const limit = (b: Board): number => AP * b.data.constants.diplomacyApLimit

/** An alliance breaker has been played: no more AP for diplomacy in this impulse. 6.9 */
export const closeDiplomacy = (b: Board, s: AwState): void => {
  s.spent = limit(b)
}

export function legalInfluence(b: Board, s: AwState, by: Country, out: AwAction[], n: number): number {
  const most = Math.min(limit(b) - s.spent, left(s, DIPLOMACY))
  const power = powerOf(b, s, by)
  if (power === NOBODY || most <= 0) return n
  for (let rest = s.inPlay & ~s.gone & (b.isMinor | b.isTribe); rest !== 0; rest &= rest - 1) {
    const c = lowest(rest)
    const spaces = Math.floor(most / b.influenceCost[c])
    if (spaces === 0 || influenceBar(b, s, power, c) !== '') continue
    const last = Math.min(spaces, spacesTo(s, power, c), MOST_BOUGHT)
    const first = MOST_BOUGHT * (c - b.powers)
    for (let i = 0; i < last; i++) out[n++] = b.acts.influence[first + i]
  }
  return n
}

export function influence(g: Scene, by: Country, c: Country, spaces: number): void {
  const { b, s } = g
  const power = powerOf(b, s, by)
  const cost = spaces * b.influenceCost[c]
  pay(g, cost, DIPLOMACY)
  s.spent += cost
  g.tell?.all({ at: 'influence', power: b.countries[power], country: b.countries[c], spaces })
  shift(g, power, c, spaces)
}
