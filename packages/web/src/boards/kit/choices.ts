// Choices by the pieces they are about, and the digits that choose pieces.

import type { Action } from '@tabularium/kernel'
import type { Choice } from '../board.ts'

export type ChoicesByPiece = ReadonlyMap<string, readonly Choice[]>

/** Puts a value at the end of a key's list. */
export function addTo<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

/** The choices by whatever each of them has to do with, in the order in which it comes up first. */
export function choicesBy<A extends Action>(
  choices: readonly Choice[],
  namesOf: (action: A) => readonly string[],
): ChoicesByPiece {
  const found = new Map<string, Choice[]>()
  for (const choice of choices) for (const name of namesOf(choice.action as A)) addTo(found, name, choice)
  return found
}

const KEYS = 9

/** The digit that chooses a piece, by its place among all that can be chosen; undefined: it has none. */
export function digitOf(pieces: readonly string[], piece: string): number | undefined {
  const at = pieces.indexOf(piece)
  return at >= 0 && at < KEYS ? at + 1 : undefined
}
