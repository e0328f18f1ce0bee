// The ground of the map (water, land, borders) and the rings of what is lit, chosen, or under the keyboard.

import { memo } from 'react'
import { Thick } from '../map/block.tsx'
import type { ChartState } from '../map/chart.tsx'
import { Relief } from '../map/relief.tsx'
import type { Badge } from './badge-layout.ts'
import { BORDERS, HAS_COASTS, OTHER, PLACES, RIVER_PATHS, SIZE, shape, WAYS } from './geometry.ts'
import { ROWS } from './layout.ts'
import type { MapProvince, MapSea } from './map-data.ts'
import type { MapSeat } from './map-pieces.tsx'
import { onMap } from './on-map.ts'
import day from './relief-day.webp'
import night from './relief-night.webp'
import { SHEET } from './sheet.ts'
import './ground.css'

type Which = (border: (typeof BORDERS)[number]) => boolean

const coast: Which = ({ kind }) => kind === 'coast'
const inner: Which = ({ kind, between }) => kind === 'land' && !between.includes('')
const outer: Which = ({ kind, between }) => kind === 'land' && between.includes('')
const waters: Which = ({ kind, between }) => kind === 'water' && !between.includes('')
const open: Which = ({ kind, between }) => kind === 'water' && between.includes('')

/** One element for each line, so that the browser paints only those in sight. */
const Drawn = ({ which, className }: { readonly which: Which; readonly className: string }) => (
  <g className={className}>
    {BORDERS.filter(which).map(({ path }) => (
      <path key={path} d={path} />
    ))}
  </g>
)

const FULL = {
  x: -SIZE.beyondX,
  y: -SIZE.beyondY,
  width: SIZE.width + 2 * SIZE.beyondX,
  height: SIZE.height + 2 * SIZE.beyondY,
}

let LAND = ''
let COASTS = ''
onMap(() => {
  const ground = PLACES.filter(({ land }) => land).map(({ path }) => path)
  LAND = OTHER + ground.join('')
  COASTS = BORDERS.filter(coast)
    .map(({ path }) => path)
    .join('')
})

/** Each empire's provinces have lines of their own: its colour alone is not seen by everybody. */
const HATCHES: Readonly<Record<string, { readonly colour: string; readonly d: string; readonly turned: number }>> = {
  rome: { colour: 'red', d: 'M3.5 0V7', turned: 45 },
  carthage: { colour: 'black', d: 'M0 3.5H7', turned: 0 },
  greece: { colour: 'green', d: 'M3.5 0V7', turned: 0 },
  egypt: { colour: 'yellow', d: 'M3.5 0V7', turned: -45 },
  babylon: { colour: 'purple', d: 'M3.5 0V7M0 3.5H7', turned: 45 },
}
const hatchOf = ({ empire }: MapSeat): string => `url(#mare-hatch-${empire})`
const HATCH = { width: 7, height: 7, patternUnits: 'userSpaceOnUse' } as const

const Sea = memo(function Sea() {
  return (
    <>
      <defs>
        <pattern id="mare-waves" width="26" height="12" patternUnits="userSpaceOnUse">
          <path className="mare-map-waves" d="M0 8q6.5-5 13 0t13 0" />
        </pattern>
        {Object.entries(HATCHES).map(([empire, { colour, d, turned }]) => (
          <pattern
            key={empire}
            id={`mare-hatch-${empire}`}
            className={`mare-map-own mare-seat-${colour}`}
            {...HATCH}
            patternTransform={`rotate(${turned})`}
          >
            <path d={d} />
          </pattern>
        ))}
        <clipPath id="mare-dry">
          <path d={LAND} />
        </clipPath>
        <pattern id="mare-covered" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className="mare-map-hatch" d="M0 0V7" />
        </pattern>
      </defs>
      <rect className="mare-map-sea" {...FULL} />
      <rect fill="url(#mare-waves)" {...FULL} />
    </>
  )
})

const Borders = memo(function Borders() {
  return (
    <g className="mare-map-lines">
      <Drawn className="mare-map-outer" which={outer} />
      <Drawn className="mare-map-inner" which={inner} />
      <Drawn className="mare-map-coast" which={coast} />
    </g>
  )
})

const Shore = memo(function Shore() {
  return (
    <g className="mare-map-lines">
      {WAYS.map(({ id, kind, path }) => (
        <path key={id} className={`mare-map-link mare-map-link-${kind}`} d={path} />
      ))}
      <Drawn className="mare-map-waters" which={waters} />
      <Drawn className="mare-map-waters mare-map-open" which={open} />
      <Drawn className="mare-map-shore" which={coast} />
      <Drawn className="mare-map-shore mare-map-shore-near" which={coast} />
      <path className="mare-map-ground" d={LAND} />
      <g clipPath="url(#mare-dry)">
        {HAS_COASTS && <Relief sheet={SHEET} day={day} night={night} />}
        {RIVER_PATHS.map(d => (
          <path key={d} className="mare-map-river" d={d} />
        ))}
      </g>
      <path className="mare-map-other" d={OTHER} />
    </g>
  )
})

interface GroundProps {
  readonly provinces: readonly MapProvince[]
  readonly seas: readonly MapSea[]
  readonly seats: readonly MapSeat[]
  readonly button: ChartState['button']
}

export const Ground = memo(function Ground({ provinces, seas, seats, button }: GroundProps) {
  return (
    <>
      <Sea />
      {seas.map(({ id, label }) => (
        <g key={id} className="mare-map-place" {...button(id, label)}>
          <path className="mare-map-water" d={shape(id).path} />
        </g>
      ))}
      <Shore />
      {provinces.map(({ id, label, controller, covered }) => {
        const land = <path className="mare-map-land" d={shape(id).path} />
        if (covered) {
          return (
            <g key={id} className="mare-map-covered">
              {land}
              <path fill="url(#mare-covered)" d={shape(id).path} />
            </g>
          )
        }
        const held = controller === undefined ? '' : `mare-map-held mare-seat-${seats[controller].colour}`
        return (
          <g key={id} className={`mare-map-place ${held}`} {...button(id, label)}>
            {land}
            {controller !== undefined && (
              <path className="mare-map-hatched" d={shape(id).path} fill={hatchOf(seats[controller])} />
            )}
          </g>
        )
      })}
      <Borders />
    </>
  )
})

export interface Ring {
  readonly id: string
  readonly state: Badge['state']
}

interface RingsProps {
  readonly rings: readonly Ring[]
  readonly focused: string | undefined
  /** Makes the names of this map's outlines its own. */
  readonly clip: string
}

/** What was chosen lies over what can be. */
const ORDER: readonly Badge['state'][] = ['lit', 'chosen']

export const Rings = ({ rings, focused, clip }: RingsProps) => {
  const ordered = rings.toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state))
  const outlined = [...new Set([...ordered.map(({ id }) => id), ...(focused?.includes('/') ? [] : [focused])])]
  return (
    <Thick className="mare-map-rings">
      <defs>
        {outlined.map(
          id =>
            id !== undefined && (
              <clipPath key={id} id={`${clip}${id}`}>
                <path d={shape(id).path} />
              </clipPath>
            ),
        )}
      </defs>
      {ordered.map(({ id, state }) => (
        <g key={id} className={`mare-map-ring mare-map-is-${state}`} clipPath={`url(#${clip}${id})`}>
          <path className="mare-map-glow" d={shape(id).edge} />
          <path className="mare-map-glow" d={shape(id).edge} />
          <path className="mare-map-edge" d={shape(id).edge} />
        </g>
      ))}
      {focused !== undefined && !focused.includes('/') && (
        <g className="mare-map-ring mare-map-is-focused" clipPath={`url(#${clip}${focused})`}>
          <path className="mare-map-gap" d={shape(focused).path} />
          <path className="mare-map-edge" d={shape(focused).path} />
        </g>
      )}
    </Thick>
  )
}

/** Where others did something last: a double line along the border. */
export const Touched = ({ places }: { readonly places: readonly string[] }) => (
  <Thick className="mare-map-touched">
    {places.map(id => (
      <g key={id} data-recent={id}>
        <path d={shape(id).edge} />
        <path d={shape(id).edge} />
      </g>
    ))}
  </Thick>
)

/** Units on their way: drawn until they go. */
export interface Way {
  readonly from: string
  readonly to: string
  readonly n: number
}

const HEAD = 13
/** Above the name of the place it leads to. */
const ABOVE = 16

/** A bow from the units to the name of the place they go to. */
export function WayLine({ from, to }: Way) {
  const { anchor, units, land } = shape(from)
  const [ax, ay] = units ?? [anchor[0], anchor[1] + (land ? ROWS.units : ROWS.unitsAtSea)]
  const [bx, by] = [shape(to).anchor[0], shape(to).anchor[1] - ABOVE]
  const [cx, cy] = [(ax + bx) / 2 + (by - ay) * 0.14, (ay + by) / 2 - Math.abs(bx - ax) * 0.2]
  const turned = (Math.atan2(by - cy, bx - cx) * 180) / Math.PI
  return (
    <Thick className="mare-map-way">
      <path d={`M${ax} ${ay}Q${cx} ${cy} ${bx} ${by}`} />
      <path
        className="mare-map-way-head"
        d={`M${-HEAD / 2} ${-HEAD / 1.7}L${HEAD / 2} 0L${-HEAD / 2} ${HEAD / 1.7}z`}
        transform={`translate(${bx} ${by}) rotate(${turned})`}
      />
    </Thick>
  )
}

/** Land and coasts, for the small map. */
export const Small = memo(function Small() {
  return (
    <>
      <path className="mare-map-mini-land" d={LAND} />
      <path className="mare-map-mini-coast" d={COASTS} />
    </>
  )
})
