// What follows `#` in the address: another link opened in the same window changes nothing else.

import { useSyncExternalStore } from 'react'

const onHash = (listener: () => void): (() => void) => {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

export const useHash = (): string => useSyncExternalStore(onHash, () => window.location.hash)
