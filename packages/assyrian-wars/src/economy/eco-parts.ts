// What the ECO level of a country is made of, for pages that explain it.

import type { Board } from '../board/board.ts'
import { type Area, type Country, has } from '../board/names.ts'
import type { AwState } from '../board/state.ts'
import { contested } from '../common/holders.ts'
import { level, payees } from '../common/tributaries.ts'
import { countsFor, ecoLevel, ecoPoints, mapIncome, pillagePoints, tradePoints } from './income.ts'

/** What the ECO level of a country is made of, in sixths but for the level itself. 7.3.1, 7.3.3 */
export interface EcoParts {
  readonly land: number
  readonly pillage: number
  readonly trade: number
  readonly tribute: number
  /** As it stands. */
  readonly level: number
  /** As the next income would make it, if nothing changed any more. */
  readonly next: number
}

export function ecoParts(b: Board, s: AwState, c: Country): EcoParts {
  const { pillagePointsPerEco, tradePointsPerEco } = b.data.constants.income
  const pillage = -6 * Math.floor(pillagePoints(b, s, c) / pillagePointsPerEco)
  const now = level(b, s, c)
  return {
    land: mapIncome(b, s, c) - pillage,
    pillage,
    trade: (tradePoints(b, s, c) * 6) / (2 * tradePointsPerEco),
    tribute: 6 * (now - s.base[c]),
    level: now,
    next: now - s.base[c] + ecoLevel(b, s, c),
  }
}

/** Where each part lies on the map: tribute at the capitals of those who pay and are paid. Trade has no areas. */
export function ecoPlaces(
  b: Board,
  s: AwState,
  c: Country,
): Readonly<Record<'land' | 'pillage' | 'tribute', readonly Area[]>> {
  const all = b.areas.map((_, area) => area)
  const counts = (area: Area): boolean =>
    countsFor(b, s, c, area) ||
    (b.isCity[area]
      ? b.owner[area] === c && contested(b, s, area)
      : b.home[area] === c && s.land[area] === c && ecoPoints(b, s, area) !== 0)
  const pays = (area: Area): boolean => {
    const d = b.owner[area]
    return d >= 0 && b.isCapital[area] && (has(payees(b, s, d), c) || has(payees(b, s, c), d))
  }
  return {
    land: all.filter(counts),
    pillage: b.homeAreas[c].filter(area => s.pillage[area] > 0),
    tribute: all.filter(pays),
  }
}
