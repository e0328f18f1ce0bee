// The board the players of this package think on: that of the game they are asked about, which may be played on data of
// somebody's own.

import { assyrianWars } from '@tabularium/assyrian-wars'
import type { Board } from '@tabularium/assyrian-wars/rules'

export let b: Board = assyrianWars.board

/** From now on, until somebody says otherwise: whoever asks these players says it first. */
export function thinkOn(board: Board): void {
  b = board
}

/** Something that follows from the board alone, worked out once for each. */
export function ofBoard<T>(make: (board: Board) => T): () => T {
  let made: { readonly from: Board; readonly value: T } | undefined
  return () => {
    if (made?.from !== b) made = { from: b, value: make(b) }
    return made.value
  }
}
