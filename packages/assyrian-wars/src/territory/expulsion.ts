// Forces that must leave a country: after peace, a lost right of passage or the outbreak of war. 7.4.2, 8.1

import type { AwAction } from '../board/actions.ts'
import { areaAt, type Board, field, inside, terrain } from '../board/board.ts'
import type { Chapter } from '../board/chapter.ts'
import { forcesAt, move } from '../board/counters.ts'
import { type FrameOf, frames } from '../board/frames.ts'
import { type Area, bit, type Counter, type Country, has, NOBODY, type Place } from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import type { AwState } from '../board/state.ts'
import { allMedes, foreignGround, friendlyArea, hidesWays, pathOpen, unbesiegedEnemies } from '../common/passage.ts'
import { settleSieges } from '../common/walls.ts'
import { rout } from '../forces/attrition.ts'
import { listAt } from '../forces/force.ts'
import { settleArea } from './control.ts'

const { expel: expelFrame } = frames

/** In place of the country left: only home areas will do. 7.1.d */
export const HOME_ONLY = 32

const steps: number[] = []
const queue: Area[] = []

/** Whether c's forces that leave `left` may stop here: also in a province they have there, which is no longer its ground. 7.1.d */
const isRefuge = (b: Board, s: AwState, c: Country, area: Area, left: number): boolean =>
  (left === HOME_ONLY ? b.home[area] === c : b.owner[area] !== left || !foreignGround(b, s, c, area)) &&
  friendlyArea(b, s, c, area) &&
  unbesiegedEnemies(b, s, c, area) === 0

/** The nearest areas by land where c's forces of a place may go, all equally near, into `out`; returns how many. 8.1, N14 */
export function refuges(
  b: Board,
  s: AwState,
  c: Country,
  place: Place,
  left: number,
  out: Area[],
  medes = allMedes(b, s, place, c),
): number {
  const start = areaAt(b, place)
  const { open } = b.scenarios[s.scenario]
  out.length = 0
  for (let i = 0; i < b.areas.length; i++) steps[i] = -1
  queue.length = 0
  queue.push(start)
  steps[start] = 0
  let nearest = -1
  for (let i = 0; i < queue.length; i++) {
    const at = queue[i]
    if (nearest >= 0 && steps[at] >= nearest) break
    for (const to of b.linked[at]) {
      if (steps[to] >= 0 || !open[to] || !pathOpen(terrain(b, at, to), medes)) continue
      steps[to] = steps[at] + 1
      queue.push(to)
      if (isRefuge(b, s, c, to, left)) {
        nearest = steps[to]
        out.push(to)
      }
    }
  }
  return out.length
}

const places: Area[] = []
const others: Area[] = []
const list: Counter[] = []

/** Whether Media is asked about one way, or none, because there could be another for Medes alone. 9.5 */
const mustAsk = (b: Board, s: AwState, c: Country, place: Place, left: number): boolean =>
  hidesWays(b, s, c) && refuges(b, s, c, place, left, others, true) > 0

/** c's forces at a place go to the nearest friendly area that is not of `left`; their owner chooses between equally near ones. */
function expelPlace(ctx: RuleContext, c: Country, place: Place, left: number): void {
  const { b, s } = ctx
  if (!has(forcesAt(b, s, place), c)) return
  const n = refuges(b, s, c, place, left, places)
  if (n > 1 || mustAsk(b, s, c, place, left)) expelFrame.push(s, { of: c, place, left })
  else depart(ctx, c, place, n === 1 ? places[0] : NOBODY)
}

/** To an area, or without one to the regroup box. */
function depart(ctx: RuleContext, c: Country, place: Place, to: Area): void {
  const { b, s, tell } = ctx
  listAt(b, s, place, bit(c), list)
  const gone = list.slice()
  const from = b.areas[areaAt(b, place)]
  tell?.all({ at: 'expelled', country: b.countries[c], from, to: to === NOBODY ? 'regroup' : b.areas[to] })
  for (const u of gone) {
    if (to === NOBODY) rout(ctx, u)
    else move(s, u, field(to))
  }
  settleSieges(ctx)
  settleArea(ctx, areaAt(b, place))
  if (to !== NOBODY) settleArea(ctx, to)
}

/** c's forces in an area and in its city. */
export function expel(ctx: RuleContext, c: Country, area: Area, left: number): void {
  expelPlace(ctx, c, field(area), left)
  expelPlace(ctx, c, inside(ctx.b, area), left)
}

/** All forces of c on d's ground; provinces and associated areas taken over are no longer d's. 7.4.2, 8.1 */
export function expelFrom(ctx: RuleContext, c: Country, d: Country): void {
  const { b, s } = ctx
  for (let area = 0; area < b.areas.length; area++) {
    if (b.owner[area] !== d || (s.head[area] < 0 && s.head[inside(b, area)] < 0)) continue
    if (foreignGround(b, s, c, area)) expel(ctx, c, area, d)
  }
}

/** All forces of c outside its own country go to the nearest home area: it has been conquered. 7.1.d */
export function expelAbroad(ctx: RuleContext, c: Country): void {
  const { b } = ctx
  for (let area = 0; area < b.areas.length; area++) if (b.owner[area] !== c) expel(ctx, c, area, HOME_ONLY)
}

function legal(b: Board, s: AwState, f: FrameOf<'expel'>, out: AwAction[]): number {
  const n = refuges(b, s, f.of, expelFrame.place(f), expelFrame.left(f), places)
  for (let i = 0; i < n; i++) out[i] = b.acts.to[places[i]]
  if (n > 0) return n
  out[0] = b.acts.done[0]
  return 1
}

export const expelChapter: Chapter = {
  frames: {
    expel: {
      run(ctx, f) {
        const { b, s } = ctx
        const place = expelFrame.place(f)
        if (has(forcesAt(b, s, place), f.of)) {
          const n = refuges(b, s, f.of, place, expelFrame.left(f), places)
          if (n > 1 || mustAsk(b, s, f.of, place, expelFrame.left(f))) return true
          s.frames.pop()
          depart(ctx, f.of, place, n === 1 ? places[0] : NOBODY)
        } else s.frames.pop()
        return false
      },
      legal,
      apply(ctx, f, act) {
        ctx.s.frames.pop()
        depart(ctx, f.of, expelFrame.place(f), act.kind === 'to' ? act.area : NOBODY)
      },
    },
  },
}
