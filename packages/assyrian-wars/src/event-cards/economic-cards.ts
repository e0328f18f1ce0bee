// Economic cards (6.11.i): income, markers on cities, trade.

import type { Board } from '../board/board.ts'
import { onMapUnits } from '../board/counters.ts'
import { frames, replaceTop } from '../board/frames.ts'
import { AP, type Area, BUILD, type Country, has } from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import type { AwState } from '../board/state.ts'
import { isOpen } from '../common/scenario.ts'
import { gain, gainIncome } from '../economy/purse.ts'
import { pushRaidEntry, raiderIn } from '../economy/raid.ts'
import { canRevive, revive } from '../politics/elimination.ts'
import { ecoPlusLeft, mayImprove } from '../recruitment/rebuild.ts'
import { deport, deportable } from '../siege/capture.ts'
import { ask, type Ops } from './op.ts'

const { event } = frames

/** Trade markers a power has in all. 6.15 */
export const tradeMarkers = (b: Board, s: AwState, p: Country): number =>
  b.scenarios[s.scenario].data.tradeMarkers[b.countries[p]] ?? 0

export function addPlus(ctx: RuleContext, area: Area): void {
  const { b, s } = ctx
  // R25
  if (s.ecoMinus[area] > 0) s.ecoMinus[area]--
  else s.ecoPlus[area]++
  ctx.tell?.all({ at: 'eco-marker', area: b.areas[area], by: 1 })
}

function addMinus(ctx: RuleContext, area: Area): void {
  const { b, s } = ctx
  s.ecoMinus[area]++
  ctx.tell?.all({ at: 'eco-marker', area: b.areas[area], by: -1 })
}

const most = (b: Board): number => b.data.constants.deportation.maxEcoPlusPerArea

/** A home city of one's own with room for an ECO+. */
const roomAtHome = (b: Board, s: AwState, c: Country, area: Area): boolean =>
  b.isCity[area] &&
  b.home[area] === c &&
  s.city[area] === c &&
  isOpen(b, s, area) &&
  (s.ecoMinus[area] > 0 || s.ecoPlus[area] < most(b))

const anyHomeRoom = (b: Board, s: AwState, c: Country): boolean =>
  b.homeAreas[c].some(area => roomAtHome(b, s, c, area))

/** A free raid box and somebody to send there. 6.15 */
function mayRaise(b: Board, s: AwState, c: Country): boolean {
  for (let box = 0; box < b.raids; box++) if (raiderIn(b, s, box) < 0) return onMapUnits(b, s, c) > 0
  return false
}

/** A city of others in one's hands, with people to lead away. 6.8.4 */
function deportFrom(b: Board, s: AwState, c: Country, area: Area): boolean {
  if (!b.isCity[area] || b.owner[area] === c || s.city[area] !== c) return false
  if (deportable(b, s, area) > 0) return true
  return (
    s.ecoMinus[area] < b.data.constants.deportation.maxEcoMinusPerArea && ecoPlusLeft(b, s) > 0 && anyHomeRoom(b, s, c)
  )
}

/** Where a deported ECO+ may go: any city with room. */
const deportTo = (b: Board, s: AwState, from: Area, area: Area): boolean =>
  b.isCity[area] && area !== from && isOpen(b, s, area) && (s.ecoMinus[area] > 0 || s.ecoPlus[area] < most(b))

export const ECONOMY: Ops = {
  income: {
    can: () => true,
    run(ctx, c, use) {
      gainIncome(ctx.s, AP * use.count)
      ctx.s.base[c] += use.effect.ecoUntilInterphase
    },
  },
  apFor: {
    can: () => true,
    run: (ctx, _c, use) => gain(ctx.s, AP * use.count, BUILD),
  },
  ecoPlus: {
    can(b, s, c) {
      const home = b.homeAreas[c]
      for (let i = 0; i < home.length; i++) if (mayImprove(b, s, c, home[i])) return ecoPlusLeft(b, s) > 0
      return false
    },
    aims(b, s, c, _use, out) {
      let n = 0
      for (const area of b.homeAreas[c]) if (mayImprove(b, s, c, area)) out[n++] = b.acts.aim[area]
      return n
    },
    run: (ctx, _c, _use, area) => addPlus(ctx, area),
  },
  restoreTrade: {
    can: (b, s, c) => (c < b.powers && s.trade[c] < tradeMarkers(b, s, c)) || mayRaise(b, s, c),
    run(ctx, c, use) {
      const { b, s } = ctx
      if (c < b.powers) {
        const back = tradeMarkers(b, s, c) - s.trade[c]
        s.trade[c] += back
        if (back > 0) ctx.tell?.all({ at: 'trade-marker', power: b.countries[c], by: back })
      }
      if (use.effect.raider > 0 && mayRaise(b, s, c)) pushRaidEntry(ctx, c)
    },
  },
  deportation: {
    can(b, s, c) {
      for (let area = 0; area < b.areas.length; area++) if (deportFrom(b, s, c, area)) return true
      return false
    },
    aims(b, s, c, _use, out) {
      let n = 0
      for (let area = 0; area < b.areas.length; area++) if (deportFrom(b, s, c, area)) out[n++] = b.acts.aim[area]
      return n
    },
    // While there are ECO+ these are led away; without any the city itself suffers.
    run: (ctx, c, use, area) => ask(ctx, c, use, area, deportable(ctx.b, ctx.s, area) > 0 ? use.count : -1),
    waits(b, s, f) {
      if (event.left(f) < 0) return anyHomeRoom(b, s, f.of)
      return event.left(f) > 0 && deportable(b, s, event.aim(f)) > 0
    },
    legal(b, s, f, _use, out) {
      let n = 0
      for (let area = 0; area < b.areas.length; area++) {
        if (event.left(f) < 0 ? roomAtHome(b, s, f.of, area) : deportTo(b, s, event.aim(f), area))
          out[n++] = b.acts.aim[area]
      }
      if (event.left(f) >= 0) out[n++] = b.acts.done[0]
      return n
    },
    apply(ctx, f, _use, action) {
      const { s } = ctx
      if (action.kind !== 'aim') {
        s.frames.pop()
      } else if (event.left(f) < 0) {
        s.frames.pop()
        addMinus(ctx, event.aim(f))
        addPlus(ctx, action.area)
      } else {
        replaceTop(s, event.with(f, { left: event.left(f) - 1 }))
        deport(ctx, f.of, event.aim(f), action.area)
      }
    },
  },
  callOfTribes: {
    can: (b, s, c) => (has(s.gone, b.media) ? canRevive(b, s, b.media) : mayCall(b, s, c)),
    run(ctx, _c, use) {
      const { b, s } = ctx
      if (has(s.gone, b.media)) {
        revive(ctx, b.media, use.effect.revivePoints, use.effect.reviveLeaders)
      } else for (let i = 0; i < use.effect.ecoPlus; i++) addPlus(ctx, b.farEast)
    },
  },
}

/** 6.8.4: no limit there but the supply; not after Media has come back from the dead. */
const mayCall = (b: Board, s: AwState, c: Country): boolean =>
  c === b.media && b.farEast >= 0 && isOpen(b, s, b.farEast) && ecoPlusLeft(b, s) > 0 && !has(s.revived, c)
