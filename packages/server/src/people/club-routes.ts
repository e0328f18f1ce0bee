// Clubs over HTTP. Anybody may read a club's page and who is in it; its tables are for members (tables/routes.ts).

import {
  clubBody,
  clubCard,
  clubId,
  clubPatch,
  clubsPage,
  clubsQuery,
  membersPage,
  membersQuery,
  personId,
  roleBody,
  trouble,
} from '@tabularium/protocol'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Person } from '../accounts/accounts.ts'
import { personOf } from '../accounts/routes.ts'
import type { App } from '../http.ts'
import { CLUBS } from '../limits.ts'
import type { TableContext } from '../tables/context.ts'
import { close, clubOf, clubsBy, edit, enter, found, membersOf, setRole } from './clubs.ts'
import { troubled } from './trouble.ts'

const byClub = z.strictObject({ id: clubId })
const byMember = z.strictObject({ id: clubId, person: personId })
const answers = <T extends z.ZodType>(schema: T) => ({ 200: schema, '4xx': trouble }) as const

export function clubRoutes(app: App, { accounts, database, limits, notices, now }: TableContext): void {
  const { db } = database
  const joined = (club: string, name: string) =>
    notices.clubs.tell({ club, event: 'joined', names: [name], path: `/club/${club}` })
  const about = <T extends object>(summary: string, schema: T) => ({ schema: { tags: ['clubs'], summary, ...schema } })
  const nameOf = async (id: string) =>
    (await db.selectFrom('user').select('name').where('id', '=', id).executeTakeFirst())?.name ?? ''
  const mayChange = async (request: FastifyRequest): Promise<Person> => {
    const person = await personOf(accounts, request)
    if (limits.take(`clubs ${person.id}`, CLUBS) > 0) throw troubled('too-many')
    return person
  }

  app.get(
    '/api/clubs',
    about('Clubs; `next` is the `after` of the next page', { querystring: clubsQuery, response: answers(clubsPage) }),
    async request => clubsBy(db, (await accounts.who(request.headers))?.id, request.query),
  )
  app.post('/api/clubs', about('Found a club', { body: clubBody, response: answers(clubCard) }), async request => {
    const person = await mayChange(request)
    await found(db, person, request.body, now())
    accounts.forget(person.id)
    return clubOf(db, request.body.id, person.id)
  })
  app.get('/api/clubs/:id', about('A club', { params: byClub, response: answers(clubCard) }), async request =>
    clubOf(db, request.params.id, (await accounts.who(request.headers))?.id),
  )
  app.patch(
    '/api/clubs/:id',
    about('Change a club, for its leaders', { params: byClub, body: clubPatch, response: answers(clubCard) }),
    async request => {
      const person = await mayChange(request)
      await edit(db, person, request.params.id, request.body)
      return clubOf(db, request.params.id, person.id)
    },
  )
  app.delete(
    '/api/clubs/:id',
    about('End a club, for its leaders', { params: byClub, response: { 204: z.undefined(), '4xx': trouble } }),
    async (request, reply) => {
      const person = await mayChange(request)
      for (const id of await close(db, person, request.params.id)) accounts.forget(id)
      return reply.code(204).send()
    },
  )
  app.get(
    '/api/clubs/:id/members',
    about('The members of a club; for its leaders and officers those who ask to join', {
      params: byClub,
      querystring: membersQuery,
      response: answers(membersPage),
    }),
    async request => membersOf(db, await accounts.who(request.headers), request.params.id, request.query),
  )
  app.post(
    '/api/clubs/:id/join',
    about('Join a club, or ask to', { params: byClub, response: answers(clubCard) }),
    async request => {
      const person = await mayChange(request)
      const { id } = request.params
      const before = await clubOf(db, id, person.id)
      await enter(db, person, id, now())
      accounts.forget(person.id)
      const after = await clubOf(db, id, person.id)
      if (!before.role && after.role === 'member') joined(id, person.name)
      return after
    },
  )
  app.put(
    '/api/clubs/:id/members/:person',
    about('Let somebody in, give them a role, or show them out; leave', {
      params: byMember,
      body: roleBody,
      response: { 204: z.undefined(), '4xx': trouble },
    }),
    async (request, reply) => {
      const person = await mayChange(request)
      const { id, person: other } = request.params
      const before = await setRole(db, person, id, other, request.body.role)
      if (before === 'asked' && request.body.role === 'member') joined(id, await nameOf(other))
      accounts.forget(other)
      return reply.code(204).send()
    },
  )
}
