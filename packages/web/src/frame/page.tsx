// A page that is loaded when it is first opened, and drawn at once where it was loaded before.

import { type ComponentType, lazy, type ReactNode, useState } from 'react'

export interface Page {
  (): ReactNode
  load(): Promise<void>
}

export function page(load: () => Promise<ComponentType>): Page {
  let loaded: ComponentType | undefined
  const Lazy = lazy(async () => {
    loaded = await load()
    return { default: loaded }
  })
  const Shown = () => {
    // Whichever it was at first, it stays: another one would begin anew.
    const [Either] = useState<ComponentType>(() => loaded ?? Lazy)
    return <Either />
  }
  return Object.assign(Shown, {
    async load() {
      loaded = await load()
    },
  })
}
