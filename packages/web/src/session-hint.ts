// Whether somebody is signed in here, as far as the browser remembers: the session's cookie is not for scripts. Small, so
// that every page can ask without loading what is online.

import { useSyncExternalStore } from 'react'
import { storedEntries, storeJson } from './browser-storage.ts'

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
  const { id, name, guest, waiting, next } = Object.fromEntries(storedEntries(KEY))
  if (typeof id !== 'string' || typeof name !== 'string') return undefined
  return {
    id,
    name,
    guest: guest === true,
    waiting: typeof waiting === 'number' ? waiting : 0,
    ...(typeof next === 'string' && { next }),
  }
}

let current = load()
const listeners = new Set<() => void>()

export const sessionHint = (): SessionHint | undefined => current

/** Undefined: nobody is signed in any more. */
export function rememberSession(next: SessionHint | undefined): void {
  if (JSON.stringify(next) === JSON.stringify(current)) return
  current = next
  // A browser that keeps nothing asks the server instead.
  storeJson(KEY, next)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSessionHint = (): SessionHint | undefined => useSyncExternalStore(subscribe, sessionHint)
