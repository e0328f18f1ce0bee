// 6.14 Pillage, and what else lays land waste: tribute that a country cannot pay (7.3.3.f), loans it has not repaid (6.11), and
// the shortage of markers for all that (10.4.a).

import type { AwAction } from '../board/actions.ts'
import { type Board, field, fieldArea } from '../board/board.ts'
import type { Chapter } from '../board/chapter.ts'
import { hasUnits } from '../board/counters.ts'
import { type FrameOf, frames, replaceTop } from '../board/frames.ts'
import { AP, type Area, type Card, type Country, FINISHED, has, NOBODY } from '../board/names.ts'
import { fieldsWith } from '../board/on-map.ts'
import type { RuleContext } from '../board/rule-context.ts'
import type { AwState } from '../board/state.ts'
import { handCount, holds, playCard } from '../cards/deck.ts'
import { mayPillage as pillageAllowed } from '../cards/lasting-effects.ts'
import { level, paysTribute } from '../common/tributaries.ts'
import { besieged } from '../common/walls.ts'
import { penalty } from '../victory/victory-points.ts'
import { pay } from './purse.ts'

const { default: defaultFrame, ravage, shortage } = frames

/** Nothing has been done yet in this impulse. */
export function freshImpulse(s: AwState): void {
  s.did = 0
  s.spurned = 0
  s.sought = 0
  s.sacked.fill(0)
}

/** Whose land is pillaged there: by print, else whoever holds the trade city or the ground; NOBODY. */
const victimOf = (b: Board, s: AwState, area: Area): number =>
  b.owner[area] !== NOBODY
    ? b.owner[area]
    : b.tradeCity[area] >= 0
      ? s.pact[area] !== NOBODY
        ? s.pact[area]
        : s.city[area]
      : NOBODY

/** Country at war, not bare yet, not twice in an impulse; ground without an owner has nothing to pillage. 6.14, 7.1.d, N90 */
export function mayPillage(b: Board, s: AwState, c: Country, area: Area): boolean {
  if (s.sacked[area] === 1 || s.pillage[area] >= b.data.constants.pillageMaxLevel) return false
  const victim = victimOf(b, s, area)
  if (victim === NOBODY ? b.tradeCity[area] < 0 : victim === c || !has(s.war[c], victim)) return false
  return hasUnits(b, s, field(area), c) && pillageAllowed(b, s, c, area)
}

/** A unit in the field that is not finished: whoever has fought without an overrun does not pillage any more. 6.7.7 */
export function hasFresh(b: Board, s: AwState, c: Country, area: Area): boolean {
  for (let u = s.head[field(area)]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
    if (s.own[u] === c && !b.ship[u] && (s.busy[u] & FINISHED) === 0) return true
  }
  return false
}

export function pillage(ctx: RuleContext, c: Country, area: Area): void {
  const { b, s } = ctx
  s.sacked[area] = 1
  setPillage(ctx, area, s.pillage[area] + 1)
  ctx.tell?.all({ at: 'pillaged', country: b.countries[c], area: b.areas[area], level: s.pillage[area] })
}

/** Lays an area waste to this level, whoever did it. */
export function setPillage(ctx: RuleContext, area: Area, to: Area): void {
  const { b, s } = ctx
  const fresh = s.pillage[area] === 0 && to > 0
  s.pillage[area] = Math.min(Math.max(to, 0), b.data.constants.pillageMaxLevel)
  if (fresh && used(s.pillage) > b.data.constants.markerSupply.pillage) startShortage(ctx, PILLAGE)
}

/** So many levels of a city's walls are gone. */
export function addDamage(ctx: RuleContext, area: Area, levels: number): void {
  const { b, s } = ctx
  const fresh = s.damage[area] === 0 && levels > 0
  s.damage[area] = Math.min(s.damage[area] + levels, b.defence[area])
  if (fresh && used(s.damage) > b.data.constants.markerSupply.cityDamage) startShortage(ctx, DAMAGE)
}

const used = (markers: readonly number[]): number => {
  let n = 0
  for (let area = 0; area < markers.length; area++) if (markers[area] > 0) n++
  return n
}

// 10.4.a

const PILLAGE = 0
const DAMAGE = 1

/** Markers that a country must repair one of: on ground or a city it controls. */
function repairable(s: AwState, c: Country, what: number, area: Area): boolean {
  if (what === PILLAGE) return s.pillage[area] > 0 && s.land[area] === c
  return s.damage[area] > 0 && s.city[area] === c && !besieged(s, area)
}

/** A marker goes back to the supply with all its levels: 1 AP for each. N111 */
const repairPrice = (b: Board, s: AwState, what: number, area: Area): number =>
  AP *
  (what === PILLAGE
    ? b.data.constants.build.pillageLevel * s.pillage[area]
    : b.data.constants.build.wallLevel * s.damage[area])

/** The cheapest repair a country has to make, 0: none. */
function cheapestRepair(b: Board, s: AwState, c: Country, what: number): number {
  let least = 0
  for (let area = 0; area < b.areas.length; area++) {
    if (!repairable(s, c, what, area)) continue
    const price = repairPrice(b, s, what, area)
    if (least === 0 || price < least) least = price
  }
  return least
}

function startShortage(ctx: RuleContext, what: number): void {
  const { b, s } = ctx
  let all = 0
  for (let c = 0; c < b.onTrack; c++) if (has(s.active, c) && !has(b.isTribe, c)) all |= 1 << c
  shortage.push(s, { what, countries: all })
}

/** AP a country can pay a repair with at this moment: the purse in its own impulse, else its savings. */
const means = (s: AwState, c: Country): number => (s.phasing === c ? s.income + s.cardAp : s.saved[c])

function payRepair(ctx: RuleContext, c: Country, cost: number): void {
  if (ctx.s.phasing === c) pay(ctx, cost)
  else ctx.s.saved[c] -= cost
}

// 7.3.3.f

/** Home areas that can be laid waste still. N91 */
const wastable = (b: Board, s: AwState, c: Country, area: Area): boolean =>
  b.home[area] === c && s.land[area] === c && s.pillage[area] < b.data.constants.pillageMaxLevel

/** One point of what a country cannot pay. */
function layWaste(ctx: RuleContext, f: FrameOf<'ravage'>, area: Area): void {
  const { b, s } = ctx
  if (ravage.points(f) > 1) replaceTop(s, ravage.make({ of: f.of, points: ravage.points(f) - 1 }))
  else s.frames.pop()
  setPillage(ctx, area, s.pillage[area] + 1)
  ctx.tell?.all({ at: 'ravaged', country: b.countries[f.of], area: b.areas[area] })
}

/** What a country that pays tribute owes of it beyond what it has. 7.3.3.f */
const shortfall = (b: Board, s: AwState, c: Country): number => (paysTribute(b, s, c) ? -level(b, s, c) : 0)

/** A country with a negative ECO level takes a point of pillage for each, in each round in which it pays tribute; if it cannot, it
 *  pays no more. */
export function bankrupt(ctx: RuleContext, c: Country): void {
  const points = shortfall(ctx.b, ctx.s, c)
  if (points > 0) ravage.push(ctx.s, { of: c, points })
}

/** The marker passes a minor that is not active and owes more than it has: nobody chooses for it, so open land is laid waste first,
 *  its capital last, the least wasted area before others. 7.3.3.f, N109 */
export function passBankrupt(ctx: RuleContext, c: Country): void {
  const { b, s } = ctx
  if (!has(b.isMinor, c) || !has(s.inPlay & ~s.gone, c)) return
  for (let points = shortfall(b, s, c); points > 0; points--) {
    let worst = NOBODY
    for (const area of b.homeAreas[c]) {
      if (wastable(b, s, c, area) && (worst === NOBODY || worth(b, s, area) < worth(b, s, worst))) worst = area
    }
    if (worst === NOBODY) {
      s.bankrupt |= 1 << c
      ctx.tell?.all({ at: 'bankrupt', country: b.countries[c] })
      return
    }
    setPillage(ctx, worst, s.pillage[worst] + 1)
    ctx.tell?.all({ at: 'ravaged', country: b.countries[c], area: b.areas[worst] })
  }
}
const worth = (b: Board, s: AwState, area: Area): number =>
  10 * (b.isCapital[area] ? 2 : b.isSquare[area] ? 1 : 0) + s.pillage[area]

// 6.11

const debtArea = (b: Board, s: AwState, c: Country, area: Area, plus: boolean): boolean => {
  if (b.owner[area] !== c) return false
  if (plus) return s.ecoPlus[area] > 0 && (b.isCity[area] ? s.city[area] === c : s.land[area] === c)
  return b.isCity[area] && s.city[area] === c && s.ecoMinus[area] < b.data.constants.deportation.maxEcoMinusPerArea
}

const anyDebtArea = (b: Board, s: AwState, c: Country, plus: boolean): boolean => {
  for (let area = 0; area < b.areas.length; area++) if (debtArea(b, s, c, area, plus)) return true
  return false
}

/** A loan has not been repaid: an ECO+ goes, or without one an ECO- comes, on a city of its choice. */
export function repay(ctx: RuleContext, c: Country): void {
  const { b, s } = ctx
  const plus = anyDebtArea(b, s, c, true)
  if (plus || anyDebtArea(b, s, c, false)) defaultFrame.push(s, { of: c, plus: plus ? 1 : 0 })
}

/** Cards that can be turned into AP outside the usual course. 6.11.b, 10.4.a */
export function legalCash(b: Board, s: AwState, c: Country, out: AwAction[], n: number): number {
  for (let card = 0; card < b.cards.length; card++) if (holds(b, s, c, card)) out[n++] = b.acts.cash[card]
  return n
}

/** What is left of it is kept for the next impulse. 10.4.a */
export function cashCard(ctx: RuleContext, c: Country, card: Card): void {
  const { b, s } = ctx
  const ap = b.cardAp[card]
  playCard(ctx, c, card)
  if (s.phasing === c) s.income += ap
  else s.saved[c] = Math.min(s.saved[c] + ap, b.data.constants.saveLimit * AP)
  ctx.tell?.all({ at: 'cashed', country: b.countries[c], card: b.cards[card], ap: ap / AP })
}

const fields: Area[] = []

export const pillageChapter: Chapter = {
  frames: {
    ravage: {
      run(ctx, f) {
        const { b, s } = ctx
        const areas = b.homeAreas[f.of].filter(area => wastable(b, s, f.of, area))
        if (areas.length > 1) return true
        if (areas.length === 1) {
          layWaste(ctx, f, areas[0])
          return false
        }
        s.bankrupt |= 1 << f.of
        s.frames.pop()
        ctx.tell?.all({ at: 'bankrupt', country: b.countries[f.of] })
        return false
      },
      legal(b, s, f, out) {
        let n = 0
        for (const area of b.homeAreas[f.of]) if (wastable(b, s, f.of, area)) out[n++] = b.acts.at[area]
        return n
      },
      apply(ctx, f, action) {
        if (action.kind === 'at') layWaste(ctx, f, fieldArea(action.place))
      },
    },
    default: {
      legal(b, s, f, out) {
        let n = 0
        for (let area = 0; area < b.areas.length; area++) {
          if (debtArea(b, s, f.of, area, defaultFrame.plus(f) === 1)) out[n++] = b.acts.at[area]
        }
        return n
      },
      apply(ctx, f, action) {
        if (action.kind !== 'at') return
        const { b, s } = ctx
        s.frames.pop()
        if (defaultFrame.plus(f) === 1) s.ecoPlus[action.place]--
        else s.ecoMinus[action.place]++
        ctx.tell?.all({
          at: 'defaulted',
          country: b.countries[f.of],
          area: b.areas[action.place],
          plus: defaultFrame.plus(f) === 1,
        })
      },
    },
    shortage: {
      run(ctx, f) {
        const { b, s } = ctx
        // Whoever has been asked for cards stays the one who is asked.
        let left = f.of === NOBODY ? shortage.countries(f) : shortage.countries(f) | (1 << f.of)
        for (let c = 0; c < b.onTrack && left !== 0; c++) {
          if (!has(left, c)) continue
          left &= ~(1 << c)
          // A minor just drawn into a war has nobody who runs it yet. 7.4.5
          const cost = s.runner[c] === NOBODY ? 0 : cheapestRepair(b, s, c, shortage.what(f))
          if (cost === 0) continue
          if (means(s, c) < cost && handCount(s, c) === 0) {
            penalty(ctx, c, -b.data.constants.vp.markerShortage, 'markers')
            continue
          }
          if (f.of !== c) replaceTop(s, shortage.with(f, { of: c, countries: left }))
          return true
        }
        s.frames.pop()
        return false
      },
      legal(b, s, f, out) {
        let n = 0
        const have = means(s, f.of)
        for (let area = 0; area < b.areas.length; area++) {
          if (repairable(s, f.of, shortage.what(f), area) && repairPrice(b, s, shortage.what(f), area) <= have)
            out[n++] = b.acts.at[area]
        }
        return n > 0 ? n : legalCash(b, s, f.of, out, n)
      },
      apply(ctx, f, action) {
        const { b, s } = ctx
        const what = shortage.what(f)
        if (action.kind === 'cash') {
          cashCard(ctx, f.of, action.card)
          return
        }
        if (action.kind !== 'at') return
        replaceTop(s, shortage.with(f, { of: NOBODY }))
        payRepair(ctx, f.of, repairPrice(b, s, what, fieldArea(action.place)))
        if (what === PILLAGE) s.pillage[action.place] = 0
        else s.damage[action.place] = 0
        ctx.tell?.all({
          at: what === PILLAGE ? 'cleared' : 'walled',
          country: b.countries[f.of],
          area: b.areas[action.place],
          level: 0,
        })
      },
    },
  },
  legalAct(b, s, f, out, n) {
    const war = s.war[f.of]
    const { owner, tradeCity } = b
    const areas = fieldsWith(b, s, f.of, fields)
    for (let i = 0; i < areas.length; i++) {
      const area = areas[i]
      if (owner[area] < 0 ? tradeCity[area] < 0 : ((war >> owner[area]) & 1) === 0) continue
      if (mayPillage(b, s, f.of, area) && hasFresh(b, s, f.of, area)) out[n++] = b.acts.pillage[area]
    }
    return n
  },
  applyAct(ctx, f, action) {
    if (action.kind !== 'pillage') return false
    pillage(ctx, f.of, action.area)
    return true
  },
}
