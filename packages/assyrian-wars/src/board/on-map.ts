// What a country has on the map, into lists of the caller's, so that no list is made for a question.

import type { Board } from './board.ts'
import type { Area, Counter, Country } from './names.ts'
import type { AwState } from './state.ts'
import { musterOf } from './unit-tables.ts'

/** Leaders of a country in areas and cities, lowest first. */
export function leadersOnMap(b: Board, s: AwState, c: Country, out: Counter[]): readonly Counter[] {
  const { own, at } = s
  const { counters, seas } = b
  out.length = 0
  for (let u = b.firstLeader; u < counters; u++) {
    if (own[u] === c && at[u] >= 0 && at[u] < seas) out.push(u)
  }
  return out
}

/** Areas with land units of a country outside the city, lowest first. */
export function fieldsWith(b: Board, s: AwState, c: Country, out: Area[]): readonly Area[] {
  const { first, end, hired } = musterOf(b)
  out.length = 0
  addFields(b, s, c, first[c], end[c], out)
  addFields(b, s, c, hired, b.firstLeader, out)
  return out
}

function addFields(b: Board, s: AwState, c: Country, from: Counter, to: Counter, out: Area[]): void {
  const { own, at } = s
  const { insides, ship } = b
  for (let u = from; u < to; u++) {
    const area: Area = at[u] as number
    if (own[u] !== c || area >= insides || area < 0 || ship[u]) continue
    let i = out.length
    while (i > 0 && out[i - 1] > area) i--
    if (i > 0 && out[i - 1] === area) continue
    out.push(area)
    for (let k = out.length - 1; k > i; k--) out[k] = out[k - 1]
    out[i] = area
  }
}
