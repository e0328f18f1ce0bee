// What the map draws of a place: its name, who holds it, what is built, and who is there.

import type { Seat } from '@tabularium/kernel'

export interface MapSlot {
  /** Its own name, such as `latium/2`: what is picked. */
  readonly id: string
  readonly sort: 'caravan' | 'market' | 'city' | 'capital' | 'legendary' | 'temple'
  /** Of a caravan slot. */
  readonly good?: string
  readonly built: boolean
  /** The seat whose legion stands on it. */
  readonly station?: Seat
  /** All that is seen of it, in words. */
  readonly label: string
}

export interface MapStack {
  readonly seat: Seat
  readonly legions?: number
  readonly fortress?: boolean
  readonly triremes?: number
}

interface MapPlace {
  readonly id: string
  readonly name: string
  /** Where the name does not fit. */
  readonly short?: string
  /** All that is seen of it, in words. */
  readonly label: string
  readonly units: readonly MapStack[]
}

export interface MapProvince extends MapPlace {
  readonly controller?: Seat
  /** The seat whose legion stands on the control marker. */
  readonly markerStation?: Seat
  readonly war: boolean
  /** Not in play with so many players. */
  readonly covered: boolean
  readonly slots: readonly MapSlot[]
}

export type MapSea = MapPlace
