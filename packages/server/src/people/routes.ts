// People over HTTP: profiles, ladders, relations, one's own records, reports and moderation. Every verb says who may.

import { Readable } from 'node:stream'
import {
  gameLine,
  gamesQuery,
  ladderLine,
  personId,
  profileCard,
  publicGame,
  publicGamesQuery,
  ratingPoint,
  relationBody,
  reportBody,
  reportCard,
  verdictBody,
} from '@tabularium/protocol'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Accounts, Person } from '../accounts/accounts.ts'
import { personOf } from '../accounts/routes.ts'
import type { Database } from '../database/database.ts'
import { gameById } from '../engine/games.ts'
import type { App } from '../http.ts'
import { addressKey, type Limits, RECORDS, SEARCHES } from '../limits.ts'
import type { Notices } from '../notices/notices.ts'
import { forgetBetween } from './challenges.ts'
import { gamesOf, publicGames, ratingsOverTime } from './games.ts'
import { dataOf } from './local-games.ts'
import { ladderOf, profileOf } from './profile.ts'
import { recordsOf } from './records.ts'
import { relate, relationsOf } from './relations.ts'
import { decide, report, reports, warningsOf } from './reports.ts'
import { TroubleError, troubled } from './trouble.ts'

export interface PeopleDeps {
  readonly database: Database
  readonly accounts: Accounts
  readonly notices: Pick<Notices, 'warned'>
  readonly limits: Limits
  now(): number
}

/** Where decisions of moderators are told to all processes, as JSON of `Moderated`. */
export const MODERATION = 'moderation'

const byPerson = z.strictObject({ id: personId })
const byReport = z.strictObject({
  id: z.coerce
    .number()
    .int()
    .min(1)
    .max(2 ** 53 - 1),
})
const byGame = z.strictObject({ game: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/) })
const relationCard = z.object({ id: z.string(), name: z.string(), kind: z.enum(['mute', 'block']) })
const warningCard = z.object({ id: z.number(), reason: z.string(), decision: z.string(), time: z.number() })
const none = z.undefined()

export function peopleRoutes(app: App, { database, accounts, notices, limits, now }: PeopleDeps): void {
  const { db, read } = database
  const readerOf = async (request: FastifyRequest) => (await accounts.who(request.headers))?.id
  /** At a browser: a token is for playing. */
  const moderatorOf = async (request: FastifyRequest): Promise<Person> => {
    const person = await personOf(accounts, request)
    if (!person.moderator || person.via !== 'session') throw troubled('forbidden')
    return person
  }

  const people = ['people']
  app.get(
    '/api/people/:id',
    { schema: { tags: people, summary: 'A player’s profile', params: byPerson, response: { 200: profileCard } } },
    async request => profileOf(db, request.params.id, await readerOf(request), now()),
  )
  app.get(
    '/api/people/:id/games',
    {
      schema: {
        tags: people,
        summary: 'A player’s finished games, newest first; `before` gives the next page',
        params: byPerson,
        querystring: gamesQuery,
        response: { 200: z.array(gameLine) },
      },
    },
    async request => {
      const reader = await readerOf(request)
      return await read(old => gamesOf(old, request.params.id, reader, request.query))
    },
  )
  app.get(
    '/api/people/:id/ratings/:game',
    {
      schema: {
        tags: people,
        summary: 'A player’s rating at a game over time',
        params: z.strictObject({ id: personId, game: byGame.shape.game }),
        response: { 200: z.array(ratingPoint) },
      },
    },
    async request => read(old => ratingsOverTime(old, request.params.id, request.params.game)),
  )
  app.get(
    '/api/games',
    {
      schema: {
        tags: people,
        summary: 'Public finished games, newest first; `before` gives the next page',
        querystring: publicGamesQuery,
        response: { 200: z.array(publicGame) },
      },
    },
    async request => {
      if (limits.take(`searches ${addressKey(request.ip)}`, SEARCHES) > 0) throw troubled('too-many')
      return read(old => publicGames(old, request.query, now()))
    },
  )
  app.get(
    '/api/ladder/:game',
    {
      schema: {
        tags: people,
        summary: 'The ladder for a game',
        params: byGame,
        response: { 200: z.array(ladderLine) },
      },
    },
    async request => {
      if (!gameById(request.params.game)) throw new TroubleError(404, troubled('no-game').trouble)
      return read(old => ladderOf(old, request.params.game, now()))
    },
  )

  app.get(
    '/api/relations',
    { schema: { tags: people, summary: 'Players I have muted or blocked', response: { 200: z.array(relationCard) } } },
    async request => relationsOf(db, (await personOf(accounts, request)).id),
  )
  app.put(
    '/api/people/:id/relation',
    {
      schema: {
        tags: people,
        summary: 'Mute or block a player',
        params: byPerson,
        body: relationBody,
        response: { 204: none },
      },
    },
    async (request, reply) => {
      const { id } = await personOf(accounts, request)
      await relate(db, id, request.params.id, request.body.kind)
      if (request.body.kind === 'block') await forgetBetween({ database }, id, request.params.id)
      return reply.code(204).send()
    },
  )

  app.get(
    '/api/me/records',
    {
      schema: {
        tags: people,
        summary: 'The records of my finished games, one JSON object per line',
        response: { 200: { content: { 'application/x-ndjson': { schema: z.unknown() } } } },
      },
    },
    async (request, reply) => {
      const { id } = await personOf(accounts, request)
      if (limits.take(`records ${id}`, RECORDS) > 0) throw troubled('too-many')
      const lines = async function* () {
        for await (const line of recordsOf(db, id)) yield `${JSON.stringify(line)}\n`
      }
      return reply
        .type('application/x-ndjson; charset=utf-8')
        .header('content-disposition', 'attachment; filename="tabularium-records.ndjson"')
        .send(Readable.from(lines()))
    },
  )
  app.get(
    '/api/me/data',
    {
      schema: {
        tags: people,
        summary: 'Messages, people I follow, clubs and own games, one JSON object per line',
        response: { 200: { content: { 'application/x-ndjson': { schema: z.unknown() } } } },
      },
    },
    async (request, reply) => {
      const { id } = await personOf(accounts, request)
      if (limits.take(`records ${id}`, RECORDS) > 0) throw troubled('too-many')
      const lines = async function* () {
        for await (const line of dataOf(db, id)) yield `${JSON.stringify(line)}\n`
      }
      return reply
        .type('application/x-ndjson; charset=utf-8')
        .header('content-disposition', 'attachment; filename="tabularium-data.ndjson"')
        .send(Readable.from(lines()))
    },
  )
  app.get(
    '/api/me/warnings',
    {
      schema: {
        tags: people,
        summary: 'Moderators’ recent decisions about me',
        response: { 200: z.array(warningCard) },
      },
    },
    async request => warningsOf(db, (await personOf(accounts, request)).id, now()),
  )

  const moderation = ['moderation']
  app.post(
    '/api/reports',
    {
      schema: {
        tags: moderation,
        summary: 'Report a player, a table or a chat message',
        body: reportBody,
        response: { 201: z.object({ id: z.number() }) },
      },
    },
    async (request, reply) => {
      const { id, guest } = await personOf(accounts, request)
      return reply.code(201).send({ id: await report(db, id, request.body, now(), guest) })
    },
  )
  app.get(
    '/api/moderation/reports',
    {
      schema: {
        tags: moderation,
        summary: 'Reports, for moderators',
        querystring: z.strictObject({
          state: z.enum(['open', 'done']).default('open'),
          page: z.coerce.number().int().min(0).max(10_000).default(0),
        }),
        response: { 200: z.array(reportCard) },
      },
    },
    async request => {
      await moderatorOf(request)
      return reports(db, request.query.state, request.query.page)
    },
  )
  app.post(
    '/api/moderation/reports/:id',
    {
      schema: {
        tags: moderation,
        summary: 'Decide on a report, for moderators',
        params: byReport,
        body: verdictBody,
        response: { 204: none },
      },
    },
    async (request, reply) => {
      const { id } = await moderatorOf(request)
      const moderated = await decide(db, id, request.params.id, request.body.decision, now())
      if (moderated.kind === 'person') {
        accounts.forget(moderated.person)
        notices.warned({ person: moderated.person, decision: moderated.decision })
      }
      if (moderated.kind !== 'none') await database.notify(MODERATION, JSON.stringify(moderated))
      return reply.code(204).send()
    },
  )
}
