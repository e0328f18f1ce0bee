// The whole map, small.

import { memo, type RefObject } from 'react'
import { Mini } from '../map/mini.tsx'
import { BORDERS, OTHER, PLACES, type Point } from './geometry.ts'
import { SHEET } from './sheet.ts'

const LAND =
  OTHER +
  PLACES.filter(({ land }) => land)
    .map(({ path }) => path)
    .join('')
const COASTS = BORDERS.filter(({ kind }) => kind === 'coast')
  .map(({ path }) => path)
  .join('')

interface MiniMapProps {
  readonly room: RefObject<HTMLDivElement | null>
  readonly hidden: boolean
  go(to: Point): void
}

export const MiniMap = memo(function MiniMap(props: MiniMapProps) {
  return (
    <Mini sheet={SHEET} {...props}>
      <path className="mare-map-mini-land" d={LAND} />
      <path className="mare-map-mini-coast" d={COASTS} />
    </Mini>
  )
})
