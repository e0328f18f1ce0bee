// What a board shows of the last events until somebody puts it away: a state that grows with everything that is told.

import type { Event, View } from '@tabularium/kernel'
import { useCallback, useRef, useState } from 'react'

interface Remembered<S> {
  readonly news: readonly Event[]
  readonly view: View
  readonly state: S
}

/** `next`: the state after these events; none: only the view is another. Answers the state and what puts it away. */
export function useLiveState<S>(
  { news, view }: Pick<Remembered<S>, 'news' | 'view'>,
  start: S,
  next: (before: S, fresh: readonly Event[] | undefined) => S,
): readonly [state: S, clear: () => void] {
  const last = useRef<Remembered<S>>(undefined)
  const [, redraw] = useState(0)
  if (last.current?.news !== news || last.current.view !== view) {
    const fresh = last.current?.news === news ? undefined : news
    last.current = { news, view, state: next(last.current?.state ?? start, fresh) }
  }
  const clear = useCallback(() => {
    if (last.current) last.current = { ...last.current, state: start }
    redraw(n => n + 1)
  }, [start])
  return [last.current.state, clear]
}
