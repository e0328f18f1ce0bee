// 6.13, 7.1 Conquest: when a country falls, the check, and what becomes of conqueror and conquered. Who is left of
// a power after that is in elimination.ts, surrender in surrender.ts.

import type { AwAction } from './actions.ts'
import { type Board, field, inside } from './board.ts'
import { joinCamp, leaveCamp } from './camps.ts'
import type { Chapter, Scene } from './chapter.ts'
import { holderOf, isLost, lostAreas, settleControl } from './control.ts'
import { countUnits, garrison, hasUnits } from './counters.ts'
import { rollDie, rollTwo } from './dice.ts'
import { allyOf, bodyOf, friendsOf, lower, patron, powerOf, powersAlive, setMarker } from './diplomacy.ts'
import { checkElimination, returnSubstituteCards } from './elimination.ts'
import { expelAbroad, expelFrom } from './expel.ts'
import { type FrameOf, frames, replaceTop } from './frames.ts'
import { deactivate } from './minors.ts'
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
} from './names.ts'
import { offer, SUBDUE } from './offers.ts'
import type { AwState } from './state.ts'
import { plight } from './surrender.ts'
import { punished } from './tribute.ts'
import { campBeaten, countryFallen } from './victory.ts'
import { awardConquest } from './vp.ts'
import { endFeud, settleWars } from './war.ts'

const { conquests, province, subdue: subdueFrame, surrender } = frames

/** Start of a turn: what may be done once in each begins anew. */
export function freshTurn(g: Scene): void {
  const { b, s } = g
  s.tried.fill(0)
  s.pleaded.fill(0)
  s.beaten = 0
  s.capitulated = 0
  s.applied = 0
  for (let p = 0; p < b.powers; p++) s.campStart[p] = s.camp[p]
  returnSubstituteCards(b, s)
}

export const isConquered = (s: AwState, c: Country): boolean => s.conquered[c] !== 0

/** The powers that hold square home areas of a country, or their minors do, and how many each. 7.1.c */
function holdings(b: Board, s: AwState, c: Country, p: Country): number {
  let n = 0
  for (const area of b.homeAreas[c]) {
    if (b.isSquare[area] && isLost(b, s, c, area) && patron(b, s, holderOf(b, s, area)) === p) n++
  }
  return n
}

export function occupiers(b: Board, s: AwState, c: Country): Countries {
  let bits = 0
  for (let rest = powersAlive(b, s); rest !== 0; rest &= rest - 1) {
    const p = lowest(rest)
    if (holdings(b, s, c, p) > 0) bits |= 1 << p
  }
  return bits
}

function forcesIn(b: Board, s: AwState, c: Country, p: Country): number {
  let n = 0
  const folk = bodyOf(b, s, p) | friendsOf(b, s, p, ALLIANCE)
  for (const area of b.homeAreas[c]) n += countUnits(b, s, field(area), folk) + countUnits(b, s, inside(b, area), folk)
  return n
}

/** Who has the word where several hold a country: most square home areas, then most forces there. 7.1.c */
export function leadingOccupier(b: Board, s: AwState, c: Country): Country {
  let [best, most, force] = [NOBODY, 0, 0]
  for (let rest = occupiers(b, s, c); rest !== 0; rest &= rest - 1) {
    const p = lowest(rest)
    const n = holdings(b, s, c, p)
    const f = forcesIn(b, s, c, p)
    if (n > most || (n === most && f > force)) [best, most, force] = [p, n, f]
  }
  return best
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
export function attempt(g: Scene, by: Country, c: Country): void {
  const p = powerOf(g.b, g.s, by)
  const leader = leadingOccupier(g.b, g.s, c)
  if (leader === p) tryConquest(g, p, c)
  else offer(g, p, leader, SUBDUE, c)
}

/** The check. 7.1.a */
export function tryConquest(g: Scene, p: Country, c: Country): void {
  const { b, s } = g
  if (conquestBar(b, s, p, c) !== '') return
  s.tried[c] |= 1 << p
  if (hasFallen(b, s, c)) {
    conquer(g, p, c)
    return
  }
  const roll = rollDie(g)
  const [mod, held] = [conquestMod(b, c), conquestCount(b, s, c)]
  const success = roll + mod <= held
  g.tell?.all({ at: 'conquest-check', power: b.countries[p], country: b.countries[c], roll, mod, held, success })
  if (success) conquer(g, p, c)
}

/** After an area has changed hands: whether its country falls at once. The power with the word is the conqueror. */
export function checkFall(g: Scene, c: Country): void {
  const { b, s } = g
  if (hasFallen(b, s, c)) {
    const p = leadingOccupier(b, s, c)
    if (p !== NOBODY && has(s.war[p], c)) {
      conquer(g, p, c)
      return
    }
  }
  checkElimination(g, c)
}

/** The conquerors: for Assyria all allies of the one who takes it that hold a part of it. 7.1.d */
function conquerors(b: Board, s: AwState, p: Country, c: Country): Countries {
  if (c !== b.assyria) return 1 << p
  return (1 << p) | (occupiers(b, s, c) & s.kin[p])
}

export const conquer = (g: Scene, p: Country, c: Country): void => subdue(g, conquerors(g.b, g.s, p, c), p, c, false)

/** 7.1.d, of a country by one power or several. */
export function subdue(g: Scene, powers: Countries, chooser: Country, c: Country, surrendered: boolean): void {
  const { b, s } = g
  const camp = c < b.powers ? s.camp[c] : NO_CAMP
  g.tell?.all({
    at: surrendered ? 'surrendered' : 'conquered',
    country: b.countries[c],
    by: b.countries.filter((_, p) => has(powers, p)),
  })
  awardConquest(g, powers, c, chooser)
  if (b.assyria !== NOBODY && (s.kin[b.assyria] & powers) !== 0) punished(g, c) // 7.4.4
  s.conquered[c] |= powers
  for (let rest = powers; rest !== 0; rest &= rest - 1) {
    const p = lowest(rest)
    s.grace[b.powers * c + p] = s.turn + 1
    s.trophies[p] |= 1 << c
    endWars(b, s, p, c)
  }
  if (c < b.powers) {
    ;(surrendered ? s.yielded : s.fallen)[c] |= 1 << s.turn
    subduePower(g, c)
  } else {
    setMarker(g, c, NOBODY, 0)
    deactivate(g, c, true)
  }
  leaveForeignGround(g, c)
  settleWars(g)
  countryFallen(g, c)
  if (camp !== NO_CAMP) campBeaten(g, camp, powers, chooser)
  checkElimination(g, c)
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
function subduePower(g: Scene, c: Country): void {
  const { b, s } = g
  leaveCamp(g, c)
  // Its wars with minors that stand alone are over. 7.4.3
  for (let rest = s.feud[c] & b.isMinor; rest !== 0; rest &= rest - 1) {
    if (allyOf(s, lowest(rest)) === NOBODY) endFeud(s, c, lowest(rest))
  }
  s.passage[c] = 0
  for (let p = 0; p < b.powers; p++) s.passage[p] &= ~(1 << c)
  for (let rest = friendsOf(b, s, c, NEUTRAL); rest !== 0; rest &= rest - 1) {
    const minor = lowest(rest)
    lower(g, minor, Math.max(3, rollTwo(g)))
  }
  for (const area of b.tradeCityArea) if (s.pact[area] === c) s.pact[area] = NOBODY
}

/** What it holds of others goes back, and its forces abroad go home. 7.1.d */
function leaveForeignGround(g: Scene, c: Country): void {
  const { b, s } = g
  for (let area = 0; area < b.areas.length; area++) {
    const owner = b.owner[area]
    if (b.tradeCity[area] >= 0 && s.city[area] === c) s.city[area] = NOBODY
    if (owner === NOBODY || owner === c) continue
    if (s.land[area] === c) s.land[area] = owner
    if (s.city[area] === c) s.city[area] = owner
    if (s.province[area] === c) s.province[area] = NOBODY
  }
  expelAbroad(g, c)
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
function leaveAll(g: Scene, p: Country, c: Country): void {
  for (let rest = bodyOf(g.b, g.s, p); rest !== 0; rest &= rest - 1) expelFrom(g, lowest(rest), c)
}

/** The grace periods that are over with this turn: the country is free again, and keeps what friendship it has. 7.1.d, R75 */
export function endGraces(g: Scene): void {
  const { b, s } = g
  for (let c = 0; c < b.onTrack; c++) {
    for (let p = 0; p < b.powers; p++) {
      const last = s.grace[b.powers * c + p]
      if (last > 0 && last <= s.turn) endGrace(g, c, p)
    }
  }
}

export function endGrace(g: Scene, c: Country, p: Country): void {
  const { b, s } = g
  s.grace[b.powers * c + p] = 0
  s.conquered[c] &= ~(1 << p)
  g.tell?.all({ at: 'grace-over', country: b.countries[c], power: b.countries[p] })
  settleWars(g)
}

/** 8.4 ends with the next interphase: the borrowed power is a rebel again. R41 */
function giveBack(g: Scene): void {
  const { b, s } = g
  for (let rest = s.lent; rest !== 0; rest &= rest - 1) {
    const p = lowest(rest)
    s.lent &= ~(1 << p)
    s.runner[p] = p
    for (let c = b.powers; c < b.onTrack; c++) if (allyOf(s, c) === p) s.runner[c] = p
    leaveCamp(g, p)
    joinCamp(g, p, REBEL, true)
  }
}

/** 7.1 in the interphase. */
export function pushConquest(g: Scene): void {
  const { s } = g
  s.tried.fill(0)
  s.dealt.fill(0)
  endGraces(g)
  if (s.lent !== 0) giveBack(g)
  settleControl(g)
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
      run(g, f) {
        const { b, s } = g
        const step = conquests.step(f)
        if (step === 0) {
          for (let c = 0; c < b.onTrack; c++) checkFall(g, c)
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
      run(g, f) {
        if (legalConquest(g.b, g.s, f.of, scratch, 0, false) > 0) return true
        g.s.frames.pop()
        return false
      },
      legal(b, s, f, out) {
        const n = legalConquest(b, s, f.of, out, 0, false)
        out[n] = b.acts.pass[0]
        return n + 1
      },
      apply(g, f, action) {
        if (action.kind === 'conquer') tryConquest(g, f.of, action.country)
        else g.s.frames.pop()
      },
    },
    province: {
      run(g, f) {
        const { b, s } = g
        const country = province.country(f)
        for (const area of b.homeAreas[country]) if (mayBeProvince(b, s, f.of, country, area)) return true
        s.frames.pop()
        leaveAll(g, f.of, country)
        settleControl(g)
        return false
      },
      legal(b, s, f, out) {
        let n = 0
        for (const area of b.homeAreas[province.country(f)])
          if (mayBeProvince(b, s, f.of, province.country(f), area)) out[n++] = b.acts.province[area]
        out[n++] = b.acts.pass[0]
        return n
      },
      apply(g, f, action) {
        const { b, s } = g
        s.frames.pop()
        if (action.kind === 'province') {
          const lord = provincial(b, s, f.of, action.area)
          s.province[action.area] = lord
          s.land[action.area] = lord
          if (b.isCity[action.area]) s.city[action.area] = lord
          g.tell?.all({ at: 'province', power: b.countries[f.of], area: b.areas[action.area] })
        }
        leaveAll(g, f.of, province.country(f))
        settleControl(g)
      },
    },
  },
}
