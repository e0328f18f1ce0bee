// 6.10 Supply in foreign territory: at the start of an impulse each force there is paid for, lives off the land, or starves.

import { playForAp } from './act.ts'
import type { AwAction } from './actions.ts'
import { checkForce } from './attrition.ts'
import { type Board, field, inside } from './board.ts'
import type { Chapter, Scene } from './chapter.ts'
import { hasUnits, isLeader } from './counters.ts'
import { type FrameOf, frames, replaceTop } from './frames.ts'
import { groupOf, mustSell } from './groups.ts'
import { legalForAp } from './impulse.ts'
import { AP, type Area, type Country, has, NOBODY, SUPPLY } from './names.ts'
import { foreignGround, rights } from './passage.ts'
import { mayPillage, pillage } from './pillage.ts'
import { canPay, pay } from './purse.ts'
import type { AwState } from './state.ts'

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
export function pushSupply(g: Scene, c: Country): void {
  mustSell(g, c)
  supply.push(g.s, { of: c, area: 0 })
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

function apply(g: Scene, f: FrameOf<'supply'>, act: AwAction): void {
  const { b, s, tell } = g
  const c = f.of
  const area = supply.area(f)
  if (act.kind === 'ap') {
    playForAp(g, c, act.card, false)
    return
  }
  replaceTop(s, supply.make({ of: c, area: area + 1 }))
  tell?.all({ at: 'supplied', country: b.countries[c], area: b.areas[area], how: act.kind })
  if (act.kind === 'pay-supply') pay(g, AP * b.data.constants.supplyCost, SUPPLY)
  else if (act.kind === 'forage') pillage(g, c, area)
  else {
    checkForce(g, field(area), c)
    if (s.city[area] !== c) checkForce(g, inside(b, area), c)
    return
  }
  feedGroups(b, s, c, area)
}

export const supplyChapter: Chapter = {
  frames: {
    supply: {
      run(g, f) {
        const { b, s } = g
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
