// A part of the first scripts: which files have the words of a language, and what this address needs. So files are fetched
// while the page is still being read, and not one after the other.

import type { Language } from '../../kernel/src/languages.ts'
import { importMapFor, importsFor } from './import-map.ts'
import type { WordFiles } from './languages-plugin.ts'

declare const __WORDS__: WordFiles
/** Beginnings of addresses, and files or names of words that are needed there. */
declare const __PAGES__: readonly (readonly [start: string, files: readonly string[]])[]

export function bootWords(language: Language): void {
  const words = __WORDS__
  const imports = importsFor(language, words)

  document.documentElement.lang = language

  const map = document.createElement('script')
  map.type = 'importmap'
  map.textContent = importMapFor(language, words)
  document.head.append(map)

  for (const [start, files] of __PAGES__) {
    if (!new RegExp(start).test(location.pathname)) continue
    for (const file of files) {
      const link = document.createElement('link')
      const isStyle = file.endsWith('.css')
      link.rel = isStyle ? 'preload' : 'modulepreload'
      if (isStyle) link.as = 'style'
      link.crossOrigin = ''
      link.href = imports[file] ?? file
      document.head.append(link)
    }
  }
}
