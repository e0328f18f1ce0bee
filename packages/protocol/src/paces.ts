// The paces that people seek a game at. Plain figures, which the page can have without the schemas.

/** From hurried to slow. */
export const PACES = ['fast', 'live', 'slow'] as const
export type Pace = (typeof PACES)[number]

const MINUTE = 60_000
/** Paces are meant for a game of half an hour; longer games have as much more time. */
const MEASURE = 30

/** As a table has it. */
export type PaceClock =
  | { readonly kind: 'live'; readonly baseMs: number; readonly incrementMs: number }
  | { readonly kind: 'days'; readonly days: number }

/** The clock of a pace, for a game that takes so many minutes. */
export function clockOfPace(pace: Pace, minutes: number): PaceClock {
  if (pace === 'slow') return { kind: 'days', days: 1 }
  const longer = Math.max(1, Math.round(minutes / MEASURE))
  const [base, increment] = pace === 'fast' ? [5, 5] : [15, 10]
  return { kind: 'live', baseMs: base * longer * MINUTE, incrementMs: increment * 1000 }
}
