// The characters of 7 Wonders Duel.

import type { WdAction, WdState } from '@tabularium/wonders-duel'
import { CARDS, TOKENS, WONDERS } from '@tabularium/wonders-duel/rules'
import type { Characters, Likes } from '../character.ts'

interface Tastes {
  readonly cards: readonly number[]
  readonly wonders: readonly number[]
  readonly tokens: readonly string[]
}

const likes =
  ({ cards, wonders, tokens }: Tastes): Likes<WdState, WdAction> =>
  (_s, _seat, action) => {
    switch (action.kind) {
      case 'build':
      case 'raise':
        return cards[action.card]
      case 'draft':
      case 'wonder':
        return wonders[action.wonder]
      case 'token':
      case 'keep':
        return tokens.includes(TOKENS[action.token].name) ? 1 : 0
      default:
        return 0
    }
  }

const yes = (liked: boolean): number => (liked ? 1 : 0)

export const characters: Characters<WdState, WdAction> = {
  warrior: likes({
    cards: CARDS.map(({ shields }) => yes(shields !== undefined)),
    wonders: WONDERS.map(({ shields }) => yes(shields !== undefined)),
    tokens: ['strategy'],
  }),
  scholar: likes({
    cards: CARDS.map(({ symbol }) => yes(symbol !== undefined)),
    wonders: WONDERS.map(({ library }) => yes(library === true)),
    tokens: ['law', 'mathematics', 'philosophy'],
  }),
  merchant: likes({
    cards: CARDS.map(({ colour }) => (colour === 'yellow' ? 1 : colour === 'brown' || colour === 'grey' ? 0.5 : 0)),
    wonders: WONDERS.map(({ coins }) => yes(coins !== undefined)),
    tokens: ['economy', 'urbanism', 'agriculture'],
  }),
  builder: likes({
    cards: CARDS.map(({ colour }) => yes(colour === 'blue' || colour === 'purple')),
    wonders: WONDERS.map(() => 1),
    tokens: ['architecture', 'masonry', 'theology'],
  }),
}
