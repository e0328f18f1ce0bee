// What every position must hold (14): each card, token and wonder in exactly one place, and tallies that are right.

import { type Audit, firstChance, size } from '@tabularium/kernel'
import { COVERED_BY } from './ages.ts'
import { CAPITAL } from './data/military.ts'
import {
  CARD_NAMES,
  type Card,
  DECK_ALL,
  DECK_START,
  type Deck,
  type DeckCards,
  GUILDS,
  members,
  TOKEN_NAMES,
  WONDER_NAMES,
} from './names.ts'
import { HIDDEN_BACKS, type WdState } from './state.ts'
import { imagine, view } from './view.ts'

const FAR = 1000

/** Counts how often each thing of a kind is met, and says which are met more or less than once. */
function census(what: string, names: readonly string[], places: readonly number[]): string[] {
  const seen = new Array<number>(names.length).fill(0)
  for (const i of places) seen[i]++
  return names.flatMap((name, i) => (seen[i] === 1 ? [] : [`the ${what} '${name}' is in ${seen[i]} places`]))
}

const deckCards = (deck: Deck, bits: DeckCards): Card[] => members(bits).map(bit => DECK_START[deck] + bit)
const cards = (age1: DeckCards, age2: DeckCards, age3: DeckCards): Card[] => [
  ...deckCards(0, age1),
  ...deckCards(1, age2),
  ...deckCards(2, age3),
]

export function audit(s: WdState): Audit {
  const [a, b] = s.cities
  const tucked = s.under.filter(card => card >= 0)
  const cardPlaces = [
    ...cards(s.unseen1, s.unseen2, s.unseen3),
    ...cards(s.pile1, s.pile2, s.pile3),
    ...s.cities.flatMap(city => cards(city.age1, city.age2, city.age3)),
    ...s.faces.filter(card => card >= 0),
    ...tucked,
  ]
  const tokenPlaces = [s.board, s.box, a.tokens, b.tokens].flatMap(members)
  const wonderPlaces = [s.unseenWonders, s.group, s.removed, a.wonders, a.built, b.wonders, b.built].flatMap(members)
  const standing = size(a.built) + size(b.built)
  const faults = [
    ...census('card', CARD_NAMES, cardPlaces),
    ...census('progress token', TOKEN_NAMES, tokenPlaces),
    ...census('wonder', WONDER_NAMES, wonderPlaces),
  ]
  const must = (holds: boolean, otherwise: string) => {
    if (!holds) faults.push(otherwise)
  }
  for (const [seat, { coins }] of s.cities.entries()) {
    must(coins >= 0 && coins < FAR, `seat ${seat} has ${coins} coins`)
  }
  must(Math.abs(s.pawn) <= CAPITAL, `the pawn stands on ${s.pawn}`)
  must(tucked.length === standing, `${tucked.length} cards lie under ${standing} wonders`)
  must(standing <= 7, `${standing} wonders stand`)
  const midTurn = s.frames.some(frame => frame.at === 'after') || s.end >= 0
  must(
    midTurn || (s.removed !== 0) === (standing === 7),
    `${standing} wonders stand, removed: ${members(s.removed).length}`,
  )
  must(s.end >= 0 === (s.frames.length === 0), 'the game is over and goes on at once')
  if (s.age > 0) {
    for (const slot of members(s.left)) {
      const covered = (COVERED_BY[s.age - 1][slot] & s.left) !== 0
      must(
        covered !== ((s.open >> slot) & 1) > 0,
        `slot ${slot} is ${covered ? 'covered' : 'free'}, its mark says otherwise`,
      )
      must(s.faces[slot] < 0 === ((s.hidden >> slot) & 1) > 0, `slot ${slot} has a wrong face`)
    }
    must((s.open & ~s.left) === 0 && (s.hidden & ~s.left) === 0, 'an empty slot is marked')
  }
  if (s.age === 3 && (s.options & HIDDEN_BACKS) !== 0) {
    must(size(DECK_ALL[2] & GUILDS & ~s.unseen3) <= 3, 'more than three guilds were dealt')
  }
  // The tallies follow from the cards: a position counted up anew from its view is the same.
  must(
    JSON.stringify(imagine(view(s, undefined), firstChance)) === JSON.stringify(s),
    'a tally of the position is wrong',
  )
  return { totals: { cards: cardPlaces.length, tokens: tokenPlaces.length, wonders: wonderPlaces.length }, faults }
}
