// The functions of marble structures. 10.6

import type { Seat } from '@tabularium/kernel'
import {
  ARCHITECT,
  BASILICA,
  CARDS,
  CRAFTSMAN,
  FORUM,
  FOUNTAIN,
  LABORER,
  LEGIONARY,
  LUDUS_MAGNA,
  type Material,
  MERCHANT,
  PALACE,
  PATRON,
  type Role,
  STAIRWAY,
  STATUE,
  STOREROOM,
  type Structure,
  TEMPLE,
} from '../names.ts'
import { CLASSIC, DONE, type GrState, has, SIMPLIFIED } from '../state.ts'

/** Basilica: a Merchant action may also bank a hand card. */
export const basilica = (s: GrState, seat: Seat): boolean => has(s, seat, BASILICA)

/** Forum: clients of all six roles, each filling one, and all six materials in the stockpile, win. 11 */
export function forum(s: GrState, seat: Seat): boolean {
  if (!has(s, seat, FORUM)) return false
  const at = 6 * seat
  if ((s.options & CLASSIC) === 0) {
    for (let material: Material = 0; material < 6; material++) if (s.stockpile[at + material] === 0) return false
  }
  const { clients } = s
  const lacking = (role: Role): number => (clients[at + role] === 0 ? 1 : 0)
  const missing = lacking(CRAFTSMAN) + lacking(LEGIONARY) + lacking(ARCHITECT) + lacking(PATRON)
  const merchants = clients[at + MERCHANT]
  const ludus = has(s, seat, LUDUS_MAGNA)
  if (has(s, seat, STOREROOM)) {
    return s.clientele[seat] >= 6 && (ludus ? merchants > missing : missing === 0 && merchants > 0)
  }
  const laborer = lacking(LABORER)
  return ludus ? merchants >= 1 + missing + laborer : missing + laborer === 0 && merchants > 0
}

/** Fountain: a Craftsman may use the top card of the deck instead of a hand card. */
export const fountain = (s: GrState, seat: Seat): boolean => has(s, seat, FOUNTAIN) && s.deck > 0

/** Ludus Magna: a Merchant client counts as any role. */
export const ludusMagna = (s: GrState, seat: Seat, client: Role): boolean =>
  client === MERCHANT && has(s, seat, LUDUS_MAGNA)

/** Palace: any number of units to lead or to follow with. */
export const palace = (s: GrState, seat: Seat): boolean => has(s, seat, PALACE)

/** Stairway: an Architect action may also open a completed structure of another player to all. */
export const stairway = (s: GrState, seat: Seat): boolean => has(s, seat, STAIRWAY)

/** Statue: it stands on any site, takes marble too, and completed is worth 3 points to its owner alone. A18, A19 */
export const isStatue = (s: GrState, structure: Structure): boolean =>
  structure === STATUE && (s.options & SIMPLIFIED) === 0
export const statuePoints = (s: GrState, seat: Seat): number =>
  isStatue(s, STATUE) && (s.structures[CARDS * seat + STATUE] & DONE) !== 0 ? 3 : 0

/** Temple: four more cards in hand. */
export const temple = (s: GrState, seat: Seat): number => (has(s, seat, TEMPLE) ? 4 : 0)
