// The cards of the rules pages (C1 to C11) and what a card says of itself: what is printed comes from the data, so that it can
// never differ from what is played; what the event does is written in each language.

import { type Dictionary, type Language, type Message, type Rule, speaker } from '@tabularium/kernel'
import { DATA } from '../data/index.ts'
import type { AwData, CardData, HomeCardData } from '../data/types.ts'
import { word } from './naming.ts'

type Card = CardData | HomeCardData

/** Pages by the first type of a common card; home cards have the last one. */
const PAGES: readonly (readonly string[])[] = [
  ['allianceBreaker'],
  ['foreignWar'],
  ['catastrophe', 'counterMeasures', 'battleCounter'],
  ['battle'],
  ['movement'],
  ['reaction'],
  ['draw'],
  ['political'],
  ['economic', 'recruitment'],
  ['sabotage'],
]

/** What the event does; cards of one pattern share their words. A card of somebody's own brings its text with it. */
export function does(data: AwData, card: Card): Message {
  const { effect } = card
  if (card.text !== undefined) return word('does', card.id)
  if (effect.op === 'allianceBreaker') {
    if (effect.target === 'any') return { key: 'does.breaker.any' }
    return { key: 'does.breaker', args: { of: word('country', `${effect.target}.of`) } }
  }
  if (effect.op === 'foreignWar') {
    const { first, second } = effect
    const args = { first: word('country', first), second: word('country', second) }
    if (first === second) return { key: 'does.foreign-war.self', args }
    return { key: data.countries.some(({ id }) => id === second) ? 'does.foreign-war.both' : 'does.foreign-war', args }
  }
  return word('does', card.id)
}

/** What stands on the card besides its event. */
export function facts(card: Card): readonly Message[] {
  return [
    { key: 'facts.ap', args: { count: card.ap } },
    ...(card.plus === true ? [{ key: 'facts.plus' }] : []),
    ...((card.cost ?? 0) > 0 ? [{ key: 'facts.cost', args: { count: card.cost ?? 0 } }] : []),
    ...card.types.map(type => word('type', type)),
    ...('lasting' in card && card.lasting === true ? [{ key: 'facts.lasting' }] : []),
    ...('secretDiplomacyAlt' in card && card.secretDiplomacyAlt === true ? [{ key: 'facts.secret' }] : []),
  ]
}

/** The title first, then what is printed, then what the event does. */
export const aboutCard = (data: AwData, card: Card): readonly Message[] => [
  word('card', card.id),
  ...('country' in card ? [{ key: 'facts.home', args: { country: word('country', card.country) } }] : []),
  ...facts(card),
  does(data, card),
]

export function cardPages(language: Language, words: Dictionary): readonly Rule[] {
  const say = speaker(language, words)
  const paragraph = (card: Card, more: readonly Message[]): string => {
    const said = say(does(DATA, card))
    if (said.startsWith('does.')) throw new Error(`the rules say nothing of '${card.id}'`)
    return `**${say(word('card', card.id))}** (${[...more, ...facts(card)].map(say).join(', ')}). ${said}`
  }
  /** Each page says that its figures are reconstructed. */
  const page = (paragraphs: readonly string[]): string => [...paragraphs, words['cards.source']].join('\n\n')
  const common = PAGES.map((types, i): Rule => {
    const cards = DATA.deck.filter(card => types.includes(card.types[0]))
    return {
      number: `C${i + 1}`,
      title: words[`cards.C${i + 1}`],
      text: page(cards.map(card => paragraph(card, [{ key: 'facts.copies', args: { count: card.copies } }]))),
    }
  })
  const home = page(DATA.homeCards.map(card => paragraph(card, [word('country', card.country)])))
  const last = `C${PAGES.length + 1}`
  return [...common, { number: last, title: words[`cards.${last}`], text: home }]
}
