// Where the badges of lit and chosen places stand: beside the name, on ground where nothing else stands. Names and units keep their
// place when something is lit; a badge that finds no room is left out, as the ring of its place tells the same.

import { type Box, boxAt, overlap } from '../map/label-placement.ts'
import { wordWidth } from '../map/letters.ts'
import { shape } from './geometry.ts'
import { type Laid, labelWidth, type PlaceLayout, seaName, spotsAround } from './label-layout.ts'
import { TYPE, textWidth } from './layout.ts'
import { pieceScale, WRITTEN } from './sheet.ts'

/** What the state of a place adds to its name. */
export interface Badge {
  readonly state: 'lit' | 'chosen'
  /** A price or an effect; the sign of the state where there is none. */
  readonly text: string
}

/** Its left end and middle line, from the anchor of its place, in the size of pieces. */
export interface PlacedBadge extends Badge {
  readonly x: number
  readonly y: number
}

export const BADGE = 18
/** The sign of the state, before the text. */
const SIGN = 18

/** What was chosen keeps its tick beside the price. */
export const isSigned = ({ state, text }: Badge): boolean => text === '' || state !== 'lit'

export function badgeWidth(badge: Badge): number {
  const signed = isSigned(badge)
  const text = badge.text === '' ? 0 : textWidth(badge.text, 11.5) + (signed ? 4 : 10)
  return Math.max(BADGE, (signed ? SIGN : 0) + text)
}

const RINGS = [0, 3, 7, 12, 18, 25, 33]
/** Nothing of a badge lies farther than this from what it stands beside. */
const REACH = 120

const boxesOf = ({ fixed, units, war, name }: PlaceLayout): readonly Box[] => [
  ...fixed,
  ...[units, war, name].flatMap(one => (one ? [one.box] : [])),
]

/** `layout`: where all the rest stands. */
export function badgesAt(
  { provinces, seas }: Laid,
  layout: ReadonlyMap<string, PlaceLayout>,
  badges: ReadonlyMap<string, Badge>,
  k: number,
): ReadonlyMap<string, PlacedBadge & { readonly box: Box }> {
  const piece = pieceScale(k)
  const far = k < WRITTEN
  const taken = [...layout.values()].flatMap(boxesOf)
  /** Where what it stands beside begins and ends, and on which line. */
  const besideOf = (id: string): readonly [left: number, right: number, y: number] => {
    const { units, name } = layout.get(id) ?? {}
    const wide = units ? (units.box[2] - units.box[0]) / 2 : 0
    if (far) return units ? [units.dx - wide, units.dx + wide, units.dy] : [0, 0, 0]
    const province = provinces.find(one => one.id === id)
    if (province) return [-labelWidth(province) / 2, labelWidth(province) / 2, 0]
    const sea = seas.find(one => one.id === id)
    if (!name || !sea) return [0, 0, 0]
    const half = wordWidth(seaName(sea, k), TYPE.water, 'water', TYPE.spacing) / 2
    return [name.dx - half, name.dx + half, name.dy]
  }
  const placed = new Map<string, PlacedBadge & { readonly box: Box }>()
  for (const [id, badge] of badges) {
    const [x, y] = shape(id).anchor
    const width = badgeWidth(badge)
    const [left, right, line] = besideOf(id)
    const forms = [{ width, height: BADGE, cost: 0 }]
    const at = [x / piece, y / piece] as const
    const reach = boxAt([at[0] + (left + right) / 2, at[1] + line], right - left + 2 * REACH, 2 * REACH)
    const near = taken.filter(box => overlap(box, reach) > 0)
    const preferred = [right + 4 + width / 2, left - 4 - width / 2, (left + right) / 2]
    const spots = preferred
      .flatMap((dx, i) =>
        spotsAround(at, [dx, line], forms, near, RINGS).map(spot => ({
          ...spot,
          cost: spot.cost + 2 * i,
        })),
      )
      .filter(({ clashes }) => !clashes)
      .toSorted((a, b) => a.cost - b.cost)
    const spot = spots[0]
    if (!spot) continue
    taken.push(spot.box)
    placed.set(id, { ...badge, x: spot.dx - width / 2, y: spot.dy, box: spot.box })
  }
  return placed
}
