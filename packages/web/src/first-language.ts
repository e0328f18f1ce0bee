// Which language the page is loaded in: the one chosen here before, else the first of the browser's that it speaks. Asked by
// the settings, and in the built page before anything is loaded (build/boot.ts).

import { LANGUAGES, type Language, languageFor } from '@tabularium/kernel/languages'

export const SETTINGS_KEY = 'tabularium.settings'

function chosen(): Language | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? '{}')
    return LANGUAGES.find(language => language === kept?.language)
  } catch {
    return undefined
  }
}

export const firstLanguage = (): Language => chosen() ?? languageFor(navigator.languages)
