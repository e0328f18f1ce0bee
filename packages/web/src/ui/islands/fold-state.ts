// Which islands are open: what somebody opened or closed by hand stays so, kept on this device by game and size of the
// window; the rest is open where the window has room for it, or where what is asked needs it.

import { storedEntries, storeJson } from '../../browser-storage.ts'

/** `roomy`: islands stand open at the edges. `tight`: all of them are folded into a rail at first. */
export type Size = 'roomy' | 'tight'

/** By island. */
export type ByHand = Readonly<Record<string, boolean>>

export interface Fold {
  readonly byHand: boolean | undefined
  /** What is asked needs it. */
  readonly wanted: boolean
  /** Open at first in a roomy window. */
  readonly roomy: boolean
}

export const isOpen = ({ byHand, wanted, roomy }: Fold, size: Size): boolean =>
  byHand ?? (wanted || (roomy && size === 'roomy'))

const keyOf = (name: string, size: Size): string => `tabularium.islands.${name}.${size}`

export function readFolds(name: string, size: Size): ByHand {
  const kept = storedEntries(keyOf(name, size))
  return Object.fromEntries(kept.filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'))
}

export const writeFolds = (name: string, size: Size, byHand: ByHand): boolean => storeJson(keyOf(name, size), byHand)
