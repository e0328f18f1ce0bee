// Prefetches the board and the worker of the game most likely to be opened, while the home page is read.

import { tables } from '../../frame/tables.ts'
import { gameEntry } from '../../games.ts'
import { whenIdle } from '../../ui/idle.ts'

const LIKELY = 'wonders-duel'

/** Returns how to call it off. */
export function prefetchLikelyGame(): () => void {
  return whenIdle(() => {
    // What fails here is asked for again, and told, when it is needed.
    const quietly = (loading: Promise<unknown> | undefined) => loading?.catch(() => {})
    void quietly(import('../table.tsx'))
    void quietly(gameEntry(LIKELY)?.load())
    void quietly(tables().then(all => all.list()))
  })
}
