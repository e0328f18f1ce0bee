// Visitors for tests and measurements: as a browser on the server's own page would send, with a jar of cookies.

import type { Server } from './index.ts'

export interface Reply<T = unknown> {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The body, where it is JSON; what is in it is for the test to say. */
  readonly body: T
}

export interface TestClient {
  readonly cookies: ReadonlyMap<string, string>
  /** As a browser on the server's own page sends it. */
  send<T = unknown>(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply<T>>
  get<T = unknown>(path: string, headers?: Record<string, string>): Promise<Reply<T>>
  post<T = unknown>(path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply<T>>
  readonly cookie: string
}

/** `origin`: '' sends none. */
export function createTestClient(server: Pick<Server, 'url'>, origin = server.url.replace(/\/$/, '')): TestClient {
  const cookies = new Map<string, string>()
  const jar = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  async function send<T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const answer = await fetch(new URL(path, server.url), {
      method,
      redirect: 'manual',
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(origin && { origin }),
        ...(cookies.size > 0 && { cookie: jar() }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [pair, ...rest] = line.split(';')
      const at = pair.indexOf('=')
      const name = pair.slice(0, at)
      if (rest.some(part => /^\s*max-age=0$/i.test(part))) cookies.delete(name)
      else cookies.set(name, pair.slice(at + 1))
    }
    const text = await answer.text()
    const json = answer.headers.get('content-type')?.includes('/json')
    return { status: answer.status, headers: answer.headers, text, body: (json ? JSON.parse(text) : undefined) as T }
  }
  return {
    cookies,
    send,
    get: (path, headers) => send('GET', path, undefined, headers),
    post: (path, body, headers) => send('POST', path, body, headers),
    get cookie() {
      return jar()
    },
  }
}

/** A guest, as the page makes one at the first visit. */
export async function createGuest(
  server: Pick<Server, 'url'>,
): Promise<TestClient & { readonly id: string; readonly name: string }> {
  const client = createTestClient(server)
  const { status, body, text } = await client.post<{ user: { id: string; name: string } }>(
    '/api/auth/sign-in/anonymous',
    {},
  )
  if (status !== 200) throw new Error(`no guest: ${text}`)
  return {
    ...client,
    get cookie() {
      return client.cookie
    },
    id: body.user.id,
    name: body.user.name,
  }
}
