// What of the map is shown when it fits: where something can be done and where something has changed, with one's own capital, and
// no more of a wide sea or desert than what stands around its name.

import { litPlaces, type Places } from '../map/places.ts'
import type { Area } from '../map/viewport.ts'
import { shape } from './geometry.ts'

/** Its name, slots and units stand within so much of its anchor. */
export const AROUND = 70
/** So much of a place is shown at most, on each side of its anchor. */
const FARTHEST = 105
/** Left free around it, on each side. */
const MARGIN = 0.08

const joined = (a: Area, b: Area): Area => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.max(a[3], b[3]),
]

/** What stands there, and its ground. */
export function wholeOf(place: string): Area {
  const { anchor, box } = shape(place)
  const [x, y] = anchor
  return joined(box, [x - AROUND, y - 20, x + AROUND, y + AROUND])
}

/** The whole of these places; undefined: there are none. */
export const boxOf = (places: readonly string[]): Area | undefined =>
  places.length === 0 ? undefined : places.map(wholeOf).reduce(joined)

/** What stands there, and the ground near it. */
function nearOf(place: string): Area {
  const [left, top, right, bottom] = wholeOf(place)
  const [x, y] = shape(place).anchor
  return [
    Math.max(left, x - FARTHEST),
    Math.max(top, y - FARTHEST),
    Math.min(right, x + FARTHEST),
    Math.min(bottom, y + FARTHEST),
  ]
}

const widened = ([left, top, right, bottom]: Area): Area => {
  const [x, y] = [(right - left) * MARGIN, (bottom - top) * MARGIN]
  return [left - x, top - y, right + x, bottom + y]
}

interface FitInput {
  readonly places: Places
  /** Provinces in play. */
  readonly lands: readonly string[]
  /** Where something can be done. */
  readonly lit: ReadonlyMap<string, unknown>
  /** Where others did something last. */
  readonly recent: ReadonlySet<string>
  /** One's own capital; undefined: a spectator looks. */
  readonly home: string | undefined
}

/** Where nothing is asked on the map and nothing has changed, all lands that are played in. */
export function fitAreaOf({ places, lands, lit, recent, home }: FitInput): Area {
  const stirred = [...litPlaces(places, lit), ...[...recent].filter(places.has)]
  const shown = stirred.length === 0 ? lands : [...stirred, ...(home === undefined ? [] : [home])]
  return widened(shown.map(nearOf).reduce(joined))
}
