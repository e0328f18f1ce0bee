// What a language calls itself: `Polski`.

import type { Language } from '@tabularium/kernel/languages'

export function languageName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
