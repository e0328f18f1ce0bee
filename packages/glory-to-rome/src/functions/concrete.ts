// The functions of concrete structures. 10.4

import type { Seat } from '@tabularium/kernel'
import {
  AQUEDUCT,
  BRIDGE,
  CRAFTSMAN,
  LABORER,
  type Role,
  SENATE,
  STOREROOM,
  TOWER,
  VOMITORIUM,
  WALL,
} from '../names.ts'
import { type GrState, has } from '../state.ts'
import { burst } from './frames.ts'

/** Amphitheatre: a Craftsman action for each point of influence, once. */
export const amphitheatre = (s: GrState, seat: Seat): void => burst(s, seat, CRAFTSMAN)

/** Aqueduct: twice as many clients, and a Patron action may also hire a hand card. */
export const aqueduct = (s: GrState, seat: Seat): boolean => has(s, seat, AQUEDUCT)

/** Bridge: demands reach everybody and their stockpiles, past a Palisade. */
export const bridge = (s: GrState, seat: Seat): boolean => has(s, seat, BRIDGE)

/** Senate: at the end of a round, senators out of the others' camps. */
export const senate = (s: GrState, seat: Seat): boolean => has(s, seat, SENATE)

/** Storeroom: every client counts as a Laborer. */
export const storeroom = (s: GrState, seat: Seat, role: Role): boolean => role === LABORER && has(s, seat, STOREROOM)

/** Tower: rubble goes anywhere, and a site out of town costs one action. */
export const tower = (s: GrState, seat: Seat): boolean => has(s, seat, TOWER)

/** Vomitorium: the whole hand may be discarded before a think. */
export const vomitorium = (s: GrState, seat: Seat): boolean => has(s, seat, VOMITORIUM)

/** Wall: demands take nothing, and two cards in the stockpile are a point. */
export const wall = (s: GrState, seat: Seat): boolean => has(s, seat, WALL)
