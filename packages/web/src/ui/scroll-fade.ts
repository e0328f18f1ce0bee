// What scrolls shows it: its content fades out at the edge behind which there is more, whether or not the device draws scroll bars.

import { type RefObject, useEffect } from 'react'
import './scroll-fade.css'

/** Half a pixel more or less is nothing to scroll to. */
const SLIGHT = 2

/** The sides beyond which there is more. */
function sidesOf(box: Element): string {
  const { scrollTop, scrollLeft, scrollHeight, scrollWidth, clientHeight, clientWidth } = box
  const { overflowX, overflowY } = getComputedStyle(box)
  // At some sizes it does not scroll: what stands out of it is seen.
  const along = (overflow: string, more: number) => (overflow === 'auto' || overflow === 'scroll' ? more : 0)
  const sides = [
    ['above', along(overflowY, scrollTop)],
    ['below', along(overflowY, scrollHeight - clientHeight - scrollTop)],
    ['before', along(overflowX, scrollLeft)],
    ['after', along(overflowX, scrollWidth - clientWidth - scrollLeft)],
  ] as const
  return sides
    .filter(([, more]) => more > SLIGHT)
    .map(([side]) => side)
    .join(' ')
}

/** Keeps `data-more` of an element true; returns what ends it. */
export function watchScroll(box: HTMLElement): () => void {
  const tell = () => {
    const sides = sidesOf(box)
    if (sides === (box.dataset.more ?? '')) return
    if (sides === '') delete box.dataset.more
    else box.dataset.more = sides
  }
  // Told after layout, so that nothing is worked out twice.
  const sizes = new ResizeObserver(tell)
  const watch = () => {
    sizes.observe(box)
    for (const child of box.children) sizes.observe(child)
  }
  const children = new MutationObserver(watch)
  children.observe(box, { childList: true })
  watch()
  box.addEventListener('scroll', tell, { passive: true })
  return () => {
    sizes.disconnect()
    children.disconnect()
    box.removeEventListener('scroll', tell)
  }
}

/** A `ref` for whatever may scroll. */
export const scrollFade = (box: HTMLElement | null): (() => void) | undefined => (box ? watchScroll(box) : undefined)

/** The same for an element that is there from the first render on, and has another use for its `ref`. */
export function useScrollFade(box: RefObject<HTMLElement | null>): void {
  useEffect(() => scrollFade(box.current), [box])
}
