// What stands on the map at a place: its name with the controller's emblem, the slots with what is built on them, and the
// units. A seat is known by the form of its counters as well as by their colour.

import { memo } from 'react'
import type { SEAT_COLOURS, SEAT_SHAPES } from '../../ui/seat.tsx'
import { Used } from './icons.tsx'
import { COUNTER, countersAt, EMBLEM, GAP, ROWS, SLOT, slotAt, TYPE, textWidth, warAt } from './layout.ts'
import type { MapProvince, MapSea, MapSlot, MapStack } from './map-data.ts'

/** How a seat looks: `rome` has the emblem `empire.rome`. */
export interface MapSeat {
  readonly empire: string
  readonly shape: (typeof SEAT_SHAPES)[number]
  readonly colour: (typeof SEAT_COLOURS)[number]
}

/** The outline of a plate in the seat's form, around the middle. */
export function plate(shape: MapSeat['shape'], width: number, height: number): string {
  const [x, y] = [width / 2, height / 2]
  const r = Math.min(x, y)
  if (shape === 'octagon') {
    const cut = r * 0.58
    return `M${cut - x} ${-y}H${x - cut}L${x} ${cut - y}V${y - cut}L${x - cut} ${y}H${cut - x}L${-x} ${y - cut}V${cut - y}z`
  }
  const round = { circle: [r, r], square: [2, 2], drop: [r, r], arch: [r, 2], shield: [2.5, r] }[shape]
  const [top, bottom] = round
  return (
    `M${top - x} ${-y}H${x - top}a${top} ${top} 0 0 1 ${top} ${top}V${y - bottom}a${bottom} ${bottom} 0 0 1 ${-bottom} ${bottom}` +
    `H${bottom - x}a${bottom} ${bottom} 0 0 1 ${-bottom} ${-bottom}V${top - y}a${top} ${top} 0 0 1 ${top} ${-top}z`
  )
}

interface EmblemProps {
  readonly seat: MapSeat
  readonly x: number
}

const Emblem = ({ seat, x }: EmblemProps) => (
  <g className={`mare-map-plate mare-seat-${seat.colour}`} transform={`translate(${x})`}>
    <path d={plate(seat.shape, EMBLEM, EMBLEM)} />
    <Used name={`empire.${seat.empire}`} size={10.5} />
  </g>
)

/** A legion that stands on something: it holds it, or lets nobody build there. */
const Station = ({ seat, x, y }: EmblemProps & { readonly y: number }) => (
  <g className={`mare-map-plate mare-seat-${seat.colour}`} transform={`translate(${x} ${y})`}>
    <path d={plate(seat.shape, 11, 11)} />
    <Used name="legion" size={8.5} />
  </g>
)

const half = SLOT / 2
/** Caravans stand on squares, markets on soft ones, cities on circles, temples on lozenges. */
export const GROUND: Readonly<Record<MapSlot['sort'], string>> = {
  caravan: plate('square', SLOT, SLOT),
  market: `M0 ${-half - 1}L${half} ${-2.5}V${half}H${-half}V${-2.5}z`,
  city: plate('circle', SLOT, SLOT),
  capital: plate('circle', SLOT + 1, SLOT + 1),
  legendary: plate('circle', SLOT, SLOT),
  temple: `M0 ${-half - 1}L${half + 1} 0L0 ${half + 1}L${-half - 1} 0z`,
}

interface SlotProps {
  readonly slot: MapSlot
  readonly seats: readonly MapSeat[]
  readonly x: number
}

function Slot({ slot, seats, x }: SlotProps) {
  const { sort, good, built, station } = slot
  const kind = sort === 'caravan' ? `mare-map-caravan mare-good-${good}` : ''
  const signed = sort === 'caravan' ? `good.${good}` : sort
  return (
    <g
      className={`mare-map-slot ${kind} ${built ? 'mare-map-built' : ''}`}
      transform={`translate(${x} ${ROWS.slots})`}
      data-pick={slot.id}
    >
      <path d={GROUND[sort]} />
      <Used
        name={signed}
        size={sort === 'caravan' ? 13 : sort === 'temple' ? 10.5 : 12}
        y={sort === 'market' ? 1.5 : 0}
      />
      {station !== undefined && <Station seat={seats[station]} x={6.5} y={6.5} />}
    </g>
  )
}

interface Counted {
  readonly seat: number
  readonly unit: 'legion' | 'fortress' | 'trireme'
  readonly n: number
}

const countersOf = (units: readonly MapStack[]): readonly Counted[] =>
  units.flatMap(({ seat, legions = 0, fortress = false, triremes = 0 }): readonly Counted[] => [
    ...(legions > 0 ? [{ seat, unit: 'legion' as const, n: legions }] : []),
    ...(fortress ? [{ seat, unit: 'fortress' as const, n: 1 }] : []),
    ...(triremes > 0 ? [{ seat, unit: 'trireme' as const, n: triremes }] : []),
  ])

/** From afar a counter is a number alone. */
const widthOf = ({ unit }: Counted, far: boolean): number =>
  far ? COUNTER.far : unit === 'fortress' ? COUNTER.single : COUNTER.width

interface CountersProps {
  readonly place: string
  /** Whose units can be carried from here. */
  readonly carrier: number | undefined
  readonly units: readonly MapStack[]
  readonly seats: readonly MapSeat[]
  readonly y: number
  readonly far: boolean
}

function Counters({ place, carrier, units, seats, y, far }: CountersProps) {
  const counters = countersOf(units)
  const middles = countersAt(counters.map(counter => widthOf(counter, far)))
  return (
    <g transform={`translate(0 ${y})`}>
      {counters.map((counter, i) => {
        const { seat, unit, n } = counter
        const { shape, colour } = seats[seat]
        const width = widthOf(counter, far)
        const alone = unit === 'fortress'
        const carried = seat === carrier && !alone
        return (
          <g
            key={`${seat} ${unit}`}
            className={`mare-map-plate mare-seat-${colour} ${carried ? 'mare-map-stack' : ''}`}
            data-stack={carried ? place : undefined}
            transform={`translate(${middles[i]})`}
          >
            <path d={plate(shape, width, COUNTER.height)} />
            {(alone || !far) && <Used name={unit} x={alone ? 0 : -width / 2 + 10} size={14} />}
            {!alone && (
              <text x={far ? 0 : width / 2 - 7.5} y={4.2}>
                {n}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}

/** What the state of a place adds to its name. */
export interface Badge {
  readonly state: 'lit' | 'chosen'
  /** A price or an effect; the sign of the state where there is none. */
  readonly text: string
}

const SIGNS = {
  lit: 'M-4.5 0H4.5M0 -4.5V4.5',
  chosen: 'M-4.5 .5L-1.5 3.5L4.5 -3.5',
} as const

export const StateBadge = ({ badge, x, y }: { readonly badge: Badge; readonly x: number; readonly y: number }) => {
  const { state, text } = badge
  // What was chosen keeps its tick beside the price.
  const signed = text === '' || state !== 'lit'
  const sign = signed ? 18 : 0
  const width = Math.max(18, sign + (text === '' ? 0 : textWidth(text, 11.5) + (signed ? 4 : 10)))
  return (
    <g className={`mare-map-badge mare-map-is-${state}`} transform={`translate(${x} ${y})`}>
      <rect y={-9} width={width} height={18} rx={9} />
      {signed && <path d={SIGNS[state]} transform="translate(9)" />}
      {text !== '' && (
        <text x={signed ? sign + (width - sign - 4) / 2 : width / 2} y={4}>
          {text}
        </text>
      )}
    </g>
  )
}

interface OnLandProps {
  readonly province: MapProvince
  readonly seats: readonly MapSeat[]
  readonly badge: Badge | undefined
  /** Too small for names and slots: who holds it, and who is there. */
  readonly far: boolean
  readonly carrier: number | undefined
}

/** All that stands in a province, around its anchor. */
export const OnLand = memo(function OnLand({ province, seats, badge, far, carrier }: OnLandProps) {
  const { controller, markerStation, war, slots, units, covered } = province
  if (far) {
    const stand = units.length > 0
    const end = stand ? (units.length * COUNTER.far) / 2 + 4 : EMBLEM / 2 + 3
    return (
      <g data-pick={province.id}>
        {controller !== undefined && !units.some(({ seat }) => seat === controller) && (
          <g transform={`translate(0 ${stand ? -18 : 0})`}>
            <Emblem seat={seats[controller]} x={0} />
          </g>
        )}
        <Counters place={province.id} carrier={carrier} units={units} seats={seats} y={0} far />
        {badge && <StateBadge badge={badge} x={controller === undefined && !stand ? -9 : end} y={0} />}
      </g>
    )
  }
  const name = province.short ?? province.name
  const width = textWidth(name, TYPE.land)
  const lead = controller === undefined ? 0 : EMBLEM + GAP
  const from = -(width + lead) / 2
  const end = from + lead + width
  return (
    <g data-pick={province.id}>
      <rect className="mare-map-touch" x={from} y={-9} width={width + lead} height={18} />
      {controller !== undefined && <Emblem seat={seats[controller]} x={from + EMBLEM / 2} />}
      {markerStation !== undefined && <Station seat={seats[markerStation]} x={from + 2} y={6} />}
      <text className={`mare-map-name ${covered ? 'mare-map-covered-name' : ''}`} x={from + lead + width / 2} y={4.5}>
        {name}
      </text>
      {!covered && (
        <>
          <g className="mare-map-slots">
            {slots.map((slot, i) => (
              <Slot key={slot.id} slot={slot} seats={seats} x={slotAt(i, slots.length)} />
            ))}
          </g>
          <Counters
            place={province.id}
            carrier={carrier}
            units={units}
            seats={seats}
            y={slots.length > 0 ? ROWS.units : ROWS.slots}
            far={false}
          />
          {war && (
            <g className="mare-map-war" transform={`translate(${warAt(province.id, from, end)})`}>
              <circle r={8} />
              <Used name="war" size={11} />
            </g>
          )}
        </>
      )}
      {badge && <StateBadge badge={badge} x={end + 4} y={0} />}
    </g>
  )
})

interface AtSeaProps {
  readonly sea: MapSea
  readonly seats: readonly MapSeat[]
  readonly badge: Badge | undefined
  readonly far: boolean
  /** Of its name, in degrees. */
  readonly turned: number
  /** Its units stand elsewhere. */
  readonly apart: boolean
  readonly carrier: number | undefined
}

export const AtSea = memo(function AtSea({ sea, seats, badge, far, turned, apart, carrier }: AtSeaProps) {
  const short = sea.short ?? sea.name
  if (far) {
    return (
      <g data-pick={sea.id}>
        {!apart && <Ships sea={sea} seats={seats} far below={false} carrier={carrier} />}
        {badge && <StateBadge badge={badge} x={sea.units.length > 0 ? 11 : -9} y={0} />}
      </g>
    )
  }
  return (
    <g data-pick={sea.id}>
      <g transform={turned === 0 ? undefined : `rotate(${turned})`}>
        <text className="mare-map-water-name mare-map-short" y={4}>
          {short}
        </text>
        <text className="mare-map-water-name mare-map-long" y={4}>
          {sea.name}
        </text>
      </g>
      {!apart && <Ships sea={sea} seats={seats} far={false} below carrier={carrier} />}
      {badge && <StateBadge badge={badge} x={turned === 0 ? textWidth(short, TYPE.water) / 2 + 5 : -9} y={0} />}
    </g>
  )
})

interface ShipsProps {
  readonly sea: MapSea
  readonly seats: readonly MapSeat[]
  readonly far: boolean
  /** Below the name, or where they are put. */
  readonly below: boolean
  readonly carrier: number | undefined
}

export const Ships = memo(function Ships({ sea, seats, far, below, carrier }: ShipsProps) {
  return (
    <g data-pick={sea.id}>
      <Counters
        place={sea.id}
        carrier={carrier}
        units={sea.units}
        seats={seats}
        y={below ? ROWS.unitsAtSea : 0}
        far={far}
      />
    </g>
  )
})
