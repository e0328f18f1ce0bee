// `npm run packages`: builds the page if need be, and writes both published packages, as folders and as tarballs, into `dist`.

import { mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, isBuilt } from './build.ts'
import { ends } from './checks.ts'
import { declarationsOf } from './declarations.ts'
import { neededBy, writeKernel, writeTabularium } from './packages.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const dist = join(root, 'dist')

const mustEnd = async (what: string, ended: Promise<boolean>): Promise<void> => {
  if (await ended) return
  console.error(`tabularium: ${what} failed`)
  process.exit(1)
}

if (!isBuilt() && !build(true)) {
  console.error('tabularium: the page could not be built')
  process.exit(1)
}
rmSync(dist, { recursive: true, force: true })
mkdirSync(dist)
const declarations = declarationsOf(neededBy('cli'))
writeKernel(join(dist, 'kernel'), declarations)
writeTabularium(join(dist, 'tabularium'), { page: join(root, 'packages', 'web', 'dist') }, declarations)
for (const name of ['kernel', 'tabularium']) {
  await mustEnd('npm pack', ends('npm', 'pack', join(dist, name), '--pack-destination', dist, '--silent'))
}
