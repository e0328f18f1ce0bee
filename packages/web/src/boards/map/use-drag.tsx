// What is carried over a map: lifted off its place, seen under the pointer, and set down where it may go.

import { type ReactNode, useRef, useState } from 'react'
import { useEvent } from '../../ui/use-stable.ts'
import type { Carry } from './gestures.ts'
import type { Point } from './viewport.ts'

/** Pieces that can be carried from a place to another. */
export interface DragSources {
  /** The places they can be taken from. */
  readonly from: { has(place: string): boolean }
  /** They are lifted: what is lit from now on is where they may go. */
  lift(from: string): void
  /** Undefined: they go back to where they were. */
  drop(from: string, to: string | undefined): void
}

interface Hand {
  readonly from: string
  /** The place under it. */
  readonly over: string | undefined
}

interface Drag {
  /** What a pointer takes along from there. */
  grip(event: PointerEvent): Carry | undefined
  /** Where what is in the hand was lifted, and the other place it is held over. */
  readonly from: string | undefined
  readonly over: string | undefined
  readonly shown: ReactNode
}

interface DragTargets {
  /** The place that a part of it belongs to. */
  wholeOf(id: string): string
  /** The place a pointer is at, by its element and its point on the map. */
  meantAt(under: Element | null, at: Point, event: PointerEvent): string | undefined
  /** How the pieces of a place look in the hand. */
  lifted(from: string): ReactNode
}

/** Above the finger, so that it is seen. */
const placed = ([x, y]: Point): string => `translate(${x}px, ${y - 26}px)`

export function useDrag(sources: DragSources | undefined, { wholeOf, meantAt, lifted }: DragTargets): Drag {
  const [hand, setHand] = useState<Hand | undefined>()
  const box = useRef<HTMLDivElement>(null)
  const where = useRef<Point>([0, 0])
  const placeAt = useEvent((at: Point, event: PointerEvent) =>
    meantAt(document.elementFromPoint(event.clientX, event.clientY), at, event),
  )
  const drop = useEvent((from: string, to: string | undefined) => {
    setHand(undefined)
    sources?.drop(from, to === from ? undefined : to)
  })
  const grip = (event: PointerEvent): Carry | undefined => {
    const touched = event.target as Element
    const picked = touched.closest<SVGElement>('[data-pick]')?.dataset.pick
    // A mouse takes the counter itself; under a finger the whole place is one.
    const from =
      event.pointerType === 'mouse'
        ? touched.closest<SVGElement>('[data-stack]')?.dataset.stack
        : picked && wholeOf(picked)
    if (!sources || from === undefined || !sources.from.has(from)) return undefined
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
      },
      end(at, moved) {
        drop(from, at && moved ? placeAt(at, moved) : undefined)
      },
    }
  }
  const inHand = hand && sources ? lifted(hand.from) : undefined
  return {
    grip,
    from: hand?.from,
    over: hand?.over === hand?.from ? undefined : hand?.over,
    shown: inHand && (
      <div ref={box} className="chart-lifted" style={{ transform: placed(where.current) }} aria-hidden="true">
        {inHand}
      </div>
    ),
  }
}
