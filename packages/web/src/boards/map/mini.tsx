// The whole map, small: what part of it is seen, and a way to another.

import type { ReactNode, RefObject } from 'react'
import type { Point, Room, Sheet, View } from './pan-zoom.ts'

/** Moves the frame of what is seen, without painting the small map again or asking where anything lies. */
export function markRoom(sheet: Sheet, mark: HTMLElement | null, { k, x, y }: View, { width, height }: Room): void {
  if (!mark) return
  const share = (part: number, of: number): string => `${((100 * part) / of).toFixed(2)}%`
  mark.style.width = share(width / k, sheet.width)
  mark.style.height = share(height / k, sheet.height)
  // Shares of its own size.
  mark.style.transform = `translate(${share(-x, width)}, ${share(-y, height)})`
}

interface MiniProps {
  readonly sheet: Sheet
  readonly room: RefObject<HTMLDivElement | null>
  readonly hidden: boolean
  readonly children: ReactNode
  go(to: Point): void
}

/** For the pointer alone: the keyboard moves the map from place to place. */
export function Mini({ sheet, room, hidden, children, go }: MiniProps) {
  const press = (event: React.PointerEvent) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    go([((event.clientX - left) / width) * sheet.width, ((event.clientY - top) / height) * sheet.height])
  }
  return (
    <div className={`chart-mini ${hidden ? 'chart-mini-hidden' : ''}`} aria-hidden="true" onPointerDown={press}>
      <svg viewBox={`0 0 ${sheet.width} ${sheet.height}`} aria-hidden="true">
        {children}
      </svg>
      <div ref={room} className="chart-mini-room" />
    </div>
  )
}
