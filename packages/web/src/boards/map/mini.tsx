// The whole map, small: what part of it is seen, and a way to another.

import { type ReactNode, type RefObject, useEffect } from 'react'
import { readyToMove } from './pan-zoom.ts'
import type { Point, Sheet, View, Viewport } from './viewport.ts'

/**
 * Moves the frame of what is seen, without painting the small map again or asking where anything lies. It is laid out for the
 * scale at which the large map was `painted`, and only scaled while that is zoomed.
 */
export function markViewport(
  sheet: Sheet,
  mark: HTMLElement | null,
  view: View,
  viewport: Viewport,
  painted: number,
): void {
  if (!mark) return
  const share = (part: number, of: number): string => `${((100 * part) / of).toFixed(2)}%`
  const { k, x, y } = view
  const zoomed = painted / k
  mark.style.width = share(viewport.width / painted, sheet.width)
  mark.style.height = share(viewport.height / painted, sheet.height)
  // Shares of its own size.
  mark.style.transform = `translate(${share(-x * zoomed, viewport.width)}, ${share(-y * zoomed, viewport.height)}) scale(${zoomed})`
}

interface MiniProps {
  readonly sheet: Sheet
  readonly viewport: RefObject<HTMLDivElement | null>
  readonly hidden: boolean
  readonly children: ReactNode
  go(to: Point): void
}

/** For the pointer alone: the keyboard moves the map from place to place. */
export function Mini({ sheet, viewport, hidden, children, go }: MiniProps) {
  useEffect(() => {
    if (viewport.current) readyToMove(viewport.current)
  }, [viewport])
  const press = (event: React.PointerEvent) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    go([((event.clientX - left) / width) * sheet.width, ((event.clientY - top) / height) * sheet.height])
  }
  return (
    <div className={`chart-mini ${hidden ? 'chart-mini-hidden' : ''}`} aria-hidden="true" onPointerDown={press}>
      <svg viewBox={`0 0 ${sheet.width} ${sheet.height}`} aria-hidden="true">
        {children}
      </svg>
      <div className="chart-mini-field">
        <div ref={viewport} className="chart-mini-viewport" />
      </div>
    </div>
  )
}
