// What a language calls itself: `Polski`.

import type { Language } from '@tabularium/kernel/languages'

/** Kept: each list of names is made of much data. */
const known = new Map<Language, string>()

export function languageName(language: Language): string {
  const found = known.get(language) ?? nameOf(language)
  known.set(language, found)
  return found
}

function nameOf(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
