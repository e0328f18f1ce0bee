// The places of the map by name, with their slots in the order in which views list them.

import type { MnEvent } from '@tabularium/mare-nostrum'
import { MAP } from '@tabularium/mare-nostrum/rules'
import type { MapSlot } from './map-data.ts'

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
export const SLOTS: readonly (readonly SlotFacts[])[] = MAP.provinces.map(slotsOf)
/** All of them, as actions number them. */
export const ALL_SLOTS: readonly (SlotFacts & { readonly province: string })[] = SLOTS.flatMap((slots, at) =>
  slots.map(slot => ({ ...slot, province: MAP.provinces[at].name })),
)

export const PROVINCES: readonly string[] = MAP.provinces.map(({ name }) => name)
export const SEAS: readonly string[] = MAP.seas.map(({ name }) => name)
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
