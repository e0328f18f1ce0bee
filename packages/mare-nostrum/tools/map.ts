// Draws the map's shapes from the seeds and true coastlines, and writes them for the page. The same seeds give the same
// file. Run it after a change of the seeds: node packages/mare-nostrum/tools/map.ts [file]
// Coasts: Natural Earth through world-atlas, public domain.

import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { geoMercator } from 'd3-geo'
import { feature } from 'topojson-client'
import { STREAMS } from '../../../scripts/relief-seeds.ts'
import { rounded } from '../../../scripts/relief-terrain.ts'
import { simplify } from '../../../scripts/simplify.ts'
import { type Arc, arcsOf, BEYOND, smooth } from './arcs.ts'
import { fill, nearest, noise, type Piece, pieces, type Site, stroke } from './raster.ts'
import {
  ANCHORS,
  OTHER_LAND,
  OTHER_WATER,
  type Place,
  PROVINCES,
  SEAS,
  type Seed,
  STRAITS,
  TURNED,
  UNITS,
  WINDOW,
} from './seeds.ts'

/** Width of what is shown at the default zoom, and how much more is drawn around it. */
const WIDTH = 920
const BLEED = { x: 400, y: 280 } as const
/** Cells of the grid, and steps of the written figures, to a unit. */
const FINE = 4
const STEP = 4
/** How far borders wander, in degrees, and how often. */
const WANDER = [
  { far: 0.26, wave: 1.7 },
  { far: 0.1, wave: 0.55 },
] as const
/** Where the distances are true. */
const PARALLEL = Math.cos((38 * Math.PI) / 180)
/** In square units: smaller islands are left out, smaller waters filled, smaller scraps of a shape given away. */
const ISLAND = 7
const POND = 40
const SCRAP = 60
/** Whole islands below this go to one province. */
const ONE_OWNER = 3000
/** What a line may leave out, in units; the coasts of others may leave out more. */
const DETAIL = { coast: 0.2, border: 0.28, other: 0.5 } as const

const projection = geoMercator().scale(1).translate([0, 0])
const raw = (place: Place): readonly [number, number] => {
  const at = projection([place[0], place[1]])
  if (!at) throw new Error(`no place on the map: ${place}`)
  return at
}
const [left, top] = raw([WINDOW.west, WINDOW.north])
const [right, bottom] = raw([WINDOW.east, WINDOW.south])
const scale = WIDTH / (right - left)
const HEIGHT = Math.round((bottom - top) * scale)
/** From degrees to cells of the grid. */
const cellOf = (place: Place): readonly [number, number] => {
  const [x, y] = raw(place)
  return [((x - left) * scale + BLEED.x) * FINE, ((y - top) * scale + BLEED.y) * FINE]
}
const degreesAt = (x: number, y: number): readonly [number, number] => {
  const at = projection.invert?.([(x / FINE - BLEED.x) / scale + left, (y / FINE - BLEED.y) / scale + top])
  if (!at) throw new Error(`no degrees at ${x}, ${y}`)
  return at
}

const grid = { width: (WIDTH + 2 * BLEED.x) * FINE, height: (HEIGHT + 2 * BLEED.y) * FINE }
const units = (cells: number) => cells / FINE ** 2

/** Land as 1. */
function coastlines(): Uint8Array {
  const world = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('world-atlas/land-10m.json'), 'utf8'))
  const land = feature(world, world.objects.land) as unknown as {
    readonly features: readonly { readonly geometry: { readonly coordinates: readonly (readonly Place[][])[] } }[]
  }
  const rings = land.features
    .flatMap(({ geometry }) => geometry.coordinates.flat())
    .filter(ring => ring.some(([lon, lat]) => lon > -25 && lon < 70 && lat > 0 && lat < 66))
    .map(ring => ring.map(([lon, lat]) => cellOf([lon, Math.max(-80, Math.min(84, lat))])))
  const mask = fill(grid, rings)
  for (const { width, points } of STRAITS) {
    const [wide] = raw([width / 2, 0])
    stroke(grid, mask, points.map(cellOf), wide * scale * FINE, 0)
  }
  for (const { value, cells } of pieces(grid, mask)) {
    if (units(cells.length) < (value ? ISLAND : POND)) for (const cell of cells) mask[cell] = value ? 0 : 1
  }
  return mask
}

/** The numbers on the grid: provinces, then seas, then what nobody plays for. */
const names = [...Object.keys(PROVINCES), ...Object.keys(SEAS)]
const NO_LAND = names.length
const NO_WATER = names.length + 1
const isLand = (value: number): boolean => value < Object.keys(PROVINCES).length || value === NO_LAND
const plane = ([lon, lat]: Place): readonly [number, number] => [lon * PARALLEL, lat]

const numbered = (seeds: Readonly<Record<string, Seed>>, other?: number) =>
  Object.entries(seeds).map(([id, seed]) => ({ ...seed, value: other ?? names.indexOf(id) }))
const sitesOf = (seeds: readonly { readonly points: readonly Place[]; readonly value: number }[]): readonly Site[] =>
  seeds.flatMap(({ points, value }) => points.map(point => ({ at: plane(point), value })))

function owners(mask: Uint8Array): Uint8Array {
  const lands = [...numbered(PROVINCES), ...numbered(OTHER_LAND, NO_LAND)]
  const onMainland = nearest(sitesOf(lands.filter(seed => !seed.whole)))
  const onIsland = nearest(sitesOf(lands))
  const atSea = nearest(sitesOf([...numbered(SEAS), ...numbered(OTHER_WATER, NO_WATER)]))
  const values = new Uint8Array(mask.length)
  for (let cell = 0; cell < mask.length; cell++) {
    const [lon, lat] = degreesAt((cell % grid.width) + 0.5, Math.floor(cell / grid.width) + 0.5)
    let [x, y] = plane([lon, lat])
    WANDER.forEach(({ far, wave }, salt) => {
      x += far * noise(lon / wave, lat / wave, salt * 2)
      y += far * noise(lon / wave, lat / wave, salt * 2 + 1)
    })
    values[cell] = mask[cell] ? onMainland(x, y) : atSea(x, y)
  }
  for (const { value, cells } of pieces(grid, mask)) {
    if (!value) continue
    const inside = new Set(cells.length < ONE_OWNER * FINE ** 2 * 4 ? cells : [])
    const whole = lands.find(seed => {
      const [x, y] = cellOf(seed.points[0])
      return seed.whole && inside.has(Math.floor(y) * grid.width + Math.floor(x))
    })
    if (!whole && units(cells.length) > ONE_OWNER) continue
    const [sx, sy] = cells.reduce(([x, y], c) => [x + (c % grid.width), y + Math.floor(c / grid.width)], [0, 0])
    const owner = whole?.value ?? onIsland(...plane(degreesAt(sx / cells.length, sy / cells.length)))
    for (const cell of cells) values[cell] = owner
  }
  tidy(values)
  return values
}

/** Scraps cut off from the rest of their shape go to the neighbour they touch most, land to land, water to water. */
function tidy(values: Uint8Array): void {
  const found = pieces(grid, values)
  const largest = new Map<number, Piece>()
  for (const piece of found) {
    if (piece.cells.length > (largest.get(piece.value)?.cells.length ?? 0)) largest.set(piece.value, piece)
  }
  for (const piece of found) {
    if (piece === largest.get(piece.value) || units(piece.cells.length) > SCRAP * (isLand(piece.value) ? 1 : 8))
      continue
    const near = [...piece.touches].filter(([value]) => isLand(value) === isLand(piece.value))
    const [to] = near.reduce((best, one) => (one[1] > best[1] ? one : best), [piece.value, 0])
    for (const cell of piece.cells) values[cell] = to
  }
}

interface Contour {
  readonly points: readonly (readonly [number, number])[]
  readonly left: number
  readonly right: number
}

/** A cell in written steps from the window's corner. */
const inStep = ([x, y]: readonly [number, number]) =>
  [Math.round((x / FINE - BLEED.x) * STEP), Math.round((y / FINE - BLEED.y) * STEP)] as const

function contours(values: Uint8Array): readonly Contour[] {
  const detail = ({ left, right }: Arc): number => {
    const played = left < NO_LAND || right < NO_LAND
    if (!played || (left >= NO_LAND && isLand(left)) || (right >= NO_LAND && isLand(right))) return DETAIL.other
    return isLand(left) === isLand(right) ? DETAIL.border : DETAIL.coast
  }
  return arcsOf(grid, values)
    .filter(({ left, right }) => !(left === BEYOND && right === NO_WATER) && !(right === BEYOND && left === NO_WATER))
    .map(arc => ({
      left: arc.left,
      right: arc.right,
      points: simplify(smooth(arc.points, 3), detail(arc) * FINE)
        .map(inStep)
        .filter(([x, y], i, all) => i === 0 || x !== all[i - 1][0] || y !== all[i - 1][1]),
    }))
    .filter(({ points }) => points.length > 1)
}

/** The rings of an area: numbers of lines in order, negative where walked backwards. */
function rings(all: readonly Contour[], value: number): readonly (readonly number[])[] {
  const open = all.flatMap((line, i) => {
    if (line.left !== value && line.right !== value) return []
    const points = line.right === value ? line.points : line.points.toReversed()
    return [{ number: line.right === value ? i + 1 : -i - 1, from: String(points[0]), to: String(points.at(-1)) }]
  })
  const found: number[][] = []
  while (open.length > 0) {
    const [first] = open.splice(0, 1)
    const ring = [first.number]
    let end = first.to
    while (end !== first.from) {
      const next = open.findIndex(one => one.from === end)
      if (next < 0) throw new Error(`the border of ${names[value] ?? value} is open at ${end}`)
      const [one] = open.splice(next, 1)
      ring.push(one.number)
      end = one.to
    }
    found.push(ring)
  }
  return found
}

const figures = (numbers: readonly number[]): string =>
  numbers.reduce((text, n) => (text === '' || n < 0 ? `${text}${n}` : `${text} ${n}`), '')

const written = ({ points }: Contour): string =>
  figures(points.flatMap(([x, y], i) => (i === 0 ? [x, y] : [x - points[i - 1][0], y - points[i - 1][1]])))

const key = (id: string): string => (/^\w+$/.test(id) ? id : `'${id}'`)

const drawn = contours(owners(coastlines()))
const table = (ids: readonly string[], of: (id: string) => string): string =>
  ids.map(id => `  ${key(id)}: ${of(id)},`).join('\n')
const spot = (place: Place): string => {
  const [x, y] = cellOf(place)
  return `[${Math.round(x / FINE - BLEED.x)}, ${Math.round(y / FINE - BLEED.y)}]`
}
const river = (line: readonly Place[]): string => {
  const cells = simplify(rounded(line.map(cellOf)), FINE * DETAIL.border)
  return written({ left: 0, right: 0, points: cells.map(inStep) })
}
const shape = (value: number): string => `'${rings(drawn, value).map(figures).join(',')}'`
const text = `// Written by packages/mare-nostrum/tools/map.ts from its seeds and the coasts of Natural Earth (public domain).
// Lines stand once, in order, divided by commas: where one begins and its steps, in quarters of a unit. A shape is its
// rings, each the numbers of its lines, counted from 1, negative where walked backwards.

/** What is shown at the default zoom begins at 0, 0; drawn is more, on all sides. */
export const SIZE = { width: ${WIDTH}, height: ${HEIGHT}, beyondX: ${BLEED.x}, beyondY: ${BLEED.y} } as const

// biome-ignore format: figures
export const LINES =
  '${drawn.map(written).join(',')}'

// biome-ignore format: figures
export const LAND: Readonly<Record<string, string>> = {
${table(Object.keys(PROVINCES), id => shape(names.indexOf(id)))}
}

// biome-ignore format: figures
export const WATER: Readonly<Record<string, string>> = {
${table(Object.keys(SEAS), id => shape(names.indexOf(id)))}
}

/** Land nobody plays for. */
// biome-ignore format: figures
export const OTHER_LAND =
  ${shape(NO_LAND)}

/** Scenery. */
// biome-ignore format: figures
export const RIVERS =
  '${Object.values(STREAMS)
    .map(({ line }) => river(line))
    .join(',')}'

/** Where the name stands; what is built and who is there stands below it. */
// biome-ignore format: figures
export const ANCHORS: Readonly<Record<string, readonly [x: number, y: number]>> = {
${table(names, id => spot(ANCHORS[id]))}
}

/** Where the units stand, if not below the name. */
export const UNITS: Readonly<Record<string, readonly [x: number, y: number]>> = {
${table(Object.keys(UNITS), id => spot(UNITS[id]))}
}

/** Names turned along their sea, in degrees. */
export const TURNED: Readonly<Record<string, number>> = {
${table(Object.keys(TURNED), id => String(TURNED[id]))}
}
`
const file = process.argv[2] ?? join(import.meta.dirname, '../../web/src/boards/mare-nostrum/map.gen.ts')
writeFileSync(file, text)
const points = drawn.reduce((sum, line) => sum + line.points.length, 0)
console.log(`${file}: ${drawn.length} lines, ${points} points, ${Math.round(text.length / 1024)} kB`)
