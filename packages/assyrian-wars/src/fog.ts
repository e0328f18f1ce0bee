// 9.5 Fog of war: of the stacks of others one sees the top counter, the best leader or else the unit with the best factor, and how
// many there are. Leaders are seen by all, and those who march or fight are seen by all.

import { areaAt, type Names } from './board.ts'
import { factor, isLand, move } from './counters.ts'
import { type AwState, FOG, on, seatOf } from './state.ts'

/** Which of two units lies on top: the better factor, then the lower number. */
const isAbove = (b: Names, s: AwState, u: number, other: number): boolean => {
  const [x, y] = [factor(b, s, u), factor(b, s, other)]
  return x > y || (x === y && u < other)
}

/** The top unit of a country's pile at a place, -1 where it has a leader. */
function topUnit(b: Names, s: AwState, place: number, c: number): number {
  let best = -1
  for (let u = s.head[place]; u >= 0; u = s.next[u]) {
    if (s.own[u] !== c || b.ship[u]) continue
    if (u >= b.firstLeader) return -1
    if (best < 0 || isAbove(b, s, u, best)) best = u
  }
  return best
}

/** Who marches or fights, or has been named in a question. */
const isShown = (s: AwState, u: number): boolean =>
  s.moving.includes(u) ||
  s.attackers.includes(u) ||
  s.defenders.includes(u) ||
  s.held.includes(u) ||
  s.declared.includes(u) ||
  s.borrowed.includes(u) ||
  s.boons.includes(u)

/** Whether a seat (-1: a spectator) cannot tell which unit this is. */
export function isHidden(b: Names, s: AwState, seat: number, u: number): boolean {
  if (!on(s, FOG) || !isLand(b, u)) return false
  const [place, c] = [s.at[u], s.own[u]]
  if (c < 0 || areaAt(b, place) < 0 || seatOf(s, c) === seat || isShown(s, u)) return false
  return topUnit(b, s, place, c) !== u
}

interface Slot {
  readonly place: number
  readonly moved: number
  readonly busy: number
  /** The top of the pile, -1: a leader. */
  readonly top: number
}

/** Deals the hidden units of each country again to where hidden units stand: none may come to lie above the top of its pile. */
export function shuffleHidden(b: Names, s: AwState, seat: number, below: (n: number) => number): void {
  if (!on(s, FOG)) return
  for (let c = 0; c < b.countries.length; c++) {
    const units: number[] = []
    const slots: Slot[] = []
    for (let u = 0; u < b.firstLeader; u++) {
      if (s.own[u] !== c || !isHidden(b, s, seat, u)) continue
      units.push(u)
      slots.push({ place: s.at[u], moved: s.moved[u], busy: s.busy[u], top: topUnit(b, s, s.at[u], c) })
    }
    // Where fewest fit comes first: whoever fits there fits everywhere after it too.
    slots.sort((x, y) => strictness(b, s, y, x) || x.place - y.place || x.moved - y.moved || x.busy - y.busy)
    const dealt = slots.map(({ top }) => {
      const fit = units.filter(u => top < 0 || isAbove(b, s, top, u))
      const u = fit[below(fit.length)]
      units.splice(units.indexOf(u), 1)
      return u
    })
    for (const [i, u] of dealt.entries()) {
      move(s, u, slots[i].place)
      s.moved[u] = slots[i].moved
      s.busy[u] = slots[i].busy
    }
  }
}

/** Above 0 where the first lets fewer units in. */
function strictness(b: Names, s: AwState, x: Slot, y: Slot): number {
  if (x.top === y.top) return 0
  if (x.top < 0) return -1
  if (y.top < 0) return 1
  return isAbove(b, s, y.top, x.top) ? 1 : -1
}
