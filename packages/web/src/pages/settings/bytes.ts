// A size in the reader's own notation.

import type { Language } from '@tabularium/kernel/text'

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const
const STEP = 1000

export function bytes(size: number, language: Language): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log(Math.max(1, size)) / Math.log(STEP)))
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: UNITS[power],
    maximumFractionDigits: power > 1 ? 1 : 0,
  }).format(size / STEP ** power)
}
