// 6.12, 7.1 Who holds which area and city, and what a country has lost. How they change hands is in territory/control.ts.

import type { Board } from '../board/board.ts'
import { type Area, type Country, has, NOBODY } from '../board/names.ts'
import type { AwState } from '../board/state.ts'

/** Nobody's, as long as the marker lies. R79 */
export const revolted = (s: AwState, area: Area): boolean => s.revolt[area] !== 0

/** Who holds what counts in an area: the city where there is one, else the ground. 7.1 */
export const holderOf = (b: Board, s: AwState, area: Area): Country => (b.isCity[area] ? s.city[area] : s.land[area])

/** Whom an area falls back to: the printed owner, or nobody where that country was eliminated. 1.3, 7.1 */
export const heirOf = (b: Board, s: AwState, area: Area): Country => {
  const owner = b.owner[area]
  return owner === NOBODY || has(s.gone, owner) ? NOBODY : owner
}

/** The controller of the city is at war with that of the ground around it. 6.12 */
export const contested = (b: Board, s: AwState, area: Area): boolean =>
  b.isCity[area] &&
  s.city[area] !== NOBODY &&
  s.land[area] !== NOBODY &&
  s.city[area] !== s.land[area] &&
  has(s.war[s.city[area]], s.land[area])

/** Square home areas of a country, cities among them, and how many of them (a capital twice) its enemies hold. 7.1 */
export function lostAreas(b: Board, s: AwState, c: Country): number {
  let n = 0
  for (const area of b.homeAreas[c]) if (b.isSquare[area] && isLost(b, s, c, area)) n++
  return n
}

/** In the hands of an enemy now. */
export function isLost(b: Board, s: AwState, c: Country, area: Area): boolean {
  const holder = holderOf(b, s, area)
  return holder !== NOBODY && has(s.war[c], holder)
}

/** Cities of its own that a country holds. 7.1 */
export function ownCities(b: Board, s: AwState, c: Country): number {
  let n = 0
  for (let area = 0; area < b.areas.length; area++) if (b.isCity[area] && b.owner[area] === c && s.city[area] === c) n++
  return n
}

export const isConquered = (s: AwState, c: Country): boolean => s.conquered[c] !== 0
