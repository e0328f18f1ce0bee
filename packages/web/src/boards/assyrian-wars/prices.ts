// Action points as they are written: in twelfths, told as fractions.

import { decimal } from '../kit/decimal.ts'

const PARTS: Readonly<Record<number, string>> = { 2: '⅙', 3: '¼', 4: '⅓', 6: '½', 8: '⅔', 9: '¾', 10: '⅚' }

/** AP as they are written: `2`, `1½`. */
export function writtenAp(ap: number): string {
  const twelfths = Math.round(12 * ap)
  const whole = Math.floor(twelfths / 12)
  if (twelfths % 12 === 0) return String(whole)
  const part = PARTS[twelfths % 12]
  return part === undefined ? decimal(ap, 2) : `${whole === 0 ? '' : whole}${part}`
}
