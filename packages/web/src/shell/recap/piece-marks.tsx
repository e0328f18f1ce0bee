// Rings and numbers on the pieces of a table that steps were about. They lie over the board, which need not know of them:
// where the pieces are is measured.

import { useEffect, useRef, useState } from 'react'
import type { MarkedStep, RecapMarks } from '../../boards/recap.ts'
import { afterPaint } from '../../ui/idle.ts'
import { useSeatColour } from '../../ui/seat.tsx'

interface Spot {
  readonly key: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** The steps about this piece, in order. */
  readonly steps: readonly MarkedStep[]
}

/** `card.omens` is a piece or a zone of that name; `city.1` the part of the table that is called so. */
const selectorOf = (piece: string): string => {
  const [kind, name] = [piece.slice(0, piece.indexOf('.')), piece.slice(piece.indexOf('.') + 1)]
  const named = `[data-piece="${CSS.escape(piece)}"], [data-zone="${CSS.escape(piece)}"]`
  return kind === 'camp' || kind === 'city' ? `[data-${kind}="${CSS.escape(name)}"]` : named
}

const stepsByPiece = (steps: readonly MarkedStep[]): ReadonlyMap<string, readonly MarkedStep[]> => {
  const found = new Map<string, MarkedStep[]>()
  for (const step of steps) for (const piece of step.pieces) found.set(piece, [...(found.get(piece) ?? []), step])
  return found
}

function measured(board: HTMLElement, marks: RecapMarks): readonly Spot[] {
  const from = board.getBoundingClientRect()
  return [...stepsByPiece(marks.steps)].flatMap(([piece, steps]) => {
    const box = board.querySelector(selectorOf(piece))?.getBoundingClientRect()
    if (!box || box.width === 0) return []
    const [left, top] = [box.left - from.left + board.scrollLeft, box.top - from.top + board.scrollTop]
    return [{ key: piece, ...{ left, top, width: box.width, height: box.height }, steps }]
  })
}

/** The step whose look a piece has: the one that is told, else the last that touches, else the last. */
const leading = (steps: readonly MarkedStep[]): MarkedStep =>
  steps.find(({ state }) => state === 'now') ?? steps.findLast(({ touched }) => touched) ?? steps[steps.length - 1]

export function PieceMarks({ marks }: { readonly marks: RecapMarks }) {
  const root = useRef<HTMLDivElement>(null)
  const [spots, setSpots] = useState<readonly Spot[]>([])
  const colourOf = useSeatColour()
  useEffect(() => {
    const board = root.current?.parentElement
    if (!board) return
    const look = () => setSpots(measured(board, marks))
    const stop = afterPaint(look)
    // By then pieces that fly in have landed, and parts that unfold are open.
    const timer = setTimeout(look, SETTLED_MS)
    const seen = new ResizeObserver(look)
    seen.observe(board)
    return () => {
      stop()
      clearTimeout(timer)
      seen.disconnect()
    }
  }, [marks])
  return (
    <div
      ref={root}
      className={`recap-pieces ${marks.steps.some(({ state }) => state === 'now') ? '' : 'recap-pieces-over'}`}
      aria-hidden="true"
    >
      {spots.map(({ key, steps, ...box }) => {
        const step = leading(steps)
        const colour = step.seat === undefined ? 'var(--ink-2)' : `var(--c-${colourOf(step.seat)})`
        return (
          <span
            key={key}
            className={`recap-piece recap-piece-${step.state} ${step.touched ? 'recap-piece-touched' : ''} ${step.lost.includes(key) ? 'recap-piece-lost' : ''}`}
            style={{ ...box, '--seat-colour': colour } as React.CSSProperties}
          >
            <span className="recap-piece-numbers">
              {steps.map(({ n, state, touched }) => (
                <i key={n} className={`num ${state === 'now' ? 'recap-n-now' : touched ? 'recap-n-touched' : ''}`}>
                  {n}
                </i>
              ))}
            </span>
          </span>
        )
      })}
    </div>
  )
}

const SETTLED_MS = 320
