// How much room there is: everything side by side, the right column folded away, or the structure of a phone.

import { useSyncExternalStore } from 'react'

/** The room that a window has. `full`: with the right column. `folded`: it opens as a drawer. `aside`: small but broad. `phone`: small and narrow. */
export type Layout = 'full' | 'folded' | 'aside' | 'phone'

const full = window.matchMedia('(min-width: 1280px) and (min-height: 600px)')
const folded = window.matchMedia('(min-width: 1000px) and (min-height: 600px)')
const aside = window.matchMedia('(min-width: 641px) and (min-aspect-ratio: 1/1)')

const now = (): Layout => (full.matches ? 'full' : folded.matches ? 'folded' : aside.matches ? 'aside' : 'phone')

function subscribe(listener: () => void): () => void {
  for (const query of [full, folded, aside]) query.addEventListener('change', listener)
  return () => {
    for (const query of [full, folded, aside]) query.removeEventListener('change', listener)
  }
}

export const useLayout = (): Layout => useSyncExternalStore(subscribe, now)
