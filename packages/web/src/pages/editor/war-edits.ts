// Edits of the map of Assyrian Wars, as functions from one set of data to the next: areas, paths, sea zones.

import type { AwData } from '@tabularium/assyrian-wars'
import { isRecord } from '@tabularium/kernel/data'
import { freeName } from './document.ts'

export type Area = AwData['areas'][number]
export type SeaZone = AwData['seaZones'][number]
export type TradeBox = AwData['tradeBoxes'][number]
export type Path = AwData['paths'][number]
export type Card = AwData['deck'][number]

export const AREA_KINDS = ['round', 'city', 'fortress', 'square'] as const
export const TERRAINS = ['normal', 'desert', 'river', 'mountain', 'media', 'media-only'] as const
export type Terrain = (typeof TERRAINS)[number]

const placeIds = ({ areas, seaZones, tradeBoxes, inlandTrade }: AwData): readonly string[] => [
  ...[...areas, ...seaZones, ...tradeBoxes].map(({ id }) => id),
  ...inlandTrade.raidBoxes,
]

const isBetween = (path: Path, a: string, b: string): boolean =>
  (path.a === a && path.b === b) || (path.a === b && path.b === a)

export const withArea = (data: AwData, area: Area): AwData => ({
  ...data,
  areas: data.areas.map(one => (one.id === area.id ? area : one)),
})

/** An area, sea zone or trade box at another point. */
export function movedTo(data: AwData, id: string, x: number, y: number): AwData {
  const move = <Of extends { readonly id: string }>(one: Of): Of =>
    one.id === id ? { ...one, x: Math.round(x), y: Math.round(y) } : one
  return {
    ...data,
    areas: data.areas.map(move),
    seaZones: data.seaZones.map(move),
    tradeBoxes: data.tradeBoxes.map(move),
  }
}

const withName = (list: readonly string[], id: string): readonly string[] => (list.includes(id) ? list : [...list, id])
const without = (list: readonly string[], id: string): readonly string[] => list.filter(other => other !== id)

/** How two places are joined now; undefined: they are not. */
export function wayBetween(data: AwData, a: string, b: string): string | undefined {
  const path = data.paths.find(one => isBetween(one, a, b))
  if (path) return path.terrain
  return waysOf(data).find(way => (way.a === a && way.b === b) || (way.a === b && way.b === a))?.kind
}

/** Two places joined, or no more: areas by a path, an area and a sea zone as port, sea zones as neighbours, a trade box and a zone. */
export function joined(data: AwData, a: string, b: string, terrain: Terrain | undefined): AwData {
  if (a === b) return data
  const isArea = (id: string) => data.areas.some(one => one.id === id)
  const isZone = (id: string) => data.seaZones.some(one => one.id === id)
  const tie = terrain === undefined ? without : withName
  if (isArea(a) && isArea(b)) {
    const others = data.paths.filter(path => !isBetween(path, a, b))
    if (terrain === undefined) return { ...data, paths: others }
    const i = data.paths.findIndex(path => isBetween(path, a, b))
    return {
      ...data,
      paths: i < 0 ? [...others, { a, b, terrain }] : data.paths.with(i, { ...data.paths[i], terrain }),
    }
  }
  if (isZone(a) && isZone(b)) {
    const zones = data.seaZones.map(one =>
      one.id === a
        ? { ...one, neighbours: tie(one.neighbours, b) }
        : one.id === b
          ? { ...one, neighbours: tie(one.neighbours, a) }
          : one,
    )
    return { ...data, seaZones: zones }
  }
  const [zone, other] = isZone(a) ? [a, b] : [b, a]
  if (!isZone(zone)) return data
  if (!isArea(other)) {
    const boxes = data.tradeBoxes.map(one => (one.id === other ? { ...one, adjacent: tie(one.adjacent, zone) } : one))
    return { ...data, tradeBoxes: boxes }
  }
  return {
    ...data,
    seaZones: data.seaZones.map(one => (one.id === zone ? { ...one, ports: tie(one.ports, other) } : one)),
    areas: data.areas.map(one => {
      if (one.id !== other) return one
      const { seaZones: _, ...rest } = one
      const zones = tie(one.seaZones ?? [], zone)
      return zones.length > 0 ? { ...rest, seaZones: zones } : rest
    }),
  }
}

export interface Way {
  readonly a: string
  readonly b: string
  /** The terrain of a path; `coast`, `strait`, `trade`. */
  readonly kind: string
}

/** All that joins two places, each once. */
export function waysOf({ paths, seaZones, tradeBoxes, areas }: AwData): readonly Way[] {
  const straits = seaZones.flatMap(({ id, neighbours }) =>
    neighbours.flatMap(other => {
      const told = seaZones.find(one => one.id === other)?.neighbours.includes(id) === true
      return told && other < id ? [] : [{ a: id, b: other, kind: 'strait' }]
    }),
  )
  const coasts = seaZones.flatMap(({ id, ports }) => ports.map(port => ({ a: port, b: id, kind: 'coast' })))
  const alone = areas.flatMap(({ id, seaZones: zones = [] }) =>
    zones.flatMap(zone =>
      coasts.some(({ a, b }) => a === id && b === zone) ? [] : [{ a: id, b: zone, kind: 'coast' }],
    ),
  )
  const trade = tradeBoxes.flatMap(({ id, adjacent }) => adjacent.map(zone => ({ a: id, b: zone, kind: 'trade' })))
  return [...paths.map(({ a, b, terrain }) => ({ a, b, kind: terrain })), ...straits, ...coasts, ...alone, ...trade]
}

export function withNewArea(data: AwData, x: number, y: number): { readonly data: AwData; readonly id: string } {
  const id = freeName('area', placeIds(data))
  const area: Area = { id, name: id, x: Math.round(x), y: Math.round(y), kind: 'round' }
  return { id, data: { ...data, areas: [...data.areas, area] } }
}

/** Without an area and its ways. What else names it is told by the check: a capital or a trade city needs another place. */
export const withoutArea = (data: AwData, id: string): AwData => ({
  ...data,
  areas: data.areas.filter(one => one.id !== id),
  paths: data.paths.filter(({ a, b }) => a !== id && b !== id),
  seaZones: data.seaZones.map(one => (one.ports.includes(id) ? { ...one, ports: without(one.ports, id) } : one)),
})

/** Fields that hold areas by name, wherever in the data they stand. */
const NAMING: readonly string[] = [
  ...['a', 'b', 'ports', 'landArea', 'area', 'areas', 'capital', 'areasInPlay', 'closedAreas', 'city', 'to', 'from'],
]

function naming(value: unknown, id: string, to: string, field: string): unknown {
  if (typeof value === 'string') return value === id && NAMING.includes(field) ? to : value
  if (Array.isArray(value)) {
    const next = value.map(one => naming(one, id, to, field))
    return next.every((one, i) => one === value[i]) ? value : next
  }
  if (!isRecord(value)) return value
  const next = Object.entries(value).map(([name, one]) => [name, naming(one, id, to, name)] as const)
  return next.every(([name, one]) => one === value[name]) ? value : Object.fromEntries(next)
}

/** Another id for an area, wherever it is named. One that is taken, or none, changes nothing. */
export function renamedArea(data: AwData, id: string, to: string): AwData {
  if (to === '' || to === id || placeIds(data).includes(to)) return data
  const areas = data.areas.map(one => (one.id === id ? { ...one, id: to } : one))
  return naming({ ...data, areas }, id, to, '') as AwData
}

type AnyCard = AwData['deck'][number] | AwData['homeCards'][number]

/** Whether a card still is the reconstruction: not yet replaced by the printed one. */
export function isReconstructed(
  card: AnyCard,
  usual: readonly AnyCard[],
  same: (a: unknown, b: unknown) => boolean,
): boolean {
  if (card.reconstructed !== undefined) return card.reconstructed
  if (card.source !== undefined) return false
  const known = usual.find(({ id }) => id === card.id)
  return known !== undefined && same(known, card)
}
