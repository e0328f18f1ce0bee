// 7.1 Who occupies a country: the powers that hold its home areas, and which of them comes first.

import { type Board, field, inside } from '../board/board.ts'
import { countUnits } from '../board/counters.ts'
import { ALLIANCE, type Countries, type Country, lowest, NOBODY } from '../board/names.ts'
import type { AwState } from '../board/state.ts'
import { bodyOf, friendsOf, patron, powersAlive } from '../common/alliances.ts'
import { holderOf, isLost } from '../common/holders.ts'

/** The powers that hold square home areas of a country, or their minors do, and how many each. 7.1.c */
export function holdings(b: Board, s: AwState, c: Country, p: Country): number {
  let n = 0
  for (const area of b.homeAreas[c]) {
    if (b.isSquare[area] && isLost(b, s, c, area) && patron(b, s, holderOf(b, s, area)) === p) n++
  }
  return n
}

export function occupiers(b: Board, s: AwState, c: Country): Countries {
  let bits = 0
  for (let rest = powersAlive(b, s); rest !== 0; rest &= rest - 1) {
    const p = lowest(rest)
    if (holdings(b, s, c, p) > 0) bits |= 1 << p
  }
  return bits
}

function forcesIn(b: Board, s: AwState, c: Country, p: Country): number {
  let n = 0
  const folk = bodyOf(b, s, p) | friendsOf(b, s, p, ALLIANCE)
  for (const area of b.homeAreas[c]) n += countUnits(b, s, field(area), folk) + countUnits(b, s, inside(b, area), folk)
  return n
}

/** Who has the word where several hold a country: most square home areas, then most forces there. 7.1.c */
export function leadingOccupier(b: Board, s: AwState, c: Country): Country {
  let [best, most, force] = [NOBODY, 0, 0]
  for (let rest = occupiers(b, s, c); rest !== 0; rest &= rest - 1) {
    const p = lowest(rest)
    const n = holdings(b, s, c, p)
    const f = forcesIn(b, s, c, p)
    if (n > most || (n === most && f > force)) [best, most, force] = [p, n, f]
  }
  return best
}
