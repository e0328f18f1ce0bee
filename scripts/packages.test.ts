// The library that is published, as whoever builds a game on it has it, and the page on its API.

import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { bin } from './checks.ts'
import { declarationsOf } from './declarations.ts'
import { installPacked } from './installed.testing.ts'
import { kernelApi, statementsOf } from './kernel-api.ts'
import { neededBy, shrinkwrap, writeKernel } from './packages.ts'

const root = join(import.meta.dirname, '..')
const page = readFileSync(join(root, 'docs', 'kernel-api.md'), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'tabularium-kernel-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const declarations = declarationsOf(['kernel'])

test('docs/kernel-api.md is up to date (if not: npm run generate)', () => {
  expect(kernelApi(declarations) === page, 'run `npm run generate`').toBe(true)
})

test('declarations are told apart, with their comments', () => {
  const text = [
    "import { a } from './a.js';",
    '/**\n * Two { lines.\n */',
    'export interface B {\n    /** c } */\n    c: string;\n}',
    "export declare const D: readonly ['{', '}'];",
    "export { e,\n  f } from './e.js';",
  ]
  expect(statementsOf(`${text.join('\n')}\n`)).toEqual([text[0], `${text[1]}\n${text[2]}`, text[3], text[4]])
})

test('@tabularium/kernel in an empty folder: the example of its page has its types, runs, and does what it says', () => {
  const packed = join(folder, 'packed')
  writeKernel(packed, declarations)
  installPacked(packed, folder)
  const [, example] = /```ts\n([\s\S]*?)```/.exec(page) ?? []
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'example.ts'), example)
  const options = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2024', '--types', '']
  execFileSync(bin('tsc'), ['--ignoreConfig', ...options, 'example.ts'], { cwd: folder, encoding: 'utf8' })
  const said = execFileSync(process.execPath, ['example.ts'], { cwd: folder, encoding: 'utf8' })
  expect(said).toBe('[]\n[]\n')
})

describe('what tabularium installs', () => {
  test('the command needs every workspace but the page', () => {
    expect(neededBy('cli')).toContain('server')
    expect(neededBy('cli')).not.toContain('web')
  })

  test('is what the lockfile names, and nothing that only tests need', () => {
    const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
    const wrapped: Readonly<Record<string, { readonly version: string }>> = shrinkwrap({
      fastify: '*',
      pg: '*',
    }).packages
    expect(wrapped['node_modules/fastify'].version).toBe(packages['node_modules/fastify'].version)
    expect(wrapped).toHaveProperty(['node_modules/pg-protocol'])
    expect(Object.keys(wrapped).filter(path => /vitest|typescript|playwright|react/.test(path))).toEqual([])
    expect(() => shrinkwrap({ 'nobody-knows': '*' })).toThrow('the lockfile knows no nobody-knows')
  })
})
