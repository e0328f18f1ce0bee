// The ground of a map as colours: heights from crests and noise, lit from the north-west, green along rivers, sand in deserts, woods. Both
// maps are cut from the same ground; the same seeds give the same colours.

import {
  CRESTS,
  type Crest,
  DESERTS,
  FIELDS,
  HIGHLANDS,
  type Patch,
  type Place,
  STREAMS,
  type Stream,
  WOODS,
} from './relief-seeds.ts'

/** What is cut out: mercator degrees from the upper left corner, and pixels to a degree; with rivers of its own. */
export interface Cut {
  readonly left: number
  readonly top: number
  readonly perDegree: number
  readonly width: number
  readonly height: number
  readonly rivers: readonly (readonly Place[])[]
}

/** The latitude as Mercator draws it, in degrees of the equator; south is positive. */
export const southing = (lat: number): number =>
  (-Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI

type Colour = readonly [red: number, green: number, blue: number]

export interface Palette {
  readonly plain: Colour
  readonly green: Colour
  readonly sand: Colour
  readonly wood: Colour
  readonly hill: Colour
  readonly peak: Colour
  readonly shadow: Colour
  readonly light: Colour
  /** How strongly slopes are shaded and lit. */
  readonly depth: readonly [shadow: number, light: number]
}

export const DAY: Palette = {
  plain: [241, 231, 205],
  green: [206, 213, 160],
  sand: [243, 225, 178],
  wood: [181, 192, 136],
  hill: [222, 200, 160],
  peak: [240, 231, 214],
  shadow: [112, 84, 52],
  light: [255, 250, 234],
  depth: [0.72, 0.62],
}

export const NIGHT: Palette = {
  plain: [45, 46, 47],
  green: [40, 58, 45],
  sand: [56, 50, 40],
  wood: [33, 48, 38],
  hill: [64, 55, 46],
  peak: [76, 70, 64],
  shadow: [14, 15, 19],
  light: [150, 135, 112],
  depth: [0.75, 0.4],
}

function hash(x: number, y: number): number {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

/** Smooth noise from -1 to 1: a slope of its own at every corner of a grid. */
function noise(x: number, y: number): number {
  const [cellX, cellY] = [Math.floor(x), Math.floor(y)]
  const [dx, dy] = [x - cellX, y - cellY]
  const slope = (cornerX: number, cornerY: number): number => {
    const turn = hash(cellX + cornerX, cellY + cornerY) * 2 * Math.PI
    return Math.cos(turn) * (dx - cornerX) + Math.sin(turn) * (dy - cornerY)
  }
  const [u, v] = [dx * dx * dx * (dx * (6 * dx - 15) + 10), dy * dy * dy * (dy * (6 * dy - 15) + 10)]
  const upper = slope(0, 0) + u * (slope(1, 0) - slope(0, 0))
  const lower = slope(0, 1) + u * (slope(1, 1) - slope(0, 1))
  return 1.5 * (upper + v * (lower - upper))
}

/** Sharp crests with valleys between them, from 0 to about 1: the finer ones lie on the greater. */
function crested(x: number, y: number, octaves: number): number {
  let [sum, share, weight, wave] = [0, 0.5, 1, 1]
  for (let i = 0; i < octaves; i++) {
    const edge = (1 - Math.abs(noise(x * wave + 17 * i, y * wave - 31 * i))) ** 2
    sum += edge * share * weight
    weight = Math.min(1, Math.max(0.12, edge * 1.3))
    share *= 0.46
    wave *= 2.07
  }
  return sum
}

const smooth = (t: number): number => {
  const held = Math.max(0, Math.min(1, t))
  return held * held * (3 - 2 * held)
}

function toSegment(x: number, y: number, [ax, ay]: Place, [bx, by]: Place): number {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length))
  return Math.hypot(ax + t * dx - x, ay + t * dy - y)
}

type ReliefBand = { readonly reach: number; readonly strength: number; readonly points: readonly Place[] }

const flat = (line: readonly Place[]): readonly Place[] => line.map(([lon, lat]) => [lon, southing(lat)])
/** Cuts the corners of a line twice. */
export const rounded = (line: readonly Place[]): readonly Place[] => halved(halved(line))
const halved = (line: readonly Place[]): readonly Place[] => [
  line[0],
  ...line.slice(1).flatMap(([bx, by], i): Place[] => {
    const [ax, ay] = line[i]
    return [
      [0.75 * ax + 0.25 * bx, 0.75 * ay + 0.25 * by],
      [0.25 * ax + 0.75 * bx, 0.25 * ay + 0.75 * by],
    ]
  }),
  line[line.length - 1],
]
const ranges: readonly ReliefBand[] = CRESTS.map(({ height, width, line }: Crest) => ({
  reach: 2.1 * width,
  strength: height,
  points: flat(line),
}))
const banks: readonly ReliefBand[] = Object.values(STREAMS).map(({ width, green, line }: Stream) => ({
  reach: 1.9 * width,
  strength: 0.9 * green,
  points: rounded(flat(line)),
}))
/** Fields near the water, and fainter ones further away. */
const OWN_BANKS = [
  { reach: 0.34, strength: 0.6 },
  { reach: 1.05, strength: 0.5 },
]
const spots = (patches: readonly Patch[]): readonly ReliefBand[] =>
  patches.map(([lon, lat, reach, strength]) => ({ reach, strength, points: [[lon, southing(lat)]] }))
const [deserts, woods, fields, highlands] = [DESERTS, WOODS, FIELDS, HIGHLANDS].map(spots)

/** How much of these is at a point, from 0 to 1. */
function shareOf(lines: readonly ReliefBand[], x: number, y: number): number {
  let without = 1
  for (const { reach, strength, points } of lines) {
    let far = reach
    if (points.length === 1) far = Math.hypot(points[0][0] - x, points[0][1] - y)
    for (let i = 1; i < points.length; i++) {
      const [a, b] = [points[i - 1], points[i]]
      if (Math.min(a[0], b[0]) - x > far || x - Math.max(a[0], b[0]) > far) continue
      if (Math.min(a[1], b[1]) - y > far || y - Math.max(a[1], b[1]) > far) continue
      far = Math.min(far, toSegment(x, y, a, b))
    }
    if (far < reach) without *= 1 - strength * smooth(1 - far / reach)
  }
  return 1 - without
}

const COARSE = 5
const KINDS = [ranges, banks, deserts, woods, fields, highlands] as const

/** What kind of ground is where, worked out for every fifth pixel and read in between. */
function kindsOf({ left, top, perDegree, width, height, rivers }: Cut): (kind: number, x: number, y: number) => number {
  const [columns, rows] = [Math.ceil(width / COARSE) + 2, Math.ceil(height / COARSE) + 2]
  const grids = KINDS.map(() => new Float32Array(columns * rows))
  const own = rivers.flatMap(line => OWN_BANKS.map((bank): ReliefBand => ({ ...bank, points: rounded(flat(line)) })))
  const kinds = KINDS.map(lines => (lines === banks && own.length > 0 ? own : lines))
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [left + (column * COARSE) / perDegree, top + (row * COARSE) / perDegree]
      // Edges wander.
      const wideX = x + 0.3 * noise(0.55 * x, 0.55 * y) + 0.12 * noise(1.7 * x + 9, 1.7 * y)
      const wideY = y + 0.3 * noise(0.55 * x + 40, 0.55 * y - 7) + 0.12 * noise(1.7 * x, 1.7 * y + 23)
      kinds.forEach((lines, kind) => {
        // A bank follows its river.
        const [atX, atY] = kind === 1 ? [x + 0.3 * (wideX - x), y + 0.3 * (wideY - y)] : [wideX, wideY]
        grids[kind][row * columns + column] = shareOf(lines, atX, atY)
      })
    }
  }
  return (kind, x, y) => {
    const [column, row] = [Math.floor(x / COARSE), Math.floor(y / COARSE)]
    const [dx, dy] = [x / COARSE - column, y / COARSE - row]
    const grid = grids[kind]
    const at = row * columns + column
    const upper = grid[at] + dx * (grid[at + 1] - grid[at])
    const lower = grid[at + columns] + dx * (grid[at + columns + 1] - grid[at + columns])
    return upper + dy * (lower - upper)
  }
}

export interface Ground {
  readonly cut: Cut
  readonly heights: Float32Array
  readonly kinds: (kind: number, x: number, y: number) => number
}

export function groundOf(cut: Cut): Ground {
  const kinds = kindsOf(cut)
  const heights = new Float32Array(cut.width * cut.height)
  for (let row = 0; row < cut.height; row++) {
    for (let column = 0; column < cut.width; column++) {
      const [x, y] = [cut.left + column / cut.perDegree, cut.top + row / cut.perDegree]
      const range = kinds(0, column, row)
      const high = kinds(5, column, row)
      const rolling = noise(0.9 * x, 0.9 * y) + 0.4 * noise(2.1 * x, 2.1 * y)
      // Waves of sand across the wind.
      const dunes = kinds(2, column, row) * (1 - range) * noise(2.2 * x + 2.2 * y, 0.7 * y - 0.7 * x)
      const rough = Math.max(range, 0.28 * high)
      const crests = rough < 0.02 ? 0 : rough ** 1.25 * (0.25 + 1.25 * crested(0.85 * x, 0.85 * y, 5))
      const hills = 0.04 * rolling + 0.12 * high + crests
      heights[row * cut.width + column] = hills + 0.02 * dunes
    }
  }
  return { cut, heights, kinds }
}

/** Heights of slopes over their length. */
const STEEP = 0.62

/** The colours of the ground, as a canvas takes them. */
export function coloursOf({ cut, heights, kinds }: Ground, palette: Palette): Uint8ClampedArray {
  const { width, height, perDegree } = cut
  const pixels = new Uint8ClampedArray(4 * width * height)
  const colour: [number, number, number] = [0, 0, 0]
  const towards = (to: Colour, share: number): void => {
    for (let i = 0; i < 3; i++) colour[i] += (to[i] - colour[i]) * share
  }
  const [shadow, light] = palette.depth
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const at = row * width + column
      const [west, east] = [heights[column > 0 ? at - 1 : at], heights[column + 1 < width ? at + 1 : at]]
      const [north, south] = [heights[row > 0 ? at - width : at], heights[row + 1 < height ? at + width : at]]
      // How much it rises from the north-west, where the light comes from.
      const slope = ((east - west + (south - north)) / 2) * perDegree * STEEP
      const [range, bank, desert, wood, field, high] = KINDS.map((_, kind) => kinds(kind, column, row))
      const [x, y] = [cut.left + column / perDegree, cut.top + row / perDegree]
      colour.splice(0, 3, ...palette.plain)
      towards(palette.sand, 0.9 * desert)
      towards(palette.green, 0.75 * field * (1 - 0.7 * range))
      towards(palette.hill, 0.7 * smooth(Math.max(1.3 * range, 0.5 * high)))
      const sown = 0.78 + 0.5 * noise(1.9 * x, 1.9 * y) + 0.25 * noise(5 * x, 5 * y)
      towards(palette.green, 0.95 * Math.min(1, bank * sown) * (1 - 0.75 * range))
      const trees = wood * smooth(0.6 + 1.1 * noise(2.6 * x, 2.6 * y) + 0.5 * noise(9 * x, 9 * y))
      towards(palette.wood, 0.72 * trees)
      towards(palette.peak, 0.85 * smooth((heights[at] - 0.78) * 2.6))
      // Falling away to the south-east: in the shade.
      if (slope < 0) towards(palette.shadow, shadow * (1 - Math.exp(0.55 * slope)))
      else towards(palette.light, light * (1 - Math.exp(-0.6 * slope)))
      pixels.set([colour[0], colour[1], colour[2], 255], 4 * at)
    }
  }
  return pixels
}
