// What holds for every request: health, figures, errors, headers, limits, the documentation, the log.

import { Writable } from 'node:stream'
import { type Trouble, trouble } from '@tabularium/protocol'
import { sql } from 'kysely'
import { pino } from 'pino'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { LARGEST_BODY, VERSION } from './app.ts'
import { freshPglite, openForTest } from './database/database.testing.ts'
import type { App } from './http.ts'
import { ADDRESS, addressKey, createLimits, FILES, OPERATION, SESSION } from './limits.ts'
import { createOrigins } from './origins.ts'
import type { Routes } from './routes.ts'
import { createGuest, createTestClient, startForTest, type TestServer } from './server.testing.ts'
import { troubled } from './trouble.ts'

const TOKEN = 'a token of sixteen letters'
const SECRET = 'seed 4f1c and /srv/somewhere.ts'

/** Routes that go wrong in every way. */
const wrong: Routes = app => {
  app.get('/api/test/throws', async () => {
    throw new Error(SECRET)
  })
  app.get('/api/test/rules', async () => {
    throw troubled('stale')
  })
  app.get('/api/test/shape', { schema: { response: { 200: z.object({ n: z.number() }) } } }, async () => {
    return JSON.parse('{"n":"text"}')
  })
  const body = z.strictObject({
    seat: z.int().min(0).max(6),
    deep: z.strictObject({ list: z.array(z.string()) }).optional(),
  })
  app.post('/api/test/body', { schema: { body, querystring: z.strictObject({}) } }, async () => ({ done: true }))
}

let server: TestServer
const lines: string[] = []

beforeAll(async () => {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  server = await startForTest(
    { METRICS_TOKEN: TOKEN, RATE_LIMIT: 'off' },
    { routes: [wrong], log: pino({ level: 'trace' }, stream) },
  )
})

const client = () => createTestClient(server)

describe('health', () => {
  test('all is well', async () => {
    const { status, body, headers } = await client().get('/health')
    expect(status).toBe(200)
    expect(body).toEqual({ status: 'ok', version: VERSION, uptime: expect.any(Number), database: 'pglite' })
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('a database that does not answer: 503', async () => {
    const broken = await startForTest()
    await broken.database.close()
    const { status, body } = await createTestClient(broken).get<Trouble>('/health')
    expect(status).toBe(503)
    expect(body.code).toBe('no-database')
  })
})

describe('a process that is about to end', () => {
  test('says so to whoever asks for its health, is alive, and keeps no connection', async () => {
    const draining = await startForTest()
    draining.drain()
    const { status, body, headers } = await createTestClient(draining).get<Trouble>('/health')
    expect([status, body.code, headers.get('connection')]).toEqual([503, 'draining', 'close'])
    expect((await createTestClient(draining).get('/health/live')).status).toBe(200)
    expect((await createTestClient(draining).get('/api/me')).status).toBe(200)
  })

  test('answers what has come in before it ends', async () => {
    let answer = (): void => undefined
    const mayAnswer = new Promise<void>(done => {
      answer = done
    })
    let come = (): void => undefined
    const hasCome = new Promise<void>(done => {
      come = done
    })
    const slow = async (app: App) => {
      app.get('/api/slow', async () => {
        come()
        await mayAnswer
        return { done: true }
      })
    }
    const ending = await startForTest({}, { routes: [slow] })
    const asked = createTestClient(ending).get('/api/slow')
    await hasCome
    const closed = ending.close()
    setImmediate(answer)
    expect((await asked).body).toEqual({ done: true })
    await closed
  })
})

describe('health of a database that cannot write', () => {
  test('a disk that is nearly full: 503, before anything is lost', async () => {
    const full = await startForTest({}, { database: { ...server.database, full: () => true } })
    const { status, body } = await createTestClient(full).get<Trouble>('/health')
    expect([status, body.code]).toEqual([503, 'no-space'])
  })

  test('one that reads and does not write: 503', async () => {
    const database = await openForTest({ folder: await freshPglite() })
    const readOnly = await startForTest({}, { database })
    await sql`set default_transaction_read_only = on`.execute(database.db)
    const { status, body } = await createTestClient(readOnly).get<Trouble>('/health')
    expect([status, body.code]).toEqual([503, 'no-database'])
  })
})

describe('figures', () => {
  test.each<[string, Record<string, string>, number]>([
    ['from this machine', {}, 200],
    ['through a proxy on this machine', { 'x-forwarded-for': '203.0.113.9' }, 403],
    ['through another proxy', { via: '1.1 proxy' }, 403],
    ['with the token', { authorization: `Bearer ${TOKEN}`, 'x-forwarded-for': '203.0.113.9' }, 200],
    ['with another token', { authorization: 'Bearer something else' }, 403],
  ])('%s: %i', async (_, headers, status) => {
    expect((await client().get('/metrics', headers)).status).toBe(status)
  })

  // A proxy on the same machine need not say that it is one, and names of others may lead here.
  test.each<[Record<string, string>, string, number]>([
    [{}, 'localhost', 200],
    [{}, '127.0.0.1', 200],
    [{}, '[::1]:80', 200],
    [{}, 'evil.example', 403],
    [{}, 'localhost.evil.example', 403],
    [{ PUBLIC_URL: 'http://localhost:8080' }, 'localhost', 200],
    [{ TRUST_PROXY: '1' }, 'localhost', 403],
    [{ PUBLIC_URL: 'https://play.example.org' }, 'localhost', 403],
  ])('settings %j, asked as %s: %i', async (env, host, status) => {
    const measured = await startForTest(env, { database: server.database })
    expect((await measured.app.inject({ url: '/metrics', headers: { host } })).statusCode).toBe(status)
  })

  test('requests are counted by route, not by address', async () => {
    await client().get('/api/tokens?secret=4711')
    const { text } = await client().get('/metrics')
    expect(text).toContain('tabularium_process_cpu_seconds_total')
    expect(text).toMatch(/tabularium_http_request_seconds_count\{method="GET",route="\/api\/tokens",status="401"\} \d/)
    expect(text).not.toContain('4711')
  })
})

describe('errors', () => {
  const long = `{"name":"${'x'.repeat(LARGEST_BODY)}"}`

  test.each<[string, string, string, unknown, number, string]>([
    ['an unknown address', 'GET', '/api/nothing', undefined, 404, 'not-found'],
    ['an unknown verb', 'PUT', '/api/me', {}, 404, 'not-found'],
    ['nobody', 'GET', '/api/tokens', undefined, 401, 'sign-in'],
    ['no JSON', 'POST', '/api/test/body', '{"seat":', 400, 'bad-request'],
    ['a poisoned object', 'POST', '/api/test/body', '{"__proto__":{"seat":1}}', 400, 'bad-request'],
    ['no body', 'POST', '/api/test/body', '', 400, 'bad-request'],
    ['too large', 'POST', '/api/test/body', long, 413, 'too-large'],
    ['an unknown key of the query', 'POST', '/api/test/body?x=1', { seat: 1 }, 400, 'bad-request'],
    ['a rule', 'GET', '/api/test/rules', undefined, 409, 'stale'],
    ['an error inside', 'GET', '/api/test/throws', undefined, 500, 'failed'],
    ['an answer of the wrong shape', 'GET', '/api/test/shape', undefined, 500, 'failed'],
    ['an address that cannot be read', 'GET', '/api/%', undefined, 400, 'bad-request'],
  ])('%s', async (_, method, path, body, status, code) => {
    const answer = await client().send<Trouble>(method, path, body)
    expect(answer.status).toBe(status)
    expect(answer.body.code).toBe(code)
    expect(trouble.strict().safeParse(answer.body).success).toBe(true)
    expect(answer.text).not.toMatch(/\bat .*:\d+:\d+|node_modules|seed|\/work|ZodError|FST_/)
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test.each<[unknown, RegExp]>([
    [{ seat: 7 }, /body: seat: .*6/],
    [{ seat: 'x' }, /body: seat: .*number/],
    [{}, /body: seat:/],
    [{ seat: 1, more: true }, /body: .*"more"/],
    [{ seat: 1, deep: { list: ['a', 2] } }, /body: deep\.list\.1:/],
    [{ seat: 1, deep: { list: [], x: 1 } }, /body: deep: .*"x"/],
  ])('%j: the field is named', async (body, message) => {
    const answer = await client().post<Trouble>('/api/test/body', body)
    expect(answer.status).toBe(400)
    expect(answer.body.message).toMatch(message)
  })

  test('an error that was not foreseen is in the log, with a number to find it', () => {
    expect(lines.some(line => line.includes('a request failed') && line.includes('/api/test/throws'))).toBe(true)
  })
})

describe('the log', () => {
  test('has no cookies, tokens, bodies or addresses with secrets in them', async () => {
    const guest = await createGuest(server)
    const { body } = await guest.post<{ token: string }>('/api/tokens', { name: 'unheard-of name' })
    await createTestClient(server, '').get('/api/me', { authorization: `Bearer ${body.token}` })
    await guest.get('/join/secret-invitation?key=secret-key')
    await guest.get('/api/auth/verify-email?token=secret-link')
    await guest.post('/api/auth/sign-in/email', { email: 'a@example.org', password: 'secret-password' })
    const log = lines.join('')
    expect(log).toContain('"route":"/api/tokens"')
    for (const secret of [body.token, guest.cookie.split('=')[1], 'unheard-of', 'secret-']) {
      expect(log).not.toContain(secret)
    }
  })
})

describe('limits', () => {
  test('too much from one session: 429, and for how long; others go on', async () => {
    let time = 0
    const limits = createLimits(true, () => time)
    const limited = await startForTest({ RATE_LIMIT: 'off' }, { database: server.database, limits })
    const guest = await createGuest(limited)
    for (let n = 0; n < SESSION.burst; n++) expect((await guest.get('/api/nothing')).status).toBe(404)
    const refused = await guest.get<Trouble>('/api/me')
    expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([429, 'too-many', '1'])
    expect((await createTestClient(limited).get('/api/me')).status).toBe(200)
    // The page itself is not refused to anybody.
    expect((await guest.get('/')).status).toBe(200)
    time += 1_000
    expect((await guest.get('/api/me')).status).toBe(200)
  })

  test('new sessions by the hundred do not help: the address counts too', async () => {
    const limits = createLimits(true, () => 0)
    const limited = await startForTest({ RATE_LIMIT: 'off' }, { database: server.database, limits })
    const ask = (n: number) =>
      createTestClient(limited).get('/api/nothing', { cookie: `tabularium.session_token=${n}` })
    for (let n = 0; n < ADDRESS.burst; n++) expect((await ask(n)).status).toBe(404)
    expect((await ask(-1)).status).toBe(429)
  })
})

describe('limits hold however an address is written', () => {
  const spent = async () => {
    const limits = createLimits(true, () => 0)
    const limited = await startForTest({ RATE_LIMIT: 'off' }, { database: server.database, limits, routes: [page] })
    for (let n = 0; n < ADDRESS.burst; n++) limits.take(`address ${addressKey('127.0.0.1')}`, ADDRESS)
    return { limited, limits }
  }
  const page: Routes = app => {
    app.get('/table/:id', async () => 'a table')
    app.get('/join/:token', async () => 'an invitation')
  }

  test.each<['GET' | 'HEAD', string]>([
    ['GET', '/api/me'],
    ['HEAD', '/api/me'],
    ['GET', '/%61pi/me'],
    ['GET', '/%61%70%69/me'],
    ['GET', '/api/%6de'],
    ['GET', '/api/me/'],
    ['GET', '/api/me?a=1'],
    ['GET', '/%61pi/nothing'],
    ['GET', '/api/docs/json'],
    ['GET', '/table/aaaaaaaaaaaaaaaa'],
    ['GET', '/t%61ble/aaaaaaaaaaaaaaaa'],
    ['GET', '/join/aaaaaaaaaaaaaaaaaaaaaa'],
  ])('%s %s: 429', async (method, url) => {
    const { limited } = await spent()
    expect((await limited.app.inject({ method, url })).statusCode).toBe(429)
  })

  test.each(['/%61pi/me', '/api/%6de', '/api/nothing', '/%61pi/nothing', '/%68ealth'])(
    '%s is not stored',
    async url => {
      const { headers } = await server.app.inject({ url })
      expect(headers['cache-control']).toBe('no-store')
    },
  )

  // Written so, they are nothing but addresses of the page.
  test.each(['/', '/API/me', '//api/me', '/index.html', '/nothing.js', '/%zz'])('%s: a limit of its own', async url => {
    const { limited, limits } = await spent()
    expect((await limited.app.inject({ url })).statusCode).not.toBe(429)
    for (let n = 0; n < FILES.burst; n++) limits.take(`files ${addressKey('127.0.0.1')}`, FILES)
    expect((await limited.app.inject({ url })).statusCode).toBe(429)
  })

  test.each(['/health', '/health/live', '/metrics'])('%s: a limit of its own', async url => {
    const { limited } = await spent()
    for (let n = 0; n < OPERATION.burst; n++) expect((await limited.app.inject({ url })).statusCode).toBe(200)
    expect((await limited.app.inject({ url })).statusCode).toBe(429)
  })

  test('whoever sends slowly is not waited for', () => {
    const { server: listener } = server.app
    expect(listener.headersTimeout).toBe(15_000)
    expect(listener.requestTimeout).toBe(30_000)
    // Node's own timer, which has no other name: what is late is let go at the next look.
    const timer = Object.getOwnPropertySymbols(listener).find(({ description }) =>
      description?.endsWith('CheckingInterval'),
    )
    expect(Reflect.get(listener, timer ?? '')).toMatchObject({ _repeat: 5_000 })
  })
})

describe('the documentation', () => {
  test('is a page that runs scripts from here alone', async () => {
    const { status, headers, text } = await client().get('/api/docs')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toContain('text/html')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("default-src 'none'")
    expect(text).not.toMatch(/<script(?![^>]*\bsrc=)/)
    const scripts = [...text.matchAll(/<script src="([^"]+)"/g)].map(match => match[1])
    expect(scripts.length).toBeGreaterThan(1)
    for (const script of scripts) expect((await client().get(script)).status).toBe(200)
  })

  test('the looser policy is for that page alone', async () => {
    for (const path of ['/', '/api/me', '/health', '/api/docsx']) {
      expect((await client().get(path)).headers.get('content-security-policy')).not.toContain('unsafe')
    }
  })

  test('names the routes and their schemas', async () => {
    const { body } = await client().get<{ paths: Record<string, Record<string, unknown>> }>('/api/docs/json')
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining(['/api/me', '/api/tokens', '/api/tokens/{id}', '/health']),
    )
    expect(body.paths['/api/me'].patch).toMatchObject({
      requestBody: { content: { 'application/json': { schema: { additionalProperties: false } } } },
    })
  })
})

describe('where requests may come from', () => {
  const local = { port: 8080, host: 'localhost' }
  test.each<[{ port: number; host: string; publicUrl?: string }, string, boolean]>([
    [local, 'http://localhost:8080', true],
    [local, 'http://127.0.0.1:8080', true],
    [local, 'http://[::1]:8080', true],
    [local, 'http://localhost:8081', false],
    [local, 'https://localhost:8080', false],
    [{ port: 80, host: 'localhost' }, 'http://localhost', true],
    [{ ...local, publicUrl: 'https://a.example' }, 'https://a.example', true],
    [{ ...local, publicUrl: 'https://a.example' }, 'http://a.example', false],
    [{ ...local, publicUrl: 'https://a.example' }, 'https://b.a.example', false],
    [{ ...local, publicUrl: 'https://a.example' }, 'http://localhost:8080', false],
    [{ ...local, publicUrl: 'http://localhost:8080' }, 'http://127.0.0.1:8080', true],
    [{ ...local, host: '0.0.0.0' }, 'http://evil.example:8080', false],
    [local, 'null', false],
    [local, '', false],
  ])('%j trusts %s: %s', (config, origin, trusted) => {
    expect(createOrigins(config).trusts(origin)).toBe(trusted)
  })

  test('open to the network without a name of its own: by every name of this machine', () => {
    const names = () => ['10.0.0.7', '[fd00::7]', 'forum', 'forum.local']
    const open = { port: 8080, host: '0.0.0.0' }
    for (const name of names()) {
      expect(createOrigins(open, names).trusts(`http://${name}:8080`)).toBe(true)
      expect(createOrigins(local, names).trusts(`http://${name}:8080`)).toBe(false)
      expect(createOrigins({ ...open, publicUrl: 'https://a.example' }, names).trusts(`http://${name}:8080`)).toBe(
        false,
      )
    }
    expect(createOrigins(open, names).trusts('http://10.0.0.8:8080')).toBe(false)
  })
})
