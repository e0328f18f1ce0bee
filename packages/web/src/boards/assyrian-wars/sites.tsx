// A place of the map: its sign by what it is, in the colour of who holds it, its level, and what has befallen it.

import { memo } from 'react'
import { COUNTRIES } from './facts.ts'
import { kindOf, radiusOf } from './geometry.ts'
import type { Layout } from './label-layout.ts'
import type { MapArea } from './map-data.ts'
import type { AreaMark } from './marks.ts'
import './marks.css'

export type State = 'lit' | 'chosen' | 'refused'

/** Walls with a gap between two towers; a square; circles. From their upper left corner, or where a circle begins. */
const OUTLINES = {
  fortress: [-12, -12, 'h7v5h10v-5h7v24h-24z'],
  square: [-8.5, -8.5, 'h17v17h-17z'],
  city: [-10, 0, 'a10 10 0 1 1 20 0a10 10 0 1 1-20 0z'],
  round: [-6.5, 0, 'a6.5 6.5 0 1 1 13 0a6.5 6.5 0 1 1-13 0z'],
} as const

const inkOn = (country: string | undefined): string =>
  COUNTRIES.get(country ?? '')?.ink === 'dark' ? '#1d1710' : '#fff'

/** In the colour of the city's holder; a ring in that of the ground around it where it is another's. */
const Sign = ({ area }: { readonly area: MapArea }) => {
  const [x, y, outline] = OUTLINES[kindOf(area.id)]
  const holder = COUNTRIES.get(area.city ?? area.land ?? '')
  const ground = area.city !== undefined && area.land !== area.city ? COUNTRIES.get(area.land ?? '') : undefined
  const fill = holder?.colour ?? 'var(--card)'
  const radius = radiusOf(area.id)
  return (
    <>
      {ground && <circle className="east-contested" r={radius + 4} stroke={ground.colour} />}
      {area.siege && <circle className="east-besieged" r={radius + 5} />}
      {area.province && <circle className="east-province" r={radius + 3.5} />}
      {/* Its shadow: the outline itself, a little lower. A filter would be worked out for every sign whenever the map is painted. */}
      <path className="east-shade" d={`M${x} ${y + 1.2}${outline}`} />
      <path className="east-sign" d={`M${x} ${y}${outline}`} fill={fill} />
    </>
  )
}

const FLAME = 'M0-8.5c5 5 7 7.5 7 11a7 7 0 0 1-14 0C-7-1-3-2 0-8.5z'
const FLAG = 'M-5.5 8V-7.5h11l-3.4 3.6 3.4 3.6h-11'
/** Ladders and a ram, where a siege is not by hunger. */
const STORM = 'M-4.5 4.5l9-9M-4.5-4.5l9 9'

/** One mark around its own middle. */
export function MarkSign({ mark }: { readonly mark: AreaMark }) {
  const { kind, width, height, text, country } = mark
  const box = { x: -width / 2, y: -height / 2, width, height, rx: 4 }
  switch (kind) {
    case 'pillage':
      return (
        <g className="east-mark east-mark-pillage">
          <path d={FLAME} />
          <text y="6">{text}</text>
        </g>
      )
    case 'revolt':
      return (
        <g className="east-mark east-mark-revolt">
          <path className="east-mark-rim" d={FLAG} />
          <path d={FLAG} />
        </g>
      )
    case 'holder':
    case 'grace':
      return (
        <g className={`east-mark east-mark-${kind}`} fill={inkOn(country)}>
          <rect {...box} fill={COUNTRIES.get(country ?? '')?.colour} />
          <text y="4">{text}</text>
        </g>
      )
    default:
      return (
        <g className={`east-mark east-mark-${kind}`}>
          <rect {...box} />
          {text === '' ? <path d={STORM} /> : <text y="4">{text}</text>}
        </g>
      )
  }
}

interface SiteProps {
  readonly area: MapArea
  readonly state: State | undefined
  readonly focused: boolean
  /** How large the sign is, of its full size. */
  readonly size: number
}

/** What can be pressed: its figures are drawn over it, so that its name alone is read out. */
export const Site = memo(function Site({ area, state, focused, size }: SiteProps) {
  const r = radiusOf(area.id) * size
  return (
    <>
      {state && <circle className={`east-ring east-is-${state}`} r={r + 6.5} />}
      {focused && <circle className="east-ring east-is-focused" r={r + 10} />}
      <g transform={size === 1 ? undefined : `scale(${size})`}>
        <Sign area={area} />
      </g>
    </>
  )
})

interface FiguresProps {
  readonly area: MapArea
  readonly marks: NonNullable<ReturnType<Layout['marks']['get']>> | undefined
  readonly size: number
}

/** The level of a city, and the marks around it. */
export const Figures = memo(function Figures({ area, marks, size }: FiguresProps) {
  const holder = area.city ?? area.land
  return (
    <>
      {area.printed > 0 && (
        <g transform={size === 1 ? undefined : `scale(${size})`}>
          <text
            className="east-level"
            y={kindOf(area.id) === 'fortress' ? 6.5 : 4.6}
            fill={holder === undefined ? 'var(--ink)' : inkOn(holder)}
          >
            {area.level}
          </text>
        </g>
      )}
      {marks?.map(({ mark, dx, dy }) => (
        <g key={mark.kind} transform={`translate(${dx} ${dy})`}>
          <MarkSign mark={mark} />
        </g>
      ))}
    </>
  )
})
