// While nobody waits, the names of all cards are put into words: otherwise a new Age would do it for twenty at once.

import { CARD_NAMES } from '@tabularium/wonders-duel/rules'
import { useEffect } from 'react'
import type { Duel } from './duel.ts'
import { cardWords } from './spoken.ts'

export function useWarmWords({ say, w }: Pick<Duel, 'say' | 'w'>): void {
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
