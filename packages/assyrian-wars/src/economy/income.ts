// 7.3 Income: what the map and trade are worth to a country, in sixths of an ECO level so that no fraction is lost before
// the end; and the step of the interphase that fixes the levels of the next turn.

import { type Board, boxPlace, field, inside } from '../board/board.ts'
import type { Chapter } from '../board/chapter.ts'
import { isLand } from '../board/counters.ts'
import { frames } from '../board/frames.ts'
import { type Area, type Country, FULL, has, NOBODY, TRADE } from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import type { AwState } from '../board/state.ts'
import { status } from '../common/alliances.ts'
import { contested } from '../common/holders.ts'
import { level } from '../common/tributaries.ts'
import { awardTrade } from '../victory/victory-points.ts'
import { startDeal } from './deal.ts'
import { tradersHome } from './harbour.ts'
import { raidersHome } from './raid.ts'

const { income: incomeFrame } = frames

/** Parts of an ECO level: cities and trade points count thirds, reduced ships and contested cities halves. R31 */
export const SIXTHS = 6

/** Whether a country has a land unit in an area, in the field or in the city. */
export function garrisoned(b: Board, s: AwState, c: Country, area: Area): boolean {
  for (let u = s.head[field(area)]; u >= 0; u = s.next[u]) if (s.own[u] === c && isLand(b, u)) return true
  for (let u = s.head[inside(b, area)]; u >= 0; u = s.next[u]) if (s.own[u] === c && isLand(b, u)) return true
  return false
}

/** Whether a city counts for a country: its own, an associated one (a foreign holder needs a garrison, R03), a province.
 *  A city in revolt counts for nobody, one of an eliminated power only as a province. 7.1, 7.3.1, R79 */
export function countsFor(b: Board, s: AwState, c: Country, area: Area): boolean {
  if (!b.isCity[area] || b.tradeCity[area] >= 0 || s.city[area] !== c || contested(b, s, area)) return false
  if (b.owner[area] === c) return true
  if (b.owner[area] !== NOBODY && has(s.gone, b.owner[area])) return s.province[area] === c && garrisoned(b, s, c, area)
  return (b.associated[area] !== NOBODY || s.province[area] === c) && garrisoned(b, s, c, area)
}

/** Printed value and markers of an area. */
export const ecoPoints = (b: Board, s: AwState, area: Area): number => b.eco[area] + s.ecoPlus[area] - s.ecoMinus[area]

/** Cities of a country, its capital as two. 7.3.1 */
export function cityPoints(b: Board, s: AwState, c: Country): number {
  let points = 0
  for (let area = 0; area < b.areas.length; area++) {
    if (countsFor(b, s, c, area)) points += b.isCapital[area] ? b.data.constants.income.capitalCitiesCount : 1
  }
  return points
}

/** Pillage markers on a country's home areas, a level 2 as two. 7.3.1 */
export function pillagePoints(b: Board, s: AwState, c: Country): number {
  let points = 0
  for (const area of b.homeAreas[c]) points += s.pillage[area]
  return points
}

/** ECO level of the map alone, in sixths. 7.3.1 */
export function mapIncome(b: Board, s: AwState, c: Country): number {
  const { citiesPerEco, pillagePointsPerEco } = b.data.constants.income
  let sixths = (cityPoints(b, s, c) * SIXTHS) / citiesPerEco
  for (let area = 0; area < b.areas.length; area++) {
    if (countsFor(b, s, c, area)) sixths += SIXTHS * ecoPoints(b, s, area)
    // The printed owner of a contested city counts half of its value. 6.12.a, R31
    else if (b.isCity[area] && b.owner[area] === c && contested(b, s, area)) {
      sixths += (SIXTHS / 2) * ecoPoints(b, s, area)
    }
    // Markers on a home area without a city. 7.3.1
    else if (!b.isCity[area] && b.home[area] === c && s.land[area] === c) sixths += SIXTHS * ecoPoints(b, s, area)
  }
  return sixths - SIXTHS * Math.floor(pillagePoints(b, s, c) / pillagePointsPerEco)
}

/** Trade points in halves: ships in the small boxes, markers in the large one, minors at TRADE or better. 7.3.3 */
export function tradePoints(b: Board, s: AwState, c: Country): number {
  const { tradePointFullShip, tradePointReducedShip } = b.data.constants.naval
  let halves = 0
  for (let box = 0; box < b.boxes.length; box++) {
    for (let u = s.head[boxPlace(b, box)]; u >= 0; u = s.next[u]) {
      if (s.own[u] === c) halves += 2 * (s.side[u] === FULL ? tradePointFullShip : tradePointReducedShip)
    }
  }
  if (c >= b.powers) return halves
  halves += 2 * s.trade[c]
  for (let d = b.powers; d < b.onTrack; d++) {
    if (has(b.isMinor, d) && s.track[d] === c && status(s, d, c) >= TRADE) halves += 2
  }
  return halves
}

/** The ECO level of the next turn without tribute: fractions of cities and trade are added before they are lost. 7.3.1,
 *  7.3.3.d */
export function ecoLevel(b: Board, s: AwState, c: Country): number {
  const { income } = b.data.constants
  if (b.fixedEco[c] >= 0) return b.fixedEco[c]
  const trade = (tradePoints(b, s, c) * SIXTHS) / (2 * income.tradePointsPerEco)
  const whole = Math.floor((mapIncome(b, s, c) + trade) / SIXTHS)
  const onlyCapital = has(b.isMinor, c) && cityPoints(b, s, c) === income.capitalCitiesCount
  return onlyCapital ? Math.max(whole, income.minorMinimumWithCapitalOnly) : whole
}

/** An inactive minor repairs; at peace for the whole turn and with nothing to repair it grows richer. 7.3.3.e, R38 */
function peace(ctx: RuleContext, c: Country): number {
  const { b, s } = ctx
  if (!has(b.isMinor, c) || has(s.active, c) || has(s.gone, c)) return 0
  let repaired = false
  for (let area = 0; area < b.areas.length; area++) {
    if (b.owner[area] !== c || (s.pillage[area] === 0 && s.damage[area] === 0)) continue
    repaired = true
    s.pillage[area] = 0
    s.damage[area] = 0
  }
  if (repaired) ctx.tell?.all({ at: 'peace-repair', country: b.countries[c] })
  return repaired || has(s.stirred, c) ? 0 : b.peaceRise[c]
}

/** Trade cities repair free of charge. 7.3.1 */
function repairTradeCities({ b, s }: RuleContext): void {
  for (const area of b.tradeCityArea) {
    s.pillage[area] = 0
    s.damage[area] = 0
  }
}

/** All countries at once, before any card is dealt. R37 */
function computeLevels(ctx: RuleContext): void {
  const { b, s } = ctx
  const { countries } = b.scenarios[s.scenario]
  const levels: number[] = []
  const trade: number[] = []
  for (let c = 0; c < b.onTrack; c++) {
    const there = has(countries, c) && has(b.isPower | b.isMinor, c) && !has(s.gone, c)
    levels.push(there ? ecoLevel(b, s, c) + peace(ctx, c) : 0)
    if (c < b.powers) trade.push(there ? tradePoints(b, s, c) : 0)
  }
  s.bankrupt = 0
  s.ransom.fill(0)
  for (let c = 0; c < b.onTrack; c++) {
    s.base[c] = levels[c]
    if (has(countries, c) && has(b.isPower | b.isMinor, c) && !has(s.gone, c)) {
      const points = c < b.powers ? trade[c] / 2 : 0
      ctx.tell?.all({ at: 'levels', country: b.countries[c], eco: s.base[c], level: level(b, s, c), trade: points })
    }
  }
  awardTrade(ctx, trade)
  repairTradeCities(ctx)
  for (let p = 0; p < b.powers; p++) s.trade[p] = b.scenarios[s.scenario].data.tradeMarkers[b.countries[p]] ?? 0
}

/** 7.3 in the interphase. */
export const startIncome = (ctx: RuleContext): void => {
  incomeFrame.push(ctx.s, { step: 0 })
}

export const incomeChapter: Chapter = {
  frames: {
    income: {
      run(ctx, f) {
        const { s } = ctx
        const step = incomeFrame.step(f)
        s.frames.pop()
        if (step < 3) incomeFrame.push(s, { step: step + 1 })
        if (step === 0) computeLevels(ctx)
        else if (step === 1) tradersHome(ctx)
        else if (step === 2) raidersHome(ctx)
        else startDeal(ctx)
        return false
      },
    },
  },
}
