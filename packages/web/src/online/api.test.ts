// Asking the server: answers and troubles are values; whoever acts as nobody becomes a guest, once.

import { beforeEach, describe, expect, test, vi } from 'vitest'

vi.mock('../settings.ts', () => ({ settings: () => ({ name: ' Ada ', language: 'pl', theme: 'dark' }) }))

type Handler = (call: string, body: unknown) => Response | Promise<Response>

let handle: Handler
let calls: string[]
let api: typeof import('./api.ts')

const json = (body: unknown, status = 200): Response => Response.json(body, { status })

beforeEach(async () => {
  calls = []
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string }) => {
    calls.push(`${method} ${url}`)
    return handle(`${method} ${url}`, body === undefined ? undefined : JSON.parse(body))
  })
  vi.resetModules()
  api = await import('./api.ts')
})

describe('what comes back', () => {
  test.each([
    ['an answer', () => json([]), { value: [] }],
    ['nothing to say', () => new Response(undefined, { status: 204 }), { value: undefined }],
    ['a trouble', () => json({ code: 'full', message: 'Full.' }, 409), { trouble: { code: 'full', message: 'Full.' } }],
    [
      'a trouble of the accounts',
      () => json({ code: 'BAD_NAME', message: 'x' }, 400),
      { trouble: { code: 'bad-name', message: 'x' } },
    ],
    [
      'a page in place of an answer',
      () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
      { trouble: { code: 'offline' } },
    ],
    ['a server on the way', () => new Response('bad gateway', { status: 502 }), { trouble: { code: 'offline' } }],
    ['a failure', () => new Response('oops', { status: 500 }), { trouble: { code: 'failed' } }],
    ['no network', () => Promise.reject(new TypeError('failed to fetch')), { trouble: { code: 'offline' } }],
  ] as const)('%s', async (_, answer, expected) => {
    handle = answer
    expect(await api.lobby({ status: 'open' })).toMatchObject(expected)
    expect(calls).toEqual(['GET /api/lobby?status=open'])
  })
})

describe('a guest on the way', () => {
  const names: unknown[] = []
  /** Lets in whoever has signed in before. */
  const server = (): Handler => {
    let somebody = false
    return (call, body) => {
      if (call === 'POST /api/auth/sign-in/anonymous') somebody = true
      if (call === 'PATCH /api/me') names.push(body)
      if (call === 'GET /api/me') return json({ mail: false })
      return somebody ? json({ id: 'ok' }) : json({ code: 'sign-in', message: 'x' }, 401)
    }
  }

  test('who is nobody becomes one, with name and settings, and what was asked is asked again', async () => {
    names.length = 0
    handle = server()
    expect(await api.join('t')).toEqual({ value: { id: 'ok' } })
    expect(calls).toEqual([
      'POST /api/tables/t/join',
      'POST /api/auth/sign-in/anonymous',
      'PATCH /api/me',
      'PATCH /api/me',
      'POST /api/tables/t/join',
    ])
    expect(names).toEqual([{ language: 'pl', theme: 'dark' }, { name: 'Ada' }])
  })

  test('two who act at once become the same guest', async () => {
    handle = server()
    await Promise.all([api.join('t'), api.join('u')])
    expect(calls.filter(call => call.includes('anonymous'))).toHaveLength(1)
  })

  test('where the server has said that nobody is here, it is not asked in vain', async () => {
    handle = server()
    await api.me()
    expect(await api.join('t')).toEqual({ value: { id: 'ok' } })
    expect(calls.filter(call => call.includes('/join'))).toHaveLength(1)
  })

  test('who only looks stays nobody', async () => {
    handle = () => json({ code: 'sign-in', message: 'x' }, 401)
    expect(await api.myTables()).toMatchObject({ trouble: { code: 'sign-in' } })
    expect(calls).toEqual(['GET /api/tables/mine'])
  })
})
