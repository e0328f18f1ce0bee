// A step of the build: the script in the head learns which files each address needs, so that they are fetched while the
// page is still being read, and not one after the other.

import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Beginnings of addresses, and the modules that stand there. */
const PAGES: readonly (readonly [start: string, modules: readonly string[]])[] = [
  ['^/$', ['src/pages/home.tsx']],
  ['^/table/', ['src/pages/table-online.tsx']],
  ['^/play/', ['src/pages/table.tsx', 'src/boards/wonders-duel/index.tsx', 'src/table/local-tables.ts']],
]

interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

type Manifest = Readonly<Record<string, Chunk>>

/** A module's files with all they cannot do without. */
function filesOf(manifest: Manifest, name: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[name]
  if (!chunk || found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const file of chunk.css ?? []) found.add(file)
  for (const other of chunk.imports ?? []) filesOf(manifest, other, found)
  return found
}

const script = (pages: readonly (readonly [string, readonly string[]])[]): string => `
for (const [start, files] of ${JSON.stringify(pages)}) {
  if (!new RegExp(start).test(location.pathname)) continue
  for (const file of files) {
    const link = document.createElement('link')
    const isStyle = file.endsWith('.css')
    link.rel = isStyle ? 'preload' : 'modulepreload'
    if (isStyle) link.as = 'style'
    link.crossOrigin = ''
    link.href = '/' + file
    document.head.append(link)
  }
}
`

export function preload(): Plugin {
  let out = ''
  return {
    name: 'tabularium-preload',
    apply: 'build',
    configResolved(config) {
      out = resolve(config.root, config.build.outDir)
    },
    closeBundle: {
      sequential: true,
      handler() {
        const manifest: Manifest = JSON.parse(readFileSync(join(out, '.vite', 'manifest.json'), 'utf8'))
        const always = filesOf(manifest, 'index.html')
        const pages = PAGES.map(([start, modules]) => {
          const files = modules.flatMap(name => [...filesOf(manifest, name)])
          return [start, [...new Set(files)].filter(file => !always.has(file))] as const
        })
        const head = join(out, 'theme.js')
        writeFileSync(head, readFileSync(head, 'utf8') + script(pages))
      },
    },
  }
}
