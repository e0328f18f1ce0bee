// What follows when a force has come into an area: interception, evasion, battle, control. Also after retreats, landings and
// reinforcements. 6.6.9, 6.6.10, 6.7

import { field } from '../board/board.ts'
import type { Chapter } from '../board/chapter.ts'
import { forcesAt, hasUnits, move, presence } from '../board/counters.ts'
import { type FrameOf, frames, replaceTop } from '../board/frames.ts'
import { type Area, bit, type Counter, type Countries, type Country, lowest } from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import type { AwState } from '../board/state.ts'
import { hostilesOf } from '../common/passage.ts'
import { settleSieges } from '../common/walls.ts'
import { ATTACK, enter, LANDING, MARCHING, occupants, stillThere, UNSEEN } from '../forces/arrival.ts'
import { rout } from '../forces/attrition.ts'
import { attack } from '../forces/battle-register.ts'
import { FIELD, groundOf, INVASION, packAreas } from '../forces/battle-sides.ts'
import { listAt, prune } from '../forces/force.ts'
import { layWaste } from '../nomads/nomads.ts'
import { settleArea } from '../territory/control.ts'
import { pushEvasion } from './evasion.ts'
import { interceptors, pushInterception } from './interception.ts'
import { cross, fightingStops } from './step.ts'

const { enter: enterFrame } = frames

const toStage = (s: AwState, f: FrameOf<'enter'>, stage: number): void => replaceTop(s, enterFrame.with(f, { stage }))

/** A force of c retreats or evades over a path: it moves, checks, and may be intercepted. 6.6.9, 6.7.8 */
export function enterRetreating(
  ctx: RuleContext,
  c: Country,
  from: Area,
  area: Area,
  list: readonly Counter[],
  more: number,
): void {
  const { b, s } = ctx
  const there = occupants(b, s, area)
  for (let i = 0; i < list.length; i++) move(s, list[i], field(area))
  cross(ctx, list, from, area, more)
  enter(ctx, area, bit(c), 0, from, there)
}

const outcasts: Counter[] = []

/** Enemy leaders without units do not stay where units have come to. 6.12 */
function driveOut(ctx: RuleContext, area: Area, countries: Countries): void {
  const { b, s } = ctx
  const place = field(area)
  const units = presence(b, s, area)
  if ((units & countries) === 0) return
  const alone = forcesAt(b, s, place) & hostilesOf(s, units & countries) & ~units
  if (alone === 0) return
  listAt(b, s, place, alone, outcasts)
  for (const u of outcasts.slice()) rout(ctx, u)
}

function run(ctx: RuleContext, f: FrameOf<'enter'>): boolean {
  const { b, s } = ctx
  const area = enterFrame.area(f)
  const countries = enterFrame.countries(f)
  const how = enterFrame.how(f)
  const enemies = (): number => forcesAt(b, s, field(area)) & hostilesOf(s, countries)
  switch (enterFrame.stage(f)) {
    case 0:
      toStage(s, f, 1)
      if ((how & UNSEEN) === 0 && interceptors(b, s, area, countries, enterFrame.from(f), enterFrame.there(f)) !== 0) {
        pushInterception(ctx, area, countries, enterFrame.from(f), enterFrame.there(f), how)
      }
      return false
    case 1:
      if ((how & ATTACK) === 0 || enemies() === 0 || stillThere(b, s, area, countries, how).length === 0) {
        toStage(s, f, 3)
        return false
      }
      toStage(s, f, 2)
      pushEvasion(ctx, area, countries)
      return false
    case 2: {
      toStage(s, f, 3)
      const list = stillThere(b, s, area, countries, how).filter(u => !s.held.includes(u))
      if (enemies() === 0 || list.length === 0) return false
      if ((how & MARCHING) !== 0) {
        fightingStops(ctx, area)
        attack(ctx, area, list.slice(), FIELD, groundOf(s.pathIn), packAreas(s.from))
      } else attack(ctx, area, list.slice(), (how & LANDING) !== 0 ? INVASION : FIELD, 0, 0)
      return false
    }
    default:
      s.frames.pop()
      if ((how & MARCHING) !== 0) prune(s, field(area))
      s.held = s.held.filter(u => s.at[u] !== field(area))
      driveOut(ctx, area, countries)
      settleSieges(ctx)
      settleArea(ctx, area)
      for (let rest = countries & b.isTribe; rest !== 0; rest &= rest - 1) {
        const c = lowest(rest)
        if (hasUnits(b, s, field(area), c)) layWaste(ctx, c, area) // 10.1
      }
      return false
  }
}

export const enterChapter: Chapter = { frames: { enter: { run } } }
