// A figure with decimals as the reader's language writes it: 2.5, 2,5.

import { settings } from '../../settings.ts'

export const decimal = (n: number, digits = 1): string =>
  n.toLocaleString(settings().language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
