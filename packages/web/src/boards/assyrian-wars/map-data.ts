// What the map of the Near East is given: places with who holds them and what stands there, and what can be done where. The
// map knows no rules.

import type { ReactNode } from 'react'
import type { MapTask } from '../map/chart.tsx'
import type { DragSources } from '../map/use-drag.tsx'
import type { MarchPlan } from './march-plan.ts'

/** A pile of one country: a leader with his units, or units alone. */
export interface MapStack {
  readonly country: string
  /** Land units, or ships at sea. */
  readonly units: number
  readonly leaders: number
  /** The one whose name stands on the counter, and his command and action. */
  readonly leader?: string
  readonly rating?: string
  /** His picture. */
  readonly portrait?: string
  /** Its leaders are in an army group of so many armies. */
  readonly group?: number
  /** Sum of factors, where it is known. */
  readonly factors?: number
  readonly king?: boolean
  /** The picture of what is strongest in it; undefined: nobody may see that. */
  readonly arm?: string
  /** Part of the force that is on the march. */
  readonly moving?: boolean
}

export interface MapArea {
  readonly id: string
  readonly name: string
  /** All of it in words, for the button. */
  readonly label: string
  /** Who holds the ground, who the city; undefined: nobody. */
  readonly land?: string | undefined
  readonly city?: string | undefined
  /** Defence left and printed; 0: no city. */
  readonly level: number
  readonly printed: number
  readonly pillage?: number
  readonly ecoPlus?: number
  readonly ecoMinus?: number
  readonly revolt?: boolean
  /** Who holds what is not his own country. */
  readonly taken?: string
  /** The conqueror whose grace protects the country, at its capital. */
  readonly grace?: string
  readonly province?: boolean
  /** Hunger: the level reached; a siege of another kind: undefined. */
  readonly siege?: { readonly kind: 'hunger' | 'assault' | 'standard'; readonly hunger: number; readonly by: string }
  /** In the field, and in the city. */
  readonly field: readonly MapStack[]
  readonly inside: readonly MapStack[]
  /** Not in this scenario. */
  readonly closed?: boolean
}

/** A sea zone or a small trade box. */
export interface MapWater {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly stacks: readonly MapStack[]
  readonly closed?: boolean
}

/** Forces that can be carried: the places with one of one's own that can set out, and whose. */
export interface ForceSources extends DragSources {
  readonly from: ReadonlyMap<string, string>
}

/** What can be done at a place. */
export interface MapLit {
  /** In words, for those who hear it. */
  readonly says?: string | undefined
}

/** Where a force went last. */
export interface MapTrail {
  readonly country: string
  readonly places: readonly string[]
}

export interface NearEastProps extends MapTask {
  readonly areas: readonly MapArea[]
  readonly waters: readonly MapWater[]
  readonly lit: ReadonlyMap<string, MapLit>
  /** The march of the force at `origin` that is thought about. */
  readonly plan?: MarchPlan | undefined
  /** What stands over the map and goes with it. */
  readonly over?: ReactNode
  readonly trail?: MapTrail | undefined
  /** Where others did something last. */
  readonly recent?: readonly string[] | undefined
  /** Where the force in hand or on the march stands. */
  readonly origin?: string | undefined
  /** Ringed because a figure elsewhere comes from there. */
  readonly marked?: ReadonlySet<string> | undefined
  /** What the map is fitted to when it opens and when another country's impulse begins: the places that this one is about. */
  readonly fitPlaces: readonly string[]
  /** All of these places are shown, however small their names become: an example is about them. */
  readonly whole?: boolean
  readonly moment: string
  readonly dragSources: ForceSources | undefined
}
