// The cards of the rules pages (10, 11): what is printed comes from the data, so that it can never differ from what is
// played; what a card does is written in each language.

import { type Dictionary, type Language, speaker } from '@tabularium/kernel'
import { CARD_FACTS, type CardFacts } from '../data/cards.ts'
import { EMPIRE_FACTS } from '../data/empires.ts'
import { TRACKS } from '../data/goods.ts'

type Powers = Readonly<Record<string, string>>

function list(
  language: Language,
  words: Dictionary,
  cards: readonly CardFacts[],
  powers: Powers,
  more: (card: CardFacts, say: (key: string) => string) => readonly string[],
): string {
  const speak = speaker(language, words)
  const say = (key: string): string => speak({ key })
  return cards
    .map(card => {
      const does = powers[card.name]
      if (does === undefined) throw new Error(`the rules say nothing of '${card.name}'`)
      const bonuses = TRACKS.flatMap((track, i) =>
        card.bonus[i] > 0 ? [`${say(`track.${track}`)} +${card.bonus[i]}`] : [],
      )
      const facts = [...more(card, say), ...bonuses].join(', ')
      return `**${say(`card.${card.name}`)}**${facts === '' ? '.' : ` (${facts}).`} ${does.trim()}`
    })
    .join('\n\n')
}

/** A paragraph for each hero, in the order of the data. */
export const heroList = (
  language: Language,
  words: Dictionary,
  say: { readonly copied: string; readonly starts: string },
  powers: Powers,
): string =>
  list(
    language,
    words,
    CARD_FACTS.filter(({ sort }) => sort === 'hero'),
    powers,
    ({ name, copy }, speak) => {
      const empire = EMPIRE_FACTS.find(({ hero }) => hero === name)
      if (empire) return [`${say.starts}: ${speak(`empire.${empire.name}`)}`]
      return copy ? [say.copied] : []
    },
  )

/** The wonders and the Pyramids, the same. */
export const wonderList = (language: Language, words: Dictionary, powers: Powers): string =>
  list(
    language,
    words,
    CARD_FACTS.filter(({ sort }) => sort !== 'hero'),
    powers,
    () => [],
  )
