// What stays as it is while the rest is drawn again, so that whoever is handed it need not be; and what passes by itself.

import { useCallback, useRef, useState } from 'react'

/** A function that is the same at every drawing and does what the latest one says. Not to be called while drawing. */
export function useSteady<A extends readonly unknown[], R>(latest: (...args: A) => R): (...args: A) => R {
  const current = useRef(latest)
  current.current = latest
  return useCallback((...args) => current.current(...args), [])
}

/** Something that holds for one version only: with the next it is gone, in the same drawing. */
export function usePassing<T>(version: number): readonly [T | undefined, (value: T | undefined) => void] {
  const [held, hold] = useState<{ readonly version: number; readonly value: T }>()
  const set = useSteady((value: T | undefined) => {
    // Nothing again is nothing new.
    if (value !== undefined || held !== undefined) hold(value === undefined ? undefined : { version, value })
  })
  return [held?.version === version ? held.value : undefined, set]
}
