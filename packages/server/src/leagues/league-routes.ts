// Leagues over HTTP. Anybody may look; whoever joins or runs one has an account.

import {
  leagueCard,
  leagueId,
  leagueQuery,
  leagueSight,
  leaguesQuery,
  leagueWish,
  runLeagueBody,
  trouble,
} from '@tabularium/protocol'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Person } from '../accounts/accounts.ts'
import type { App } from '../http.ts'
import { addressKey, READS, TOURNAMENTS } from '../limits.ts'
import { peopleTrouble } from '../people/trouble.ts'
import type { TableContext } from '../tables/context.ts'
import type { Director } from '../tournaments/director.ts'
import { troubled } from '../trouble.ts'
import { foundLeague, joinLeague, leaveLeague, mayRun, runLeague } from './league-entries.ts'
import { leaguesBy, leagueSight as sightOf } from './league-sight.ts'
import { loadLeague, type StoredLeague } from './league-store.ts'

const byLeague = z.strictObject({ id: leagueId })
const answers = <T extends z.ZodType>(schema: T) => ({ 200: schema, '4xx': trouble }) as const

export function leagueRoutes(app: App, context: TableContext, director: Pick<Director, 'poke'>): void {
  const { accounts, database, limits } = context
  const { db } = database
  const about = <T extends object>(summary: string, schema: T) => ({
    schema: { tags: ['tournaments'], summary, ...schema },
  })

  const somebody = async (request: FastifyRequest): Promise<Person> => {
    const person = await accounts.who(request.headers)
    if (!person) throw troubled('sign-in')
    if (limits.take(`tournaments ${person.id}`, TOURNAMENTS) > 0) throw troubled('too-many')
    return person
  }

  /** Tables are computed anew for whoever looks. */
  const mayRead = (request: FastifyRequest): void => {
    if (limits.take(`reads ${addressKey(request.ip)}`, READS) > 0) throw troubled('too-many')
  }

  const sightFor = async (stored: StoredLeague, person: Person | undefined, season?: number) =>
    sightOf(db, stored, { person: person?.id, runs: await mayRun(db, stored.row, person) }, season)

  app.get(
    '/api/leagues',
    about('Leagues for everybody, or of a club', { querystring: leaguesQuery, response: answers(z.array(leagueCard)) }),
    async request => {
      mayRead(request)
      return leaguesBy(db, (await accounts.who(request.headers))?.id, request.query)
    },
  )
  app.post(
    '/api/leagues',
    about('Found a league, for those who lead a club, and moderators', {
      body: leagueWish,
      response: answers(leagueSight),
    }),
    async request => {
      const person = await somebody(request)
      const stored = await loadLeague(db, await foundLeague(context, person, request.body))
      if (!stored) throw peopleTrouble('no-league')
      return sightFor(stored, person)
    },
  )
  app.get(
    '/api/leagues/:id',
    about('A league: the divisions of a season', {
      params: byLeague,
      querystring: leagueQuery,
      response: answers(leagueSight),
    }),
    async request => {
      mayRead(request)
      const stored = await loadLeague(db, request.params.id)
      if (!stored) throw peopleTrouble('no-league')
      return sightFor(stored, await accounts.who(request.headers), request.query.season)
    },
  )
  app.post(
    '/api/leagues/:id/join',
    about('Join a league, from its next season on', { params: byLeague, response: answers(leagueSight) }),
    async request => {
      const person = await somebody(request)
      return sightFor(await joinLeague(context, person, request.params.id), person)
    },
  )
  app.post(
    '/api/leagues/:id/leave',
    about('Leave a league, after the season that runs', { params: byLeague, response: answers(leagueSight) }),
    async request => {
      const person = await somebody(request)
      return sightFor(await leaveLeague(context, person.id, request.params.id), person)
    },
  )
  app.post(
    '/api/leagues/:id/run',
    about('What those who run a league do: begin a season, show somebody out, close it', {
      params: byLeague,
      body: runLeagueBody,
      response: answers(leagueSight),
    }),
    async request => {
      const person = await somebody(request)
      const stored = await runLeague(context, person, request.params.id, request.body)
      director.poke()
      return sightFor(stored, person)
    },
  )
}
