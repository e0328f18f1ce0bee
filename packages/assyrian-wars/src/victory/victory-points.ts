// 8.3 Victory points as they fall: who gets how many for what, and how allies share them. The reckoning at the end of the
// game is in victory.ts.

import { size } from '@tabularium/kernel'
import type { Board } from '../board/board.ts'
import type { Chapter } from '../board/chapter.ts'
import { frames } from '../board/frames.ts'
import { type Area, type Countries, type Country, has, lowest, NOBODY } from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import type { AwState } from '../board/state.ts'
import { patron } from '../common/alliances.ts'

const { spoils } = frames

/** Everything that gives or takes points, and the group it is reckoned in. */
export const VP_GROUPS = ['battles', 'cities', 'politics', 'trade', 'penalties', 'end'] as const
export type VpGroup = (typeof VP_GROUPS)[number]
export const WHY: Readonly<Record<string, VpGroup>> = {
  battle: 'battles',
  naval: 'battles',
  assault: 'battles',
  nomads: 'battles',
  'foreign-war': 'battles',
  city: 'cities',
  alliance: 'politics',
  conquest: 'politics',
  elimination: 'politics',
  camp: 'politics',
  'surrender-refused': 'politics',
  'join-refused': 'politics',
  trade: 'trade',
  discard: 'trade',
  before: 'politics',
  refuser: 'penalties',
  king: 'penalties',
  markers: 'penalties',
  'foreign-war-units': 'penalties',
  unconquered: 'end',
  growth: 'end',
}
export const WHY_NAMES: readonly string[] = Object.keys(WHY)
const GROUP_OF = WHY_NAMES.map(why => VP_GROUPS.indexOf(WHY[why]))
export const GROUPS = VP_GROUPS.length

/** The power that a country's points go to: an allied minor's or tribe's to its power, a substitute's to the eliminated power
 *  whose player runs it (7.1), an unallied one's to nobody. 8.3 */
export const beneficiary = (b: Board, s: AwState, c: Country): Country => patron(b, s, c)

function give(ctx: RuleContext, power: Country, points: number, why: number): void {
  if (points === 0) return
  ctx.s.vp[power] += points
  ctx.s.vpBy[power * GROUPS + GROUP_OF[why]] += points
  ctx.tell?.all({ at: 'vp', country: ctx.b.countries[power], points, why: WHY_NAMES[why] })
}

/** Points for one country. */
export function award(ctx: RuleContext, c: Country, points: number, why: string): void {
  const power = beneficiary(ctx.b, ctx.s, c)
  if (power !== NOBODY) give(ctx, power, points, WHY_NAMES.indexOf(why))
}

/** Points lost, also by a minor under temporary control: whoever runs it answers for it. 8.3.1 */
export function penalty(ctx: RuleContext, c: Country, points: number, why: string): void {
  const power = c < ctx.b.powers ? c : ctx.s.runner[c]
  if (power !== NOBODY) give(ctx, power, -points, WHY_NAMES.indexOf(why))
}

/** The powers that share what these countries have won, as bits. */
export function sharers(b: Board, s: AwState, countries: Countries): Countries {
  let powers = 0
  for (let left = countries; left !== 0; left &= left - 1) {
    const power = beneficiary(b, s, lowest(left))
    if (power !== NOBODY) powers |= 1 << power
  }
  return powers
}

/** Points shared equally by the powers among the winners; `chooser` (the commander's country, else the owner of the
 *  strongest force) gives away the rest. 8.3 */
export function share(ctx: RuleContext, countries: Countries, points: number, why: string, chooser: Country): void {
  const powers = sharers(ctx.b, ctx.s, countries)
  const n = size(powers)
  if (n === 0 || points === 0) return
  const each = Math.floor(points / n)
  const rest = points - each * n
  const reason = WHY_NAMES.indexOf(why)
  for (let left = powers; left !== 0; left &= left - 1) give(ctx, lowest(left), each, reason)
  if (rest > 0) spoils.push(ctx.s, { of: chooser, powers, points: rest, why: reason })
}

/** For a land battle against so many units; leaders are not counted. 8.3, R40 */
export function battleVp(b: Board, units: number): number {
  for (const { min, max, vp } of b.data.constants.vp.battle)
    if (units >= min && (max === undefined || units <= max)) return vp
  return 0
}

export const navalVp = (b: Board, ships: number): number => {
  const { minShips, vp } = b.data.constants.vp.navalBattle
  return ships >= minShips ? vp : 0
}

/** For a city, by its level when the siege began and the units in it then. 8.3 */
export function cityVp(b: Board, area: Area, level: number, garrison: number): number {
  const { vp } = b.data.constants
  let points = 0
  if (area === b.capital[b.assyria]) points = vp.nineveh
  else if (b.isFortress[area] && level >= 4) points = vp.fortress4
  else if (level >= 3) points = vp.city3plus
  else if (level === 2 && garrison > 0) points = vp.city2WithGarrison
  if (garrison >= 5) points += vp.garrison5
  if (b.isCapital[area]) points += vp.capital
  return points
}

/** Returns the points, so that others know a VP battle (6.11.c) from another. */
export function awardBattle(
  ctx: RuleContext,
  winners: Countries,
  enemies: number,
  naval: boolean,
  chooser: Country,
): number {
  const points = naval ? navalVp(ctx.b, enemies) : battleVp(ctx.b, enemies)
  share(ctx, winners, points, naval ? 'naval' : 'battle', chooser)
  return points
}

export function awardCity(
  ctx: RuleContext,
  captors: Countries,
  area: Area,
  level: number,
  garrison: number,
  chooser: Country,
): number {
  const points = cityVp(ctx.b, area, level, garrison)
  share(ctx, captors, points, 'city', chooser)
  return points
}

export const awardAssaultHeld = (ctx: RuleContext, defenders: number, chooser: Country): void =>
  share(ctx, defenders, ctx.b.data.constants.vp.assaultRepelled, 'assault', chooser)

/** The last unit of a tribe has left the map. 8.3 */
export function awardLastNomad(ctx: RuleContext, by: Countries, tribe: Country, chooser: Country): void {
  const points = (ctx.b.data.constants.vp.nomads as Readonly<Record<string, number>>)[ctx.b.countries[tribe]] ?? 0
  share(ctx, by, points, 'nomads', chooser)
}

export const awardForeignWar = (ctx: RuleContext, c: Country): void =>
  award(ctx, c, ctx.b.data.constants.vp.foreignWarByBattle, 'foreign-war')

/** Each time the marker rises into ALLIANCE, at most once per power and minor in a turn. R40 */
export function awardAlliance(ctx: RuleContext, power: Country, minor: Country): void {
  const { s, b } = ctx
  if (!has(b.isMinor, minor) || has(s.honoured[power], minor)) return
  s.honoured[power] |= 1 << minor
  award(ctx, power, b.data.constants.vp.allianceOrConquest.minor, 'alliance')
}

/** An alliance with a power, however it came about; Assyria is worth points by conquest only. 8.3, R80 */
export function awardPowerAlliance(ctx: RuleContext, power: Country, other: Country): void {
  const { s, b } = ctx
  if (other === b.assyria || has(s.honoured[power], other)) return
  s.honoured[power] |= 1 << other
  award(ctx, power, b.data.constants.vp.allianceOrConquest.power, 'alliance')
}

/** `factor` 2 for an elimination. 7.1, 8.3 */
export function awardConquest(ctx: RuleContext, by: Countries, victim: Country, chooser: Country, factor = 1): void {
  const { b } = ctx
  const { minor, power, assyria } = b.data.constants.vp.allianceOrConquest
  const points = victim === b.assyria ? assyria : victim < b.powers ? power : has(b.isMinor, victim) ? minor : 0
  share(ctx, by, points * factor, factor === 1 ? 'conquest' : 'elimination', chooser)
}

/** A whole camp is beaten. R80 */
export const awardCamp = (ctx: RuleContext, by: Countries, chooser: Country): void =>
  share(ctx, by, ctx.b.data.constants.vp.campDefeated, 'camp', chooser)

/** First and second in trade; `points` of each power in halves. 8.3, N92 */
export function awardTrade(ctx: RuleContext, points: readonly number[]): void {
  const { first, second, tieFirst, tieSecond } = ctx.b.data.constants.vp.trade
  let best = 0
  let next = 0
  let leaders = 0
  let seconds = 0
  for (let p = 0; p < ctx.b.powers; p++) {
    if (points[p] > best) {
      next = best
      seconds = leaders
      best = points[p]
      leaders = 1 << p
    } else if (points[p] === best && best > 0) leaders |= 1 << p
    else if (points[p] > next) {
      next = points[p]
      seconds = 1 << p
    } else if (points[p] === next && next > 0) seconds |= 1 << p
  }
  const tied = size(leaders) > 1
  for (let left = leaders; left !== 0; left &= left - 1) award(ctx, lowest(left), tied ? tieFirst : first, 'trade')
  if (tied || next === 0) return
  for (let left = seconds; left !== 0; left &= left - 1) {
    award(ctx, lowest(left), size(seconds) > 1 ? tieSecond : second, 'trade')
  }
}

/** A king is eliminated: one point lost. 8.3.1 */
export const kingLost = (ctx: RuleContext, c: Country): void =>
  penalty(ctx, c, -ctx.b.data.constants.vp.kingLost, 'king')

/** The marker's place on a track of 15 in all: `laps` number markers, the plus side, a space. 2.2 */
export const trackValue = (b: Board, laps: number, plus: boolean, space: number): number =>
  (laps + (plus ? 1 : 0)) * b.data.constants.trackLength + space

export const vpChapter: Chapter = {
  frames: {
    /** The commander gives one of the points left over to one of the powers that share. */
    spoils: {
      legal(b, _s, f, out) {
        let n = 0
        for (let left = spoils.powers(f); left !== 0; left &= left - 1) out[n++] = b.acts.spoils[lowest(left)]
        return n
      },
      apply(ctx, f, action) {
        if (action.kind !== 'spoils') return
        ctx.s.frames.pop()
        give(ctx, action.country, 1, spoils.why(f))
        if (spoils.points(f) > 1)
          spoils.push(ctx.s, { of: f.of, powers: spoils.powers(f), points: spoils.points(f) - 1, why: spoils.why(f) })
      },
    },
  },
}
