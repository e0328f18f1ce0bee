// Everything a player can ever do, declared in one place. Actions name things, not places: `build academy`.

import { type ActionOf, catalogue, kind, lone } from '@tabularium/kernel'
import { CARDS } from './data/cards.ts'
import { CARD_NAMES, type Card, TOKEN_NAMES, type Token, WONDER_NAMES, type Wonder } from './names.ts'

const cards = CARD_NAMES.map((_, card: Card) => ({ card }))
const wonders = WONDER_NAMES.map((_, wonder: Wonder) => ({ wonder }))
const tokens = TOKEN_NAMES.map((_, token: Token) => ({ token }))
const destructible = cards.filter(({ card }) => CARDS[card].colour === 'brown' || CARDS[card].colour === 'grey')

const sayCard = ({ card }: { card: Card }) => CARD_NAMES[card]
const sayToken = ({ token }: { token: Token }) => TOKEN_NAMES[token]

export const STARTERS = ['self', 'opponent'] as const

const kinds = {
  draft: kind(wonders, ({ wonder }) => WONDER_NAMES[wonder]), // 4.1
  build: kind(cards, sayCard), // 6.3
  discard: kind(cards, sayCard), // 6.4
  wonder: kind(
    wonders.flatMap(w => cards.map(c => ({ ...w, ...c }))),
    ({ wonder, card }) => `${WONDER_NAMES[wonder]} ${CARD_NAMES[card]}`,
  ), // 6.5
  token: kind(tokens, sayToken), // 9.2
  decline: lone(), // W04
  keep: kind(tokens, sayToken), // 11.5, the Great Library
  destroy: kind(destructible, sayCard), // 11.5, Circus Maximus and the Statue of Zeus
  raise: kind(cards, sayCard), // 11.5, the Mausoleum
  starter: kind(
    STARTERS.map((_, other) => ({ other })),
    ({ other }) => STARTERS[other],
  ), // 7
}

export type WdAction = ActionOf<typeof kinds>
export const actions = catalogue(kinds)
