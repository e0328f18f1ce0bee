// A map of somebody's own without coasts: its places as discs, and ways between those that are next to each other.

import type { MapData } from '@tabularium/mare-nostrum'
import { MAP as USUAL } from '@tabularium/mare-nostrum/rules'
import { layOutMap, type Room } from '../map/auto-layout.ts'

export type Point = readonly [x: number, y: number]

export interface Shape {
  readonly id: string
  readonly land: boolean
  readonly rings: readonly (readonly Point[])[]
  readonly path: string
  /** Its border without the coasts of islands in it, and without its own islets. */
  readonly edge: string
  /** Where its name stands, and by how many degrees it is turned. */
  readonly anchor: Point
  readonly turned: number
  /** Where its units stand, if not below the name. */
  readonly units: Point | undefined
  /** Left, top, right, bottom. */
  readonly box: readonly [number, number, number, number]
}

/** From one disc to another. */
export interface Way {
  readonly id: string
  readonly kind: 'land' | 'shore' | 'water'
  readonly path: string
}

export interface Discs {
  readonly shapes: readonly Shape[]
  readonly ways: readonly Way[]
}

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every(name => b.includes(name))

/** Whether all its places are usual ones, next to what they usually are, and nowhere else. */
function isOnCoasts({ provinces, seas }: MapData, landOf: (id: string) => boolean | undefined): boolean {
  const here = new Set([...provinces, ...seas].map(({ name }) => name))
  const left = (names: readonly string[]): readonly string[] => names.filter(name => here.has(name))
  return (
    provinces.every(({ name, at, borders, seas: touched }) => {
      const usual = USUAL.provinces.find(other => other.name === name)
      if (!usual || at || landOf(name) !== true) return false
      return same(borders, left(usual.borders)) && same(touched, left(usual.seas))
    }) &&
    seas.every(({ name, at, neighbours }) => {
      const usual = USUAL.seas.find(other => other.name === name)
      return usual !== undefined && !at && landOf(name) === false && same(neighbours, left(usual.neighbours))
    })
  )
}

const RADIUS = { land: 54, water: 44 } as const
/** From middle to middle, where there is room: names are wider than discs. */
const APART = 124
/** The whole sheet, with room for names at its edges. */
const SHEET: Room = { left: -300, top: -180, right: 1220, bottom: 805 }
const MIDDLE: Point = [(SHEET.left + SHEET.right) / 2, (SHEET.top + SHEET.bottom) / 2]
const CORNERS = 40

function circle([x, y]: Point, radius: number): readonly Point[] {
  return Array.from({ length: CORNERS }, (_, i): Point => {
    const turn = (2 * Math.PI * i) / CORNERS
    return [Math.round((x + radius * Math.cos(turn)) * 4) / 4, Math.round((y + radius * Math.sin(turn)) * 4) / 4]
  })
}

function discOf(id: string, at: Point, land: boolean): Shape {
  const radius = land ? RADIUS.land : RADIUS.water
  const ring = circle(at, radius)
  const path = `M${ring.map(point => point.join(' ')).join('L')}z`
  const [x, y] = at
  return {
    id,
    land,
    rings: [ring],
    path,
    edge: path,
    // Name, slots and units stand below each other: together they are in the middle.
    anchor: land ? [x, y - 16] : [x, y - 6],
    turned: 0,
    units: undefined,
    box: [x - radius, y - radius, x + radius, y + radius],
  }
}

/** As much of the sheet as so many discs need. */
function roomFor(n: number): Room {
  const share = Math.min(
    1,
    Math.sqrt((n * (APART * 1.15) ** 2) / ((SHEET.right - SHEET.left) * (SHEET.bottom - SHEET.top))),
  )
  const [halfX, halfY] = [((SHEET.right - SHEET.left) / 2) * share, ((SHEET.bottom - SHEET.top) / 2) * share]
  return { left: MIDDLE[0] - halfX, top: MIDDLE[1] - halfY, right: MIDDLE[0] + halfX, bottom: MIDDLE[1] + halfY }
}

/** Where the data say nothing, usual places stand about where they usually do. */
function discsOf({ provinces, seas }: MapData, usualAt: (id: string) => Point | undefined): Discs {
  const places = [...provinces, ...seas]
  const said = places.some(({ at }) => at !== undefined)
  const nodes = places.map(({ name, at }) => ({ id: name, at: said ? at : usualAt(name) }))
  const pairs = new Map<string, { readonly pair: readonly [string, string]; readonly kind: Way['kind'] }>()
  const link = (a: string, b: string, kind: Way['kind']) => {
    const pair = a < b ? ([a, b] as const) : ([b, a] as const)
    pairs.set(pair.join(' '), { pair, kind })
  }
  for (const { name, borders, seas: touched } of provinces) {
    for (const other of borders) link(name, other, 'land')
    for (const sea of touched) link(name, sea, 'shore')
  }
  for (const { name, neighbours } of seas) for (const other of neighbours) link(name, other, 'water')
  const ways = [...pairs.values()]
  const at = layOutMap(
    nodes,
    ways.map(({ pair }) => pair),
    roomFor(nodes.length),
    APART,
  )
  const placed = (id: string): Point => at.get(id) ?? MIDDLE
  return {
    shapes: [
      ...provinces.map(({ name }) => discOf(name, placed(name), true)),
      ...seas.map(({ name }) => discOf(name, placed(name), false)),
    ],
    ways: ways.map(({ pair: [a, b], kind }) => ({
      id: `${a} ${b}`,
      kind,
      path: `M${placed(a).join(' ')}L${placed(b).join(' ')}`,
    })),
  }
}

/** How a map is drawn where it does not fit the usual coasts; undefined: it does. */
export const discsFor = (map: MapData, usual: (id: string) => Shape | undefined): Discs | undefined =>
  isOnCoasts(map, id => usual(id)?.land) ? undefined : discsOf(map, id => usual(id)?.anchor)
