// The chat elsewhere in which a club's news are told, over HTTP, for the club's leaders at a browser.

import { LANGUAGES } from '@tabularium/kernel'
import { clubId, hookAnswer, hookBody, trouble } from '@tabularium/protocol'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { personOf } from '../accounts/routes.ts'
import type { App } from '../http.ts'
import { CLUBS } from '../limits.ts'
import { isPublicEndpoint } from '../notices/addresses.ts'
import { MOST_FAILURES } from '../notices/club-hooks.ts'
import type { TableContext } from '../tables/context.ts'
import { mustLead } from './clubs.ts'
import { peopleTrouble, troubled } from './trouble.ts'

const byClub = z.strictObject({ id: clubId })
const answers = <T extends z.ZodType>(schema: T) => ({ 200: schema, '4xx': trouble }) as const
const none = { 204: z.undefined(), '4xx': trouble } as const

export function clubHookRoutes(app: App, { accounts, database, limits, notices, now }: TableContext): void {
  const { db } = database
  const about = <T extends object>(summary: string, schema: T) => ({
    schema: { tags: ['clubs'], summary, params: byClub, ...schema },
  })
  /** Whoever has the address may write there: a token is for playing. */
  const leads = async (request: FastifyRequest, club: string): Promise<void> => {
    const person = await personOf(accounts, request)
    if (limits.take(`clubs ${person.id}`, CLUBS) > 0) throw troubled('too-many')
    if (person.via !== 'session') throw troubled('forbidden', 'An API key cannot do this; sign in with a browser.')
    await mustLead(db, club, person)
  }
  const rowOf = (club: string) => db.selectFrom('club_hook').selectAll().where('club_id', '=', club).executeTakeFirst()
  const shown = async (club: string): Promise<z.infer<typeof hookAnswer>> => {
    const row = await rowOf(club)
    if (!row) return {}
    const { url, format, language, events, failures, trouble: wrong } = row
    return {
      hook: {
        ...{ host: new URL(url).host, format, events: [...events], off: failures >= MOST_FAILURES },
        language: LANGUAGES.find(one => one === language) ?? 'en',
        ...(wrong !== null && { trouble: wrong }),
      },
    }
  }

  app.get(
    '/api/clubs/:id/webhook',
    about('Where the news of a club are told, for its leaders', { response: answers(hookAnswer) }),
    async request => {
      await leads(request, request.params.id)
      return await shown(request.params.id)
    },
  )
  app.put(
    '/api/clubs/:id/webhook',
    about('Have the news of a club told in a chat, for its leaders', { body: hookBody, response: answers(hookAnswer) }),
    async request => {
      const { id } = request.params
      await leads(request, id)
      const { url = (await rowOf(id))?.url, format, language, events } = request.body
      if (url === undefined || !isPublicEndpoint(url)) throw peopleTrouble('bad-hook')
      const set = { url, format, language, events: JSON.stringify([...new Set(events)]), failures: 0, trouble: null }
      await db
        .insertInto('club_hook')
        .values({ club_id: id, created: now(), ...set })
        .onConflict(conflict => conflict.column('club_id').doUpdateSet(set))
        .execute()
      return await shown(id)
    },
  )
  app.delete(
    '/api/clubs/:id/webhook',
    about('Tell the news of a club nowhere any more', { response: none }),
    async (request, reply) => {
      await leads(request, request.params.id)
      await db.deleteFrom('club_hook').where('club_id', '=', request.params.id).execute()
      return reply.code(204).send()
    },
  )
  app.post(
    '/api/clubs/:id/webhook/test',
    about('Send a word to a club’s chat, for its leaders', { response: none }),
    async (request, reply) => {
      const { id } = request.params
      await leads(request, id)
      if (!(await rowOf(id))) throw peopleTrouble('no-hook')
      if (!(await notices.clubs.test(id))) throw peopleTrouble('hook-failed')
      return reply.code(204).send()
    },
  )
}
