// 7.4.1 Camps: who joins and leaves them, and who has to agree.

import type { Board } from '../board/board.ts'
import { frames } from '../board/frames.ts'
import { AP, ASSYRIAN, CAMPS, type Countries, type Country, has, lowest, NO_CAMP, REBEL } from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import type { AwState } from '../board/state.ts'
import { allyOf, powersAlive } from '../common/alliances.ts'
import { campBits, endFeud, otherCamp } from '../common/wars.ts'
import { canPay, pay } from '../economy/purse.ts'
import { awardPowerAlliance } from '../victory/victory-points.ts'
import { settleWars } from './settle-wars.ts'

const { admit } = frames

/** Alliance with all its powers and war on all of the other camp; points for the alliances, unless one only comes back. 7.4.1, 8.3 */
export function joinCamp(ctx: RuleContext, p: Country, camp: number, back = false): void {
  const { b, s } = ctx
  if (s.camp[p] === camp) return
  for (let rest = back ? 0 : campBits(b, s, camp) & ~(1 << p); rest !== 0; rest &= rest - 1) {
    awardPowerAlliance(ctx, lowest(rest), p)
    awardPowerAlliance(ctx, p, lowest(rest))
  }
  s.camp[p] = camp
  s.shifted |= 1 << p
  for (let rest = campBits(b, s, camp); rest !== 0; rest &= rest - 1) endFeud(s, p, lowest(rest))
  ctx.tell?.all({ at: 'camp', country: b.countries[p], camp: CAMPS[camp] })
  settleWars(ctx)
}

/** Neutral from now on: by peace, tribute, conquest, or of its own will between turns. */
export function leaveCamp(ctx: RuleContext, p: Country): void {
  const { b, s } = ctx
  if (s.camp[p] === NO_CAMP) return
  s.camp[p] = NO_CAMP
  s.shifted |= 1 << p
  ctx.tell?.all({ at: 'camp', country: b.countries[p], camp: CAMPS[NO_CAMP] })
  settleWars(ctx)
}

/** Why a power may not join a camp, '' where it may ask; `attacked`: by the other camp, so that it need not. 7.1.d, 7.4.1 */
export type JoinBar = '' | 'camp' | 'assyria' | 'applied' | 'grace' | 'payer' | 'closed'
export function joinBar(b: Board, s: AwState, p: Country, camp: number, attacked = false): JoinBar {
  if (p >= b.powers || s.camp[p] === camp || !has(powersAlive(b, s), p)) return 'camp'
  if (p === b.assyria && camp === REBEL) return 'assyria'
  if (b.scenarios[s.scenario].data.closed?.includes('camps')) return 'closed'
  if (has(s.applied, p) && !attacked) return 'applied'
  // Not into war with one's conqueror during grace, nor with Assyria as long as one pays it.
  for (let q = 0; q < b.powers; q++) {
    if (s.camp[q] !== otherCamp(camp)) continue
    if (s.grace[b.powers * p + q] > 0 || s.grace[b.powers * q + p] > 0) return 'grace'
    if (q === b.assyria && (s.pledge[p] !== 0 || has(s.conquered[p], q))) return 'payer'
  }
  return ''
}

/** Who has to agree: Assyria to its camp; a rebel at war with the applicant; the conqueror, to his own. */
export function consenters(b: Board, s: AwState, p: Country, camp: number): Countries {
  const members = campBits(b, s, camp) & ~(1 << p)
  let asked = 0
  for (let rest = members; rest !== 0; rest &= rest - 1) {
    const q = lowest(rest)
    const conqueror = has(s.conquered[p], q)
    if (conqueror || (camp === ASSYRIAN ? q === b.assyria : has(s.feud[p], q))) asked |= 1 << q
  }
  return asked
}

/** Asks to be let in, once a turn; whoever is attacked by the other camp comes in without having asked. Nothing happens where it
 *  may not. 7.4.1 */
export function applyToCamp(ctx: RuleContext, p: Country, camp: number, attacked = false): void {
  const { b, s } = ctx
  if (joinBar(b, s, p, camp, attacked) !== '') return
  const asked = consenters(b, s, p, camp)
  if (!attacked) s.applied |= 1 << p
  if (asked === 0) joinCamp(ctx, p, camp)
  else {
    const q = lowest(asked)
    admit.push(s, { of: q, power: p, camp, others: asked & ~(1 << q) })
  }
}

/** 8.4 Two players: whether Assyria may take one power it has conquered to its side until the next interphase; `more`: what the
 *  card costs besides. R41 */
export function mayBorrow(b: Board, s: AwState, c: Country, p: Country, more = 0): boolean {
  const { data, countries } = b.scenarios[s.scenario]
  // The campaign is the scenario with all powers.
  const campaign = data.victoryTest.test === 'most-vp' && (b.isPower & ~countries) === 0
  if (s.seats !== 2 || !campaign || c !== b.assyria || p >= b.powers || p === b.media || has(s.gone, p)) return false
  return s.lent === 0 && has(s.conquered[p], c) && s.camp[p] !== ASSYRIAN && canPay(s, borrowCost(b) + more)
}
export const borrowCost = (b: Board): number => AP * b.data.constants.declareWar.joinCamp

/** It is run by Assyria's player for that time, and the alliance is worth its points. 8.4, R80 */
export function borrow(ctx: RuleContext, c: Country, p: Country): void {
  const { b, s } = ctx
  pay(ctx, borrowCost(b))
  s.lent |= 1 << p
  s.runner[p] = c
  for (let m = b.powers; m < b.onTrack; m++) if (allyOf(s, m) === p) s.runner[m] = c
  joinCamp(ctx, p, s.camp[c])
}
