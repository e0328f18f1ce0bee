// A score month by month: a line, each month's interval as a band, and the same told in a list for whoever does not see it.

import { useRef } from 'react'
import { useSize } from '../../ui/use-size.ts'

export interface Month {
  readonly name: string
  readonly games: number
  readonly score: number
  readonly low: number
  readonly high: number
}

interface MonthsProps {
  readonly label: string
  readonly months: readonly Month[]
  told(month: Month): string
}

const LEFT = 44
const RIGHT = 14
const TOP = 10
const FOOT = 24
/** What the name of a month takes. */
const NAME = 76

export function Months({ label, months, told }: MonthsProps) {
  const box = useRef<HTMLDivElement>(null)
  const [width, height] = useSize(box)
  const x = (i: number) => LEFT + ((width - LEFT - RIGHT - NAME) * i) / Math.max(1, months.length - 1) + NAME / 2
  const y = (share: number) => TOP + (height - TOP - FOOT) * (1 - share)
  // Names that have room.
  const every = Math.max(1, Math.ceil((months.length * NAME) / Math.max(1, width - LEFT - RIGHT)))
  return (
    <>
      <div ref={box} className="training-months" aria-hidden="true">
        {width > 0 && (
          <svg width={width} height={height}>
            <title>{label}</title>
            {[0, 0.5, 1].map(share => (
              <g key={share}>
                <path className="months-grid" d={`M${LEFT} ${y(share)}H${width - RIGHT}`} />
                <text x={LEFT - 6} y={y(share) + 4} textAnchor="end">
                  {100 * share}%
                </text>
              </g>
            ))}
            {months.map(({ name, low, high }, i) => (
              <path key={name} className="months-range" d={`M${x(i)} ${y(low)}V${y(high)}`} />
            ))}
            <path
              className="months-line"
              d={months.map(({ score }, i) => `${i === 0 ? 'M' : 'L'}${x(i)} ${y(score)}`).join('')}
            />
            {months.map(({ name, score }, i) => (
              <circle key={name} className="months-point" cx={x(i)} cy={y(score)} r="4" />
            ))}
            {months.map(
              ({ name }, i) =>
                i % every === 0 && (
                  <text key={name} x={x(i)} y={height - 6} textAnchor="middle">
                    {name}
                  </text>
                ),
            )}
          </svg>
        )}
      </div>
      <ul className="visually-hidden">
        {months.map(month => (
          <li key={month.name}>{told(month)}</li>
        ))}
      </ul>
    </>
  )
}
