// What others did, on the map: arrows from place to place in the colour of the seat, the number of each step, a dashed edge around
// what touched the one who looks, and a struck sign where a piece was lost.

import { use, useEffect, useMemo, useRef } from 'react'
import { useSeatColour } from '../../ui/seat.tsx'
import { type MarkedStep, RecapContext } from '../recap.ts'
import { Block, Thick } from './block.tsx'
import { useChart } from './chart.tsx'
import type { Bow } from './overlay-placement.ts'
import { placeRecap, type Standing } from './recap-placement.ts'
import type { Area, Point } from './viewport.ts'
import './recap-layer.css'

interface RecapPlaces {
  pointOf(place: string): Point
  /** Whether it is on this map at all. */
  has(place: string): boolean
}

/** In degrees. */
const turnedAt = ({ over, to }: Bow): number => (Math.atan2(to[1] - over[1], to[0] - over[0]) * 180) / Math.PI

const HEAD = 'M-15 -11L9 0L-15 11L-9 0z'

interface RecapEdgesProps extends RecapPlaces {
  /** Its border and all of its ground, where places have one; else a ring stands around its sign. */
  readonly outlineOf?: (place: string) => { readonly edge: string; readonly ground: string }
  /** How far that ring is from the middle of its sign. */
  readonly ringOf?: (place: string) => number
}

/** A dashed edge around what touched the one who looks: under names and pieces, which it would bury. */
export function RecapEdges({ pointOf, has, outlineOf, ringOf }: RecapEdgesProps) {
  const { steps = [] } = use(RecapContext) ?? {}
  const edges = [
    ...new Set(steps.flatMap(step => (step.touched && step.state !== 'coming' ? step.places : []))),
  ].filter(has)
  if (edges.length === 0) return null
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing takes no focus
    <g className="recap-layer" aria-hidden="true">
      <Thick className="recap-edges">
        {edges.map(place => {
          const outline = outlineOf?.(place)
          return outline ? (
            <g key={place}>
              <path className="recap-ground" d={outline.ground} />
              <path className="recap-edge-rim" d={outline.edge} />
              <path d={outline.edge} />
            </g>
          ) : (
            <Block key={place} at={pointOf(place)}>
              <circle className="recap-ring-rim" r={ringOf?.(place)} />
              <circle className="recap-ring" r={ringOf?.(place)} />
            </Block>
          )
        })}
      </Thick>
    </g>
  )
}

interface RecapLayerProps extends RecapPlaces {
  /** What comes into sight when something happens there. */
  around(at: Point): Area
  readonly standing: Standing
}

export function RecapLayer(props: RecapLayerProps) {
  const marks = use(RecapContext)
  return marks && <Drawn {...props} steps={marks.steps} growMs={marks.growMs} playing={marks.playing} />
}

interface DrawnProps extends RecapLayerProps {
  readonly steps: readonly MarkedStep[]
  readonly growMs: number
  readonly playing: boolean
}

function Drawn({ pointOf, has, around, standing, steps, growMs, playing }: DrawnProps) {
  const { reveal } = useChart()
  const colourOf = useSeatColour()
  const now = steps.find(({ state }) => state === 'now')
  const goal = now?.places.find(has)
  const seen = useRef<string>(undefined)
  useEffect(() => {
    const key = goal === undefined ? undefined : `${now?.n} ${goal}`
    if (playing && goal !== undefined && seen.current !== key) reveal(around(pointOf(goal)))
    seen.current = key
  }, [playing, goal, now, reveal, around, pointOf])
  const { arrows, numbers, ghosts } = useMemo(
    () => placeRecap(steps, { pointOf, has }, standing),
    [steps, pointOf, has, standing],
  )
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing takes no focus
    <g className="recap-layer" aria-hidden="true" data-recap={steps.length}>
      <Thick className="recap-arrows">
        {arrows.map(({ step, from, to, bow }) => {
          const d = `M${bow.from.join(' ')}Q${bow.over.join(' ')} ${bow.to.join(' ')}`
          const colour = step.seat === undefined ? 'var(--ink-2)' : `var(--c-${colourOf(step.seat)})`
          const grows = step.state === 'now' && growMs > 0
          return (
            <g
              key={`${step.n} ${from} ${to} ${grows}`}
              className={`recap-arrow recap-arrow-${step.state} ${grows ? 'recap-arrow-grows' : ''}`}
              style={{ color: colour, '--grow': `${growMs}ms` } as React.CSSProperties}
            >
              <path className="recap-arrow-rim" d={d} pathLength="1" />
              <path className="recap-arrow-line" d={d} pathLength="1" />
              {grows && <circle className="recap-token" style={{ offsetPath: `path("${d}")` }} />}
              <Block at={bow.to}>
                <path className="recap-arrow-head" d={HEAD} transform={`rotate(${turnedAt(bow)})`} />
              </Block>
            </g>
          )
        })}
      </Thick>
      {ghosts.map(({ place, at }) => (
        <Block key={place} at={at}>
          <g className="recap-ghost">
            <rect x="-15" y="-10" width="30" height="20" rx="4" />
            <path d="M-17 12L17 -12" />
          </g>
        </Block>
      ))}
      {numbers.map(({ step, at }) => (
        <Block key={step.n} at={at}>
          <g className={`recap-mark recap-mark-${step.state} ${step.touched ? 'recap-mark-touched' : ''}`}>
            <circle r="13" />
            <text y="5">{step.n}</text>
          </g>
        </Block>
      ))}
    </g>
  )
}
