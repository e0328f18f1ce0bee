// A season's name in words: a year, a quarter or a month.

import type { WordsOf } from '../words.ts'
import type { seasonWords } from './season-words.ts'

export function seasonText(season: string, language: string, say: WordsOf<typeof seasonWords>): string {
  const [year, part] = season.split('-')
  if (part === undefined) return year
  if (part.startsWith('q')) return say('quarter', { year, n: part.slice(1) })
  const month = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', timeZone: 'UTC' })
  return month.format(Date.UTC(Number(year), Number(part) - 1))
}

/** The day, as seasons have it. */
export const seasonDay = (time: number, language: string): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(time)
