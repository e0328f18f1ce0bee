// A city is taken: its garrison, its control, the points, and the people that are led away. 6.8.2, 6.8.3, 6.8.4

import { type Board, inside, onMap } from '../board/board.ts'
import type { Chapter } from '../board/chapter.ts'
import { frames, replaceTop } from '../board/frames.ts'
import {
  AP,
  type Area,
  BUILD,
  type Counter,
  type Countries,
  type Country,
  HUNGER,
  has,
  lowest,
  NO_SIEGE,
  NOBODY,
  SIEGES,
} from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import type { AwState } from '../board/state.ts'
import { endSiege } from '../common/walls.ts'
import { gain } from '../economy/purse.ts'
import { eliminate, rout } from '../forces/attrition.ts'
import { punishCheck } from '../politics/tribute.ts'
import { strongest, takeCity } from '../territory/control.ts'
import { awardCity, awardLastNomad } from '../victory/victory-points.ts'

const { captured, deport: deportFrame } = frames

/** How of a city that is betrayed: as by assault. */
export const TREASON = 4
const HOW = [...SIEGES, 'treason']

/**
 * `captors`: the countries that took it, as bits; `lead`: the commander's; `garrison`: units within before the last fight.
 * Starved garrisons are eliminated, others rout.
 */
export function captureCity(
  ctx: RuleContext,
  area: Area,
  captors: Countries,
  lead: Country,
  how: number,
  garrison: number,
): void {
  const { b, s } = ctx
  const lord = s.city[area] === NOBODY ? b.owner[area] : s.city[area]
  const level = Math.max(s.siegeLevel[area], 0)
  // As it was when the siege began, where there was one. 8.3
  const men = s.siege[area] === NO_SIEGE ? garrison : s.siegeMen[area]
  const within: Counter[] = []
  for (let u = s.head[inside(b, area)]; u >= 0; u = s.next[u]) if (!has(captors, s.own[u])) within.push(u)
  const tribes = tribesAmong(b, within)
  for (const u of within) {
    if (how === HUNGER) eliminate(ctx, u)
    else rout(ctx, u)
  }
  rewardLast(ctx, tribes, captors, lead)
  const by = strongest(b, s, area, captors, lead) // 6.12.a, R24
  endSiege(s, area)
  ctx.tell?.all({
    at: 'city-taken',
    country: b.countries[by === NOBODY ? lead : by],
    area: b.areas[area],
    how: HOW[how],
  })
  captured.push(s, { area, captors, lord, by })
  awardCity(ctx, captors, area, level, men, lead)
  takeCity(ctx, area, by === NOBODY ? lead : by)
}

/** Tribes, for hire or not, that these units are of, as bits. */
export function tribesAmong(b: Board, list: readonly Counter[]): Countries {
  let bits = 0
  for (const u of list) {
    const nation = b.nation[u]
    if (u < b.firstLeader && nation >= 0 && has(b.isTribe | b.isHired, nation)) bits |= 1 << nation
  }
  return bits
}

/** Points for driving the last unit of a tribe off the map, outside the dice of a battle. 8.3 */
export function rewardLast(ctx: RuleContext, tribes: number, by: Countries, chooser: Country): void {
  const { b, s } = ctx
  for (let rest = tribes; rest !== 0; rest &= rest - 1) {
    const tribe = lowest(rest)
    let left = false
    for (let u = 0; u < b.firstLeader && !left; u++) left = b.nation[u] === tribe && onMap(b, s.at[u])
    if (!left) awardLastNomad(ctx, by, tribe, chooser)
  }
}

/** Steps from an area to all others along paths. */
function distances(b: Board, from: Area): readonly number[] {
  const far = new Array<number>(b.areas.length).fill(Number.POSITIVE_INFINITY)
  const queue = [from]
  far[from] = 0
  for (let i = 0; i < queue.length; i++) {
    for (const to of b.linked[queue[i]]) {
      if (far[to] !== Number.POSITIVE_INFINITY) continue
      far[to] = far[queue[i]] + 1
      queue.push(to)
    }
  }
  return far
}

/** ECO+ markers that may still be led away from an area. */
export const deportable = (b: Board, s: AwState, area: Area): number => (area === b.farEast ? 0 : s.ecoPlus[area])

const roomFor = (b: Board, s: AwState, area: Area): boolean =>
  s.ecoMinus[area] > 0 || s.ecoPlus[area] < b.data.constants.deportation.maxEcoPlusPerArea

/**
 * Where a captor may put an ECO+: Assyria anywhere; others on the nearest area with an ECO-, and with none on the map on a
 * home area of their own. 6.8.4
 */
export function destinations(b: Board, s: AwState, c: Country, from: Area, out: Area[]): number {
  out.length = 0
  const { open } = b.scenarios[s.scenario]
  const may = (area: Area): boolean => area !== from && area !== b.farEast && open[area] && roomFor(b, s, area)
  if (c === b.assyria) {
    for (let area = 0; area < b.areas.length; area++) if (b.isSquare[area] && may(area)) out.push(area)
    return out.length
  }
  const far = distances(b, from)
  let best = Number.POSITIVE_INFINITY
  for (let area = 0; area < b.areas.length; area++) {
    if (s.ecoMinus[area] === 0 || !open[area] || far[area] > best) continue
    if (far[area] < best) out.length = 0
    best = far[area]
    out.push(area)
  }
  if (out.length > 0) return out.length
  for (const area of b.homeAreas[c]) if (may(area)) out.push(area)
  return out.length
}

/** Whether an ECO+ may not be left where it is: others than Assyria fill up the ECO- that there are. 6.8.4 */
export const mustDeport = (b: Board, s: AwState, c: Country): boolean =>
  c !== b.assyria && s.ecoMinus.some((n, area) => n > 0 && b.scenarios[s.scenario].open[area])

/** One ECO+ goes from here to there; on an ECO- both are gone. R25 */
export function deport(ctx: RuleContext, c: Country, from: Area, to: Area): void {
  const { b, s } = ctx
  s.ecoPlus[from]--
  if (s.ecoMinus[to] > 0) s.ecoMinus[to]--
  else s.ecoPlus[to]++
  ctx.tell?.all({ at: 'deported', country: b.countries[c], from: b.areas[from], area: b.areas[to] })
}

const GOALS: Area[] = []

export const captureChapter: Chapter = {
  frames: {
    captured: {
      run(ctx, f) {
        const { b, s } = ctx
        const [area, captors, lord, by] = [captured.area(f), captured.captors(f), captured.lord(f), captured.by(f)]
        s.frames.pop()
        if (by !== NOBODY && s.city[area] === by && deportable(b, s, area) > 0) {
          if (has(b.isTribe, by)) plunder(ctx, by, area)
          else deportFrame.push(s, { of: by, area })
        }
        if (lord !== NOBODY && b.assyria >= 0 && (captors & (s.kin[b.assyria] | (1 << b.assyria))) !== 0) {
          punishCheck(ctx, lord) // 7.4.4
        }
        return false
      },
    },
    deport: {
      run(ctx, f) {
        const { b, s } = ctx
        const more =
          deportFrame.gone(f) < b.data.constants.deportation.maxAtOnce && deportable(b, s, deportFrame.area(f)) > 0
        if (more && destinations(b, s, f.of, deportFrame.area(f), GOALS) > 0) return true
        s.frames.pop()
        return false
      },
      legal(b, s, f, out) {
        let n = 0
        if (!mustDeport(b, s, f.of)) out[n++] = b.acts.done[0]
        const goals = destinations(b, s, f.of, deportFrame.area(f), GOALS)
        for (let i = 0; i < goals; i++) out[n++] = b.acts.deport[GOALS[i]]
        return n
      },
      apply(ctx, f, action) {
        const { s } = ctx
        if (action.kind !== 'deport') {
          s.frames.pop()
          return
        }
        replaceTop(s, deportFrame.with(f, { gone: deportFrame.gone(f) + 1 }))
        deport(ctx, f.of, deportFrame.area(f), action.area)
      },
    },
  },
}

/** Nomads have no home to lead them to: AP to build and rebuild instead. 6.8.4, 10.1 */
function plunder(ctx: RuleContext, c: Country, area: Area): void {
  const { b, s } = ctx
  const { nomadEcoPlusAp, deportation } = b.data.constants
  const n = Math.min(s.ecoPlus[area], deportation.maxAtOnce)
  s.ecoPlus[area] -= n
  if (s.phasing === c) gain(s, n * nomadEcoPlusAp * AP, BUILD)
  ctx.tell?.all({ at: 'looted', country: b.countries[c], area: b.areas[area], ap: n * nomadEcoPlusAp })
}
