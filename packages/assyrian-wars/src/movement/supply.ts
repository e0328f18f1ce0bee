// 6.10 Supply in foreign territory: at the start of an impulse each force there is paid for, lives off the land, or starves.

import type { AwAction } from '../board/actions.ts'
import { type Board, field, inside } from '../board/board.ts'
import type { Chapter } from '../board/chapter.ts'
import { hasUnits, isLeader } from '../board/counters.ts'
import { type FrameOf, frames, replaceTop } from '../board/frames.ts'
import { AP, type Area, type Country, has, NOBODY, SUPPLY } from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import type { AwState } from '../board/state.ts'
import { foreignGround, rights } from '../common/passage.ts'
import { legalForAp, playForAp } from '../economy/cards-for-ap.ts'
import { mayPillage, pillage } from '../economy/pillage.ts'
import { canPay, pay } from '../economy/purse.ts'
import { groupOf } from '../forces/army-groups.ts'
import { checkForce } from '../forces/attrition.ts'
import { mustSell } from './group-sale.ts'

const { supply } = frames

/** R28, R70: foreign ground is what is printed so; friends, payers of tribute, the conquered in grace and garrisons need nothing. */
export function needsSupply(b: Board, s: AwState, c: Country, area: Area): boolean {
  if (!foreignGround(b, s, c, area)) return false
  const out = hasUnits(b, s, field(area), c)
  const inCity = s.city[area] !== c && hasUnits(b, s, inside(b, area), c)
  if (!out && !inCity) return false
  if (rights(b, s, c, b.owner[area])) return false
  const holder = s.province[area] !== NOBODY ? s.province[area] : b.associated[area] !== NOBODY ? s.city[area] : NOBODY
  if (holder !== NOBODY && has(s.kin[c], holder)) return false
  return !isFed(b, s, c, area)
}

const now = (s: AwState): number => 64 * s.turn + s.round

/** An army group pays once a round, by whichever partner comes first. R28 */
function isFed(b: Board, s: AwState, c: Country, area: Area): boolean {
  for (let u = s.head[field(area)]; u >= 0; u = s.next[u]) {
    if (!isLeader(b, u) || s.own[u] !== c) continue
    const card = groupOf(b, s, u)
    if (card !== NOBODY && s.fed[card] === now(s)) return true
  }
  return false
}

function feedGroups(b: Board, s: AwState, c: Country, area: Area): void {
  for (let u = s.head[field(area)]; u >= 0; u = s.next[u]) {
    if (!isLeader(b, u) || s.own[u] !== c) continue
    const card = groupOf(b, s, u)
    if (card !== NOBODY) s.fed[card] = now(s)
  }
}

/** Asks about each area in need. */
export function pushSupply(ctx: RuleContext, c: Country): void {
  mustSell(ctx, c)
  supply.push(ctx.s, { of: c, area: 0 })
}

function legal(b: Board, s: AwState, f: FrameOf<'supply'>, out: AwAction[]): number {
  let n = 0
  if (canPay(s, AP * b.data.constants.supplyCost, SUPPLY)) out[n++] = b.acts['pay-supply'][0]
  else n = legalForAp(b, s, f.of, out, n)
  const mayForage = mayPillage(b, s, f.of, supply.area(f))
  if (mayForage) out[n++] = b.acts.forage[0]
  // Only those that can neither be paid nor live off the land go hungry; no card has to be played for their sake.
  if (!mayForage && !canPay(s, AP * b.data.constants.supplyCost, SUPPLY)) out[n++] = b.acts.starve[0]
  return n
}

function apply(ctx: RuleContext, f: FrameOf<'supply'>, act: AwAction): void {
  const { b, s, tell } = ctx
  const c = f.of
  const area = supply.area(f)
  if (act.kind === 'ap') {
    playForAp(ctx, c, act.card, false)
    return
  }
  replaceTop(s, supply.make({ of: c, area: area + 1 }))
  tell?.all({ at: 'supplied', country: b.countries[c], area: b.areas[area], how: act.kind })
  if (act.kind === 'pay-supply') pay(ctx, AP * b.data.constants.supplyCost, SUPPLY)
  else if (act.kind === 'forage') pillage(ctx, c, area)
  else {
    checkForce(ctx, field(area), c)
    if (s.city[area] !== c) checkForce(ctx, inside(b, area), c)
    return
  }
  feedGroups(b, s, c, area)
}

export const supplyChapter: Chapter = {
  frames: {
    supply: {
      run(ctx, f) {
        const { b, s } = ctx
        const { owner } = b
        for (let area = supply.area(f); area < owner.length; area++) {
          if (owner[area] === NOBODY || owner[area] === f.of) continue
          if ((s.head[area] < 0 && s.head[inside(b, area)] < 0) || !needsSupply(b, s, f.of, area)) continue
          if (area !== supply.area(f)) replaceTop(s, supply.make({ of: f.of, area }))
          return true
        }
        s.frames.pop()
        return false
      },
      legal,
      apply,
    },
  },
}
