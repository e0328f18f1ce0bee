// Edits of a map of Mare Nostrum, as functions from one map to the next: places, ways, homes, and what follows from them.

import type { MapData } from '@tabularium/mare-nostrum'
import { freeName } from './document.ts'

export type Province = MapData['provinces'][number]
export type Sea = MapData['seas'][number]
export type Empire = MapData['empires'][number]
export type Home = Empire['homes'][number]
export type City = Province['cities'][number]

export const provinceOf = (map: MapData, name: string): Province | undefined =>
  map.provinces.find(one => one.name === name)
export const seaOf = (map: MapData, name: string): Sea | undefined => map.seas.find(one => one.name === name)

const placeNames = (map: MapData): readonly string[] => [...map.provinces, ...map.seas].map(({ name }) => name)

const onProvince = (map: MapData, name: string, edit: (province: Province) => Province): MapData => ({
  ...map,
  provinces: map.provinces.map(one => (one.name === name ? edit(one) : one)),
})
const onSea = (map: MapData, name: string, edit: (sea: Sea) => Sea): MapData => ({
  ...map,
  seas: map.seas.map(one => (one.name === name ? edit(one) : one)),
})

/** Another province in the place of one; of its name there is only one. */
export const withProvince = (map: MapData, province: Province): MapData =>
  onProvince(map, province.name, () => province)
export const withSea = (map: MapData, sea: Sea): MapData => onSea(map, sea.name, () => sea)

export function movedTo(map: MapData, name: string, x: number, y: number): MapData {
  const at = [Math.round(x), Math.round(y)] as const
  return onSea(
    onProvince(map, name, one => ({ ...one, at })),
    name,
    one => ({ ...one, at }),
  )
}

/** How two places lie beside each other; what they are says it. */
export const WAYS = ['border', 'coast', 'strait'] as const
export type WayKind = (typeof WAYS)[number]

export interface Way {
  readonly a: string
  readonly b: string
  readonly kind: WayKind
}

/** Each once, from the place that is named first in the map. */
export function waysOf(map: MapData): readonly Way[] {
  const once = (kind: WayKind, pairs: readonly (readonly [string, string])[]): Way[] => {
    const seen = new Set<string>()
    return pairs.flatMap(([a, b]) => {
      const key = [a, b].toSorted().join(' ')
      if (seen.has(key)) return []
      seen.add(key)
      return [{ a, b, kind }]
    })
  }
  return [
    ...once(
      'border',
      map.provinces.flatMap(({ name, borders }) => borders.map(other => [name, other] as const)),
    ),
    ...once(
      'coast',
      map.provinces.flatMap(({ name, seas }) => seas.map(sea => [name, sea] as const)),
    ),
    ...once(
      'strait',
      map.seas.flatMap(({ name, neighbours }) => neighbours.map(other => [name, other] as const)),
    ),
  ]
}

const withName = (list: readonly string[], name: string): readonly string[] =>
  list.includes(name) ? list : [...list, name]
const without = (list: readonly string[], name: string): readonly string[] => list.filter(other => other !== name)

/** Two places beside each other, or no more: told on both sides. */
function tied(map: MapData, a: string, b: string, tie: typeof withName): MapData {
  if (a === b) return map
  const [landA, landB] = [provinceOf(map, a) !== undefined, provinceOf(map, b) !== undefined]
  if (landA && landB) {
    const one = onProvince(map, a, province => ({ ...province, borders: tie(province.borders, b) }))
    return onProvince(one, b, province => ({ ...province, borders: tie(province.borders, a) }))
  }
  if (landA) return onProvince(map, a, province => ({ ...province, seas: tie(province.seas, b) }))
  if (landB) return onProvince(map, b, province => ({ ...province, seas: tie(province.seas, a) }))
  const one = onSea(map, a, sea => ({ ...sea, neighbours: tie(sea.neighbours, b) }))
  return onSea(one, b, sea => ({ ...sea, neighbours: tie(sea.neighbours, a) }))
}

export const linked = (map: MapData, a: string, b: string): MapData => tied(map, a, b, withName)
export const unlinked = (map: MapData, a: string, b: string): MapData => tied(map, a, b, without)

/** A new province or sea, and its name. */
export function withPlace(
  map: MapData,
  sort: 'province' | 'sea',
  x: number,
  y: number,
): { readonly map: MapData; readonly name: string } {
  const name = freeName(sort, placeNames(map))
  const at = [Math.round(x), Math.round(y)] as const
  if (sort === 'sea') return { name, map: { ...map, seas: [...map.seas, { name, at, neighbours: [] }] } }
  const province: Province = { name, at, caravans: [], markets: 0, cities: [], temples: 0, borders: [], seas: [] }
  return { name, map: { ...map, provinces: [...map.provinces, province] } }
}

/** Every mention of a place by another name, or, where there is none, without it. */
function mentioning(map: MapData, name: string, as: string | undefined): MapData {
  const list = (names: readonly string[]) =>
    names.includes(name) ? names.flatMap(one => (one !== name ? [one] : as === undefined ? [] : [as])) : names
  return {
    ...map,
    provinces: map.provinces.map(one => ({ ...one, borders: list(one.borders), seas: list(one.seas) })),
    seas: map.seas.map(one => ({ ...one, neighbours: list(one.neighbours) })),
    empires: map.empires.map(one => ({
      ...one,
      capital: one.capital === name ? (as ?? '') : one.capital,
      homes: one.homes.flatMap(home =>
        home.province !== name ? [home] : as === undefined ? [] : [{ ...home, province: as }],
      ),
    })),
    tables: Object.fromEntries(
      Object.entries(map.tables).map(([n, table]) => [n, { ...table, covered: list(table.covered) }]),
    ),
  }
}

export function withoutPlace(map: MapData, name: string): MapData {
  const rest = {
    ...map,
    provinces: map.provinces.filter(one => one.name !== name),
    seas: map.seas.filter(one => one.name !== name),
  }
  return recounted(mentioning(rest, name, undefined))
}

/** Another name for a place, wherever it is mentioned. A name that is taken, or none, changes nothing. */
export function renamed(map: MapData, name: string, to: string): MapData {
  if (to === '' || to === name || placeNames(map).includes(to)) return map
  const title = <Of extends { readonly name: string }>(one: Of): Of => (one.name === name ? { ...one, name: to } : one)
  return mentioning({ ...map, provinces: map.provinces.map(title), seas: map.seas.map(title) }, name, to)
}

/** Another name for a city, in the homes that begin with it too. */
export function renamedCity(map: MapData, province: string, index: number, to: string): MapData {
  const old = provinceOf(map, province)?.cities[index]?.name
  const next = onProvince(map, province, one => ({
    ...one,
    cities: one.cities.map((city, i) => (i === index ? { ...city, name: to } : city)),
  }))
  const home = (one: Home): Home =>
    one.province === province ? { ...one, cities: one.cities.map(city => (city === old ? to : city)) } : one
  return { ...next, empires: next.empires.map(empire => ({ ...empire, homes: empire.homes.map(home) })) }
}

const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0)

/** What an empire's homes yield in the first round, in the order of its resources so far. 1.1 */
function yields(homes: readonly Home[]): Readonly<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const { caravans, markets, cities, temples } of homes) {
    for (const good of caravans) found[good] = (found[good] ?? 0) + (markets > 0 ? 2 : 1)
    if (cities.length > 0) found.coin = (found.coin ?? 0) + cities.length * (temples > 0 ? 2 : 1)
  }
  return found
}

/** What follows from the homes, counted anew: what each empire begins with, its levels, and who leads where that is clear. C.3, C.8 */
export function recounted(map: MapData): MapData {
  const empires = map.empires.map((empire): Empire => {
    const { homes } = empire
    return {
      ...empire,
      resources: yields(homes),
      levels: {
        trade: sum(homes.map(home => home.caravans.length + home.markets)),
        culture: sum(homes.map(home => home.cities.length + home.temples)),
        military: sum(homes.map(home => home.legions + (home.fortress ? 1 : 0))),
      },
    }
  })
  const tables = Object.fromEntries(
    Object.entries(map.tables).map(([n, table]) => {
      const playing = empires.filter(({ name }) => table.empires.includes(name))
      const leader = (track: keyof Empire['levels']): string => {
        const highest = Math.max(...playing.map(({ levels }) => levels[track]))
        const first = playing.filter(({ levels }) => levels[track] === highest).map(({ name }) => name)
        return first.length === 0 || first.includes(table.titles[track]) ? table.titles[track] : first[0]
      }
      const titles = { trade: leader('trade'), culture: leader('culture'), military: leader('military') }
      return [n, { ...table, titles }]
    }),
  )
  return { ...map, empires, tables }
}

/** Another empire in the place of one of that name, and what follows from its homes. */
export const withEmpire = (map: MapData, empire: Empire): MapData =>
  recounted({ ...map, empires: map.empires.map(one => (one.name === empire.name ? empire : one)) })

/** A home in a province with all it can hold but its temple and market, or nothing there. */
export function withHome(map: MapData, empire: string, province: string): MapData {
  const at = provinceOf(map, province)
  const of = map.empires.find(one => one.name === empire)
  if (!at || !of) return map
  const home: Home = {
    province,
    caravans: at.caravans,
    markets: 0,
    cities: at.cities.filter(({ sort }) => sort !== 'legendary').map(({ name }) => name),
    temples: 0,
    legions: 0,
    fortress: false,
  }
  return withEmpire(map, { ...of, homes: [...of.homes, home] })
}

type Spot = readonly [number, number]

/** Where every place is drawn: where the map says, else where it lies on the usual map, else in rows at the foot. */
export function spotsOf(
  map: MapData,
  usual: (name: string) => Spot | undefined,
  width: number,
  height: number,
): ReadonlyMap<string, Spot> {
  const spots = new Map<string, Spot>()
  const STEP = 90
  const inRow = Math.max(1, Math.floor(width / STEP) - 1)
  let next = 0
  for (const { name, at = usual(name) } of [...map.provinces, ...map.seas]) {
    if (at) spots.set(name, at)
    else {
      const n = next++
      spots.set(name, [STEP * (1 + (n % inRow)), height - 30 - 45 * Math.floor(n / inRow)])
    }
  }
  return spots
}
