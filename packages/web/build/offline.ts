// A step of the build: the service worker with the list of everything it keeps, then .br and .gz beside every text.

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Plugin, transformWithOxc } from 'vite'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const WORKER = join(import.meta.dirname, '..', 'src', 'offline', 'worker.ts')
const COMPRESSIBLE = /\.(?:html|js|css|svg|json|webmanifest|txt|net)$/
/** Smaller files fit into one packet as they are. */
const WORTHWHILE = 1000

const filesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !/\.(?:br|gz|map)$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))
    .filter(file => !file.includes('/.'))
    .sort()

/** Everything a visitor may need without a network. */
const isKept = (file: string): boolean =>
  !['/sw.js', '/robots.txt', '/embed.html'].includes(file) && !file.startsWith('/assets/embed')

async function compress(path: string): Promise<void> {
  if (!COMPRESSIBLE.test(path)) return
  const content = readFileSync(path)
  if (content.length < WORTHWHILE) return
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const [br, gz] = await Promise.all([brotli(content, { params }), gzipped(content, { level: 9 })])
  writeFileSync(`${path}.br`, br)
  writeFileSync(`${path}.gz`, gz)
}

export function offline(): Plugin {
  let out = ''
  return {
    name: 'tabularium-offline',
    apply: 'build',
    configResolved(config) {
      out = resolve(config.root, config.build.outDir)
    },
    closeBundle: {
      sequential: true,
      async handler() {
        // A build that failed leaves nothing to list.
        if (!existsSync(join(out, 'index.html'))) return
        const files = filesOf(out).filter(isKept)
        const hash = createHash('sha256')
        for (const file of files) hash.update(file).update(readFileSync(join(out, file)))
        const { code } = await transformWithOxc(readFileSync(WORKER, 'utf8'), WORKER)
        hash.update(code)
        const version = hash.digest('hex').slice(0, 12)
        const head = `const FILES = ${JSON.stringify(files)}\nconst VERSION = '${version}'\n`
        writeFileSync(join(out, 'sw.js'), head + code.replace(/\/\/# sourceMappingURL.*$/m, ''))
        await Promise.all(filesOf(out).map(file => compress(join(out, file))))
      },
    },
  }
}
