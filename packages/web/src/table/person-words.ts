// What people are called who gave no name. The page knows it in all languages at once: a game keeps the name that was given
// where it began.

import type { Language } from '@tabularium/kernel/languages'

export const PERSON: Readonly<Record<Language, string>> = {
  en: 'Player',
  pl: 'Gracz',
  ru: 'Игрок',
  de: 'Spieler',
}
