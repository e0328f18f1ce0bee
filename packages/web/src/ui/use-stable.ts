// Hooks for values that keep their identity between renders, so that memoised children are not rendered again, and for
// state that resets itself.

import { useCallback, useMemo, useRef, useState } from 'react'

/** A function with a stable identity that always calls the latest closure. Not to be called during rendering. */
export function useEvent<A extends readonly unknown[], R>(latest: (...args: A) => R): (...args: A) => R {
  const current = useRef(latest)
  current.current = latest
  return useCallback((...args) => current.current(...args), [])
}

/** State that holds for one version only (a number, a view and the piece in hand): with another it is undefined, in the same
 *  render. */
export function useForVersion<T>(
  ...version: readonly unknown[]
): readonly [T | undefined, (value: T | undefined) => void] {
  const [held, hold] = useState<{ readonly version: readonly unknown[]; readonly value: T }>()
  const set = useEvent((value: T | undefined) => {
    // Clearing what is clear already must not render again.
    if (value !== undefined || held !== undefined) hold(value === undefined ? undefined : { version, value })
  })
  return [held?.version.every((part, i) => part === version[i]) ? held.value : undefined, set]
}

interface KeptList<T> {
  readonly list: readonly T[]
  readonly texts: readonly string[]
}

/** A list of plain data in which whatever is as it was is the same object as before, and the same list where all of it is. */
export function keptList<T>(before: KeptList<T> | undefined, list: readonly T[]): KeptList<T> {
  const texts = list.map(item => JSON.stringify(item))
  const isSame = (i: number): boolean => before?.texts[i] === texts[i]
  if (before?.list.length === list.length && texts.every((_, i) => isSame(i))) return before
  return { list: list.map((item, i) => (isSame(i) ? (before?.list[i] ?? item) : item)), texts }
}

/** The same for a list that is made anew now and then, in the same order: places of a map. */
export function useKept<T>(list: readonly T[]): readonly T[] {
  const last = useRef<KeptList<T>>(undefined)
  return useMemo(() => {
    last.current = keptList(last.current, list)
    return last.current.list
  }, [list])
}
