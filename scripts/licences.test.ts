import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { auditOf, isAllowed, wrongLicences } from './licences.ts'

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND BSD-3-Clause', true],
  ['MIT AND GPL-3.0', false],
  ['GPL-3.0-or-later', false],
  ['SEE LICENSE IN LICENSE', false],
])('%s may be shipped: %s', (licence, allowed) => {
  expect(isAllowed(licence)).toBe(allowed)
})

test('what is shipped may be, and what is not does not matter', () => {
  const { packages } = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package-lock.json'), 'utf8'))
  expect(wrongLicences(packages)).toEqual([])
  const more = {
    'node_modules/a': { license: 'GPL-3.0' },
    'node_modules/b': {},
    'node_modules/c': { license: 'GPL-3.0', dev: true },
  }
  expect(wrongLicences(more)).toHaveLength(2)
})

test('an audit tells holes, or that it knows nothing', () => {
  expect(auditOf('')).toEqual({ holes: [], unknown: 'no answer' })
  expect(auditOf('{"message":"405 Method Not Allowed"}')).toEqual({ holes: [], unknown: '405 Method Not Allowed' })
  expect(auditOf('{"vulnerabilities":{}}')).toEqual({ holes: [] })
  const hole = { name: 'x', severity: 'high', range: '<2' }
  expect(auditOf(JSON.stringify({ vulnerabilities: { x: hole } })).holes).toEqual(['x <2: a hole (high)'])
})
