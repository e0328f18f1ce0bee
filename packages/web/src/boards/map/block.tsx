// What keeps its own size when the map is zoomed: it stands at a point of the map and is drawn in the size of pieces.

import { createContext, type ReactNode, type SVGAttributes, use } from 'react'
import type { Point } from './viewport.ts'

/** How large pieces are drawn, in units of the map. */
export const PieceScale = createContext(1)

interface BlockProps extends SVGAttributes<SVGGElement> {
  readonly at: Point
  readonly children: ReactNode
}

export function Block({ at: [x, y], children, ...more }: BlockProps) {
  const piece = use(PieceScale)
  return (
    <g {...more} className="chart-block" transform={`translate(${x} ${y}) scale(${piece})`}>
      {children}
    </g>
  )
}

interface DrawnProps {
  readonly className: string
  readonly children: ReactNode
}

/** Lines of the map itself that are as thick as pieces are large: `--piece` in their style. */
export function Thick({ className, children }: DrawnProps) {
  const piece = use(PieceScale)
  return (
    <g className={className} style={{ '--piece': piece.toFixed(3) } as React.CSSProperties}>
      {children}
    </g>
  )
}
