// What an event is aimed at, and how hard it would strike there.

import {
  type Area,
  type AwState,
  type Country,
  countUnits,
  type FrameOf,
  field,
  frames,
  NO_SIEGE,
} from '@tabularium/assyrian-wars/rules'
import { b } from './board.ts'

/** What strikes a force in the field, for each of its units. */
export const HARM: Readonly<Record<string, number>> = { plague: 1.1, attrition: 1, scorch: 0.6, desert: 0.8 }

/** Enemies in the field of an area, less those of one's own side. */
function foes(s: AwState, c: Country, area: Area): number {
  return countUnits(b, s, field(area), s.war[c]) - 2 * countUnits(b, s, field(area), s.kin[c])
}

/** The largest enemy force that such a card may be aimed at. */
export function largestForce(s: AwState, c: Country, besieging: boolean): number {
  let most = 0
  for (let area: Area = 0; area < b.areas.length; area++) {
    if (s.head[area] >= 0 && (!besieging || s.city[area] === c)) most = Math.max(most, foes(s, c, area))
  }
  return most
}

/** On what an event is best aimed: enemies where it strikes, else a safe city. */
export function aimAt(s: AwState, f: FrameOf<'event'>, area: Area): number {
  const { op } = b.cardEffect[frames.event.card(f)]
  if (op in HARM) return foes(s, f.of, area)
  return 0.1 * b.defence[area] + (s.siege[area] === NO_SIEGE ? 0.2 : 0)
}
