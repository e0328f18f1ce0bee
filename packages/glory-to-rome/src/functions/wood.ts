// The functions of wood structures. 10.2

import type { Seat } from '@tabularium/kernel'
import { ARCHITECT, CIRCUS, DOCK, MARKET, PALISADE, type Role } from '../names.ts'
import { type GrState, has } from '../state.ts'
import { bridge } from './concrete.ts'

/** Circus: any one order card may be played as Architect. */
export const circus = (s: GrState, seat: Seat, role: Role): boolean => role === ARCHITECT && has(s, seat, CIRCUS)

/** Dock: a Laborer action may also move a hand card to the stockpile. */
export const dock = (s: GrState, seat: Seat): boolean => has(s, seat, DOCK)

/** Market: two more cards in the vault. */
export const market = (s: GrState, seat: Seat): number => (has(s, seat, MARKET) ? 2 : 0)

/** Palisade: demands take nothing, unless a Bridge leads over it. */
export const palisade = (s: GrState, seat: Seat, demander: Seat): boolean =>
  has(s, seat, PALISADE) && !bridge(s, demander)
