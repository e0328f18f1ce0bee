// A drawn badge for a place among the first three: a wreath round the thing it was won in (a disc for a tournament, a krater
// for a cup, the sun for a season, a standard for a league) with the place on it in Roman figures.

import type { Honour } from '@tabularium/protocol'
import './honours.css'

type Kind = Honour['kind']

const FIGURES: Readonly<Record<number, string>> = { 1: 'I', 2: 'II', 3: 'III' }

/** Degrees at which the leaves of one branch of the wreath grow, from below upwards. */
const LEAVES = [28, 50, 72, 94, 116, 138, 158] as const
const RADIUS = 26

const leaf = (angle: number, side: 1 | -1) => {
  const turn = (angle * Math.PI) / 180
  const x = 32 + side * RADIUS * Math.sin(turn)
  const y = 32 + RADIUS * Math.cos(turn)
  const at = `translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${side * (90 - angle) - side * 35})`
  return <path key={`${angle} ${side}`} d="M-6 0Q0-4.4 6 0 0 4.4-6 0Z" transform={at} />
}

const RAYS = Array.from({ length: 16 }, (_, i) => i * 22.5)

const SIGNS: Readonly<Record<Kind, { readonly shape: React.ReactNode; readonly figureAt: number }>> = {
  tournament: {
    shape: (
      <>
        <circle cx="32" cy="32" r="16" className="honour-mass" />
        <circle cx="32" cy="32" r="13" className="honour-line" />
      </>
    ),
    figureAt: 36.6,
  },
  cup: {
    shape: (
      <>
        <path d="M21 23q-7 1-6 7 1 6 9 7M43 23q7 1 6 7-1 6-9 7" className="honour-handle" />
        <path d="M19 17h26v4c0 12-4 18-9 20v3l5 2v3H23v-3l5-2v-3c-5-2-9-8-9-20Z" className="honour-mass" />
        <path d="M20.500 21h23" className="honour-line" />
      </>
    ),
    figureAt: 34.4,
  },
  season: {
    shape: (
      <>
        {RAYS.map((angle, i) => (
          <path
            key={angle}
            d={i % 2 === 0 ? 'M32 13l2.400 7h-4.800Z' : 'M32 15.500l1.800 5h-3.600Z'}
            transform={`rotate(${angle} 32 32)`}
            className="honour-mass"
          />
        ))}
        <circle cx="32" cy="32" r="11.500" className="honour-mass" />
      </>
    ),
    figureAt: 36.6,
  },
  league: {
    shape: (
      <>
        <path d="M32 10v45M19 16h26" className="honour-handle" />
        <path d="M20.500 18h23v22l-4-3-4 3-3.500-3-3.500 3-4-3-4 3Z" className="honour-mass" />
        <path d="M22.500 20.500h19" className="honour-line" />
      </>
    ),
    figureAt: 33.6,
  },
}

export function HonourBadge({ kind, place }: Pick<Honour, 'kind' | 'place'>) {
  const { shape, figureAt } = SIGNS[kind]
  return (
    <svg viewBox="0 0 64 64" className={`honour-badge honour-${place}`} aria-hidden="true">
      <g className="honour-wreath">
        {LEAVES.map(angle => leaf(angle, 1))}
        {LEAVES.map(angle => leaf(angle, -1))}
      </g>
      {shape}
      <text x="32" y={figureAt} className="honour-figure">
        {FIGURES[place] ?? place}
      </text>
    </svg>
  )
}
