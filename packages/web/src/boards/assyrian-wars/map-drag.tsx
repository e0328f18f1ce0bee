// A force in the hand: lifted off its place, seen under the pointer, and set down where it may go.

import { useRef, useState } from 'react'
import { useEvent } from '../../ui/use-stable.ts'
import type { Carry } from '../map/gestures.ts'
import type { Point } from '../map/pan-zoom.ts'
import { Plate, plateWidth } from './counters.tsx'
import type { Pile } from './label-layout.ts'
import type { DragSources } from './map-data.ts'

/** `meant`: the place a pointer is at, by its element and its point on the map. */
export function useMapDrag(
  sources: DragSources | undefined,
  piles: readonly Pile[],
  meant: (under: Element | null, at: Point, event: PointerEvent) => string | undefined,
) {
  const [hand, setHand] = useState<{ readonly from: string; readonly over: string | undefined } | undefined>()
  const box = useRef<HTMLDivElement>(null)
  const where = useRef<Point>([0, 0])
  const placeAt = useEvent((at: Point, event: PointerEvent) =>
    meant(document.elementFromPoint(event.clientX, event.clientY), at, event),
  )
  const drop = useEvent((from: string, to: string | undefined) => {
    setHand(undefined)
    sources?.drop(from, to === from ? undefined : to)
  })
  const grip = (event: PointerEvent): Carry | undefined => {
    const touched = event.target as Element
    const from =
      event.pointerType === 'mouse'
        ? touched.closest<SVGElement>('[data-stack]')?.dataset.stack
        : touched.closest<SVGElement>('[data-pick]')?.dataset.pick
    if (!sources || from === undefined || !sources.from.has(from)) return undefined
    return {
      begin() {
        setHand({ from, over: undefined })
        sources.lift(from)
      },
      move(at, inFrame, moved) {
        where.current = inFrame
        if (box.current) box.current.style.transform = lifted(inFrame)
        const over = placeAt(at, moved)
        setHand(now => (now && now.over !== over ? { ...now, over } : now))
      },
      end(at, moved) {
        drop(from, at && moved ? placeAt(at, moved) : undefined)
      },
    }
  }
  const held = hand && piles.find(({ id }) => id === hand.from)
  const stack = held?.stacks.find(one => one.stack.country === sources?.from.get(held.id))?.stack
  return {
    grip,
    from: hand?.from,
    over: hand?.over === hand?.from ? undefined : hand?.over,
    shown: hand && stack && (
      <div ref={box} className="east-lifted" style={{ transform: lifted(where.current) }} aria-hidden="true">
        <svg
          viewBox={`${-plateWidth(stack, 'full') / 2 - 2} -14 ${plateWidth(stack, 'full') + 4} 28`}
          aria-hidden="true"
        >
          <Plate stack={stack} form="full" inside={false} carried={false} />
        </svg>
      </div>
    ),
  }
}

/** Above the finger, so that it is seen. */
const lifted = ([x, y]: Point): string => `translate(${x}px, ${y - 26}px)`
