// The ground of the map, drawn once: water, land, the ancient shore, rivers, mountains; over it the paths by their terrain, and the
// whole of it small.

import { memo } from 'react'
import { drawn, ROADS, SHEET, TERRAINS } from './geometry.ts'
import { ANCIENT_GULF, AREAS, LAKES, LAND, MOUNTAINS, RIVERS } from './map.gen.ts'
import { eastWords } from './map-words.ts'

const FULL = {
  x: -SHEET.beyondX,
  y: -SHEET.beyondY,
  width: SHEET.width + 2 * SHEET.beyondX,
  height: SHEET.height + 2 * SHEET.beyondY,
}

const LAND_PATH = drawn(LAND, true)
const GULF_PATH = drawn(ANCIENT_GULF, true)
const LAKE_PATHS = Object.values(LAKES).map(lake => drawn(lake, true))
const RIVER_PATHS = Object.values(RIVERS).map(river => drawn(river))
const RANGES = Object.values(MOUNTAINS).map(range => drawn(range))

export const Ground = memo(function Ground() {
  return (
    <g className="east-ground">
      <defs>
        <pattern id="east-waves" width="26" height="12" patternUnits="userSpaceOnUse">
          <path className="east-waves" d="M0 8q6.5-5 13 0t13 0" />
        </pattern>
      </defs>
      <rect className="east-sea" {...FULL} />
      <rect fill="url(#east-waves)" {...FULL} />
      <path className="east-shore" d={LAND_PATH} />
      <path className="east-land" d={LAND_PATH} fillRule="evenodd" />
      {RANGES.map(d => (
        <path key={d} className="east-range" d={d} />
      ))}
      {RANGES.map(d => (
        <path key={`ridge ${d}`} className="east-ridge" d={d} />
      ))}
      {RIVER_PATHS.map(d => (
        <path key={d} className="east-river" d={d} />
      ))}
      <path className="east-gulf" d={GULF_PATH} />
      {LAKE_PATHS.map(d => (
        <path key={d} className="east-lake" d={d} />
      ))}
    </g>
  )
})

const line = ([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]): string =>
  `M${ax} ${ay}L${bx} ${by}`

export const Roads = memo(function Roads({ closed }: { readonly closed: ReadonlySet<string> }) {
  return (
    <g className="east-roads">
      {ROADS.filter(({ between }) => !between.some(id => closed.has(id))).map(({ id, from, to, terrain }) => (
        <path key={id} className={`east-road east-road-${terrain}`} d={line(from, to)} />
      ))}
    </g>
  )
})

/** The paths a force can take now. */
export function Ways({ origin, lit }: { readonly origin: string; readonly lit: ReadonlySet<string> }) {
  return (
    <g className="east-ways">
      {ROADS.filter(({ between }) => between.includes(origin) && between.some(id => id !== origin && lit.has(id))).map(
        ({ id, from, to }) => (
          <path key={id} d={line(from, to)} />
        ),
      )}
    </g>
  )
}

/** Which line is which path; folded, since places lie below it. */
export function Legend() {
  const words = eastWords.use()
  return (
    <details className="east-legend">
      <summary>{words('paths')}</summary>
      <ul>
        {TERRAINS.map(terrain => (
          <li key={terrain}>
            <svg viewBox="0 0 28 8" aria-hidden="true">
              <path className={`east-road east-road-${terrain}`} d="M2 4h24" />
            </svg>
            {words(terrain)}
          </li>
        ))}
      </ul>
    </details>
  )
}

const DOTS = Object.values(AREAS)

/** Land and places, for the small map. */
export const Small = memo(function Small() {
  return (
    <>
      <path className="east-mini-land" d={LAND_PATH} fillRule="evenodd" />
      <path className="east-gulf" d={GULF_PATH} />
      {DOTS.map(([x, y]) => (
        <circle key={`${x} ${y}`} className="east-mini-dot" cx={x} cy={y} r={9} />
      ))}
    </>
  )
})
