// 6.12 How the ground of an area and the city in it change hands.

import { type Board, field, inside } from '../board/board.ts'
import { countUnits, garrison, hasUnits, presence } from '../board/counters.ts'
import { type Area, type Countries, type Country, has, lowest, NOBODY } from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import type { AwState } from '../board/state.ts'
import { patron } from '../common/alliances.ts'
import { heirOf, holderOf, revolted } from '../common/holders.ts'
import { NO_FIGHT } from '../forces/battle-sides.ts'
import { cityTaken } from '../victory/victory.ts'

const unitsHere = (b: Board, s: AwState, area: Area, set: Countries): number =>
  countUnits(b, s, field(area), set) + countUnits(b, s, inside(b, area), set)

/** Of several occupiers the power with the strongest force, its minors counted with it; for a power and its own minor the
 *  power. A minor or tribe alone takes the area itself. 6.12.a */
export function strongest(b: Board, s: AwState, area: Area, set: Countries, lead = NOBODY): Country {
  let [best, most] = [NOBODY, -1]
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    const c = lowest(rest)
    const p = patron(b, s, c)
    const who = p !== NOBODY && has(set, p) ? p : c
    let folk = 0
    for (let others = set; others !== 0; others &= others - 1) {
      const d = lowest(others)
      if (d === who || (p !== NOBODY && patron(b, s, d) === p)) folk |= 1 << d
    }
    const units = 2 * unitsHere(b, s, area, folk) + (who === lead ? 1 : 0)
    if (units > most) [best, most] = [who, units]
  }
  return best
}

function setGround(ctx: RuleContext, area: Area, by: Country): void {
  const { b, s } = ctx
  if (s.land[area] === by) return
  s.land[area] = by
  if (s.province[area] !== by && s.province[area] !== s.city[area]) s.province[area] = NOBODY
  if (!b.isCity[area] || by === NOBODY) tellControl(ctx, area)
}

function tellControl(ctx: RuleContext, area: Area): void {
  const { b, s } = ctx
  const by = holderOf(b, s, area)
  ctx.tell?.all({ at: 'control', area: b.areas[area], ...(by !== NOBODY && { country: b.countries[by] }) })
}

/** Freed by an ally, an area goes back to its printed owner. */
const restored = (b: Board, s: AwState, area: Area, by: Country): number => {
  const owner = b.owner[area]
  return owner !== NOBODY && by !== NOBODY && has(s.kin[by], owner) && !has(s.gone, owner) ? owner : by
}

/** The ground, where there is no city to be taken. */
export const takeArea = (ctx: RuleContext, area: Area, by: Country): void =>
  setGround(ctx, area, restored(ctx.b, ctx.s, area, by))

/** City and ground together: by siege, by treason, out of a revolt. R24 */
export function takeCity(ctx: RuleContext, area: Area, by: Country): void {
  const { b, s } = ctx
  const to = restored(b, s, area, by)
  const [was, owner] = [s.city[area], b.owner[area]]
  s.revolt[area] = 0
  s.seized[area] = 0
  s.pact[area] = NOBODY
  s.city[area] = to
  if (owner !== NOBODY) s.land[area] = to
  if (s.province[area] !== NOBODY && s.province[area] !== to) s.province[area] = NOBODY
  tellControl(ctx, area)
  cityTaken(ctx, area, by)
  if (b.home[area] !== NOBODY && to !== was) ctx.consequences.homeTaken(ctx, b.home[area])
  if (to !== was) clearGround(ctx)
}

/** Whoever stood there by leave of the one who has lost it goes at once; in the middle of a battle, when it is over. 8.1 */
function clearGround(ctx: RuleContext): void {
  if (ctx.s.fight === NO_FIGHT) ctx.consequences.groundTaken(ctx)
}

/** At once when forces have come or gone. */
export function settleArea(ctx: RuleContext, area: Area): void {
  const { b, s } = ctx
  if (!b.scenarios[s.scenario].open[area]) return
  const here = presence(b, s, area)
  if (revolted(s, area)) {
    const all = here | garrison(b, s, area)
    if (all === 0) return
    const by = strongest(b, s, area, all)
    const owner = b.owner[area]
    takeCity(ctx, area, by) // 7.5.2.d
    if (owner !== NOBODY && s.city[area] === by && by !== owner && !has(s.war[owner], by)) s.seized[area] = by + 1
    return
  }
  if (here === 0) return
  if (b.tradeCity[area] >= 0) {
    // A conquered one without garrison is free again when enemies come. 7.1.d
    const lord = s.city[area]
    if (lord !== NOBODY && (here & s.war[lord]) !== 0 && unitsHere(b, s, area, s.kin[lord]) === 0) {
      s.city[area] = NOBODY
      tellControl(ctx, area)
    }
    return
  }
  const owner = b.owner[area]
  if (owner === NOBODY) return
  const lord = s.land[area]
  // What was an eliminated country's is open to anybody.
  const foes = here & (lord !== NOBODY ? s.war[lord] : has(s.gone, owner) ? here : s.war[owner])
  if (foes === 0 || (lord !== NOBODY && (here & s.kin[lord]) !== 0)) return
  takeArea(ctx, area, strongest(b, s, area, foes))
  if (!b.isCity[area] && b.home[area] !== NOBODY) ctx.consequences.homeTaken(ctx, b.home[area])
  clearGround(ctx)
}

/** What one holds of another's ground needs a unit there; without it, and in peace, it goes back. Provinces last as long as
 *  a unit of the conqueror, associated areas as long as a garrison stands there. 1.3, 6.12, 7.1.d */
function revert(ctx: RuleContext, area: Area): void {
  const { b, s } = ctx
  const owner = b.owner[area]
  if (owner === NOBODY || revolted(s, area)) return
  const p = s.province[area]
  if (p !== NOBODY && !hasUnits(b, s, field(area), p) && !hasUnits(b, s, inside(b, area), p)) s.province[area] = NOBODY
  const heir = heirOf(b, s, area)
  const city = b.isCity[area] ? s.city[area] : heir
  const land = s.land[area]
  if (city === heir && land === heir) return
  const keeps = (holder: Country): boolean =>
    holder !== NOBODY &&
    holder !== owner &&
    unitsHere(b, s, area, s.kin[holder]) > 0 &&
    (s.province[area] === holder ||
      b.associated[area] !== NOBODY ||
      heir === NOBODY ||
      s.seized[area] === holder + 1 ||
      has(s.war[owner], holder))
  if (b.isCity[area] && city !== heir && !keeps(city)) {
    s.city[area] = heir
    s.seized[area] = 0
    tellControl(ctx, area)
  }
  if (land !== heir && !keeps(land)) {
    s.land[area] = heir
    if (!b.isCity[area]) tellControl(ctx, area)
    settleArea(ctx, area)
  }
}

/** No revolt, no province, no enemy of the living owner in the field. */
const isAtRest = (b: Board, s: AwState, area: Area, owner: Country): boolean =>
  s.revolt[area] === 0 &&
  s.province[area] === NOBODY &&
  ((s.gone >> owner) & 1) === 0 &&
  b.tradeCity[area] < 0 &&
  (s.head[area] < 0 || (presence(b, s, area) & s.war[owner]) === 0)

/** At the end of an impulse, and whenever wars have changed. */
export function settleControl(ctx: RuleContext): void {
  const { b, s } = ctx
  const { open } = b.scenarios[s.scenario]
  for (let area = 0; area < b.areas.length; area++) {
    if (!open[area]) continue
    const owner = b.owner[area]
    if (s.land[area] === owner && (!b.isCity[area] || s.city[area] === owner)) {
      // In its owner's hands, and nobody there, or nobody who would take it.
      if (s.head[area] < 0 && s.head[b.insides + area] < 0) continue
      if (owner >= 0 && isAtRest(b, s, area, owner)) continue
    }
    revert(ctx, area)
    settleArea(ctx, area)
  }
}
