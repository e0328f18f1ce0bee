// How strong the levels are: each against the one before it, on seeds that were not used before, and all of a game on one
// scale. `train/ladder.ts` plays the matches again: node packages/bots/train/ladder.ts packages/bots/train/levels.plan <folder>
// --seed levels-1. The tables are in docs/performance.md.

/** How a level did against the one before it. */
export interface Measured {
  readonly against: string
  readonly games: number
  /** Share of the wins, and its 95% interval. */
  readonly won: number
  readonly low: number
  readonly high: number
}

export interface MeasuredLevel {
  readonly spec: string
  /** On the Elo scale, the rules of thumb (`sensible`) at 0. */
  readonly rating: number
  readonly measured: Measured
}

export const MEASURED: Readonly<Record<string, readonly MeasuredLevel[]>> = {}
