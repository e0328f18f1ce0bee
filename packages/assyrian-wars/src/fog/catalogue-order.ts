// In the fog (9.5) a list of choices stands in an order that depends on what they are, not on which of several like counters was
// looked at first: which counter that is may tell where it came from.

import type { AwAction } from '../board/actions.ts'

/** Puts `out[0..n)` into the order of the catalogue. */
export function inCatalogueOrder(out: AwAction[], n: number): number {
  for (let i = 1; i < n; i++) {
    const action = out[i]
    let at = i
    for (; at > 0 && out[at - 1].id > action.id; at--) out[at] = out[at - 1]
    out[at] = action
  }
  return n
}
