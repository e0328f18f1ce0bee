// Tournaments over HTTP. Anybody may look; whoever enters or directs is known.

import {
  directorBody,
  TOURNAMENTS_A_PAGE,
  tournamentCard,
  tournamentId,
  tournamentQuery,
  tournamentSight,
  tournamentsQuery,
  tournamentWish,
  trouble,
} from '@tabularium/protocol'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Person } from '../accounts/accounts.ts'
import type { App } from '../http.ts'
import { addressKey, READS, TOURNAMENTS } from '../limits.ts'
import type { TableContext } from '../tables/context.ts'
import type { RoomRegistry } from '../tables/room-registry.ts'
import { troubled } from '../trouble.ts'
import type { Director } from './director.ts'
import { announce, direct, enter, mayDirect, withdraw } from './entries.ts'
import { cardOf, exportOf, sightOf } from './tournament-sight.ts'
import { loadTournament, peopleOf, type StoredTournament } from './tournament-store.ts'
import { trfOf } from './trf.ts'

const byTournament = z.strictObject({ id: tournamentId })
const answers = <T extends z.ZodType>(schema: T) => ({ 200: schema, '4xx': trouble }) as const
const PHASES = { coming: ['registration'], running: ['running', 'paused'], over: ['over', 'cancelled'] } as const
const TEXT = { 200: { content: { 'text/plain': { schema: z.string() } } }, '4xx': trouble } as const

export function tournamentRoutes(app: App, context: TableContext, rooms: RoomRegistry, director: Director): void {
  const { accounts, database } = context
  const { db } = database
  const about = <T extends object>(summary: string, schema: T) => ({
    schema: { tags: ['tournaments'], summary, ...schema },
  })

  /** Who asks, and not too often. */
  const somebody = async (request: FastifyRequest): Promise<Person> => {
    const person = await accounts.who(request.headers)
    if (!person) throw troubled('sign-in')
    if (context.limits.take(`tournaments ${person.id}`, TOURNAMENTS) > 0) throw troubled('too-many')
    return person
  }

  /** Standings are computed anew for whoever looks: not more often than games are looked at. */
  const found = async (request: FastifyRequest, id: string): Promise<StoredTournament> => {
    if (context.limits.take(`reads ${addressKey(request.ip)}`, READS) > 0) throw troubled('too-many')
    const stored = await loadTournament(db, id)
    if (!stored) throw troubled('no-tournament')
    return stored
  }

  const sightFor = (stored: StoredTournament, person: Person | undefined, page = 0) =>
    mayDirect(db, stored.row, person).then(directs => sightOf(db, stored, { person: person?.id, directs }, page))

  app.get(
    '/api/tournaments',
    about('Tournaments to come, running or over', {
      querystring: tournamentsQuery,
      response: answers(z.array(tournamentCard)),
    }),
    async request => {
      const person = await accounts.who(request.headers)
      const { phase, game, club, page } = request.query
      const rows = await db
        .selectFrom('tournament as t')
        .leftJoin('user', 'user.id', 't.director')
        .selectAll('t')
        .leftJoin('club', 'club.id', 't.club_id')
        .select(['user.name as director_name', 'club.name as club_name'])
        .select(({ exists, selectFrom }) =>
          exists(
            selectFrom('tournament_player as p')
              .select('p.entrant')
              .whereRef('p.tournament_id', '=', 't.id')
              .where('p.user_id', '=', person?.id ?? ''),
          ).as('mine'),
        )
        .where('t.phase', 'in', PHASES[phase])
        .where('t.club_id', club === undefined ? 'is' : '=', club ?? null)
        // A league's divisions stand on its page.
        .where('t.league_id', 'is', null)
        .$if(game !== undefined, query =>
          query.where(({ eb, ref }) => eb(ref('t.terms', '->>').key('game'), '=', game ?? '')),
        )
        .orderBy('t.touched', 'desc')
        .orderBy('t.id')
        .offset(page * TOURNAMENTS_A_PAGE)
        .limit(TOURNAMENTS_A_PAGE)
        .execute()
      return rows.map(row => cardOf({ ...row, mine: Boolean(row.mine) }))
    },
  )

  app.post(
    '/api/tournaments',
    about('Announce a tournament', { body: tournamentWish, response: answers(tournamentSight) }),
    async request => {
      const person = await somebody(request)
      const id = await announce(context, person, request.body)
      return sightFor(await found(request, id), person)
    },
  )

  app.get(
    '/api/tournaments/:id',
    about('A tournament: standings and games', {
      params: byTournament,
      querystring: tournamentQuery,
      response: answers(tournamentSight),
    }),
    async request => {
      const stored = await found(request, request.params.id)
      return sightFor(stored, await accounts.who(request.headers), request.query.page)
    },
  )

  app.post(
    '/api/tournaments/:id/join',
    about('Enter a tournament', { params: byTournament, response: answers(tournamentSight) }),
    async request => {
      const person = await somebody(request)
      const stored = await enter(context, person, request.params.id)
      director.poke()
      return sightFor(stored, person)
    },
  )

  app.post(
    '/api/tournaments/:id/leave',
    about('Withdraw from a tournament', { params: byTournament, response: answers(tournamentSight) }),
    async request => {
      const person = await somebody(request)
      const stored = await withdraw(context, person.id, request.params.id)
      director.poke()
      return sightFor(stored, person)
    },
  )

  app.post(
    '/api/tournaments/:id/direct',
    about(
      'What a director does: start, pause, resume, pair again, remove, set a result, date a round, adjourn, end, cancel',
      {
        params: byTournament,
        body: directorBody,
        response: answers(tournamentSight),
      },
    ),
    async request => {
      const person = await somebody(request)
      const stored = await direct(context, rooms, person, request.params.id, request.body)
      director.poke()
      return sightFor(stored, person)
    },
  )

  app.get(
    '/api/tournaments/:id/export',
    about('A whole tournament as JSON', { params: byTournament, response: answers(z.looseObject({ id: z.string() })) }),
    async (request, reply) => {
      const stored = await found(request, request.params.id)
      return reply
        .header('content-disposition', `attachment; filename="${stored.row.id}.json"`)
        .send(await exportOf(db, stored))
    },
  )

  app.get(
    '/api/tournaments/:id/trf',
    about('A tournament between two at a time as FIDE’s report (TRF16)', { params: byTournament, response: TEXT }),
    async (request, reply) => {
      const { row, state } = await found(request, request.params.id)
      const people = await peopleOf(db, row.id)
      const own = await db
        .selectFrom('user')
        .select('name')
        .where('id', '=', row.director ?? '')
        .executeTakeFirst()
      const names = (entrant: number): string => people.get(entrant)?.name ?? ''
      const text = trfOf(state, { name: row.name, director: own?.name ?? '', names })
      if (text === undefined) throw troubled('no-trf')
      return reply
        .type('text/plain; charset=utf-8')
        .header('content-disposition', `attachment; filename="${row.id}.trf"`)
        .send(text)
    },
  )
}
