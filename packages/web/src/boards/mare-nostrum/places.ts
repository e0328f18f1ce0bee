// The places of the map by name, with their slots in the order in which views list them.

import type { MnEvent } from '@tabularium/mare-nostrum'
import type { MapSlot } from './map-data.ts'
import { MAP, onMap } from './on-map.ts'

export interface SlotFacts {
  /** `latium/metal`. */
  readonly id: string
  /** Its name within the province: `metal`, `market`, `roma`. */
  readonly part: string
  readonly sort: MapSlot['sort']
  /** Of a caravan. */
  readonly good: string | undefined
}

function slotsOf({ name, caravans, markets, cities, temples }: (typeof MAP.provinces)[number]): readonly SlotFacts[] {
  const seen = new Map<string, number>()
  const slot = (part: string, sort: MapSlot['sort'], good?: string): SlotFacts => {
    const count = (seen.get(part) ?? 0) + 1
    seen.set(part, count)
    const own = count === 1 ? part : `${part}-${count}`
    return { id: `${name}/${own}`, part: own, sort, good }
  }
  return [
    ...caravans.map(good => slot(good, 'caravan', good)),
    ...Array.from({ length: markets }, () => slot('market', 'market')),
    ...cities.map(city => slot(city.name, city.sort as MapSlot['sort'])),
    ...Array.from({ length: temples }, () => slot('temple', 'temple')),
  ]
}

/** By province, in the order of the map. */
export let SLOTS: readonly (readonly SlotFacts[])[] = []
/** All of them, as actions number them. */
export let ALL_SLOTS: readonly (SlotFacts & { readonly province: string })[] = []

export let PROVINCES: readonly string[] = []
export let SEAS: readonly string[] = []

onMap(() => {
  SLOTS = MAP.provinces.map(slotsOf)
  ALL_SLOTS = SLOTS.flatMap((slots, at) => slots.map(slot => ({ ...slot, province: MAP.provinces[at].name })))
  PROVINCES = MAP.provinces.map(({ name }) => name)
  SEAS = MAP.seas.map(({ name }) => name)
})
export const isSea = (place: string): boolean => SEAS.includes(place)

/** Not in play with so many players. */
export const coveredWith = (players: number): ReadonlySet<string> => new Set(MAP.tables[players]?.covered ?? [])

/** The provinces and seas where something was done. */
export const touchedIn = (events: readonly MnEvent[]): ReadonlySet<string> =>
  new Set(
    events.flatMap(event =>
      [
        'province' in event ? event.province : undefined,
        'place' in event ? event.place : undefined,
        'to' in event ? event.to : undefined,
      ].filter(place => typeof place === 'string'),
    ),
  )
