// How a move is marked, by what it cost of the chance to win.

export const MARKS = ['best', 'good', 'inaccurate', 'mistake', 'blunder'] as const
export type Mark = (typeof MARKS)[number]

/** The most that a move with each mark has cost: 0.02 is two games of a hundred. */
export const MOST_LOST: Readonly<Record<Mark, number>> = {
  best: 0.005,
  good: 0.02,
  inaccurate: 0.05,
  mistake: 0.12,
  blunder: Number.POSITIVE_INFINITY,
}

export const markOf = (loss: number): Mark => MARKS.find(mark => loss <= MOST_LOST[mark]) ?? 'blunder'
