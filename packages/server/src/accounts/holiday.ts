// A holiday, and how much of it lies in the time that a clock has run.

export interface Holiday {
  readonly from: number
  readonly until: number
}

/** The part of a holiday that lies in the time a clock has run: it is given back. */
export const restOf = ({ from, until }: Holiday, since: number, now: number): number =>
  Math.max(0, Math.min(until, now) - Math.max(from, since))
