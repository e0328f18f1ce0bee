// Builds the page into packages/web/dist, if the sources have changed since it was last built.

import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const web = join(root, 'packages', 'web')
const dist = join(web, 'dist')
const stamp = join(dist, '.stamp')

/** Everything the built page is made of: the sources of all packages it may import, and how they are put together. */
function sources(): readonly string[] {
  const packages = readdirSync(join(root, 'packages')).filter(name => name !== 'server' && name !== 'cli')
  const inSources = packages.flatMap(name =>
    ['src', 'weights', ...(name === 'web' ? ['public', 'build'] : [])].flatMap(folder => {
      const path = join(root, 'packages', name, folder)
      if (!existsSync(path)) return []
      return readdirSync(path, { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile() && !/\.(?:test|gallery)\.tsx?$/.test(entry.name))
        .map(entry => join(entry.parentPath, entry.name))
    }),
  )
  const manifests = packages.map(name => join(root, 'packages', name, 'package.json'))
  const others = [
    ...['package.json', 'package-lock.json', 'packages/web/index.html', 'packages/web/embed.html'],
    'packages/web/vite.config.ts',
    'scripts/language-tables.ts',
  ]
  return [...inSources, ...manifests, ...others.map(file => join(root, file))].filter(existsSync).sort()
}

/** One hash for all of them. */
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of sources())
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

/** Whether what is built is what the sources say. */
export const isBuilt = (): boolean =>
  existsSync(join(dist, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()

/** Builds; false when that failed (Vite has said why). */
export function build(quiet = false): boolean {
  const print = fingerprint()
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const args = [vite, 'build', '--emptyOutDir', ...(quiet ? ['--logLevel', 'warn'] : [])]
  // Whoever asks for it, tests too, gets what is shipped.
  const env = { ...process.env, NODE_ENV: 'production' }
  if (spawnSync(process.execPath, args, { cwd: web, env, stdio: ['ignore', 'inherit', 'inherit'] }).status !== 0)
    return false
  writeFileSync(stamp, print)
  return true
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exitCode = isBuilt() || build(process.argv.includes('--quiet')) ? 0 : 1
