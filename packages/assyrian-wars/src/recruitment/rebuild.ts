// 6.4 Rebuilding: reduced units, pillage, walls; combining reduced units (9.3) and an ECO+ for a disbanded one (9.4). Where the unit
// that is meant could stand in several places, that is asked.

import type { AwAction } from '../board/actions.ts'
import { areaAt, type Board, field, isSea } from '../board/board.ts'
import { askPlace, type Chapter } from '../board/chapter.ts'
import { byFreshness, counterName, isMercenary, isNomadHire, isRegular, spotName } from '../board/counters.ts'
import { type FrameOf, frames } from '../board/frames.ts'
import {
  AP,
  type Area,
  BUILD,
  type Counter,
  type Country,
  FULL,
  GENERAL,
  has,
  NOBODY,
  type Place,
  REDUCED,
  type UnitKind,
} from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import { type AwState, COMBINING, FOG, on, STANDING_ARMY } from '../board/state.ts'
import { musterOf } from '../board/unit-tables.ts'
import { besieged } from '../common/walls.ts'
import { rebuildPrice } from '../economy/prices.ts'
import { canPay, left, pay } from '../economy/purse.ts'
import {
  clearLinkCache,
  createLinkCache,
  friendlyPort,
  type LinkCache,
  lineHome,
  zoneHasPort,
} from '../economy/sites.ts'
import { remove } from '../forces/attrition.ts'
import { DID_DISBAND, isFirstImpulse } from './build.ts'

const { improve, pick: pickFrame } = frames

/** What is done with a unit on the map, in `b` of the frame `pick`. */
const [TO_REBUILD, TO_COMBINE, TO_DISBAND] = [0, 1, 2]

/** AP bound to building serve at home only; a tribe has no home. */
const useAt = (b: Board, c: Country, place: Place): number => {
  const area = areaAt(b, place)
  return has(b.isTribe, c) || (area >= 0 && b.home[area] === c) ? BUILD : GENERAL
}

/** Whether a reduced unit where it stands may be made whole; `lines`: what is known of lines home already. 6.4,
 *  6.16.a, 10.1 */
export function mayRebuild(b: Board, s: AwState, c: Country, u: Counter, links?: LinkCache): boolean {
  if (u >= b.firstLeader || s.side[u] !== REDUCED || s.own[u] !== c || isNomadHire(b, u)) return false
  const place = s.at[u]
  if (b.ship[u]) return isSea(b, place) && zoneHasPort(b, s, c, place - b.seas, friendlyPort)
  if (place >= b.seas) return false
  return isMercenary(b, u) || has(b.isTribe, c) || lineHome(b, s, c, place, links)
}

/** Kinds with a reduced counter from `first` on that can be made whole: counters of a kind stand side by side. */
function legalRebuild(
  b: Board,
  s: AwState,
  c: Country,
  first: Counter,
  end: Counter,
  most: number,
  links: LinkCache,
  out: AwAction[],
  n: number,
): number {
  const { side, own, at } = s
  const { rebuild } = musterOf(b)
  let last = -1
  for (let u = first; u < end; u++) {
    if (side[u] !== REDUCED || own[u] !== c || at[u] >= b.tradeBoxes) continue
    const kind = b.kind[u]
    if (kind === last || rebuild[kind] > most || !canPay(s, rebuild[kind], useAt(b, c, at[u]))) continue
    if (!mayRebuild(b, s, c, u, links)) continue
    last = kind
    out[n++] = b.acts.rebuild[kind]
  }
  return n
}

const LINKS = createLinkCache()

/** Reduced units, pillage and walls. */
function legalRepair(b: Board, s: AwState, c: Country, out: AwAction[], n: number): number {
  const { acts } = b
  const { build } = b.data.constants
  const most = left(s, BUILD)
  if (most < build.mercenaryPerFactor * AP && !isFirstImpulse(s, c)) return n
  const { first, end, hired } = musterOf(b)
  const links = clearLinkCache(b, LINKS)
  n = legalRebuild(b, s, c, first[c], end[c], most, links, out, n)
  n = legalRebuild(b, s, c, hired, b.units, most, links, out, n)
  if (on(s, COMBINING) && isFirstImpulse(s, c)) n = legalCombine(b, s, c, out, n)
  if (most < build.pillageLevel * AP || has(b.isTribe, c)) return n
  const { pillage, damage } = s
  for (let area = 0; area < pillage.length; area++) {
    if ((pillage[area] | damage[area]) === 0) continue
    if (s.pillage[area] > 0 && mayClear(b, s, c, area) && canPay(s, build.pillageLevel * AP, useAt(b, c, area))) {
      out[n++] = acts.clear[area]
    }
    if (s.damage[area] > 0 && mayWall(b, s, c, area) && canPay(s, build.wallLevel * AP, useAt(b, c, area))) {
      out[n++] = acts.wall[area]
    }
  }
  return n
}

/** Kinds of which two reduced ones are at one place. 9.3 */
function legalCombine(b: Board, s: AwState, c: Country, out: AwAction[], n: number): number {
  for (const kind of musterOf(b).kinds[c]) {
    const first = b.kindFirst[kind]
    for (let u = first; u < first + b.kindCount[kind] - 1; u++) {
      if (partner(b, s, c, u) !== NOBODY) {
        out[n++] = b.acts.combine[kind]
        break
      }
    }
  }
  return n
}

/** In the same zone or area; walls part them only while the city is besieged. 9.3 */
function together(b: Board, s: AwState, u: Counter, v: Counter): boolean {
  if (s.at[u] === s.at[v]) return true
  const area = areaAt(b, s.at[u])
  return area >= 0 && area === areaAt(b, s.at[v]) && !besieged(s, area)
}

/** Another reduced unit of the same kind, country and place, higher than this one. 9.3, N93 */
function partner(b: Board, s: AwState, c: Country, u: Counter): Counter {
  if (s.own[u] !== c || s.side[u] !== REDUCED || s.at[u] >= b.tradeBoxes || isNomadHire(b, u)) return NOBODY
  const first = b.kindFirst[b.kind[u]]
  let best = NOBODY
  // In the fog numbers do not matter.
  for (let v = on(s, FOG) ? first : u + 1; v < first + b.kindCount[b.kind[u]]; v++) {
    if (v === u || s.own[v] !== c || s.side[v] !== REDUCED || !together(b, s, u, v)) continue
    if (best === NOBODY || byFreshness(s, v, best) < 0) best = v
  }
  return best
}

/** Own ground: home, associated, province. 6.4 */
export const mayClear = (b: Board, s: AwState, c: Country, area: Area): boolean =>
  s.land[area] === c && (b.owner[area] === c || b.associated[area] !== NOBODY || s.province[area] === c)

/** Whoever holds the city, while it is not besieged. 6.4 */
export const mayWall = (b: Board, s: AwState, c: Country, area: Area): boolean =>
  b.isCity[area] && s.city[area] === c && !besieged(s, area)

/** A regular of strength 2, not a stronger one that is worn down, for an ECO+ on a city of one's own. 9.4, N94 */
const mayDisband = (b: Board, s: AwState, c: Country, u: Counter): boolean =>
  s.own[u] === c &&
  isRegular(b, u) &&
  s.at[u] < b.seas &&
  s.side[u] === FULL &&
  b.full[u] === b.data.constants.standingArmy.unitFactor

/** A city of one's own with room for another ECO+. 6.8.4, 9.4 */
export const mayImprove = (b: Board, s: AwState, c: Country, area: Area): boolean =>
  b.isCity[area] &&
  b.owner[area] === c &&
  s.city[area] === c &&
  s.ecoPlus[area] < b.data.constants.deportation.maxEcoPlusPerArea

/** ECO+ markers that are not on the map. 10.4.a */
export function ecoPlusLeft(b: Board, s: AwState): number {
  let left = b.data.constants.markerSupply.ecoPlus
  for (let area = 0; area < b.areas.length; area++) left -= s.ecoPlus[area]
  return left
}

function legalDisband(b: Board, s: AwState, c: Country, out: AwAction[], n: number): number {
  if (c >= b.powers || c === b.assyria || !on(s, STANDING_ARMY) || !isFirstImpulse(s, c)) return n
  if ((s.did & DID_DISBAND) !== 0 || !canPay(s, b.data.constants.standingArmy.cost * AP)) return n
  let city = false
  for (let i = 0; i < b.cities.length && !city; i++) city = mayImprove(b, s, c, b.cities[i])
  if (!city || ecoPlusLeft(b, s) <= 0) return n
  const { kinds } = musterOf(b)
  for (let i = 0; i < kinds[c].length; i++) {
    const kind = kinds[c][i]
    if (b.kindNation[kind] !== c) continue
    const first = b.kindFirst[kind]
    for (let u = first; u < first + b.kindCount[kind]; u++) {
      if (mayDisband(b, s, c, u)) {
        out[n++] = b.acts.disband[kind]
        break
      }
    }
  }
  return n
}

/** Whether this unit is one that the frame `pick` asks for. */
function fits(b: Board, s: AwState, f: FrameOf<'pick'>, u: Counter): boolean {
  if (pickFrame.purpose(f) === TO_REBUILD)
    return mayRebuild(b, s, f.of, u) && canPay(s, rebuildPrice(b, u), useAt(b, f.of, s.at[u]))
  if (pickFrame.purpose(f) === TO_COMBINE) return partner(b, s, f.of, u) !== NOBODY
  return mayDisband(b, s, f.of, u)
}

/** The first unit of the kind at this place that is meant; NOBODY. */
function picked(b: Board, s: AwState, f: FrameOf<'pick'>, place: Place): Counter {
  const first = b.kindFirst[pickFrame.kind(f)]
  let best = NOBODY
  for (let u = first; u < first + b.kindCount[pickFrame.kind(f)]; u++) {
    if (s.at[u] === place && fits(b, s, f, u) && (best === NOBODY || byFreshness(s, u, best) < 0)) best = u
  }
  return best
}

/** Places of units of the kind that are meant. */
function pickPlaces(b: Board, s: AwState, f: FrameOf<'pick'>, out: Place[]): number {
  let n = 0
  const first = b.kindFirst[pickFrame.kind(f)]
  for (let u = first; u < first + b.kindCount[pickFrame.kind(f)]; u++) {
    if (!fits(b, s, f, u)) continue
    let known = false
    for (let i = 0; i < n && !known; i++) known = out[i] === s.at[u]
    if (!known) out[n++] = s.at[u]
  }
  return n
}

const places: Place[] = []

function pushPick(ctx: RuleContext, c: Country, kind: UnitKind, what: number): void {
  const f = pickFrame.make({ of: c, kind, purpose: what })
  const n = pickPlaces(ctx.b, ctx.s, f, places)
  // What stacks hold must not show by a question left out. 9.5
  if (n === 1 && !on(ctx.s, FOG)) pick(ctx, f, places[0])
  else ctx.s.frames.push(f)
}

function pick(ctx: RuleContext, f: FrameOf<'pick'>, place: Place): void {
  const { b, s } = ctx
  const u = picked(b, s, f, place)
  const unit = counterName(b, u)
  const country = b.countries[f.of]
  if (pickFrame.purpose(f) === TO_REBUILD) {
    const price = rebuildPrice(b, u)
    pay(ctx, price, useAt(b, f.of, place))
    s.side[u] = FULL
    ctx.tell?.all({ at: 'rebuilt', country, unit, place: spotName(b, place), price: price / AP })
  } else if (pickFrame.purpose(f) === TO_COMBINE) {
    const other = partner(b, s, f.of, u)
    s.side[u] = FULL
    remove(ctx, other)
    ctx.tell?.all({ at: 'combined', country, unit, place: spotName(b, place) })
  } else {
    pay(ctx, b.data.constants.standingArmy.cost * AP)
    s.did |= DID_DISBAND
    remove(ctx, u)
    ctx.tell?.all({ at: 'disbanded', country, unit, place: spotName(b, place) })
    improve.push(s, { of: f.of })
  }
}

export const repairChapter: Chapter = {
  frames: {
    pick: askPlace(pickPlaces, pick),
    improve: {
      legal(b, s, f, out) {
        let n = 0
        for (let area = 0; area < b.areas.length; area++) if (mayImprove(b, s, f.of, area)) out[n++] = b.acts.at[area]
        return n
      },
      apply(ctx, f, action) {
        if (action.kind !== 'at') return
        const { b, s } = ctx
        s.frames.pop()
        // R25
        if (s.ecoMinus[action.place] > 0) s.ecoMinus[action.place]--
        else s.ecoPlus[action.place]++
        ctx.tell?.all({ at: 'improved', country: b.countries[f.of], area: b.areas[action.place] })
      },
    },
  },
  legalAct(b, s, f, out, n) {
    n = legalRepair(b, s, f.of, out, n)
    return legalDisband(b, s, f.of, out, n)
  },
  applyAct(ctx, f, action) {
    const { b, s } = ctx
    const c = f.of
    switch (action.kind) {
      case 'rebuild':
        pushPick(ctx, c, action.unit, TO_REBUILD)
        return true
      case 'combine':
        pushPick(ctx, c, action.unit, TO_COMBINE)
        return true
      case 'disband':
        pushPick(ctx, c, action.unit, TO_DISBAND)
        return true
      case 'clear':
        pay(ctx, b.data.constants.build.pillageLevel * AP, useAt(b, c, field(action.area)))
        s.pillage[action.area]--
        ctx.tell?.all({
          at: 'cleared',
          country: b.countries[c],
          area: b.areas[action.area],
          level: s.pillage[action.area],
        })
        return true
      case 'wall':
        pay(ctx, b.data.constants.build.wallLevel * AP, useAt(b, c, field(action.area)))
        s.damage[action.area]--
        ctx.tell?.all({
          at: 'walled',
          country: b.countries[c],
          area: b.areas[action.area],
          level: s.damage[action.area],
        })
        return true
      default:
        return false
    }
  },
}
