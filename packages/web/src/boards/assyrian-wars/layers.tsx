// The ground of the map, drawn once: water, land, the ancient shore, rivers; over it the paths by their terrain, and the
// whole of it small.

import { memo } from 'react'
import { Block, Thick } from '../map/block.tsx'
import { Relief } from '../map/relief.tsx'
import type { Point } from '../map/viewport.ts'
import { COUNTRIES, N } from './facts.ts'
import { drawn, HAS_LAND, linesOf, pointOf, ROADS, SHEET } from './geometry.ts'
import { ANCIENT_GULF, LAKES, LAND, RIVERS } from './map.gen.ts'
import type { MapTrail } from './map-data.ts'
import day from './relief-day.webp'
import night from './relief-night.webp'
import './ground.css'

const FULL = {
  x: -SHEET.beyondX,
  y: -SHEET.beyondY,
  width: SHEET.width + 2 * SHEET.beyondX,
  height: SHEET.height + 2 * SHEET.beyondY,
}

const LAND_PATH = drawn(LAND, true)

const RUN = 24

/** Its outline in short lines, so that the browser paints only those in sight: to stroke all of it for every tile of the picture takes most of its time. */
const COASTS: readonly string[] = linesOf(LAND).flatMap(ring => {
  const round = [...ring, ring[0]]
  return Array.from({ length: Math.ceil(ring.length / RUN) }, (_, n) => {
    const points = round.slice(n * RUN, (n + 1) * RUN + 1).map(point => point.join(' '))
    return `M${points.join('L')}`
  })
})

const Coast = ({ className }: { readonly className: string }) => (
  <g className={className}>
    {COASTS.map(d => (
      <path key={d} d={d} />
    ))}
  </g>
)

const GULF_PATH = drawn(ANCIENT_GULF, true)
const LAKE_PATHS = Object.values(LAKES).map(lake => drawn(lake, true))
/** Great ones are broader. */
const GREAT = new Set(['euphrates', 'tigris', 'nile'])
const RIVER_PATHS = Object.entries(RIVERS).map(([id, river]) => ({ d: drawn(river), great: GREAT.has(id) }))

const Rivers = ({ className }: { readonly className: string }) =>
  RIVER_PATHS.map(({ d, great }) => (
    <path key={d} className={`${className} ${great ? 'east-river-great' : ''}`} d={d} />
  ))

/** Without the usual land: a plain. */
const Plain = () => (
  <g className="east-ground">
    <rect className="east-land" {...FULL} />
  </g>
)

export const Ground = memo(function Ground() {
  if (!HAS_LAND) return <Plain />
  return (
    <g className="east-ground">
      <defs>
        <pattern id="east-waves" width="26" height="12" patternUnits="userSpaceOnUse">
          <path className="east-waves" d="M0 8q6.5-5 13 0t13 0" />
        </pattern>
        <clipPath id="east-dry">
          <path d={LAND_PATH} clipRule="evenodd" />
        </clipPath>
      </defs>
      <rect className="east-sea" {...FULL} />
      <rect fill="url(#east-waves)" {...FULL} />
      <Coast className="east-shore" />
      <Coast className="east-shore east-shore-near" />
      <path className="east-land" d={LAND_PATH} fillRule="evenodd" />
      <g clipPath="url(#east-dry)">
        <Relief sheet={SHEET} day={day} night={night} />
      </g>
      <Coast className="east-coast" />
      <Rivers className="east-bank" />
      <path className="east-bank" d={GULF_PATH} />
      <path className="east-gulf" d={GULF_PATH} />
      {LAKE_PATHS.map(d => (
        <path key={d} className="east-lake" d={d} />
      ))}
      <Rivers className="east-river" />
    </g>
  )
})

const line = ([ax, ay]: Point, [bx, by]: Point): string => `M${ax} ${ay}L${bx} ${by}`

export const Roads = memo(function Roads({ closed }: { readonly closed: ReadonlySet<string> }) {
  const open = ROADS.filter(({ between }) => !between.some(id => closed.has(id)))
  return (
    <Thick className="east-roads">
      {open.map(({ id, from, to }) => (
        <path key={id} className="east-road-casing" d={line(from, to)} />
      ))}
      {open.map(({ id, from, to, terrain }) => (
        <path key={id} className={`east-road east-road-${terrain}`} d={line(from, to)} />
      ))}
    </Thick>
  )
})

const lineOver = (places: readonly string[]): string =>
  places.map((id, i) => `${i === 0 ? 'M' : 'L'}${pointOf(id).join(' ')}`).join('')

/** Where others did something last: a double ring. */
export const Touched = ({ places }: { readonly places: readonly string[] }) => (
  <g className="east-touched">
    {places.map(id => (
      <Block key={id} at={pointOf(id)}>
        <circle r="19" data-recent={id} />
        <circle r="23" />
      </Block>
    ))}
  </g>
)

/** Where a force went last, for a moment. */
export function Trail({ trail: { country, places } }: { readonly trail: MapTrail }) {
  const d = lineOver(places)
  return (
    <Thick key={places.join(' ')} className="east-trail">
      <path className="east-trail-rim" d={d} pathLength="1" />
      <path d={d} pathLength="1" stroke={COUNTRIES.get(country)?.colour} />
    </Thick>
  )
}

/** Land and places, for the small map. */
export const Small = memo(function Small() {
  return (
    <>
      {HAS_LAND && <path className="east-mini-land" d={LAND_PATH} fillRule="evenodd" />}
      {HAS_LAND && <path className="east-gulf" d={GULF_PATH} />}
      {N.areas.map(id => {
        const [x, y] = pointOf(id)
        return <circle key={id} className="east-mini-dot" cx={x} cy={y} r={9} />
      })}
    </>
  )
})
