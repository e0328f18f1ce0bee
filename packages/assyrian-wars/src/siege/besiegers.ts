// Who besieges: the leader that speaks for an army or a group, the units he besieges with, and whose hunger siege it is.
// 6.6.4, 6.8

import type { Board } from '../board/board.ts'
import { isLeader } from '../board/counters.ts'
import { bit, type Counter, type Countries, FINISHED, has, NOBODY } from '../board/names.ts'
import type { AwState } from '../board/state.ts'
import { armySize, enlist } from '../forces/force.ts'

/** The leader that speaks for an army group in the impulse of a country: its chief, or the first of that country. 6.6.4 */
export function speaks(b: Board, s: AwState, leader: Counter): boolean {
  const card = s.group[leader - b.firstLeader]
  if (card === NOBODY || s.chief[card] === leader) return true
  if (s.own[s.chief[card]] === s.own[leader]) return false
  for (let l = b.firstLeader; l < leader; l++) {
    if (s.group[l - b.firstLeader] === card && s.own[l] === s.own[leader]) return false
  }
  return true
}

/** Whoever came ashore walks no further, but may besiege. 6.16.d */
export const IDLE = FINISHED

const ready = (_b: Board, s: AwState, u: Counter): boolean => (s.busy[u] & IDLE) === 0

/** A leader with the strongest units he may command; for a group each of its armies. 6.6.2, 6.6.3, 6.8 */
export function armyOf(b: Board, s: AwState, leader: Counter, out: Counter[]): void {
  out.length = 0
  const card = s.group[leader - b.firstLeader]
  const place = s.at[leader]
  const isOf = (l: number): boolean =>
    isLeader(b, l) && ready(b, s, l) && (l === leader || (card !== NOBODY && s.group[l - b.firstLeader] === card))
  let leaders = 0
  for (let l = s.head[place]; l >= 0; l = s.next[l]) if (isOf(l)) leaders++
  for (let l = s.head[place]; l >= 0; l = s.next[l]) {
    if (!isOf(l)) continue
    const before = out.length
    enlist(b, s, place, s.own[l], armySize(b, s, l, leaders), out, ready)
    if (out.length > before) out.push(l)
  }
}

/** Whether a leader has anything to besiege with. */
export function hasArmy(b: Board, s: AwState, leader: Counter): boolean {
  const c = s.own[leader]
  for (let u = s.head[s.at[leader]]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
    if (s.own[u] === c && !b.ship[u] && (s.busy[u] & IDLE) === 0) return true
  }
  return false
}

/** Whether a leader goes on with a hunger siege: his country's, or that of another in his army group. 6.8, N25 */
export function starves(b: Board, s: AwState, leader: Counter): boolean {
  const by = s.hungerBy[s.at[leader]]
  if (has(by, s.own[leader])) return true
  const card = s.group[leader - b.firstLeader]
  if (card === NOBODY) return false
  for (let i = 0; i < s.group.length; i++) if (s.group[i] === card && has(by, s.own[b.firstLeader + i])) return true
  return false
}

/** The countries of a leader's army group that are there, or his own. */
export function partyOf(b: Board, s: AwState, leader: Counter): Countries {
  const card = s.group[leader - b.firstLeader]
  let set = bit(s.own[leader])
  if (card === NOBODY) return set
  for (let i = 0; i < s.group.length; i++) {
    const l = b.firstLeader + i
    if (s.group[i] === card && s.at[l] === s.at[leader]) set |= bit(s.own[l])
  }
  return set
}
