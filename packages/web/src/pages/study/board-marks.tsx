// Circles and arrows over the things of a board, which need not know of them: where things are is measured. In mark mode
// it hears which thing is pressed.

import type { BoardMark } from '@tabularium/kernel/study'
import { useEffect, useId, useRef, useState } from 'react'

interface Spot {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const NAMES = ['data-piece', 'data-zone', 'data-pick'] as const
const ANY = NAMES.map(name => `[${name}]`).join()

const selectorOf = (thing: string): string => NAMES.map(name => `[${name}="${CSS.escape(thing)}"]`).join()

/** The thing under a pointer, by the name the board has for it. */
function thingAt(target: EventTarget | null): string | undefined {
  const element = target instanceof Element ? target.closest(ANY) : null
  return (
    NAMES.map(name => element?.getAttribute(name)).find(name => typeof name === 'string' && name !== '') ?? undefined
  )
}

function spotOf(board: HTMLElement, thing: string): Spot | undefined {
  const from = board.getBoundingClientRect()
  for (const element of board.querySelectorAll(selectorOf(thing))) {
    const box = element.getBoundingClientRect()
    if (box.width === 0) continue
    const [left, top] = [box.left - from.left + board.scrollLeft, box.top - from.top + board.scrollTop]
    return { left, top, width: box.width, height: box.height }
  }
  return undefined
}

const centre = ({ left, top, width, height }: Spot): readonly [number, number] => [left + width / 2, top + height / 2]

/** From edge to edge of the two, so that neither is covered. */
function arrowPath(from: Spot, to: Spot): string {
  const [[x1, y1], [x2, y2]] = [centre(from), centre(to)]
  const length = Math.hypot(x2 - x1, y2 - y1) || 1
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length]
  const room = ({ width, height }: Spot): number => Math.min(width, height, length / 2) / 3
  const [a, b] = [room(from), room(to)]
  // Bowed a little: arrows there and back do not lie on each other.
  const bow = Math.min(40, length / 8)
  const [cx, cy] = [(x1 + x2) / 2 - dy * bow, (y1 + y2) / 2 + dx * bow]
  return `M${x1 + dx * a} ${y1 + dy * a}Q${cx} ${cy} ${x2 - dx * b} ${y2 - dy * b}`
}

const SETTLED_MS = 320

interface BoardMarksProps {
  readonly marks: readonly BoardMark[]
  /** Where an arrow begins that is being drawn. */
  readonly pending?: string | undefined
  /** Called with every thing that is pressed; absent: nothing is marked now. */
  press?: ((thing: string) => void) | undefined
}

export function BoardMarks({ marks, pending, press }: BoardMarksProps) {
  const root = useRef<SVGSVGElement>(null)
  const [spots, setSpots] = useState<Readonly<Record<string, Spot | undefined>>>({})
  const heads = useId()
  const things = [
    ...new Set([
      ...marks.flatMap(({ on, to }) => (to === undefined ? [on] : [on, to])),
      ...(pending === undefined ? [] : [pending]),
    ]),
  ]
  const names = things.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names say which things these are
  useEffect(() => {
    const board = root.current?.parentElement
    if (!board || things.length === 0) return
    let asked = 0
    const look = () => {
      asked = 0
      const found = Object.fromEntries(things.map(thing => [thing, spotOf(board, thing)]))
      setSpots(known => (JSON.stringify(known) === JSON.stringify(found) ? known : found))
    }
    const soon = () => {
      asked ||= requestAnimationFrame(look)
    }
    soon()
    // By then things that fly in have landed.
    const timer = setTimeout(soon, SETTLED_MS)
    // A map moves by its style, a table by scrolling.
    const changes = new MutationObserver(soon)
    changes.observe(board, {
      attributes: true,
      attributeFilter: ['style', 'class', 'transform'],
      childList: true,
      subtree: true,
    })
    const sizes = new ResizeObserver(soon)
    sizes.observe(board)
    board.addEventListener('scroll', soon, true)
    board.addEventListener('transitionend', soon)
    return () => {
      cancelAnimationFrame(asked)
      clearTimeout(timer)
      changes.disconnect()
      sizes.disconnect()
      board.removeEventListener('scroll', soon, true)
      board.removeEventListener('transitionend', soon)
    }
  }, [names])

  const latest = useRef(press)
  latest.current = press
  const marking = press !== undefined
  useEffect(() => {
    const board = root.current?.parentElement
    if (!board || !marking) return
    let down: { readonly x: number; readonly y: number } | undefined
    const mark = (event: Event) => {
      const thing = thingAt(event.target)
      if (thing !== undefined) latest.current?.(thing)
      return thing !== undefined
    }
    const onDown = ({ clientX, clientY }: PointerEvent) => {
      down = { x: clientX, y: clientY }
    }
    const onUp = (event: PointerEvent) => {
      // A map that was moved is not marked.
      if (down && Math.hypot(event.clientX - down.x, event.clientY - down.y) < 6) mark(event)
      down = undefined
    }
    const onKey = (event: KeyboardEvent) => {
      if ((event.key === 'Enter' || event.key === ' ') && mark(event)) event.preventDefault()
    }
    board.addEventListener('pointerdown', onDown, true)
    board.addEventListener('pointerup', onUp, true)
    board.addEventListener('keydown', onKey, true)
    return () => {
      board.removeEventListener('pointerdown', onDown, true)
      board.removeEventListener('pointerup', onUp, true)
      board.removeEventListener('keydown', onKey, true)
    }
  }, [marking])

  const ring = (thing: string, look: string, key: string) => {
    const spot = spots[thing]
    if (!spot) return undefined
    const [cx, cy] = centre(spot)
    const [rx, ry] = [spot.width / 2 + 5, spot.height / 2 + 5]
    return <ellipse key={key} className={`board-mark board-mark-${look}`} {...{ cx, cy, rx, ry }} />
  }
  return (
    <svg ref={root} className="board-marks" aria-hidden="true">
      <defs>
        {['plain', 'good', 'bad'].map(look => (
          <marker
            key={look}
            id={`${heads}${look}`}
            viewBox="0 0 8 8"
            refX="6"
            refY="4"
            markerWidth="4"
            markerHeight="4"
            orient="auto"
          >
            <path className={`board-mark-head board-mark-${look}`} d="M0 0 8 4 0 8z" />
          </marker>
        ))}
      </defs>
      {marks.map(({ on, to, look }) => {
        const key = `${on} ${to ?? ''} ${look}`
        if (to === undefined) return ring(on, look, key)
        const [from, end] = [spots[on], spots[to]]
        if (!from || !end) return undefined
        return (
          <path
            key={key}
            className={`board-mark board-mark-${look}`}
            d={arrowPath(from, end)}
            markerEnd={`url(#${heads}${look})`}
          />
        )
      })}
      {pending !== undefined && ring(pending, 'pending', 'pending')}
    </svg>
  )
}
