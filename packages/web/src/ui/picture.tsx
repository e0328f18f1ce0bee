// Shows our drawings. They are fetched when the page has nothing else to do, so a board can be played before its pictures
// are there; until then, and for what has no picture, something else stands in their place. A picture is an image made
// of its drawing in the colours of the theme: one element, whatever it is drawn of, and painted from the browser's cache.

import type { Pictures, Rendering, svgOf, Theme } from '@tabularium/art'
import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react'
import { whenIdle } from './idle.ts'
import './picture.css'

export interface PictureProps {
  /** As the game's module of pictures names it: `wonder/piraeus`. */
  readonly name: string
  /** In lines: it has not been built yet. */
  readonly plan?: boolean
  /** The strip of it that fits a low place. */
  readonly wide?: boolean
  readonly className?: string
  /** What stands in its place while there is none. */
  readonly children?: ReactNode
}

interface Loaded {
  readonly pictures: Pictures
  readonly svgOf: typeof svgOf
}

const themeListeners = new Set<() => void>()
let observer: MutationObserver | undefined

/** The theme in effect, whether chosen here or by the system. */
const themeNow = (): Theme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light')

/** What is drawn without a page knows no night. */
const byDay = (): Theme => 'light'

function onTheme(listener: () => void): () => void {
  themeListeners.add(listener)
  observer ??= new MutationObserver(() => {
    for (const each of [...themeListeners]) each()
  })
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => themeListeners.delete(listener)
}

export type PictureComponent = ComponentType<PictureProps>

/** The pictures of one game. */
export interface PictureSource {
  readonly Picture: PictureComponent
  /** Where the image is, for what is drawn inside an SVG; undefined: not here yet, or there is none. */
  useAddress(name: string, how?: Omit<Rendering, 'theme'>): string | undefined
}

/** Shows the pictures of one game, from its module. */
export function picturesOf(load: () => Promise<{ readonly pictures: Pictures }>): PictureSource {
  let loaded: Loaded | undefined
  let asked = false
  const listeners = new Set<() => void>()
  const addresses = new Map<string, string>()

  const fetchAll = async (): Promise<void> => {
    const [{ svgOf }, { pictures }] = await Promise.all([import('@tabularium/art'), load()])
    loaded = { svgOf, pictures }
    for (const listener of [...listeners]) listener()
  }

  const onLoaded = (listener: () => void): (() => void) => {
    listeners.add(listener)
    if (!asked) {
      asked = true
      whenIdle(() => {
        fetchAll().catch(() => {
          // No connection: the signs stay, and the next board asks again.
          asked = false
        })
      })
    }
    return () => listeners.delete(listener)
  }

  const addressOf = (name: string, rendering: Rendering): string | undefined => {
    const scene = loaded?.pictures[name]
    if (!loaded || !scene) return undefined
    const key = [name, rendering.theme, rendering.plan, rendering.wide, rendering.sized].join()
    const known = addresses.get(key)
    if (known !== undefined) return known
    const address = URL.createObjectURL(new Blob([loaded.svgOf(scene(), rendering)], { type: 'image/svg+xml' }))
    addresses.set(key, address)
    return address
  }

  const now = (): Loaded | undefined => loaded

  const useAddress: PictureSource['useAddress'] = (name, { plan = false, wide = false, sized = false } = {}) => {
    useSyncExternalStore(onLoaded, now, now)
    const theme = useSyncExternalStore(onTheme, themeNow, byDay)
    return addressOf(name, { theme, plan, wide, sized })
  }

  const Picture: PictureComponent = ({ name, plan = false, wide = false, className = '', children }) => {
    const address = useAddress(name, { plan, wide })
    if (address === undefined) return children
    return <img className={`picture ${className}`} src={address} alt="" draggable={false} decoding="async" />
  }

  return { Picture, useAddress }
}
