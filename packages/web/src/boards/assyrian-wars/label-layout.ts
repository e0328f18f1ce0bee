// Where the names of places and waters and the counters beside them go at a scale of the map. Counters come first: names step aside
// for them, and a name that finds no room is not written until one looks closer or points at its place.

import type { Point } from '../map/pan-zoom.ts'
import { type Form, PLATE, plateWidth } from './counters.tsx'
import { isCapital, kindOf, NAMED, pointOf, ROADS, radiusOf, SHEET, signScale } from './geometry.ts'
import {
  type Around,
  type Box,
  boxAt,
  CLOSE,
  type Item,
  LOOSE,
  overlap,
  type Spot,
  settle,
  spotsOf,
  wordWidth,
} from './label-placement.ts'
import type { MapArea, MapStack, MapWater } from './map-data.ts'
import { type AreaMark, marksOf, sidesOf } from './marks.ts'
import { landIn } from './water.ts'

export const NAME_HEIGHT = 16
export const SEA = { size: 11, line: 13, radius: 10 } as const

/** Counters of one place, one over the other. */
export interface Pile {
  readonly id: string
  readonly stacks: readonly { readonly stack: MapStack; readonly inside: boolean }[]
}

export const pileOf = (id: string, field: readonly MapStack[], inside: readonly MapStack[]): Pile | undefined => {
  const stacks = [...field.map(stack => ({ stack, inside: false })), ...inside.map(stack => ({ stack, inside: true }))]
  return stacks.length === 0 ? undefined : { id, stacks }
}

export interface PileForm {
  readonly plate: Form
  readonly columns: 1 | 2
}

const NEAR_FORMS: readonly (PileForm & { readonly cost: number })[] = [
  { plate: 'full', columns: 1, cost: 0 },
  { plate: 'brief', columns: 1, cost: 34 },
  { plate: 'brief', columns: 2, cost: 40 },
]
const FAR_FORMS: readonly (PileForm & { readonly cost: number })[] = [
  { plate: 'tiny', columns: 1, cost: 0 },
  { plate: 'tiny', columns: 2, cost: 6 },
]

/** How large a pile is in one of its forms. */
export function sizeOf(
  { stacks }: Pile,
  { plate, columns }: PileForm,
): { readonly width: number; readonly height: number } {
  const width = Math.max(...stacks.map(({ stack }) => plateWidth(stack, plate)))
  const rows = Math.ceil(stacks.length / columns)
  // A king's crown stands over the plate.
  return {
    width: columns * width + (columns - 1) * PLATE.gap + 3,
    height: rows * (PLATE.height + PLATE.gap) - PLATE.gap + 6,
  }
}

/** Where the plates of a pile lie around its middle. */
export function platesOf(pile: Pile, form: PileForm): readonly Point[] {
  const width = Math.max(...pile.stacks.map(({ stack }) => plateWidth(stack, form.plate)))
  const rows = Math.ceil(pile.stacks.length / form.columns)
  const high = PLATE.height + PLATE.gap
  return pile.stacks.map((_, i) => [
    form.columns === 1 ? 0 : (Math.floor(i / rows) - 0.5) * (width + PLATE.gap),
    ((i % rows) - (rows - 1) / 2) * high,
  ])
}

/** In how many lines a name of water is written, each of them. */
export function linesIn(name: string, lines: number): readonly string[] {
  const words = name.split(' ')
  if (lines === 1 || words.length === 1) return [name]
  const breaks = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
  return breaks.reduce((best, one) => (longest(one) < longest(best) ? one : best))
}
const longest = (lines: readonly string[]): number => Math.max(...lines.map(line => wordWidth(line, SEA.size)))

const isGreat = (id: string): boolean => isCapital(id) || kindOf(id) === 'fortress'

/** Where something is written or stands, from the middle of its place; in the size of pieces. */
export interface PlacedLabel {
  readonly dx: number
  readonly dy: number
  readonly box: Box
}

export interface Layout {
  readonly scale: number
  readonly signs: ReadonlyMap<string, Box>
  readonly names: ReadonlyMap<string, PlacedLabel>
  readonly waters: ReadonlyMap<string, PlacedLabel & { readonly lines: readonly string[] }>
  /** `stray`: another place is nearer. */
  readonly piles: ReadonlyMap<string, PlacedLabel & { readonly form: PileForm; readonly stray: boolean }>
  readonly marks: ReadonlyMap<string, readonly (PlacedLabel & { readonly mark: AreaMark })[]>
}

export interface Laid {
  readonly areas: readonly MapArea[]
  readonly waters: readonly Pick<MapWater, 'id' | 'name'>[]
  readonly piles: readonly Pile[]
}

/** What stands still at a scale, whoever marches: signs, and where names would be without any counter. */
interface Still {
  readonly around: Around
  /** Where a place lies, and how far its sign reaches. */
  readonly at: (id: string) => Point
  readonly radius: (id: string) => number
  readonly signs: ReadonlyMap<string, Box>
  /** Whether something of a place would stand nearer to another. */
  readonly strays: (id: string) => (box: Box) => boolean
  readonly names: readonly Item[]
}

/** How far a box is from a point. */
const gapTo = (box: Box, [x, y]: Point): number =>
  Math.hypot(Math.max(box[0] - x, x - box[2], 0), Math.max(box[1] - y, y - box[3], 0))

/** What stands nearer to another place would be taken for its own. */
const STRAY_COST = { name: 45, pile: 16 }
/** So near must a place be to matter. */
const AROUND = 180

const stills = new Map<string, Still>()
const MOST_STILLS = 24

const LAND_COST = 160
const ORIGIN: Point = [0, 0]

function stillOf(areas: Laid['areas'], waters: Laid['waters'], scale: number): Still {
  const key = [scale, ...areas.map(({ name }) => name), ...waters.map(({ name }) => name)].join('\n')
  const found = stills.get(key)
  if (found) return found
  const piece = SHEET.pieceScale(scale)
  const points = new Map(
    [...areas, ...waters].map(({ id }): readonly [string, Point] => {
      const [x, y] = pointOf(id)
      return [id, [x / piece, y / piece]]
    }),
  )
  const at = (id: string): Point => points.get(id) ?? ORIGIN
  const shrunk = signScale(scale)
  const lands = new Set(areas.map(({ id }) => id))
  const radius = (id: string): number => shrunk * (lands.has(id) ? radiusOf(id) : SEA.radius)
  const signs = new Map(
    [...areas, ...waters].map(({ id }) => [id, boxAt(at(id), 2 * radius(id) + 3, 2 * radius(id) + 3)]),
  )
  const lines = ROADS.map(({ between: [a, b] }) => [at(a), at(b)] as const)
  const around = { taken: [...signs.values()], lines }
  const beside = new Map(
    [...points].map(([id, [x, y]]) => {
      const near = [...points].filter(([other, [ox, oy]]) => other !== id && Math.hypot(ox - x, oy - y) < AROUND)
      return [id, near.map(([other, point]) => ({ point, radius: radius(other) }))]
    }),
  )
  const strays = (id: string) => {
    const own = at(id)
    const reach = radius(id)
    const others = beside.get(id) ?? []
    return (box: Box): boolean => {
      const gap = gapTo(box, own) - reach + 1
      return others.some(other => gapTo(box, other.point) - other.radius < gap)
    }
  }
  const far = scale < NAMED
  const named = areas
    .filter(({ id }) => !far || isGreat(id))
    .flatMap(({ id, name }): readonly Item[] => {
      const forms = [{ width: wordWidth(name) + (isGreat(id) ? 4 : 2), height: NAME_HEIGHT, cost: 0 }]
      const stray = strays(id)
      const against = (box: Box): number => (stray(box) ? STRAY_COST.name : 0)
      const all = spotsOf({ at: at(id), radius: radius(id), forms, rings: CLOSE }, { ...around, against })
      // Where signs stand close together a name at another's would be read as its own: rather none.
      const spots = far ? all.filter(({ box }) => !stray(box)) : all
      const worth = isGreat(id) ? 3 : kindOf(id) === 'city' ? 2 : 1
      return spots.length === 0 ? [] : [{ id: `name ${id}`, spots, worth }]
    })
  const dry = (box: Box): number => LAND_COST * landIn(box.map(n => n * piece) as unknown as Box)
  const sea = far
    ? []
    : waters.map(({ id, name }): Item => {
        const forms = [1, 2].map((n, i) => {
          const lines = linesIn(name, n)
          return { width: longest(lines) + 4, height: lines.length * SEA.line + 2, cost: 10 * i }
        })
        const spots = spotsOf(
          { at: at(id), radius: radius(id), forms, rings: [0, 7, 15, 26, 40] },
          { ...around, against: dry },
        )
        return { id: `water ${id}`, spots, worth: 0 }
      })
  const alone = settle([...named, ...sea])
  const names = [...named, ...sea].map(item => {
    const home = alone.get(item.id)
    return home ? { ...item, home } : item
  })
  const still = { around, at, radius, signs, strays, names }
  if (stills.size >= MOST_STILLS) stills.clear()
  stills.set(key, still)
  return still
}

/** The edge around a mark. */
const RIM = 2
/** Below this scale places have no marks. */
export const MARKED = 0.75

/** A mark at one of the corners of its sign, clear of other signs. */
function markItem(
  id: string,
  mark: AreaMark,
  area: string,
  at: Still['at'],
  radius: Still['radius'],
  signs: Still['signs'],
): Item {
  const [x, y] = at(area)
  const spots = sidesOf(mark, radius(area)).map(([dx, dy], i): Spot => {
    const box = boxAt([x + dx, y + dy], mark.width + RIM, mark.height + RIM)
    let covered = 0
    for (const [other, sign] of signs) if (other !== area) covered += overlap(box, sign)
    return { dx, dy, box, cost: i * 5 + covered * 12 + (covered > 0 ? 140 : 0), clashes: covered > 0, form: 0 }
  })
  return { id: `mark ${id}`, spots }
}

const placedAt = ({ dx, dy, box }: Spot): PlacedLabel => ({ dx, dy, box })

/** The layouts of one position, each worked out when its scale is first seen. */
export function layoutsOf(laid: Laid): (scale: number) => Layout {
  const kept = new Map<number, Layout>()
  return scale => {
    const layout = kept.get(scale) ?? layoutAt(laid, scale)
    kept.set(scale, layout)
    return layout
  }
}

/** Counters beside their places, and names where counters leave room, at a scale. */
export function layoutAt({ areas, waters, piles }: Laid, scale: number): Layout {
  const { around, at, radius, signs, strays, names } = stillOf(areas, waters, scale)
  const forms = scale < NAMED ? FAR_FORMS : NEAR_FORMS
  const clear = { taken: around.taken, lines: [] }
  const marked = areas.flatMap(area =>
    marksOf(area).map(mark => ({ area: area.id, mark, id: `${mark.kind} ${area.id}` })),
  )
  const marks = scale < MARKED ? [] : marked.map(({ area, mark, id }) => markItem(id, mark, area, at, radius, signs))
  const stacked = piles.map((pile): Item => {
    const stray = strays(pile.id)
    const fitting = forms.filter(({ columns }) => columns === 1 || pile.stacks.length > 1)
    return {
      id: `pile ${pile.id}`,
      spots: spotsOf(
        {
          at: at(pile.id),
          radius: radius(pile.id) + 1,
          forms: fitting.map(form => ({ ...sizeOf(pile, form), cost: form.cost })),
          rings: LOOSE,
        },
        { ...clear, against: box => (stray(box) ? STRAY_COST.pile : 0) },
      ),
    }
  })
  const found = settle([...marks, ...stacked, ...names])
  const of = (sort: string, id: string): Spot | undefined => found.get(`${sort} ${id}`)
  return {
    scale,
    signs,
    names: new Map(areas.flatMap(({ id }) => entry(id, of('name', id), placedAt))),
    waters: new Map(
      waters.flatMap(({ id, name }) =>
        entry(id, of('water', id), spot => ({ ...placedAt(spot), lines: linesIn(name, spot.form + 1) })),
      ),
    ),
    marks: Map.groupBy(
      marked.flatMap(({ area, mark, id }) => {
        const spot = of('mark', id)
        return spot ? [{ ...placedAt(spot), mark, area }] : []
      }),
      ({ area }) => area,
    ),
    piles: new Map(
      piles.flatMap(({ id }) =>
        entry(id, of('pile', id), spot => ({ ...placedAt(spot), form: forms[spot.form], stray: strays(id)(spot.box) })),
      ),
    ),
  }
}

const entry = <T>(id: string, spot: Spot | undefined, made: (spot: Spot) => T): readonly (readonly [string, T])[] =>
  spot ? [[id, made(spot)]] : []
