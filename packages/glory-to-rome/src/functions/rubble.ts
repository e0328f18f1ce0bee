// The functions of rubble structures. 10.1

import type { Seat } from '@tabularium/kernel'
import { BAR, INSULA, LATRINE, ROAD, type Site, STONE } from '../names.ts'
import { type GrState, has } from '../state.ts'

/** Bar: a Patron action may also hire the top card of the deck, unseen. */
export const bar = (s: GrState, seat: Seat): boolean => has(s, seat, BAR) && s.deck > 0

/** Insula: two more clients. */
export const insula = (s: GrState, seat: Seat): number => (has(s, seat, INSULA) ? 2 : 0)

/** Latrine: one card may be discarded before a think. */
export const latrine = (s: GrState, seat: Seat): boolean => has(s, seat, LATRINE)

/** Road: a structure on a stone site takes any material. */
export const road = (s: GrState, seat: Seat, site: Site): boolean => site === STONE && has(s, seat, ROAD)
