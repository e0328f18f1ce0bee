// The service worker. The build's files are kept at install; files with a hash in their name are served from there, pages
// from the network while it answers. So everything works without a network after the first visit, at every address. It
// also shows notices of the server while the page is closed.
// It stands alone: the build puts `FILES` and `VERSION` before it and imports nothing.

declare const FILES: readonly string[]
declare const VERSION: string

const scope = self as unknown as ServiceWorkerGlobalScope

const PREFIX = 'tabularium-'
const CACHE = PREFIX + VERSION
/** A network that takes longer than this counts as none. */
const PATIENCE = 3000

async function install(): Promise<void> {
  const cache = await caches.open(CACHE)
  const kept = await caches.keys()
  // What an older version has under the same hashed name need not be fetched again.
  await Promise.all(
    FILES.map(async file => {
      const hashed = file.startsWith('/assets/')
      const old = hashed && kept.length > 0 ? await caches.match(file) : undefined
      const answer = old ?? (await fetch(file, { cache: hashed ? 'default' : 'reload' }))
      if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
      await cache.put(file, answer)
    }),
  )
}

async function activate(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter(name => name.startsWith(PREFIX) && name !== CACHE).map(name => caches.delete(name)))
  await scope.clients.claim()
}

const late = (): Promise<undefined> => new Promise(done => setTimeout(() => done(undefined), PATIENCE))

/** The newest page the network gives in time; else the kept one, which is the same for every address. */
async function page(request: Request): Promise<Response> {
  const network = fetch(request).catch(() => undefined)
  const answer = await Promise.race([network, late()])
  // Short addresses lead on: the browser follows them.
  if (answer?.ok || answer?.type === 'opaqueredirect') return answer
  return (await caches.match('/index.html', { cacheName: CACHE })) ?? (await network) ?? Response.error()
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreSearch: true, ignoreVary: true })) ?? fetch(request)
}

/** What the server tells a browser that may be asleep. */
interface Note {
  readonly title: string
  readonly body: string
  readonly url: string
  readonly table?: string
}

const isText = (value: unknown): value is string => typeof value === 'string'

function noteOf(data: PushMessageData | null): Note | undefined {
  try {
    const { title, body, url, table } = data?.json() ?? {}
    if (!isText(title) || !isText(body) || !isText(url)) return undefined
    return { title, body, url, ...(isText(table) && { table }) }
  } catch {
    return undefined
  }
}

/** An address of this page; anything else leads home. */
function ownAddress(url: string): URL {
  const own = new URL('/', scope.location.origin)
  try {
    const found = new URL(url, own)
    return found.origin === own.origin ? found : own
  } catch {
    return own
  }
}

const windows = (): Promise<readonly WindowClient[]> =>
  scope.clients.matchAll({ type: 'window', includeUncontrolled: true })

/** Shows the notice, except to somebody who looks at that very table. */
async function tell(note: Note): Promise<void> {
  const { pathname } = ownAddress(note.url)
  const looking = (await windows()).some(one => one.focused && new URL(one.url).pathname === pathname)
  if (looking) return
  await scope.registration.showNotification(note.title, {
    body: note.body,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    // A newer one takes the place of the last one of the same table.
    tag: note.table ?? note.url,
    data: note.url,
  })
}

/** Leads to the table: in the window that shows it, in any other one, or in a new one. */
async function follow(url: string): Promise<void> {
  const { href, pathname } = ownAddress(url)
  const open = await windows()
  const there = open.find(one => new URL(one.url).pathname === pathname)
  if (there) return void (await there.focus())
  try {
    const moved = await open[0]?.navigate(href)
    if (moved) return void (await moved.focus())
  } catch {
    // A window of another version cannot be led: a new one can.
  }
  await scope.clients.openWindow(href)
}

scope.addEventListener('install', event => event.waitUntil(install()))
scope.addEventListener('activate', event => event.waitUntil(activate()))
scope.addEventListener('message', event => {
  if (event.data === 'take over') void scope.skipWaiting()
})
scope.addEventListener('push', event => {
  const note = noteOf(event.data)
  if (note) event.waitUntil(tell(note))
})
scope.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(follow(String(event.notification.data)))
})
scope.addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== scope.location.origin || /^\/(?:api|embed)\//.test(pathname)) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (FILES.includes(pathname)) event.respondWith(file(request))
})
