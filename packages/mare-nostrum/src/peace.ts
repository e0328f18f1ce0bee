// 11 Statue of Zeus: peace with one opponent for the rest of the round.

import type { Seat } from '@tabularium/kernel'
import { DONE, type MnAction, MOST_SEATS } from './actions.ts'
import type { Board } from './board.ts'
import type { MnTell } from './events.ts'
import type { Provinces } from './names.ts'
import { lowest } from './reach.ts'
import { type MnState, NOBODY, RU_ZEUS_ENTRY, RU_ZEUS_REPEAT } from './state.ts'
import { capitalOf, endStations, legionsIn, moveLegions, stationsOf } from './units.ts'

/** The other side of this round's peace, or NOBODY. */
export const peacePartner = (s: MnState, seat: Seat): Seat =>
  s.peaceBy === NOBODY ? NOBODY : s.peaceBy === seat ? s.peaceWith : s.peaceWith === seat ? s.peaceBy : NOBODY

/** Provinces that peace closes to this seat, judged by control at this moment, as bits. D17, M41 */
export function closed(s: MnState, seat: Seat): Provinces {
  const partner = peacePartner(s, seat)
  if (partner === NOBODY) return 0
  if (s.options & RU_ZEUS_ENTRY && seat === s.peaceBy) return 0
  return s.control[partner]
}

/** Whether peace with this player would repeat the last one too soon. D17 */
export const repeats = (s: MnState, player: Seat): boolean =>
  player === s.lastPartner && ((s.options & RU_ZEUS_REPEAT) === 0 || s.lastPeace === s.round - 1)

export function legalPeace(b: Board, s: MnState, seat: Seat, out: MnAction[]): number {
  let n = 0
  for (let player: Seat = 0; player < s.seats; player++) {
    if (player !== seat && !repeats(s, player)) out[n++] = b.acts.peace[player]
  }
  out[n++] = b.acts.peace[MOST_SEATS]
  return n
}

/** The partner's legions leave the owner's provinces for their capital at once; their stations end. M40 */
export function peace(b: Board, s: MnState, seat: Seat, player: Seat, tell?: MnTell): void {
  s.frames.pop()
  if (player === DONE) {
    tell?.all({ at: 'peace', seat })
    return
  }
  s.peaceBy = seat
  s.peaceWith = player
  s.lastPartner = player
  s.lastPeace = s.round
  tell?.all({ at: 'peace', seat, player })
  for (let rest = s.control[seat] & s.present[player]; rest !== 0; rest &= rest - 1) {
    const province = lowest(rest)
    const count = legionsIn(s, player, province)
    if (count === 0) continue
    endStations(b, s, province, stationsOf(b, s, player, province))
    if (s.marker[province] === NOBODY) s.markerRound[province] = 0
    moveLegions(s, player, province, capitalOf(b, s, player), count)
    tell?.all({ at: 'recalled', seat: player, from: b.provinces[province], count })
  }
}
