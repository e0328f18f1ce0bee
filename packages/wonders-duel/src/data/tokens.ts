// The ten progress tokens (11.2).

import type { Per } from './cards.ts'
import type { ScienceSymbolName } from './names.ts'

export interface TokenFacts {
  readonly name: string
  readonly coins?: number
  readonly points?: number
  readonly pointsPer?: Per
  readonly symbol?: ScienceSymbolName
  /** Two resource units off every later wonder, or blue card. */
  readonly discount?: 'wonders' | 'blue'
  /** Gains what the opponent pays for resources. */
  readonly economy?: true
  /** One more shield on later red cards. */
  readonly strategy?: true
  /** Another turn with every later wonder. */
  readonly theology?: true
  /** Coins for each building built free by a white symbol. */
  readonly chainCoins?: number
}

// biome-ignore format: one token a line
export const TOKENS: readonly TokenFacts[] = [
  { name: 'agriculture', coins: 6, points: 4 },
  { name: 'architecture', discount: 'wonders' },
  { name: 'economy', economy: true },
  { name: 'law', symbol: 'scales' },
  { name: 'masonry', discount: 'blue' },
  { name: 'mathematics', pointsPer: { amount: 3, of: ['tokens'], city: 'own' } },
  { name: 'philosophy', points: 7 },
  { name: 'strategy', strategy: true },
  { name: 'theology', theology: true },
  { name: 'urbanism', coins: 6, chainCoins: 4 },
]
