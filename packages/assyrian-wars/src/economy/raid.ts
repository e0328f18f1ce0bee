// 6.15 Raiding trade: land units in the five raid boxes below the large trade box, who takes whose box, and the raids themselves.

import type { AwAction } from '../board/actions.ts'
import { areaAt, type Board, isInside, raidPlace } from '../board/board.ts'
import { askPlace, type Chapter } from '../board/chapter.ts'
import { counterName, factor, freshest, isLand, isMercenary, isNomadHire, move, spotName } from '../board/counters.ts'
import { rollDie } from '../board/dice.ts'
import { type FrameOf, frames, replaceTop, topOf } from '../board/frames.ts'
import {
  AP,
  type Area,
  type Box,
  type Counter,
  type Country,
  ENTERED_BOX,
  type Face,
  FINISHED,
  FULL,
  has,
  NOBODY,
  type Place,
  REDUCED,
  type UnitKind,
} from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import { ABILITIES, type AwState, FOG, on } from '../board/state.ts'
import { musterOf } from '../board/unit-tables.ts'
import { besieged } from '../common/walls.ts'
import { checkUnit, rout, takeHit } from '../forces/attrition.ts'
import { beneficiary } from '../victory/victory-points.ts'
import { canPay, pay } from './purse.ts'

const { enlist: enlistFrame, oust: oustFrame, plunder: plunderFrame, 'raid-from': raidFrom, raiders } = frames

/** Bit of `s.did`: each raider raids once in an impulse. N86 */
export const DID_RAID = 8

/** The raider in a box, or -1. */
export const raiderIn = (b: Board, s: AwState, box: Box): Counter => s.head[raidPlace(b, box)]

/** Own raiders and those of allied minors and tribes. 6.15 */
function ours(b: Board, s: AwState, c: Country, u: Counter): boolean {
  const owner = s.own[u]
  if (owner === c) return true
  return owner >= b.powers && beneficiary(b, s, owner) === c && c < b.powers
}

/** Boxes with raiders of this country and its minors, as bits; `fresh`: also those that came in this impulse. */
export function raiderBoxes(b: Board, s: AwState, c: Country, fresh = false): number {
  let boxes = 0
  for (let box = 0; box < b.raids; box++) {
    const u = raiderIn(b, s, box)
    if (u >= 0 && ours(b, s, c, u) && (fresh || (s.busy[u] & ENTERED_BOX) === 0)) boxes |= 1 << box
  }
  return boxes
}

const freeBox = (b: Board, s: AwState): number => {
  for (let box = 0; box < b.raids; box++) if (raiderIn(b, s, box) < 0) return box
  return NOBODY
}

/** Boxes held by others, as bits. */
function foreignBoxes(b: Board, s: AwState, c: Country): number {
  let boxes = 0
  for (let box = 0; box < b.raids; box++) {
    const u = raiderIn(b, s, box)
    if (u >= 0 && !ours(b, s, c, u)) boxes |= 1 << box
  }
  return boxes
}

/** Bits of `s.did` from here on: countries that have sent a raider in this impulse. 6.15 */
export const SENT_BY = 8

/** Whether c sends the units of a country to the boxes: its own, and those of its allied minors and tribes. 6.15 */
export const sends = (b: Board, s: AwState, c: Country, d: Country): boolean =>
  d === c || (c < b.powers && d >= b.powers && d < b.onTrack && s.runner[d] === c && beneficiary(b, s, d) === c)

/** An unbesieged land unit on the map or in the regroup box; of mercenaries only nomads. 6.15 */
function mayRaid(b: Board, s: AwState, c: Country, u: Counter): boolean {
  if (s.own[u] < 0 || !sends(b, s, c, s.own[u])) return false
  if (!isLand(b, u) || (isMercenary(b, u) && !isNomadHire(b, u))) return false
  if (s.at[u] === b.regroup) return true
  const area = areaAt(b, s.at[u])
  return area >= 0 && (s.busy[u] & FINISHED) === 0 && !(isInside(b, s.at[u]) && besieged(s, area))
}

/** Whether a country has anybody it could send into a raid box. */
export function mayEnlist(b: Board, s: AwState, c: Country): boolean {
  for (let u = 0; u < b.firstLeader; u++) if (mayRaid(b, s, c, u)) return mayEnter(b, s, c)
  return false
}

const mayEnter = (b: Board, s: AwState, c: Country): boolean => freeBox(b, s) !== NOBODY || foreignBoxes(b, s, c) !== 0

/** `sent`: countries that send no more, as bits. */
function legalEntry(b: Board, s: AwState, c: Country, out: AwAction[], from: Area, sent = 0): number {
  let n = from
  if (!mayEnter(b, s, c)) return n
  for (let d = 0; d < b.onTrack; d++) if (!has(sent, d) && sends(b, s, c, d)) n = legalOf(b, s, c, d, out, n)
  return n
}

function legalOf(b: Board, s: AwState, c: Country, d: Country, out: AwAction[], from: Area): number {
  let n = from
  const kinds = musterOf(b).raiders[d]
  for (let i = 0; i < kinds.length; i++) {
    const kind = kinds[i]
    let sides = 0
    const first = b.kindFirst[kind]
    for (let u = first; u < first + b.kindCount[kind] && sides !== 3; u++) {
      if (s.own[u] === d && !has(sides, s.side[u]) && mayRaid(b, s, c, u)) sides |= 1 << s.side[u]
    }
    for (let side = FULL; side <= REDUCED; side++) {
      const action = b.acts['raid-with'][2 * kind + side]
      if (has(sides, side) && !listed(out, from, n, action)) out[n++] = action
    }
  }
  return n
}
/** Nomads for hire may serve several of them. */
const listed = (out: readonly AwAction[], from: Area, n: number, action: AwAction): boolean => {
  for (let i = from; i < n; i++) if (out[i] === action) return true
  return false
}

/** Places of units of this kind and side that may go. */
function entryPlaces(b: Board, s: AwState, f: FrameOf<'raid-from'>, out: Place[]): number {
  let n = 0
  const first = b.kindFirst[raidFrom.kind(f)]
  for (let u = first; u < first + b.kindCount[raidFrom.kind(f)]; u++) {
    if (s.side[u] !== raidFrom.side(f) || !mayRaid(b, s, f.of, u) || !mayGo(s, f, u)) continue
    let known = false
    for (let i = 0; i < n && !known; i++) known = out[i] === s.at[u]
    if (!known) out[n++] = s.at[u]
  }
  return n
}
const places: Place[] = []

/** One of each country in an impulse; those that come free are not counted. 6.15, 7.5.2.a */
const mayGo = (s: AwState, f: FrameOf<'raid-from'>, u: Counter): boolean =>
  raidFrom.free(f) === FREE || !has(s.did >> SENT_BY, s.own[u])
const FREE = 1

/** Names the kind; asks where it comes from. */
function enlist(ctx: RuleContext, c: Country, kind: UnitKind, side: Face, paid: boolean): void {
  const f = raidFrom.make({ of: c, kind, side, free: paid ? 0 : FREE })
  const n = entryPlaces(ctx.b, ctx.s, f, places)
  // What stacks hold must not show by a question left out. 9.5
  if (n === 1 && !on(ctx.s, FOG)) enterFrom(ctx, f, places[0])
  else ctx.s.frames.push(f)
}

function enterFrom(ctx: RuleContext, f: FrameOf<'raid-from'>, place: Place): void {
  const { b, s } = ctx
  const u = freshest(b, s, place, raidFrom.kind(f), raidFrom.side(f), v => mayRaid(b, s, f.of, v) && mayGo(s, f, v))
  if (u === NOBODY) return
  if (raidFrom.free(f) !== FREE) s.did |= 1 << (SENT_BY + s.own[u])
  enterBox(ctx, f.of, u)
}

/** Into a free box; without one it has to drive another raider out. */
function enterBox(ctx: RuleContext, c: Country, u: Counter): void {
  const { b, s } = ctx
  const box = freeBox(b, s)
  if (box !== NOBODY) return settle(ctx, u, box)
  const roll = rollDie(ctx)
  const foreign = foreignBoxes(b, s, c)
  ctx.tell?.all({ at: 'oust-roll', country: b.countries[c], roll })
  if (roll >= b.data.constants.raid.displaceFailOn || roll > b.raids) return
  if (has(foreign, roll - 1)) oust(ctx, u, roll - 1)
  else oustFrame.push(s, { of: c, counter: u, boxes: foreign })
}

function settle(ctx: RuleContext, u: Counter, box: Box): void {
  const { b, s } = ctx
  ctx.tell?.all({
    at: 'raider',
    country: b.countries[s.own[u]],
    unit: counterName(b, u),
    from: spotName(b, s.at[u]),
    box: b.placeName[raidPlace(b, box)],
  })
  move(s, u, raidPlace(b, box))
  s.busy[u] |= ENTERED_BOX
}

/** Hits of one unit's die; heavy units slaughter with 9.7. 6.15, 9.7 */
function strike(ctx: RuleContext, u: Counter): number {
  const { b, s } = ctx
  const roll = rollDie(ctx)
  const strength = factor(b, s, u)
  if (roll > strength) return 0
  const { slaughterOn, slaughterHits, slaughterNeedsFactor } = b.data.constants.heavy
  const heavy = on(s, ABILITIES) && b.typeHeavy[b.type[u]] && strength >= slaughterNeedsFactor
  return heavy && roll === slaughterOn ? slaughterHits : 1
}

function suffer(ctx: RuleContext, u: Counter, hits: number): boolean {
  for (let i = 0; i < hits; i++) if (takeHit(ctx, u)) return true
  return false
}

/** One round against the raider in a box. */
function oust(ctx: RuleContext, u: Counter, box: Box): void {
  const { b, s } = ctx
  const other = raiderIn(b, s, box)
  const given = strike(ctx, u)
  const taken = strike(ctx, other)
  ctx.tell?.all({
    at: 'oust',
    country: b.countries[s.own[u]],
    victim: b.countries[s.own[other]],
    box: b.placeName[raidPlace(b, box)],
    hits: given,
    suffered: taken,
  })
  const otherGone = suffer(ctx, other, given)
  if (suffer(ctx, u, taken)) return
  if (otherGone) return settle(ctx, u, box)
  if (given > 0 && taken === 0) {
    rout(ctx, other)
    settle(ctx, u, box)
  }
}

/** All raiders of a country that did not come in this impulse; or just these boxes. 6.15 */
export function pushRaid(ctx: RuleContext, c: Country, boxes = raiderBoxes(ctx.b, ctx.s, c)): void {
  if (boxes !== 0) raiders.push(ctx.s, { boxes, country: c })
}

/** Asks for a raider that goes to a box free of charge, and raids at once if `raids`. 7.5.2.a */
export function pushRaidEntry(ctx: RuleContext, c: Country, raids = false): void {
  enlistFrame.push(ctx.s, { of: c, raids: raids ? 1 : 0 })
}

const markersOf = (b: Board, s: AwState, p: Country): number =>
  b.scenarios[s.scenario].data.tradeMarkers[b.countries[p]] ?? 0

/** Powers with a trade marker that may be robbed, as bits. */
function robbable(b: Board, s: AwState, own: number): number {
  let set = 0
  for (let p = 0; p < b.powers; p++) if (p !== own && s.trade[p] > 0) set |= 1 << p
  return set
}

/** The power that a raider raids for. */
const forWhom = (b: Board, s: AwState, u: Counter): Country => beneficiary(b, s, s.own[u])

/** A die for one raider: 6 fails, else the power with that number, or another if it has nothing to take. R32 */
function sendRaider(ctx: RuleContext, c: Country, box: Box, again: boolean): void {
  const { b, s } = ctx
  const u = raiderIn(b, s, box)
  if (u < 0) return
  const roll = rollDie(ctx)
  ctx.tell?.all({ at: 'raid-roll', country: b.countries[s.own[u]], unit: counterName(b, u), roll })
  if (roll >= b.data.constants.raid.failOn) return
  const named = b.numbered[roll]
  const possible = robbable(b, s, forWhom(b, s, u))
  const targets = named >= 0 && has(possible, named) ? 1 << named : possible
  if (targets !== 0) plunderFrame.push(s, { of: c, box, powers: targets, again: again ? 1 : 0 })
}

/** The die against its factor; a marker taken may bring one of one's own back. */
function plunder(ctx: RuleContext, f: FrameOf<'plunder'>, victim: Country): void {
  const { b, s } = ctx
  const box = plunderFrame.box(f)
  const u = raiderIn(b, s, box)
  const roll = rollDie(ctx)
  const hit = roll <= factor(b, s, u)
  ctx.tell?.all({
    at: 'plundered',
    country: b.countries[s.own[u]],
    victim: b.countries[victim],
    roll,
    hit,
  })
  if (!hit) return
  s.trade[victim]--
  const own = forWhom(b, s, u)
  if (own !== NOBODY && s.trade[own] < markersOf(b, s, own)) {
    const back = rollDie(ctx)
    if (back % 2 === 0) s.trade[own]++
    ctx.tell?.all({ at: 'trade-back', country: b.countries[own], roll: back, back: back % 2 === 0 })
  }
  // Cavalry raids a second time. 9.7
  if (plunderFrame.again(f) === 0 && on(s, ABILITIES) && b.typeCavalry[b.type[u]]) {
    const below = topOf(s, 'raiders')
    replaceTop(
      s,
      raiders.with(below, {
        boxes: raiders.boxes(below) | (1 << box),
        again: raiders.again(below) | (1 << box),
        fresh: 0,
      }),
    )
  }
}

/** A raider goes: it checks attrition, then to the regroup box. */
function leaveBox(ctx: RuleContext, u: Counter): void {
  const gone = ctx.s.side[u] !== FULL
  if (checkUnit(ctx, u) && gone) return
  rout(ctx, u)
}

/** 7.3.3.d in the interphase. */
export function raidersHome(ctx: RuleContext): void {
  for (let box = 0; box < ctx.b.raids; box++) {
    const u = raiderIn(ctx.b, ctx.s, box)
    if (u >= 0) leaveBox(ctx, u)
  }
}

export const raidChapter: Chapter = {
  frames: {
    enlist: {
      legal(b, s, f, out) {
        const n = legalEntry(b, s, f.of, out, 0)
        out[n] = b.acts.pass[0]
        return n + 1
      },
      apply(ctx, f, action) {
        const { s } = ctx
        s.frames.pop()
        if (action.kind !== 'raid-with') return
        if (enlistFrame.raids(f) === 1) raiders.push(s, { boxes: 0, country: f.of, fresh: 1 })
        enlist(ctx, f.of, action.unit, action.side, false)
      },
    },
    'raid-from': askPlace(entryPlaces, enterFrom),
    oust: {
      legal(b, _s, f, out) {
        let n = 0
        for (let box = 0; box < b.raids; box++) if (has(oustFrame.boxes(f), box)) out[n++] = b.acts.oust[box]
        return n
      },
      apply(ctx, f, action) {
        if (action.kind !== 'oust') return
        ctx.s.frames.pop()
        oust(ctx, oustFrame.counter(f), action.box)
      },
    },
    raiders: {
      run(ctx, f) {
        const { b, s } = ctx
        const country = raiders.country(f)
        const boxes =
          raiders.fresh(f) === 1 ? raiderBoxes(b, s, country, true) & ~raiderBoxes(b, s, country) : raiders.boxes(f)
        if (boxes === 0) {
          s.frames.pop()
          return false
        }
        const box = 31 - Math.clz32(boxes & -boxes)
        replaceTop(s, raiders.with(f, { boxes: boxes & ~(1 << box), fresh: 0 }))
        sendRaider(ctx, country, box, has(raiders.again(f), box))
        return false
      },
    },
    plunder: {
      legal(b, _s, f, out) {
        let n = 0
        for (let p = 0; p < b.powers; p++) if (has(plunderFrame.powers(f), p)) out[n++] = b.acts.plunder[p]
        out[n++] = b.acts.pass[0]
        return n
      },
      apply(ctx, f, action) {
        ctx.s.frames.pop()
        if (action.kind === 'plunder') plunder(ctx, f, action.country)
      },
    },
  },
  legalAct(b, s, f, out, n) {
    const c = f.of
    const { enter, activate } = b.data.constants.raid
    if (canPay(s, enter * AP)) n = legalEntry(b, s, c, out, n, s.did >> SENT_BY)
    if ((s.did & DID_RAID) === 0 && canPay(s, activate * AP) && raiderBoxes(b, s, c) !== 0) out[n++] = b.acts.raid[0]
    for (let box = 0; box < b.raids; box++) {
      const u = raiderIn(b, s, box)
      if (u >= 0 && s.own[u] === c && (s.busy[u] & ENTERED_BOX) === 0) out[n++] = b.acts['raid-end'][box]
    }
    return n
  },
  applyAct(ctx, f, action) {
    const { b, s } = ctx
    if (action.kind === 'raid-with') {
      pay(ctx, b.data.constants.raid.enter * AP)
      enlist(ctx, f.of, action.unit, action.side, true)
      return true
    }
    if (action.kind === 'raid') {
      pay(ctx, b.data.constants.raid.activate * AP)
      s.did |= DID_RAID
      pushRaid(ctx, f.of)
      return true
    }
    if (action.kind === 'raid-end') {
      leaveBox(ctx, raiderIn(b, s, action.box))
      return true
    }
    return false
  },
}
