// Units in the hand: which can be carried over the map, and how they look under the pointer.

import type { Seat } from '@tabularium/kernel'
import type { DragSources } from '../map/use-drag.tsx'
import { COUNTER } from './layout.ts'
import { type MapSeat, plate, Unit } from './map-pieces.tsx'
import { unitPicture } from './picture.ts'

/** Units that can be carried: whose, of which sort, and how many from where. */
export interface UnitSources extends DragSources {
  readonly seat: Seat
  readonly unit: 'legion' | 'trireme'
  readonly from: ReadonlyMap<string, number>
}

interface LiftedUnitsProps {
  readonly sources: UnitSources
  readonly from: string
  readonly seat: MapSeat
}

export const LiftedUnits = ({ sources: { unit, from: units }, from, seat }: LiftedUnitsProps) => (
  <svg className="mare-map-lifted" viewBox="-20 -14 40 28" aria-hidden="true">
    <g className={`mare-map-plate mare-seat-${seat.colour}`}>
      <path d={plate(seat.shape, COUNTER.width, COUNTER.height)} />
      <Unit name={unitPicture(unit, seat.empire)} sign={unit} x={9.5 - COUNTER.width / 2} />
      <text x={COUNTER.width / 2 - 7} y={4.2}>
        {units.get(from) ?? 0}
      </text>
    </g>
  </svg>
)
