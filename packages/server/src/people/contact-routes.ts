// People who know each other, over HTTP: following, challenges by name, messages. All of it is for accounts; what is not
// one's own is answered as if it were not there.

import {
  acceptBody,
  challengeCard,
  challengeId,
  challengeWish,
  conversationCard,
  conversationId,
  conversationsQuery,
  followPage,
  followQuery,
  handle,
  inbox,
  localGame,
  localGameBody,
  messageBody,
  messageCard,
  messagesQuery,
  personId,
  profileCard,
  readBody,
  trouble,
} from '@tabularium/protocol'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Person } from '../accounts/accounts.ts'
import { personByHandle } from '../accounts/handles.ts'
import { personOf } from '../accounts/routes.ts'
import type { App } from '../http.ts'
import { CHALLENGES, FOLLOWS, type Rule, UPLOADS } from '../limits.ts'
import type { TableContext } from '../tables/context.ts'
import type { RoomRegistry } from '../tables/room-registry.ts'
import { acceptChallenge, challenge, challengesOf, dismiss } from './challenges.ts'
import { follow, followsOf, mustHaveAccount } from './follows.ts'
import { forgetLocal, keepLocal, localGamesOf, localRecord } from './local-games.ts'
import { clear, conversationsOf, inboxOf, markRead, messagesOf, takeBack, write } from './messages.ts'
import { profileOf } from './profile.ts'
import { peopleTrouble, troubled } from './trouble.ts'

const none = z.undefined()
const byLocalGame = z.strictObject({ id: challengeId })
const byPerson = z.strictObject({ id: personId })
const byChallenge = z.strictObject({ id: challengeId })
const byConversation = z.strictObject({ id: conversationId })
const byMessage = z.strictObject({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) })
const answers = <T extends z.ZodType>(schema: T) => ({ 200: schema, '4xx': trouble }) as const
const NOTHING = { 204: none, '4xx': trouble } as const

export function contactRoutes(app: App, context: TableContext, rooms: RoomRegistry): void {
  const { accounts, now } = context
  const { db } = context.database
  const about = <T extends object>(summary: string, schema: T) => ({ schema: { tags: ['people'], summary, ...schema } })
  const member = async (request: FastifyRequest): Promise<Person> => {
    const person = await personOf(accounts, request)
    mustHaveAccount(person)
    return person
  }
  const mayAsk = (what: string, person: Person, rule: Rule): void => {
    if (context.limits.take(`${what} ${person.id}`, rule) > 0) throw troubled('too-many')
  }

  app.get(
    '/api/names/:name',
    about('The profile behind a name; an old name leads to it for a while', {
      params: z.strictObject({ name: handle }),
      response: answers(profileCard),
    }),
    async request => {
      const id = await personByHandle(db, request.params.name, now())
      if (id === undefined) throw peopleTrouble('no-person')
      return await profileOf(db, id, (await accounts.who(request.headers))?.id, now())
    },
  )

  app.get(
    '/api/me/local-games',
    about('My own finished games, kept for me alone, newest first; `before` gives the next page', {
      querystring: messagesQuery,
      response: answers(z.array(localGame)),
    }),
    async request => localGamesOf(db, (await member(request)).id, request.query.before),
  )
  app.post(
    '/api/me/local-games',
    about('Keep a finished game from my device', { body: localGameBody, response: answers(localGame) }),
    async request => {
      const person = await member(request)
      mayAsk('uploads', person, UPLOADS)
      return await keepLocal(context, person, request.body.record)
    },
  )
  app.get(
    '/api/me/local-games/:id/record',
    about('The record of one of them', {
      params: byLocalGame,
      response: { 200: { content: { 'text/plain': { schema: z.string() } } }, '4xx': trouble },
    }),
    async (request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .send(await localRecord(db, (await member(request)).id, request.params.id)),
  )
  app.delete(
    '/api/me/local-games/:id',
    about('Delete one of them', { params: byLocalGame, response: NOTHING }),
    async (request, reply) => {
      await forgetLocal(db, (await member(request)).id, request.params.id)
      return reply.code(204).send()
    },
  )

  app.get(
    '/api/follows',
    about('Whom I follow, who follows me, or my friends; `next` is the `after` of the next page', {
      querystring: followQuery,
      response: answers(followPage),
    }),
    async request => followsOf(db, (await member(request)).id, request.query, now()),
  )
  app.put(
    '/api/people/:id/follow',
    about('Follow a player', { params: byPerson, response: NOTHING }),
    async (request, reply) => {
      const person = await member(request)
      mayAsk('follows', person, FOLLOWS)
      await follow(db, person.id, request.params.id, true, now())
      return reply.code(204).send()
    },
  )
  app.delete(
    '/api/people/:id/follow',
    about('Follow a player no more', { params: byPerson, response: NOTHING }),
    async (request, reply) => {
      await follow(db, (await member(request)).id, request.params.id, false, now())
      return reply.code(204).send()
    },
  )

  app.get(
    '/api/me/inbox',
    about('How many conversations have unread messages, and how many challenges wait', { response: answers(inbox) }),
    async request => inboxOf(db, (await personOf(accounts, request)).id, now()),
  )

  app.get(
    '/api/challenges',
    about('Challenges that I have sent and that wait for me', { response: answers(z.array(challengeCard)) }),
    async request => challengesOf(context, (await member(request)).id),
  )
  app.post(
    '/api/people/:id/challenge',
    about('Challenge a player', { params: byPerson, body: challengeWish, response: answers(challengeCard) }),
    async request => {
      const person = await member(request)
      mayAsk('challenges', person, CHALLENGES)
      return await challenge(context, person, request.params.id, request.body)
    },
  )
  app.post(
    '/api/challenges/:id/accept',
    about('Accept a challenge: the game begins at the table', {
      params: byChallenge,
      body: acceptBody.nullish(),
      response: answers(z.object({ table: z.string() })),
    }),
    async request => {
      const person = await member(request)
      return { table: await acceptChallenge(context, rooms, person, request.params.id, request.body?.pledge) }
    },
  )
  app.delete(
    '/api/challenges/:id',
    about('Decline a challenge, or withdraw my own', { params: byChallenge, response: NOTHING }),
    async (request, reply) => {
      await dismiss(context, (await member(request)).id, request.params.id)
      return reply.code(204).send()
    },
  )

  app.post(
    '/api/people/:id/messages',
    about('Write to a player', {
      params: byPerson,
      body: messageBody,
      response: answers(z.object({ conversation: z.string(), message: messageCard })),
    }),
    async request => write(context, await member(request), request.params.id, request.body.text),
  )
  app.get(
    '/api/conversations',
    about('My conversations, newest first; `before` gives the next page', {
      querystring: conversationsQuery,
      response: answers(z.array(conversationCard)),
    }),
    async request => conversationsOf(db, (await member(request)).id, request.query),
  )
  app.get(
    '/api/conversations/:id',
    about('The messages of one of my conversations, newest first; `before` gives the next page', {
      params: byConversation,
      querystring: messagesQuery,
      response: answers(z.array(messageCard)),
    }),
    async request => messagesOf(db, (await member(request)).id, request.params.id, request.query.before),
  )
  app.post(
    '/api/conversations/:id/read',
    about('I have read up to this message', { params: byConversation, body: readBody, response: NOTHING }),
    async (request, reply) => {
      await markRead(db, (await member(request)).id, request.params.id, request.body.to)
      return reply.code(204).send()
    },
  )
  app.delete(
    '/api/conversations/:id',
    about('Delete a conversation on my side', { params: byConversation, response: NOTHING }),
    async (request, reply) => {
      await clear(db, (await member(request)).id, request.params.id)
      return reply.code(204).send()
    },
  )
  app.delete(
    '/api/messages/:id',
    about('Take back one of my messages, for both sides', { params: byMessage, response: NOTHING }),
    async (request, reply) => {
      await takeBack(db, (await member(request)).id, request.params.id)
      return reply.code(204).send()
    },
  )
}
