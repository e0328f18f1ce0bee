// 4.1.1 Triremes sail, each at most once and to a neighbouring sea; then they may attack, one opponent in a sea.

import type { Chance, Seat } from '@tabularium/kernel'
import { END_ATTACKS, END_SAILING, type MnAction, MOST_SEATS } from './actions.ts'
import { seaBattle } from './battle.ts'
import type { Board } from './board.ts'
import type { MnTell } from './events.ts'
import type { Sea } from './names.ts'
import { peacePartner } from './peace.ts'
import { lowest } from './reach.ts'
import type { MnState } from './state.ts'
import { setTriremes, triremesIn } from './units.ts'

/** Whether a trireme can still sail. */
export function maySail(s: MnState, seat: Seat): boolean {
  for (let fleet = s.fleet[seat]; fleet !== 0; fleet &= fleet - 1) {
    const sea = lowest(fleet)
    if (triremesIn(s, seat, sea) > s.sailed[sea]) return true
  }
  return false
}

export function legalSail(b: Board, s: MnState, seat: Seat, out: MnAction[]): number {
  let n = 0
  for (let fleet = s.fleet[seat]; fleet !== 0; fleet &= fleet - 1) {
    const sea = lowest(fleet)
    if (triremesIn(s, seat, sea) <= s.sailed[sea]) continue
    for (let near = b.seaNear[sea]; near !== 0; near &= near - 1) {
      out[n++] = b.acts.sail[b.seas.length * sea + lowest(near)]
    }
  }
  out[n++] = b.acts.end[END_SAILING]
  return n
}

export function sail(b: Board, s: MnState, seat: Seat, from: Sea, to: Sea, tell?: MnTell): void {
  setTriremes(s, seat, from, triremesIn(s, seat, from) - 1)
  setTriremes(s, seat, to, triremesIn(s, seat, to) + 1)
  s.sailed[to]++
  tell?.all({ at: 'sailed', seat, from: b.seas[from], to: b.seas[to], count: 1 })
}

/** Whether a battle at sea can still be chosen. */
export function mayAttack(s: MnState, seat: Seat): boolean {
  const partner = peacePartner(s, seat)
  for (let other: Seat = 0; other < s.seats; other++) {
    if (other !== seat && other !== partner && (s.fleet[other] & s.fleet[seat] & ~s.foughtSeas) !== 0) return true
  }
  return false
}

/** Battles at sea that can still be chosen, and the end of them. Never compulsory; one in each sea. D13 */
export function legalAttack(b: Board, s: MnState, seat: Seat, out: MnAction[]): number {
  const partner = peacePartner(s, seat)
  let n = 0
  for (let fleet = s.fleet[seat] & ~s.foughtSeas; fleet !== 0; fleet &= fleet - 1) {
    const sea = lowest(fleet)
    for (let other: Seat = 0; other < s.seats; other++) {
      if (other !== seat && other !== partner && triremesIn(s, other, sea) > 0) {
        out[n++] = b.acts.attack[MOST_SEATS * sea + other]
      }
    }
  }
  out[n++] = b.acts.end[END_ATTACKS]
  return n
}

export function attack(b: Board, s: MnState, seat: Seat, sea: Sea, player: Seat, chance: Chance, tell?: MnTell): void {
  s.foughtSeas |= 1 << sea
  seaBattle(b, s, seat, sea, player, chance, tell)
}
