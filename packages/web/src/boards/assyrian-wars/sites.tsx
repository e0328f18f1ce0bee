// A place of the map: its sign by what it is, in the colour and with the letters of who holds it, its level, and what has befallen it.
// A town rises as our drawing behind a wall in that colour; until the drawing is there, and from afar, a plain sign stands for it.

import { memo } from 'react'
import { COUNTRIES } from './facts.ts'
import { citySizeOf, kindOf, radiusOf } from './geometry.ts'
import type { Layout } from './label-layout.ts'
import type { MapArea } from './map-data.ts'
import { type AreaMark, PIP } from './marks.ts'
import { type CitySize, cityPicture, usePixels } from './picture.ts'
import './marks.css'

export type State = 'lit' | 'chosen' | 'refused'

/** Battlements; a square; a disc; a ring around open land. From their upper left corner, or where a circle begins. */
const OUTLINES = {
  fortress: [-12.5, -12.5, 'h5.8v4.6h3.8v-4.6h5.8v4.6h3.8v-4.6h5.8v25h-25z'],
  square: [-10.5, -10.5, 'h21v21h-21z'],
  city: [-11.2, 0, 'a11.2 11.2 0 1 1 22.4 0a11.2 11.2 0 1 1-22.4 0z'],
  round: [-9.6, 0, 'a9.6 9.6 0 1 1 19.2 0a9.6 9.6 0 1 1-19.2 0z'],
} as const

/** Before a drawn town: the wall of a fortress with its battlements, or a plain one. */
const WALLS = {
  fortress: [-12.5, -1.8, 'h5v2.2h5v-2.2h5v2.2h5v-2.2h5v14.3h-25z'],
  plain: [
    -9.3,
    0,
    'h18.6a2.4 2.4 0 0 1 2.4 2.4v7.7a2.4 2.4 0 0 1-2.4 2.4h-18.6a2.4 2.4 0 0 1-2.4-2.4v-7.7a2.4 2.4 0 0 1 2.4-2.4z',
  ],
} as const
/** The middle of a wall, where its letters stand. */
const WALL_MIDDLE = 6.4

/** How wide the drawing of a town is, how high, and where its foot is, behind the wall. */
const TOWNS: Readonly<Record<CitySize, readonly [width: number, height: number, foot: number]>> = {
  1: [22.5, 19.7, 7.7],
  2: [27, 22.1, 8.6],
  3: [29, 23.2, 9.4],
}
const townBox = (size: CitySize) => {
  const [width, height, foot] = TOWNS[size]
  return { x: -width / 2, y: foot - height, width, height }
}

/** Where the drawing of a place's town is; undefined: it has none, or none yet. */
function useTown(area: MapArea, drawn: boolean): string | undefined {
  const size = citySizeOf(area.id)
  const address = usePixels(size === undefined ? '' : cityPicture(size, area.siege !== undefined))
  return drawn ? address : undefined
}

const inkOn = (country: string | undefined): string =>
  COUNTRIES.get(country ?? '')?.ink === 'dark' ? '#1d1710' : '#fff'

const holderOf = ({ city, land }: MapArea): string | undefined => city ?? land

interface SignProps {
  readonly area: MapArea
  /** Where the drawing of its town is. */
  readonly town: string | undefined
}

/** In the colour of the city's holder; a ring in that of the ground around it where it is another's. Open land is hollow. */
const Sign = ({ area, town }: SignProps) => {
  const kind = kindOf(area.id)
  const [x, y, outline] = town === undefined ? OUTLINES[kind] : WALLS[kind === 'fortress' ? 'fortress' : 'plain']
  const colour = COUNTRIES.get(holderOf(area) ?? '')?.colour
  const ground = area.city !== undefined && area.land !== area.city ? COUNTRIES.get(area.land ?? '') : undefined
  const radius = radiusOf(area.id)
  const hollow = kind === 'round'
  return (
    <>
      {ground && <circle className="east-contested" r={radius + 4} stroke={ground.colour} />}
      {area.siege && <circle className="east-besieged" r={radius + 5} />}
      {area.province && <circle className="east-province" r={radius + 3.5} />}
      {town !== undefined && <image className="east-town" href={town} {...townBox(citySizeOf(area.id) ?? 1)} />}
      {/* Its shadow: the outline itself, a little lower. A filter would be worked out for every sign whenever the map is painted. */}
      <path className="east-shade" d={`M${x} ${y + 1.2}${outline}`} />
      {hollow && <path className="east-hollow-rim" d={`M${x} ${y}${outline}`} />}
      <path
        className={`east-sign ${hollow ? 'east-hollow' : ''}`}
        d={`M${x} ${y}${outline}`}
        {...(hollow ? { style: { stroke: colour ?? 'var(--coast)' } } : { fill: colour ?? 'var(--card)' })}
      />
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
    case 'level':
      return (
        <g className="east-pips">
          {Array.from({ length: mark.of ?? 0 }, (_, i) => (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: pips have nothing but their place
              key={i}
              className={i < Number(text) ? '' : 'east-pip-lost'}
              cx={(i - ((mark.of ?? 0) - 1) / 2) * PIP}
              r="1.9"
            />
          ))}
        </g>
      )
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
  /** Near enough for drawings. */
  readonly drawn: boolean
}

/** What can be pressed: its figures are drawn over it, so that its name alone is read out. */
export const Site = memo(function Site({ area, state, focused, size, drawn }: SiteProps) {
  const town = useTown(area, drawn)
  const r = radiusOf(area.id) * size
  return (
    <>
      {state && <circle className={`east-ring east-is-${state}`} r={r + 6.5} />}
      {focused && <circle className="east-ring east-is-focused" r={r + 10} />}
      <g transform={size === 1 ? undefined : `scale(${size})`}>
        <Sign area={area} town={town} />
      </g>
    </>
  )
})

interface FiguresProps {
  readonly area: MapArea
  readonly marks: NonNullable<ReturnType<Layout['marks']['get']>> | undefined
  /** Large enough for letters. */
  readonly lettered: boolean
  /** How large its sign is. */
  readonly size: number
}

/** Marks are laid out with every position, and most of them lie where they lay. */
const isSameFigures = (a: FiguresProps, b: FiguresProps): boolean =>
  a.area === b.area &&
  a.lettered === b.lettered &&
  a.size === b.size &&
  JSON.stringify(a.marks) === JSON.stringify(b.marks)

/** The letters of its holder, and the marks around it. */
export const Figures = memo(function Figures({ area, marks, lettered, size }: FiguresProps) {
  const holder = holderOf(area)
  const hollow = kindOf(area.id) === 'round'
  const town = useTown(area, lettered)
  const lower = town !== undefined ? WALL_MIDDLE * size : kindOf(area.id) === 'fortress' ? 2 : 0
  return (
    <>
      {lettered && holder !== undefined && (
        <text className="east-letters" y={3.9 + lower} fill={hollow ? 'var(--ink)' : inkOn(holder)}>
          {COUNTRIES.get(holder)?.code}
        </text>
      )}
      {marks?.map(({ mark, dx, dy }) => (
        <g key={mark.kind} transform={`translate(${dx} ${dy})`}>
          <MarkSign mark={mark} />
        </g>
      ))}
    </>
  )
}, isSameFigures)
