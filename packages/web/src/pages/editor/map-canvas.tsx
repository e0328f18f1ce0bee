// A map under one's hands: places that are dragged or moved by arrow keys, ways drawn from one to the other. It draws what it
// is given and says what was done; what that means for the data stands elsewhere.

import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { ScrollBox } from './scroll-box.tsx'
import { editorWords } from './words.ts'

export interface CanvasPlace {
  readonly id: string
  readonly name: string
  readonly x: number
  readonly y: number
  /** What it is: its look. */
  readonly kind: string
  /** A fault names it. */
  readonly faulty: boolean
}

export interface CanvasWay {
  readonly a: string
  readonly b: string
  readonly kind: string
}

export const TOOLS = ['move', 'way'] as const
export type Tool = (typeof TOOLS)[number]

interface MapCanvasProps {
  readonly label: string
  /** What lies under the places: water, or land. */
  readonly ground: 'sea' | 'land'
  readonly width: number
  readonly height: number
  readonly places: readonly CanvasPlace[]
  readonly ways: readonly CanvasWay[]
  readonly backdrop?: ReactNode
  readonly chosen: string | undefined
  readonly tools?: ReactNode
  choose(id: string): void
  move(id: string, x: number, y: number): void
  /** Draws a way, or takes up the one that is there. */
  join(a: string, b: string): void
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** A step of the keyboard. */
const STEP = 4
/** Room around the drawing, for names. */
const EDGE = 24
const ZOOMS = [1, 1.5, 2, 3] as const
/** What lies aside counts as so much farther than what lies ahead. */
const ASIDE = 2.5

/** The nearest place in a direction, as an arrow key means it. */
export function nearestTowards(
  places: readonly CanvasPlace[],
  from: CanvasPlace,
  [dx, dy]: readonly [number, number],
): CanvasPlace | undefined {
  let nearest: CanvasPlace | undefined
  let least = Number.POSITIVE_INFINITY
  for (const place of places) {
    const ahead = (place.x - from.x) * dx + (place.y - from.y) * dy
    if (place.id === from.id || ahead <= 0) continue
    const aside = Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx)
    const distance = ahead + ASIDE * aside
    if (distance < least) [nearest, least] = [place, distance]
  }
  return nearest
}

const clamp = (n: number, most: number): number => Math.min(most, Math.max(0, n))

export function MapCanvas(props: MapCanvasProps) {
  const { label, ground, width, height, places, ways, backdrop, chosen, tools, choose, move, join } = props
  const t = editorWords.use()
  const svg = useRef<SVGSVGElement>(null)
  const [tool, setTool] = useState<Tool>('move')
  const [zoom, setZoom] = useState(0)
  /** Where a way has begun, and where the pointer is. */
  const [from, setFrom] = useState<string>()
  const [pointer, setPointer] = useState<readonly [number, number]>()
  const drag = useRef<{ readonly id: string; readonly dx: number; readonly dy: number; moved: boolean }>(undefined)
  const byId = new Map(places.map(place => [place.id, place]))
  const stop = chosen !== undefined && byId.has(chosen) ? chosen : places[0]?.id

  useEffect(() => {
    if (tool === 'move') setFrom(undefined)
  }, [tool])

  // What a fault leads to may lie outside of what is scrolled to.
  useEffect(() => {
    if (chosen === undefined || drag.current) return
    const place = svg.current?.querySelector(`[data-place="${CSS.escape(chosen)}"]`)
    place?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [chosen])

  const pointOf = (event: PointerEvent): readonly [number, number] => {
    const matrix = svg.current?.getScreenCTM()?.inverse()
    if (!matrix) return [0, 0]
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix)
    return [x, y]
  }
  const focus = (id: string) =>
    svg.current?.querySelector<SVGElement>(`[data-place="${CSS.escape(id)}"]`)?.focus({ preventScroll: false })

  const press = (id: string) => {
    choose(id)
    if (tool === 'move') return
    if (from === undefined) setFrom(id)
    else {
      if (from !== id) join(from, id)
      setFrom(undefined)
      setPointer(undefined)
    }
  }
  const down = (event: PointerEvent<SVGGElement>, place: CanvasPlace) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const [x, y] = pointOf(event)
    drag.current = { id: place.id, dx: place.x - x, dy: place.y - y, moved: false }
  }
  const drawn = (event: PointerEvent) => {
    const { current } = drag
    if (!current) return
    const [x, y] = pointOf(event)
    const place = byId.get(current.id)
    const far = place && Math.hypot(x + current.dx - place.x, y + current.dy - place.y) > 2
    if (!current.moved && !far) return
    current.moved = true
    if (tool === 'move') move(current.id, clamp(x + current.dx, width), clamp(y + current.dy, height))
    else {
      setFrom(current.id)
      setPointer([x, y])
    }
  }
  const up = (event: PointerEvent) => {
    const { current } = drag
    drag.current = undefined
    if (!current) return
    if (!current.moved) return press(current.id)
    choose(current.id)
    if (tool === 'move') return
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-place]')
    const to = under instanceof SVGElement ? under.dataset.place : undefined
    if (to !== undefined && to !== current.id) join(current.id, to)
    setFrom(undefined)
    setPointer(undefined)
  }
  const key = (event: KeyboardEvent, place: CanvasPlace) => {
    const arrow = ARROWS[event.key]
    if (arrow && event.shiftKey) {
      move(place.id, clamp(place.x + STEP * arrow[0], width), clamp(place.y + STEP * arrow[1], height))
    } else if (arrow) {
      const next = nearestTowards(places, place, arrow)
      if (next) {
        if (tool === 'move') choose(next.id)
        focus(next.id)
      }
    } else if (event.key === 'Enter' || event.key === ' ') press(place.id)
    else if (event.key === 'Escape' && from !== undefined) setFrom(undefined)
    else return
    event.preventDefault()
  }
  const begin = from === undefined ? undefined : byId.get(from)

  return (
    <div className="editor-map">
      <div className="editor-map-tools">
        <Segmented
          label={t('tool')}
          value={tool}
          options={TOOLS.map(value => ({ value, text: t(`tool.${value}`) }))}
          onChange={setTool}
        />
        {tools}
        <span className="editor-zoom">
          <Button size="small" aria-label={t('zoom.out')} disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
            −
          </Button>
          <Button
            size="small"
            aria-label={t('zoom.in')}
            disabled={zoom === ZOOMS.length - 1}
            onClick={() => setZoom(zoom + 1)}
          >
            +
          </Button>
        </span>
        <p className="editor-hint" role="status">
          {t(tool === 'move' ? 'hint.move' : from === undefined ? 'hint.from' : 'hint.to')}
        </p>
      </div>
      <ScrollBox className={`editor-map-scroll editor-on-${ground}`}>
        <svg
          ref={svg}
          role="application"
          aria-label={label}
          viewBox={`${-EDGE} ${-EDGE} ${width + 2 * EDGE} ${height + 2 * EDGE}`}
          style={{ width: `${100 * ZOOMS[zoom]}%` }}
          className={`editor-svg editor-svg-${tool}`}
        >
          {backdrop}
          {ways.map(({ a, b, kind }) => {
            const [one, other] = [byId.get(a), byId.get(b)]
            if (!one || !other) return null
            const lit = chosen === a || chosen === b
            return (
              <path
                key={`${a} ${b} ${kind}`}
                className={`editor-way editor-way-${kind} ${lit ? 'editor-way-lit' : ''}`}
                d={`M${one.x} ${one.y}L${other.x} ${other.y}`}
              />
            )
          })}
          {begin && pointer && (
            <path className="editor-way editor-way-new" d={`M${begin.x} ${begin.y}L${pointer[0]} ${pointer[1]}`} />
          )}
          {places.map(place => (
            // biome-ignore lint/a11y/useSemanticElements: a drawing has no buttons of its own
            <g
              key={place.id}
              role="button"
              data-place={place.id}
              tabIndex={place.id === stop ? 0 : -1}
              aria-pressed={chosen === place.id}
              aria-label={place.faulty ? t('place.faulty', { name: place.name }) : place.name}
              className={[
                `editor-place editor-place-${place.kind}`,
                chosen === place.id ? 'editor-place-chosen' : '',
                from === place.id ? 'editor-place-from' : '',
                place.faulty ? 'editor-place-faulty' : '',
              ].join(' ')}
              transform={`translate(${place.x} ${place.y})`}
              onPointerDown={event => down(event, place)}
              onPointerMove={drawn}
              onPointerUp={up}
              onPointerCancel={() => {
                drag.current = undefined
              }}
              onKeyDown={event => key(event, place)}
              // What presses without a pointer: a screen reader.
              onClick={event => event.detail === 0 && press(place.id)}
            >
              <circle className="editor-place-reach" r="16" />
              <circle className="editor-place-dot" r="7" />
              <text y="-11">{place.name}</text>
            </g>
          ))}
        </svg>
      </ScrollBox>
    </div>
  )
}
