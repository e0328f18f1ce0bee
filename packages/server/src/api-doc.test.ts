// docs/api.md against the server's own description: every call, every code and every level of the bots is named there.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LEVEL_IDS } from '@tabularium/bots/levels'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { startTables, type TestTables } from './tables/tables.testing.ts'

const page = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'api.md'), 'utf8')

const DESCRIBED = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })

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
  const { paths } = DESCRIBED.parse(await (await fetch(new URL('/api/docs/json', server.url))).json())
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(method => [method.toUpperCase(), path.replaceAll(/\{(\w+)\}/g, ':$1')] as const),
  )
  expect(calls.length).toBeGreaterThan(40)
  expect(calls.filter(([method, path]) => !named(method, path))).toEqual([])
})

test('every level of the bots', () => {
  for (const id of LEVEL_IDS) expect(page).toContain(`\`${id}\``)
})

test('a call that is not there would be missed', () => {
  expect(named('DELETE', '/api/tables/:id')).toBe(false)
  expect(named('POST', '/api/tables/:id/fly')).toBe(false)
})
