// Where units, marks of war and names of seas stand at a scale of the map. Names and slots of provinces keep their place; units stand below
// them if there is room, or beside them with a line to their place, and a sea whose name finds no room goes without. From afar nothing is
// written but the names of places that can be acted on, beside their units.

import type { Seat } from '@tabularium/kernel'
import { type Box, boxAt, type Item, overlap, type Spot, settle } from '../map/label-placement.ts'
import { wordWidth } from '../map/letters.ts'
import { around } from '../map/overlay-placement.ts'
import type { Standing } from '../map/recap-placement.ts'
import { type Point, shape } from './geometry.ts'
import { COUNTER, EMBLEM, GAP, ROWS, SLOT, SLOT_STEP, TYPE, WAR } from './layout.ts'
import type { MapProvince, MapSea, MapStack } from './map-data.ts'
import { AT_LENGTH, pieceScale, WRITTEN } from './sheet.ts'

/** A counter: a seat's units of one kind. */
export interface Counted {
  readonly seat: Seat
  readonly unit: 'legion' | 'fortress' | 'trireme'
  readonly n: number
}

export const countersOf = (units: readonly MapStack[]): readonly Counted[] =>
  units.flatMap(({ seat, legions = 0, fortress = false, triremes = 0 }): readonly Counted[] => [
    ...(legions > 0 ? [{ seat, unit: 'legion' as const, n: legions }] : []),
    ...(fortress ? [{ seat, unit: 'fortress' as const, n: 1 }] : []),
    ...(triremes > 0 ? [{ seat, unit: 'trireme' as const, n: triremes }] : []),
  ])

/** From afar a counter is a number alone. */
export const widthOf = ({ unit }: Counted, far: boolean): number =>
  far ? COUNTER.far : unit === 'fortress' ? COUNTER.single : COUNTER.width

export interface PlacedUnits {
  /** The middle of all counters, from the anchor. */
  readonly dx: number
  readonly dy: number
  readonly rows: number
  /** So far from where they belong that a line leads there. */
  readonly tied: boolean
  readonly box: Box
}

/** Where something stands, from the anchor. */
type Placed = Pick<Spot, 'dx' | 'dy' | 'box'>

export interface PlaceLayout {
  readonly units?: PlacedUnits | undefined
  readonly war?: Placed | undefined
  /** Of a sea; from afar, of a place that is lit. */
  readonly name?: Placed | undefined
  /** What keeps its place: name and slots of a province, a name that is turned along its sea. */
  readonly fixed: readonly Box[]
}

export interface Laid {
  readonly provinces: readonly MapProvince[]
  readonly seas: readonly MapSea[]
}

/** The middle of each counter in so many rows, and how large they are together. */
export function arranged(
  counters: readonly Counted[],
  far: boolean,
  rows: number,
): { readonly spots: readonly Point[]; readonly width: number; readonly height: number } {
  const each = Math.ceil(counters.length / rows)
  const lines = Array.from({ length: rows }, (_, row) => counters.slice(row * each, (row + 1) * each))
  const wide = lines.map(line => line.reduce((sum, one) => sum + widthOf(one, far) + COUNTER.gap, -COUNTER.gap))
  const step = COUNTER.height + COUNTER.gap
  const spots = lines.flatMap((line, row) => {
    let left = -wide[row] / 2
    return line.map((one): Point => {
      const width = widthOf(one, far)
      left += width + COUNTER.gap
      return [left - COUNTER.gap - width / 2, (row - (rows - 1) / 2) * step]
    })
  })
  return { spots, width: Math.max(...wide), height: rows * step - COUNTER.gap }
}

export const landName = ({ short, name }: MapProvince): string => short ?? name
export const seaName = ({ short, name }: MapSea, k: number): string => (k >= AT_LENGTH ? name : (short ?? name))

/** How wide a province's name is, with the emblem before it. */
export const labelWidth = (province: MapProvince): number =>
  wordWidth(landName(province), TYPE.land) + (province.controller === undefined ? 0 : EMBLEM + GAP)
const seaWidth = (name: string): number => wordWidth(name, TYPE.water, 'water', TYPE.spacing)

/** What of a province keeps its place: the name, and the slots. */
function fixedOf(province: MapProvince, [x, y]: Point): readonly Box[] {
  const name = boxAt([x, y], labelWidth(province) + 2, EMBLEM + 2)
  const { length } = province.slots
  if (province.covered || length === 0) return [name]
  return [name, boxAt([x, y + ROWS.slots], (length - 1) * SLOT_STEP + SLOT + 2, SLOT + 2)]
}

/** How wide the name of a place is at a scale. */
const nameWidth = (place: MapProvince | MapSea, k: number): number =>
  'slots' in place ? wordWidth(landName(place), TYPE.land) : seaWidth(seaName(place, k))

/** From afar, from the middle of the units: below them, above them, beside them. */
const NAME_HOMES: readonly Point[] = [
  [0, 18],
  [0, -18],
  [1, 0],
  [-1, 0],
]
const NAME_RINGS = [0, 5, 11, 18, 26, 36]

const PIECES = 7
/** A name along its sea, as some boxes one after the other. */
function turnedBoxes(name: string, turned: number, [x, y]: Point): readonly Box[] {
  if (turned === 0) return []
  const width = seaWidth(name)
  const [alongX, alongY] = [Math.cos((turned * Math.PI) / 180), Math.sin((turned * Math.PI) / 180)]
  return Array.from({ length: PIECES }, (_, i) => {
    const far = ((i + 0.5) / PIECES - 0.5) * width
    return boxAt([x + far * alongX, y + far * alongY], TYPE.water, TYPE.water)
  })
}

const RINGS = [0, 7, 14, 22, 31, 42, 55, 64]
const TURNS = 16
const TIED_FROM = 15
const SHIFTED_COST = 0.6
const ROWS_COST = 5

const known = new Map<string, readonly Spot[]>()
const MOST_KNOWN = 4000

/** Spots around where something belongs, the nearest first. With a move few places change, and the spots are most of the work. */
export function spotsAround(
  [x, y]: Point,
  home: Point,
  forms: readonly { readonly width: number; readonly height: number; readonly cost: number }[],
  taken: readonly Box[],
  rings: readonly number[] = RINGS,
): readonly Spot[] {
  const most = rings[rings.length - 1]
  const reach = boxAt(
    [x + home[0], y + home[1]],
    2.8 * most + Math.max(...forms.map(({ width }) => width)) + 4,
    2 * most + Math.max(...forms.map(({ height }) => height)) + 4,
  )
  const near = taken.filter(other => overlap(reach, other) > 0)
  const sizes = forms.flatMap(({ width, height, cost }) => [width, height, cost])
  const key = [[x, y], home, rings, sizes, near.flat()].join(';')
  const found = known.get(key)
  if (found) return found
  if (known.size >= MOST_KNOWN) known.clear()
  const spots = forms.flatMap(({ width, height, cost }, form) =>
    rings.flatMap(far =>
      Array.from({ length: far === 0 ? 1 : TURNS }, (_, turn): Spot => {
        const angle = (turn * 2 * Math.PI) / TURNS
        const [dx, dy] = [home[0] + far * 1.4 * Math.cos(angle), home[1] + far * Math.sin(angle)]
        const box = boxAt([x + dx, y + dy], width + 2, height + 2)
        const covered = near.reduce((sum, other) => sum + overlap(box, other), 0)
        return {
          dx,
          dy,
          box,
          form,
          clashes: covered > 0,
          cost: cost + far * SHIFTED_COST + (covered > 0 ? 140 + 4 * covered : 0),
        }
      }),
    ),
  )
  known.set(
    key,
    spots.sort((a, b) => a.cost - b.cost),
  )
  return spots
}

const NONE: ReadonlySet<string> = new Set()

/** Where everything that may move stands; in the size of pieces, from the anchor of its place. `lit`: what is named from afar as well. */
export function layoutAt(
  { provinces, seas }: Laid,
  k: number,
  lit: ReadonlySet<string> = NONE,
): ReadonlyMap<string, PlaceLayout> {
  const piece = pieceScale(k)
  const far = k < WRITTEN
  const at = (id: string): Point => {
    const [x, y] = shape(id).anchor
    return [x / piece, y / piece]
  }
  const fixed = new Map<string, readonly Box[]>(
    far
      ? []
      : [
          ...provinces.map(one => [one.id, fixedOf(one, at(one.id))] as const),
          ...seas.map(one => [one.id, turnedBoxes(seaName(one, k), shape(one.id).turned, at(one.id))] as const),
        ],
  )
  const taken = [...fixed.values()].flat()
  const unitsOf = (id: string, units: readonly MapStack[], home: Point, over: number): readonly Item[] => {
    const counters = countersOf(units)
    if (counters.length === 0 && over === 0) return []
    const forms = (counters.length > 1 ? [1, 2] : [1]).map((rows, i) => {
      const { width, height } = counters.length === 0 ? { width: EMBLEM, height: 0 } : arranged(counters, far, rows)
      return { width, height: height + over, cost: i * ROWS_COST }
    })
    return [{ id: `units ${id}`, spots: spotsAround(at(id), home, forms, taken) }]
  }
  const homeOf = (id: string, slots: number): Point => {
    const { units, anchor, land } = shape(id)
    if (far && (land || !units)) return [0, 0]
    if (units) return [(units[0] - anchor[0]) / piece, (units[1] - anchor[1]) / piece]
    return [0, !land ? ROWS.unitsAtSea : slots > 0 ? ROWS.units : ROWS.slots]
  }
  const items: readonly Item[] = [
    ...(far ? [] : provinces).flatMap((province): readonly Item[] => {
      if (!province.war || province.covered) return []
      const side = labelWidth(province) / 2 + WAR / 2 + 2.5
      const sides: readonly Point[] = [
        [-side, 0],
        [side, 0],
        [0, -WAR - 2],
      ]
      const spots = sides.flatMap((home, i) =>
        spotsAround(at(province.id), home, [{ width: WAR, height: WAR, cost: 4 * i }], taken, RINGS.slice(0, 5)),
      )
      return [{ id: `war ${province.id}`, spots: spots.toSorted((a, b) => a.cost - b.cost) }]
    }),
    ...provinces.flatMap(({ id, units, slots, covered, controller }) =>
      covered
        ? []
        : unitsOf(id, units, homeOf(id, slots.length), far && hasEmblemAlone(controller, units) ? EMBLEM + GAP : 0),
    ),
    ...seas.flatMap(({ id, units }) => unitsOf(id, units, homeOf(id, 0), 0)),
    ...(far ? [...provinces, ...seas] : [])
      .filter(({ id }) => lit.has(id))
      .map((place): Item => {
        const width = nameWidth(place, k) + 2
        const form = { width, height: TYPE.land, cost: 0 }
        const spots = NAME_HOMES.flatMap(([side, down], i) =>
          spotsAround(
            at(place.id),
            [side * (width / 2 + COUNTER.far), down],
            [{ ...form, cost: 3 * i }],
            [],
            NAME_RINGS,
          ),
        )
        return { id: `name ${place.id}`, worth: 2, spots: spots.toSorted((a, b) => a.cost - b.cost) }
      }),
    ...(far ? [] : seas).flatMap((sea): readonly Item[] =>
      shape(sea.id).turned !== 0
        ? []
        : [
            {
              id: `name ${sea.id}`,
              worth: 1,
              spots: spotsAround(
                at(sea.id),
                [0, 0],
                [{ width: seaWidth(seaName(sea, k)), height: TYPE.water, cost: 0 }],
                taken,
                RINGS.slice(0, 6),
              ),
            },
          ],
    ),
  ]
  const found = settle(items)
  const placed = ({ id }: { readonly id: string }, home: Point): PlaceLayout => {
    const [units, war, name] = ['units', 'war', 'name'].map(sort => found.get(`${sort} ${id}`))
    return {
      units: units && {
        dx: units.dx,
        dy: units.dy,
        rows: units.form + 1,
        tied: Math.hypot(units.dx - home[0], units.dy - home[1]) > TIED_FROM,
        box: units.box,
      },
      war,
      name,
      fixed: fixed.get(id) ?? [],
    }
  }
  return new Map([
    ...provinces.map(one => [one.id, placed(one, homeOf(one.id, one.slots.length))] as const),
    ...seas.map(one => [one.id, placed(one, homeOf(one.id, 0))] as const),
  ])
}

/** All that stands at a place: what keeps its place as one, then units, marks and a name that may move. */
export const boxesOf = ({ fixed, units, war, name }: PlaceLayout): readonly Box[] => [
  ...(fixed.length === 0 ? [] : [around(fixed)]),
  ...[units, name, war].flatMap(one => (one ? [one.box] : [])),
]

/** What marks of a recap keep clear of. */
export function standingIn(layout: ReadonlyMap<string, PlaceLayout>, k: number): Standing {
  const piece = pieceScale(k)
  return {
    piece,
    boxes: [...layout.values()].flatMap(boxesOf),
    at(place) {
      const { anchor } = shape(place)
      const placed = layout.get(place)
      const boxes = placed ? boxesOf(placed) : []
      return boxes.length > 0 ? boxes : [boxAt([anchor[0] / piece, anchor[1] / piece], 2 * GAP, 2 * GAP)]
    },
  }
}

/** Whose province it is stands above the counters where none of them is his. */
export const hasEmblemAlone = (controller: Seat | undefined, units: readonly MapStack[]): boolean =>
  controller !== undefined && !units.some(({ seat }) => seat === controller)
