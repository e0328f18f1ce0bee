// How large an element is, kept up to date.

import { type RefObject, useEffect, useState } from 'react'

export function useSize(element: RefObject<HTMLElement | null>): readonly [width: number, height: number] {
  const [size, setSize] = useState<readonly [number, number]>([600, 120])
  useEffect(() => {
    const box = element.current
    if (!box) return
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry.contentRect
      setSize([Math.max(120, width), Math.max(60, height)])
    })
    observer.observe(box)
    return () => observer.disconnect()
  }, [element])
  return size
}
