// How strong the levels are: each against the one before it, and all bots of a game that were matched on one scale. The plans and
// seeds are in `train/levels.plan` and `train/candidates.plan`; `train/ladder.ts` plays them again. The tables, with what fell short
// and which matches have few games, are in docs/performance.md.

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

// biome-ignore format: a table
const WONDERS_DUEL: readonly MeasuredLevel[] = [
  { spec: 'careless:110', rating: -559, measured: { against: 'random', games: 200, won: 0.91, low: 0.8622, high: 0.9423 } },
  { spec: 'careless:70', rating: -334, measured: { against: 'careless:110', games: 200, won: 0.78, low: 0.7176, high: 0.8318 } },
  { spec: 'careless:45', rating: -193, measured: { against: 'careless:70', games: 200, won: 0.695, low: 0.628, high: 0.7546 } },
  { spec: 'sensible', rating: 0, measured: { against: 'careless:45', games: 200, won: 0.74, low: 0.6751, high: 0.7959 } },
  { spec: 'net:1', rating: 318, measured: { against: 'sensible', games: 200, won: 0.875, low: 0.822, high: 0.9139 } },
  { spec: 'net:20', rating: 560, measured: { against: 'net:1', games: 200, won: 0.795, low: 0.7337, high: 0.8451 } },
  { spec: 'net:8000', rating: 798, measured: { against: 'net:20', games: 174, won: 0.7989, low: 0.7331, high: 0.8517 } },
]

// biome-ignore format: a table
const GLORY_TO_ROME: readonly MeasuredLevel[] = [
  { spec: 'careless:90', rating: -727, measured: { against: 'random', games: 200, won: 0.98, low: 0.9497, high: 0.9922 } },
  { spec: 'careless:55', rating: -471, measured: { against: 'careless:90', games: 200, won: 0.85, low: 0.7939, high: 0.8929 } },
  { spec: 'careless:30', rating: -212, measured: { against: 'careless:55', games: 200, won: 0.8, low: 0.7391, high: 0.8495 } },
  { spec: 'sensible', rating: 0, measured: { against: 'careless:30', games: 200, won: 0.77, low: 0.7069, high: 0.8229 } },
  { spec: 'net:5', rating: 154, measured: { against: 'sensible', games: 200, won: 0.7125, low: 0.6462, high: 0.7708 } },
  { spec: 'net:50', rating: 387, measured: { against: 'net:5', games: 200, won: 0.79, low: 0.7284, high: 0.8407 } },
  { spec: 'net:2500', rating: 589, measured: { against: 'net:50', games: 104, won: 0.7644, low: 0.6744, high: 0.8356 } },
]

// biome-ignore format: a table
const MARE_NOSTRUM: readonly MeasuredLevel[] = [
  { spec: 'careless:180', rating: -575, measured: { against: 'random', games: 200, won: 0.91, low: 0.8622, high: 0.9423 } },
  { spec: 'careless:100', rating: -381, measured: { against: 'careless:180', games: 200, won: 0.765, low: 0.7016, high: 0.8184 } },
  { spec: 'careless:55', rating: -200, measured: { against: 'careless:100', games: 200, won: 0.735, low: 0.6698, high: 0.7913 } },
  { spec: 'sensible', rating: 0, measured: { against: 'careless:55', games: 200, won: 0.705, low: 0.6384, high: 0.7639 } },
  { spec: 'mcts:5', rating: 309, measured: { against: 'sensible', games: 200, won: 0.855, low: 0.7995, high: 0.8971 } },
  { spec: 'mcts:20', rating: 494, measured: { against: 'mcts:5', games: 200, won: 0.745, low: 0.6804, high: 0.8004 } },
  { spec: 'mcts:80', rating: 659, measured: { against: 'mcts:20', games: 112, won: 0.7232, low: 0.634, high: 0.7976 } },
]

// biome-ignore format: a table
const ASSYRIAN_WARS: readonly MeasuredLevel[] = [
  { spec: 'careless:180', rating: -852, measured: { against: 'random', games: 100, won: 0.81, low: 0.7222, high: 0.8749 } },
  { spec: 'careless:100', rating: -651, measured: { against: 'careless:180', games: 100, won: 0.78, low: 0.6893, high: 0.85 } },
  { spec: 'careless:50', rating: -337, measured: { against: 'careless:100', games: 100, won: 0.95, low: 0.8882, high: 0.9785 } },
  { spec: 'careless:20', rating: -163, measured: { against: 'careless:50', games: 100, won: 0.78, low: 0.6893, high: 0.85 } },
  { spec: 'sensible', rating: 0, measured: { against: 'careless:20', games: 100, won: 0.73, low: 0.6357, high: 0.8073 } },
  { spec: 'plan:16', rating: 154, measured: { against: 'sensible', games: 114, won: 0.7105, low: 0.6215, high: 0.7858 } },
  { spec: 'plan:128', rating: 434, measured: { against: 'plan:16', games: 8, won: 0.875, low: 0.5291, high: 0.9776 } },
]

export const MEASURED: Readonly<Record<string, readonly MeasuredLevel[]>> = {
  'assyrian-wars': ASSYRIAN_WARS,
  'glory-to-rome': GLORY_TO_ROME,
  'mare-nostrum': MARE_NOSTRUM,
  'wonders-duel': WONDERS_DUEL,
}
