// Losses of single counters: a hit, a rout, elimination, and the check that may give a hit. 6.6.1, 6.7.4

import { type Board, poolOf } from '../board/board.ts'
import { counterName, isKing, isLand, isMercenary, isRuler, move, spotName } from '../board/counters.ts'
import { rollDie } from '../board/dice.ts'
import type { Names } from '../board/facts.ts'
import { type Counter, type Country, FULL, NOBODY, type Place, REDUCED } from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import { type AwState, on, REDUCED_LEADERS } from '../board/state.ts'
import { isHidden, seersOf } from '../fog/piles.ts'
import { tellOf } from '../fog/sightings.ts'
import { penalty } from '../victory/victory-points.ts'

/** Takes a leader out of his army group; a group without its chief or with one army left is seen to by forces/army-groups.ts. */
const leaveGroup = (b: Names, s: AwState, u: Counter): void => {
  if (u >= b.firstLeader) s.group[u - b.firstLeader] = NOBODY
}

const clear = (s: AwState, u: Counter): void => {
  s.moved[u] = 0
  s.busy[u] = 0
}

/** Where an eliminated counter goes: its country's pool, the common pool for hired ones, out of the game for kings. 6.7.4 */
export function eliminate(ctx: RuleContext, u: Counter): void {
  const { b, s } = ctx
  const [c, place] = [s.own[u], s.at[u]]
  const king = u >= b.firstLeader && isRuler(b, s, u)
  ctx.tell?.all({
    at: 'destroyed',
    country: b.countries[c],
    unit: counterName(b, u),
    place: spotName(b, place),
  })
  remove(ctx, u)
  if (u >= b.firstLeader) {
    if (king) penalty(ctx, c, -b.data.constants.vp.kingLost, 'king') // 8.3.1, by a king marker too: 2.1.2
  } else ctx.consequences.unitLost(ctx, u, c, place)
}

/** To the pool without being a loss: disbanded, combined, replaced. */
export function remove(ctx: RuleContext, u: Counter): void {
  const { b, s } = ctx
  leaveGroup(b, s, u)
  clear(s, u)
  if (u >= b.firstLeader) {
    s.crowned[u - b.firstLeader] = 0
    if (isKing(b, u)) move(s, u, b.out)
    else {
      s.own[u] = b.nation[u]
      s.side[u] = on(s, REDUCED_LEADERS) ? REDUCED : FULL
      move(s, u, poolOf(b, b.nation[u]))
    }
    return
  }
  s.side[u] = FULL
  if (isMercenary(b, u)) {
    s.own[u] = NOBODY
    move(s, u, b.common)
  } else {
    s.own[u] = b.nation[u]
    move(s, u, poolOf(b, b.nation[u]))
  }
}

/** One hit: leaders and kings are removed, units flip, then go. True: it is gone. 6.7.4 */
export function takeHit(ctx: RuleContext, u: Counter): boolean {
  const { b, s } = ctx
  if (u >= b.firstLeader || s.side[u] === REDUCED) {
    eliminate(ctx, u)
    return true
  }
  // In the fog its enemies do not see which units are reduced. 9.5
  tellOf(ctx, u, { at: 'hit', country: b.countries[s.own[u]], unit: counterName(b, u), place: spotName(b, s.at[u]) })
  s.side[u] = REDUCED
  return false
}

/** To the regroup box as it is. 6.7.4.a */
export function rout(ctx: RuleContext, u: Counter): void {
  const { b, s } = ctx
  const [c, place] = [s.own[u], s.at[u]]
  ctx.tell?.all({ at: 'routed', country: b.countries[c], unit: counterName(b, u), place: spotName(b, place) })
  leaveGroup(b, s, u)
  clear(s, u)
  move(s, u, b.regroup)
  if (u < b.firstLeader) ctx.consequences.unitLost(ctx, u, c, place)
}

/**
 * One die for a land unit; from `hitFrom` on it takes a hit. Leaders and ships never check. True: it was hit. Whoever lets units
 * check tells how many did and how many were hit. 6.6.1
 */
export function checkUnit(ctx: RuleContext, u: Counter, hitFrom = ctx.b.data.constants.attritionHitOn): boolean {
  const { b, s, tell } = ctx
  if (!isLand(b, u)) return false
  // The dice fall unit by unit: who sees them sees which of them was hit. 9.5
  const to = tell !== undefined && isHidden(b, s, NOBODY, u) ? seersOf(s, s.own[u]) : undefined
  if (rollDie(ctx, to) < hitFrom) return false
  takeHit(ctx, u)
  return true
}

const ONCE = (): number => 1

/** These counters of one side, all at one place, check, each by itself and as often as it has to. N06 */
export function checkUnits(
  ctx: RuleContext,
  list: readonly Counter[],
  place: Place,
  checksOf: (u: Counter) => number = ONCE,
): void {
  const { b, s } = ctx
  let [hits, units] = [0, 0]
  let of = NOBODY
  for (let i = 0; i < list.length; i++) {
    const u = list[i]
    if (!isLand(b, u)) continue
    const checks = checksOf(u)
    if (checks <= 0) continue
    units++
    of = s.own[u]
    for (let n = checks; n > 0 && s.at[u] === place; n--) if (checkUnit(ctx, u)) hits++
  }
  if (units > 0) ctx.tell?.all({ at: 'attrition', country: b.countries[of], place: spotName(b, place), units, hits })
}

const EXEMPT_NONE = (): boolean => false

/** Every land unit of a country at a place checks, except the exempt. Returns the hits. */
export function checkForce(
  ctx: RuleContext,
  place: Place,
  c: Country,
  hitFrom = ctx.b.data.constants.attritionHitOn,
  exempt: (b: Board, s: AwState, u: Counter) => boolean = EXEMPT_NONE,
): number {
  const { b, s } = ctx
  let [hits, units] = [0, 0]
  for (let u = s.head[place]; u >= 0 && u < b.firstLeader; ) {
    const next = s.next[u]
    if (s.own[u] === c && !b.ship[u] && !exempt(b, s, u)) {
      units++
      if (checkUnit(ctx, u, hitFrom)) hits++
    }
    u = next
  }
  if (units > 0) ctx.tell?.all({ at: 'attrition', country: b.countries[c], place: spotName(b, place), units, hits })
  return hits
}
