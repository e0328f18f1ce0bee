// npm run language [-- <code> [--keys] [--write]]: what the languages lack; with --write, a language begins with English words
// that are marked as such. docs/adding-a-language.md.

import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { bin } from './checks.ts'
import { begin, type Gap, gapsOf, languagesOf } from './language-words.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

const count = (gaps: readonly Gap[], what: 'missing' | 'marked'): number =>
  gaps.reduce((sum, gap) => sum + gap[what].length, 0)

const said = ({ missing, marked }: { readonly missing: number; readonly marked: number }): string =>
  [...(missing > 0 ? [`${missing} missing`] : []), ...(marked > 0 ? [`${marked} in English`] : [])].join(', ') ||
  'whole'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { keys: { type: 'boolean' }, write: { type: 'boolean' } },
})
const [language] = positionals

if (language === undefined) {
  for (const one of languagesOf(root)) {
    const gaps = gapsOf(root, one)
    console.log(`${one}: ${said({ missing: count(gaps, 'missing'), marked: count(gaps, 'marked') })}`)
  }
} else if (!/^[a-z]{2,3}$/.test(language)) {
  console.error(`A language is named by two or three letters (de, fr, grc), not by '${language}'.`)
  process.exitCode = 1
} else {
  if (values.write) {
    const written = begin(root, language)
    if (written.length > 0) spawnSync(bin('biome'), ['check', '--write', ...written.map(file => join(root, file))])
    console.log(`${written.length} files begun or changed.`)
  }
  const gaps = gapsOf(root, language)
  for (const { file, missing, marked } of gaps) {
    console.log(`${file}: ${said({ missing: missing.length, marked: marked.length })}`)
    if (values.keys) for (const key of [...missing, ...marked]) console.log(`  ${key}`)
  }
  console.log(`${language}: ${said({ missing: count(gaps, 'missing'), marked: count(gaps, 'marked') })}`)
}
