// The course of a game as a graph: one figure by seat over the moves, chapters as bands. One seat is a solid line, the
// other dashed with a hatched field. A table tells the same in words.

import type { Seat } from '@tabularium/kernel'
import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react'
import { useSeatColour } from '../ui/seat.tsx'
import { useSize } from '../ui/use-size.ts'
import { rowsOf, stepsTo } from './scale.ts'
import './graph.css'

export interface Milestone {
  readonly move: number
  readonly name: string
}

interface GraphProps {
  /** By move (0: the set-up), then by seat. */
  readonly figures: readonly (readonly number[])[]
  readonly players: readonly string[]
  readonly name: string
  readonly milestones: readonly Milestone[]
  readonly at: number
  readonly words: { readonly move: string; readonly table: string; at(move: number): string }
  go(move: number): void
}

const DASHES = ['', '7 4', '2 4', '10 3 2 3', '5 5', '1 3']
const LEFT = 34
const RIGHT = 14
const TOP = 8
const FOOT = 22
/** From a milestone's line to its name, and the most a letter of it takes. */
const BESIDE = 6
const LETTER = 8

/** Milestones with room for their name: before the edge, and clear of the name before. */
function namedMilestones(
  milestones: readonly Milestone[],
  x: (move: number) => number,
  width: number,
): readonly Milestone[] {
  let free = 0
  return milestones.filter(({ move, name }) => {
    const end = x(move) + BESIDE + name.length * LETTER
    if (x(move) < free || end > width) return false
    free = end
    return true
  })
}

/** A piece of a seat's line, for a legend. */
export function GraphLine({ seat }: { readonly seat: Seat }) {
  const colourOf = useSeatColour()
  return (
    <svg className="graph-sample" viewBox="0 0 30 6" aria-hidden="true">
      <path
        d="M1 3H29"
        className="graph-path"
        stroke={`var(--c-${colourOf(seat)})`}
        strokeDasharray={DASHES[seat % DASHES.length]}
      />
    </svg>
  )
}

export function Graph({ figures, players, name, milestones, at, words, go }: GraphProps) {
  const id = useId()
  const colourOf = useSeatColour()
  const box = useRef<HTMLDivElement>(null)
  const [width, height] = useSize(box)
  const last = Math.max(1, figures.length - 1)
  const high = Math.max(1, ...figures.flat())
  const low = Math.min(0, ...figures.flat())
  const x = (move: number) => LEFT + ((width - LEFT - RIGHT) * move) / last
  const y = (figure: number) => TOP + (height - TOP - FOOT) * (1 - (figure - low) / (high - low))
  const pathOf = (seat: Seat) => figures.map((row, move) => `${move ? 'L' : 'M'}${x(move)} ${y(row[seat])}`).join('')
  const seats = players.map((_, seat) => seat)
  const named = namedMilestones(milestones, x, width)
  const moveAt = (event: PointerEvent) => {
    const from = event.currentTarget.getBoundingClientRect().left
    return Math.min(last, Math.max(0, Math.round(((event.clientX - from - LEFT) / (width - LEFT - RIGHT)) * last)))
  }
  const keys = (event: KeyboardEvent) => {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, PageDown: at - 10, PageUp: at + 10, Home: 0, End: last }[
      event.key
    ]
    if (to === undefined) return
    event.preventDefault()
    event.stopPropagation()
    go(Math.min(last, Math.max(0, to)))
  }
  const said = figures[at]?.map((figure, seat) => `${players[seat]} ${figure}`).join(', ')
  return (
    <div className="graph">
      <div
        className="graph-box"
        ref={box}
        role="slider"
        tabIndex={0}
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at}
        aria-valuetext={`${words.at(at)}: ${said}`}
        onKeyDown={keys}
        onPointerDown={event => {
          event.currentTarget.setPointerCapture(event.pointerId)
          go(moveAt(event))
        }}
        onPointerMove={event => {
          if (event.buttons === 1) go(moveAt(event))
        }}
      >
        <svg width={width} height={height} aria-hidden="true">
          <defs>
            <pattern
              id={`${id}-hatch`}
              width="7"
              height="7"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <path d="M0 0v7" stroke={`var(--c-${colourOf(1)})`} strokeWidth="1.6" strokeOpacity="0.4" />
            </pattern>
          </defs>
          {milestones.map((milestone, i) => (
            <rect
              key={milestone.move}
              x={x(milestone.move)}
              y={TOP}
              width={Math.max(0, x(milestones[i + 1]?.move ?? last) - x(milestone.move))}
              height={height - TOP - FOOT}
              className={`graph-band ${i % 2 === 1 ? 'graph-band-odd' : ''}`}
            />
          ))}
          {stepsTo(high).map(figure => (
            <g key={figure}>
              <path d={`M${LEFT} ${y(figure)}H${width - RIGHT}`} className="graph-line" />
              <text x={LEFT - 6} y={y(figure) + 4} textAnchor="end" className="graph-figure">
                {figure}
              </text>
            </g>
          ))}
          {seats.length === 2 && (
            <>
              <path
                d={`${pathOf(0)}L${x(last)} ${y(low)}L${x(0)} ${y(low)}Z`}
                fill={`var(--c-${colourOf(0)})`}
                opacity="0.14"
              />
              <path d={`${pathOf(1)}L${x(last)} ${y(low)}L${x(0)} ${y(low)}Z`} fill={`url(#${id}-hatch)`} />
            </>
          )}
          {seats.map(seat => (
            <path
              key={seat}
              d={pathOf(seat)}
              className="graph-path"
              stroke={`var(--c-${colourOf(seat)})`}
              strokeDasharray={DASHES[seat % DASHES.length]}
            />
          ))}
          {named.map(milestone => (
            <text key={milestone.move} x={x(milestone.move) + BESIDE} y={TOP + 13} className="graph-milestone">
              {milestone.name}
            </text>
          ))}
          <path d={`M${x(at)} ${TOP - 4}V${height - FOOT}`} className="graph-at" />
          {seats.map(seat => (
            <circle
              key={seat}
              cx={x(at)}
              cy={y(figures[at]?.[seat] ?? 0)}
              r="5"
              className="graph-point"
              fill={`var(--c-${colourOf(seat)})`}
            />
          ))}
        </svg>
        <span className="graph-now num" style={{ left: `${Math.min(width - 30, Math.max(30, x(at)))}px` }}>
          {at} / {figures.length - 1}
        </span>
      </div>
      <div className="visually-hidden">
        <table>
          <caption>{words.table}</caption>
          <thead>
            <tr>
              <th scope="col">{words.move}</th>
              {seats.map(seat => (
                <th key={seat} scope="col">
                  {players[seat]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(figures.length - 1).map(move => (
              <tr key={move}>
                <th scope="row">{move}</th>
                {seats.map(seat => (
                  <td key={seat}>{figures[move][seat]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
