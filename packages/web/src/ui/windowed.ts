// A long list of which only what can be seen is in the page, rows of any height: the room of those that are left out is
// the margin of the next. A row that has the focus, with its neighbours, stays wherever the list is scrolled to.

import {
  type CSSProperties,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'

export type RowKey = string | number

/** A row that is drawn, and the height of those left out before it; of the last also of those after it. */
export interface PlacedRow {
  readonly index: number
  readonly gap: number
  readonly after: number
}

type HeightOf = (index: number) => number

/** The rows that a box shows which is scrolled down by `top`: from the first to before the last. */
export function rowsSeen(count: number, heightOf: HeightOf, top: number, height: number): readonly [number, number] {
  let from = 0
  let y = 0
  while (from < count - 1 && y + heightOf(from) <= top) y += heightOf(from++)
  let to = from
  while (to < count && y < top + height) y += heightOf(to++)
  return [from, Math.max(to, Math.min(count, from + 1))]
}

/** Rows in their order, once each. */
export function placed(count: number, heightOf: HeightOf, wanted: readonly number[]): readonly PlacedRow[] {
  const inOrder = [...new Set(wanted)].filter(index => index >= 0 && index < count).sort((a, b) => a - b)
  const heightBetween = (from: number, to: number): number => {
    let height = 0
    for (let i = from; i < to; i++) height += heightOf(i)
    return height
  }
  return inOrder.map((index, i) => ({
    index,
    gap: heightBetween(i === 0 ? 0 : inOrder[i - 1] + 1, index),
    after: i === inOrder.length - 1 ? heightBetween(index + 1, count) : 0,
  }))
}

/** This row and those that one can come to from it by an arrow, round the ends too; headings are passed over. */
export function neighbours(index: number, count: number, isHeading: (index: number) => boolean): readonly number[] {
  if (index < 0) return []
  const next = (step: number): number => {
    let at = index
    do at = (at + step + count) % count
    while (at !== index && isHeading(at))
    return at
  }
  return [index, next(1), next(-1)]
}

/** The last heading at or before a row; -1: there is none. */
function headingOf(index: number, isHeading: (index: number) => boolean): number {
  let at = index
  while (at >= 0 && !isHeading(at)) at--
  return at
}

interface Windowed {
  readonly keys: readonly RowKey[]
  /** Rows that are drawn wherever the list stands. */
  readonly pinned?: readonly number[]
  /** Headings cannot have the focus, and the one of the rows that are seen stays on top. */
  isHeading?(index: number): boolean
}

/** What a list gives its rows. */
interface RowProps {
  ref(row: HTMLElement | null): (() => void) | undefined
  readonly 'data-row': RowKey
  readonly style: CSSProperties | undefined
  readonly 'aria-setsize': number
  readonly 'aria-posinset': number
}

export interface WindowedList {
  readonly rows: readonly PlacedRow[]
  rowProps(row: PlacedRow): RowProps
}

/** So many rows are drawn before anything has been measured, and so much is drawn beyond what is seen. */
const FIRST = 30
const BEYOND_PX = 400
/** The estimated height of a row that has not been drawn yet: two lines. Not derived from rows that were measured: with every new
 *  estimate all rows would shift. */
const ROW_PX = 48

const rowOf = (target: EventTarget | null): HTMLElement | undefined =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-row]') ?? undefined) : undefined

/** The first row that is seen, where it stands, and how far the list was scrolled then. */
interface Anchor {
  readonly row: string
  readonly top: number
  readonly scrolled: number
}

const topIn = (list: HTMLElement, row: Element): number =>
  row.getBoundingClientRect().top - list.getBoundingClientRect().top

/** A heading is no anchor: it stands on top wherever the list is. */
function anchorIn(list: HTMLElement, isHeading: (row: string) => boolean): Anchor | undefined {
  // At the very top what comes new is seen.
  if (list.scrollTop === 0) return undefined
  for (const one of list.querySelectorAll<HTMLElement>('[data-row]')) {
    const top = topIn(list, one)
    if (top > list.clientHeight) return undefined
    const { row = '' } = one.dataset
    if (top + one.offsetHeight > 0 && !isHeading(row)) return { row, top, scrolled: list.scrollTop }
  }
  return undefined
}

/**
 * What is seen stays where it is when rows before it are drawn, left out, or turn out to be higher than was thought. The
 * browser's own anchoring does not help here: it stands back where a margin changes (so it is off: `overflow-anchor`).
 */
function keepPlace(list: HTMLElement, { row, top, scrolled }: Anchor): void {
  if (list.scrollTop !== scrolled) return
  const now = list.querySelector(`[data-row="${row}"]`)
  const moved = now ? topIn(list, now) - top : 0
  if (Math.abs(moved) >= 1) list.scrollTop += moved
}

export function useWindowed(
  box: RefObject<HTMLElement | null>,
  { keys, pinned = [], isHeading = () => false }: Windowed,
): WindowedList {
  const heights = useRef(new Map<string, number>())
  const [[from, to], setSeen] = useState<readonly [number, number]>([0, FIRST])
  const [focused, setFocused] = useState<string>()
  const count = keys.length
  const heightOf = (index: number): number => heights.current.get(String(keys[index])) ?? ROW_PX
  const indexOf = (row: string): number => keys.findIndex(key => String(key) === row)
  const offsetOf = (index: number): number => {
    let y = 0
    for (let i = 0; i < index; i++) y += heightOf(i)
    return y
  }
  const anchor = useRef<Anchor | undefined>(undefined)
  const look = useRef((_show: (change: () => void) => void) => {})
  look.current = show => {
    const list = box.current
    if (!list) return
    anchor.current = anchorIn(list, row => isHeading(indexOf(row)))
    // From the row that is seen: how far the list is scrolled may not fit what is known of heights by now.
    const top = anchor.current ? offsetOf(indexOf(anchor.current.row)) - anchor.current.top : list.scrollTop
    const next = rowsSeen(count, heightOf, top - BEYOND_PX, list.clientHeight + 2 * BEYOND_PX)
    if (next[0] !== from || next[1] !== to) show(() => setSeen(next))
  }

  const observer = useMemo(() => {
    let width = 0
    return new ResizeObserver(entries => {
      for (const { target, borderBoxSize } of entries) {
        const row = (target as HTMLElement).dataset.row
        const [{ inlineSize, blockSize }] = borderBoxSize
        // What is hidden, or gone, has no size: it keeps the one it had.
        if (blockSize === 0) continue
        if (row !== undefined) heights.current.set(row, blockSize)
        else if (inlineSize !== width) {
          width = inlineSize
          heights.current.clear()
        }
      }
      look.current(change => change())
    })
  }, [])
  useEffect(() => {
    const list = box.current
    if (!list) return
    // At once: what is scrolled to shall not be empty for a frame.
    const scrolled = () => look.current(flushSync)
    const entered = ({ target }: FocusEvent) => setFocused(rowOf(target)?.dataset.row)
    const left = ({ relatedTarget }: FocusEvent) => setFocused(rowOf(relatedTarget)?.dataset.row)
    observer.observe(list)
    list.addEventListener('scroll', scrolled, { passive: true })
    list.addEventListener('focusin', entered)
    list.addEventListener('focusout', left)
    return () => {
      observer.unobserve(list)
      list.removeEventListener('scroll', scrolled)
      list.removeEventListener('focusin', entered)
      list.removeEventListener('focusout', left)
    }
  }, [box, observer])
  useEffect(() => () => observer.disconnect(), [observer])
  useLayoutEffect(() => {
    if (box.current && anchor.current) keepPlace(box.current, anchor.current)
  })

  const ref = useCallback(
    (row: HTMLElement | null) => {
      if (!row) return undefined
      observer.observe(row)
      return () => observer.unobserve(row)
    },
    [observer],
  )

  const last = Math.min(to, count)
  const first = Math.min(from, Math.max(0, last - 1))
  const at = focused === undefined ? -1 : indexOf(focused)
  const rows = placed(count, heightOf, [
    ...Array.from({ length: last - first }, (_, i) => first + i),
    headingOf(first, isHeading),
    ...neighbours(at, count, isHeading),
    ...pinned,
  ])
  return {
    rows,
    rowProps: ({ index, gap, after }) => ({
      ref,
      'data-row': keys[index],
      style: gap + after > 0 ? { marginTop: gap, marginBottom: after } : undefined,
      'aria-setsize': count,
      'aria-posinset': index + 1,
    }),
  }
}
