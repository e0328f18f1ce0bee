// The names of pieces for screen readers: all that is seen, in one sentence.

import type { Message, Say } from '@tabularium/kernel'
import {
  cardEffects,
  costMessages,
  freeByMessage,
  type Slot,
  TOKENS,
  tokenEffect,
  tokenOf,
  wonderEffects,
} from '@tabularium/wonders-duel/rules'
import type { Duel } from './context.ts'
import { cardPrice, coversOf, factsOfCard, factsOfWonder, ownerOf, type Place, wonderPrice } from './position.ts'

const spoken = (say: Say, messages: readonly Message[]): string => messages.map(say).join(', ')

/** What a thing does, as a sentence or two. */
export function effectsOf(say: Say, kind: 'card' | 'wonder' | 'token', name: string): readonly string[] {
  if (kind === 'token') return [say(tokenEffect(TOKENS[tokenOf(name)]))]
  if (kind === 'wonder') return wonderEffects(factsOfWonder(name)).map(say)
  const facts = factsOfCard(name)
  const free = freeByMessage(facts)
  return [...cardEffects(facts), ...(free ? [free] : [])].map(say)
}

/** "Parade Ground, red, 2 shields; costs 2 clay, 1 glass". */
export function cardWords({ say, w }: Pick<Duel, 'say' | 'w'>, card: string): string {
  const facts = factsOfCard(card)
  const what = spoken(say, [{ key: `card.${card}` }, { key: `colour.${facts.colour}` }])
  const costs = Object.keys(facts.cost).length > 0
  const cost = costs ? w('costs', { cost: spoken(say, costMessages(facts.cost)) }) : w('costsNothing')
  return `${what}, ${effectsOf(say, 'card', card).join(', ')}; ${cost}`
}

/** Which cards lie on a slot, in words. */
export function coverWords({ say, w, position }: Duel, slot: Slot): string {
  const over = coversOf(position, slot)
  const seen = over.flatMap(({ card }) => (card === undefined ? [] : [say({ key: `card.${card}` })]))
  const hidden = over.length - seen.length
  return [...seen, ...(hidden > 0 ? [w('hiddenCards', { n: hidden })] : [])].join(', ')
}

/** What building costs the buyer now: "costs 13 to build, you are 4 short". */
export function priceWords({ w, position }: Duel, price: number): string {
  const { coins } = position.view.cities[position.buyer]
  if (price === 0) return w('youFree')
  return price > coins ? w('youShort', { price, n: price - coins }) : w('youPay', { n: price })
}

export function placeWords(duel: Duel, place: Place): string {
  const { say, w, position } = duel
  const covered = place.open ? w('open') : w('coveredBy', { cards: coverWords(duel, place.slot) })
  if (place.card === undefined) {
    const back =
      place.face === 'guild' ? w('faceDownGuild') : w('faceDown', { age: say({ key: `age.${position.view.age}` }) })
    return `${back}; ${covered}`
  }
  const price = priceWords(duel, cardPrice(position, position.buyer, place.card))
  return `${cardWords(duel, place.card)}; ${covered}; ${price}.`
}

export function wonderWords(duel: Duel, wonder: string): string {
  const { say, w, position } = duel
  const name = say({ key: `wonder.${wonder}` })
  const does = effectsOf(say, 'wonder', wonder).join(', ')
  const owner = ownerOf(position, wonder)
  const cost = w('costs', { cost: spoken(say, costMessages(factsOfWonder(wonder).cost)) })
  if (owner === undefined) return `${name}, ${does}; ${cost}.`
  const built = position.view.cities[owner].built.find(other => other.wonder === wonder)
  if (built) return `${name}, ${w('built')}, ${does}; ${w('under', { card: say({ key: `card.${built.card}` }) })}.`
  const price = wonderPrice(position, owner, wonder)
  if (owner === position.buyer) return `${name}, ${does}; ${cost}; ${priceWords(duel, price)}.`
  return `${name}, ${does}; ${cost}; ${w('price')}: ${w('coins', { n: price })}.`
}

export const tokenWords = ({ say }: Duel, token: string): string =>
  `${say({ key: `token.${token}` })}: ${effectsOf(say, 'token', token).join(', ')}.`
