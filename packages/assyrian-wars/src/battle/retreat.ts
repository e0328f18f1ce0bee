// 6.7.8 Retreat after battle, and the flight of beaten ships (6.16.f).

import { type Board, field, inside, isSea, terrain, zonePlace } from '../board/board.ts'
import type { Chapter } from '../board/chapter.ts'
import { fleetsAt, move } from '../board/counters.ts'
import { type FrameOf, frames, replaceTop } from '../board/frames.ts'
import {
  type Area,
  bit,
  type Counter,
  type Countries,
  type Country,
  type Face,
  FULL,
  has,
  lowest,
  NOBODY,
  type Place,
  REDUCED,
  SAILING,
  type Zone,
} from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import { type AwState, FOG, on } from '../board/state.ts'
import {
  allMedes,
  blocker,
  friendlyArea,
  friendlyCity,
  hidesWays,
  mayEnter,
  pathOpen,
  unbesiegedEnemies,
} from '../common/passage.ts'
import { settleSieges } from '../common/walls.ts'
import { checkForce, rout } from '../forces/attrition.ts'
import { gather, gatherShips, holdsArea } from '../forces/battle-sides.ts'
import { shipmates, takeAboard } from '../forces/fleet.ts'
import { enterRetreating } from '../movement/enter.ts'
import { wayByWar } from '../movement/evasion.ts'
import { interceptable } from '../movement/interception.ts'
import { payAndDeclare } from '../politics/war.ts'
import { rewardLast, tribesAmong } from '../siege/capture.ts'
import { settleArea } from '../territory/control.ts'

const { flee, retreat } = frames

/** How good a way out is: into the city or to friends unseen, to friends, to the enemy's land unseen, to the enemy's land. */
const [NO_WAY, ENEMY_WATCHED, ENEMY, FRIENDS_WATCHED, FRIENDS] = [0, 1, 2, 3, 4]

/** Everything of a country in a field that a lost battle drives out, those that wait for a second one (6.6.5) left there. */
function leavers(b: Board, s: AwState, c: Country, area: Area, out: Counter[]): void {
  out.length = 0
  gather(b, s, field(area), bit(c), out)
  for (let i = out.length - 1; i >= 0; i--) if (s.held.includes(out[i])) out.splice(i, 1)
}

/** Each country of a side retreats by itself, in impulse order. */
export function pushRetreats(
  ctx: RuleContext,
  countries: Countries,
  area: Area,
  winners: Countries,
  barred: number,
  fromShips: boolean,
): void {
  for (let c = ctx.s.war.length - 1; c >= 0; c--) {
    if (has(countries, c)) retreat.push(ctx.s, { area, winners, barred, fromShips: fromShips ? 1 : 0, country: c })
  }
}

/** How a linked area is as a way out. */
function wayTo(
  b: Board,
  s: AwState,
  c: Country,
  from: Area,
  to: Area,
  barred: number,
  medes = allMedes(b, s, field(from), c),
): number {
  if (!b.scenarios[s.scenario].open[to] || holdsArea(barred, to)) return NO_WAY
  if (!pathOpen(terrain(b, from, to), medes)) return NO_WAY
  if (unbesiegedEnemies(b, s, c, to) !== 0) return NO_WAY
  const friendly = friendlyArea(b, s, c, to)
  if (!friendly && mayEnter(b, s, c, to) !== 1) return NO_WAY
  const watched = interceptable(b, s, c, to, from)
  return friendly ? (watched ? FRIENDS_WATCHED : FRIENDS) : watched ? ENEMY_WATCHED : ENEMY
}

/** The best sort of way out there is. */
function bestWay(b: Board, s: AwState, c: Country, area: Area, barred: number): number {
  if (friendlyCity(b, s, c, area)) return FRIENDS
  let best = NO_WAY
  for (const to of b.linked[area]) best = Math.max(best, wayTo(b, s, c, area, to, barred))
  return best
}

/** Whether there would be a way out for Medes alone. */
const medesCouldGo = (b: Board, s: AwState, c: Country, area: Area, barred: number): boolean =>
  b.linked[area].some(to => wayTo(b, s, c, area, to, barred, true) !== NO_WAY)

/** The zone whose ships could take all of them back, or -1. 6.16.e */
function shipsFor(b: Board, s: AwState, c: Country, area: Area): number {
  leavers(b, s, c, area, LIST)
  const k = b.data.constants.naval
  for (const zone of b.zonesOf[area]) {
    const [aboard, ships]: [Counter[], Counter[]] = [[], []]
    gather(b, s, zonePlace(b, zone), shipmates(s, c), aboard)
    gatherShips(b, s, zonePlace(b, zone), shipmates(s, c), ships)
    // Only the ships they came with, which are still under way.
    const [from, others] = [ships, aboard].map(list => list.filter(u => (s.busy[u] & SAILING) !== 0))
    if (from.length > 0) {
      ships.splice(0, ships.length, ...from)
      aboard.splice(0, aboard.length, ...others)
    }
    aboard.push(...LIST)
    const count = (list: readonly Counter[], side: Face) =>
      list.filter(u => u < b.firstLeader && s.side[u] === side).length
    const free = count(ships, FULL) * k.transportFull - count(aboard, FULL)
    const room =
      free * k.transportReducedUnitsPerFullShip + count(ships, REDUCED) * k.transportReducedUnitsPerReducedShip
    if (free >= 0 && count(aboard, REDUCED) <= room) return zone
  }
  return -1
}
const LIST: Counter[] = []

function ways(b: Board, s: AwState, f: FrameOf<'retreat'>, c: Country, out: { id: number }[] | undefined): number {
  const barred = retreat.barred(f)
  const area = retreat.area(f)
  const best = bestWay(b, s, c, area, barred)
  let n = 0
  const add = (action: { id: number }): void => {
    if (out) out[n] = action
    n++
  }
  if (friendlyCity(b, s, c, area)) add(b.acts.retreat[area])
  if (retreat.fromShips(f) === 1 && shipsFor(b, s, c, area) >= 0) add(b.acts['retreat-ships'][0])
  for (const to of b.linked[area]) {
    const way = wayTo(b, s, c, area, to, barred)
    if (way !== NO_WAY && way === best) add(b.acts.retreat[to])
    else if (best <= ENEMY && wayByWar(b, s, c, area, to, barred)) add(b.acts['retreat-war'][to])
  }
  return n
}

/** Into a city, a linked area, or, with no way out, through attrition to the regroup box. */
function retreatTo(ctx: RuleContext, f: FrameOf<'retreat'>, c: Country, to: Area): void {
  const { b, s } = ctx
  const winners = retreat.winners(f)
  const area = retreat.area(f)
  leavers(b, s, c, area, LIST)
  if (LIST.length === 0) return
  const list = [...LIST]
  if (to === NOBODY) {
    ctx.tell?.all({ at: 'retreated', country: b.countries[c], from: b.areas[area] })
    const tribes = tribesAmong(b, list)
    checkForce(ctx, field(area), c, undefined, (_b, state, u) => state.held.includes(u))
    leavers(b, s, c, area, LIST)
    for (const u of [...LIST]) rout(ctx, u)
    if (winners !== 0) rewardLast(ctx, tribes, winners, lowest(winners))
    return
  }
  ctx.tell?.all({ at: 'retreated', country: b.countries[c], from: b.areas[area], area: b.areas[to] })
  if (to === area) {
    for (const u of list) move(s, u, inside(b, area))
    return
  }
  const hostileGround = !friendlyArea(b, s, c, to)
  enterRetreating(ctx, c, area, to, list, hostileGround ? 1 : 0)
}

export const retreatChapter: Chapter = {
  frames: {
    retreat: {
      run(ctx, f) {
        const { b, s } = ctx
        const c = retreat.country(f)
        leavers(b, s, c, retreat.area(f), LIST)
        const n = LIST.length === 0 ? 0 : ways(b, s, f, c, SCRATCH)
        // What they hold, and whether ships have room for it, must not show by a question left out. 9.5
        const hides = hidesWays(b, s, c) || (retreat.fromShips(f) === 1 && on(s, FOG))
        const hidesNone =
          LIST.length > 0 && hidesWays(b, s, c) && medesCouldGo(b, s, c, retreat.area(f), retreat.barred(f))
        if (n > 1 || (n === 1 && hides) || hidesNone) {
          replaceTop(s, retreat.with(f, { of: c }))
          return true
        }
        if (n === 1 && SCRATCH[0].id === b.acts['retreat-ships'][0].id) {
          s.frames.pop()
          embark(ctx, c, retreat.area(f))
          return false
        }
        const only = n === 1 ? (SCRATCH[0] as { readonly kind?: string; readonly area?: Area }) : undefined
        if (only?.kind === 'retreat-war') {
          // To declare war is never forced: without another way they may as well scatter.
          replaceTop(s, retreat.with(f, { of: c }))
          return true
        }
        s.frames.pop()
        retreatTo(ctx, f, c, only?.area ?? NOBODY)
        settleSieges(ctx)
        return false
      },
      legal(b, s, f, out) {
        let n = ways(b, s, f, f.of, out)
        // Back to the ships, where nothing else is left.
        const mayScatter = n !== 1 || out[0].kind !== 'retreat-ships'
        if (mayScatter && bestWay(b, s, f.of, retreat.area(f), retreat.barred(f)) === NO_WAY) out[n++] = b.acts.done[0]
        return n
      },
      apply(ctx, f, action) {
        const { b, s } = ctx
        s.frames.pop()
        if (action.kind === 'retreat-ships') embark(ctx, f.of, retreat.area(f))
        else if (action.kind === 'retreat-war') {
          const d = blocker(b, s, action.area)
          s.frames.push(retreat.with(f, { of: NOBODY }))
          payAndDeclare(ctx, f.of, d)
        } else retreatTo(ctx, f, f.of, action.kind === 'retreat' ? action.area : NOBODY)
        settleSieges(ctx)
        settleArea(ctx, retreat.area(f))
      },
    },
    flee: {
      legal(b, s, f, out) {
        let n = 0
        for (const zone of b.zoneNear[flee.place(f) - b.seas])
          if (freeZone(b, s, f.of, zone)) out[n++] = b.acts.flee[zone]
        return n
      },
      apply(ctx, f, action) {
        ctx.s.frames.pop()
        if (action.kind === 'flee') fleeTo(ctx, f.of, flee.place(f), action.zone)
      },
    },
  },
}
const SCRATCH: { id: number }[] = []
const ABOARD: Counter[] = []

/** Back to the ships they came from. 6.16.e */
function embark(ctx: RuleContext, c: Country, area: Area): void {
  const { b, s } = ctx
  const zone = shipsFor(b, s, c, area)
  leavers(b, s, c, area, LIST)
  const place = zonePlace(b, zone)
  // The fleet they came with is still under way: they go where it goes.
  let underWay = 0
  for (let u = s.head[place]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
    if (b.ship[u] && has(shipmates(s, c), s.own[u])) underWay |= s.busy[u] & SAILING
  }
  for (const u of [...LIST]) {
    move(s, u, place)
    s.busy[u] |= underWay
  }
  ctx.tell?.all({ at: 'retreated', country: b.countries[c], from: b.areas[area], area: b.zones[zone] })
}

const freeZone = (b: Board, s: AwState, c: Country, zone: Zone): boolean =>
  b.scenarios[s.scenario].openZone[zone] && (fleetsAt(b, s, zonePlace(b, zone)) & s.war[c]) === 0

/** What is left of a beaten fleet goes to an adjacent zone without enemy ships, else to the regroup box. 6.16.f, R34 */
export function pushFlights(ctx: RuleContext, countries: Countries, place: Place, winners: Countries): void {
  const { b, s } = ctx
  if (!isSea(b, place)) return
  const zone = place - b.seas
  for (let rest = countries; rest !== 0; rest &= rest - 1) {
    const c = lowest(rest)
    const near = b.zoneNear[zone].filter(to => freeZone(b, s, c, to))
    if (near.length > 1) flee.push(s, { of: c, place, winners })
    else fleeTo(ctx, c, place, near.length === 1 ? near[0] : NOBODY)
  }
}

function fleeTo(ctx: RuleContext, c: Country, place: Place, zone: Zone): void {
  const { b, s } = ctx
  const list: Counter[] = []
  gatherShips(b, s, place, bit(c), list)
  if (list.length === 0) return
  // What is aboard goes with the ships, troops of others too. 6.16.c
  takeAboard(b, s, place, c, list, ABOARD)
  list.push(...ABOARD)
  ctx.tell?.all({
    at: 'retreated',
    country: b.countries[c],
    from: b.placeName[place],
    ...(zone !== NOBODY && { area: b.zones[zone] }),
  })
  for (const u of list) {
    if (zone === NOBODY) rout(ctx, u)
    else move(s, u, zonePlace(b, zone))
  }
}
