// Draws the Near East from true coastlines and the seeds, and writes it for the page. The same seeds give the same file.
// Run it after a change of the seeds: node packages/assyrian-wars/tools/map.ts [file]
// Coasts: Natural Earth through world-atlas, public domain.

import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type GeoPermissibleObjects, geoMercator, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import { type Point, simplify } from '../../../scripts/simplify.ts'
import { ANCIENT_GULF, AREAS, LAKES, MOUNTAINS, type Place, RIVERS, WATERS, WINDOW } from './seeds.ts'

/** Width of what is shown at the default zoom, and how much more is drawn around it. */
const WIDTH = 1200
const BLEED = 300
/** Steps of the written figures to a unit. */
const STEP = 4
/** What a line may leave out, in units. */
const DETAIL = 0.55
/** In square units: smaller islands are left out. */
const ISLAND = 9
/** How often a line of few points is rounded off. */
const ROUNDS = 3

const bare = geoMercator().scale(1).translate([0, 0])
const corner = (place: Place): Point => {
  const at = bare([place[0], place[1]])
  if (!at) throw new Error(`no place on the map: ${place}`)
  return at
}
const [left, top] = corner([WINDOW.west, WINDOW.north])
const [right, bottom] = corner([WINDOW.east, WINDOW.south])
const scale = WIDTH / (right - left)
const HEIGHT = Math.round((bottom - top) * scale)
const spot = (place: Place): Point => {
  const [x, y] = corner(place)
  return [(x - left) * scale, (y - top) * scale]
}

/** The land as rings, cut at the edge of what is drawn. */
function coasts(): readonly (readonly Point[])[] {
  const world = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('world-atlas/land-10m.json'), 'utf8'))
  const land = feature(world, world.objects.land) as unknown as GeoPermissibleObjects
  const projection = geoMercator()
    .scale(scale)
    .translate([-left * scale, -top * scale])
    .clipExtent([
      [-BLEED, -BLEED],
      [WIDTH + BLEED, HEIGHT + BLEED],
    ])
  const drawn = geoPath(projection).digits(2)(land) ?? ''
  return drawn
    .split('Z')
    .filter(ring => ring !== '')
    .map(ring =>
      ring
        .slice(1)
        .split('L')
        .map((pair): Point => pair.split(',').map(Number) as unknown as Point),
    )
}

const area = (ring: readonly Point[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], i) => sum + x * ring[(i + 1) % ring.length][1] - ring[(i + 1) % ring.length][0] * y, 0),
  ) / 2

/** Cuts the corners of a line again and again (Chaikin); the ends stay. */
function rounded(points: readonly Point[], closed: boolean): readonly Point[] {
  let line = points
  for (let round = 0; round < ROUNDS; round++) {
    const pairs = closed
      ? line.map((p, i) => [p, line[(i + 1) % line.length]])
      : line.slice(1).map((p, i) => [line[i], p])
    const cut = pairs.flatMap(([a, b]): Point[] => [
      [0.75 * a[0] + 0.25 * b[0], 0.75 * a[1] + 0.25 * b[1]],
      [0.25 * a[0] + 0.75 * b[0], 0.25 * a[1] + 0.75 * b[1]],
    ])
    line = closed ? cut : [line[0], ...cut, line[line.length - 1]]
  }
  return line
}

/** Where a line begins and its steps, in quarters of a unit. */
function written(points: readonly Point[]): string {
  const inSteps = points
    .map(([x, y]): Point => [Math.round(x * STEP), Math.round(y * STEP)])
    .filter(([x, y], i, all) => i === 0 || x !== all[i - 1][0] || y !== all[i - 1][1])
  return inSteps
    .flatMap(([x, y], i) => (i === 0 ? [x, y] : [x - inSteps[i - 1][0], y - inSteps[i - 1][1]]))
    .reduce((text, n) => (text === '' || n < 0 ? `${text}${n}` : `${text} ${n}`), '')
}

const lineOf = (places: readonly Place[]): string => written(simplify(rounded(places.map(spot), false), 0.2))
const ringOf = (places: readonly Place[]): string => {
  const ring = rounded(places.map(spot), true)
  return written(simplify([...ring, ring[0]], 0.2).slice(0, -1))
}
const spotOf = (place: Place): string => `[${spot(place).map(Math.round).join(', ')}]`
const table = <T>(from: Readonly<Record<string, T>>, say: (one: T) => string): string =>
  Object.entries(from)
    .map(([id, one]) => `  ${id}: ${say(one)},`)
    .join('\n')
const lines = (from: Readonly<Record<string, readonly Place[]>>, say: (places: readonly Place[]) => string): string =>
  table(from, places => `'${say(places)}'`)

/** The whole frame comes as a ring of its own, to be turned inside out by the others: it is left out. */
const FRAME = (WIDTH + 2 * BLEED) * (HEIGHT + 2 * BLEED)
const land = coasts()
  .filter(ring => area(ring) >= ISLAND && area(ring) < 0.999 * FRAME)
  .map(ring => simplify([...ring, ring[0]], DETAIL).slice(0, -1))
const text = `// Written by packages/assyrian-wars/tools/map.ts from its seeds and the coasts of Natural Earth (public domain).
// A line is where it begins and its steps, in quarters of a unit; lines are divided by commas. Rings within rings of the
// land are water (even and odd).

/** What is shown at the default zoom begins at 0, 0; drawn is more, on all sides. */
export const SIZE = { width: ${WIDTH}, height: ${HEIGHT}, beyond: ${BLEED} } as const

// biome-ignore format: figures
export const LAND =
  '${land.map(written).join(',')}'

/** Water in those days, land today. */
// biome-ignore format: figures
export const ANCIENT_GULF =
  '${ringOf(ANCIENT_GULF)}'

// biome-ignore format: figures
export const LAKES: Readonly<Record<string, string>> = {
${lines(LAKES, ringOf)}
}

// biome-ignore format: figures
export const RIVERS: Readonly<Record<string, string>> = {
${lines(RIVERS, lineOf)}
}

/** Crests. */
// biome-ignore format: figures
export const MOUNTAINS: Readonly<Record<string, string>> = {
${lines(MOUNTAINS, lineOf)}
}

// biome-ignore format: figures
export const AREAS: Readonly<Record<string, readonly [x: number, y: number]>> = {
${table(AREAS, spotOf)}
}

/** Sea zones, and the boxes of the board. */
// biome-ignore format: figures
export const WATERS: Readonly<Record<string, readonly [x: number, y: number]>> = {
${table(WATERS, spotOf)}
}
`
const file = process.argv[2] ?? join(import.meta.dirname, '../../web/src/boards/assyrian-wars/map.gen.ts')
writeFileSync(file, text)
const points = land.reduce((sum, ring) => sum + ring.length, 0)
console.log(`${file}: ${land.length} coasts, ${points} points, ${Math.round(text.length / 1024)} kB`)
