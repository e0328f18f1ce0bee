// What the map of the Near East is given: places with who holds them and what stands there, and what can be done where. The
// map knows no rules.

import type { ReactNode } from 'react'

/** A pile of one country: a leader with his units, or units alone. */
export interface MapStack {
  readonly country: string
  /** Land units, or ships at sea. */
  readonly units: number
  readonly leaders: number
  /** The one whose name stands on the counter. */
  readonly leader?: string
  /** Sum of factors, where it is known. */
  readonly factors?: number
  readonly king?: boolean
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

/** Forces that can be carried from a place to another. */
export interface MapCarriers {
  /** Places with a force of one's own that can set out, and whose. */
  readonly from: ReadonlyMap<string, string>
  /** It is lifted: what is lit from now on is where it may go. */
  lift(from: string): void
  drop(from: string, to: string): void
}

export interface NearEastProps {
  readonly areas: readonly MapArea[]
  readonly waters: readonly MapWater[]
  /** Places that can be picked now, each with a price for its badge (`2`, `½`) or ''. */
  readonly lit: ReadonlyMap<string, string>
  readonly chosen?: string | undefined
  /** Where the force on the march stands: what it can reach from there is drawn as a way with its price. */
  readonly origin?: string | undefined
  /** What the map opens on, and goes to when the moment is another: the theatre of the impulse. */
  readonly theatre: readonly string[]
  readonly moment: string
  readonly tip?: { readonly at: string; readonly content: ReactNode } | undefined
  readonly form: 'wide' | 'phone'
  readonly carriers?: MapCarriers | undefined
  /** A place was picked, lit or not: what is not lit gets an answer why. */
  onPick(id: string): void
  onLight?(id: string | undefined): void
}
