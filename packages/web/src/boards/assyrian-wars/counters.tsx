// Counters: a plate for each country's force at a place, with its two letters, how many units there are, and who leads them.

import { memo } from 'react'
import { COUNTRIES } from './facts.ts'
import type { MapStack } from './map-data.ts'
import { wordWidth } from './placing.ts'

export const PLATE = { height: 20, gap: 3 } as const
const LETTERS = 22
const PADDING = 6
const LEADER_SIZE = 11.5

const numberOf = ({ units, leaders }: MapStack): string => String(units + (units === 0 ? leaders : 0))

/** How wide a plate is, with the leader's name or without. */
export function plateWidth(stack: MapStack, named: boolean): number {
  const number = 8.2 * numberOf(stack).length
  const leader = named && stack.leader ? 9 + wordWidth(stack.leader, LEADER_SIZE) : stack.leaders > 0 ? 9 : 0
  return LETTERS + PADDING + number + leader + PADDING
}

interface PlateProps {
  readonly stack: MapStack
  readonly named: boolean
  readonly inside: boolean
  /** Where it can be lifted. */
  readonly carried: boolean
}

export const Plate = memo(function Plate({ stack, named, inside, carried }: PlateProps) {
  const country = COUNTRIES.get(stack.country)
  const width = plateWidth(stack, named)
  const [left, top] = [-width / 2, -PLATE.height / 2]
  const ink = country?.ink === 'dark' ? '#1d1710' : '#fff'
  const number = numberOf(stack)
  const end = left + LETTERS + PADDING + 8.2 * number.length
  return (
    <g
      className={`east-plate ${stack.moving ? 'east-moving' : ''} ${inside ? 'east-inside' : ''} ${carried ? 'east-carried' : ''}`}
    >
      <rect
        className="east-plate-back"
        x={left}
        y={top}
        width={width}
        height={PLATE.height}
        rx="4.5"
        fill={country?.colour}
      />
      <rect className="east-plate-code" x={left + 2} y={top + 2} width={LETTERS - 2} height={PLATE.height - 4} rx="3" />
      <text className="east-code" x={left + LETTERS / 2 + 1} y={3.8}>
        {country?.code}
      </text>
      <text className="east-number" x={left + LETTERS + PADDING / 2 + 1} y={4.8} fill={ink}>
        {number}
      </text>
      {stack.leaders > 0 && (
        <>
          <path className="east-rule" d={`M${end + 2} ${top + 4}v12`} stroke={ink} />
          {named && stack.leader ? (
            <text className="east-leader" x={end + 6} y={4} fill={ink}>
              {stack.leader}
            </text>
          ) : (
            <circle cx={end + 6.5} r="2.6" fill={ink} />
          )}
        </>
      )}
      {stack.king && <path className="east-king" d={`M${left + 4} ${top - 1}l3-5 4 3.5 4-3.5 3 5z`} />}
    </g>
  )
})
