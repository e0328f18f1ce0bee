// Declarations (`.d.ts`) of workspaces, as `tsc` makes them: for the packages that are published, and for the page on the
// kernel's API.

import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bin } from './checks.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** By a source's path below `packages`; undefined: it declares nothing. */
export type Declarations = (file: string) => string | undefined

const configOf = (folder: string, workspaces: readonly string[]) => ({
  extends: join(root, 'tsconfig.json'),
  compilerOptions: {
    ...{ noEmit: false, emitDeclarationOnly: true, declaration: true, types: ['node'] },
    ...{ rootDir: join(root, 'packages'), outDir: folder, typeRoots: [join(root, 'node_modules', '@types')] },
  },
  include: workspaces.map(workspace => join(root, 'packages', workspace, 'src/**/*.ts')),
  exclude: ['test', 'testing', 'fixture'].map(kind => join(root, `packages/**/*.${kind}.ts`)),
})

/** What these workspaces declare. Throws with what `tsc` complains of. */
export function declarationsOf(workspaces: Iterable<string>): Declarations {
  const folder = mkdtempSync(join(tmpdir(), 'tabularium-types-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const config = join(folder, 'tsconfig.json')
  writeFileSync(config, JSON.stringify(configOf(folder, [...workspaces])))
  const { status, stdout } = spawnSync(bin('tsc'), ['-p', config], { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`tsc failed:\n${stdout}`)
  return file => {
    const path = join(folder, file.replace(/\.ts$/, '.d.ts'))
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined
  }
}
