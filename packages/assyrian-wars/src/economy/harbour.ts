// 7.3.3.a Ships come home from trade: to a zone with a friendly port on the same water, else to the pool.

import { type Board, boxPlace, zonePlace } from '../board/board.ts'
import type { Chapter } from '../board/chapter.ts'
import { byFreshness, fleetsAt, move } from '../board/counters.ts'
import { frames, replaceTop } from '../board/frames.ts'
import { type Box, type Counter, type Country, lowest, NOBODY, type Zone } from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import type { AwState } from '../board/state.ts'
import { remove } from '../forces/attrition.ts'
import { friendlyPort, zoneHasPort } from './sites.ts'

const { harbour } = frames

const harbours: Zone[] = []

/** Zones with a friendly port on the water of a box. */
function harboursFor(b: Board, s: AwState, c: Country, box: Box): number {
  let n = 0
  for (let zone = 0; zone < b.zones.length; zone++) {
    if (b.water[zone] !== b.boxWater[box] || !b.scenarios[s.scenario].openZone[zone]) continue
    if (zoneHasPort(b, s, c, zone, friendlyPort)) harbours[n++] = zone
  }
  return n
}

/** One ship where there is a choice, else all of them. */
function goHome(ctx: RuleContext, c: Country, box: Box, zone: Zone, one = false): void {
  const { b, s } = ctx
  const place = boxPlace(b, box)
  let ships: Counter[] = []
  for (let u = s.head[place]; u >= 0; u = s.next[u]) if (s.own[u] === c) ships.push(u)
  if (one) ships = ships.sort((u, v) => byFreshness(s, u, v)).slice(0, 1)
  for (const u of ships) {
    if (zone === NOBODY) remove(ctx, u)
    else move(s, u, zonePlace(b, zone))
  }
  ctx.tell?.all({ at: 'traders-home', country: b.countries[c], ...(zone !== NOBODY && { zone: b.zones[zone] }) })
}

/** Ships in the small trade boxes return to zones with friendly ports, else to the pool. */
export const tradersHome = (ctx: RuleContext): void => {
  harbour.push(ctx.s, {})
}

export const harbourChapter: Chapter = {
  frames: {
    harbour: {
      run(ctx, f) {
        const { b, s } = ctx
        if (f.of !== NOBODY) return true
        for (let box = 0; box < b.boxes.length; box++) {
          for (let rest = fleetsAt(b, s, boxPlace(b, box)); rest !== 0; rest &= rest - 1) {
            const c = lowest(rest)
            const n = harboursFor(b, s, c, box)
            if (n > 1) {
              replaceTop(s, harbour.make({ of: c, box }))
              return true
            }
            goHome(ctx, c, box, n === 1 ? harbours[0] : NOBODY)
          }
        }
        s.frames.pop()
        return false
      },
      legal(b, s, f, out) {
        const n = harboursFor(b, s, f.of, harbour.box(f))
        for (let i = 0; i < n; i++) out[i] = b.acts.at[zonePlace(b, harbours[i])]
        return n
      },
      apply(ctx, f, action) {
        if (action.kind !== 'at') return
        replaceTop(ctx.s, harbour.make({}))
        goHome(ctx, f.of, harbour.box(f), action.place - ctx.b.seas, true)
      },
    },
  },
}
