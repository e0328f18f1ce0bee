// A rating over time: one thin line over its games, with its lowest and highest.

import type { RatingPoint } from '@tabularium/protocol'
import { useGameName } from '../frame/use-game-name.ts'
import { contactWords } from './contact-words.ts'
import './contacts.css'

const WIDTH = 320
const HEIGHT = 72
const EDGE = 4

interface ChartProps {
  readonly game: string
  /** The oldest first. */
  readonly points: readonly RatingPoint[]
}

export function RatingChart({ game, points }: ChartProps) {
  const say = contactWords.use()
  const gameName = useGameName()
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 2) return undefined
  const ratings = points.map(point => point.rating)
  const [low, high] = [Math.min(...ratings), Math.max(...ratings)]
  const x = (i: number) => EDGE + ((WIDTH - 2 * EDGE) * i) / (points.length - 1)
  const y = (rating: number) => HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * (rating - low)) / Math.max(1, high - low)
  const line = points.map(({ rating }, i) => `${x(i).toFixed(1)},${y(rating).toFixed(1)}`).join(' ')
  const text = say('chart.text', { game: gameName(game), first: first.rating, last: last.rating, low, high })
  return (
    <figure className="rating-chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={text} preserveAspectRatio="none">
        <polyline points={line} />
      </svg>
      <figcaption aria-hidden="true">
        <b>{gameName(game)}</b>
        <span className="num">
          {low}–{high}
        </span>
      </figcaption>
    </figure>
  )
}
