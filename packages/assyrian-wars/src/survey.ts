// What a country has on the map, found in one look at its counters for all chapters that offer something in one decision. Between
// `openSurvey` and `closeSurvey` nothing may change; outside of that every question looks anew.

import type { Board } from './board.ts'
import { musterOf } from './muster.ts'
import type { Area, Country } from './names.ts'
import type { AwState } from './state.ts'

let isOpen = false
let leadersOf = -1
let fieldsOf = -1

export function openSurvey(): void {
  isOpen = true
  leadersOf = -1
  fieldsOf = -1
}

export function closeSurvey(): void {
  isOpen = false
}

const leaders: number[] = []

/** Leaders of a country in areas and cities, lowest first; a list used again at the next call. */
export function leadersOnMap(b: Board, s: AwState, c: Country): readonly number[] {
  if (isOpen && leadersOf === c) return leaders
  const { own, at } = s
  const { counters, seas } = b
  leaders.length = 0
  for (let u = b.firstLeader; u < counters; u++) {
    if (own[u] === c && at[u] >= 0 && at[u] < seas) leaders.push(u)
  }
  leadersOf = c
  return leaders
}

const fields: number[] = []

/** Areas with land units of a country outside the city, lowest first; a list used again at the next call. */
export function fieldsWith(b: Board, s: AwState, c: Country): readonly number[] {
  if (isOpen && fieldsOf === c) return fields
  const { first, end, hired } = musterOf(b)
  fields.length = 0
  note(b, s, c, first[c], end[c])
  note(b, s, c, hired, b.firstLeader)
  fieldsOf = c
  return fields
}

function note(b: Board, s: AwState, c: Country, from: Area, to: Area): void {
  const { own, at } = s
  const { insides, ship } = b
  for (let u = from; u < to; u++) {
    const area = at[u]
    if (own[u] !== c || area >= insides || area < 0 || ship[u]) continue
    let i = fields.length
    while (i > 0 && fields[i - 1] > area) i--
    if (i > 0 && fields[i - 1] === area) continue
    fields.push(area)
    for (let k = fields.length - 1; k > i; k--) fields[k] = fields[k - 1]
    fields[i] = area
  }
}
