// While the home page is read, the board and the worker of the game most likely to be opened are fetched.

import { tables } from '../../frame/tables.ts'
import { gameEntry } from '../../games.ts'

const LIKELY = 'wonders-duel'

const whenIdle = (act: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 600)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(act, { timeout: 3000 })
  return () => cancelIdleCallback(idle)
}

/** Returns how to call it off. */
export function warm(): () => void {
  return whenIdle(() => {
    // What fails here is asked for again, and told, when it is needed.
    const quietly = (loading: Promise<unknown> | undefined) => loading?.catch(() => {})
    void quietly(import('../table.tsx'))
    void quietly(gameEntry(LIKELY)?.load())
    void quietly(tables().then(all => all.list()))
  })
}
