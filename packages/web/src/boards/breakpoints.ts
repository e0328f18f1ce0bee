// Breakpoints by the size of an element. Container queries would do the same, but around so many pieces they make the
// browser lay all of them out again with every change: many times as slow.

import { type RefObject, useLayoutEffect, useState } from 'react'

/** A name for the style sheets, and up to which or from which size it holds. */
export type Breakpoints = Readonly<Record<string, (width: number, height: number) => boolean>>

const namesOf = (breakpoints: Breakpoints, width: number, height: number): string =>
  Object.keys(breakpoints)
    .filter(name => breakpoints[name](width, height))
    .join(' ')

/** Writes the names that hold into `data-breakpoints`, and the size into `--w` and `--h`. */
export function useBreakpoints(element: RefObject<HTMLElement | null>, breakpoints: Breakpoints): void {
  useLayoutEffect(() => {
    const box = element.current
    if (!box) return
    let [w, h] = [-1, -1]
    const fit = () => {
      const { clientWidth: width, clientHeight: height } = box
      if (width === w && height === h) return
      ;[w, h] = [width, height]
      const names = namesOf(breakpoints, width, height)
      if (box.dataset.breakpoints !== names) box.dataset.breakpoints = names
      put(box, '--w', width)
      put(box, '--h', height)
    }
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(box)
    return () => observer.disconnect()
  }, [element, breakpoints])
}

const put = (box: HTMLElement, name: string, size: number): void => {
  if (box.style.getPropertyValue(name) !== `${size}px`) box.style.setProperty(name, `${size}px`)
}

interface InitialBreakpoints {
  readonly names: string | undefined
  readonly sizes: Readonly<Record<string, string>>
}

/** The same for an element that will fill another one, before it is mounted: laid out once instead of twice. */
export function useBreakpointsWithin(
  outer: RefObject<HTMLElement | null>,
  breakpoints: Breakpoints,
): InitialBreakpoints {
  const [initial] = useState(() => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = outer.current ?? {}
    return width === 0 ? undefined : { width, height }
  })
  if (!initial) return { names: undefined, sizes: {} }
  const { width, height } = initial
  return { names: namesOf(breakpoints, width, height), sizes: { '--w': `${width}px`, '--h': `${height}px` } }
}
