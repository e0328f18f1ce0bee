// Counters: a plate for each country's force at a place, with its emblem and its two letters, how many units there are, and who
// leads them.

import { memo } from 'react'
import { textWidth } from '../map/label-placement.ts'
import { COUNTRIES } from './facts.ts'
import { emblemOf } from './icons.tsx'
import type { MapStack } from './map-data.ts'
import './counters.css'

export const PLATE = { height: 20, gap: 3 } as const
const LETTERS = 22
/** The emblem stands before the letters. */
const EMBLEM = 18
const PADDING = 6
const LEADER_SIZE = 11.5
const DIGIT = 8.2

/** With the leader's name; with his ratings alone; with letters and number only, and no emblem. */
export type Form = 'full' | 'brief' | 'tiny'

const numberOf = ({ units, leaders }: MapStack): string => String(units + (units === 0 ? leaders : 0))

/** What is written of the leader. */
const leaderIn = ({ leader, rating = '' }: MapStack, form: Form): string =>
  leader === undefined || form === 'tiny' ? '' : form === 'brief' ? rating : `${leader} ${rating}`

const headWidth = (form: Form): number => LETTERS + (form === 'tiny' ? 0 : EMBLEM)

/** How wide a plate is. */
export function plateWidth(stack: MapStack, form: Form): number {
  const written = leaderIn(stack, form)
  const leader = written === '' ? 0 : 11 + textWidth(written, LEADER_SIZE)
  return headWidth(form) + PADDING + DIGIT * numberOf(stack).length + leader + (form === 'tiny' ? 2 : PADDING)
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
  const width = plateWidth(stack, form)
  const [left, top] = [-width / 2, -PLATE.height / 2]
  const ink = country?.ink === 'dark' ? '#1d1710' : '#fff'
  const number = numberOf(stack)
  const head = left + headWidth(form)
  const end = head + PADDING + DIGIT * number.length
  const leader = leaderIn(stack, form)
  const back = { x: left, y: top, width, height: PLATE.height, rx: 4.5, fill: country?.colour }
  return (
    <g
      className={`east-plate ${stack.moving ? 'east-moving' : ''} ${inside ? 'east-inside' : ''} ${carried ? 'east-carried' : ''}`}
    >
      {/* An army group: more than one plate. */}
      {stack.group !== undefined && <rect className="east-plate-back" {...back} x={left + 3} y={top - 3} />}
      <rect className="east-plate-back" {...back} />
      <rect
        className="east-plate-field"
        x={left + 2}
        y={top + 2}
        width={form === 'tiny' ? LETTERS - 2 : EMBLEM}
        height={PLATE.height - 4}
        rx="3"
      />
      {form !== 'tiny' && (
        <path
          className="east-emblem"
          d={emblemOf(stack.country)}
          transform={`translate(${left + 4} -7) scale(${14 / 512})`}
        />
      )}
      <text
        className="east-code"
        x={head - LETTERS / 2 + (form === 'tiny' ? 1 : 3)}
        y={3.8}
        fill={form === 'tiny' ? '#1d1710' : ink}
      >
        {country?.code}
      </text>
      <text className="east-number" x={head + PADDING / 2 + 1} y={4.8} fill={ink}>
        {number}
      </text>
      {leader !== '' && (
        <>
          <path className="east-rule" d={`M${end + 2} ${top + 4}v12`} stroke={ink} />
          <text className="east-leader" x={end + 6} y={4} fill={ink}>
            {leader}
          </text>
        </>
      )}
      {stack.king && <path className="east-king" d={`M${left + 4} ${top - 1}l3-5 4 3.5 4-3.5 3 5z`} />}
    </g>
  )
})
