// A link may lead to one part of a page: an example, a term.

import { useEffect } from 'react'
import { isReturn } from '../frame/scroll-memory.ts'

/** Brings the part that the address names into sight, as soon as the page is `ready`; it unfolds what hides that part. */
export function useHashArrival(ready: boolean, block: ScrollLogicalPosition): void {
  useEffect(() => {
    if (!ready || location.hash === '') return
    // After the frame has gone to the top of the page, as it does for every address.
    const frame = requestAnimationFrame(() => {
      if (isReturn()) return
      const part = document.getElementById(decodeURIComponent(location.hash.slice(1)))
      const fold = part?.closest('details')
      if (fold) fold.open = true
      part?.scrollIntoView({ block })
    })
    return () => cancelAnimationFrame(frame)
  }, [ready, block])
}
