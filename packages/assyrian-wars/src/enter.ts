// What follows when a force has come into an area: interception, evasion, battle, control. Also after retreats, landings and
// reinforcements. 6.6.9, 6.6.10, 6.7

import { rout } from './attrition.ts'
import { attack } from './battle.ts'
import { type Board, field } from './board.ts'
import type { Chapter, Scene } from './chapter.ts'
import { settleArea } from './control.ts'
import { forcesAt, garrison, hasUnits, move, presence } from './counters.ts'
import { pushEvasion } from './evade.ts'
import { FIELD, groundOf, INVASION, packAreas } from './fight.ts'
import { listAt, measure, prune } from './force.ts'
import { type FrameOf, frames, replaceTop } from './frames.ts'
import { interceptors, pushInterception } from './intercept.ts'
import { AP, type Area, bit, type Counter, type Countries, type Country, lowest, NOWHERE } from './names.ts'
import { layWaste } from './nomads.ts'
import { hostilesOf } from './passage.ts'
import type { AwState } from './state.ts'
import { cross, loseHalf, stepCost } from './step.ts'
import { settleSieges } from './walls.ts'

const { enter: enterFrame } = frames

/** How a force comes. UNSEEN: nobody intercepts it; ATTACK: it fights those it finds; MARCHING: it is `s.moving`; LANDING: from ships. */
export const UNSEEN = 1
export const ATTACK = 2
export const MARCHING = 4
export const LANDING = 8

const toStage = (s: AwState, f: FrameOf<'enter'>, stage: number): void => replaceTop(s, enterFrame.with(f, { stage }))

/** Countries with land units in an area or its city, as bits. N09 */
export const occupants = (b: Board, s: AwState, area: Area): Countries => presence(b, s, area) | garrison(b, s, area)

/**
 * Countries have come into the field of an area: what follows. `there`: who had units in the area before; `from`: the area they
 * left, whose forces do not intercept them (after a retreat or an evasion).
 */
export function enter(g: Scene, area: Area, countries: Countries, how: number, from = NOWHERE, there?: number): void {
  const before = there ?? occupants(g.b, g.s, area) & ~countries
  enterFrame.push(g.s, { area, countries, how, there: before, from })
}

/** A force of c retreats or evades over a path: it moves, checks, and may be intercepted. 6.6.9, 6.7.8 */
export function enterRetreating(
  g: Scene,
  c: Country,
  from: Area,
  area: Area,
  list: readonly Counter[],
  more: number,
): void {
  const { b, s } = g
  const there = occupants(b, s, area)
  for (let i = 0; i < list.length; i++) move(s, list[i], field(area))
  cross(g, list, from, area, more)
  enter(g, area, bit(c), 0, from, there)
}

const intruders: number[] = []

/** The counters that came and are still there. */
export function stillThere(b: Board, s: AwState, area: Area, countries: Countries, how: number): readonly number[] {
  if ((how & MARCHING) === 0) listAt(b, s, field(area), countries, intruders)
  else {
    intruders.length = 0
    for (let i = 0; i < s.moving.length; i++) if (s.at[s.moving[i]] === field(area)) intruders.push(s.moving[i])
  }
  return intruders
}

/** What a swift force had still to walk of its AP is lost when it fights. 9.7 */
export function fightingStops(g: Scene, area: Area): void {
  const { b, s } = g
  if (s.half === 1) loseHalf(g, Math.min(AP, stepCost(b, s, measure(b, s, s.moving), s.from, area)))
}

const outcasts: number[] = []

/** Enemy leaders without units do not stay where units have come to. 6.12 */
function driveOut(g: Scene, area: Area, countries: Countries): void {
  const { b, s } = g
  const place = field(area)
  const units = presence(b, s, area)
  if ((units & countries) === 0) return
  const alone = forcesAt(b, s, place) & hostilesOf(s, units & countries) & ~units
  if (alone === 0) return
  listAt(b, s, place, alone, outcasts)
  for (const u of outcasts.slice()) rout(g, u)
}

function run(g: Scene, f: FrameOf<'enter'>): boolean {
  const { b, s } = g
  const area = enterFrame.area(f)
  const countries = enterFrame.countries(f)
  const how = enterFrame.how(f)
  const enemies = (): number => forcesAt(b, s, field(area)) & hostilesOf(s, countries)
  switch (enterFrame.stage(f)) {
    case 0:
      toStage(s, f, 1)
      if ((how & UNSEEN) === 0 && interceptors(b, s, area, countries, enterFrame.from(f), enterFrame.there(f)) !== 0) {
        pushInterception(g, area, countries, enterFrame.from(f), enterFrame.there(f), how)
      }
      return false
    case 1:
      if ((how & ATTACK) === 0 || enemies() === 0 || stillThere(b, s, area, countries, how).length === 0) {
        toStage(s, f, 3)
        return false
      }
      toStage(s, f, 2)
      pushEvasion(g, area, countries)
      return false
    case 2: {
      toStage(s, f, 3)
      const list = stillThere(b, s, area, countries, how).filter(u => !s.held.includes(u))
      if (enemies() === 0 || list.length === 0) return false
      if ((how & MARCHING) !== 0) {
        fightingStops(g, area)
        attack(g, area, list.slice(), FIELD, groundOf(s.pathIn), packAreas(s.from))
      } else attack(g, area, list.slice(), (how & LANDING) !== 0 ? INVASION : FIELD, 0, 0)
      return false
    }
    default:
      s.frames.pop()
      if ((how & MARCHING) !== 0) prune(s, field(area))
      s.held = s.held.filter(u => s.at[u] !== field(area))
      driveOut(g, area, countries)
      settleSieges(g)
      settleArea(g, area)
      for (let rest = countries & b.isTribe; rest !== 0; rest &= rest - 1) {
        const c = lowest(rest)
        if (hasUnits(b, s, field(area), c)) layWaste(g, c, area) // 10.1
      }
      return false
  }
}

export const enterChapter: Chapter = { frames: { enter: { run } } }
