// What goes on at the server, for all parts of the home page that tell of it: asked for once for all of them, and again
// from time to time while somebody looks.

import type { HallAnswer } from '@tabularium/protocol'
import { useSyncExternalStore } from 'react'
import { hall } from '../../online/api.ts'

const AGAIN_MS = 10_000

let known: HallAnswer | undefined
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

async function ask(): Promise<void> {
  if (document.visibilityState === 'hidden' || !navigator.onLine) return
  const answer = await hall()
  // Without an answer what was known stays.
  if (answer.trouble) return
  known = answer.value
  for (const listener of [...listeners]) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (timer === undefined) {
    timer = setInterval(() => void ask(), AGAIN_MS)
    void ask()
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** Undefined: not there yet, or there is no server. */
export const useHall = (): HallAnswer | undefined => useSyncExternalStore(subscribe, () => known)
