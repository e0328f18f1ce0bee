// 7.4.2, 7.4.3 War and peace: who is at war with whom and whose ally, and what a declaration costs and brings about. Wars in
// a country's own right are `feud`; `war` and `kin` follow from these, the camps and the alliances.

import { settleWaters } from './aboard.ts'
import type { AwAction } from './actions.ts'
import { type Board, field, inside } from './board.ts'
import { applyToCamp } from './camps.ts'
import type { Chapter, Scene } from './chapter.ts'
import { settleControl } from './control.ts'
import { forcesAt, move, presence } from './counters.ts'
import { allyOf, isWild, patron, powerOf, powersAlive } from './diplomacy.ts'
import { ATTACK, enter, UNSEEN } from './enter.ts'
import { expel, expelFrom } from './expel.ts'
import { showStack } from './fog.ts'
import { frames, replaceTop } from './frames.ts'
import { canAttack, pushBody } from './landing.ts'
import { activate, deactivate, dismissIdle } from './minors.ts'
import {
  AP,
  type Area,
  ASSYRIAN,
  type Countries,
  type Country,
  GENERAL,
  has,
  lowest,
  NO_CAMP,
  NOBODY,
  REBEL,
} from './names.ts'
import { canOffer, offer, TRUCE } from './offers.ts'
import { CLASH } from './party.ts'
import { blocker, foreignGround, friendlyCity, mayEnter } from './passage.ts'
import { canPay, left, pay } from './purse.ts'
import type { AwState } from './state.ts'
import { mayBePunished, paysAssyria, stopPaying } from './tribute.ts'

const { clashes, 'stand-by': standBy } = frames

/** The powers of a camp, as bits. */
export function campBits(b: Board, s: AwState, camp: number): Countries {
  let bits = 0
  const alive = powersAlive(b, s)
  for (let p = 0; p < b.powers; p++) if (s.camp[p] === camp && has(alive, p)) bits |= 1 << p
  return bits
}
/** A power's camp, or just itself where it is in none. */
const campOf = (b: Board, s: AwState, p: Country): number =>
  s.camp[p] === NO_CAMP ? 1 << p : campBits(b, s, s.camp[p])
/** The one against it. 7.4.1 */
export const otherCamp = (camp: number): number => (camp === ASSYRIAN ? REBEL : ASSYRIAN)

const union = (table: readonly number[], set: Countries): number => {
  let all = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) all |= table[lowest(rest)]
  return all
}

/** A power, or its substitutes, with its allied minors and tribes. */
const folk: number[] = []
const powerWar: number[] = []

/** Reckons `war` and `kin` anew. 6.9, 7.4.1, 7.4.2, 10.1 */
export function reckonWars(b: Board, s: AwState): void {
  const alive = s.inPlay & ~s.gone
  const powers = powersAlive(b, s)
  let loose = 0
  for (let p = 0; p < b.powers; p++) folk[p] = (1 << p) & alive
  for (let c = b.powers; c < b.onTrack; c++) {
    if (!has(alive, c)) continue
    const p = patron(b, s, c)
    if (p !== NOBODY) folk[p] |= 1 << c
    else if (has(b.isTribe, c) && has(s.active, c)) loose |= 1 << c
  }
  for (let p = 0; p < b.powers; p++) {
    const mates = campOf(b, s, p)
    let foes = s.camp[p] === NO_CAMP ? 0 : campBits(b, s, otherCamp(s.camp[p]))
    for (let rest = mates; rest !== 0; rest &= rest - 1) foes |= s.feud[lowest(rest)] & b.isPower
    // War on a power is war on all of its camp. 7.4.2
    powerWar[p] = 0
    for (let rest = foes & powers; rest !== 0; rest &= rest - 1) powerWar[p] |= campOf(b, s, lowest(rest))
    powerWar[p] &= ~mates
  }
  for (let c = 0; c < b.countries.length; c++) {
    if (!has(alive | powers, c)) {
      s.war[c] = 0
      s.kin[c] = 1 << c
      continue
    }
    const p = patron(b, s, c)
    s.kin[c] = p === NOBODY ? 1 << c : union(folk, campOf(b, s, p))
    let foes = s.feud[c]
    if (p !== NOBODY) foes |= powerWar[p] | s.feud[p]
    // Those allied to an enemy power are enemies. 6.9
    foes |= union(folk, foes & b.isPower)
    foes |= has(loose, c) ? alive & ((1 << b.onTrack) - 1) : loose
    s.war[c] = foes & alive & ~s.kin[c] & ~(1 << c)
  }
  // Grace keeps the peace between conqueror and conquered, and between all who are allied to them. 7.1.d
  for (let c = 0; c < b.onTrack; c++) {
    for (let p = 0; s.conquered[c] !== 0 && p < b.powers; p++) {
      if (s.grace[b.powers * c + p] === 0) continue
      const mine = c < b.powers ? folk[c] : 1 << c
      for (let rest = mine; rest !== 0; rest &= rest - 1) s.war[lowest(rest)] &= ~folk[p]
      for (let rest = folk[p]; rest !== 0; rest &= rest - 1) s.war[lowest(rest)] &= ~mine
    }
  }
}

const before: number[] = []

/** After any change of camps, feuds or alliances: reckons wars anew, moves those who stand where they may not, and lets
 *  those fight who have become enemies in the same field. 7.4.2, 8.1, 10.4.f */
export function settleWars(g: Scene): void {
  const { b, s } = g
  dropFeuds(g)
  for (let c = 0; c < b.onTrack; c++) before[c] = s.war[c]
  reckonWars(b, s)
  const n = b.onTrack
  let same = true
  let more = false
  for (let c = 0; c < n; c++) {
    if (s.war[c] !== before[c]) same = false
    if ((s.war[c] & ~before[c]) !== 0) more = true
  }
  if (more) awaitClashes(s)
  // Driving forces off may come back here: a list of one's own.
  const old = same ? before : before.slice(0, n)
  for (let c = 0; !same && c < n; c++) {
    for (let rest = (old[c] ^ s.war[c]) & -(2 << c); rest !== 0; rest &= rest - 1) {
      const d = lowest(rest)
      if (d >= n) break
      if (has(s.war[c], d)) {
        if (c < b.powers && d < b.powers) closePassage(s, c, d)
        g.tell?.all({ at: 'at-war', country: b.countries[c], enemy: b.countries[d] })
        expelFrom(g, c, d)
        expelFrom(g, d, c)
      } else {
        g.tell?.all({ at: 'at-peace', country: b.countries[c], other: b.countries[d] })
      }
    }
  }
  settleControl(g)
  evict(g)
  dismissIdle(g)
  settleWaters(g)
}

/** Battles come when those who must leave have left, and a march in which war was declared is over. */
function awaitClashes(s: AwState): void {
  let at = s.frames.length
  for (let i = s.frames.length - 1; i >= 0; i--) {
    if (s.frames[i].at === 'clashes') return
    if (s.frames[i].at === 'act') {
      at = i + 1
      break
    }
  }
  s.frames.splice(at, 0, clashes.make({}))
}

/** Enemies in the same field fight; the one whose impulse it is, or its ally, attacks, with one army, group or unit at a time.
 *  6.6.5, 10.4.f */
function clash(g: Scene, area: Area): boolean {
  const { b, s } = g
  const here = presence(b, s, area)
  for (let rest = here; rest !== 0; rest &= rest - 1) {
    const c = lowest(rest)
    const foes = here & s.war[c]
    if (foes === 0) continue
    const side = s.phasing === NOBODY ? 0 : s.kin[s.phasing]
    const first = (foes & side) !== 0 && !has(side, c) ? lowest(foes & side) : c
    let attacker = mayBegin(g, area, first) ? first : NOBODY
    for (let other = here & s.war[first]; other !== 0 && attacker === NOBODY; other &= other - 1) {
      if (mayBegin(g, area, lowest(other))) attacker = lowest(other)
    }
    // Mercenaries without leaders on both sides: somebody has to begin.
    if (attacker === NOBODY) enter(g, area, 1 << first, ATTACK | UNSEEN)
    else pushBody(s, attacker, field(area), CLASH, area, 1 << attacker)
    return true
  }
  return false
}

/** Mercenaries without a leader do not attack; in the fog they have to be shown, for others attack in their stead. 6.6, 9.5 */
function mayBegin(g: Scene, area: Area, c: Country): boolean {
  if (canAttack(g.b, g.s, field(area), CLASH, 1 << c)) return true
  showStack(g, field(area), c)
  return false
}

/** Forces that stand where they may no longer enter leave: after peace, a status below MARCH, the end of free passage, of
 *  tribute or of grace. Out of cities that are not those of an ally any more they come into the field. 6.9, 7.4.1, 8.1 */
export function evict(g: Scene): void {
  const { b, s } = g
  if (!markStrangers(b, s)) return
  let moved = false
  // A tribe that is somebody's ally is treated as a minor, one that stands in for a power as a power. 7.1, 10.1.2
  let bound = ~b.isTribe
  for (let c = b.powers; c < b.onTrack; c++) if (patron(b, s, c) !== NOBODY) bound |= 1 << c
  for (let area = 0; area < b.areas.length; area++) {
    if (!moved && strangers[area] !== sweep) continue
    // A trade city's ground is its conqueror's, or that of the power in a pact with it. 7.4.2
    const owner = b.tradeCity[area] < 0 ? b.owner[area] : blocker(b, s, area)
    const city = inside(b, area)
    if (owner === NOBODY || (s.head[area] < 0 && s.head[city] < 0)) continue
    const within = forcesAt(b, s, city)
    for (let rest = (forcesAt(b, s, area) | within) & bound & ~(1 << owner); rest !== 0; rest &= rest - 1) {
      const c = lowest(rest)
      if (c >= b.onTrack || (b.tradeCity[area] < 0 && !foreignGround(b, s, c, area))) continue
      if (mayEnter(b, s, c, area) !== 1) {
        moved = true
        expel(g, c, area, owner)
      } else if (has(within, c) && !friendlyCity(b, s, c, area) && !has(s.war[c], s.city[area])) {
        moved = true
        comeOut(g, c, area)
      }
    }
  }
}

/** Areas with forces of others than their printed owner: those with this mark. */
const strangers: number[] = []
let sweep = 0

/** Looks at all counters once; whether there are any such areas. */
function markStrangers(b: Board, s: AwState): boolean {
  const { at, own } = s
  const { owner, tradeCity, insides, seas, ship, counters } = b
  sweep++
  let any = false
  for (let u = 0; u < counters; u++) {
    const place = at[u]
    if (place < 0 || place >= seas) continue
    const area = place < insides ? place : place - insides
    if (owner[area] === own[u] || (owner[area] === NOBODY && tradeCity[area] < 0) || ship[u]) continue
    strangers[area] = sweep
    any = true
  }
  return any
}

function comeOut(g: Scene, c: Country, area: Area): void {
  const { b, s } = g
  for (let u = s.head[inside(b, area)]; u >= 0; ) {
    const next = s.next[u]
    if (s.own[u] === c) move(s, u, field(area))
    u = next
  }
}

/** Feuds end between allies, and between Assyria's allies and those who pay it. 5.2.3 */
function dropFeuds(g: Scene): void {
  const { b, s } = g
  for (let p = 0; p < b.powers; p++) {
    for (let q = p + 1; q < b.powers; q++) if (s.camp[p] !== NO_CAMP && s.camp[p] === s.camp[q]) endFeud(s, p, q)
  }
  for (let c = b.powers; c < b.onTrack; c++) {
    const ally = allyOf(s, c)
    if (ally === NOBODY || s.feud[c] === 0) continue
    for (let d = 0; d < b.onTrack; d++) {
      const p = patron(b, s, d)
      if (p !== NOBODY && (p === ally || (s.camp[p] !== NO_CAMP && s.camp[p] === s.camp[ally]))) endFeud(s, c, d)
    }
  }
  if (b.assyria === NOBODY) return
  for (let c = 0; c < b.onTrack; c++) {
    const p = patron(b, s, c)
    if (p === NOBODY || (p !== b.assyria && (s.camp[p] === NO_CAMP || s.camp[p] !== s.camp[b.assyria]))) continue
    for (let rest = s.feud[c]; rest !== 0; rest &= rest - 1) {
      const d = lowest(rest)
      if (paysAssyria(b, s, d)) endFeud(s, c, d)
    }
  }
}

export function endFeud(s: AwState, c: Country, d: Country): void {
  s.feud[c] &= ~(1 << d)
  s.feud[d] &= ~(1 << c)
}
function startFeud(s: AwState, c: Country, d: Country): void {
  s.feud[c] |= 1 << d
  s.feud[d] |= 1 << c
}

export function closePassage(s: AwState, p: Country, q: Country): void {
  s.passage[p] &= ~(1 << q)
  s.passage[q] &= ~(1 << p)
}

/** Whom a declaration on `d` makes an enemy: it and, for a power, its camp with all allies. 7.4.2 */
const sideOf = (b: Board, s: AwState, d: Country): number => (powerOf(b, s, d) !== NOBODY ? s.kin[d] : 1 << d)

/** Why a country may not declare war on another, '' where it may. 7.4.1, 7.4.2, 7.4.5 */
export type WarBar =
  | ''
  | 'not-in-play'
  | 'nomads'
  | 'controller'
  | 'allied'
  | 'at-war'
  | 'grace'
  | 'payer'
  | 'protected'
  | 'former-camp'
  | 'truce'
  | 'closed'
export function warBar(b: Board, s: AwState, c: Country, d: Country, graces = anyGrace(b, s)): WarBar {
  if (c === d || !has(s.inPlay & ~s.gone, d) || d >= b.onTrack) return 'not-in-play'
  const p = patron(b, s, c)
  if (isWild(b, s, c)) return 'nomads'
  if (p === NOBODY) return 'controller'
  if (has(s.kin[c], d)) return 'allied'
  if (has(s.war[c], d)) return 'at-war'
  if (b.scenarios[s.scenario].data.closed?.includes('camps')) return 'closed'
  const side = sideOf(b, s, d)
  if (graces) {
    for (let rest = side; rest !== 0; rest &= rest - 1) if (inGraceWith(b, s, c, lowest(rest))) return 'grace'
  }
  if (b.assyria !== NOBODY) {
    // 5.2.3
    if ((side & s.kin[b.assyria]) !== 0 && paysAssyria(b, s, c)) return 'payer'
    if (c !== b.assyria && has(s.kin[b.assyria], c) && paysAssyria(b, s, d)) return 'protected'
  }
  if (has(s.truce[c], d)) return 'truce' // N61
  if (s.phasing === NOBODY) return ''
  const [mine, q] = [powerOf(b, s, c), patron(b, s, d)]
  if (mine !== NOBODY && s.camp[mine] === NO_CAMP && s.campStart[mine] !== NO_CAMP && q !== NOBODY) {
    if (s.camp[q] === s.campStart[mine]) return 'former-camp' // 7.4.1
  }
  return ''
}

function anyGrace(b: Board, s: AwState): boolean {
  for (let c = 0; c < b.onTrack; c++) if (s.conquered[c] !== 0) return true
  return false
}

/** Grace in either direction, between them or the powers they are allied to. 7.1.d */
export function inGraceWith(b: Board, s: AwState, c: Country, d: Country): boolean {
  const [p, q] = [patron(b, s, c), patron(b, s, d)]
  const between = (victim: Country, power: Country): boolean =>
    power !== NOBODY && victim !== NOBODY && power < b.powers && s.grace[b.powers * victim + power] > 0
  return between(c, q) || between(d, p) || between(p, q) || between(q, p)
}

/** In twelfths of an AP; nothing between turns. 5.2.3, 7.4.2 */
export function warCost(b: Board, s: AwState, c: Country, d: Country): number {
  if (s.phasing === NOBODY) return 0
  const cost = b.data.constants.declareWar
  if (powerOf(b, s, c) === NOBODY) return AP * cost.minorAny
  if (c === b.assyria) {
    if (mayBePunished(s, d)) return 0
    if (paysAssyria(b, s, d)) return AP * (d < b.powers ? cost.assyriaOnPayingPower : cost.assyriaOnPayingMinor)
  }
  return AP * (powerOf(b, s, d) !== NOBODY ? cost.powerOnPower : cost.powerOnMinor)
}

/** War, with all that follows from it; what it costs has been paid. A substitute makes it as the power it stands for, and so it is
 *  made on one. 7.1, 7.4.2 */
export function declare(g: Scene, by: Country, on: number): void {
  const { b, s } = g
  const c = powerOf(b, s, by) === NOBODY ? by : powerOf(b, s, by)
  const d = powerOf(b, s, on) === NOBODY ? on : powerOf(b, s, on)
  g.tell?.all({ at: 'war', country: b.countries[c], enemy: b.countries[d] })
  startFeud(s, c, d)
  // A minor that attacks a power has all of its camp against it.
  if (c >= b.powers && d < b.powers) {
    for (let rest = campOf(b, s, d); rest !== 0; rest &= rest - 1) startFeud(s, c, lowest(rest))
  }
  if (c === b.assyria) stopPaying(g, d) // 5.2.3
  if (c < b.powers && d < b.powers) closePassage(s, c, d)
  // The points with the victim are lost. Below MARCH its own wars begin; an ally is never attacked, so no alliance ends.
  if (s.track[d] === c) {
    s.track[d] = NOBODY
    s.level[d] = 0
    g.tell?.all({ at: 'marker', country: b.countries[d], level: 0, from: b.countries[c], before: 0 })
  }
  if (has(b.isMinor, d)) activate(g, d)
  settleWars(g)
  const ally = d < b.powers ? NOBODY : allyOf(s, d)
  if (ally !== NOBODY && warBar(b, s, ally, c) === '') standBy.push(s, { of: ally, enemy: c, ally: d }) // 6.9
  if (c < b.powers && d < b.powers) {
    // Joining a camp by war on the other, or because of a war by the other. 7.4.1
    if (s.camp[c] === NO_CAMP && s.camp[d] !== NO_CAMP) applyToCamp(g, c, otherCamp(s.camp[d]))
    else if (s.camp[d] === NO_CAMP && s.camp[c] !== NO_CAMP) applyToCamp(g, d, otherCamp(s.camp[c]), true)
  }
}

/** Peace between two countries; what keeps them at war as camps is left by the one who asked for it. 7.4.3 */
export function makePeace(g: Scene, c: Country, d: Country): void {
  const { b, s } = g
  endFeud(s, c, d)
  s.truce[c] |= 1 << d
  s.truce[d] |= 1 << c
  g.tell?.all({ at: 'peace', country: b.countries[c], other: b.countries[d] })
  settleWars(g)
  for (const minor of [c, d]) {
    if (has(b.isMinor, minor) && allyOf(s, minor) === NOBODY) deactivate(g, minor)
  }
}

/** 7.4.6 A minor that comes with wars of its own: its new power may take its side in each. */
export function standBySide(g: Scene, power: Country, minor: Country): void {
  const { s } = g
  for (let rest = s.feud[minor] & s.war[minor]; rest !== 0; rest &= rest - 1) {
    const enemy = lowest(rest)
    if (!has(s.war[power], enemy)) standBy.push(s, { of: power, enemy, ally: minor, mayOffer: 1 })
  }
}

export function legalWars(b: Board, s: AwState, c: Country, out: AwAction[], n: number, free: boolean): number {
  if (patron(b, s, c) === NOBODY || isWild(b, s, c)) return n
  const purse = left(s)
  // Only Assyria may have something to declare for less.
  if (!free && c !== b.assyria && purse < AP * b.data.constants.declareWar.powerOnMinor) return n
  const graces = anyGrace(b, s)
  for (let rest = s.inPlay & ~s.gone & ~s.kin[c] & ~s.war[c]; rest !== 0; rest &= rest - 1) {
    const d = lowest(rest)
    if (d >= b.onTrack) break
    if ((free || purse >= warCost(b, s, c, d)) && warBar(b, s, c, d, graces) === '') out[n++] = b.acts.war[d]
  }
  return n
}

/** Whether a country can pay for a war on another: out of its impulse from what it has saved. 8.1 */
export const canAffordWar = (b: Board, s: AwState, c: Country, d: Country): boolean =>
  c === s.phasing ? canPay(s, warCost(b, s, c, d), GENERAL) : s.saved[c] >= warCost(b, s, c, d)

/** A declaration by the country whose force moves, in its impulse or not. */
export function payAndDeclare(g: Scene, c: Country, d: Country): void {
  const { b, s } = g
  if (c === s.phasing) pay(g, warCost(b, s, c, d), GENERAL)
  else s.saved[c] -= warCost(b, s, c, d)
  declare(g, c, d)
}

/** Battles in one area that a change of wars can bring about. */
const MOST_CLASHES = 64

export const clashesChapter: Chapter = {
  frames: {
    clashes: {
      run(g, f) {
        const { b, s } = g
        // As long as enemies are left in an area, but not for ever.
        for (let area = clashes.area(f); area < b.areas.length; area++) {
          if (s.head[area] < 0) continue
          const here = presence(b, s, area)
          if ((here & (here - 1)) === 0) continue
          const fought = area === clashes.area(f) ? clashes.fought(f) : 0
          replaceTop(s, clashes.make({ area, fought: fought + 1 }))
          if (fought < MOST_CLASHES && clash(g, area)) return false
        }
        s.frames.pop()
        return false
      },
    },
  },
}

export const warChapter: Chapter = {
  frames: {
    'stand-by': {
      run(g, f) {
        const { b, s } = g
        if (has(s.war[standBy.ally(f)], standBy.enemy(f)) && warBar(b, s, f.of, standBy.enemy(f)) === '') return true
        s.frames.pop()
        return false
      },
      legal(b, s, f, out) {
        const enemy = standBy.enemy(f)
        let n = 0
        out[n++] = b.acts.war[enemy]
        if (standBy.mayOffer(f) === 1 && canOffer(b, s, f.of, enemy)) out[n++] = b.acts.peace[enemy]
        out[n++] = b.acts.pass[0]
        return n
      },
      apply(g, f, action) {
        const enemy = standBy.enemy(f)
        g.s.frames.pop()
        if (action.kind === 'war') declare(g, f.of, enemy)
        else if (action.kind === 'peace') {
          standBy.push(g.s, { of: f.of, enemy, ally: standBy.ally(f), mayOffer: 0 })
          offer(g, f.of, enemy, TRUCE, standBy.ally(f))
        }
      },
    },
  },
}
