// Shows our drawings. They are fetched when the page has nothing else to do, so a board can be played before its pictures
// are there; until then, and for what has no picture, something else stands in their place. A picture is an image made
// of its drawing in the colours of the theme: one element, whatever it is drawn of, and painted from the browser's cache.
// It is made after the frame that first wants it, and stays loaded, so that no press waits for it.

import type { Pictures, Rendering, svgOf, Theme } from '@tabularium/art'
import { type ComponentType, type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import { afterPaint, whenIdle } from './idle.ts'
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

/** A drawing that somebody shows. */
interface Wanted {
  readonly name: string
  readonly rendering: Rendering
}

const nothing = (): undefined => undefined

const loadedImage = (address: string): Promise<HTMLImageElement> =>
  new Promise(done => {
    const image = new Image()
    image.onload = image.onerror = () => done(image)
    image.src = address
  })

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
  let making = false
  const listeners = new Set<() => void>()
  const addresses = new Map<string, string>()
  const wanted = new Map<string, Wanted>()
  /** An image that nobody shows any more would be read and laid out again the next time, in the midst of a press. */
  const kept: HTMLImageElement[] = []

  const make = async (key: string, { name, rendering }: Wanted): Promise<void> => {
    const scene = loaded?.pictures[name]
    if (!loaded || !scene) return
    const address = URL.createObjectURL(new Blob([loaded.svgOf(scene(), rendering)], { type: 'image/svg+xml' }))
    if (!rendering.sized) kept.push(await loadedImage(address))
    addresses.set(key, address)
  }

  /** All that is wanted, one by one, and then says so once. */
  const makeWanted = async (): Promise<void> => {
    for (const [key, one] of wanted) {
      await make(key, one)
      wanted.delete(key)
    }
    making = false
    for (const listener of [...listeners]) listener()
  }

  const begin = (): void => {
    if (making || !loaded) return
    making = true
    // A page that nobody sees draws no frames.
    if (document.hidden) void makeWanted()
    else afterPaint(() => void makeWanted())
  }

  const fetchAll = async (): Promise<void> => {
    const [{ svgOf }, { pictures }] = await Promise.all([import('@tabularium/art'), load()])
    loaded = { svgOf, pictures }
    begin()
  }

  const want = (key: string, one: Wanted): void => {
    if (addresses.has(key)) return
    wanted.set(key, one)
    begin()
    if (asked) return
    asked = true
    whenIdle(() => {
      fetchAll().catch(() => {
        // No connection: the signs stay, and the next board asks again.
        asked = false
      })
    })
  }

  const onMade = (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  const useAddress: PictureSource['useAddress'] = (name, { plan = false, wide = false, sized = false } = {}) => {
    const theme = useSyncExternalStore(onTheme, themeNow, byDay)
    const key = [name, theme, plan, wide, sized].join()
    const made = useSyncExternalStore(onMade, () => addresses.get(key), nothing)
    useEffect(() => want(key, { name, rendering: { theme, plan, wide, sized } }), [key, name, theme, plan, wide, sized])
    // What is built, or seen by night, looks as before until its new picture is there.
    const last = useRef({ name, made })
    if (made !== undefined || last.current.name !== name) last.current = { name, made }
    return last.current.made
  }

  const Picture: PictureComponent = ({ name, plan = false, wide = false, className = '', children }) => {
    const address = useAddress(name, { plan, wide })
    if (address === undefined) return children
    return <img className={`picture ${className}`} src={address} alt="" draggable={false} decoding="async" />
  }

  return { Picture, useAddress }
}
