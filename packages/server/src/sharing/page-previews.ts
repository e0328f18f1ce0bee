// What is said of every page that can be shared: a title, a sentence or two, and its picture. Only what anybody may read.

import { covers } from '@tabularium/art/covers'
import type { Language } from '@tabularium/kernel'
import type { Kysely } from 'kysely'
import { personByHandle } from '../accounts/handles.ts'
import type { Schema } from '../database/schema.ts'
import { aboutOf } from '../engine/abouts.ts'
import { momentWords } from '../notices/words.ts'
import { clubOf } from '../people/clubs.ts'
import { profileOf } from '../people/profile.ts'
import type { AlternateLink } from '../tables/link-preview.ts'
import { gameWords } from '../tables/picture.ts'
import { troubled } from '../trouble.ts'
import type { PagePicture } from './page-picture.ts'
import { type SharingKey, sharingWords } from './words.ts'

export interface PagePreview extends PagePicture {
  /** The address of its picture. */
  readonly picture: string
  readonly links?: readonly Omit<AlternateLink, 'title'>[]
}

export interface PreviewParts {
  readonly db: Kysely<Schema>
  readonly language: Language
  now(): number
}

const DESCRIPTION = 160
const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= DESCRIPTION ? line : `${line.slice(0, DESCRIPTION - 1).trimEnd()}…`
}

/** Pages that are of no game and nobody. */
export const PLAIN = {
  home: 'home',
  rules: 'rules.all',
  learn: 'learn.all',
  ladder: 'ladder.all',
  puzzles: 'puzzles.all',
  puzzle: 'puzzle.day',
  study: 'study',
  train: 'training',
  online: 'online',
  games: 'games',
  clubs: 'clubs',
  tournaments: 'tournaments',
  about: 'about.page',
} as const satisfies Readonly<Record<string, SharingKey>>
export type PlainPage = keyof typeof PLAIN

const TEXTS: Readonly<Partial<Record<PlainPage, SharingKey>>> = { puzzle: 'puzzle.text', study: 'study.text' }

/** Of those below `/<page>/<game>`. */
export const GAME_PAGES = ['play', 'rules', 'learn', 'ladder', 'puzzles'] as const
export type GamePage = (typeof GAME_PAGES)[number]

export function plainPreview(page: PlainPage, language: Language): PagePreview {
  const say = sharingWords(language)
  return {
    title: say(PLAIN[page]),
    lines: [say(TEXTS[page] ?? 'about')],
    games: Object.keys(covers),
    picture: `/api/pictures/pages/${page}`,
    ...(page === 'tournaments' && { links: [{ type: 'text/calendar', href: '/api/tournaments/calendar.ics' }] }),
  }
}

export function gamePreview(page: GamePage, game: string, language: Language): PagePreview {
  const about = aboutOf(game)
  if (!about) throw troubled('no-game')
  const say = sharingWords(language)
  const { min, max } = about.seats
  const facts = say('facts', { seats: min === max ? String(min) : `${min}–${max}`, minutes: about.minutes })
  return {
    title: say(page, { game: about.words[language].name }),
    lines: [about.words[language].text, ...facts.split('. ')],
    games: [game],
    picture: `/api/pictures/games/${game}/${page}`,
  }
}

export async function personPreview({ db, language, now }: PreviewParts, id: string): Promise<PagePreview> {
  const say = sharingWords(language)
  const { name, ratings } = await profileOf(db, id, undefined, now())
  const shown = ratings.map(({ game, rating }) => `${gameWords(game, language)}: ${rating}`)
  return {
    title: say('person', { name }),
    lines: [shown.join(' · ') || say('unrated'), ...shown],
    games: [],
    picture: `/api/pictures/people/${encodeURIComponent(id)}`,
    links: [{ type: 'application/atom+xml', href: `/api/people/${encodeURIComponent(id)}/feed` }],
  }
}

export async function handlePreview(parts: PreviewParts, handle: string): Promise<PagePreview> {
  const id = await personByHandle(parts.db, handle, parts.now())
  if (id === undefined) throw troubled('failed')
  return personPreview(parts, id)
}

export async function clubPreview({ db, language }: PreviewParts, id: string): Promise<PagePreview> {
  const say = sharingWords(language)
  const { name, description, members } = await clubOf(db, id, undefined)
  const count = say('members', { count: members })
  return {
    title: say('club', { name }),
    note: count,
    lines: [short(description) || count, ...(description === '' ? [] : [count])],
    games: [],
    picture: `/api/pictures/clubs/${id}`,
    links: [{ type: 'application/atom+xml', href: `/api/clubs/${id}/feed` }],
  }
}

export async function tournamentPreview({ db, language }: PreviewParts, id: string): Promise<PagePreview> {
  const say = sharingWords(language)
  const row = await db.selectFrom('tournament').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw troubled('no-tournament')
  const { terms, starts, phase } = row
  const game = gameWords(terms.game, language)
  const start =
    starts !== null && phase === 'registration' ? [say('starts', { time: momentWords(starts, language) })] : []
  const facts = [say(`format.${terms.format}`), say('entrants', { count: row.entrants }), ...start]
  return {
    title: row.name,
    note: say(`phase.${phase}`),
    lines: [[game, ...facts].join(' · '), game, ...facts],
    games: [terms.game],
    picture: `/api/pictures/tournaments/${id}`,
    links: [
      { type: 'application/atom+xml', href: `/api/tournaments/${id}/feed` },
      ...(starts === null ? [] : [{ type: 'text/calendar', href: `/api/tournaments/${id}/calendar.ics` }]),
    ],
  }
}
