// A figure that counts to its new value, because something happened.

import { useEffect, useRef, useState } from 'react'
import { isCalm } from '../../settings.ts'
import { useDuel } from './context.ts'

const COUNT_MS = 260

export function useCount(value: number): number {
  const { news } = useDuel()
  const [shown, show] = useState(value)
  const from = useRef(value)
  useEffect(() => {
    const start = from.current
    from.current = value
    if (start === value || news.length === 0 || isCalm()) return show(value)
    let frame = 0
    let began: number | undefined
    const step = (now: number) => {
      began ??= now
      const share = Math.min(1, (now - began) / COUNT_MS)
      show(Math.round(start + (value - start) * share))
      if (share < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => {
      cancelAnimationFrame(frame)
      show(value)
    }
  }, [value, news])
  return shown
}
