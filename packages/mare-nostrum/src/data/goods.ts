// What is in the box apart from cards: goods, coins, buildings, units, trade tokens and dice, with their numbers and prices.

/** 1.2 Thirteen kinds, with the normal tokens of each; besides, each has one legendary token. */
// biome-ignore format: a table
export const GOOD_FACTS = [
  { name: 'ceramics', tokens: 3 },
  { name: 'gems', tokens: 5 },
  { name: 'papyrus', tokens: 5 },
  { name: 'metal', tokens: 5 },
  { name: 'spices', tokens: 5 },
  { name: 'stone', tokens: 5 },
  { name: 'wood', tokens: 5 },
  { name: 'gold', tokens: 7 },
  { name: 'grain', tokens: 9 },
  { name: 'oil', tokens: 9 },
  { name: 'sheep', tokens: 9 },
  { name: 'wine', tokens: 9 },
  { name: 'gladiators', tokens: 11 },
] as const
export type GoodName = (typeof GOOD_FACTS)[number]['name']
export const GOODS: readonly GoodName[] = GOOD_FACTS.map(({ name }) => name)

export const COINS = 44

/** The six sorts of buildings: how many there are, and the price. 3.0 */
// biome-ignore format: a table
export const SORT_FACTS = [
  { name: 'caravan', pool: 37, price: 3 },
  { name: 'market', pool: 25, price: 6 },
  { name: 'city', pool: 8, price: 3 },
  { name: 'capital', pool: 5, price: 3 },
  { name: 'legendary', pool: 3, price: 3 },
  { name: 'temple', pool: 14, price: 6 },
] as const
export type SortName = (typeof SORT_FACTS)[number]['name']
export const SORTS: readonly SortName[] = SORT_FACTS.map(({ name }) => name)

/** What each player has. */
export const LEGIONS = 8
export const TRIREMES = 5
export const FORTRESSES = 5
export const MARKERS = 7

/** 3.0 Prices of control, legion, trireme and fortress; of the 2nd to 5th card; of the Pyramids. */
export const PIECE_PRICE = 3
export const CARD_PRICES: readonly number[] = [0, 7, 8, 9, 10]
export const PYRAMIDS_PRICE = 12
/** Coins kept at the end of phase 3, and goods with the Hanging Gardens. */
export const COINS_KEPT = 2
export const GOODS_KEPT = 2

/** 2.1 The two faces of each trade token. */
export const TOKEN_FACES: readonly (readonly [number, number])[] = [
  [5, 0],
  [2, 1],
  [4, 3],
]
/** The most pieces an offer can hold. */
export const MOST_OFFERED = 5

/** 4.2 Reconstructed: the examples show only three, four and five. */
export const DIE_FACES = 6

export const TRACKS = ['trade', 'culture', 'military'] as const
export type TrackName = (typeof TRACKS)[number]
