// What stands on the map at a place: its name with the controller's emblem, the slots with what is built on them, and the
// units. A seat is known by the form of its counters as well as by their colour. What is built and who stands there are our
// drawings, and signs until these are there; an empty slot has a sign.

import type { Seat } from '@tabularium/kernel'
import { memo } from 'react'
import type { SEAT_COLOURS, SEAT_SHAPES } from '../../ui/seat.tsx'
import { BADGE, badgeWidth, isSigned, type PlacedBadge } from './badge-layout.ts'
import { Used } from './icons.tsx'
import {
  arranged,
  countersOf,
  hasEmblemAlone,
  labelWidth,
  landName,
  type PlacedUnits,
  type PlaceLayout,
  widthOf,
} from './label-layout.ts'
import { COUNTER, EMBLEM, GAP, ROWS, SLOT, slotAt, WAR } from './layout.ts'
import type { MapProvince, MapSea, MapSlot, MapStack } from './map-data.ts'
import { buildingPicture, goodPicture, unitPicture, usePixels } from './picture.ts'

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

export const Emblem = ({ seat, x }: EmblemProps) => (
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

/** How large the drawing on a slot is. */
const DRAWN: Readonly<Record<MapSlot['sort'], readonly [width: number, height: number]>> = {
  caravan: [15, 15],
  market: [18.5, 15.4],
  city: [18.5, 13.9],
  capital: [19, 15.9],
  legendary: [19, 17.7],
  temple: [17.5, 15.3],
}

export function Slot({ slot, seats, x }: SlotProps) {
  const { sort, good = '', built, station } = slot
  const address = usePixels(sort === 'caravan' ? goodPicture(good) : buildingPicture(sort))
  const drawn = built ? address : undefined
  const [width, height] = DRAWN[sort]
  const kind = sort === 'caravan' ? `mare-map-caravan mare-good-${good}` : ''
  const signed = sort === 'caravan' ? `good.${good}` : sort
  return (
    <g
      className={`mare-map-slot ${kind} ${built ? 'mare-map-built' : ''} ${drawn === undefined ? '' : 'mare-map-drawn'}`}
      transform={`translate(${x} ${ROWS.slots})`}
      data-pick={slot.id}
    >
      <path d={GROUND[sort]} />
      {drawn === undefined ? (
        <Used
          name={signed}
          size={sort === 'caravan' ? 13 : sort === 'temple' ? 10.5 : 12}
          y={sort === 'market' ? 1.5 : 0}
        />
      ) : (
        <image className="picture-piece" href={drawn} x={-width / 2} y={-height / 2} width={width} height={height} />
      )}
      {station !== undefined && <Station seat={seats[station]} x={6.5} y={6.5} />}
    </g>
  )
}

/** How large a unit is drawn on its counter. */
const UNIT = 17.5

interface UnitProps {
  readonly name: string
  readonly sign: string
  readonly x: number
}

/** A unit on its counter, before a pale ground. */
export function Unit({ name, sign, x }: UnitProps) {
  const address = usePixels(name)
  if (address === undefined) return <Used name={sign} x={x} size={14} />
  return (
    <>
      <rect className="mare-map-plate-field" x={x - 8} y={-7.5} width={16} height={15} rx={5} />
      <image className="picture-piece" href={address} x={x - UNIT / 2} y={-UNIT / 2} width={UNIT} height={UNIT} />
    </>
  )
}

interface CountersProps {
  readonly place: string
  /** Whose units can be carried from here. */
  readonly carrier: Seat | undefined
  readonly units: readonly MapStack[]
  readonly seats: readonly MapSeat[]
  readonly placed: Pick<PlacedUnits, 'dx' | 'dy' | 'rows'>
  /** Down from the middle of where they are placed. */
  readonly lower?: number
  readonly far: boolean
}

export function Counters({ place, carrier, units, seats, placed, lower = 0, far }: CountersProps) {
  const counters = countersOf(units)
  const { spots } = arranged(counters, far, placed.rows)
  return (
    <g transform={`translate(${placed.dx} ${placed.dy + lower})`}>
      {counters.map((counter, i) => {
        const { seat, unit, n } = counter
        const { shape, colour, empire } = seats[seat]
        const width = widthOf(counter, far)
        const alone = unit === 'fortress'
        const carried = seat === carrier && !alone
        return (
          <g
            key={`${seat} ${unit}`}
            className={`mare-map-plate mare-seat-${colour} ${carried ? 'mare-map-stack' : ''}`}
            data-stack={carried ? place : undefined}
            data-force={`${place} ${seat} ${unit}`}
            data-empire={empire}
            transform={`translate(${spots[i].join(' ')})`}
          >
            <path d={plate(shape, width, COUNTER.height)} />
            {(alone || !far) && <Unit name={unitPicture(unit, empire)} sign={unit} x={alone ? 0 : 9.5 - width / 2} />}
            {!alone && (
              <text x={far ? 0 : width / 2 - 7} y={4.4}>
                {n}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}

/** From counters that stand apart to their place; under all that stands there. */
export const Tie = ({ placed: { dx, dy, tied } }: { readonly placed: PlacedUnits }) =>
  tied && (
    <>
      <path className="chart-leader-line-rim" d={`M0 0L${dx} ${dy}`} />
      <path className="chart-leader-line" d={`M0 0L${dx} ${dy}`} />
    </>
  )

const SIGNS = {
  lit: 'M-4.5 0H4.5M0 -4.5V4.5',
  chosen: 'M-4.5 .5L-1.5 3.5L4.5 -3.5',
} as const

const StateBadge = ({ badge }: { readonly badge: PlacedBadge }) => {
  const { state, text, x, y } = badge
  const signed = isSigned(badge)
  const sign = signed ? BADGE : 0
  const width = badgeWidth(badge)
  return (
    <g className={`mare-map-badge mare-map-is-${state}`} transform={`translate(${x} ${y})`}>
      <rect y={-BADGE / 2} width={width} height={BADGE} rx={BADGE / 2} />
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
  readonly badge: PlacedBadge | undefined
  /** Too small for names and slots: who holds it, and who is there. */
  readonly far: boolean
  readonly carrier: Seat | undefined
  readonly placed: PlaceLayout | undefined
}

/** All that stands in a province, around its anchor. */
export const OnLand = memo(function OnLand({ province, seats, badge, far, carrier, placed }: OnLandProps) {
  const { controller, markerStation, slots, units, covered } = province
  const { units: stand, war, name: named } = placed ?? {}
  if (far) {
    const alone = hasEmblemAlone(controller, units)
    const lower = alone && units.length > 0 ? (EMBLEM + GAP) / 2 : 0
    return (
      <g data-pick={province.id}>
        {stand && controller !== undefined && alone && (
          <g transform={`translate(${stand.dx} ${stand.dy - (units.length > 0 ? COUNTER.height / 2 + GAP / 2 : 0)})`}>
            <Emblem seat={seats[controller]} x={0} />
          </g>
        )}
        {stand && (
          <Counters
            place={province.id}
            carrier={carrier}
            units={units}
            seats={seats}
            placed={stand}
            lower={lower}
            far
          />
        )}
        {named && (
          <text className="chart-name mare-map-name" x={named.dx} y={named.dy + 4.5}>
            {landName(province)}
          </text>
        )}
        {badge && <StateBadge badge={badge} />}
      </g>
    )
  }
  const name = landName(province)
  const width = labelWidth(province)
  const lead = controller === undefined ? 0 : EMBLEM + GAP
  const from = -width / 2
  return (
    <g data-pick={province.id}>
      <rect className="mare-map-touch" x={from} y={-9} width={width} height={18} />
      {controller !== undefined && <Emblem seat={seats[controller]} x={from + EMBLEM / 2} />}
      {markerStation !== undefined && <Station seat={seats[markerStation]} x={from + 2} y={6} />}
      <text className={`chart-name mare-map-name ${covered ? 'mare-map-covered-name' : ''}`} x={lead / 2} y={4.5}>
        {name}
      </text>
      {!covered && (
        <>
          <g className="mare-map-slots">
            {slots.map((slot, i) => (
              <Slot key={slot.id} slot={slot} seats={seats} x={slotAt(i, slots.length)} />
            ))}
          </g>
          {stand && (
            <Counters place={province.id} carrier={carrier} units={units} seats={seats} placed={stand} far={false} />
          )}
          {war && (
            <g className="mare-map-war" transform={`translate(${war.dx} ${war.dy})`}>
              <circle r={WAR / 2} />
              <Used name="war" size={11} />
            </g>
          )}
        </>
      )}
      {badge && <StateBadge badge={badge} />}
    </g>
  )
})

interface AtSeaProps {
  readonly sea: MapSea
  readonly seats: readonly MapSeat[]
  readonly badge: PlacedBadge | undefined
  readonly far: boolean
  /** As it is written at this scale. */
  readonly name: string
  /** Of its name, in degrees. */
  readonly turned: number
  readonly carrier: Seat | undefined
  readonly placed: PlaceLayout | undefined
}

export const AtSea = memo(function AtSea({ sea, seats, badge, far, name, turned, carrier, placed }: AtSeaProps) {
  const { units, name: at } = placed ?? {}
  const along = !far && turned !== 0
  const written = along || at !== undefined
  return (
    <g data-pick={sea.id}>
      {written && (
        <text
          className="chart-sea-name mare-map-water-name"
          transform={along ? `rotate(${turned})` : `translate(${at?.dx} ${at?.dy})`}
          y={4.4}
        >
          {name}
        </text>
      )}
      {units && <Counters place={sea.id} carrier={carrier} units={sea.units} seats={seats} placed={units} far={far} />}
      {badge && <StateBadge badge={badge} />}
    </g>
  )
})
