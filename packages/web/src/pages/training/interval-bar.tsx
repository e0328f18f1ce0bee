// A share with its interval as a bar: from the low end to the high end, a point in the middle, a thin line at the even chance. The
// figures stand beside it in words.

import './training.css'

interface IntervalBarProps {
  readonly share: number
  readonly low: number
  readonly high: number
  readonly even?: number
}

const WIDTH = 120
const within = (share: number): number => WIDTH * Math.min(1, Math.max(0, share))

export const IntervalBar = ({ share, low, high, even = 0.5 }: IntervalBarProps) => (
  <svg className="interval-bar" viewBox={`0 0 ${WIDTH} 14`} preserveAspectRatio="none" aria-hidden="true">
    <path className="interval-ground" d={`M0 7H${WIDTH}`} />
    <path className="interval-even" d={`M${within(even)} 1V13`} />
    <path className="interval-range" d={`M${within(low)} 7H${within(high)}`} />
    <path className="interval-point" d={`M${within(share)} 2V12`} />
  </svg>
)
