// The twelve wonders (11.5). Effects work in the order: coins, coins the opponent loses, shields, choices, another turn.

import type { Cost } from './cards.ts'

export interface WonderFacts {
  readonly name: string
  readonly cost: Cost
  readonly points?: number
  readonly coins?: number
  /** Coins the opponent loses. */
  readonly robs?: number
  readonly shields?: number
  readonly choice?: 'raw' | 'goods'
  /** The colour of the opponent's card that is destroyed. */
  readonly destroys?: 'brown' | 'grey'
  /** A card of the discard pile is built free. */
  readonly raises?: true
  /** Three of the boxed progress tokens are drawn, one is kept. */
  readonly library?: true
  /** Another turn. */
  readonly again?: true
}

// biome-ignore format: one wonder a line
export const WONDERS: readonly WonderFacts[] = [
  { name: 'the-appian-way', cost: { clay: 2, stone: 2, papyrus: 1 }, coins: 3, robs: 3, again: true, points: 3 },
  { name: 'circus-maximus', cost: { wood: 1, stone: 2, glass: 1 }, destroys: 'grey', shields: 1, points: 3 },
  { name: 'the-colossus', cost: { clay: 3, glass: 1 }, shields: 2, points: 3 },
  { name: 'the-great-library', cost: { wood: 3, glass: 1, papyrus: 1 }, library: true, points: 4 },
  { name: 'the-great-lighthouse', cost: { wood: 1, stone: 1, papyrus: 2 }, choice: 'raw', points: 4 },
  { name: 'the-hanging-gardens', cost: { wood: 2, glass: 1, papyrus: 1 }, coins: 6, again: true, points: 3 },
  { name: 'the-mausoleum', cost: { clay: 2, glass: 2, papyrus: 1 }, raises: true, points: 2 },
  { name: 'piraeus', cost: { clay: 1, wood: 2, stone: 1 }, choice: 'goods', again: true, points: 2 },
  { name: 'the-pyramids', cost: { stone: 3, papyrus: 1 }, points: 9 },
  { name: 'the-sphinx', cost: { clay: 1, stone: 1, glass: 2 }, again: true, points: 6 },
  { name: 'the-statue-of-zeus', cost: { clay: 1, wood: 1, stone: 1, papyrus: 2 }, destroys: 'brown', shields: 1, points: 3 },
  { name: 'the-temple-of-artemis', cost: { wood: 1, stone: 1, glass: 1, papyrus: 1 }, coins: 12, again: true },
]

/** Who owns what in a first game (4.2). */
export const FIRST_GAME_WONDERS = [
  ['the-pyramids', 'the-great-lighthouse', 'the-temple-of-artemis', 'the-statue-of-zeus'],
  ['circus-maximus', 'piraeus', 'the-appian-way', 'the-colossus'],
] as const
