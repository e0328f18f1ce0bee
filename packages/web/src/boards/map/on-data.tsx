// A board on data of somebody's own. The modules of a board know one set of data at a time (`drawing.ts`): whoever is asked
// something, or draws, says first on which.

import type { Game } from '@tabularium/kernel'
import { useEffect, useSyncExternalStore } from 'react'
import type { Board, BoardProps } from '../board.ts'

/** How many boards on data of somebody's own are on the screen: examples, which stand on the usual data, wait until none is. */
let shown = 0
const listeners = new Set<() => void>()
const tell = (by: 1 | -1): void => {
  shown += by
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the usual data can be drawn now. */
export const useUsualData = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => shown === 0,
    () => true,
  )

type Asked = (...args: readonly unknown[]) => unknown

/** The board, on this game: every question to it is asked after `use`. */
export function boardOn(board: Board, game: Game, use: () => void, reset: () => void): Board {
  const { Component, Picture, recap, ...rest } = board
  const asked = Object.fromEntries(
    Object.entries(rest).map(([name, part]) => {
      if (typeof part !== 'function') return [name, part]
      const ask = part as Asked
      const after: Asked = (...args) => {
        use()
        return ask(...args)
      }
      return [name, after]
    }),
  ) as unknown as Omit<Board, 'Component' | 'Picture' | 'recap'>

  function OnData(props: BoardProps) {
    use()
    useEffect(() => {
      tell(1)
      return () => {
        tell(-1)
        reset()
      }
    }, [])
    return <Component {...props} />
  }

  return {
    ...asked,
    game,
    Component: OnData,
    ...(Picture && { Picture }),
    ...(recap && { recap }),
  }
}
