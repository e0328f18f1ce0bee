// The functions of brick structures. 10.3

import type { Seat, Tell } from '@tabularium/kernel'
import { ROLES } from '../data/materials.ts'
import type { GrEvent } from '../events.ts'
import {
  ACADEMY,
  ARCHWAY,
  ATRIUM,
  BATH,
  GATE,
  LABORER,
  LEGIONARY,
  LUDUS_MAGNA,
  MARBLE_BITS,
  MERCHANT,
  type Role,
  SHRINE,
  STOREROOM,
  type StructureHalf,
} from '../names.ts'
import { frame, type GrState, has } from '../state.ts'
import { ACTION, burst, legion } from './frames.ts'

/** Academy: a think at the end of a round with a Craftsman action. */
export const academy = (s: GrState, seat: Seat): boolean => has(s, seat, ACADEMY) && ((s.crafted >> seat) & 1) === 1

/** Archway: an Architect may take the material from the pool. */
export const archway = (s: GrState, seat: Seat): boolean => has(s, seat, ARCHWAY)

/** Atrium: a Merchant may bank the top card of the deck, unseen, instead of a stockpile card. */
export const atrium = (s: GrState, seat: Seat): boolean => has(s, seat, ATRIUM) && s.deck > 0

/** Bath: a client just hired may act once, as any role it counts as. A20 */
export function bath(s: GrState, seat: Seat, role: Role, tell: Tell<GrEvent> | undefined): void {
  if (!has(s, seat, BATH)) return
  tell?.all({ at: 'acts', seat, role: ROLES[role], actions: 1, through: ['bath'] })
  const several = (role === MERCHANT && has(s, seat, LUDUS_MAGNA)) || (role !== LABORER && has(s, seat, STOREROOM))
  if (several) s.frames.push(frame('bath', seat, role))
  else s.frames.push(role === LEGIONARY ? legion(seat, 1) : frame(ACTION[role], seat))
}

/** Foundry: a Laborer action for each point of influence, once. */
export const foundry = (s: GrState, seat: Seat): void => burst(s, seat, LABORER)

/** Gate: functions of own unfinished marble structures, as bits of the second word. */
export const gate = (s: GrState, seat: Seat): StructureHalf =>
  has(s, seat, GATE) ? s.work[2 * seat + 1] & MARBLE_BITS : 0

/** School: a think for each point of influence, once; each may be skipped. A04 */
export const school = (s: GrState, seat: Seat): void => {
  if (s.influence[seat] > 0) s.frames.push(frame('think', seat, 0, s.influence[seat] - 1, 1))
}

/** Shrine: two more cards in hand. */
export const shrine = (s: GrState, seat: Seat): number => (has(s, seat, SHRINE) ? 2 : 0)
