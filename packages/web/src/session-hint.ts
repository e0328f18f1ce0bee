// Whether somebody is signed in here, as far as the browser remembers: the session's cookie is not for scripts. Small, so
// that every page can ask without loading what is online.

import { useSyncExternalStore } from 'react'

export interface SessionHint {
  readonly id: string
  readonly name: string
  readonly guest: boolean
  /** Tables that waited for a move when last heard of. */
  readonly waiting: number
  /** The one that had waited longest. */
  readonly next?: string
}

const KEY = 'tabularium.somebody'

function load(): SessionHint | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('id' in kept) || !('name' in kept)) return undefined
    const { id, name } = kept
    if (typeof id !== 'string' || typeof name !== 'string') return undefined
    const waiting = 'waiting' in kept && typeof kept.waiting === 'number' ? kept.waiting : 0
    const next = 'next' in kept && typeof kept.next === 'string' ? { next: kept.next } : {}
    return { id, name, guest: 'guest' in kept && kept.guest === true, waiting, ...next }
  } catch {
    return undefined
  }
}

let current = load()
const listeners = new Set<() => void>()

export const sessionHint = (): SessionHint | undefined => current

/** Undefined: nobody is signed in any more. */
export function rememberSession(next: SessionHint | undefined): void {
  if (JSON.stringify(next) === JSON.stringify(current)) return
  current = next
  try {
    if (next) localStorage.setItem(KEY, JSON.stringify(next))
    else localStorage.removeItem(KEY)
  } catch {
    // A browser that keeps nothing asks the server instead.
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSessionHint = (): SessionHint | undefined => useSyncExternalStore(subscribe, sessionHint)
