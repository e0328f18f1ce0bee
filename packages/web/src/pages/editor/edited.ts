// What every part of the editor is given: the data as they are now, how to change them, and what their names are to people.

import type { DataFault } from '@tabularium/kernel'

export interface Edited<D> {
  readonly data: D
  readonly faults: readonly DataFault[]
  /** What is chosen: a place, a card. A fault leads there. */
  readonly chosen: string | undefined
  choose(id: string | undefined): void
  /** `writing`: letters of one field, steps of one drag are one step back. */
  change(data: D, writing?: string): void
  /** The game's own words: `good.wine`, or the name where there are none. */
  say(kind: string, name: string): string
}
