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
  { spec: 'careless:110', rating: -559, measured: { against: 'random', games: 200, won: 0.91, low: 0.862, high: 0.942 } },
  { spec: 'careless:70', rating: -334, measured: { against: 'careless:110', games: 200, won: 0.78, low: 0.718, high: 0.832 } },
  { spec: 'careless:45', rating: -193, measured: { against: 'careless:70', games: 200, won: 0.695, low: 0.628, high: 0.755 } },
  { spec: 'sensible', rating: 0, measured: { against: 'careless:45', games: 200, won: 0.74, low: 0.675, high: 0.796 } },
  { spec: 'net:1', rating: 318, measured: { against: 'sensible', games: 200, won: 0.875, low: 0.822, high: 0.914 } },
  { spec: 'net:20', rating: 560, measured: { against: 'net:1', games: 200, won: 0.795, low: 0.734, high: 0.845 } },
  { spec: 'net:8000', rating: 771, measured: { against: 'net:20', games: 93, won: 0.774, low: 0.679, high: 0.847 } },
]

// biome-ignore format: a table
const GLORY_TO_ROME: readonly MeasuredLevel[] = [
  { spec: 'careless:90', rating: -727, measured: { against: 'random', games: 200, won: 0.98, low: 0.95, high: 0.992 } },
  { spec: 'careless:55', rating: -471, measured: { against: 'careless:90', games: 200, won: 0.85, low: 0.794, high: 0.893 } },
  { spec: 'careless:30', rating: -212, measured: { against: 'careless:55', games: 200, won: 0.8, low: 0.739, high: 0.85 } },
  // biome-ignore lint/suspicious/noApproximativeNumericConstant: an interval
  { spec: 'sensible', rating: 0, measured: { against: 'careless:30', games: 200, won: 0.77, low: 0.707, high: 0.823 } },
  { spec: 'net:5', rating: 154, measured: { against: 'sensible', games: 200, won: 0.713, low: 0.646, high: 0.771 } },
  { spec: 'net:50', rating: 387, measured: { against: 'net:5', games: 200, won: 0.79, low: 0.728, high: 0.841 } },
  { spec: 'net:2500', rating: 593, measured: { against: 'net:50', games: 76, won: 0.77, low: 0.664, high: 0.85 } },
]

// biome-ignore format: a table
const MARE_NOSTRUM: readonly MeasuredLevel[] = [
  { spec: 'careless:180', rating: -575, measured: { against: 'random', games: 200, won: 0.91, low: 0.862, high: 0.942 } },
  { spec: 'careless:100', rating: -381, measured: { against: 'careless:180', games: 200, won: 0.765, low: 0.702, high: 0.818 } },
  { spec: 'careless:55', rating: -200, measured: { against: 'careless:100', games: 200, won: 0.735, low: 0.67, high: 0.791 } },
  { spec: 'sensible', rating: 0, measured: { against: 'careless:55', games: 200, won: 0.705, low: 0.638, high: 0.764 } },
  { spec: 'mcts:5', rating: 309, measured: { against: 'sensible', games: 200, won: 0.855, low: 0.8, high: 0.897 } },
  { spec: 'mcts:20', rating: 494, measured: { against: 'mcts:5', games: 200, won: 0.745, low: 0.68, high: 0.8 } },
  { spec: 'mcts:80', rating: 679, measured: { against: 'mcts:20', games: 83, won: 0.747, low: 0.644, high: 0.828 } },
]

// biome-ignore format: a table
const ASSYRIAN_WARS: readonly MeasuredLevel[] = [
  { spec: 'careless:180', rating: -852, measured: { against: 'random', games: 100, won: 0.81, low: 0.722, high: 0.875 } },
  { spec: 'careless:100', rating: -651, measured: { against: 'careless:180', games: 100, won: 0.78, low: 0.689, high: 0.85 } },
  { spec: 'careless:50', rating: -337, measured: { against: 'careless:100', games: 100, won: 0.95, low: 0.888, high: 0.978 } },
  { spec: 'careless:20', rating: -163, measured: { against: 'careless:50', games: 100, won: 0.78, low: 0.689, high: 0.85 } },
  { spec: 'sensible', rating: 0, measured: { against: 'careless:20', games: 100, won: 0.73, low: 0.636, high: 0.807 } },
  { spec: 'plan:16', rating: 154, measured: { against: 'sensible', games: 114, won: 0.711, low: 0.621, high: 0.786 } },
  { spec: 'plan:128', rating: 434, measured: { against: 'plan:16', games: 8, won: 0.875, low: 0.529, high: 0.978 } },
]

export const MEASURED: Readonly<Record<string, readonly MeasuredLevel[]>> = {
  'assyrian-wars': ASSYRIAN_WARS,
  'glory-to-rome': GLORY_TO_ROME,
  'mare-nostrum': MARE_NOSTRUM,
  'wonders-duel': WONDERS_DUEL,
}
