// Those aboard ships: what each ship carries, and what becomes of it when ships are hit, gone, or no friends' any more.
// 6.16.c, 6.16.f, 8.1

import { rout, takeHit } from './attrition.ts'
import type { Scene } from './chapter.ts'
import { fleetsAt, forcesAt } from './counters.ts'
import { crewOf, overloaded } from './fleet.ts'
import { FULL, has, lowest, NOBODY } from './names.ts'

/** A hit on a loaded ship is suffered by all it carries; leaders are scattered with the last ship. True: it is gone. 6.16.f */
export function hitShip(g: Scene, ship: number): boolean {
  const [place, c] = [g.s.at[ship], g.s.own[ship]]
  loadOf(g, ship)
  for (const u of [...LOAD]) takeHit(g, u)
  if (!takeHit(g, ship)) return false
  abandon(g, place, c)
  return true
}
/** Those aboard a ship that runs, run with it. */
export function routLoad(g: Scene, ship: number): void {
  loadOf(g, ship)
  for (const u of [...LOAD]) rout(g, u)
}

const LOAD: number[] = []

/**
 * Into LOAD: the units aboard a ship. Ships of one crew are loaded in the order of their counters: a full unit for a full ship, then
 * reduced ones, two for a full ship and one for a reduced ship. 6.16.c, N31
 */
function loadOf({ b, s }: Scene, ship: number): void {
  const k = b.data.constants.naval
  const place = s.at[ship]
  const side = crewOf(s, s.own[ship])
  LOAD.length = 0
  // Room on the ships before it, and on it, for full and for reduced units.
  let [fullBefore, fullHere, full] = [0, 0, 0]
  for (let u = s.head[place]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
    if (!has(side, s.own[u]) || s.side[u] !== FULL) continue
    if (!b.ship[u]) full++
    else if (u < ship) fullBefore += k.transportFull
    else if (u === ship) fullHere = k.transportFull
  }
  const taken = Math.min(Math.max(full - fullBefore, 0), fullHere)
  let lessBefore = Math.max(fullBefore - full, 0) * k.transportReducedUnitsPerFullShip
  for (let u = s.head[place]; u >= 0 && u < ship; u = s.next[u]) {
    if (b.ship[u] && has(side, s.own[u]) && s.side[u] !== FULL) lessBefore += k.transportReducedUnitsPerReducedShip
  }
  const lessHere =
    s.side[ship] === FULL
      ? (fullHere - taken) * k.transportReducedUnitsPerFullShip
      : k.transportReducedUnitsPerReducedShip
  let [fullSeen, lessSeen] = [0, 0]
  for (let u = s.head[place]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
    if (b.ship[u] || !has(side, s.own[u])) continue
    if (s.side[u] === FULL) {
      if (fullSeen >= fullBefore && fullSeen < fullBefore + taken) LOAD.push(u)
      fullSeen++
    } else {
      if (lessSeen >= lessBefore && lessSeen < lessBefore + lessHere) LOAD.push(u)
      lessSeen++
    }
  }
}

/** No ship that could carry them is left there: leaders and whatever else was aboard are scattered. */
export function abandon(g: Scene, place: number, c: number): void {
  const { b, s } = g
  if (place < b.seas || place >= b.tradeBoxes) return
  const side = crewOf(s, c)
  if ((fleetsAt(b, s, place) & side) !== 0) return
  for (let u = s.head[place]; u >= 0; ) {
    const next = s.next[u]
    if (has(side, s.own[u])) rout(g, u)
    u = next
  }
}

/** Those aboard ships of former friends are put ashore, with no land of theirs to go to: to the regroup box. 8.1, N89 */
export function settleWaters(g: Scene): void {
  const { b, s } = g
  for (let place = b.seas; place < b.tradeBoxes; place++) {
    for (let rest = forcesAt(b, s, place); rest !== 0; rest &= rest - 1) {
      const c = lowest(rest)
      const crew = crewOf(s, c)
      abandon(g, place, c)
      while (overloaded(b, s, place, crew)) {
        let last = NOBODY
        for (let u = s.head[place]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
          if (!b.ship[u] && has(crew, s.own[u])) last = u
        }
        rout(g, last)
      }
    }
  }
}
