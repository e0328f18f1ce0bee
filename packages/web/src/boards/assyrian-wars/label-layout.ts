// Where the names of places and waters and the counters beside them go at a scale of the map. Counters come first: names step aside
// for them, and a name that finds no room is not written until one looks closer or points at its place. Counters that find no room
// near their place become one badge on it, which opens when one points at the place.

import {
  APART,
  type Around,
  type Box,
  boxAt,
  CLOSE,
  gapTo,
  type Item,
  type LabelRequest,
  LOOSE,
  lengthIn,
  lineTo,
  overlap,
  type Segment,
  type Spot,
  settle,
  spotsOf,
} from '../map/label-placement.ts'
import { wordWidth } from '../map/letters.ts'
import { placeOverlays, spotsBeside } from '../map/overlay-placement.ts'
import type { Standing } from '../map/recap-placement.ts'
import type { Point } from '../map/viewport.ts'
import { BADGE, badgeWidth, type Form, PLATE_GAP, plateHeight, plateWidth } from './counters.tsx'
import {
  isCapital,
  kindOf,
  LEVELLED,
  NAMED,
  OPENING,
  pointOf,
  ROADS,
  radiusOf,
  SCALES,
  SHEET,
  signScale,
  ZONE_RADIUS,
} from './geometry.ts'
import type { MapArea, MapStack, MapWater } from './map-data.ts'
import { type AreaMark, marksOf, sidesOf } from './marks.ts'
import { landIn } from './water.ts'

/** What a place is named by: capitals and fortresses, towns, open land. */
export type Rank = 'great' | 'city' | 'open'
export const rankOf = (id: string): Rank =>
  isCapital(id) || kindOf(id) === 'fortress' ? 'great' : kindOf(id) === 'city' ? 'city' : 'open'

/** Sizes of type, as the style sheet has them; names that must give way go in this order, the least first. */
export const TYPE: Readonly<Record<Rank, { readonly size: number; readonly worth: number }>> = {
  great: { size: 16.8, worth: 3 },
  city: { size: 14.4, worth: 2 },
  open: { size: 13.2, worth: 1 },
}
export const SEA = { size: 13, line: 14, spacing: 0.4, radius: ZONE_RADIUS } as const

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
  /** All of them in one badge; from afar, a dot on the sign. */
  readonly plate: Form | 'badge' | 'dot'
  readonly columns: 1 | 2
}

type CostlyForm = PileForm & { readonly plate: Form; readonly cost: number }

/** Those in two columns come last, in every list: a single counter leaves them out. */
const NEAR_FORMS: readonly CostlyForm[] = [
  { plate: 'full', columns: 1, cost: 0 },
  { plate: 'brief', columns: 1, cost: 34 },
  { plate: 'low', columns: 1, cost: 60 },
  { plate: 'brief', columns: 2, cost: 40 },
  { plate: 'low', columns: 2, cost: 66 },
]
/** Where places stand close together a leader is told by his ratings. */
const MIDDLE_FORMS: readonly CostlyForm[] = [
  { plate: 'brief', columns: 1, cost: 0 },
  { plate: 'low', columns: 1, cost: 30 },
  { plate: 'brief', columns: 2, cost: 6 },
  { plate: 'low', columns: 2, cost: 36 },
]
const TINY: readonly CostlyForm[] = [
  { plate: 'tiny', columns: 1, cost: 0 },
  { plate: 'tiny', columns: 2, cost: 6 },
]
const BADGE_FORM: PileForm = { plate: 'badge', columns: 1 }
const DOT_FORM: PileForm = { plate: 'dot', columns: 1 }

const usualForms = (scale: number): readonly CostlyForm[] =>
  scale < NAMED ? TINY : scale < OPENING ? MIDDLE_FORMS : NEAR_FORMS
/** All the forms of a scale, the usual ones first. */
const formsAt = (scale: number): readonly PileForm[] => [
  ...new Set([...usualForms(scale), ...TINY, BADGE_FORM, DOT_FORM]),
]

/** Whether its counters are not seen one by one. */
export const isCollapsed = (form: PileForm | undefined): boolean => form?.plate === 'badge' || form?.plate === 'dot'

/** Whose forces they are, whoever has most there first. */
export const countriesIn = ({ stacks }: Pile): readonly string[] => [
  ...new Set(stacks.toSorted((a, b) => b.stack.units - a.stack.units).map(({ stack }) => stack.country)),
]

/** How large a pile is in one of its forms. */
export function sizeOf(
  { stacks }: Pile,
  { plate, columns }: { readonly plate: Form; readonly columns: number },
): { readonly width: number; readonly height: number } {
  const width = Math.max(...stacks.map(({ stack }) => plateWidth(stack, plate)))
  const rows = Math.ceil(stacks.length / columns)
  // A king's crown stands over the plate.
  return {
    width: columns * width + (columns - 1) * PLATE_GAP + 3,
    height: rows * (plateHeight(plate) + PLATE_GAP) - PLATE_GAP + 6,
  }
}

/** Where the plates of a pile lie around its middle. */
export function platesOf(pile: Pile, form: { readonly plate: Form; readonly columns: number }): readonly Point[] {
  const width = Math.max(...pile.stacks.map(({ stack }) => plateWidth(stack, form.plate)))
  const rows = Math.ceil(pile.stacks.length / form.columns)
  const high = plateHeight(form.plate) + PLATE_GAP
  return pile.stacks.map((_, i) => [
    (Math.floor(i / rows) - (form.columns - 1) / 2) * (width + PLATE_GAP),
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
const longest = (lines: readonly string[]): number =>
  Math.max(...lines.map(line => wordWidth(line, SEA.size, 'water', SEA.spacing)))

/** Where something is written or stands, from the middle of its place; in the size of pieces. */
export interface PlacedLabel {
  readonly dx: number
  readonly dy: number
  readonly box: Box
}

export interface PlacedPile extends PlacedLabel {
  readonly form: PileForm
  /** From the middle of its place; undefined: it stands beside it. */
  readonly tie: Segment | undefined
}

export interface Layout {
  readonly scale: number
  readonly signs: ReadonlyMap<string, Box>
  readonly names: ReadonlyMap<string, PlacedLabel>
  readonly waters: ReadonlyMap<string, PlacedLabel & { readonly lines: readonly string[] }>
  readonly piles: ReadonlyMap<string, PlacedPile>
  readonly marks: ReadonlyMap<string, readonly (PlacedLabel & { readonly mark: AreaMark })[]>
}

/** All that stands at a scale, for what comes after it. */
export const boxesOf = ({ signs, names, waters, piles, marks }: Layout): readonly Box[] => [
  ...signs.values(),
  ...[...names.values(), ...waters.values(), ...piles.values(), ...[...marks.values()].flat()].map(({ box }) => box),
]

/** What marks of a recap and of a march keep clear of. */
export function standingIn(layout: Layout): Standing {
  const { signs, names, waters, piles, scale } = layout
  return {
    piece: SHEET.pieceScale(scale),
    boxes: boxesOf(layout),
    at(place) {
      const found = [signs.get(place), names.get(place)?.box, waters.get(place)?.box, piles.get(place)?.box]
      return found.filter(box => box !== undefined)
    },
  }
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
  /** Marks and piles that were laid out before: few of them change with a move, and their spots are most of the work. */
  readonly items: Map<string, Item>
}

/** What stands nearer to another place would be taken for its own. */
const STRAY_COST = { name: 45, pile: 16 }
/** So near must a place be to matter. */
const AROUND = 180

const stills = new Map<string, Still>()
const MOST_STILLS = 24
const MOST_ITEMS = 4000

/** What was made under the same key before. */
function known(items: Map<string, Item>, key: string, make: () => Item): Item {
  const found = items.get(key)
  if (found) return found
  if (items.size >= MOST_ITEMS) items.clear()
  const made = make()
  items.set(key, made)
  return made
}

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
    /** It is asked twice of each box: what it costs there, and whether a line leads to it. */
    let [last, strayed]: [Box | undefined, boolean] = [undefined, false]
    return (box: Box): boolean => {
      if (box === last) return strayed
      const gap = gapTo(box, own) - reach + 1
      last = box
      strayed = others.some(other => gapTo(box, other.point) - other.radius < gap)
      return strayed
    }
  }
  const far = scale < NAMED
  const named = areas
    .filter(({ id }) => !far || rankOf(id) === 'great')
    .flatMap(({ id, name }): readonly Item[] => {
      const { size, worth } = TYPE[rankOf(id)]
      const forms = [{ width: wordWidth(name, size) + 3, height: size + 2, cost: 0 }]
      const stray = strays(id)
      const against = (box: Box): number => (stray(box) ? STRAY_COST.name : 0)
      const request = { at: at(id), radius: radius(id), forms, rings: CLOSE }
      const all = spotsOf(request, { ...around, against })
      // Where signs stand close together a name at another's would be read as its own: rather none.
      const spots = far ? all.filter(({ box }) => !stray(box)) : all
      const further = far ? undefined : () => spotsOf({ ...request, rings: APART }, { ...around, against })
      const out = 2 * (radius(id) + Math.max(...APART) + size)
      const reach = boxAt(at(id), out + 2 * forms[0].width, out + 2 * forms[0].height)
      return spots.length === 0 ? [] : [{ id: `name ${id}`, spots, worth, further, reach }]
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
  const still = { around, at, radius, signs, strays, names, items: new Map() }
  if (stills.size >= MOST_STILLS) stills.clear()
  stills.set(key, still)
  return still
}

/** The edge around a mark. */
const RIM = 2
/** No counter stands further from the middle of its place, in pixels of the screen. */
export const FURTHEST = 90
/** The same in the size of pieces, until they are laid out anew for the next scale. */
export function reachAt(scale: number): number {
  const next = SCALES.find(one => one > scale) ?? SHEET.most
  return FURTHEST / (SHEET.pieceScale(scale) * next)
}
/** Further than this from the edge of its place, a pile is tied to it. */
const LOOSE_FROM = 10
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
  return { id: `mark ${id}`, spots: spots.toSorted((a, b) => a.cost - b.cost) }
}

/** How wide a dot is, of how far the sign reaches. */
const DOT = 0.8

/** What a pile falls back on: smaller counters near its place, one badge at its sign, and where that has no room a dot on it. */
function* fallbacks(pile: Pile, request: LabelRequest, around: Around, forms: readonly PileForm[]): Iterable<Spot> {
  const tiny = TINY.filter(({ columns }) => columns === 1 || pile.stacks.length > 1)
  const from = forms.indexOf(TINY[0])
  // Where they are the usual ones they were tried before.
  if (from > 0) {
    const sizes = tiny.map(form => ({ ...sizeOf(pile, form), cost: form.cost }))
    for (const spot of spotsOf({ ...request, forms: sizes }, around)) yield { ...spot, form: from + spot.form }
  }
  const { at, radius, isTied } = request
  const [x, y] = at
  const [width, height] = [badgeWidth(unitsIn(pile)), BADGE.height]
  const others = around.taken.filter(box => gapTo(box, at) > 0)
  for (const [dx, dy] of sidesOf({ side: [1, -1], width, height }, radius)) {
    const box = boxAt([x + dx, y + dy], width + RIM, height + RIM)
    const tie = isTied?.(box) ? lineTo(box, at) : undefined
    const clashes = others.some(other => overlap(other, box) > 0 || (tie !== undefined && lengthIn(other, tie) > 0))
    yield { dx, dy, box, cost: 0, clashes, form: forms.indexOf(BADGE_FORM), tie, last: true }
  }
  const badge = { ...request, forms: [{ width: width + RIM, height: height + RIM, cost: 0 }] }
  for (const spot of spotsOf(badge, around)) yield { ...spot, form: forms.indexOf(BADGE_FORM), last: true }
  // Clear of the marks at the corners of its sign.
  const box = boxAt(at, DOT * radius, DOT * radius)
  yield { dx: 0, dy: 0, box, cost: 0, clashes: false, form: forms.indexOf(DOT_FORM), last: true }
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

/** The largest first: they are the hardest to find room for. */
const byUnits = (a: Pile, b: Pile): number => unitsIn(b) - unitsIn(a)
export const unitsIn = ({ stacks }: Pile): number =>
  stacks.reduce((sum, { stack: { units, leaders } }) => sum + (units === 0 ? leaders : units), 0)

/** Counters beside their places, and names where counters leave room, at a scale. */
export function layoutAt({ areas, waters, piles }: Laid, scale: number): Layout {
  const { around, at, radius, signs, strays, names, items } = stillOf(areas, waters, scale)
  const [usual, forms] = [usualForms(scale), formsAt(scale)]
  const marked = areas.flatMap(area =>
    marksOf(area)
      .filter(({ kind }) => scale >= (kind === 'level' ? LEVELLED : MARKED))
      .map(mark => ({ area: area.id, mark, id: `${mark.kind} ${area.id}` })),
  )
  const marks = marked.map(({ area, mark, id }) =>
    known(items, `mark ${id} ${mark.width} ${mark.height}`, () => markItem(id, mark, area, at, radius, signs)),
  )
  const furthest = reachAt(scale)
  const stacked = piles.toSorted(byUnits).map((pile): Item => {
    const sizes = usual
      .filter(({ columns }) => columns === 1 || pile.stacks.length > 1)
      .map(form => ({ ...sizeOf(pile, form), cost: form.cost }))
    const small = sizeOf(pile, TINY[0])
    const key = [...sizes, small].map(({ width, height }) => `${width} ${height}`)
    return known(items, `pile ${pile.id} ${unitsIn(pile)} ${key}`, () => {
      const [place, reach] = [at(pile.id), radius(pile.id)]
      const stray = strays(pile.id)
      const request = {
        at: place,
        radius: reach + 1,
        forms: sizes,
        rings: LOOSE,
        furthest,
        isTied: (box: Box) => gapTo(box, place) > reach + LOOSE_FROM || stray(box),
      }
      const clear = {
        taken: around.taken,
        lines: [],
        against: (box: Box) => (stray(box) ? STRAY_COST.pile : 0),
      }
      return {
        id: `pile ${pile.id}`,
        spots: spotsOf(request, clear),
        further: () => fallbacks(pile, request, clear, forms),
        reach: boxAt(place, 2 * furthest + small.width, 2 * furthest + small.height),
      }
    })
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
        entry(id, of('pile', id), spot => ({ ...placedAt(spot), form: forms[spot.form], tie: spot.tie })),
      ),
    ),
  }
}

/** The name of a place that is pointed at and has none written. */
export const POINTED = { height: 20, padding: 14, size: 14 } as const

/** Where it stands: beside its sign, clear of what stands at it and of as much else as may be. In the size of pieces, from its place. */
export function pointedNameAt(id: string, name: string, layout: Layout): PlacedLabel & { readonly width: number } {
  const { piece, boxes, at } = standingIn(layout)
  const width = wordWidth(name, POINTED.size) + POINTED.padding
  const own = at(id)
  const spots = spotsBeside(own[0], width, POINTED.height, [4, 9, 15, 22])
  const [[x, y], found] = [
    pointOf(id),
    placeOverlays([{ id, width, height: POINTED.height, spots, about: own }], boxes),
  ]
  const { at: middle = spots[0], box = own[0] } = found.get(id) ?? {}
  return { dx: middle[0] - x / piece, dy: middle[1] - y / piece, box, width }
}

/** Around the counters of a place that opens. */
const PADDING = 6
/** How far from the sign they may stand: also beyond its name. */
const OPENED = [...CLOSE, 23, 36, 52, 70]
/** More than this are opened in two columns. */
const TALLEST = 4
/** A pixel of a sign or of a name weighs as much as these of anything else. */
const [OWN_WEIGHT, OUT_WEIGHT] = [200, 20]

/** Where the counters of a place stand when they open: beside its sign and its name, and rather over nothing else. */
export function openedAt(
  pile: Pile,
  layout: Layout,
  inSight: Box | undefined,
  pointed: Box | undefined,
): PlacedLabel & { readonly width: number; readonly height: number; readonly columns: number } {
  const columns = pile.stacks.length > TALLEST ? 2 : 1
  const size = sizeOf(pile, { plate: 'full', columns })
  const [width, height] = [size.width + 2 * PADDING, size.height + 2 * PADDING]
  const piece = SHEET.pieceScale(layout.scale)
  const [x, y] = pointOf(pile.id)
  const at: Point = [x / piece, y / piece]
  const sign = layout.signs.get(pile.id) ?? boxAt(at, 0, 0)
  const radius = (sign[2] - sign[0]) / 2 + 4
  const own = [...standingIn(layout).at(pile.id), ...(pointed ? [pointed] : [])]
  const all = boxesOf(layout)
  const spots = spotsOf({ at, radius, forms: [{ width, height, cost: 0 }], rings: OPENED }, { taken: [], lines: [] })
  const costOf = ({ box, cost }: Spot): number => {
    const over = (list: readonly Box[]): number => list.reduce((sum, one) => sum + overlap(box, one), 0)
    const out = inSight ? width * height - overlap(box, inSight) : 0
    return cost + over(all) + OWN_WEIGHT * over(own) + OUT_WEIGHT * out
  }
  const best = spots.reduce((one, other) => (costOf(other) < costOf(one) ? other : one))
  return { ...placedAt(best), width, height, columns }
}

const entry = <T>(id: string, spot: Spot | undefined, made: (spot: Spot) => T): readonly (readonly [string, T])[] =>
  spot ? [[id, made(spot)]] : []
