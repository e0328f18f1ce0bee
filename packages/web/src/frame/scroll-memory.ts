// Where a page was scrolled to when it was left: whoever goes back finds it as it was.

/** By entry of the browser's history, which carries its name in its state. */
const places = new Map<string, number>()
let entries = 0
/** Stops scrolling back to where the page was left, while that is going on. */
let stop: (() => void) | undefined
let returned = false

const entryOf = (): string | undefined => (history.state as { readonly entry?: string } | null)?.entry

/** A page that loads is done when it has not grown for so long. */
const SETTLED_MS = 1500

/** Input by which a reader takes over: scrolling back ends there. */
const HANDS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Scrolls there, and again whenever the page grows, until it has settled. */
function returnTo(y: number): void {
  const end = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const pages = new ResizeObserver(() => {
    window.scrollTo(0, y)
    clearTimeout(timer)
    timer = setTimeout(() => stop?.(), SETTLED_MS)
  })
  stop = () => {
    stop = undefined
    end.abort()
    pages.disconnect()
    clearTimeout(timer)
  }
  for (const hand of HANDS) window.addEventListener(hand, stop, { signal: end.signal, passive: true })
  pages.observe(document.body)
}

/** A page is entered; true: it was there before, and is shown where it was left. */
export function enterPage(): boolean {
  stop?.()
  const entry = entryOf()
  returned = entry !== undefined
  if (entry === undefined) {
    entries += 1
    history.replaceState({ ...history.state, entry: `${performance.timeOrigin} ${entries}` }, '')
  } else returnTo(places.get(entry) ?? 0)
  return returned
}

/** Whether the page that is shown now was come back to. */
export const isReturn = (): boolean => returned

/** Listens until the returned function is called. */
export function rememberScroll(): () => void {
  const note = () => {
    const entry = entryOf()
    if (entry !== undefined && !stop) places.set(entry, window.scrollY)
  }
  window.addEventListener('scroll', note, { passive: true })
  return () => window.removeEventListener('scroll', note)
}
