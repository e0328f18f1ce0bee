// A card that stands beside a place of the map, tied to it by a line: it moves with the map, and is placed anew once the
// map rests.

import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useEvent } from '../../ui/use-stable.ts'
import { alongLine, nearestOn, placeCallout } from './callout-placement.ts'
import { useChart } from './chart.tsx'
import type { Area, Point, View } from './viewport.ts'

interface CalloutProps {
  /** A point of the map. */
  readonly at: Point
  readonly className?: string
  /** What it is about: with another it is placed anew. */
  readonly about: string
  /** Points that stay free, with the lines between them: the way. */
  readonly way?: readonly Point[]
  /** Elements on the map that it never covers, and those that it rather leaves free. */
  readonly clear?: string
  readonly rather?: string
  readonly tied?: boolean
  readonly children: ReactNode
}

/** Half as wide as what is left free of a way. */
const WIDE = 16
/** After a jump of the map has come to its end. */
const PAUSE_MS = 330

const inFrame = (point: Point, { k, x, y }: View): Point => [x + k * point[0], y + k * point[1]]

export function Callout({ at, className = '', about, way = [], clear, rather, tied = true, children }: CalloutProps) {
  const { watch, view: viewNow, viewport, k } = useChart()
  const card = useRef<HTMLDivElement>(null)
  const tie = useRef<SVGPathElement>(null)
  /** From the point to the corner of the card. */
  const off = useRef<Point>([0, 0])
  /** How large it was when it was placed. */
  const size = useRef<Point>([0, 0])

  const draw = useEvent((view: View) => {
    const { current: box } = card
    if (!box) return
    const [x, y] = inFrame(at, view)
    const [left, top] = [Math.round(x + off.current[0]), Math.round(y + off.current[1])]
    box.style.transform = `translate(${left}px, ${top}px)`
    const [tieX, tieY] = nearestOn([x, y], [left, top, left + box.offsetWidth, top + box.offsetHeight])
    tie.current?.setAttribute('d', `M${x} ${y}L${tieX} ${tieY}`)
  })
  const place = useEvent(() => {
    const { current: box } = card
    const view = viewNow()
    const frame = box?.closest('.chart')
    if (!box || !view || !frame) return
    const corner = frame.getBoundingClientRect()
    const boxesOf = (selector: string | undefined): readonly Area[] =>
      selector === undefined
        ? []
        : [...frame.querySelectorAll(selector)].map((one): Area => {
            const { left, top, right, bottom } = one.getBoundingClientRect()
            return [left - corner.left, top - corner.top, right - corner.left, bottom - corner.top]
          })
    const cleared = boxesOf(clear)
    size.current = [box.offsetWidth, box.offsetHeight]
    const points = way.map(point => inFrame(point, view))
    const to = inFrame(at, view)
    const [left, top] = placeCallout({
      free: viewport?.free ?? [0, 0, corner.width, corner.height],
      size: size.current,
      to,
      hard: [
        ...points.slice(1).flatMap((point, i) => alongLine(points[i], point, WIDE)),
        ...alongLine(to, to, 2 * WIDE),
        ...cleared,
      ],
      soft: boxesOf(rather),
      ...(tied && { aside: cleared }),
    })
    off.current = [left - to[0], top - to[1]]
    draw(view)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it is about, and where it may stand
  useLayoutEffect(place, [about, viewport, k])
  useLayoutEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined
    const unwatch = watch(view => {
      draw(view)
      clearTimeout(pause)
      pause = setTimeout(place, PAUSE_MS)
    })
    // It is told of the first size too, which is known.
    const sizes = new ResizeObserver(() => {
      const { offsetWidth = 0, offsetHeight = 0 } = card.current ?? {}
      if (offsetWidth !== size.current[0] || offsetHeight !== size.current[1]) place()
    })
    if (card.current) sizes.observe(card.current)
    return () => {
      unwatch()
      clearTimeout(pause)
      sizes.disconnect()
    }
  }, [watch, draw, place])
  return (
    <>
      {tied && (
        <svg className="chart-tie" aria-hidden="true">
          <path ref={tie} />
        </svg>
      )}
      <div ref={card} className={`chart-callout ${className}`}>
        {children}
      </div>
    </>
  )
}
