// A published package as whoever installs it has it, without a registry: the packed folder in `node_modules` of an empty one,
// beside links to the packages that its manifest names and no others.

import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Where the lockfile has put a package that some workspace needs. */
const installedAt = (name: string): string => {
  const places = ['packages/server/node_modules', 'packages/cli/node_modules', 'node_modules']
  const found = places.map(place => join(root, place, name)).find(existsSync)
  if (found === undefined) throw new Error(`${name} is not installed`)
  return found
}

/** Answers where the package is now. */
export function installPacked(packed: string, into: string): string {
  const { name, dependencies } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8'))
  const modules = join(into, 'node_modules')
  const own = join(modules, name)
  mkdirSync(dirname(own), { recursive: true })
  cpSync(packed, own, { recursive: true })
  for (const other of Object.keys(dependencies)) {
    const link = join(modules, other)
    mkdirSync(dirname(link), { recursive: true })
    if (!existsSync(link)) symlinkSync(installedAt(other), link, 'dir')
  }
  return own
}
