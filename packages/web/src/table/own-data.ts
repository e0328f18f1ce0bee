// Data of somebody's own on this device: a map, cards or set-ups out of a file, checked by the worker and kept there, named
// by their hash. What pages ask about them.

import type { DataFault, OwnData } from '@tabularium/kernel'

/** A set of data as lists show it. */
export interface DataSummary extends Omit<OwnData, 'text'> {
  /** When it was last saved, in milliseconds since 1970. */
  readonly saved: number
}

/** A set of data with its canonical text. Sets that only games of this device need are not listed. */
export interface SavedData extends DataSummary {
  readonly text: string
  readonly unlisted?: true
}

export type CheckedData = { readonly data: OwnData } | { readonly faults: readonly DataFault[] }

/** Everything pages ask about data of somebody's own: `(await tables()).data`. */
export interface OwnDataSets {
  /** Whether a text can be played as data of this game, or everything that is wrong with it. */
  check(game: string, text: string): Promise<CheckedData>
  /** The same; what can be played is put among the sets of this device. */
  save(game: string, text: string): Promise<CheckedData>
  /** The sets of a game, or of all; the last saved first. */
  list(game?: string): Promise<readonly DataSummary[]>
  /** The canonical text of a set; also of one that only games need. */
  text(hash: string): Promise<string | undefined>
  /** Takes it from the list. Games that are played on it keep it. */
  forget(hash: string): Promise<void>
}
