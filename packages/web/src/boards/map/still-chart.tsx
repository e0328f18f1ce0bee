// A map that is only looked at: one area of it, as large as the room allows, drawn with the layers of the real one.

import { type ReactNode, useRef } from 'react'
import { useSize } from '../../ui/use-size.ts'
import { PieceScale } from './block.tsx'
import { ChartContext, type ChartState } from './chart.tsx'
import { type Area, fit, held, type Sheet } from './viewport.ts'
import './chart.css'

interface StillChartProps {
  readonly sheet: Sheet
  readonly area: Area
  /** Of the map, for its style sheet. */
  readonly className: string
  /** No nearer than this. */
  readonly nearest: number
  /** What is a little smaller than this is still written like it. */
  readonly written: number
  readonly children: ReactNode
}

const MARGIN = 14
const LOWEST = 230

/** As high as the area needs at this width; at most as high as wide on a phone, and flatter the wider it is. */
function heightFor(width: number, [left, top, right, bottom]: Area, nearest: number): number {
  const k = Math.min(nearest, (width - 2 * MARGIN) / (right - left))
  return Math.round(Math.min(width, 250 + width * 0.25, Math.max(LOWEST, k * (bottom - top) + 2 * MARGIN)))
}

/** Names of this much less than their size can still be read. */
const LEAST = 0.8

const nothing = () => {}

export function StillChart({ sheet, area, className, nearest, written, children }: StillChartProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [width] = useSize(frame)
  const height = heightFor(width, area, nearest)
  const viewport = { width, height }
  const view = held(sheet, fit(viewport, area, MARGIN, nearest), viewport)
  const k = view.k < written && view.k >= written * LEAST ? written : view.k
  const chart: ChartState = {
    ...{ k, focused: undefined, rested: undefined, lifted: undefined, over: undefined },
    ...{ zoom: nothing, show: nothing, reveal: nothing, centre: nothing, rest: nothing },
    viewport,
    view: () => view,
    watch: () => nothing,
    isCarrying: () => false,
    button: id => ({ 'data-stop': id, 'data-pick': id }),
  }
  return (
    <ChartContext value={chart}>
      <div ref={frame} className={`chart-still ${className}`} data-detail={sheet.detailOf(k)} style={{ height }}>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the picture it is a part of has a name */}
        <svg viewBox={`${-view.x / view.k} ${-view.y / view.k} ${width / view.k} ${height / view.k}`}>
          <PieceScale value={sheet.pieceScale(k)}>{children}</PieceScale>
        </svg>
      </div>
    </ChartContext>
  )
}
