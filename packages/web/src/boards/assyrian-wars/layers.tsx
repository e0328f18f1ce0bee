// The ground of the map, drawn once: water, land, the ancient shore, rivers, mountains; over it the paths by their terrain, and the
// whole of it small.

import { memo } from 'react'
import { Block, Thick } from '../map/block.tsx'
import type { Point } from '../map/pan-zoom.ts'
import { COUNTRIES } from './facts.ts'
import { drawn, linesOf, pointOf, ROADS, SHEET, TERRAINS } from './geometry.ts'
import { ANCIENT_GULF, AREAS, LAKES, LAND, MOUNTAINS, RIVERS } from './map.gen.ts'
import type { MapTrail } from './map-data.ts'
import { eastWords } from './map-words.ts'
import type { AreaMark } from './marks.ts'
import { MarkSign } from './sites.tsx'
import './ground.css'
import './legend.css'

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
      <Coast className="east-shore" />
      <path className="east-land" d={LAND_PATH} fillRule="evenodd" />
      <Coast className="east-coast" />
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

const line = ([ax, ay]: Point, [bx, by]: Point): string => `M${ax} ${ay}L${bx} ${by}`

export const Roads = memo(function Roads({ closed }: { readonly closed: ReadonlySet<string> }) {
  return (
    <Thick className="east-roads">
      {ROADS.filter(({ between }) => !between.some(id => closed.has(id))).map(({ id, from, to, terrain }) => (
        <path key={id} className={`east-road east-road-${terrain}`} d={line(from, to)} />
      ))}
    </Thick>
  )
})

interface WaysProps {
  readonly origin: string
  readonly ways: ReadonlyMap<string, { readonly way: readonly string[] }>
  /** The goal that is pointed at: all of the way to it is drawn. */
  readonly goal: string | undefined
}

/** The paths a force can take now. */
export function Ways({ origin, ways, goal }: WaysProps) {
  const way = goal === undefined ? undefined : ways.get(goal)?.way
  const edges = [...ways.values()].flatMap(({ way: [first, ...rest] }) => (rest.length === 0 ? [first] : []))
  return (
    <Thick className="east-ways">
      {edges.map(id => (
        <path key={id} d={line(pointOf(origin), pointOf(id))} />
      ))}
      {way && <path className="east-way" d={lineOver([origin, ...way])} />}
    </Thick>
  )
}

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

/** Marks of places, each as it is drawn once. */
const SAMPLES = (
  [
    ['siege', '3', 17, 15],
    ['damage', '−1', 17, 15],
    ['pillage', '2', 15, 18],
    ['more', '+1', 17, 15],
    ['revolt', '', 14, 16],
    ['holder', 'AS', 21, 14, 'assyria'],
    ['grace', 'AS', 21, 14, 'assyria'],
  ] as const
).map(
  ([kind, text, width, height, country = 'assyria']) =>
    ({ kind, text, width, height, country, side: [0, 0] }) satisfies AreaMark,
)

/** Which line is which path, and what the marks say; folded, since places lie below it. */
export function Legend() {
  const words = eastWords.use()
  return (
    <details className="east-legend">
      <summary>{words('legend')}</summary>
      <ul aria-label={words('paths')}>
        {TERRAINS.map(terrain => (
          <li key={terrain}>
            <svg viewBox="0 0 28 8" aria-hidden="true">
              <path className={`east-road east-road-${terrain}`} d="M2 4h24" />
            </svg>
            {words(terrain)}
          </li>
        ))}
      </ul>
      <ul aria-label={words('marks')}>
        {SAMPLES.map(mark => (
          <li key={mark.kind}>
            <svg className="east-legend-mark" viewBox="-14 -10 28 20" aria-hidden="true">
              <MarkSign mark={mark} />
            </svg>
            {words(`mark.${mark.kind}`)}
          </li>
        ))}
        {(['enemy', 'attrition'] as const).map(risk => (
          <li key={risk}>
            <svg className="east-legend-mark" viewBox="-18 -11 36 22" aria-hidden="true">
              <g className={`east-price east-price-${risk}`}>
                <rect x="-16" y="-10" width="32" height="20" rx="10" />
                <text y="4.4">{risk === 'enemy' ? '2 !' : '2 †'}</text>
              </g>
            </svg>
            {words(`mark.${risk}`)}
          </li>
        ))}
      </ul>
      <p>{words('source')}</p>
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
