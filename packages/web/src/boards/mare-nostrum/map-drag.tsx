// Units in the hand: lifted off their place, seen under the pointer, and set down where they may go.

import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { useEvent } from '../../ui/use-stable.ts'
import type { Carry } from '../map/gestures.ts'
import type { Point } from './geometry.ts'
import { Used } from './icons.tsx'
import { COUNTER } from './layout.ts'
import { type MapSeat, plate } from './map-pieces.tsx'

/** Units that can be carried: whose, of which sort, and how many from where. */
export interface DragSources {
  readonly seat: number
  readonly unit: 'legion' | 'trireme'
  readonly from: ReadonlyMap<string, number>
  /** They are lifted: what is lit from now on is where they may go. */
  lift(from: string): void
  drop(from: string, to: string): void
}

interface Hand {
  readonly from: string
  /** The place under it. */
  readonly over: string | undefined
}

interface Carrying {
  /** What a pointer takes along from there. */
  grip(event: PointerEvent): Carry | undefined
  readonly over: string | undefined
  readonly shown: ReactNode
}

/** `meant`: the place a pointer is at, by its element and its point on the map. */
export function useMapDrag(
  sources: DragSources | undefined,
  seats: readonly MapSeat[],
  lit: ReadonlyMap<string, string>,
  meant: (under: Element | null, at: Point, event: PointerEvent) => string | undefined,
): Carrying {
  const [hand, setHand] = useState<Hand | undefined>()
  const box = useRef<HTMLDivElement>(null)
  const where = useRef<Point>([0, 0])
  const placeAt = useEvent((at: Point, event: PointerEvent) =>
    meant(document.elementFromPoint(event.clientX, event.clientY), at, event),
  )
  const mayGo = useEvent((to: string | undefined): boolean => to !== undefined && lit.has(to))
  const drop = useEvent((from: string, to: string | undefined) => {
    setHand(undefined)
    if (to !== undefined && to !== from) sources?.drop(from, to)
  })
  const grip = (event: PointerEvent): Carry | undefined => {
    if (!sources) return undefined
    const touched = event.target as Element
    // A mouse takes the counter itself; under a finger the whole place is one.
    const from =
      event.pointerType === 'mouse'
        ? touched.closest<SVGElement>('[data-stack]')?.dataset.stack
        : touched.closest<SVGElement>('[data-pick]')?.dataset.pick?.split('/')[0]
    if (from === undefined || !sources.from.has(from)) return undefined
    return {
      begin() {
        setHand({ from, over: undefined })
        sources.lift(from)
      },
      move(at, inFrame, moved) {
        where.current = inFrame
        if (box.current) box.current.style.transform = placed(inFrame)
        const over = placeAt(at, moved)
        setHand(now => (now && now.over !== over ? { ...now, over } : now))
        return over !== from && mayGo(over)
      },
      end(at, moved) {
        drop(from, at && moved ? placeAt(at, moved) : undefined)
      },
    }
  }
  return {
    grip,
    over: hand?.over === hand?.from ? undefined : hand?.over,
    shown: hand && sources && (
      <Lifted
        box={box}
        at={where.current}
        seat={seats[sources.seat]}
        unit={sources.unit}
        n={sources.from.get(hand.from) ?? 0}
      />
    ),
  }
}

/** Above the finger, so that it is seen. */
const placed = ([x, y]: Point): string => `translate(${x}px, ${y - 26}px)`

interface LiftedProps {
  readonly box: RefObject<HTMLDivElement | null>
  readonly at: Point
  readonly seat: MapSeat
  readonly unit: DragSources['unit']
  readonly n: number
}

const Lifted = ({ box, at, seat, unit, n }: LiftedProps) => (
  <div ref={box} className="mare-map-lifted" style={{ transform: placed(at) }} aria-hidden="true">
    <svg viewBox="-20 -14 40 28" aria-hidden="true">
      <g className={`mare-map-plate mare-seat-${seat.colour}`}>
        <path d={plate(seat.shape, COUNTER.width, COUNTER.height)} />
        <Used name={unit} x={-4} size={14} />
        <text x={COUNTER.width / 2 - 7.5} y={4.2}>
          {n}
        </text>
      </g>
    </svg>
  </div>
)
