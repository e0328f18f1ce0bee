// A feed as Atom (RFC 4287): what happened, for programs that read many places.

import type { Language } from '@tabularium/kernel'
import { escaped } from '../tables/picture.ts'

export interface FeedEntry {
  /** What it is, for ever: `game/<id>`. */
  readonly name: string
  readonly title: string
  /** A path of the page. */
  readonly path: string
  readonly time: number
  readonly text: string
}

export interface Feed {
  readonly name: string
  readonly title: string
  /** The page it is about, and the feed's own path. */
  readonly path: string
  readonly self: string
  /** Where nothing has happened yet. */
  readonly since: number
  readonly entries: readonly FeedEntry[]
  readonly language: Language
  /** The address of the server. */
  readonly base: string
}

/** A tag (RFC 4151) of the server's name. */
const idOf = (base: string, name: string): string => `tag:${new URL(base).hostname},2026:${name}`

const moment = (time: number): string => new Date(time).toISOString()
const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`
const link = (rel: string, type: string, href: string): string =>
  `<link rel="${rel}" type="${type}" href="${escaped(href)}"/>`

/** The newest first. */
export function atomOf({ name, title, path, self, since, entries, language, base }: Feed): string {
  const sorted = [...entries].sort((a, b) => b.time - a.time)
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    element('id', idOf(base, name)),
    element('title', title),
    element('updated', moment(sorted[0]?.time ?? since)),
    link('self', 'application/atom+xml', base + self),
    link('alternate', 'text/html', base + path),
    `<author>${element('name', 'Tabularium')}${element('uri', `${base}/`)}</author>`,
    ...sorted.map(entry =>
      [
        '<entry>',
        element('id', idOf(base, entry.name)),
        element('title', entry.title),
        element('updated', moment(entry.time)),
        element('published', moment(entry.time)),
        link('alternate', 'text/html', base + entry.path),
        `<summary type="text">${escaped(entry.text)}</summary>`,
        '</entry>',
      ].join(''),
    ),
    '</feed>',
    '',
  ].join('\n')
}
