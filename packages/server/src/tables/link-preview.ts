// How a link to a table looks where it is pasted: a title, a sentence and the picture, as Open Graph wants them. The page
// itself is the same for everybody.

import type { Language } from '@tabularium/kernel'
import type { TableCard } from '@tabularium/protocol'
import { escaped, freeSeats, gameWords, PICTURE, termsOf } from './picture.ts'
import { pictureWords } from './picture-words.ts'

export interface LinkPreview {
  /** The whole address of the page that is shared. */
  readonly url: string
  /** The whole address of its picture. */
  readonly picture: string
  readonly language?: Language
}

const meta = (property: string, content: string): string =>
  `<meta property="${property}" content="${escaped(content)}" />`

/** The built page with what previews read at the head of it. */
export function invitePage(html: string, card: TableCard, { url, picture, language = 'en' }: LinkPreview): string {
  const say = pictureWords(language)
  const game = gameWords(card.game, language)
  const kind = card.status === 'open' ? 'open' : card.status === 'over' ? 'over' : 'playing'
  const names = card.seats.flatMap(({ name, person, bot }) => name ?? person?.name ?? bot ?? [])
  const sentences = [
    card.status === 'open' && freeSeats(card) > 0 && say('free', { count: freeSeats(card) }),
    names.length > 0 && say('at-table', { names: names.join(', ') }),
    termsOf(card, language, say).slice(0, 2).join(', '),
  ].filter(sentence => sentence !== false)
  const tags = [
    meta('og:type', 'website'),
    meta('og:site_name', 'Tabularium'),
    meta('og:title', say(`title.${kind}`, { game })),
    meta('og:description', `${sentences.join('. ')}.`),
    meta('og:url', url),
    meta('og:image', picture),
    meta('og:image:width', String(PICTURE.width)),
    meta('og:image:height', String(PICTURE.height)),
    '<meta name="twitter:card" content="summary_large_image" />',
  ]
  const end = html.indexOf('</head>')
  // As a slice: what a name says is no pattern of `replace`.
  return end < 0 ? html : `${html.slice(0, end)}${tags.join('\n    ')}\n  ${html.slice(end)}`
}
