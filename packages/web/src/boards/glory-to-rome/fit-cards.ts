// Nothing on the table is clipped. Structures are laid closer until all of them fit; what a card does is written on it
// where the whole text fits, and else only told by the inspector.

import { type DependencyList, type RefObject, useEffect, useLayoutEffect } from 'react'

/** From words on every structure to a row of names. */
const STEPS = 4

const near = 1
const overflows = (element: Element): boolean => element.scrollHeight > element.clientHeight + near

/** At this step the longest words go first. */
const SHORTER = '1'

function layStructures(part: HTMLElement): void {
  const texts = [...part.querySelectorAll<HTMLElement>('.rome-structure small')]
  for (const text of texts) text.hidden = false
  for (let step = 0; step <= STEPS; step++) {
    part.dataset.close = String(step)
    if (!overflows(part)) return
    if (part.dataset.close !== SHORTER) continue
    const long = texts.map(text => [text.offsetHeight, text] as const).sort(([a], [b]) => b - a)
    for (const [, text] of long) {
      text.hidden = true
      if (!overflows(part)) return
    }
  }
}

function lay(board: HTMLElement): void {
  for (const part of board.querySelectorAll<HTMLElement>('.rome-structures')) layStructures(part)
  const texts = [...board.querySelectorAll<HTMLElement>('.rome-hand .rome-face small')]
  for (const text of texts) text.hidden = false
  // All are read before any is written: one layout for all.
  const cut = texts.filter(overflows)
  for (const text of cut) text.hidden = true
}

/** Again when the table has another size, and when what is on it changes. */
export function useFitCards(root: RefObject<HTMLElement | null>, on: DependencyList): void {
  useLayoutEffect(() => {
    if (root.current) lay(root.current)
    // biome-ignore lint/correctness/useExhaustiveDependencies: the caller knows what changes the table
  }, on)
  useEffect(() => {
    const board = root.current
    if (!board) return
    const observer = new ResizeObserver(() => lay(board))
    observer.observe(board)
    document.fonts.ready.then(() => lay(board))
    return () => observer.disconnect()
  }, [root])
}
