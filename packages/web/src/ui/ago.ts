// How long ago, in words: "5 minutes ago", "yesterday".

import type { Language } from '@tabularium/kernel/text'

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

export function ago(touched: number, language: Language, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const past = Math.max(0, now - touched)
  for (const [unit, ms] of UNITS) if (past >= ms) return words.format(-Math.floor(past / ms), unit)
  return words.format(0, 'second')
}
