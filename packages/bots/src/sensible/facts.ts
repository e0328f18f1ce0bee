// The facts of 7 Wonders Duel that its hand-written players weigh, by card, wonder and token number.

import { CARDS, SYMBOLS, TOKENS } from '@tabularium/wonders-duel/rules'

export {
  CAPITAL,
  type City,
  cardTotal,
  DECK_START,
  GUILDS,
  KINDS_TO_WIN,
  TOKEN_NAMES,
  total,
  type WdState,
  WONDER_NAMES,
  wonderTrade,
} from '@tabularium/wonders-duel/rules'

const token = (name: string): number => 1 << TOKENS.findIndex(fact => fact.name === name)
export const STRATEGY = token('strategy')

export const POINTS = CARDS.map(card => card.points ?? (card.pointsPer ? 4 : 0))
export const COINS = CARDS.map(card => card.coins ?? (card.coinsPer ? 4 : 0))
export const SHIELDS = CARDS.map(card => card.shields ?? 0)
/** The bit of a card's science symbol, or 0. */
export const SYMBOL = CARDS.map(card => (card.symbol === undefined ? 0 : 1 << SYMBOLS.indexOf(card.symbol)))
export const MAKES = CARDS.map(card => Object.values(card.makes ?? {}).reduce((sum, n) => sum + n, 0))
export const CHAINS = CARDS.map(card => (card.gives === undefined ? 0 : 1))
export const TRADES = CARDS.map(card => (card.fixed ? 1 : card.choice ? 2 : 0))
export const IS_RED = CARDS.map(card => card.colour === 'red')
export const CARD_COUNT = CARDS.length
