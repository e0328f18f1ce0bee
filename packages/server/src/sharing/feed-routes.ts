// Feeds and calendars over HTTP: the finished public games of somebody or of a club, the news of a tournament, when
// tournaments begin. The same for everybody, so that a program can read them without signing in.

import { createHash } from 'node:crypto'
import { LANGUAGES, type Language } from '@tabularium/kernel'
import { clubId, type GameLine, personId, tournamentId, trouble } from '@tabularium/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { languageFrom } from '../accounts/accounts.ts'
import { OPEN_TO_ALL } from '../headers.ts'
import type { App } from '../http.ts'
import { addressKey, SEARCHES } from '../limits.ts'
import { clubOf } from '../people/clubs.ts'
import { clubGames, gamesOf } from '../people/games.ts'
import { profileOf } from '../people/profile.ts'
import type { TableContext } from '../tables/context.ts'
import { shortPath } from '../tables/link-preview-routes.ts'
import { gameWords } from '../tables/picture.ts'
import { standingsOf } from '../tournaments/standings.ts'
import { loadTournament, peopleOf, type StoredTournament } from '../tournaments/tournament-store.ts'
import { TroubleError, troubled } from '../trouble.ts'
import { atomOf, type Feed, type FeedEntry } from './atom.ts'
import { calendarOf, hasTime } from './calendar.ts'
import { type SharingSay, sharingWords } from './words.ts'

/** So long programs may keep an answer, in seconds. */
const AGE = 300
const MOST_NEWS = 50
const MOST_TOURNAMENTS = 200

const query = z.strictObject({ lang: z.enum(LANGUAGES).optional() })
const calendarQuery = query.extend({
  game: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,39}$/)
    .optional(),
})
const byPerson = z.strictObject({ id: personId })
const byClub = z.strictObject({ id: clubId })
const byTournament = z.strictObject({ id: tournamentId })
const text = <T extends string>(type: T) =>
  ({ 200: { content: { [type]: { schema: z.string() } } }, '4xx': trouble }) as const
const ATOM = text('application/atom+xml')
const CALENDAR = text('text/calendar')
const tags = ['sharing']

const languageOf = (request: FastifyRequest, asked: Language | undefined): Language =>
  asked ?? languageFrom(request.headers['accept-language'])

type Game = Pick<GameLine, 'id' | 'game' | 'seats' | 'ended' | 'moves' | 'outcome'>

function gameEntry(line: Game, language: Language): FeedEntry {
  const say = sharingWords(language)
  const names = line.seats.map(({ name }) => name)
  const won = (line.outcome?.winners ?? []).map(seat => names[seat]).join(', ')
  return {
    name: `game/${line.id}`,
    title: say('game.title', { game: gameWords(line.game, language), names: names.join(', ') }),
    path: shortPath(line.id),
    time: line.ended,
    text: `${won === '' ? say('no-winner') : say('won', { names: won })} · ${say('moves', { count: line.moves })}`,
  }
}

/** What happened in a tournament, by its log. */
function newsOf({ row, state }: StoredTournament, first: readonly string[], say: SharingSay): readonly FeedEntry[] {
  const path = `/tournament/${row.id}`
  const at = (name: string, time: number, words: string): FeedEntry => ({
    ...{ name: `tournament/${row.id}/${name}`, path, time },
    ...{ title: `${row.name}: ${words}`, text: words },
  })
  const rounds = new Map<number, number>()
  // An arena is paired whenever somebody is free.
  const paired = state.terms.format === 'arena' ? [] : state.games
  for (const { round, time } of paired) rounds.set(round, Math.min(time, rounds.get(round) ?? time))
  const winners = first.length > 0 ? `. ${say('news.first', { names: first.join(', ') })}` : ''
  return [
    at('announced', row.created, say('news.announced')),
    ...(state.started === undefined ? [] : [at('started', state.started, say('news.started'))]),
    ...[...rounds].map(([round, time]) => at(`round/${round}`, time, say('news.round', { round }))),
    ...(state.phase === 'over' ? [at('over', state.ended ?? state.time, say('news.over') + winners)] : []),
    ...(state.phase === 'cancelled' ? [at('cancelled', state.ended ?? state.time, say('news.cancelled'))] : []),
  ]
    .sort((a, b) => b.time - a.time)
    .slice(0, MOST_NEWS)
}

export function feedRoutes(app: App, { accounts, database, limits, now }: TableContext): void {
  const { db } = database
  const about = <T extends object>(summary: string, schema: T) => ({
    schema: { tags, summary, security: [], ...schema },
  })
  const mayRead = (request: FastifyRequest): void => {
    if (limits.take(`searches ${addressKey(request.ip)}`, SEARCHES) > 0) throw troubled('too-many')
  }

  const answer = (request: FastifyRequest, reply: FastifyReply, body: string) => {
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    reply
      .headers(OPEN_TO_ALL)
      .header('cache-control', `public, max-age=${AGE}`)
      .header('vary', 'accept-language')
      .header('etag', etag)
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(body)
  }
  const sendFeed = (request: FastifyRequest, reply: FastifyReply, feed: Omit<Feed, 'base' | 'self'>) => {
    const text = atomOf({ ...feed, self: request.url, base: accounts.origins.url })
    return answer(request, reply.type('application/atom+xml; charset=utf-8'), text)
  }

  app.get(
    '/api/people/:id/feed',
    about('A player’s finished public games as a feed (Atom)', {
      params: byPerson,
      querystring: query,
      response: ATOM,
    }),
    async (request, reply) => {
      mayRead(request)
      const { id } = request.params
      const language = languageOf(request, request.query.lang)
      const { name, since } = await profileOf(db, id, undefined, now())
      const games = await gamesOf(db, id, undefined)
      return sendFeed(request, reply, {
        ...{ name: `person/${id}`, path: `/people/${id}`, since, language },
        title: sharingWords(language)('feed.person', { name }),
        entries: games.map(game => gameEntry(game, language)),
      })
    },
  )

  app.get(
    '/api/clubs/:id/feed',
    about('Finished public games of a club’s members as a feed (Atom)', {
      ...{ params: byClub, querystring: query, response: ATOM },
    }),
    async (request, reply) => {
      mayRead(request)
      const { id } = request.params
      const language = languageOf(request, request.query.lang)
      const { name, created } = await clubOf(db, id, undefined)
      const games = await clubGames(db, id)
      return sendFeed(request, reply, {
        ...{ name: `club/${id}`, path: `/club/${id}`, since: created, language },
        title: sharingWords(language)('feed.club', { name }),
        entries: games.map(game => gameEntry(game, language)),
      })
    },
  )

  const tournament = async (id: string): Promise<StoredTournament> => {
    const stored = await loadTournament(db, id)
    if (!stored) throw troubled('no-tournament')
    return stored
  }

  app.get(
    '/api/tournaments/:id/feed',
    about('News of a tournament as a feed (Atom)', { params: byTournament, querystring: query, response: ATOM }),
    async (request, reply) => {
      mayRead(request)
      const stored = await tournament(request.params.id)
      const { row, state } = stored
      const language = languageOf(request, request.query.lang)
      const people = await peopleOf(db, row.id)
      const best = state.phase === 'over' ? standingsOf(state).filter(({ place }) => place === 1) : []
      const first = best.map(({ entrant }) => people.get(entrant)?.name ?? '')
      const say = sharingWords(language)
      return sendFeed(request, reply, {
        ...{ name: `tournament/${row.id}`, path: `/tournament/${row.id}`, since: row.created, language },
        title: say('feed.tournament', { name: row.name }),
        entries: newsOf(stored, first, say),
      })
    },
  )

  app.get(
    '/api/tournaments/:id/calendar.ics',
    about('When a tournament begins, as a calendar', { params: byTournament, querystring: query, response: CALENDAR }),
    async (request, reply) => {
      mayRead(request)
      const row = await db.selectFrom('tournament').selectAll().where('id', '=', request.params.id).executeTakeFirst()
      if (!row) throw troubled('no-tournament')
      if (!hasTime(row)) {
        throw new TroubleError(409, { code: 'no-time', message: 'Nobody has said yet when this tournament begins.' })
      }
      const language = languageOf(request, request.query.lang)
      const calendar = calendarOf([row], { name: row.name, base: accounts.origins.url, language })
      reply.header('content-disposition', `inline; filename="${row.id}.ics"`)
      return answer(request, reply.type('text/calendar; charset=utf-8'), calendar)
    },
  )

  app.get(
    '/api/tournaments/calendar.ics',
    about('All tournaments to come or running, as a calendar', { querystring: calendarQuery, response: CALENDAR }),
    async (request, reply) => {
      mayRead(request)
      const { game } = request.query
      const rows = await db
        .selectFrom('tournament')
        .selectAll()
        .where('phase', 'in', ['registration', 'running', 'paused'])
        .where(({ or, eb }) => or([eb('starts', 'is not', null), eb('started', 'is not', null)]))
        .$if(game !== undefined, one =>
          one.where(({ eb, ref }) => eb(ref('terms', '->>').key('game'), '=', game ?? '')),
        )
        .orderBy('touched', 'desc')
        .orderBy('id')
        .limit(MOST_TOURNAMENTS)
        .execute()
      const language = languageOf(request, request.query.lang)
      const name = `Tabularium: ${sharingWords(language)('tournaments')}`
      const calendar = calendarOf(rows, { name, base: accounts.origins.url, language })
      reply.header('content-disposition', 'inline; filename="tournaments.ics"')
      return answer(request, reply.type('text/calendar; charset=utf-8'), calendar)
    },
  )
}
