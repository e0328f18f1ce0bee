// Web Push over HTTP: the server's key, and the browsers somebody wants to be told in.

import { pushBody } from '@tabularium/protocol'
import { z } from 'zod'
import type { Accounts } from '../accounts/accounts.ts'
import { personOf } from '../accounts/routes.ts'
import type { App } from '../http.ts'
import type { Notices } from './notices.ts'

export interface NoticeRouteDeps {
  readonly accounts: Accounts
  readonly notices: Pick<Notices, 'push'>
}

const tags = ['notices']
const none = z.undefined()
const keyAnswer = z.object({ key: z.string() })
const endpointBody = z.strictObject({ endpoint: pushBody.shape.endpoint })

export function noticeRoutes(app: App, { accounts, notices: { push } }: NoticeRouteDeps): void {
  app.get(
    '/api/push/key',
    { schema: { tags, summary: 'The public key for push subscriptions', response: { 200: keyAnswer } } },
    async request => {
      await personOf(accounts, request)
      return { key: await push.key() }
    },
  )
  app.post(
    '/api/push',
    {
      schema: { tags, summary: 'Turn on push notifications in this browser', body: pushBody, response: { 204: none } },
    },
    async (request, reply) => {
      const { id } = await personOf(accounts, request)
      await push.subscribe(id, request.body)
      return reply.code(204).send()
    },
  )
  app.delete(
    '/api/push',
    {
      schema: {
        tags,
        summary: 'Turn off push notifications in this browser',
        body: endpointBody,
        response: { 204: none },
      },
    },
    async (request, reply) => {
      const { id } = await personOf(accounts, request)
      await push.unsubscribe(id, request.body.endpoint)
      return reply.code(204).send()
    },
  )
}
