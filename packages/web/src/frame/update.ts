// The service worker: everything works without a network after the first visit, and a new version waits for a word.

import { storedText, storeText } from '../browser-storage.ts'
import { toast } from '../ui/toast.tsx'

interface Offer {
  readonly text: string
  readonly label: string
  act(): void
}

let registration: ServiceWorkerRegistration | undefined

/** A new worker is installed and waits until the old pages are gone, or until somebody says: now. */
function whenWaiting(found: ServiceWorkerRegistration, tell: (worker: ServiceWorker) => void): void {
  if (found.waiting && navigator.serviceWorker.controller) tell(found.waiting)
  found.addEventListener('updatefound', () => {
    const worker = found.installing
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller) tell(worker)
    })
  })
}

/** An older page asked for a file that is gone from the server: the newest page has it. At most once a minute, so that a file that
 *  stays missing does not reload the page for ever. */
function reloadOnce(): void {
  const KEY = 'tabularium.reloaded'
  const [last, now] = [Number(storedText(KEY, 'sessionStorage') ?? 0), Date.now()]
  if (now - last < 60_000 || !navigator.onLine) return
  // Without storage the minute cannot be remembered, and the page would reload for ever.
  if (storeText(KEY, String(now), 'sessionStorage')) location.reload()
}

/** Looks for a new version when somebody comes back to a page that was left open. */
const look = () => {
  // Without a network there is none; the next return looks again.
  if (document.visibilityState === 'visible') registration?.update().catch(() => {})
}

/** Registers the worker (in the built page) and shows the offer when a new version is ready. Returns how to stop. */
export function watchForUpdates(offer: (act: () => void) => Offer): () => void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => {}
  let active = true
  let takeAway = () => {}
  const tell = (worker: ServiceWorker) => {
    if (!active) return
    takeAway()
    const { text, label, act } = offer(() => {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
      worker.postMessage('take over')
    })
    takeAway = toast({ text, action: { label, act }, stays: true })
  }
  const start = async () => {
    try {
      registration ??= await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
      whenWaiting(registration, tell)
    } catch {
      // A browser that forbids it plays on, with the network.
    }
  }
  void start()
  window.addEventListener('vite:preloadError', reloadOnce)
  document.addEventListener('visibilitychange', look)
  return () => {
    active = false
    takeAway()
    window.removeEventListener('vite:preloadError', reloadOnce)
    document.removeEventListener('visibilitychange', look)
  }
}
