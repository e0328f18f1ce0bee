// 10.2 The Medes are tribes without a state until their king comes: no army groups, one army abroad.

import { areaAt, type Board } from '../board/board.ts'
import { command, isLand, isLeader } from '../board/counters.ts'
import { type Area, type Counter, NOBODY } from '../board/names.ts'
import type { AwState } from '../board/state.ts'
import { isMede } from '../common/passage.ts'
import { firstUnit, lastUnit } from './force.ts'

/** The turn from which Media has a state: the one after the interphase that says so in the timeline. */
const unitedIn = (b: Board): number => {
  const at = b.data.timeline.find(({ effect }) => effect.unlock === 'medianArmyGroup')
  return at === undefined ? 1 : at.interphase + 1
}
const united = new WeakMap<object, number>()

/** Whether Media is a state by now. */
export function medesUnited(b: Board, s: AwState): boolean {
  let turn = united.get(b.data)
  if (turn === undefined) {
    turn = unitedIn(b)
    united.set(b.data, turn)
  }
  return s.turn >= turn
}

/** On the map, outside Media. */
const isAbroad = (b: Board, s: AwState, u: Counter): boolean => {
  const area = areaAt(b, s.at[u])
  return area >= 0 && b.home[area] !== b.media
}

/** Whether the force may go to an area outside Media: one leader abroad, and no more regulars than he commands. 10.2 */
export function medesMayLeave(b: Board, s: AwState, moving: readonly Counter[], to: Area): boolean {
  if (b.home[to] === b.media || medesUnited(b, s)) return true
  let leader = NOBODY
  let leaders = 0
  let regulars = 0
  for (let i = 0; i < moving.length; i++) {
    const u = moving[i]
    if (s.own[u] !== b.media) continue
    if (isLeader(b, u)) {
      leader = u
      leaders++
    } else if (isMede(b, s, u)) regulars++
  }
  if (leaders === 0 && regulars === 0) return true
  for (let u = firstUnit(b, b.media), end = lastUnit(b, b.media); u < end; u++) {
    if (isLand(b, u) && isAbroad(b, s, u) && isMede(b, s, u) && !moving.includes(u)) regulars++
  }
  for (let u = b.firstLeader; u < b.counters; u++) {
    if (s.own[u] !== b.media || !isAbroad(b, s, u) || moving.includes(u)) continue
    leader = u
    leaders++
  }
  return leaders <= 1 && regulars <= (leader === NOBODY ? 0 : command(b, s, leader))
}
