// 6.9 Politics: how the one marker of each minor and tribe moves on the tracks of the powers, and what that costs. Whatever moves it
// comes through `setMarker`, which draws the consequences. What its space means is in common/alliances.ts.

import type { AwAction } from '../board/actions.ts'
import { MOST_BOUGHT } from '../board/acts/politics.ts'
import type { Board } from '../board/board.ts'
import { hasMapUnits } from '../board/counters.ts'
import { AP, type Area, type Country, DIPLOMACY, has, lowest, MARCH, NOBODY } from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import type { AwState } from '../board/state.ts'
import { allyOf, MOST_SPACES, powerOf, status, statusOf } from '../common/alliances.ts'
import { left, pay } from '../economy/purse.ts'
import { evict } from '../territory/eviction.ts'
import { awardAlliance } from '../victory/victory-points.ts'
import { activate, deactivate } from './minors.ts'
import { settleWars, standBySide } from './settle-wars.ts'

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
export function shift(ctx: RuleContext, power: Country, c: Country, spaces: number): void {
  const { s } = ctx
  if (s.track[c] === power || s.track[c] === NOBODY) {
    setMarker(ctx, c, power, s.level[c] + spaces)
    return
  }
  const rest = spaces - s.level[c]
  if (rest > 0) setMarker(ctx, c, power, rest)
  else setMarker(ctx, c, s.track[c], -rest)
}

/** Down the track it stands on. */
export const lower = (ctx: RuleContext, c: Country, spaces: number): void =>
  setMarker(ctx, c, ctx.s.track[c], ctx.s.level[c] - spaces)

/** Up the track it stands on, whoever's it is (alliance breakers only). 6.11.c */
export const raise = (ctx: RuleContext, c: Country, spaces: number): void => {
  if (ctx.s.track[c] !== NOBODY) setMarker(ctx, c, ctx.s.track[c], ctx.s.level[c] + spaces)
}

/** Puts the marker on a space, with all that follows: alliances made and broken, minors called out and sent home, wars,
 *  forces that have to leave. */
export function setMarker(ctx: RuleContext, c: Country, power: Country, to: Area): void {
  const { b, s } = ctx
  const level = Math.min(MOST_SPACES, Math.max(0, to))
  const [was, before, ally] = [s.track[c], s.level[c], allyOf(s, c)]
  s.track[c] = level === 0 ? NOBODY : power
  s.level[c] = level
  if (was === s.track[c] && before === level) return
  const country = b.countries[c]
  ctx.tell?.all({
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
    if (was !== NOBODY && statusOf(before) >= MARCH && status(s, c, was) < MARCH) evict(ctx)
    return
  }
  if (ally !== NOBODY) ctx.tell?.all({ at: 'alliance', country, power: b.countries[ally], made: false })
  if (now !== NOBODY) {
    ctx.tell?.all({ at: 'alliance', country, power: b.countries[now], made: true })
    s.conquered[c] &= ~(1 << now) // 7.1.d
    s.grace[b.powers * c + now] = 0
    s.duty[c] = NOBODY // 10.1.2
    s.runner[c] = s.runner[now]
    awardAlliance(ctx, now, c)
    activate(ctx, c)
    settleWars(ctx)
    standBySide(ctx, now, c) // 7.4.6
    return
  }
  if (!has(b.isTribe, c)) deactivate(ctx, c)
  settleWars(ctx)
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

export function influence(ctx: RuleContext, by: Country, c: Country, spaces: number): void {
  const { b, s } = ctx
  const power = powerOf(b, s, by)
  const cost = spaces * b.influenceCost[c]
  pay(ctx, cost, DIPLOMACY)
  s.spent += cost
  ctx.tell?.all({ at: 'influence', power: b.countries[power], country: b.countries[c], spaces })
  shift(ctx, power, c, spaces)
}
