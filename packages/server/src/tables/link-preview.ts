// How a link looks where it is pasted: a title, a sentence and the picture, as Open Graph and Twitter want them, and what
// else can be had of the same thing. The page itself is the same for everybody.

import type { Language } from '@tabularium/kernel'
import type { TableCard } from '@tabularium/protocol'
import { escaped, freeSeats, gameWords, PICTURE, termsOf } from './picture.ts'
import { pictureWords } from './picture-words.ts'

/** Another form of what the page shows: a feed, a calendar, how to embed it. */
export interface AlternateLink {
  readonly type: string
  /** The whole address. */
  readonly href: string
  readonly title: string
}

export interface LinkPreview {
  /** The whole address of the page that is shared. */
  readonly url: string
  /** The whole address of its picture. */
  readonly picture: string
  readonly language?: Language
  readonly links?: readonly AlternateLink[]
}

export interface PageHead extends LinkPreview {
  readonly title: string
  readonly text: string
}

const property = (name: string, content: string): string => `<meta property="${name}" content="${escaped(content)}" />`
const named = (name: string, content: string): string => `<meta name="${name}" content="${escaped(content)}" />`

const alternate = ({ type, href, title }: AlternateLink): string =>
  `<link rel="alternate" type="${escaped(type)}" href="${escaped(href)}" title="${escaped(title)}" />`

/** The built page with what previews read at the head of it. */
export function withHead(html: string, head: PageHead): string {
  const { title, text, url, picture, language = 'en', links = [] } = head
  const tags = [
    property('og:type', 'website'),
    property('og:site_name', 'Tabularium'),
    property('og:title', title),
    property('og:description', text),
    property('og:locale', pictureWords(language)('locale')),
    property('og:url', url),
    property('og:image', picture),
    property('og:image:width', String(PICTURE.width)),
    property('og:image:height', String(PICTURE.height)),
    property('og:image:alt', title),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', text),
    named('twitter:image', picture),
    ...links.map(alternate),
  ]
  const end = html.indexOf('</head>')
  // As a slice: what a name says is no pattern of `replace`.
  return end < 0 ? html : `${html.slice(0, end)}${tags.join('\n    ')}\n  ${html.slice(end)}`
}

/** What is said of a table; `move`: of its position after so many moves. */
export function tableWords(
  card: TableCard,
  language: Language,
  move?: number,
): { readonly title: string; readonly text: string } {
  const say = pictureWords(language)
  const game = gameWords(card.game, language)
  const kind = card.status === 'open' ? 'open' : card.status === 'over' ? 'over' : 'playing'
  const names = card.seats.flatMap(({ name, person, bot }) => name ?? person?.name ?? bot ?? [])
  const sentences = [
    move !== undefined && say('position', { move, moves: card.moves }),
    card.status === 'open' && freeSeats(card) > 0 && say('free', { count: freeSeats(card) }),
    names.length > 0 && say('at-table', { names: names.join(', ') }),
    termsOf(card, language, say).slice(0, 2).join(', '),
  ].filter(sentence => sentence !== false)
  return { title: say(`title.${kind}`, { game }), text: `${sentences.join('. ')}.` }
}

export const invitePage = (html: string, card: TableCard, preview: LinkPreview, move?: number): string =>
  withHead(html, { ...preview, ...tableWords(card, preview.language ?? 'en', move) })
