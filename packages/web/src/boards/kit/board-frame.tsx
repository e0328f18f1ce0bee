// The element that a board fills: its name for those who hear it, and its breakpoints.

import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { type Breakpoints, useBreakpoints } from '../breakpoints.ts'
import './board.css'

interface BoardFrameProps {
  /** Of the game, for its style sheets: `duel` makes `duel` and `duel-wide`. */
  readonly name: string
  readonly form: 'wide' | 'phone'
  readonly label: string
  readonly breakpoints?: Breakpoints
  /** For boards that look for something in it. */
  readonly root?: RefObject<HTMLDivElement | null>
  readonly children: ReactNode
}

const NONE: Breakpoints = {}

export function BoardFrame({ name, form, label, breakpoints = NONE, root, children }: BoardFrameProps) {
  const own = useRef<HTMLDivElement>(null)
  const box = root ?? own
  useBreakpoints(box, breakpoints)
  // Its own size is read while it is empty: with everything in it, all would be styled and laid out twice.
  const [sized, setSized] = useState(false)
  useLayoutEffect(() => setSized(true), [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a board is no fieldset
    <div ref={box} className={`board board-${form} ${name} ${name}-${form}`} role="group" aria-label={label}>
      {sized && children}
    </div>
  )
}
