// One tab stop for a region of many buttons: Tab goes to the one last used, or the first that is lit; arrows go on from
// there.

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

type Steps = Readonly<Partial<Record<string, number>>>
const DOWN: Steps = { ArrowDown: 1, ArrowUp: -1 }
const ALL: Steps = { ...DOWN, ArrowRight: 1, ArrowLeft: -1 }
const STEPS = { down: DOWN, all: ALL }

interface Roving {
  /** Which of the things in the region. */
  readonly items: string
  /** Lists leave the other two arrows to the page. */
  readonly arrows: keyof typeof STEPS
}

export function useRoving(region: RefObject<HTMLElement | null>, { items, arrows }: Roving): void {
  const used = useRef<Element | undefined>(undefined)
  const all = () => [...(region.current?.querySelectorAll<HTMLElement>(items) ?? [])]
  const mark = () => {
    const found = all()
    const lit = found.find(one => one.ariaPressed !== null || one.ariaCurrent !== null)
    const stop = found.find(one => one === used.current) ?? lit ?? found[0]
    for (const one of found) one.tabIndex = one === stop ? 0 : -1
  }
  // The buttons may be others after any drawing.
  useLayoutEffect(mark)
  const latest = useRef({ all, mark })
  latest.current = { all, mark }
  useEffect(() => {
    const box = region.current
    if (!box) return
    const arrive = (event: FocusEvent) => {
      if (!(event.target instanceof Element) || !latest.current.all().includes(event.target as HTMLElement)) return
      used.current = event.target
      latest.current.mark()
    }
    const walk = (event: KeyboardEvent) => {
      const found = latest.current.all()
      const from = found.indexOf(event.target as HTMLElement)
      const step = STEPS[arrows][event.key]
      if (from < 0 || step === undefined || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      found[(from + step + found.length) % found.length].focus()
    }
    box.addEventListener('focusin', arrive)
    box.addEventListener('keydown', walk)
    return () => {
      box.removeEventListener('focusin', arrive)
      box.removeEventListener('keydown', walk)
    }
  }, [region, arrows])
}
