// What units and leaders cost: to build, to hire, to make whole, to buy back. All in twelfths of an AP. 6.1 to 6.5, 6.16.a, R43

import type { Board } from '../board/board.ts'
import { isMercenary } from '../board/counters.ts'
import { AP, type Counter, REDUCED, whole } from '../board/names.ts'
import { ABILITIES, type AwState, on } from '../board/state.ts'
import { musterOf } from '../board/unit-tables.ts'

/** A regular or a ship; special units cost more with 9.7. 6.1, R43 */
export const buildPrice = (b: Board, s: AwState, u: Counter): number =>
  (on(s, ABILITIES) ? musterOf(b).special : musterOf(b).plain)[b.kind[u]]

/** A mercenary as it is now; some are cheaper by a card. 6.2 */
export function hirePrice(b: Board, s: AwState, u: Counter): number {
  const factor = s.side[u] === REDUCED ? b.reduced[u] : b.full[u]
  const price = whole(b.data.constants.build.mercenaryPerFactor * AP * factor)
  for (let i = 0; i < s.cheap.length; i += 2) if (s.cheap[i] === u) return whole((price * s.cheap[i + 1]) / AP)
  return price
}

/** From the reduced side to the full one, without surcharge. 6.4, 6.16.a */
export const rebuildPrice = (b: Board, u: Counter): number => musterOf(b).rebuild[b.kind[u]]

/** Out of the regroup box, whatever its strength. 6.5 */
export function regainPrice(b: Board, u: Counter): number {
  const { build } = b.data.constants
  if (u >= b.firstLeader) return whole(build.regroupLeader * AP)
  return whole((isMercenary(b, u) ? build.regroupMercenary : build.regroupRegular) * AP)
}
