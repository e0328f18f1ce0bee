// Who could come: how far areas lie apart, and the strongest enemy army near one.

import { type Area, type AwState, areaAt, type Country } from '@tabularium/assyrian-wars/rules'
import { b, ofBoard } from './board.ts'
import { bandOf, type Force, forceAt, forceOf } from './force.ts'

const FAR = 99

/** Steps between areas by land, whoever holds them. */
const hops = ofBoard(({ areas, linked }): readonly (readonly number[])[] =>
  areas.map((_, from) => {
    const steps = areas.map(() => FAR)
    steps[from] = 0
    const queue = [from]
    for (const at of queue) {
      for (const to of linked[at]) {
        if (steps[to] < FAR) continue
        steps[to] = steps[at] + 1
        queue.push(to)
      }
    }
    return steps
  }),
)

export const stepsBetween = (from: Area, to: Area): number => (from < 0 || to < 0 ? FAR : hops()[from][to])

/** An army comes so far in an impulse. */
const STRIDE = 4

/** The strongest army at war with a country that could be here soon. */
export function threat(s: AwState, c: Country, area: Area, stride = STRIDE): Force | undefined {
  let worst: Force | undefined
  for (let l = b.firstLeader; l < b.counters; l++) {
    if (s.own[l] < 0 || ((s.war[c] >> s.own[l]) & 1) === 0 || s.at[l] < 0 || s.at[l] >= b.seas) continue
    if (stepsBetween(areaAt(b, s.at[l]), area) > stride) continue
    const theirs = forceOf(s, bandOf(s, l))
    if (theirs.units > 2 && (worst === undefined || theirs.field > worst.field)) worst = theirs
  }
  return worst
}

/** Whether a country has an army so near to some ground of another. */
export function hasArmyNear(s: AwState, c: Country, other: Country, stride: number): boolean {
  for (let l = b.firstLeader; l < b.counters; l++) {
    if (s.own[l] !== c || s.at[l] < 0 || s.at[l] >= b.seas) continue
    const here = areaAt(b, s.at[l])
    if (!b.homeAreas[other].some(area => stepsBetween(here, area) <= stride)) continue
    if (forceAt(s, s.at[l], 1 << c).units > 3) return true
  }
  return false
}
