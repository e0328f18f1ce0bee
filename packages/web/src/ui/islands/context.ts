// What islands share with the table they stand over, and with each other.

import { createContext, use } from 'react'
import type { ByHand, Size } from './fold-state.ts'
import type { Box } from './free-area.ts'

/** Where an island stands: a column at an edge, its foot, the middle of the top or bottom, or a window of its own at the right. */
export const SIDES = ['left', 'left-foot', 'top', 'right', 'right-foot', 'bottom', 'window', 'rail'] as const
export type Side = (typeof SIDES)[number]

export interface IslandsState {
  readonly slots: Readonly<Partial<Record<Side, HTMLElement>>>
  readonly size: Size
  readonly byHand: ByHand
  /** Its place among those of its column, the same whether it is open or folded. */
  rank(island: string): number
  /** An island is there, until the returned function is called. */
  join(island: string, side: Side): () => void
  /** Opens or closes an island as by hand; undefined: as it would be by itself. In a tight window a column holds one. */
  fold(island: string, open: boolean | undefined): void
  /** The part of the table that no island covers, at this moment; `windows`: none of those that come and go either. */
  free(windows?: boolean): Box | undefined
  /** Told whenever islands come, go or change their size: `free` may be another part then. */
  onFreeChange(listener: () => void): () => void
}

export const IslandsContext = createContext<IslandsState | undefined>(undefined)

export const useIslands = (): IslandsState | undefined => use(IslandsContext)

/** Class names for the islands of a board, since they stand outside of it: its style sheets reach them all the same. */
export const ScopeContext = createContext('')
