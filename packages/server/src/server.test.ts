// The server over a small built page of its own, on any free port.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isPage } from './headers.ts'
import { createServer, type Server } from './index.ts'

const folder = mkdtempSync(join(tmpdir(), 'tabularium-'))
const root = join(folder, 'dist')
const SCRIPT = `console.log('${'tabula '.repeat(400)}')`
let server: Server

beforeAll(async () => {
  mkdirSync(join(root, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'a secret')
  writeFileSync(join(root, '.stamp'), 'a stamp')
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Tabularium</title>')
  mkdirSync(join(root, '.vite'))
  writeFileSync(join(root, '.vite', 'inline-scripts.json'), '["sha256-boot"]')
  writeFileSync(join(root, 'sw.js'), 'self')
  writeFileSync(join(root, 'manifest.webmanifest'), '{}')
  writeFileSync(join(root, 'assets', 'index-abc.js'), SCRIPT)
  writeFileSync(join(root, 'assets', 'index-abc.js.br'), brotliCompressSync(SCRIPT))
  writeFileSync(join(root, 'assets', 'index-abc.js.gz'), gzipSync(SCRIPT))
  server = await createServer({ port: 0, root })
})

afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) => fetch(new URL(path, server.url), { headers })

/** A request exactly as written: `fetch` would tidy the path up first. */
const raw = (path: string, header = 'Accept: */*'): Promise<string> =>
  new Promise((done, fail) => {
    const socket = connect(server.port, 'localhost')
    let answer = ''
    socket.on('data', data => {
      answer += data
    })
    socket.on('end', () => done(answer))
    socket.on('error', fail)
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n${header}\r\nConnection: close\r\n\r\n`)
  })

describe('what is served', () => {
  test.each([
    ['/', 200, 'text/html'],
    ['/index.html', 200, 'text/html'],
    ['/new/wonders-duel', 200, 'text/html'],
    ['/play/k3f9', 200, 'text/html'],
    ['/play/k3f9?move=4', 200, 'text/html'],
    ['/rules/wonders-duel/4.2', 200, 'text/html'],
    ['/sw.js', 200, 'javascript'],
    ['/manifest.webmanifest', 200, 'application/manifest+json'],
    ['/assets/index-abc.js', 200, 'javascript'],
    ['/assets/index-old.js', 404, 'text/plain'],
    ['/assets/nothing', 404, 'text/plain'],
    ['/favicon.ico', 404, 'text/plain'],
    ['/.stamp', 404, 'text/plain'],
  ])('%s: %i, %s', async (path, status, type) => {
    const answer = await get(path)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toContain(type)
  })

  test('an address of the page gives the document itself', async () => {
    expect(await (await get('/settings')).text()).toContain('<title>Tabularium')
  })

  test('only reading is allowed', async () => {
    expect((await fetch(new URL('/settings', server.url), { method: 'POST' })).status).toBe(404)
    expect((await fetch(server.url, { method: 'HEAD' })).status).toBe(200)
  })
})

describe('how long it may be kept', () => {
  test.each([
    ['/assets/index-abc.js', 'public, max-age=31536000, immutable'],
    ['/', 'no-cache'],
    ['/play/k3f9', 'no-cache'],
    ['/sw.js', 'no-cache'],
    ['/manifest.webmanifest', 'no-cache'],
    ['/assets/index-old.js', 'no-cache'],
  ])('%s: %s', async (path, cache) => {
    expect((await get(path)).headers.get('cache-control')).toBe(cache)
  })

  test('the document is not sent again while it is the same', async () => {
    const etag = (await get('/')).headers.get('etag')
    expect(etag).toBeTruthy()
    expect(await raw('/', `If-None-Match: ${etag}`)).toMatch(/^HTTP\/1\.1 304 /)
    expect(await raw('/', 'If-None-Match: W/"another"')).toMatch(/^HTTP\/1\.1 200 /)
  })
})

describe('source maps', () => {
  test.each([
    ['localhost', 'identity', 'index-abc.js.map'],
    ['127.0.0.1:8080', 'br', 'index-abc.js.map'],
    ['play.example.org', 'br', undefined],
  ])('a script asked for at %s (%s) names %s', async (host, accepts, map) => {
    const headers = { host, 'accept-encoding': accepts }
    const answer = await server.app.inject({ url: '/assets/index-abc.js', headers })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers.sourcemap).toBe(map)
  })

  test('nothing else does', async () => {
    for (const path of ['/', '/sw.js']) expect((await get(path)).headers.get('sourcemap')).toBeNull()
  })
})

describe('compression', () => {
  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br', 'br'],
  ])('a browser that takes %s gets %s', async (accepts, gets) => {
    const answer = await get('/assets/index-abc.js', { 'accept-encoding': accepts })
    expect(answer.headers.get('content-encoding')).toBe(gets)
    expect(answer.headers.get('vary')).toContain('accept-encoding')
    expect(answer.headers.get('content-type')).toContain('javascript')
    expect(await answer.text()).toBe(SCRIPT)
  })

  test('one that takes none gets the file as it is', async () => {
    const answer = await get('/assets/index-abc.js', { 'accept-encoding': 'identity' })
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(await answer.text()).toBe(SCRIPT)
  })
})

describe('safety', () => {
  test.each(['/', '/play/x', '/sw.js', '/assets/index-abc.js', '/assets/none.js'])(
    '%s is under the policy',
    async path => {
      const { headers } = await get(path)
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("script-src 'self' 'sha256-boot';")
      expect(policy).toContain("worker-src 'self'")
      expect(policy).not.toContain('unsafe')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('x-powered-by')).toBeNull()
    },
  )

  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/%00',
    '/%',
    '//secret.txt',
    '/assets/%2e%2e%2f.stamp',
  ])('%s leads nowhere', async path => {
    const answer = await raw(path)
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
    expect(answer).not.toContain('a secret')
    expect(answer).not.toContain('a stamp')
  })
})

describe('starting', () => {
  test('a taken port: the next free one', async () => {
    const next = await createServer({ port: server.port, root })
    expect(next.port).toBeGreaterThan(server.port)
    expect((await fetch(next.url)).status).toBe(200)
    await next.close()
  })

  test('no built page: a sentence that says what to do', async () => {
    await expect(createServer({ port: 0, root: join(folder, 'none') })).rejects.toThrow('npm run build')
  })
})

test.each([
  ['/', true],
  ['/play/a1', true],
  ['/rules/wonders-duel/4.2', true],
  ['/rules/wonders-duel/W17', true],
  ['/assets/x', false],
  ['/old.js', false],
  ['/a/b.html', false],
])('%s is a page: %s', (path, page) => {
  expect(isPage(path)).toBe(page)
})
