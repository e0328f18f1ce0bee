// 7.4.2 War: who may declare it on whom, what a declaration costs and what it brings about. Who is at war follows in common/wars.ts
// and settle-wars.ts.

import type { AwAction } from '../board/actions.ts'
import type { Board } from '../board/board.ts'
import type { Chapter } from '../board/chapter.ts'
import { frames } from '../board/frames.ts'
import { AP, type Country, GENERAL, has, lowest, NO_CAMP, NOBODY } from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import type { AwState } from '../board/state.ts'
import { allyOf, isWild, patron, powerOf } from '../common/alliances.ts'
import { TRUCE } from '../common/offers.ts'
import { mayBePunished, paysAssyria } from '../common/tributaries.ts'
import { campOf, closePassage, otherCamp, startFeud } from '../common/wars.ts'
import { canPay, left, pay } from '../economy/purse.ts'
import { applyToCamp } from './camps.ts'
import { activate } from './minors.ts'
import { canOffer, offer } from './offers.ts'
import { settleWars } from './settle-wars.ts'
import { stopPaying } from './tribute.ts'

const { 'stand-by': standBy } = frames

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
export function declare(ctx: RuleContext, by: Country, on: number): void {
  const { b, s } = ctx
  const c = powerOf(b, s, by) === NOBODY ? by : powerOf(b, s, by)
  const d = powerOf(b, s, on) === NOBODY ? on : powerOf(b, s, on)
  ctx.tell?.all({ at: 'war', country: b.countries[c], enemy: b.countries[d] })
  startFeud(s, c, d)
  // A minor that attacks a power has all of its camp against it.
  if (c >= b.powers && d < b.powers) {
    for (let rest = campOf(b, s, d); rest !== 0; rest &= rest - 1) startFeud(s, c, lowest(rest))
  }
  if (c === b.assyria) stopPaying(ctx, d) // 5.2.3
  if (c < b.powers && d < b.powers) closePassage(s, c, d)
  // The points with the victim are lost. Below MARCH its own wars begin; an ally is never attacked, so no alliance ends.
  if (s.track[d] === c) {
    s.track[d] = NOBODY
    s.level[d] = 0
    ctx.tell?.all({ at: 'marker', country: b.countries[d], level: 0, from: b.countries[c], before: 0 })
  }
  if (has(b.isMinor, d)) activate(ctx, d)
  settleWars(ctx)
  const ally = d < b.powers ? NOBODY : allyOf(s, d)
  if (ally !== NOBODY && warBar(b, s, ally, c) === '') standBy.push(s, { of: ally, enemy: c, ally: d }) // 6.9
  if (c < b.powers && d < b.powers) {
    // Joining a camp by war on the other, or because of a war by the other. 7.4.1
    if (s.camp[c] === NO_CAMP && s.camp[d] !== NO_CAMP) applyToCamp(ctx, c, otherCamp(s.camp[d]))
    else if (s.camp[d] === NO_CAMP && s.camp[c] !== NO_CAMP) applyToCamp(ctx, d, otherCamp(s.camp[c]), true)
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
export function payAndDeclare(ctx: RuleContext, c: Country, d: Country): void {
  const { b, s } = ctx
  if (c === s.phasing) pay(ctx, warCost(b, s, c, d), GENERAL)
  else s.saved[c] -= warCost(b, s, c, d)
  declare(ctx, c, d)
}

export const warChapter: Chapter = {
  frames: {
    'stand-by': {
      run(ctx, f) {
        const { b, s } = ctx
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
      apply(ctx, f, action) {
        const enemy = standBy.enemy(f)
        ctx.s.frames.pop()
        if (action.kind === 'war') declare(ctx, f.of, enemy)
        else if (action.kind === 'peace') {
          standBy.push(ctx.s, { of: f.of, enemy, ally: standBy.ally(f), mayOffer: 0 })
          offer(ctx, f.of, enemy, TRUCE, standBy.ally(f))
        }
      },
    },
  },
}
