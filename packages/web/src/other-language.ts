// The language the page was loaded in, and another one in the middle of everything. The built page comes with the words of
// one language (build/languages-plugin.ts): those of another are fetched, all of them, and put into the same tables, so that
// what is loaded later has them too.

import type { Language } from '@tabularium/kernel/languages'
import { firstLanguage } from './first-language.ts'

type Tables = Readonly<Record<string, object>>

/** What the first script of the built page has written into the head. */
const importMap = (): string | null | undefined => document.querySelector('script[type=importmap]')?.textContent

/** Another window may have chosen another one since then. */
export const loadedLanguage = (): Language =>
  importMap() ? (document.documentElement.lang as Language) : firstLanguage()

const load = (name: string): Promise<Tables> => import(/* @vite-ignore */ name)

/** Undefined where tables have every language anyway. */
export function fetchWords(language: Language): Promise<unknown> | undefined {
  const map = importMap()
  if (!map) return undefined
  const { imports } = JSON.parse(map) as { readonly imports: Readonly<Record<string, string>> }
  const ending = `.${language}`
  const names = Object.keys(imports).filter(name => name.endsWith(ending))
  return Promise.all(
    names.map(async name => {
      const [here, other] = await Promise.all([load(name.slice(0, -ending.length)), load(name)])
      for (const [table, rows] of Object.entries(other)) Object.assign(here[table], rows)
    }),
  )
}
