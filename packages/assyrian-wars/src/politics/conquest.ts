// 6.13, 7.1 Conquest: when a country falls, the check, and what becomes of conqueror and conquered. Who is left of
// a power after that is in elimination.ts, surrender in surrender.ts.

import type { AwAction } from '../board/actions.ts'
import { type Board, field, inside } from '../board/board.ts'
import type { Chapter } from '../board/chapter.ts'
import { garrison, hasUnits } from '../board/counters.ts'
import { rollDie, rollTwo } from '../board/dice.ts'
import { type FrameOf, frames, replaceTop } from '../board/frames.ts'
import {
  ALLIANCE,
  type Area,
  type Countries,
  type Country,
  has,
  lowest,
  NEUTRAL,
  NO_CAMP,
  NOBODY,
  REBEL,
} from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import type { AwState } from '../board/state.ts'
import { allyOf, bodyOf, friendsOf, powerOf } from '../common/alliances.ts'
import { heirOf, isLost, lostAreas } from '../common/holders.ts'
import { SUBDUE } from '../common/offers.ts'
import { endFeud } from '../common/wars.ts'
import { settleControl } from '../territory/control.ts'
import { expelAbroad, expelFrom } from '../territory/expulsion.ts'
import { campBeaten, countryFallen } from '../victory/victory.ts'
import { awardConquest } from '../victory/victory-points.ts'
import { joinCamp, leaveCamp } from './camps.ts'
import { lower, setMarker } from './diplomacy.ts'
import { checkElimination, returnSubstituteCards } from './elimination.ts'
import { deactivate } from './minors.ts'
import { holdings, leadingOccupier, occupiers } from './occupation.ts'
import { offer } from './offers.ts'
import { plight } from './plight.ts'
import { settleWars } from './settle-wars.ts'
import { punished } from './tribute.ts'

const { conquests, province, subdue: subdueFrame, surrender } = frames

/** Start of a turn: what may be done once in each begins anew. */
export function freshTurn(ctx: RuleContext): void {
  const { b, s } = ctx
  s.tried.fill(0)
  s.pleaded.fill(0)
  s.beaten = 0
  s.capitulated = 0
  s.applied = 0
  for (let p = 0; p < b.powers; p++) s.campStart[p] = s.camp[p]
  returnSubstituteCards(b, s)
}

/** Areas the enemies of a country hold in it, its capital counted twice: what the die must not exceed. 7.1.a */
export function conquestCount(b: Board, s: AwState, c: Country): number {
  let n = 0
  for (const area of b.homeAreas[c]) {
    if (b.isSquare[area] && isLost(b, s, c, area)) n += b.capital[c] === area ? 2 : 1
  }
  return n
}

export const conquestMod = (b: Board, c: Country): number =>
  c === b.assyria ? b.data.constants.conquest.assyria.dieMod : c < b.powers ? b.data.constants.conquest.power.dieMod : 0

/** Falls without a roll: every square home area is in enemy hands, other conquerors' provinces apart; Media with seven cities
 *  and its capital. 7.1, 10.4.c */
export function hasFallen(b: Board, s: AwState, c: Country): boolean {
  if (has(b.isTribe, c) || !has(s.inPlay & ~s.gone, c) || (c === b.assyria && isSafe(b, s))) return false
  const lost = lostAreas(b, s, c)
  if (lost === 0) return false
  if (c === b.media) {
    return lost >= b.data.constants.conquest.mediaCities && isLost(b, s, c, b.capital[c])
  }
  for (const area of b.homeAreas[c]) {
    if (b.isSquare[area] && !isLost(b, s, c, area) && s.province[area] === NOBODY) return false
  }
  return true
}

/** In The Two Rivers the fall of Nineveh ends the game instead. */
const isSafe = (b: Board, s: AwState): boolean => b.scenarios[s.scenario].data.victoryTest.test === 'two-rivers'

/** One check of a country in a turn, whoever makes it; in the interphase one for each side that meets the conditions by itself.
 *  6.13, 7.1.c, 10.4.d */
const hasBeenTried = (s: AwState, p: Country, c: Country): boolean =>
  (s.phasing === NOBODY ? s.tried[c] & s.kin[p] : s.tried[c]) !== 0

/** Why a power may not make a check, '' where it may. 6.13, 7.1 */
export type ConquestBar = '' | 'tribe' | 'not-at-war' | 'holds-none' | 'too-few' | 'never' | 'tried' | 'safe'
export function conquestBar(b: Board, s: AwState, p: Country, c: Country): ConquestBar {
  if (p >= b.powers || has(b.isTribe, c) || c >= b.onTrack) return 'tribe'
  if (!has(s.war[p], c)) return 'not-at-war'
  if (holdings(b, s, c, p) === 0) return 'holds-none'
  if (c === b.assyria && isSafe(b, s)) return 'safe'
  if (hasFallen(b, s, c)) return ''
  if (hasBeenTried(s, p, c)) return 'tried'
  if (c === b.media) return 'never'
  if (c >= b.powers) return ''
  const rule = b.data.constants.conquest
  const lost = lostAreas(b, s, c)
  const capital = isLost(b, s, c, b.capital[c])
  if (c === b.assyria) return capital && lost - 1 >= rule.assyria.others ? '' : 'too-few'
  return lost >= rule.power.cities || (capital && lost - 1 >= rule.power.orCapitalPlus) ? '' : 'too-few'
}

export function legalConquest(b: Board, s: AwState, by: Country, out: AwAction[], n: number, asking: boolean): number {
  const p = powerOf(b, s, by)
  if (p === NOBODY) return n
  for (let rest = s.war[p] & s.inPlay & ~s.gone & ~b.isTribe; rest !== 0; rest &= rest - 1) {
    const c = lowest(rest)
    if (lostAreas(b, s, c) === 0 || conquestBar(b, s, p, c) !== '') continue
    const leader = leadingOccupier(b, s, c)
    if (leader === p || (asking && !has(s.dealt[p], leader))) out[n++] = b.acts.conquer[c]
  }
  return n
}

/** In one's impulse; where another power has the word it is asked first. 7.1.c */
export function attempt(ctx: RuleContext, by: Country, c: Country): void {
  const p = powerOf(ctx.b, ctx.s, by)
  const leader = leadingOccupier(ctx.b, ctx.s, c)
  if (leader === p) tryConquest(ctx, p, c)
  else offer(ctx, p, leader, SUBDUE, c)
}

/** The check. 7.1.a */
export function tryConquest(ctx: RuleContext, p: Country, c: Country): void {
  const { b, s } = ctx
  if (conquestBar(b, s, p, c) !== '') return
  s.tried[c] |= 1 << p
  if (hasFallen(b, s, c)) {
    conquer(ctx, p, c)
    return
  }
  const roll = rollDie(ctx)
  const [mod, held] = [conquestMod(b, c), conquestCount(b, s, c)]
  const success = roll + mod <= held
  ctx.tell?.all({ at: 'conquest-check', power: b.countries[p], country: b.countries[c], roll, mod, held, success })
  if (success) conquer(ctx, p, c)
}

/** After an area has changed hands: whether its country falls at once. The power with the word is the conqueror. */
export function checkFall(ctx: RuleContext, c: Country): void {
  const { b, s } = ctx
  if (hasFallen(b, s, c)) {
    const p = leadingOccupier(b, s, c)
    if (p !== NOBODY && has(s.war[p], c)) {
      conquer(ctx, p, c)
      return
    }
  }
  checkElimination(ctx, c)
}

/** The conquerors: for Assyria all allies of the one who takes it that hold a part of it. 7.1.d */
function conquerors(b: Board, s: AwState, p: Country, c: Country): Countries {
  if (c !== b.assyria) return 1 << p
  return (1 << p) | (occupiers(b, s, c) & s.kin[p])
}

export const conquer = (ctx: RuleContext, p: Country, c: Country): void =>
  subdue(ctx, conquerors(ctx.b, ctx.s, p, c), p, c, false)

/** 7.1.d, of a country by one power or several. */
export function subdue(ctx: RuleContext, powers: Countries, chooser: Country, c: Country, surrendered: boolean): void {
  const { b, s } = ctx
  const camp = c < b.powers ? s.camp[c] : NO_CAMP
  ctx.tell?.all({
    at: surrendered ? 'surrendered' : 'conquered',
    country: b.countries[c],
    by: b.countries.filter((_, p) => has(powers, p)),
  })
  awardConquest(ctx, powers, c, chooser)
  if (b.assyria !== NOBODY && (s.kin[b.assyria] & powers) !== 0) punished(ctx, c) // 7.4.4
  s.conquered[c] |= powers
  for (let rest = powers; rest !== 0; rest &= rest - 1) {
    const p = lowest(rest)
    s.grace[b.powers * c + p] = s.turn + 1
    s.trophies[p] |= 1 << c
    endWars(b, s, p, c)
  }
  if (c < b.powers) {
    ;(surrendered ? s.yielded : s.fallen)[c] |= 1 << s.turn
    subduePower(ctx, c)
  } else {
    setMarker(ctx, c, NOBODY, 0)
    deactivate(ctx, c, true)
  }
  leaveForeignGround(ctx, c)
  settleWars(ctx)
  countryFallen(ctx, c)
  if (camp !== NO_CAMP) campBeaten(ctx, camp, powers, chooser)
  checkElimination(ctx, c)
  // Asked before all that the fall brings about.
  for (let rest = powers; rest !== 0; rest &= rest - 1) province.push(s, { of: lowest(rest), country: c })
}

/** The conqueror's wars with the country, and with its minors. 7.1.d */
function endWars(b: Board, s: AwState, p: Country, c: Country): void {
  const mine = (1 << p) | bodyOf(b, s, p) | friendsOf(b, s, p, ALLIANCE)
  const theirs = (1 << c) | (c < b.powers ? friendsOf(b, s, c, ALLIANCE) : 0)
  for (let rest = mine; rest !== 0; rest &= rest - 1) {
    for (let others = theirs; others !== 0; others &= others - 1) endFeud(s, lowest(rest), lowest(others))
  }
}

/** Out of its camp; its minors drift away, its trade cities are free. 7.1.d */
function subduePower(ctx: RuleContext, c: Country): void {
  const { b, s } = ctx
  leaveCamp(ctx, c)
  // Its wars with minors that stand alone are over. 7.4.3
  for (let rest = s.feud[c] & b.isMinor; rest !== 0; rest &= rest - 1) {
    if (allyOf(s, lowest(rest)) === NOBODY) endFeud(s, c, lowest(rest))
  }
  s.passage[c] = 0
  for (let p = 0; p < b.powers; p++) s.passage[p] &= ~(1 << c)
  for (let rest = friendsOf(b, s, c, NEUTRAL); rest !== 0; rest &= rest - 1) {
    const minor = lowest(rest)
    lower(ctx, minor, Math.max(3, rollTwo(ctx)))
  }
  for (const area of b.tradeCityArea) if (s.pact[area] === c) s.pact[area] = NOBODY
}

/** What it holds of others goes back, and its forces abroad go home. 7.1.d */
function leaveForeignGround(ctx: RuleContext, c: Country): void {
  const { b, s } = ctx
  for (let area = 0; area < b.areas.length; area++) {
    const owner = b.owner[area]
    if (b.tradeCity[area] >= 0 && s.city[area] === c) s.city[area] = NOBODY
    if (owner === NOBODY || owner === c) continue
    if (s.land[area] === c) s.land[area] = heirOf(b, s, area)
    if (s.city[area] === c) s.city[area] = heirOf(b, s, area)
    if (s.province[area] === c) s.province[area] = NOBODY
  }
  expelAbroad(ctx, c)
}

/** Areas the conqueror may keep: with a unit of his own, no capital, no blue city. 7.1.d */
export const mayBeProvince = (b: Board, s: AwState, p: Country, c: Country, area: Area): boolean =>
  b.home[area] === c &&
  b.capital[c] !== area &&
  !b.blue[area] &&
  provincial(b, s, p, area) !== NOBODY &&
  (garrison(b, s, area) & ~s.kin[p]) === 0 &&
  s.province[area] === NOBODY

/** Whose province it would be: the power's own, or of its substitute that stands there; NOBODY. 7.1 */
function provincial(b: Board, s: AwState, p: Country, area: Area): number {
  for (let rest = bodyOf(b, s, p); rest !== 0; rest &= rest - 1) {
    const c = lowest(rest)
    if (hasUnits(b, s, field(area), c) || hasUnits(b, s, inside(b, area), c)) return c
  }
  return NOBODY
}

/** All forces of a power, or of its substitutes, leave a country it has conquered. 7.1.d */
function leaveAll(ctx: RuleContext, p: Country, c: Country): void {
  for (let rest = bodyOf(ctx.b, ctx.s, p); rest !== 0; rest &= rest - 1) expelFrom(ctx, lowest(rest), c)
}

/** The grace periods that are over with this turn: the country is free again, and keeps what friendship it has. 7.1.d, R75 */
export function endGraces(ctx: RuleContext): void {
  const { b, s } = ctx
  for (let c = 0; c < b.onTrack; c++) {
    for (let p = 0; p < b.powers; p++) {
      const last = s.grace[b.powers * c + p]
      if (last > 0 && last <= s.turn) endGrace(ctx, c, p)
    }
  }
}

export function endGrace(ctx: RuleContext, c: Country, p: Country): void {
  const { b, s } = ctx
  s.grace[b.powers * c + p] = 0
  s.conquered[c] &= ~(1 << p)
  ctx.tell?.all({ at: 'grace-over', country: b.countries[c], power: b.countries[p] })
  settleWars(ctx)
}

/** 8.4 ends with the next interphase: the borrowed power is a rebel again. R41 */
function giveBack(ctx: RuleContext): void {
  const { b, s } = ctx
  for (let rest = s.lent; rest !== 0; rest &= rest - 1) {
    const p = lowest(rest)
    s.lent &= ~(1 << p)
    s.runner[p] = p
    for (let c = b.powers; c < b.onTrack; c++) if (allyOf(s, c) === p) s.runner[c] = p
    leaveCamp(ctx, p)
    joinCamp(ctx, p, REBEL, true)
  }
}

/** 7.1 in the interphase. */
export function pushConquest(ctx: RuleContext): void {
  const { s } = ctx
  s.tried.fill(0)
  s.dealt.fill(0)
  endGraces(ctx)
  if (s.lent !== 0) giveBack(ctx)
  settleControl(ctx)
  conquests.push(s, {})
}

function nextConqueror(b: Board, s: AwState, f: FrameOf<'conquests'>): Country {
  const start = s.lastPlayed === NOBODY ? 0 : s.lastPlayed + 1
  return (start + conquests.step(f) - 1) % b.onTrack
}

const scratch: AwAction[] = []

export const conquestChapter: Chapter = {
  frames: {
    // First surrenders, then checks. 10.4.d
    conquests: {
      run(ctx, f) {
        const { b, s } = ctx
        const step = conquests.step(f)
        if (step === 0) {
          for (let c = 0; c < b.onTrack; c++) checkFall(ctx, c)
          replaceTop(s, conquests.with(f, { step: 1 }))
          for (let c = b.onTrack - 1; c >= 0; c--) if (plight(b, s, c) > 0) surrender.push(s, { of: c })
          return false
        }
        if (step > b.onTrack) {
          s.frames.pop()
          return false
        }
        const p = nextConqueror(b, s, f)
        replaceTop(s, conquests.with(f, { step: step + 1 }))
        if (legalConquest(b, s, p, scratch, 0, false) > 0) subdueFrame.push(s, { of: powerOf(b, s, p) })
        return false
      },
    },
    subdue: {
      run(ctx, f) {
        if (legalConquest(ctx.b, ctx.s, f.of, scratch, 0, false) > 0) return true
        ctx.s.frames.pop()
        return false
      },
      legal(b, s, f, out) {
        const n = legalConquest(b, s, f.of, out, 0, false)
        out[n] = b.acts.pass[0]
        return n + 1
      },
      apply(ctx, f, action) {
        if (action.kind === 'conquer') tryConquest(ctx, f.of, action.country)
        else ctx.s.frames.pop()
      },
    },
    province: {
      run(ctx, f) {
        const { b, s } = ctx
        const country = province.country(f)
        for (const area of b.homeAreas[country]) if (mayBeProvince(b, s, f.of, country, area)) return true
        s.frames.pop()
        leaveAll(ctx, f.of, country)
        settleControl(ctx)
        return false
      },
      legal(b, s, f, out) {
        let n = 0
        for (const area of b.homeAreas[province.country(f)])
          if (mayBeProvince(b, s, f.of, province.country(f), area)) out[n++] = b.acts.province[area]
        out[n++] = b.acts.pass[0]
        return n
      },
      apply(ctx, f, action) {
        const { b, s } = ctx
        s.frames.pop()
        if (action.kind === 'province') {
          const lord = provincial(b, s, f.of, action.area)
          s.province[action.area] = lord
          s.land[action.area] = lord
          if (b.isCity[action.area]) s.city[action.area] = lord
          ctx.tell?.all({ at: 'province', power: b.countries[f.of], area: b.areas[action.area] })
        }
        leaveAll(ctx, f.of, province.country(f))
        settleControl(ctx)
      },
    },
  },
}
