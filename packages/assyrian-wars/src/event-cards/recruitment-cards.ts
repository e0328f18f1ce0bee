// Recruitment cards (6.11.j): mercenaries, tribes for hire, units and ships without price, and repairs.

import type { AwAction } from '../board/actions.ts'
import { areaAt, type Board, fieldArea, poolOf } from '../board/board.ts'
import type { CardUse } from '../board/card-book.ts'
import {
  command,
  counterName,
  isLand,
  isLeader,
  isMercenary,
  isRegular,
  lowestKind,
  lowestOf,
  move,
  presence,
  spotName,
} from '../board/counters.ts'
import { rollThree } from '../board/dice.ts'
import { type FrameOf, frames, replaceTop } from '../board/frames.ts'
import {
  AP,
  type Area,
  type Counter,
  type Country,
  DESERT,
  FULL,
  has,
  NOBODY,
  NOWHERE,
  type Place,
  REDUCED,
} from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import { type AwState, FOG, on } from '../board/state.ts'
import { musterOf } from '../board/unit-tables.ts'
import { drawCard } from '../cards/deck.ts'
import { mayEnter } from '../common/passage.ts'
import { isOpen } from '../common/scenario.ts'
import { drawMercenaries } from '../economy/mercenary-pool.ts'
import { buildPrice } from '../economy/prices.ts'
import { canPay } from '../economy/purse.ts'
import { hasPlace, ownPort } from '../economy/sites.ts'
import { occupants } from '../forces/arrival.ts'
import { arrive, BUILT, HIRED, pushPlace } from '../recruitment/build.ts'
import { mayRebuild, mayWall } from '../recruitment/rebuild.ts'
import { ask, listed, type Ops } from './op.ts'

const { event } = frames

/** Kinds in the pool of `c` that fit a card and could be placed. */
function buildable(b: Board, s: AwState, c: Country, use: CardUse, out: AwAction[], ships: boolean): number {
  let n = 0
  const most = use.op === 'freeBuild' ? use.effect.maxFactor : undefined
  for (let u = s.head[poolOf(b, c)]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
    const action = b.acts.pick[2 * b.kind[u]]
    if (listed(out, n, action) || (ships ? !b.ship[u] : !isRegular(b, u))) continue
    if (use.types !== 0 && !has(use.types, b.type[u])) continue
    if (typeof most === 'number' && b.full[u] > most) continue
    if (use.op === 'halfPriceBuild' && !canPay(s, halfPrice(b, s, u))) continue
    if (hasPlace(b, s, c, u)) out[n++] = action
  }
  return n
}
const scratch: AwAction[] = []
const canBuild = (b: Board, s: AwState, c: Country, use: CardUse, ships = false): boolean =>
  buildable(b, s, c, use, scratch, ships) > 0

/** Half, in whole AP. */
const halfPrice = (b: Board, s: AwState, u: Counter): number => AP * Math.ceil(buildPrice(b, s, u) / 2 / AP)

/** Reduced units of `c` on the map that a card may make whole: their places. */
function mendable(b: Board, s: AwState, c: Country, fits: (u: Counter) => boolean, out: AwAction[]): number {
  let n = 0
  for (let u = 0; u < b.firstLeader; u++) {
    if (s.own[u] !== c || s.side[u] !== REDUCED || s.at[u] < 0 || s.at[u] >= b.tradeBoxes) continue
    const action = b.acts['aim-place'][s.at[u]]
    if (!listed(out, n, action) && fits(u) && mayRebuild(b, s, c, u)) out[n++] = action
  }
  return n
}

function mend(ctx: RuleContext, u: Counter): void {
  const { b, s } = ctx
  s.side[u] = FULL
  ctx.tell?.all({
    at: 'relieved',
    country: b.countries[s.own[u]],
    unit: counterName(b, u),
    place: spotName(b, s.at[u]),
  })
}

/** Whether to ask: in the fog also where there is none, or all would see it. 9.5 */
const asksToMend = (b: Board, s: AwState, c: Country, fits: (u: Counter) => boolean): boolean =>
  on(s, FOG) || mendable(b, s, c, fits, scratch) > 0

/** The kinds that could be made whole at a place. */
function mendKinds(
  b: Board,
  s: AwState,
  c: Country,
  place: Place,
  fits: (u: Counter) => boolean,
  out: AwAction[],
): number {
  let n = 0
  for (let u = s.head[place]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
    if (s.own[u] !== c || s.side[u] !== REDUCED || !fits(u) || !mayRebuild(b, s, c, u)) continue
    const action = b.acts.pick[2 * b.kind[u] + REDUCED]
    if (!listed(out, n, action)) out[n++] = action
  }
  return n
}

/** A place was named: one kind only is made whole at once, of several one is asked for. `c` of the frame: place + 1. */
function mendAt(ctx: RuleContext, f: FrameOf<'event'>, place: Place, fits: (u: Counter) => boolean): void {
  const { b, s } = ctx
  const n = mendKinds(b, s, f.of, place, fits, scratch)
  const [only] = scratch
  if (n === 1 && only.kind === 'pick' && !on(s, FOG)) {
    replaceTop(s, event.with(f, { left: event.left(f) - 1 }))
    mend(ctx, lowestOf(b, s, place, f.of, only.unit, REDUCED))
  } else replaceTop(s, event.with(f, { chosen: place }))
}
function mendPicked(ctx: RuleContext, f: FrameOf<'event'>, action: AwAction): void {
  if (action.kind !== 'pick') return
  replaceTop(ctx.s, event.with(f, { chosen: NOWHERE, left: event.left(f) - 1 }))
  mend(ctx, lowestOf(ctx.b, ctx.s, event.chosen(f), f.of, action.unit, REDUCED))
}

const noPort = (b: Board, s: AwState, c: Country): boolean => {
  for (let area = 0; area < b.areas.length; area++) if (ownPort(b, s, c, area)) return false
  return true
}

/** Counters of a hired tribe that nobody has. */
function idle(b: Board, s: AwState, tribe: Country): Counter {
  let best = NOBODY
  for (let u = s.head[b.common]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
    if (b.nation[u] === tribe && (best === NOBODY || b.full[u] > b.full[best])) best = u
  }
  return best
}

/** Mercenaries more that the leaders of `c` at a place could lead. 6.6.2 */
function roomWith(b: Board, s: AwState, c: Country, place: Place): number {
  let room = 0
  for (let u = s.head[place]; u >= 0; u = s.next[u]) {
    if (s.own[u] !== c) continue
    if (isLeader(b, u)) room += command(b, s, u)
    else if (isLand(b, u) && isMercenary(b, u)) room--
  }
  return room
}

/** Areas where a tribe may gather: by its desert paths, or those its card names. */
function gathers(b: Board, s: AwState, c: Country, use: CardUse<'recruitNomads'>, area: Area): boolean {
  if (use.effect.areas === 'desertPath' ? !onDesertPath(b, area) : !use.areas.includes(area)) return false
  return (
    area !== b.farEast && isOpen(b, s, area) && (presence(b, s, area) & s.war[c]) === 0 && mayEnter(b, s, c, area) === 1
  )
}

function onDesertPath(b: Board, area: Area): boolean {
  const linked = b.linked[area]
  for (let i = 0; i < linked.length; i++) if (b.path[b.areas.length * area + linked[i]] === DESERT) return true
  return false
}

/** Places for the next of them: with leaders, or in one area (`chosen`, NOWHERE: none yet). */
function gatherPlaces(
  b: Board,
  s: AwState,
  c: Country,
  use: CardUse<'recruitNomads'>,
  chosen: number,
  out: AwAction[],
): number {
  let n = 0
  for (let place = 0; place < b.seas; place++) {
    if (areaAt(b, place) === b.farEast) continue // 1.3
    // Never beside enemies: with a lone leader or where they came to meanwhile. 6.12
    if (place < b.areas.length && (presence(b, s, place) & s.war[c]) !== 0) continue
    const free = place < b.areas.length && (chosen < 0 ? gathers(b, s, c, use, place) : chosen === place)
    if (free || roomWith(b, s, c, place) > 0) out[n++] = b.acts['aim-place'][place]
  }
  return n
}

/** Mercenaries of `c` that a regular of the pool could stand in for. 6.11.j */
const replaceable = (b: Board, s: AwState, c: Country, u: Counter): boolean => {
  if (s.own[u] !== c || !isLand(b, u) || !isMercenary(b, u) || s.at[u] < 0 || s.at[u] >= b.seas) return false
  for (let v = s.head[poolOf(b, c)]; v >= 0 && v < b.firstLeader; v = s.next[v]) {
    if (isRegular(b, v) && b.full[v] <= b.full[u]) return true
  }
  return false
}

function anyReplaceable(b: Board, s: AwState, c: Country): boolean {
  const { own, at } = s
  for (let u = musterOf(b).hired; u < b.firstLeader; u++) {
    if (own[u] === c && at[u] < b.seas && replaceable(b, s, c, u)) return true
  }
  return false
}

const isHiredUnit = (b: Board) => (u: Counter) => isLand(b, u) && isMercenary(b, u)
const isOwnRegular = (b: Board) => (u: Counter) => isRegular(b, u)

export const RECRUIT: Ops = {
  mercenaries: {
    can: (b, s) => {
      for (let u = s.head[b.common]; u >= 0 && u < b.firstLeader; u = s.next[u]) if (b.nation[u] === NOBODY) return true
      return false
    },
    run(ctx, c, use) {
      const { s } = ctx
      const factor = use.effect.priceFactor
      s.picks.length = 0
      drawMercenaries(ctx, c, use.count, s.picks)
      if (factor === 0) ask(ctx, c, use)
      else for (const u of s.picks) s.cheap.push(u, Math.round(AP * factor))
    },
    // Placed at once or sent back.
    waits(b, s, f) {
      if (s.picks.some(u => s.at[u] === poolOf(b, f.of) && hasPlace(b, s, f.of, u))) return true
      sendBack(b, s, f.of)
      return false
    },
    legal(b, s, f, _use, out) {
      let n = 0
      for (const u of s.picks) {
        const action = b.acts.pick[2 * b.kind[u]]
        if (s.at[u] === poolOf(b, f.of) && !listed(out, n, action) && hasPlace(b, s, f.of, u)) out[n++] = action
      }
      out[n++] = b.acts.done[0]
      return n
    },
    apply(ctx, f, _use, action) {
      const { b, s } = ctx
      if (action.kind === 'pick') {
        const u = s.picks.find(v => b.kind[v] === action.unit && s.at[v] === poolOf(b, f.of)) as number
        s.picks.splice(s.picks.indexOf(u), 1)
        pushPlace(ctx, f.of, u, HIRED, 0)
      } else {
        sendBack(b, s, f.of)
        s.frames.pop()
      }
    },
  },
  freeBuild: {
    can: (b, s, c, use) => canBuild(b, s, c, use),
    run: (ctx, c, use) => ask(ctx, c, use, 0, use.count),
    waits: (b, s, f, use) => event.left(f) > 0 && canBuild(b, s, f.of, use),
    legal(b, s, f, use, out) {
      const n = buildable(b, s, f.of, use, out, false)
      out[n] = b.acts.done[0]
      return n + 1
    },
    apply(ctx, f, _use, action) {
      const { b, s } = ctx
      if (action.kind !== 'pick') {
        s.frames.pop()
        return
      }
      replaceTop(s, event.with(f, { left: event.left(f) - 1 }))
      pushPlace(ctx, f.of, lowestKind(b, s, poolOf(b, f.of), action.unit), BUILT, 0)
    },
  },
  halfPriceBuild: {
    can: (b, s, c, use) => canBuild(b, s, c, use),
    run: (ctx, c, use) => ask(ctx, c, use),
    waits: (b, s, f, use) => canBuild(b, s, f.of, use),
    legal: (b, s, f, use, out) => buildable(b, s, f.of, use, out, false),
    apply(ctx, f, _use, action) {
      const { b, s } = ctx
      s.frames.pop()
      if (action.kind !== 'pick') return
      const u = lowestKind(b, s, poolOf(b, f.of), action.unit)
      pushPlace(ctx, f.of, u, BUILT, halfPrice(b, s, u))
    },
  },
  freeShips: {
    can: (b, s, c, use) => canBuild(b, s, c, use, true) || mendable(b, s, c, u => b.ship[u], scratch) > 0,
    run: (ctx, c, use) => ask(ctx, c, use, 0, use.count),
    waits: (b, s, f, use) =>
      event.left(f) > 0 && (canBuild(b, s, f.of, use, true) || asksToMend(b, s, f.of, u => b.ship[u])),
    legal(b, s, f, use, out) {
      if (event.chosen(f) >= 0) return mendKinds(b, s, f.of, event.chosen(f), u => b.ship[u], out)
      const n = buildable(b, s, f.of, use, out, true)
      const m = mendable(b, s, f.of, u => b.ship[u], scratch)
      for (let i = 0; i < m; i++) out[n + i] = scratch[i]
      out[n + m] = b.acts.done[0]
      return n + m + 1
    },
    apply(ctx, f, _use, action) {
      const { b, s } = ctx
      if (action.kind === 'aim-place') mendAt(ctx, f, action.place, u => b.ship[u])
      else if (action.kind === 'pick' && event.chosen(f) >= 0) mendPicked(ctx, f, action)
      else if (action.kind === 'pick') {
        replaceTop(s, event.with(f, { left: event.left(f) - 1 }))
        pushPlace(ctx, f.of, lowestKind(b, s, poolOf(b, f.of), action.unit), BUILT, 0)
      } else s.frames.pop()
    },
  },
  freeRebuild: {
    can: (b, s, c, use) =>
      (use.effect.needs !== 'noOwnPort' || noPort(b, s, c)) && mendable(b, s, c, isHiredUnit(b), scratch) > 0,
    run: (ctx, c, use) => ask(ctx, c, use, 0, use.count),
    waits: (b, s, f) => event.left(f) > 0 && asksToMend(b, s, f.of, isHiredUnit(b)),
    legal(b, s, f, _use, out) {
      if (event.chosen(f) >= 0) return mendKinds(b, s, f.of, event.chosen(f), isHiredUnit(b), out)
      const n = mendable(b, s, f.of, isHiredUnit(b), out)
      out[n] = b.acts.done[0]
      return n + 1
    },
    apply(ctx, f, _use, action) {
      if (action.kind === 'aim-place') mendAt(ctx, f, action.place, isHiredUnit(ctx.b))
      else if (action.kind === 'pick') mendPicked(ctx, f, action)
      else ctx.s.frames.pop()
    },
  },
  recover: {
    can: () => true,
    run(ctx, c, use) {
      ctx.s.picks.length = 0
      ask(ctx, c, use, 0, use.effect.walls, WALLS)
      ask(ctx, c, use, 0, use.effect.units)
      for (let i = 0; i < use.effect.draw; i++) drawCard(ctx, c)
    },
    waits(b, s, f) {
      if (event.left(f) === 0) return false
      return event.step(f) === WALLS ? anyWall(b, s, f.of) : asksToMend(b, s, f.of, isOwnRegular(b))
    },
    legal(b, s, f, _use, out) {
      if (event.chosen(f) >= 0) return mendKinds(b, s, f.of, event.chosen(f), isOwnRegular(b), out)
      let n = 0
      if (event.step(f) === WALLS) {
        for (const area of b.homeAreas[f.of]) {
          if (s.damage[area] > 0 && mayWall(b, s, f.of, area)) out[n++] = b.acts.aim[area]
        }
      } else n = mendable(b, s, f.of, isOwnRegular(b), out)
      out[n] = b.acts.done[0]
      return n + 1
    },
    apply(ctx, f, _use, action) {
      const { b, s } = ctx
      if (action.kind === 'aim-place') mendAt(ctx, f, action.place, isOwnRegular(b))
      else if (action.kind === 'pick') mendPicked(ctx, f, action)
      else if (action.kind === 'aim') {
        replaceTop(s, event.with(f, { left: event.left(f) - 1 }))
        s.damage[action.area]--
        ctx.tell?.all({
          at: 'walled',
          country: b.countries[f.of],
          area: b.areas[action.area],
          level: s.damage[action.area],
        })
      } else s.frames.pop()
    },
  },
  recruitNomads: {
    can(b, s, c, use) {
      if (idle(b, s, use.country) === NOBODY) return false
      for (let area = 0; area < b.areas.length; area++) if (gathers(b, s, c, use, area)) return true
      return gatherPlaces(b, s, c, use, NOWHERE, scratch) > 0
    },
    run(ctx, c, use) {
      const roll = rollThree(ctx)
      ctx.tell?.all({ at: 'die', card: ctx.b.cards[use.card], dice: [roll] })
      ask(ctx, c, use, 0, roll)
    },
    // How many mercenaries a leader has room for must not show by a question left out. 9.5
    waits: (b, s, f, use) =>
      event.left(f) > 0 &&
      idle(b, s, use.country) !== NOBODY &&
      (on(s, FOG) || gatherPlaces(b, s, f.of, use, event.chosen(f), scratch) > 0),
    legal(b, s, f, use, out) {
      const n = gatherPlaces(b, s, f.of, use, event.chosen(f), out)
      if (n > 0) return n
      out[0] = b.acts.done[0]
      return 1
    },
    apply(ctx, f, use, action) {
      const { b, s } = ctx
      if (action.kind !== 'aim-place') {
        s.frames.pop()
        return
      }
      const withLeader = roomWith(b, s, f.of, action.place) > 0
      replaceTop(s, event.with(f, { chosen: withLeader ? event.chosen(f) : action.place, left: event.left(f) - 1 }))
      const u = idle(b, s, use.country)
      s.own[u] = f.of
      s.side[u] = FULL
      s.moved[u] = s.busy[u] = 0
      const there = action.place < b.insides ? occupants(b, s, fieldArea(action.place)) : 0
      move(s, u, action.place)
      ctx.tell?.all({
        at: 'relieved',
        country: b.countries[f.of],
        unit: counterName(b, u),
        place: spotName(b, action.place),
      })
      arrive(ctx, f.of, u, action.place, there)
    },
  },
  mercToRegular: {
    can: anyReplaceable,
    run: (ctx, c, use) => ask(ctx, c, use, 0, use.count),
    waits(b, s, f) {
      if (event.times(f) === 0) return false
      return event.chosen(f) >= 0 || on(s, FOG) || anyReplaceable(b, s, f.of)
    },
    // `where` is chosen first, then which mercenary there (`chosen`), `times` are left.
    legal(b, s, f, _use, out) {
      let n = 0
      if (event.chosen(f) >= 0) {
        for (let v = s.head[poolOf(b, f.of)]; v >= 0 && v < b.firstLeader; v = s.next[v]) {
          const action = b.acts.pick[2 * b.kind[v]]
          if (isRegular(b, v) && b.full[v] <= b.full[event.chosen(f)] && !listed(out, n, action)) out[n++] = action
        }
        return n
      }
      const place = event.where(f)
      for (let u = 0; u < b.firstLeader; u++) {
        if (!replaceable(b, s, f.of, u) || (place >= 0 && s.at[u] !== place)) continue
        const action = place >= 0 ? b.acts.pick[2 * b.kind[u] + s.side[u]] : b.acts['aim-place'][s.at[u]]
        if (!listed(out, n, action)) out[n++] = action
      }
      if (place < 0) out[n++] = b.acts.done[0]
      return n
    },
    apply(ctx, f, _use, action) {
      const { b, s } = ctx
      if (action.kind === 'aim-place') replaceTop(s, event.with(f, { where: action.place }))
      else if (action.kind === 'pick' && event.chosen(f) < 0) {
        const u = lowestOf(b, s, event.where(f), f.of, action.unit, action.side)
        replaceTop(s, event.with(f, { chosen: u, where: NOWHERE }))
      } else if (action.kind === 'pick') {
        replaceTop(s, event.with(f, { chosen: NOWHERE, left: event.left(f) - 1 }))
        exchange(ctx, event.chosen(f), lowestKind(b, s, poolOf(b, f.of), action.unit))
      } else s.frames.pop()
    },
  },
}

const WALLS = 4

const anyWall = (b: Board, s: AwState, c: Country): boolean =>
  b.homeAreas[c].some(area => s.damage[area] > 0 && mayWall(b, s, c, area))

/** A regular takes a mercenary's place, on the same side; the mercenary goes to the common pool. */
function exchange(ctx: RuleContext, u: Counter, v: Counter): void {
  const { b, s } = ctx
  const place = s.at[u]
  s.own[v] = s.own[u]
  s.side[v] = s.side[u]
  s.moved[v] = s.moved[u]
  s.busy[v] = s.busy[u]
  move(s, v, place)
  s.own[u] = NOBODY
  s.side[u] = FULL
  s.moved[u] = s.busy[u] = 0
  move(s, u, b.common)
  ctx.tell?.all({ at: 'dismissed', country: b.countries[s.own[v]], unit: counterName(b, u), place: spotName(b, place) })
  ctx.tell?.all({ at: 'relieved', country: b.countries[s.own[v]], unit: counterName(b, v), place: spotName(b, place) })
}

/** Those not taken go back to the common pool. */
function sendBack(b: Board, s: AwState, c: Country): void {
  for (const u of s.picks) {
    if (s.at[u] !== poolOf(b, c)) continue
    s.own[u] = NOBODY
    move(s, u, b.common)
  }
  s.picks.length = 0
}
