// A place of the map: its sign by what it is, in the colour of who holds it, its level, and what has befallen it; and its name.

import { memo } from 'react'
import { COUNTRIES } from './facts.ts'
import { isCapital, kindOf, radiusOf } from './geometry.ts'
import type { MapArea } from './map-data.ts'

export type State = 'lit' | 'chosen' | 'refused'

/** Walls with a gap between two towers. */
const TOWERS = 'M-12-12h7v5h10v-5h7v24h-24z'
const SQUARE = 'M-8.5-8.5h17v17h-17z'

const NO_GROUND = { fill: 'var(--card)', ink: 'var(--ink)' }

/** In the colour of the city's holder; a ring in that of the ground around it where it is another's. */
const Sign = ({ area }: { readonly area: MapArea }) => {
  const kind = kindOf(area.id)
  const holder = COUNTRIES.get(area.city ?? area.land ?? '')
  const ground = area.city !== undefined && area.land !== area.city ? COUNTRIES.get(area.land ?? '') : undefined
  const paint = holder ? { fill: holder.colour, ink: holder.ink === 'dark' ? '#1d1710' : '#fff' } : NO_GROUND
  const radius = radiusOf(area.id)
  return (
    <>
      {ground && <circle className="east-contested" r={radius + 4} stroke={ground.colour} />}
      {kind === 'fortress' ? (
        <path className="east-sign" d={TOWERS} fill={paint.fill} />
      ) : kind === 'square' ? (
        <path className="east-sign" d={SQUARE} fill={paint.fill} />
      ) : (
        <circle className="east-sign" r={kind === 'city' ? 10 : 6.5} fill={paint.fill} />
      )}
      {area.printed > 0 && (
        <text className="east-level" y={kind === 'fortress' ? 6.5 : 4.6} fill={paint.ink}>
          {area.level}
        </text>
      )}
    </>
  )
}

/** Small marks at the corners of a place. */
const Marks = ({ area }: { readonly area: MapArea }) => {
  const r = radiusOf(area.id)
  const damage = area.printed - area.level
  return (
    <>
      {area.siege && (
        <g className="east-siege">
          <circle r={r + 6} />
          <g transform={`translate(${-r - 5} ${-r - 3})`}>
            <rect x="-8" y="-7" width="16" height="14" rx="4" />
            <text y="3.8">{area.siege.kind === 'hunger' ? area.siege.hunger : '×'}</text>
          </g>
        </g>
      )}
      {damage > 0 && <path className="east-damage" d={`M${r - 5} ${-r - 2}l4 5-3 3 5 5`} />}
      {area.pillage !== undefined && area.pillage > 0 && (
        <g className="east-pillage" transform={`translate(${r + 1} ${r + 1})`}>
          <path d="M0-7c4 4 5 6 5 8.5a5 5 0 0 1-10 0C-5-.5-2-1 0-7z" />
          <text y="4.4">{area.pillage}</text>
        </g>
      )}
      {(area.ecoPlus ?? 0) + (area.ecoMinus ?? 0) > 0 && (
        <g className="east-eco" transform={`translate(${-r - 3} ${r + 2})`}>
          <circle r="6.5" />
          <text y="4">{(area.ecoPlus ?? 0) > 0 ? `+${area.ecoPlus}` : `−${area.ecoMinus}`}</text>
        </g>
      )}
      {area.revolt && (
        <g className="east-revolt" transform={`translate(0 ${-r - 5})`}>
          <path d="M-5-7v12M-5-7h9l-3 3 3 3h-9" />
        </g>
      )}
      {area.province && <circle className="east-province" r={r + 3.5} />}
    </>
  )
}

interface SiteProps {
  readonly area: MapArea
  readonly state: State | undefined
  readonly focused: boolean
}

export const Site = memo(function Site({ area, state, focused }: SiteProps) {
  const r = radiusOf(area.id)
  return (
    <>
      {state && <circle className={`east-ring east-is-${state}`} r={r + 6.5} />}
      {focused && <circle className="east-ring east-is-focused" r={r + 10} />}
      <Sign area={area} />
      <Marks area={area} />
    </>
  )
})

interface NameProps {
  readonly area: MapArea
  readonly dx: number
  readonly dy: number
}

export const Name = memo(function Name({ area, dx, dy }: NameProps) {
  const great = isCapital(area.id) || kindOf(area.id) === 'fortress'
  const sort = `${great ? 'east-great' : 'east-small'} ${area.printed > 0 ? '' : 'east-open'}`
  return (
    <text className={`east-name ${sort}`} x={dx} y={dy + 4.4}>
      {area.name}
    </text>
  )
})
