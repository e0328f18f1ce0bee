// 9.5 Fog of war: of the stacks of enemies, on land and at sea, one sees the top counters and how many units and ships there are. A
// stack is an army or ten units; on top lies its leader, else the unit with the best factor. A force on the march is a stack of its
// own. Whoever fights, or is named in a question, is seen by all.

import type { Seat, Seats } from '@tabularium/kernel'
import { onMap } from '../board/board.ts'
import { command, isLeader } from '../board/counters.ts'
import type { Names } from '../board/facts.ts'
import { type Counter, type Country, type Face, has, MOVING, type Place, REDUCED } from '../board/names.ts'
import { type AwState, FOG, on, seatOf } from '../board/state.ts'

/** In a view: a unit that lies in some stack of its country, one cannot tell where. */
export const SOMEWHERE = -9

/**
 * Whether a seat (NOBODY: a spectator) is an enemy of a country: it runs one that is at war with it, and none that is allied with it
 * and takes its troops aboard or along.
 */
export function isEnemy(s: AwState, seat: Seat, c: Country): boolean {
  if (seat < 0) return true
  let isAtWar = false
  for (let d = 0; d < s.runner.length; d++) {
    if (s.runner[d] < 0 || seatOf(s, d) !== seat) continue
    if (d === c || has(s.kin[d], c)) return false
    if (has(s.war[d], c)) isAtWar = true
  }
  return isAtWar
}

/** The seats that may look into the stacks of a country. */
export const seersOf = (s: AwState, c: Country): Seats => {
  let set = 0
  for (let seat = 0; seat < s.seats; seat++) if (!isEnemy(s, seat, c)) set |= 1 << seat
  return set
}

/** Counters with a favour of a card. */
const favoured = (s: AwState): readonly Counter[] =>
  s.boons.length === 0 ? s.boons : s.boons.filter((_, i) => i % 3 === 0)

/** Who fights, or has been named in a question. */
const isShown = (s: AwState, u: Counter): boolean =>
  s.attackers.includes(u) ||
  s.defenders.includes(u) ||
  s.declared.includes(u) ||
  s.borrowed.includes(u) ||
  favoured(s).includes(u)

const factorOf = (b: Names, u: Counter, side: Face): number => (side === REDUCED ? b.reduced[u] : b.full[u])

/** Which of two counters lies on top, by what can be seen of them: the better factor, then by kind and side. Below 0: the first. */
export const byRank = (b: Names, u: Counter, side: Face, other: Counter, otherSide: number): number =>
  factorOf(b, other, otherSide) - factorOf(b, u, side) || b.kind[u] - b.kind[other] || side - otherSide

/** Units and ships of a country that lie together: at one place, on the march or not; the best of them first. */
export interface Pile {
  readonly place: Place
  readonly of: Country
  readonly units: readonly Counter[]
  /** How many of them lie on top of a stack. */
  readonly tops: number
}

export function pileOf(b: Names, s: AwState, place: Place, of: Country, moving: number): Pile {
  const units: Counter[] = []
  const stack = b.data.constants.fogStackMax
  let room = 0
  for (let u = s.head[place]; u >= 0; u = s.next[u]) {
    if (s.own[u] !== of || (s.busy[u] & MOVING) !== moving) continue
    if (isLeader(b, u)) room += Math.max(stack, command(b, s, u))
    else if (!isShown(s, u)) units.push(u)
  }
  units.sort((u, v) => byRank(b, u, s.side[u], v, s.side[v]) || u - v)
  return { place, of, units, tops: Math.ceil(Math.max(0, units.length - room) / stack) }
}

/** Whether a seat (NOBODY: a spectator) cannot tell which unit this is. */
export function isHidden(b: Names, s: AwState, seat: Seat, u: Counter): boolean {
  if (!on(s, FOG) || isLeader(b, u)) return false
  const [place, of] = [s.at[u], s.own[u]]
  if (of < 0 || place < 0 || !onMap(b, place) || isShown(s, u) || !isEnemy(s, seat, of)) return false
  const { units, tops } = pileOf(b, s, place, of, s.busy[u] & MOVING)
  return units.indexOf(u) >= tops
}

/** The piles that lie in the fog for a seat, also those of which it sees every counter. */
export function pilesFor(b: Names, s: AwState, seat: Seat): readonly Pile[] {
  const piles: Pile[] = []
  for (let place = 0; onMap(b, place); place++) {
    let seen = 0
    for (let u = s.head[place]; u >= 0; u = s.next[u]) {
      const of = s.own[u]
      if (of < 0 || has(seen, of)) continue
      seen |= 1 << of
      if (!isEnemy(s, seat, of)) continue
      for (const moving of [0, MOVING]) {
        const pile = pileOf(b, s, place, of, moving)
        if (pile.units.length > 0) piles.push(pile)
      }
    }
  }
  return piles
}
