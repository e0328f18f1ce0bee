// The card list of the rules pages (12), written out from the data so that it can never differ from what is played.

import { type Dictionary, type Language, type Message, speaker } from '@tabularium/kernel'
import { CARDS, type CardFacts } from '../data/cards.ts'
import { COLOURS } from '../data/names.ts'
import { cardEffects, costMessages, freeByMessage } from './effects.ts'

const AGES = [1, 2, 3, 'guild'] as const

/** A heading and a list for each Age and colour: name, cost, effects. */
export function cardList(language: Language, words: Dictionary): string {
  const say = speaker(language, words)
  const all = (list: readonly Message[], by: string): string => list.map(say).join(by)
  const line = (card: CardFacts): string => {
    const free = freeByMessage(card)
    const cost = [all(costMessages(card.cost), ', '), ...(free ? [say(free)] : [])].join('; ')
    return `- **${say({ key: `card.${card.name}` })}** (${cost}): ${all(cardEffects(card), '; ')}.`
  }
  return AGES.flatMap(age =>
    COLOURS.flatMap(colour => {
      const cards = CARDS.filter(card => card.age === age && card.colour === colour)
      if (cards.length === 0) return []
      const kind = `${say({ key: `kind.${colour}` })} (${say({ key: `colour.${colour}` })})`
      const heading = age === 'guild' ? kind : `${say({ key: `age.${age}` })}: ${kind}`
      return [`**${heading}**\n\n${cards.map(line).join('\n')}`]
    }),
  ).join('\n\n')
}
