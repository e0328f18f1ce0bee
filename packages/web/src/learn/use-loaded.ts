// Something loaded when a page first needs it; what cannot be loaded is told by the frame around the page.

import { useEffect, useState } from 'react'

interface Loaded<T> {
  readonly key: string
  readonly value?: T
}

/** What `load` brings for this key; undefined while it is on its way. */
export function useLoaded<T>(key: string, load: () => Promise<T>): T | undefined {
  const [loaded, setLoaded] = useState<Loaded<T>>({ key: '' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is loaded
  useEffect(() => {
    let gone = false
    load().then(
      value => gone || setLoaded({ key, value }),
      error =>
        gone ||
        setLoaded(() => {
          throw error
        }),
    )
    return () => {
      gone = true
    }
  }, [key])
  return loaded.key === key ? loaded.value : undefined
}
