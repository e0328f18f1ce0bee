// The React context in which a board keeps what its parts ask for.

import { type Context, createContext, use } from 'react'

/** A context for the parts of one board, and the hook that reads it. */
export function createBoardContext<T>(): readonly [context: Context<T | undefined>, useIt: () => T] {
  const context = createContext<T | undefined>(undefined)
  const useIt = (): T => {
    const value = use(context)
    if (value === undefined) throw new Error('a part of the board stands outside of it')
    return value
  }
  return [context, useIt]
}
