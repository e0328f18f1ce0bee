// Where a line must not break: spaces that hold a short word, a sign or a figure to what it belongs to become non-breaking.
// Texts are written with ordinary spaces; the page sets them when it shows a text.

import type { Language } from '@tabularium/kernel/text'

const HOLD = '\u00a0'

/** A figure and its unit; a paragraph sign and its number. */
const FIGURE = /(?<=\d) (?=(?:\p{Lu}{2,4}|min|мин)(?!\p{L}))|(?<=§) /gu

/** Words too short to end a line; a long word after one may begin the next, or it would not fit a narrow card. */
const SHORT: Partial<Record<Language, RegExp>> = {
  pl: /(?<=(?:^|[\s(„–])[aiouwz]) (?=\S{1,12}(?!\S))/giu,
  ru: /(?<=(?:^|[\s(«—])(?:[авикосуя]|во|до|за|из|к|ко|на|не|ни|но|об|от|по|со|ли)) (?=\S{1,12}(?!\S))| (?=—)|(?<=до н\.) (?=э\.)/giu,
}

export function typeset(language: Language, text: string): string {
  const held = text.replace(FIGURE, HOLD)
  const short = SHORT[language]
  return short ? held.replace(short, HOLD) : held
}
