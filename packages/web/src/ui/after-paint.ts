// What may follow what it changes with by a frame, so that the frame does not wait for it.

import { type ReactNode, startTransition, useLayoutEffect, useRef, useState } from 'react'
import { afterPaint } from './idle.ts'

/** What it is given, but after the frame that a change of it came with; `before`, with a stable identity, is called just before. */
export function useAfterPaint<T>(value: T, first = value, before?: () => void): T {
  const [{ held }, hold] = useState({ held: first })
  const latest = useRef(value)
  const callOff = useRef<() => void>(undefined)
  useLayoutEffect(() => {
    latest.current = value
    // Called once, with the latest: changes that come with every frame do not put each other off.
    if (held === value || callOff.current) return
    const follow = () => {
      callOff.current = undefined
      before?.()
      startTransition(() => hold({ held: latest.current }))
    }
    // A page that nobody sees draws no frames.
    if (document.hidden) follow()
    else callOff.current = afterPaint(follow)
  }, [held, value, before])
  useLayoutEffect(
    () => () => {
      callOff.current?.()
      callOff.current = undefined
    },
    [],
  )
  return held
}

interface AfterPaintProps {
  readonly children: ReactNode
  /** Whether even what it comes with waits for the frame. */
  readonly late?: boolean
  /** Called just before a change of them is drawn, with a stable identity. */
  readonly before?: (() => void) | undefined
}

/** Draws a change of its children after the frame that it came with. */
export const AfterPaint = ({ children, late = false, before }: AfterPaintProps) =>
  useAfterPaint(children, late ? undefined : children, before)
