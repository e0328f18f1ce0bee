// The seasons of a ladder: months, quarters or years, each from its first to its last moment in UTC.

import type { SeasonLength } from '@tabularium/protocol'

export interface Season {
  /** 2026, 2026-q4 or 2026-11. */
  readonly season: string
  readonly begins: number
  /** The first moment that is not in it any more. */
  readonly until: number
}

const MONTHS: Readonly<Record<SeasonLength, number>> = { month: 1, quarter: 3, year: 12 }

function seasonFrom(year: number, length: SeasonLength, part: number): Season {
  const months = MONTHS[length]
  const name = { month: `-${String(part + 1).padStart(2, '0')}`, quarter: `-q${part + 1}`, year: '' }[length]
  return {
    season: `${String(year).padStart(4, '0')}${name}`,
    begins: Date.UTC(year, part * months),
    until: Date.UTC(year, (part + 1) * months),
  }
}

export function seasonAt(length: SeasonLength, time: number): Season {
  const date = new Date(time)
  return seasonFrom(date.getUTCFullYear(), length, Math.floor(date.getUTCMonth() / MONTHS[length]))
}

export const seasonBefore = (length: SeasonLength, { begins }: Season): Season => seasonAt(length, begins - 1)

/** By its name; undefined: no season is called so. */
export function seasonNamed(name: string): (Season & { readonly length: SeasonLength }) | undefined {
  const [, year = '', part = ''] = /^(\d{4})(?:-(q[1-4]|0[1-9]|1[0-2]))?$/.exec(name) ?? []
  if (year === '' || Number(year) < 1970) return undefined
  const length = part === '' ? 'year' : part.startsWith('q') ? 'quarter' : 'month'
  const at = part === '' ? 0 : Number(part.replace('q', '')) - 1
  return { ...seasonFrom(Number(year), length, at), length }
}
