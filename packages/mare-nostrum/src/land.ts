// 4.1.2 Legions march over a border or along a chain of own triremes; where they meet others they have to fight.

import type { Chance, Seat } from '@tabularium/kernel'
import { END_MARCH, type MnAction, MOST_SEATS } from './actions.ts'
import { landBattle } from './battle.ts'
import type { Board } from './board.ts'
import type { MnTell } from './events.ts'
import type { Province, Provinces } from './names.ts'
import { closed, peacePartner } from './peace.ts'
import { linked, lowest } from './reach.ts'
import type { MnState } from './state.ts'
import { legionsIn, moveLegions } from './units.ts'

/** Where a legion of this seat may march to from a province, as bits. */
export const targets = (b: Board, s: MnState, seat: Seat, from: Province): Provinces =>
  linked(b, s, seat, 1 << from) & ~(1 << from) & ~closed(s, seat)

/** Whether a legion can still march. */
export function mayMarch(b: Board, s: MnState, seat: Seat): boolean {
  for (let at = s.present[seat]; at !== 0; at &= at - 1) {
    const from = lowest(at)
    if (legionsIn(s, seat, from) > s.marched[from] && targets(b, s, seat, from) !== 0) return true
  }
  return false
}

export function legalMarch(b: Board, s: MnState, seat: Seat, out: MnAction[]): number {
  let n = 0
  for (let at = s.present[seat]; at !== 0; at &= at - 1) {
    const from = lowest(at)
    if (legionsIn(s, seat, from) <= s.marched[from]) continue
    for (let to = targets(b, s, seat, from); to !== 0; to &= to - 1) {
      out[n++] = b.acts.march[b.provinces.length * from + lowest(to)]
    }
  }
  out[n++] = b.acts.end[END_MARCH]
  return n
}

export function march(b: Board, s: MnState, seat: Seat, from: Province, to: Province, tell?: MnTell): void {
  moveLegions(s, seat, from, to, 1)
  s.marched[to]++
  tell?.all({ at: 'marched', seat, from: b.provinces[from], to: b.provinces[to], count: 1 })
}

/** Battles that are still due: one in every province shared with somebody who is no peace partner. M45, D14 */
export function legalFight(b: Board, s: MnState, seat: Seat, out: MnAction[]): number {
  const partner = peacePartner(s, seat)
  let n = 0
  for (let at = s.present[seat] & ~s.fought; at !== 0; at &= at - 1) {
    const province = lowest(at)
    for (let other: Seat = 0; other < s.seats; other++) {
      if (other !== seat && other !== partner && (s.present[other] >> province) & 1) {
        out[n++] = b.acts.fight[MOST_SEATS * province + other]
      }
    }
  }
  return n
}

export function fight(
  b: Board,
  s: MnState,
  seat: Seat,
  province: Province,
  player: Seat,
  chance: Chance,
  tell?: MnTell,
): void {
  s.fought |= 1 << province
  landBattle(b, s, seat, province, player, chance, tell)
}
