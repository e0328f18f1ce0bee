// One version for the whole project, in the package.json at the root; everything that names one follows it.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { call } from '../packages/cli/src/program.testing.ts'
import { VERSION } from '../packages/server/src/app.ts'

const root = join(import.meta.dirname, '..')
const text = (...path: readonly string[]): string => readFileSync(join(root, ...path), 'utf8')
const json = (...path: readonly string[]) => JSON.parse(text(...path))
const { version } = json('package.json')

test('no package has another', () => {
  for (const name of readdirSync(join(root, 'packages')))
    expect(json('packages', name, 'package.json').version).toBe(undefined)
})

test('the lockfile agrees', () => {
  const lock = json('package-lock.json')
  expect([lock.version, lock.packages[''].version]).toEqual([version, version])
})

test('the server and the command say it', async () => {
  expect(VERSION).toBe(version)
  expect((await call(['--version'])).out.trim()).toBe(version)
})

test('the changelog begins with it', () => {
  expect(/^## (?!Unreleased$)(\S+)/m.exec(text('CHANGELOG.md'))?.[1]).toBe(version)
})
