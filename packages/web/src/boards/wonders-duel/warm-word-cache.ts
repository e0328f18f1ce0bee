// Warms the cache of formatted words for all cards while the browser is idle: otherwise a new Age would format twenty at
// once.

import { CARD_NAMES } from '@tabularium/wonders-duel/rules'
import { useEffect } from 'react'
import { cardWords } from './aria-labels.ts'
import type { Duel } from './context.ts'

export function useWarmWordCache({ say, w }: Pick<Duel, 'say' | 'w'>): void {
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return
    let next = 0
    let idle = 0
    // One at a time: a press never waits for more than that.
    const go = () => {
      cardWords({ say, w }, CARD_NAMES[next++])
      if (next < CARD_NAMES.length) idle = requestIdleCallback(go)
    }
    idle = requestIdleCallback(go)
    return () => cancelIdleCallback(idle)
  }, [say, w])
}
