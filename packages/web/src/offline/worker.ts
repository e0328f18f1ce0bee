// The service worker. The build's files are kept at install; files with a hash in their name are served from there, pages
// from the network while it answers. So everything works without a network after the first visit, at every address.
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
  if (answer?.ok) return answer
  return (await caches.match('/index.html', { cacheName: CACHE })) ?? (await network) ?? Response.error()
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreSearch: true, ignoreVary: true })) ?? fetch(request)
}

scope.addEventListener('install', event => event.waitUntil(install()))
scope.addEventListener('activate', event => event.waitUntil(activate()))
scope.addEventListener('message', event => {
  if (event.data === 'take over') void scope.skipWaiting()
})
scope.addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== scope.location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (FILES.includes(pathname)) event.respondWith(file(request))
})
