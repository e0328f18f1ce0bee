// docs/api.md against the server's own description: every call, every code and every level of the bots is named there.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LEVEL_IDS } from '@tabularium/bots/levels'
import { wondersDuel } from '@tabularium/wonders-duel'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { begin, members, startTables, type TestTables } from './tables/tables.testing.ts'

const page = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'api.md'), 'utf8')

/** By status, or class of status: the types of its body. */
const responses = z.record(z.string(), z.object({ content: z.record(z.string(), z.unknown()).optional() }))
const DESCRIBED = z.object({ paths: z.record(z.string(), z.record(z.string(), z.object({ responses }))) })
const described = async () => DESCRIBED.parse(await (await fetch(new URL('/api/docs/json', server.url))).json()).paths

let server: TestTables
beforeAll(async () => {
  server = await startTables()
})

/** Rows of tables: methods before a path hold for it and for the short paths (`/leave`) after it in the same cell. */
const named = (method: string, path: string): boolean =>
  page.split('\n').some(row => {
    const [, cell = ''] = row.split('|')
    const last = path.slice(path.lastIndexOf('/'))
    const base = path.slice(0, path.lastIndexOf('/'))
    const whole = new RegExp(`${path}(?![/\\w:])`).test(cell)
    const short = cell.includes(`${base}/`) && new RegExp(`\`${last}(?![/\\w])`).test(cell)
    return new RegExp(`\\b${method}\\b`).test(cell) && (whole || short)
  })

test('every call', async () => {
  const calls = Object.entries(await described()).flatMap(([path, methods]) =>
    Object.keys(methods).map(method => [method.toUpperCase(), path.replaceAll(/\{(\w+)\}/g, ':$1')] as const),
  )
  expect(calls.length).toBeGreaterThan(40)
  expect(calls.filter(([method, path]) => !named(method, path))).toEqual([])
})

describe('every answer is of the type that is described', () => {
  type Sent = readonly [call: string, status: number, type: string, described: readonly string[]]
  const JSON_TYPE = 'application/json'
  /** Every call that is described, made as somebody would who has played a game. Those that change something send nothing. */
  async function sent(): Promise<readonly Sent[]> {
    const [ada, ben] = await members(server, 2)
    const id = await begin(server, wondersDuel, { seats: [ada, ben] })
    await ada.post(`/api/tables/${id}/resign`)
    const found: Sent[] = []
    const calls = Object.entries(await described()).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { responses: told }]) => ({ path, method, told })),
    )
    // Who reads changes nothing for those after them; whoever deletes the account is nobody from then on.
    const place = ({ path, method }: (typeof calls)[number]): number =>
      method === 'get' ? 0 : path === '/api/me' && method === 'delete' ? 2 : 1
    calls.sort((one, other) => place(one) - place(other))
    for (const { path, method, told } of calls) {
      const params: Readonly<Record<string, string>> = {
        ...{ id: path.startsWith('/api/people/') ? ada.id : id, game: 'wonders-duel' },
        ...{ token: 'x'.repeat(22), n: '0', seat: '0' },
      }
      const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '1')
      const headers = { cookie: ada.cookie, origin: server.url.replace(/\/$/, '') }
      const answer = await fetch(new URL(filled, server.url), { method: method.toUpperCase(), headers })
      await answer.arrayBuffer()
      const type = (answer.headers.get('content-type') ?? '').split(';')[0]
      const by = told[answer.status] ?? told[`${Math.floor(answer.status / 100)}XX`]
      // That every error is JSON is said once for all of them.
      const types = by?.content ? Object.keys(by.content) : answer.ok ? [] : [JSON_TYPE]
      found.push([`${method} ${path}`, answer.status, type, types])
    }
    return found
  }
  test('at every address', async () => {
    const all = await sent()
    expect(all.filter(([, , type, types]) => (type === '' ? types.length > 0 : !types.includes(type)))).toEqual([])
    const read = all.filter(([call, status]) => call.startsWith('get ') && status === 200)
    expect(read.length).toBeGreaterThan(15)
    const others = read.flatMap(([call, , type]) => (type === JSON_TYPE ? [] : [`${call}: ${type}`]))
    expect(others.sort()).toEqual([
      'get /api/me/data: application/x-ndjson',
      'get /api/me/records: application/x-ndjson',
      'get /api/people/{id}/feed: application/atom+xml',
      'get /api/tables/{id}/record: text/plain',
      'get /api/tournaments/calendar.ics: text/calendar',
    ])
  })
})

test('every level of the bots', () => {
  for (const id of LEVEL_IDS) expect(page).toContain(`\`${id}\``)
})

test('a call that is not there would be missed', () => {
  expect(named('DELETE', '/api/tables/:id')).toBe(false)
  expect(named('POST', '/api/tables/:id/fly')).toBe(false)
})
