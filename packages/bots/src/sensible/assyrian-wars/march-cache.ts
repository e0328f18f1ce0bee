// What is found out about one position while its moves are compared: marches ask about the same areas again and again. It holds
// the prizes of one country and the targets of one force at a time.

import { type Country, NOBODY } from '@tabularium/assyrian-wars/rules'
import { b } from './board.ts'
import type { Force, Walls } from './force.ts'

/** What there is to take in an area, whoever of a country takes it. */
export interface Prize {
  /** Enemies in the field, and what a battle won there is worth. */
  readonly foes: Force
  readonly battle: number
  /** A city that may be besieged, and what it is worth to whoever takes it. */
  readonly walls: Walls | undefined
  readonly city: number
  /** Rounds until it starves. */
  readonly hunger: number
  /** Open ground that counts for a conquest. */
  readonly square: number
}

/** Those on the march, and what they have before them where they stand. */
export interface Marching {
  readonly mine: Force
  readonly gone: number
  readonly bound: boolean
  readonly evaluate: number
}

export interface MarchCache {
  /** The country that `prizes` and `entries` (by area) are about. */
  country: Country
  readonly prizes: (Prize | undefined)[]
  readonly entries: (boolean | undefined)[]
  /** The force that `targets` (by area) are about. */
  force: Force | undefined
  readonly targets: number[]
  marching: Marching | undefined
}

export const newMarchCache = (): MarchCache => ({
  country: NOBODY,
  prizes: [],
  entries: [],
  force: undefined,
  targets: [],
  marching: undefined,
})

/** For the next position: what was found out is forgotten, the lists are used again. */
export function clearCache(cache: MarchCache): void {
  cache.country = NOBODY
  cache.force = undefined
  cache.marching = undefined
}

export const UNKNOWN = -1

/** From now on prizes are those of this country. */
export function lookAs(cache: MarchCache, c: Country): void {
  if (cache.country === c) return
  cache.country = c
  for (let i = 0; i < b.areas.length; i++) cache.prizes[i] = cache.entries[i] = undefined
}

/** From now on targets are those of this force. */
export function lookWith(cache: MarchCache, mine: Force): void {
  if (cache.force === mine) return
  cache.force = mine
  for (let i = 0; i < b.areas.length; i++) cache.targets[i] = UNKNOWN
}
