// A die as it fell, for eyes: its words stand beside it.

import './die.css'

const PIPS: readonly (readonly [number, number])[][] = [
  [],
  [[12, 12]],
  [
    [7, 7],
    [17, 17],
  ],
  [
    [6, 6],
    [12, 12],
    [18, 18],
  ],
  [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  [
    [6, 6],
    [18, 6],
    [12, 12],
    [6, 18],
    [18, 18],
  ],
  [
    [7, 6],
    [17, 6],
    [7, 12],
    [17, 12],
    [7, 18],
    [17, 18],
  ],
]

interface DieProps {
  readonly face: number
  /** It struck: light pips on dark. */
  readonly hit?: boolean
}

export const Die = ({ face, hit = false }: DieProps) => (
  <svg className={`die ${hit ? 'die-hit' : ''}`} viewBox="0 0 24 24" aria-hidden="true">
    <rect x="1" y="1" width="22" height="22" rx="5" />
    <g className="die-pips">
      {(PIPS[face] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2.1" />
      ))}
    </g>
  </svg>
)
