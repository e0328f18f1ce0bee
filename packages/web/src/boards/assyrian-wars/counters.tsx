// Counters: a plate for each country's force at a place. Our drawing shows the arm that is strongest in it, in the dress of its nation;
// beside it stand the two letters of the country, how many units there are, and who leads them. Until the drawing is there,
// and from afar, the emblem of the country stands in its place.

import { memo } from 'react'
import { textWidth } from '../map/label-placement.ts'
import { COUNTRIES } from './facts.ts'
import { emblemOf } from './icons.tsx'
import type { MapStack } from './map-data.ts'
import { Piece } from './picture.ts'
import './counters.css'

/**
 * With the leader's portrait and name; with his portrait and ratings alone; all in one line, without the portrait; with letters and
 * number only, and no drawing.
 */
export type Form = 'full' | 'brief' | 'low' | 'tiny'

const HEIGHTS: Readonly<Record<Form, number>> = { full: 28, brief: 28, low: 20, tiny: 20 }
export const plateHeight = (form: Form): number => HEIGHTS[form]
/** Between two plates. */
export const PLATE_GAP = 3

/** Room for two letters, also where the number stands below them. */
const LETTERS = 22
/** The drawing of the arm, before the letters; a leader's portrait, before his name. */
const TILE = { width: 27, height: 25 } as const
const LOW_TILE = { width: 19, height: 17 } as const
const PORTRAIT = { width: 20, height: 24 } as const
const PADDING = 6
/** Before the first and after the last. */
const EDGE = 2
const LEADER_SIZE = 11.5
const RATING_SIZE = 13
const DIGIT = 8.2

const numberOf = ({ units, leaders }: MapStack): string => String(units + (units === 0 ? leaders : 0))

/** What is written of the leader: his name over his ratings, or these alone. */
const leaderIn = (
  { leader, rating = '' }: MapStack,
  form: Form,
): readonly [name: string, rating: string] | undefined =>
  leader === undefined || form === 'tiny' ? undefined : [form === 'full' ? leader : '', rating]

/** Tile and letters, with the number below these. */
const besideTile = (digits: number): number => EDGE + TILE.width + LETTERS + (digits > 2 ? DIGIT : 0)

/** How wide a plate is. */
export function plateWidth(stack: MapStack, form: Form): number {
  const digits = numberOf(stack).length
  const written = leaderIn(stack, form)
  const said = written ? Math.max(textWidth(written[0], LEADER_SIZE), textWidth(written[1], RATING_SIZE)) : 0
  switch (form) {
    case 'tiny':
      return LETTERS + PADDING + DIGIT * digits + 2
    case 'low':
      return EDGE + LOW_TILE.width + LETTERS + DIGIT * digits + (written ? 8 + said : 0) + PADDING
    default:
      return besideTile(digits) + (written ? 4 + PORTRAIT.width + 3 + said + PADDING : 0) + EDGE
  }
}

/** All that stands at a place, where its counters have no room. */
export const BADGE = { height: 18, emblem: 14 } as const

/** How wide the badge of so many units is. */
export const badgeWidth = (units: number): number => BADGE.emblem + 9 + DIGIT * String(units).length

interface BadgeProps {
  /** Whose forces they are, the largest first. */
  readonly countries: readonly string[]
  readonly units: number
  readonly moving: boolean
  readonly carried: boolean
}

/** The emblem of who has most there, and the sum; behind it the colour of another. */
export const PileBadge = memo(function PileBadge({ countries, units, moving, carried }: BadgeProps) {
  const [first, second] = countries.map(id => COUNTRIES.get(id))
  const width = badgeWidth(units)
  const [left, top] = [-width / 2, -BADGE.height / 2]
  const back = { x: left, y: top, width, height: BADGE.height, rx: BADGE.height / 2 }
  return (
    <g className={`east-plate ${moving ? 'east-moving' : ''} ${carried ? 'east-carried' : ''}`}>
      {second && <rect className="east-plate-back" {...back} x={left + 2.5} y={top - 2.5} fill={second.colour} />}
      <rect className="east-plate-back" {...back} fill={first?.colour} />
      <circle className="east-plate-field" cx={left + BADGE.height / 2} r={BADGE.height / 2 - 1.5} />
      <path
        className="east-emblem"
        d={emblemOf(countries[0])}
        transform={`translate(${left + 3} -6) scale(${12 / 512})`}
      />
      <text
        className="east-number"
        x={left + BADGE.height + 2}
        y={4.8}
        fill={first?.ink === 'dark' ? '#1d1710' : '#fff'}
      >
        {units}
      </text>
    </g>
  )
})

interface PlateProps {
  readonly stack: MapStack
  readonly form: Form
  readonly inside: boolean
  /** Where it can be lifted. */
  readonly carried: boolean
}

export const Plate = memo(function Plate({ stack, form, inside, carried }: PlateProps) {
  const country = COUNTRIES.get(stack.country)
  const [width, height] = [plateWidth(stack, form), plateHeight(form)]
  const [left, top] = [-width / 2, -height / 2]
  const ink = country?.ink === 'dark' ? '#1d1710' : '#fff'
  const back = { x: left, y: top, width, height, rx: 4.5, fill: country?.colour }
  return (
    <g
      className={`east-plate ${stack.moving ? 'east-moving' : ''} ${inside ? 'east-inside' : ''} ${carried ? 'east-carried' : ''}`}
    >
      {/* An army group: more than one plate. */}
      {stack.group !== undefined && <rect className="east-plate-back" {...back} x={left + 3} y={top - 3} />}
      <rect className="east-plate-back" {...back} />
      <Face {...{ stack, form, left, ink }} />
      {stack.king && <path className="east-king" d={`M${left + 4} ${top - 1}l3-5 4 3.5 4-3.5 3 5z`} />}
    </g>
  )
})

interface FaceProps {
  readonly stack: MapStack
  readonly form: Form
  readonly left: number
  readonly ink: string
}

function Face({ stack, form, left, ink }: FaceProps) {
  const code = COUNTRIES.get(stack.country)?.code
  switch (form) {
    case 'tiny':
      return (
        <>
          <rect className="east-plate-field" x={left + EDGE} y={-8} width={LETTERS - EDGE} height={16} rx="3" />
          <text className="east-code" x={left + LETTERS / 2 + 1} y={3.8} fill="#1d1710">
            {code}
          </text>
          <text className="east-number" x={left + LETTERS + PADDING / 2 + 1} y={4.8} fill={ink}>
            {numberOf(stack)}
          </text>
        </>
      )
    case 'low': {
      const from = left + EDGE + LOW_TILE.width
      const end = from + LETTERS + DIGIT * numberOf(stack).length
      return (
        <>
          <Tile stack={stack} left={left + EDGE} size={LOW_TILE} />
          <text className="east-code" x={from + LETTERS / 2} y={3.8} fill={ink}>
            {code}
          </text>
          <text className="east-number" x={from + LETTERS} y={4.8} fill={ink}>
            {numberOf(stack)}
          </text>
          <Leader stack={stack} form={form} from={end + 3} ink={ink} />
        </>
      )
    }
    default: {
      const end = left + besideTile(numberOf(stack).length)
      const middle = (left + EDGE + TILE.width + end) / 2
      return (
        <>
          <Tile stack={stack} left={left + EDGE} size={TILE} />
          <text className="east-code" x={middle} y={-2.6} fill={ink}>
            {code}
          </text>
          <text className="east-number east-number-below" x={middle} y={10.6} fill={ink}>
            {numberOf(stack)}
          </text>
          <Leader stack={stack} form={form} from={end} ink={ink} />
        </>
      )
    }
  }
}

/** Who leads, after a line: his portrait, his name, his ratings, as far as there is room. */
function Leader({ stack, form, from, ink }: Omit<FaceProps, 'left'> & { readonly from: number }) {
  const written = leaderIn(stack, form)
  if (!written) return null
  const [name, rating] = written
  const high = form === 'low' ? 12 : 18
  const beside = from + 4 + (form === 'low' ? 0 : PORTRAIT.width + 3)
  return (
    <>
      <path className="east-rule" d={`M${from} ${-high / 2}v${high}`} stroke={ink} />
      {form !== 'low' && <Piece name={stack.portrait ?? ''} x={from + 4} y={-PORTRAIT.height / 2} {...PORTRAIT} />}
      {name !== '' && (
        <text className="east-leader" x={beside} y={-2.6} fill={ink}>
          {name}
        </text>
      )}
      <text className="east-rating" x={beside} y={name === '' ? 4.6 : 10.2} fill={ink}>
        {rating}
      </text>
    </>
  )
}

interface TileProps {
  readonly stack: MapStack
  readonly left: number
  readonly size: { readonly width: number; readonly height: number }
}

/** What stands there, as our drawing of its counter; the country's emblem where that is not known, or not here yet. */
function Tile({ stack: { country, arm }, left, size }: TileProps) {
  const box = { x: left, y: -size.height / 2, ...size }
  const emblem = size.height - 5
  const sign = (
    <path
      className="east-emblem"
      d={emblemOf(country)}
      transform={`translate(${left + (size.width - emblem) / 2} ${-emblem / 2}) scale(${emblem / 512})`}
    />
  )
  return (
    <>
      {/* The upper edge of a nation's plate is seen before it. */}
      <rect className="east-plate-field" {...box} rx="3" />
      {arm === undefined ? (
        sign
      ) : (
        <Piece name={arm} wide {...box}>
          {sign}
        </Piece>
      )}
    </>
  )
}
