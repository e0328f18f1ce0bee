// 7 Legionary: all demands of a player are made together; then the pool and the neighbours give.

import type { Seat, Tell } from '@tabularium/kernel'
import { actions, type GrAction } from './actions.ts'
import { MATERIALS, ROLES } from './data/materials.ts'
import type { GrEvent } from './events.ts'
import { bridge, wall } from './functions/concrete.ts'
import { coliseum } from './functions/stone.ts'
import { palisade } from './functions/wood.ts'
import { fromHand, show, unbacked } from './hand.ts'
import { asMaterial, CARDS, type Card, FIRST, MATERIAL, type Material, NAMES, type Role } from './names.ts'
import { vaultLimit } from './roles.ts'
import { BRIDGE_TAKES_ALL, frame, type GrFrame, type GrState } from './state.ts'

const material = MATERIAL
const first = FIRST
const DEMAND = actions.of('demand')
const GIVE = actions.of('give')
const PLUNDER = actions.of('plunder')
const CAPTURE = actions.of('capture')
const ENOUGH = actions.of('enough')[0]
const DONE = actions.of('done')[0]

/** Demands are counted by material, 5 bits each. */
export const demands = (packed: number, m: Material): number => (packed >> (5 * m)) & 31
const oneLess = (packed: number, m: Material): number => packed - (1 << (5 * m))
const without = (packed: number, m: Material): number => packed & ~(31 << (5 * m))

/** Cards that have not backed a demand in this round, in any order. A24, G09 */
export function legalLegion(s: GrState, { by }: GrFrame, out: GrAction[]): number {
  let n = 0
  for (let m: Material = 0; m < 6; m++) {
    if (s.held[6 * by + m] === 0) continue
    for (let card = first[m]; card < first[m + 1]; card++) {
      if (s.hands[CARDS * by + card] > 0 && unbacked(s, by, card) > 0) out[n++] = DEMAND[card]
    }
  }
  out[n++] = ENOUGH
  return n
}

export function demand(s: GrState, seat: Seat, card: Card, tell: Tell<GrEvent> | undefined): void {
  const at = s.frames.length - 1
  const { a, b } = s.frames[at]
  show(s, seat, card)
  s.frames[at] = frame('legion', seat, a - 1, b + (1 << (5 * material[card])))
  tell?.all({ at: 'showed', seat, card: NAMES[card] })
}

/** All demands are made: the pool gives, then the others do. A25 */
export function march(s: GrState, { by, b: made }: GrFrame, tell: Tell<GrEvent> | undefined): void {
  const at = s.frames.length - 1
  if (made === 0) {
    s.frames.pop()
    return
  }
  tell?.reveal()
  s.frames[at] = frame('demand', by, 2, made)
  const taken: string[] = []
  for (let m: Material = 0; m < 6; m++) {
    const count = Math.min(demands(made, m), s.pool[m])
    s.pool[m] -= count
    s.stockpile[6 * by + m] += count
    if (tell) for (let i = 0; i < count; i++) taken.push(MATERIALS[m])
  }
  if (taken.length > 0) tell?.all({ at: 'took', seat: by, materials: taken })
}

/** Without a Bridge only the two neighbours are asked; with two players that is one. 7 */
const isAsked = (s: GrState, by: Seat, offset: number): boolean =>
  offset === 1 || offset === s.seats - 1 || bridge(s, by)

/** One target after the other, clockwise from the demander's left: its hand, then its stockpile and clients. A25 */
export function runDemand(s: GrState, { by, a, b: made }: GrFrame, tell: Tell<GrEvent> | undefined): void {
  const at = s.frames.length - 1
  const offset = a >> 1
  if (offset === s.seats) {
    s.frames.pop()
    return
  }
  if (!isAsked(s, by, offset)) {
    s.frames[at] = frame('demand', by, a + 2, made)
    return
  }
  const target = (by + offset) % s.seats
  const protector = wall(s, target) ? 'wall' : palisade(s, target, by) ? 'palisade' : undefined
  if ((a & 1) === 0) {
    s.frames[at] = frame('demand', by, a + 1, made)
    if (protector !== undefined) {
      tell?.all({ at: 'immune', seat: target, to: by, through: [protector] })
      if (s.orders[target] > 0) s.frames.push(frame('volunteer', target, by, made)) // A26
    } else if (s.orders[target] > 0) s.frames.push(frame('give', target, by, made))
    return
  }
  s.frames[at] = frame('demand', by, (offset + 1) * 2, made)
  if (protector !== undefined) return
  if (coliseum(s, by)) s.frames.push(frame('capture', by, target, made))
  if (!bridge(s, by)) return
  if (s.options & BRIDGE_TAKES_ALL) plunderAll(s, by, target, made, tell)
  else s.frames.push(frame('plunder', by, target, made)) // on top: stockpile first, then clients
}

/** The other reading of the Bridge: a matching stockpile card for each demand, without a choice. A25 */
function plunderAll(s: GrState, by: Seat, target: Seat, made: number, tell: Tell<GrEvent> | undefined): void {
  const taken: string[] = []
  for (let m: Material = 0; m < 6; m++) {
    const count = Math.min(demands(made, m), s.stockpile[6 * target + m])
    s.stockpile[6 * target + m] -= count
    s.stockpile[6 * by + m] += count
    if (tell) for (let i = 0; i < count; i++) taken.push(MATERIALS[m])
  }
  if (taken.length > 0) tell?.all({ at: 'plundered', seat: by, from: target, materials: taken })
}

/** Gives what leaves no choice and shows that nothing is left: fewer cards than demanded. True: the giver has to choose.
 *  With as many cards as demanded or more, the giver is asked, so that nobody learns which of the two it was. */
export function runGive(s: GrState, top: GrFrame, tell: Tell<GrEvent> | undefined): boolean {
  const at = s.frames.length - 1
  const { by, a: to } = top
  tell?.reveal()
  let left = top.b
  for (let m: Material = 0; m < 6; m++) {
    const wanted = demands(left, m)
    if (wanted === 0) continue
    if (s.held[6 * by + m] >= wanted) {
      if (left !== top.b) s.frames[at] = frame('give', by, to, left)
      return true
    }
    left = without(left, m)
    const cards: string[] = []
    for (let card = first[m]; card < first[m + 1]; card++) {
      while (s.hands[CARDS * by + card] > 0) {
        hand(s, by, to, card)
        if (tell) cards.push(NAMES[card])
      }
    }
    s.lacks[by] |= 1 << m
    tell?.all({ at: 'gave', seat: by, to, cards })
  }
  s.frames.pop()
  return false
}

function hand(s: GrState, from: Seat, to: Seat, card: Card): void {
  fromHand(s, from, card)
  s.stockpile[6 * to + material[card]]++
}

/** One material after the other, its cards in any order: there are enough. G09 */
export function legalGive(s: GrState, { by, b: left }: GrFrame, out: GrAction[]): number {
  for (let m: Material = 0; m < 6; m++) if (demands(left, m) > 0) return giving(s, by, m, out, 0)
  return 0
}

/** The cards of a material in a hand. */
function giving(s: GrState, by: Seat, m: Material, out: GrAction[], n: number): number {
  for (let card = first[m]; card < first[m + 1]; card++) if (s.hands[CARDS * by + card] > 0) out[n++] = GIVE[card]
  return n
}

/** Any of the cards that the demands would have taken. A26 */
export function legalVolunteer(s: GrState, { by, b: left }: GrFrame, out: GrAction[]): number {
  let n = 0
  for (let m: Material = 0; m < 6; m++) if (demands(left, m) > 0) n = giving(s, by, m, out, n)
  out[n++] = ENOUGH
  return n
}

export function give(s: GrState, seat: Seat, card: Card, tell: Tell<GrEvent> | undefined): void {
  const at = s.frames.length - 1
  const { at: kind, a: to, b } = s.frames[at]
  hand(s, seat, to, card)
  s.frames[at] = frame(kind, seat, to, oneLess(b, material[card]))
  tell?.all({ at: 'gave', seat, to, cards: [NAMES[card]] })
}

/** Bridge: a matching stockpile card for each demand, or none. A25 */
export function legalPlunder(s: GrState, { a: from, b: left }: GrFrame, out: GrAction[]): number {
  let n = 0
  for (let m: Material = 0; m < 6; m++) {
    if (demands(left, m) > 0 && s.stockpile[6 * from + m] > 0) out[n++] = PLUNDER[m]
  }
  if (n > 0) out[n++] = DONE
  return n
}

export function plunder(s: GrState, seat: Seat, m: Material, tell: Tell<GrEvent> | undefined): void {
  const at = s.frames.length - 1
  const { a: from, b } = s.frames[at]
  s.stockpile[6 * from + m]--
  s.stockpile[6 * seat + m]++
  s.frames[at] = frame('plunder', seat, from, oneLess(b, m))
  tell?.all({ at: 'plundered', seat, from, materials: [MATERIALS[m]] })
}

/** Clients whose own card is of the material demanded, while the vault has room. A28, A61 */
export function legalCapture(s: GrState, { by, a: from, b: left }: GrFrame, out: GrAction[]): number {
  if (s.banked[by] >= vaultLimit(s, by)) return 0
  let n = 0
  for (let m: Material = 0; m < 6; m++) {
    if (demands(left, m) > 0 && s.clients[6 * from + m] > 0) out[n++] = CAPTURE[m]
  }
  if (n > 0) out[n++] = DONE
  return n
}

/** Into the vault; a client that has not been hired in this round goes first. */
export function capture(s: GrState, seat: Seat, role: Role, tell: Tell<GrEvent> | undefined): void {
  const at = s.frames.length - 1
  const { a: from, b } = s.frames[at]
  const client = 6 * from + role
  s.clients[client]--
  if (s.hired[client] > s.clients[client]) s.hired[client]--
  s.clientele[from]--
  s.vault[6 * seat + asMaterial(role)]++
  s.banked[seat]++
  s.frames[at] = frame('capture', seat, from, oneLess(b, asMaterial(role)))
  tell?.all({ at: 'captured', seat, from, role: ROLES[role] })
}
