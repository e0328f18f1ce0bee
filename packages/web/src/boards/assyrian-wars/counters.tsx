// Counters: a plate for each country's force at a place, with its two letters, how many units there are, and who leads them.

import { memo } from 'react'
import { COUNTRIES } from './facts.ts'
import { wordWidth } from './label-placement.ts'
import type { MapStack } from './map-data.ts'
import './counters.css'

export const PLATE = { height: 20, gap: 3 } as const
const LETTERS = 22
const PADDING = 6
const LEADER_SIZE = 11.5
const DIGIT = 8.2

/** With the leader's name; with his ratings alone; with letters and number only. */
export type Form = 'full' | 'brief' | 'tiny'

const numberOf = ({ units, leaders }: MapStack): string => String(units + (units === 0 ? leaders : 0))

/** What is written of the leader. */
const leaderIn = ({ leader, rating = '' }: MapStack, form: Form): string =>
  leader === undefined || form === 'tiny' ? '' : form === 'brief' ? rating : `${leader} ${rating}`

/** How wide a plate is. */
export function plateWidth(stack: MapStack, form: Form): number {
  const written = leaderIn(stack, form)
  const leader = written === '' ? 0 : 9 + wordWidth(written, LEADER_SIZE)
  return LETTERS + PADDING + DIGIT * numberOf(stack).length + leader + (form === 'tiny' ? 2 : PADDING)
}

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
  const end = left + LETTERS + PADDING + DIGIT * number.length
  const leader = leaderIn(stack, form)
  const back = { x: left, y: top, width, height: PLATE.height, rx: 4.5, fill: country?.colour }
  return (
    <g
      className={`east-plate ${stack.moving ? 'east-moving' : ''} ${inside ? 'east-inside' : ''} ${carried ? 'east-carried' : ''}`}
    >
      {/* An army group: more than one plate. */}
      {stack.group !== undefined && <rect className="east-plate-back" {...back} x={left + 3} y={top - 3} />}
      <rect className="east-plate-back" {...back} />
      <rect className="east-plate-code" x={left + 2} y={top + 2} width={LETTERS - 2} height={PLATE.height - 4} rx="3" />
      <text className="east-code" x={left + LETTERS / 2 + 1} y={3.8}>
        {country?.code}
      </text>
      <text className="east-number" x={left + LETTERS + PADDING / 2 + 1} y={4.8} fill={ink}>
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
