// The levels of the bots, from weak to strong, each a bot's spec. Budgets count iterations, not time, so that a level is
// as strong on a phone as on a desk.

/** How a level did against the one before it. */
export interface Measured {
  readonly against: string
  readonly games: number
  /** Share of the wins, and its 95% interval. */
  readonly won: number
  readonly low: number
  readonly high: number
}

export interface Level {
  readonly id: string
  readonly spec: string
  /** On the Elo scale, the weakest at 0: summed up over the matches of neighbours. */
  readonly rating: number
  readonly measured: Measured
}

// Measured on 7 Wonders Duel, each line by: tabularium arena wonders-duel --seed 1 --bots <against>,<spec> --games <games>
// In a browser on that machine (some 100,000 iterations a second) Oracle took 0.2 s for most moves and 1.3 s for the first
// pick of the draft; Consul an eighth of that, Tribune a fiftieth: 0.1 s at most on a device four times as slow.
// biome-ignore format: a table
export const LEVELS: readonly Level[] = [
  { id: 'pupil', spec: 'mcts:4', rating: 0, measured: { against: 'random', games: 200, won: 0.97, low: 0.936, high: 0.986 } },
  { id: 'scribe', spec: 'sensible', rating: 239, measured: { against: 'mcts:4', games: 200, won: 0.8, low: 0.739, high: 0.850 } },
  { id: 'tribune', spec: 'mcts:300', rating: 501, measured: { against: 'sensible', games: 200, won: 0.82, low: 0.761, high: 0.867 } },
  { id: 'consul', spec: 'mcts:2000', rating: 857, measured: { against: 'mcts:300', games: 100, won: 0.89, low: 0.814, high: 0.937 } },
  { id: 'oracle', spec: 'mcts:16000', rating: 1015, measured: { against: 'mcts:2000', games: 60, won: 0.717, low: 0.592, high: 0.815 } },
]

/** Where somebody begins who has not said otherwise. */
export const FIRST_LEVEL = 'tribune'

export const levelById = (id: string): Level | undefined => LEVELS.find(level => level.id === id)

/** The level a bot plays at; undefined for a spec that is none of them. */
export const levelOf = (spec: string): Level | undefined => LEVELS.find(level => level.spec === spec)
