// Where places of a set of data are drawn: usual ones on the usual land, others where the data say. A map of its own has no
// land drawn under it, and fills the sheet.

import type { AwData } from '@tabularium/assyrian-wars'
import { DATA as USUAL } from '@tabularium/assyrian-wars/rules'
import { layOutMap, type Room } from '../map/auto-layout.ts'
import type { Point } from '../map/viewport.ts'
import { SIZE } from './map.gen.ts'

interface Located {
  readonly id: string
  readonly x: number
  readonly y: number
}

interface Points {
  readonly points: ReadonlyMap<string, Point>
  readonly hasLand: boolean
}

/** Nearer than this places cannot be told apart. */
const APART = 30

/** From the measure of the data to that of the drawing: least squares over the usual areas. */
function transform(usual: ReadonlyMap<string, Point>): (at: Point) => Point {
  const known = USUAL.areas.flatMap(({ id, x, y }) => {
    const to = usual.get(id)
    return to ? [{ from: [x, y] as const, to }] : []
  })
  const axis = (i: 0 | 1): readonly [number, number] => {
    const n = known.length
    const sum = (of: (pair: (typeof known)[number]) => number): number => known.reduce((all, pair) => all + of(pair), 0)
    const [a, b] = [sum(({ from }) => from[i]), sum(({ to }) => to[i])]
    const slope = (n * sum(({ from, to }) => from[i] * to[i]) - a * b) / (n * sum(({ from }) => from[i] ** 2) - a * a)
    return [slope, (b - slope * a) / n]
  }
  const [[sx, cx], [sy, cy]] = [axis(0), axis(1)]
  return ([x, y]) => [sx * x + cx, sy * y + cy]
}

const located = ({ areas, seaZones, tradeBoxes }: AwData): readonly Located[] => [...areas, ...seaZones, ...tradeBoxes]

/** As the data say; a trade box need not say it. */
const saidAt = ({ x, y }: Partial<Located>): Point | undefined =>
  typeof x === 'number' && typeof y === 'number' ? [x, y] : undefined

export function pointsOf(data: AwData, usual: ReadonlyMap<string, Point>): Points {
  if (data === USUAL) return { points: usual, hasLand: true }
  const usualPlaces = new Map(located(USUAL).map(place => [place.id, place]))
  const isUsual = (place: Located): boolean => {
    const other = usualPlaces.get(place.id)
    return other !== undefined && usual.has(place.id) && other.x === place.x && other.y === place.y
  }
  const hasLand = data.areas.filter(isUsual).length * 2 >= data.areas.length
  const moved = transform(usual)
  const nodes = located(data).map(place => {
    const said = saidAt(place)
    return {
      id: place.id,
      at: hasLand && isUsual(place) ? usual.get(place.id) : said && (hasLand ? moved(said) : said),
    }
  })
  const ways: (readonly [string, string])[] = [
    ...data.paths.map(({ a, b }) => [a, b] as const),
    ...data.seaZones.flatMap(({ id, neighbours, ports }) =>
      [...neighbours, ...ports].map(other => [id, other] as const),
    ),
    ...data.tradeBoxes.flatMap(({ id, adjacent }) => adjacent.map(zone => [id, zone] as const)),
  ]
  const { width, height, beyond } = SIZE
  const whole: Room = { left: 40, top: 40, right: width - 40, bottom: height - 40 }
  if (!hasLand) return { points: layOutMap(nodes, ways, whole, APART), hasLand }
  // On the usual land usual places stay where they are; the others keep clear of them as well as they can.
  const edge: Room = { left: -beyond, top: -beyond, right: width + beyond, bottom: height + beyond }
  const points = new Map<string, Point>()
  for (const { id, at } of nodes) {
    const near = ways
      .flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []))
      .flatMap(other => {
        const point = usual.get(other)
        return point ? [point] : []
      })
    const [mx, my] = [0, 1].map(axis => near.reduce((sum, point) => sum + point[axis], 0) / Math.max(near.length, 1))
    const [x, y] = at ?? (near.length > 0 ? [mx, my] : [width / 2, height / 2])
    points.set(id, [Math.min(edge.right, Math.max(edge.left, x)), Math.min(edge.bottom, Math.max(edge.top, y))])
  }
  return { points, hasLand }
}
