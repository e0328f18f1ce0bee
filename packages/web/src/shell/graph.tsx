// The course of a game as a graph: one figure by seat over the moves, chapters as bands. One seat is a solid line, the
// other dashed with a hatched field. A table tells the same in words. Winning chances have marks of moves besides, luck as
// bars below, and where two play one line, filled on the own side of the even chance and hatched on the other's.

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

/** A move that is marked: with its sign in a circle, or where it has none (or no room) as a point. */
export interface GraphMark {
  readonly move: number
  readonly seat: Seat
  readonly kind: string
  readonly sign?: string
  /** Where circles would lie upon each other, the heavier one is drawn. */
  readonly weight: number
}

/** What makes figures winning chances, from 0 to 1. */
export interface GraphChances {
  /** Whose side is filled, and whose luck is shown. */
  readonly own: Seat
  readonly even: number
  readonly marks: readonly GraphMark[]
  /** By move (0: of the set-up): what chance changed for the own seat. */
  readonly luck: readonly number[]
  readonly luckName: string
  text(chance: number): string
  /** What is said of a move besides the chances. */
  told(move: number): string | undefined
}

interface GraphProps {
  /** By move (0: the set-up), then by seat. */
  readonly figures: readonly (readonly number[])[]
  readonly players: readonly string[]
  readonly name: string
  readonly milestones: readonly Milestone[]
  readonly at: number
  readonly words: { readonly move: string; readonly table: string; at(move: number): string }
  readonly chances?: GraphChances | undefined
  go(move: number): void
}

const DASHES = ['', '7 4', '2 4', '10 3 2 3', '5 5', '1 3']
const LEFT = 34
/** `100%` is wider than most figures. */
const LEFT_OF_CHANCES = 44
const RIGHT = 14
const TOP = 8
const FOOT = 22
/** Of the bars of luck: half their room, and their width. */
const LUCK = 17
const BAR = 6
const MARK = 10
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

/** Marks with room for their circle: the heaviest first. */
function circledMarks(marks: readonly GraphMark[], x: (move: number) => number): readonly GraphMark[] {
  const drawn: GraphMark[] = []
  for (const mark of marks.filter(({ sign }) => sign !== undefined).toSorted((a, b) => b.weight - a.weight)) {
    if (drawn.every(({ move }) => Math.abs(x(move) - x(mark.move)) > 2 * MARK)) drawn.push(mark)
  }
  return drawn
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

/** A piece of a seat's side, for the legend of the chances of two. */
export function GraphSide({ seat, own }: { readonly seat: Seat; readonly own: boolean }) {
  const id = useId()
  const colour = `var(--c-${useSeatColour()(seat)})`
  return (
    <svg className="graph-sample graph-side" viewBox="0 0 30 12" aria-hidden="true">
      <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0v5" stroke={colour} strokeWidth="1.6" />
      </pattern>
      <rect
        x="1"
        y="1"
        width="28"
        height="10"
        rx="2"
        fill={own ? colour : `url(#${id})`}
        fillOpacity={own ? 0.4 : 1}
        stroke={colour}
      />
    </svg>
  )
}

export function Graph({ figures, players, name, milestones, at, words, chances, go }: GraphProps) {
  const id = useId()
  const colourOf = useSeatColour()
  const box = useRef<HTMLDivElement>(null)
  const [width, height] = useSize(box)
  const last = Math.max(1, figures.length - 1)
  const high = chances ? 1 : Math.max(1, ...figures.flat())
  const low = chances ? 0 : Math.min(0, ...figures.flat())
  const left = chances ? LEFT_OF_CHANCES : LEFT
  const foot = chances ? FOOT + 2 * LUCK : FOOT
  const text = chances?.text ?? String
  const x = (move: number) => left + ((width - left - RIGHT) * move) / last
  const y = (figure: number) => TOP + (height - TOP - foot) * (1 - (figure - low) / (high - low))
  const pathOf = (seat: Seat) => figures.map((row, move) => `${move ? 'L' : 'M'}${x(move)} ${y(row[seat])}`).join('')
  const seats = players.map((_, seat) => seat)
  const duel = seats.length === 2
  // Of two the one's chance is what the other's is not.
  const drawn = chances && duel ? [chances.own] : seats
  const rival = duel && chances ? 1 - chances.own : 1
  const named = namedMilestones(milestones, x, width)
  const moveAt = (event: PointerEvent) => {
    const from = event.currentTarget.getBoundingClientRect().left
    return Math.min(last, Math.max(0, Math.round(((event.clientX - from - left) / (width - left - RIGHT)) * last)))
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
  const said = [
    figures[at]?.map((figure, seat) => `${players[seat]} ${text(figure)}`).join(', '),
    ...[chances?.told(at)].filter(told => told !== undefined),
  ].join('; ')
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
              <path d="M0 0v7" stroke={`var(--c-${colourOf(rival)})`} strokeWidth="1.6" strokeOpacity="0.4" />
            </pattern>
          </defs>
          {milestones.map((milestone, i) => (
            <rect
              key={milestone.move}
              x={x(milestone.move)}
              y={TOP}
              width={Math.max(0, x(milestones[i + 1]?.move ?? last) - x(milestone.move))}
              height={Math.max(0, height - TOP - foot)}
              className={`graph-band ${i % 2 === 1 ? 'graph-band-odd' : ''}`}
            />
          ))}
          {(chances ? [0, 0.5, 1] : stepsTo(high)).map(figure => (
            <g key={figure}>
              <path d={`M${left} ${y(figure)}H${width - RIGHT}`} className="graph-line" />
              <text x={left - 6} y={y(figure) + 4} textAnchor="end" className="graph-figure">
                {text(figure)}
              </text>
            </g>
          ))}
          {chances && <path d={`M${left} ${y(chances.even)}H${width - RIGHT}`} className="graph-even" />}
          {chances && duel && (
            <Sides
              id={id}
              path={`${pathOf(chances.own)}L${x(last)} ${y(chances.even)}L${x(0)} ${y(chances.even)}Z`}
              colour={`var(--c-${colourOf(chances.own)})`}
              even={y(chances.even)}
            />
          )}
          {duel && !chances && (
            <>
              <path
                d={`${pathOf(0)}L${x(last)} ${y(low)}L${x(0)} ${y(low)}Z`}
                fill={`var(--c-${colourOf(0)})`}
                opacity="0.14"
              />
              <path d={`${pathOf(1)}L${x(last)} ${y(low)}L${x(0)} ${y(low)}Z`} fill={`url(#${id}-hatch)`} />
            </>
          )}
          {drawn.map(seat => (
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
          {chances && (
            <Luck
              luck={chances.luck}
              name={chances.luckName}
              {...{ id, x, zero: height - FOOT - LUCK, right: width - RIGHT }}
              colour={`var(--c-${colourOf(chances.own)})`}
            />
          )}
          <path d={`M${x(at)} ${TOP - 4}V${height - FOOT}`} className="graph-at" />
          {chances && (
            <Marks
              marks={chances.marks}
              {...{ x, y: mark => y(figures[mark.move]?.[duel ? chances.own : mark.seat] ?? 0) }}
              bottom={height - foot}
            />
          )}
          {drawn.map(seat => (
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
                  <td key={seat}>{text(figures[move][seat])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

interface SidesProps {
  readonly id: string
  readonly path: string
  readonly colour: string
  readonly even: number
}

/** The field between the line and the even chance: own above it, the rival's below. */
const Sides = ({ id, path, colour, even }: SidesProps) => (
  <>
    <defs>
      <clipPath id={`${id}-own`}>
        <rect x="0" y="0" width="100%" height={Math.max(0, even)} />
      </clipPath>
      <clipPath id={`${id}-rival`}>
        <rect x="0" y={Math.max(0, even)} width="100%" height="100%" />
      </clipPath>
    </defs>
    <path d={path} fill={colour} opacity="0.24" clipPath={`url(#${id}-own)`} />
    <path d={path} fill={`url(#${id}-hatch)`} clipPath={`url(#${id}-rival)`} />
  </>
)

interface LuckProps {
  readonly id: string
  readonly luck: readonly number[]
  readonly name: string
  readonly colour: string
  readonly zero: number
  readonly right: number
  x(move: number): number
}

/** A fifth of a win fills the room of a bar. */
const FULL_LUCK = 0.2
/** Less is not drawn: it is the noise of the estimates. */
const LEAST_LUCK = 0.005

/** Bars by move: up solid, down hatched. */
function Luck({ id, luck, name, colour, zero, right, x }: LuckProps) {
  const wide = Math.max(1.5, Math.min(BAR, (x(1) - x(0)) * 0.7))
  return (
    <g className="graph-luck">
      <defs>
        <pattern id={`${id}-down`} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0v4" stroke={colour} strokeWidth="2" />
        </pattern>
      </defs>
      <path d={`M${x(0)} ${zero}H${right}`} className="graph-even" />
      <text x={x(0) + 2} y={zero - LUCK + 6} className="graph-luck-name">
        {name}
      </text>
      {luck.map((share, move) => {
        if (Math.abs(share) < LEAST_LUCK) return null
        const tall = Math.max(1.5, LUCK * Math.min(1, Math.abs(share) / FULL_LUCK))
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a move is its number
            key={move}
            x={x(move) - wide / 2}
            y={share > 0 ? zero - tall : zero}
            width={wide}
            height={tall}
            fill={share > 0 ? colour : `url(#${id}-down)`}
            stroke={colour}
            strokeWidth={share > 0 ? 0 : 0.8}
          />
        )
      })}
    </g>
  )
}

interface MarksProps {
  readonly marks: readonly GraphMark[]
  readonly bottom: number
  x(move: number): number
  y(mark: GraphMark): number
}

/** Points need so much room from one move to the next. */
const ROOM_OF_A_POINT = 6

function Marks({ marks, bottom, x, y }: MarksProps) {
  const circled = circledMarks(marks, x)
  const points = marks.filter(
    mark => !circled.includes(mark) && (mark.sign !== undefined || x(1) - x(0) >= ROOM_OF_A_POINT),
  )
  return (
    <>
      {points.map(mark => (
        <circle
          key={mark.move}
          cx={x(mark.move)}
          cy={y(mark)}
          r={mark.sign === undefined ? 2.2 : 3.4}
          className={`graph-mark graph-mark-${mark.kind}`}
        />
      ))}
      {circled.map(mark => {
        const cx = x(mark.move)
        // Below the line, as it went down here; where there is no room, above it.
        const below = y(mark) + 2.2 * MARK
        const cy = Math.min(bottom, Math.max(MARK + 2, below + MARK > bottom ? y(mark) - 2.2 * MARK : below))
        return (
          <g key={mark.move} className={`graph-mark graph-mark-${mark.kind}`}>
            <circle cx={cx} cy={cy} r={MARK} />
            <text x={cx} y={cy + 4} textAnchor="middle">
              {mark.sign}
            </text>
          </g>
        )
      })}
    </>
  )
}
