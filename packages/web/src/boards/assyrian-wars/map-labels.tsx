// What stands on the map beside the signs of places: names, and counters with the lines to where they belong.

import { memo } from 'react'
import { Block } from '../map/block.tsx'
import type { Box } from '../map/label-placement.ts'
import { type Form, PileBadge, Plate } from './counters.tsx'
import { COUNTRIES } from './facts.ts'
import { pointOf } from './geometry.ts'
import { type GroundKind, type GroundName, placeGroundNames } from './ground-names.ts'
import {
  boxesOf,
  countriesIn,
  type Layout,
  openedAt,
  type Pile,
  type PlacedLabel,
  type PlacedPile,
  POINTED,
  platesOf,
  pointedNameAt,
  type Rank,
  rankOf,
  SEA,
  unitsIn,
} from './label-layout.ts'
import type { ForceSources, MapArea, MapWater } from './map-data.ts'

interface NamesProps {
  readonly areas: readonly MapArea[]
  readonly layout: Layout
}

const CLASSES: Readonly<Record<Rank, string>> = { great: 'east-great', city: '', open: 'east-open' }

export const Names = memo(function Names({ areas, layout }: NamesProps) {
  return areas.map(area => {
    const at = layout.names.get(area.id)
    return (
      at && (
        <Block key={area.id} at={pointOf(area.id)}>
          <text
            className={`chart-name east-name ${CLASSES[rankOf(area.id)]}`}
            data-name={area.id}
            x={at.dx}
            y={at.dy + 4.4}
          >
            {area.name}
          </text>
        </Block>
      )
    )
  })
})

interface PointedNameProps {
  readonly id: string
  readonly name: string
  readonly layout: Layout
}

/** The name of a place that is pointed at, where there is no room to write it always. */
export function PointedName({ id, name, layout }: PointedNameProps) {
  const { dx, dy, width } = pointedNameAt(id, name, layout)
  return (
    <Block at={pointOf(id)}>
      <g className="east-pointed" transform={`translate(${dx} ${dy})`}>
        <rect x={-width / 2} y={-POINTED.height / 2} width={width} height={POINTED.height} rx="5" />
        <text y="4.4">{name}</text>
      </g>
    </Block>
  )
}

interface GroundNamesProps {
  readonly names: readonly GroundName[]
  readonly layout: Layout
}

const GROUND_CLASSES: Readonly<Record<GroundKind, string>> = {
  land: 'east-country',
  river: 'east-course',
  range: 'east-course east-course-range',
}

/** Lands, rivers and mountains, where nothing else stands. */
export const GroundNames = memo(function GroundNames({ names, layout }: GroundNamesProps) {
  const placed = placeGroundNames(names, layout.scale, boxesOf(layout))
  return (
    <Block at={[0, 0]}>
      {placed.map(({ id, kind, name, at, turned }) => (
        <text
          key={id}
          className={GROUND_CLASSES[kind]}
          transform={`translate(${at[0]} ${at[1]}) rotate(${turned})`}
          y={kind === 'land' ? 6.5 : 4.2}
        >
          {name}
        </text>
      ))}
    </Block>
  )
})

interface WaterNamesProps {
  readonly waters: readonly MapWater[]
  readonly layout: Layout
}

export const WaterNames = memo(function WaterNames({ waters, layout }: WaterNamesProps) {
  return waters.map(({ id }) => {
    const at = layout.waters.get(id)
    return (
      at && (
        <Block key={id} at={pointOf(id)}>
          <text className="chart-sea-name east-sea-name" y={at.dy + 3.8 - ((at.lines.length - 1) * SEA.line) / 2}>
            {at.lines.map((line, i) => (
              <tspan key={line} x={at.dx} dy={i === 0 ? 0 : SEA.line}>
                {line}
              </tspan>
            ))}
          </text>
        </Block>
      )
    )
  })
})

export const Ties = memo(function Ties({
  piles,
  layout,
}: {
  readonly piles: readonly Pile[]
  readonly layout: Layout
}) {
  return piles.map(({ id }) => {
    const { tie } = layout.piles.get(id) ?? {}
    if (!tie) return null
    const [from, to] = tie
    const d = `M0 0L${to[0] - from[0]} ${to[1] - from[1]}`
    return (
      <Block key={id} at={pointOf(id)}>
        <path className="chart-leader-line-rim" d={d} />
        <path className="chart-leader-line" d={d} />
      </Block>
    )
  })
})

interface CountersProps {
  readonly piles: readonly Pile[]
  readonly layout: Layout
  readonly from: ForceSources['from'] | undefined
  /** The place whose force is in somebody's hand. */
  readonly lifted: string | undefined
}

export const Counters = memo(function Counters({ piles, layout, from, lifted }: CountersProps) {
  return piles.map(pile => {
    const at = layout.piles.get(pile.id)
    if (!at) return null
    return (
      <Block key={pile.id} at={pointOf(pile.id)}>
        {at.form.plate === 'badge' || at.form.plate === 'dot' ? (
          <g
            data-pick={pile.id}
            data-stack={pile.id}
            className={lifted === pile.id ? 'east-away' : undefined}
            transform={`translate(${at.dx} ${at.dy})`}
          >
            <Collapsed pile={pile} placed={at} carrier={from?.get(pile.id)} />
          </g>
        ) : (
          <Plates pile={pile} placed={at} plate={at.form.plate} columns={at.form.columns} {...{ from, lifted }} />
        )}
      </Block>
    )
  })
})

interface CollapsedProps {
  readonly pile: Pile
  readonly placed: PlacedPile
  /** Whose force can be lifted here. */
  readonly carrier: string | undefined
}

/** All of a place in one. */
function Collapsed({ pile, placed: { form, box }, carrier }: CollapsedProps) {
  const countries = countriesIn(pile)
  if (form.plate === 'dot')
    return <circle className="east-dot" r={(box[2] - box[0]) / 2} fill={COUNTRIES.get(countries[0])?.colour} />
  return (
    <PileBadge
      countries={countries}
      units={unitsIn(pile)}
      moving={pile.stacks.some(({ stack }) => stack.moving)}
      carried={carrier !== undefined}
    />
  )
}

interface PlatesProps extends Pick<CountersProps, 'from' | 'lifted'> {
  readonly pile: Pile
  readonly placed: Pick<PlacedLabel, 'dx' | 'dy'>
  readonly plate: Form
  readonly columns: number
}

/** A counter for each country's force. */
const Plates = ({ pile, placed, plate, columns, from, lifted }: PlatesProps) => {
  const plates = platesOf(pile, { plate, columns })
  return pile.stacks.map(({ stack, inside }, i) => (
    <g
      key={`${stack.country} ${inside}`}
      data-pick={pile.id}
      data-stack={pile.id}
      data-force={`${pile.id} ${stack.country}`}
      className={lifted === pile.id && from?.get(pile.id) === stack.country ? 'east-away' : undefined}
      transform={`translate(${placed.dx + plates[i][0]} ${placed.dy + plates[i][1]})`}
    >
      <Plate stack={stack} form={plate} inside={inside} carried={from?.get(pile.id) === stack.country} />
    </g>
  ))
}

interface OpenedPileProps {
  readonly pile: Pile
  readonly layout: Layout
  /** What of the map is in sight, in the size of pieces. */
  readonly inSight: Box | undefined
  /** Its name, where that is written only as long as one points at it. */
  readonly pointed: Box | undefined
}

/** The counters of a place that has no room for them, as long as one points at it. */
export function OpenedPile({ pile, layout, inSight, pointed }: OpenedPileProps) {
  const { dx, dy, width, height, columns } = openedAt(pile, layout, inSight, pointed)
  return (
    <Block at={pointOf(pile.id)}>
      <g className="east-opened" transform={`translate(${dx} ${dy})`} data-opened={pile.id}>
        <rect x={-width / 2} y={-height / 2} width={width} height={height} rx="8" />
        <Plates pile={pile} placed={CENTRE} plate="full" columns={columns} from={undefined} lifted={undefined} />
      </g>
    </Block>
  )
}
const CENTRE = { dx: 0, dy: 0 }
