// On which side of the map something lies, so that what is told about a place never lies over it.

import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether a place lies in the right half of the map that `within` lies over. */
export function useOnRight(within: RefObject<HTMLElement | null>, place: string | undefined): boolean {
  const [right, setRight] = useState(false)
  useLayoutEffect(() => {
    const measure = () => {
      const middle = within.current?.closest('.map-middle')?.getBoundingClientRect()
      const spot = place
        ? document.querySelector(`.map-middle [data-stop="${place}"]`)?.getBoundingClientRect()
        : undefined
      if (middle && spot) setRight(spot.x + spot.width / 2 > middle.x + middle.width / 2)
    }
    measure()
    // A map that was opened with it lies where it belongs a frame later.
    const later = requestAnimationFrame(measure)
    return () => cancelAnimationFrame(later)
  }, [within, place])
  return right
}
