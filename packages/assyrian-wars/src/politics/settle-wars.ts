// 7.4.2, 7.4.3, 8.1 After any change of camps, feuds or alliances: who is at war now, who has to leave, who stands by, who fights.

import { frames } from '../board/frames.ts'
import { type Country, has, lowest, NO_CAMP, NOBODY } from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import type { AwState } from '../board/state.ts'
import { allyOf, patron } from '../common/alliances.ts'
import { paysAssyria } from '../common/tributaries.ts'
import { closePassage, endFeud, reckonWars } from '../common/wars.ts'
import { settleWaters } from '../forces/cargo.ts'
import { settleControl } from '../territory/control.ts'
import { evict } from '../territory/eviction.ts'
import { expelFrom } from '../territory/expulsion.ts'
import { deactivate, dismissIdle } from './minors.ts'

const { 'stand-by': standBy, clashes } = frames

const before: number[] = []

/** After any change of camps, feuds or alliances: reckons wars anew, moves those who stand where they may not, and lets
 *  those fight who have become enemies in the same field. 7.4.2, 8.1, 10.4.f */
export function settleWars(ctx: RuleContext): void {
  const { b, s } = ctx
  dropFeuds(ctx)
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
        ctx.tell?.all({ at: 'at-war', country: b.countries[c], enemy: b.countries[d] })
        expelFrom(ctx, c, d)
        expelFrom(ctx, d, c)
      } else {
        ctx.tell?.all({ at: 'at-peace', country: b.countries[c], other: b.countries[d] })
      }
    }
  }
  settleControl(ctx)
  evict(ctx)
  dismissIdle(ctx)
  settleWaters(ctx)
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

/** Feuds end between allies, and between Assyria's allies and those who pay it. 5.2.3 */
function dropFeuds(ctx: RuleContext): void {
  const { b, s } = ctx
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

/** Peace between two countries; what keeps them at war as camps is left by the one who asked for it. 7.4.3 */
export function makePeace(ctx: RuleContext, c: Country, d: Country): void {
  const { b, s } = ctx
  endFeud(s, c, d)
  s.truce[c] |= 1 << d
  s.truce[d] |= 1 << c
  ctx.tell?.all({ at: 'peace', country: b.countries[c], other: b.countries[d] })
  settleWars(ctx)
  for (const minor of [c, d]) {
    if (has(b.isMinor, minor) && allyOf(s, minor) === NOBODY) deactivate(ctx, minor)
  }
}

/** 7.4.6 A minor that comes with wars of its own: its new power may take its side in each. */
export function standBySide(ctx: RuleContext, power: Country, minor: Country): void {
  const { s } = ctx
  for (let rest = s.feud[minor] & s.war[minor]; rest !== 0; rest &= rest - 1) {
    const enemy = lowest(rest)
    if (!has(s.war[power], enemy)) standBy.push(s, { of: power, enemy, ally: minor, mayOffer: 1 })
  }
}
