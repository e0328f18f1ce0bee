// The script as npm calls it, in a small tree of its own; an `npm` that only tells that it was asked stands in the path.

import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const roots: string[] = []

afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true })
})

interface Locked {
  readonly version?: string
  readonly integrity?: string
  readonly resolved?: string
  readonly link?: boolean
  readonly optional?: boolean
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
}

const HERE = { os: [process.platform], cpu: [process.arch] }
const ELSEWHERE = { os: ['plan9'], cpu: ['vax'] }

const NAMED: Readonly<Record<string, Locked>> = {
  '': { version: '1.0.0' },
  'node_modules/node': { version: '24.0.0', integrity: 'sha512-node' },
  'node_modules/a': { version: '1.2.3', integrity: 'sha512-a' },
  'node_modules/a/node_modules/b': { version: '2.0.0', integrity: 'sha512-b' },
  'node_modules/native-here': { version: '1.0.0', integrity: 'sha512-h', optional: true, ...HERE },
  'node_modules/native-elsewhere': { version: '1.0.0', integrity: 'sha512-e', optional: true, ...ELSEWHERE },
  'node_modules/@tabularium/own': { resolved: 'packages/own', link: true },
  'packages/own': { version: '1.0.0' },
}

/** The moment npm wrote its own list, and one after it. */
const WRITTEN = new Date('2026-01-01T12:00:00Z')
const LATER = new Date('2026-01-01T12:00:01Z')

const file = (root: string, path: string, text: string): void => {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), text)
}

const lock = (packages: Readonly<Record<string, Locked>>): string => JSON.stringify({ lockfileVersion: 3, packages })

/** A tree as `npm install` leaves it. */
function installed(): string {
  const root = mkdtempSync(join(tmpdir(), 'tabularium-ready-'))
  roots.push(root)
  mkdirSync(join(root, 'scripts'))
  copyFileSync(join(import.meta.dirname, 'ready.mjs'), join(root, 'scripts', 'ready.mjs'))
  const { '': _, 'node_modules/native-elsewhere': __, ...there } = NAMED
  for (const [path, { link }] of Object.entries(there)) if (!link) file(root, `${path}/package.json`, '{}')
  mkdirSync(join(root, 'node_modules', '@tabularium'))
  symlinkSync(join('..', '..', 'packages', 'own'), join(root, 'node_modules', '@tabularium', 'own'))
  file(root, 'node_modules/.bin/node', '')
  file(root, 'package-lock.json', lock(NAMED))
  file(root, 'node_modules/.package-lock.json', lock(there))
  for (const path of Object.keys(there)) utimesSync(join(root, path), WRITTEN, WRITTEN)
  utimesSync(join(root, 'node_modules', '.package-lock.json'), WRITTEN, WRITTEN)
  file(root, 'bin/npm', '#!/bin/sh\necho "$@" > asked\nexit $(cat status 2>/dev/null || echo 0)\n')
  spawnSync('chmod', ['+x', join(root, 'bin', 'npm')])
  return root
}

/** Runs it: how it ended, and whether it had anything installed. */
function ready(root: string): { readonly status: number | null; readonly installs: boolean; readonly said: string } {
  const env = { ...process.env, PATH: `${join(root, 'bin')}${delimiter}${process.env.PATH}` }
  const args = [join(root, 'scripts', 'ready.mjs')]
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' })
  return { status, installs: existsSync(join(root, 'asked')), said: stderr }
}

test('nothing is installed again after npm install', () => {
  expect(ready(installed())).toEqual({ status: 0, installs: false, said: '' })
})

test('what else lies in node_modules, and work on the packages of this project, is no reason to install', () => {
  const root = installed()
  file(root, 'node_modules/.vite/deps/cache.js', '')
  file(root, 'packages/own/src/new.ts', '')
  file(root, 'package-lock.json', lock({ ...NAMED, '': { version: '2.0.0' }, 'packages/own': { version: '2.0.0' } }))
  expect(ready(root).installs).toBe(false)
})

const remove = (path: string) => (root: string) => rmSync(join(root, path), { recursive: true })
const lockNames = (path: string, change: Locked) => (root: string) =>
  file(root, 'package-lock.json', lock({ ...NAMED, [path]: { ...NAMED[path], ...change } }))

test.each<[string, (root: string) => void]>([
  ['nothing was installed', remove('node_modules')],
  ['npm ci was broken off', remove('node_modules/.package-lock.json')],
  ['a package is missing', remove('node_modules/a')],
  ['a package inside a package is missing', remove('node_modules/a/node_modules/b')],
  ['a package was emptied', remove('node_modules/a/package.json')],
  ['a package of this project is not linked', remove('node_modules/@tabularium/own')],
  ['there is no node', remove('node_modules/.bin/node')],
  ['npm install was broken off over a package', root => utimesSync(join(root, 'node_modules/a'), LATER, LATER)],
  ['the lockfile names another version', lockNames('node_modules/a', { version: '1.2.4' })],
  ['the lockfile names other bytes', lockNames('node_modules/a', { integrity: 'sha512-other' })],
  ['the lockfile names one package more', lockNames('node_modules/c', { version: '1.0.0' })],
  ['the lockfile names one more for this machine', lockNames('node_modules/n', { optional: true, ...HERE })],
  ['node_modules came from another machine', lockNames('node_modules/native-elsewhere', HERE)],
])('installs when %s', (_, breakIt) => {
  const root = installed()
  breakIt(root)
  const { status, installs, said } = ready(root)
  expect({ status, installs }).toEqual({ status: 0, installs: true })
  expect(said).toContain('installing what the lockfile names')
  expect(readFileSync(join(root, 'asked'), 'utf8')).toMatch(/^ci --include=dev /)
})

test('when npm fails, so does it, with a sentence', () => {
  const root = installed()
  rmSync(join(root, 'node_modules'), { recursive: true })
  file(root, 'status', '7')
  const { status, said } = ready(root)
  expect(status).toBe(7)
  expect(said).toContain('npm ci failed')
})
