// What a page tells the frame: its title, its game and form, and what it renders into the top bar.

import { type ReactNode, useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'

export interface Page {
  /** For the browser's tab, in the language of the page. */
  readonly title: string
  /** Whose rules the bar links to. */
  readonly game?: string
  /**
   * `table`: the bar keeps its places for the game's title and status, and there is no navigation at the foot. Skip links
   * lead to the elements with the ids `prompt` and `actions`.
   */
  readonly form?: 'page' | 'table'
}

const SLOTS = ['title', 'status'] as const
type Slot = (typeof SLOTS)[number]

/** What fills the window so that the bar floats over it: a table with islands, or the map of a phone. */
type Under = 'islands' | 'map'

interface FrameState {
  readonly page: Page
  readonly under?: Under | undefined
  readonly slots: Readonly<Partial<Record<Slot, HTMLElement>>>
}

let state: FrameState = { page: { title: '' }, slots: {} }
const listeners = new Set<() => void>()

function put(part: Partial<FrameState>): void {
  state = { ...state, ...part }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useFrame = (): FrameState => useSyncExternalStore(subscribe, () => state)

/** Every page calls it once. */
export function usePage({ title, game, form = 'page' }: Page): void {
  useEffect(() => {
    document.title = title === '' ? 'Tabularium' : `${title} · Tabularium`
    put({ page: { title, form, ...(game !== undefined && { game }) } })
  }, [title, game, form])
}

/** Said to the frame rather than found by `:has`, which every change within the frame would ask anew. */
export function useUnder(under: Under | undefined): void {
  useLayoutEffect(() => {
    put({ under })
    return () => put({ under: undefined })
  }, [under])
}

/** A ref for the bar's empty places. */
export const slotRef = (slot: Slot) => (element: HTMLElement | null) => {
  const { [slot]: _, ...others } = state.slots
  put({ slots: element ? { ...others, [slot]: element } : others })
}

const Into = ({ slot, children }: { readonly slot: Slot; readonly children: ReactNode }) => {
  const element = useFrame().slots[slot]
  return element ? createPortal(children, element) : undefined
}

/** The game's name and where it stands, at the left of the bar: `<b>7 Wonders Duel</b><small>Age II</small>`. */
export const BarTitle = ({ children }: { readonly children: ReactNode }) => <Into slot="title">{children}</Into>

/** What is going on, in the middle of the bar. */
export const BarStatus = ({ children }: { readonly children: ReactNode }) => <Into slot="status">{children}</Into>
