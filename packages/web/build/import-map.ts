// Which file stands for which name in the page of a language: `words/table` is the Polish file of them in Polish. All files
// have a name with their language too (`words/table.ru`), for those who choose another.

import type { WordFiles } from './languages-plugin.ts'

export function importsFor(language: string, files: WordFiles): Readonly<Record<string, string>> {
  const ending = `.${language}`
  const own = Object.entries(files).flatMap(([name, file]) =>
    name.endsWith(ending) ? [[name.slice(0, -ending.length), file]] : [],
  )
  return { ...Object.fromEntries(own), ...files }
}

/** The content security policy knows this very text. */
export const importMapFor = (language: string, files: WordFiles): string =>
  JSON.stringify({ imports: importsFor(language, files) })
