// The functions of stone structures. 10.5

import type { Seat } from '@tabularium/kernel'
import { CATACOMB_DONE } from '../data/ends.ts'
import {
  ARCHITECT,
  CIRCUS_MAXIMUS,
  COLISEUM,
  MARBLE,
  type Material,
  PATRON,
  type Role,
  SCRIPTORIUM,
  SEWER,
  type Structure,
  VILLA,
} from '../names.ts'
import { frame, type GrState, has, SIMPLIFIED } from '../state.ts'
import { burst } from './frames.ts'

/** Catacomb: the game ends at once. */
export const catacomb = (s: GrState): void => {
  s.ending = CATACOMB_DONE
}

/** Circus Maximus: clients act twice for a player who led or followed. */
export const circusMaximus = (s: GrState, seat: Seat): boolean =>
  ((s.followed >> seat) & 1) === 1 && has(s, seat, CIRCUS_MAXIMUS)

/** Coliseum: demands also bring clients into the vault. */
export const coliseum = (s: GrState, seat: Seat): boolean => has(s, seat, COLISEUM)

/** Garden: a Patron action for each point of influence, once. */
export const garden = (s: GrState, seat: Seat): void => burst(s, seat, PATRON)

/** Prison: three points of influence may be paid for a completed structure of another player. */
export const prison = (s: GrState, seat: Seat): void => {
  s.frames.push(frame('prison', seat))
}

/** Scriptorium: a marble finishes any structure. */
export const scriptorium = (s: GrState, seat: Seat, material: Material): boolean =>
  material === MARBLE && has(s, seat, SCRIPTORIUM)

/** Sewer: orders played in a round may go to the stockpile. */
export const sewer = (s: GrState, seat: Seat): boolean => has(s, seat, SEWER)

/** Villa: one material added by an Architect finishes it; it works while it is unfinished. */
export const villa = (s: GrState, structure: Structure, role: Role): boolean =>
  structure === VILLA && role === ARCHITECT && (s.options & SIMPLIFIED) === 0
