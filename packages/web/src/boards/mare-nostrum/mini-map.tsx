// The whole map, small: what part of it is seen, and a way to another.

import { memo, type RefObject } from 'react'
import { BORDERS, OTHER, PLACES, type Point, SIZE } from './geometry.ts'
import type { Room, View } from './pan-zoom.ts'

const LAND =
  OTHER +
  PLACES.filter(({ land }) => land)
    .map(({ path }) => path)
    .join('')
const COASTS = BORDERS.filter(({ kind }) => kind === 'coast')
  .map(({ path }) => path)
  .join('')

/** Moves the frame of what is seen, without painting the small map again or asking where anything lies. */
export function markRoom(mark: HTMLElement | null, { k, x, y }: View, { width, height }: Room): void {
  if (!mark) return
  const share = (part: number, of: number): string => `${((100 * part) / of).toFixed(2)}%`
  mark.style.width = share(width / k, SIZE.width)
  mark.style.height = share(height / k, SIZE.height)
  // Shares of its own size.
  mark.style.transform = `translate(${share(-x, width)}, ${share(-y, height)})`
}

interface MiniMapProps {
  readonly room: RefObject<HTMLDivElement | null>
  readonly hidden: boolean
  go(to: Point): void
}

/** For the pointer alone: the keyboard moves the map from place to place. */
export const MiniMap = memo(function MiniMap({ room, hidden, go }: MiniMapProps) {
  const press = (event: React.PointerEvent) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    go([((event.clientX - left) / width) * SIZE.width, ((event.clientY - top) / height) * SIZE.height])
  }
  return (
    <div className={`mare-map-mini ${hidden ? 'mare-map-mini-hidden' : ''}`} aria-hidden="true" onPointerDown={press}>
      <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden="true">
        <path className="mare-map-mini-land" d={LAND} />
        <path className="mare-map-mini-coast" d={COASTS} />
      </svg>
      <div ref={room} className="mare-map-mini-room" />
    </div>
  )
})
