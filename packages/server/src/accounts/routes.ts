// My account over HTTP: who I am, what I change, my tokens, and the end of it.

import { me, meAnswer, mePatch, newToken, tokenBody, tokenCard, tokenId } from '@tabularium/protocol'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from '../http.ts'
import { TroubleError, troubled } from '../trouble.ts'
import type { Accounts, Person } from './accounts.ts'

/** Whoever asks, or `sign-in`. */
export async function personOf(accounts: Accounts, request: FastifyRequest): Promise<Person> {
  const person = await accounts.who(request.headers)
  if (!person) throw troubled('sign-in')
  return person
}

/** A person at a browser: what a token may not do. */
async function ownerOf(accounts: Accounts, request: FastifyRequest): Promise<Person> {
  const person = await personOf(accounts, request)
  if (person.via !== 'session') throw troubled('forbidden', 'An API key cannot do this; sign in with a browser.')
  return person
}

const tags = ['account']
const none = z.undefined()

export function accountRoutes(app: App, { accounts }: { readonly accounts: Accounts }): void {
  app.get(
    '/api/me',
    { schema: { tags, summary: 'Who I am; without a session there is no `me`', response: { 200: meAnswer } } },
    async (request, reply) => {
      const person = await accounts.who(request.headers)
      if (person?.via === 'session') {
        for (const cookie of await accounts.refresh(request.headers)) reply.header('set-cookie', cookie)
      }
      const mine = person && (await accounts.profile(person.id))
      return { ...(mine && { me: mine }), mail: accounts.sendsMail }
    },
  )

  app.patch(
    '/api/me',
    { schema: { tags, summary: 'Change my name or settings', body: mePatch, response: { 200: me } } },
    async request => {
      const person = await personOf(accounts, request)
      if (request.body.digest && !accounts.sendsMail) throw troubled('no-mail')
      const mine = await accounts.change(person.id, request.body)
      if (!mine) throw troubled('sign-in')
      return mine
    },
  )

  app.delete(
    '/api/me',
    { schema: { tags, summary: 'Delete my account; finished games stay, without my name', response: { 204: none } } },
    async (request, reply) => {
      const person = await ownerOf(accounts, request)
      await accounts.remove(person.id)
      const { sessionToken } = (await accounts.auth.$context).authCookies
      const secure = sessionToken.attributes.secure ? '; Secure' : ''
      reply.header('set-cookie', `${sessionToken.name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}`)
      return reply.code(204).send()
    },
  )

  app.get(
    '/api/tokens',
    { schema: { tags, summary: 'My API keys', response: { 200: z.array(tokenCard) } } },
    async request => [...(await accounts.tokens((await ownerOf(accounts, request)).id))],
  )

  app.post(
    '/api/tokens',
    {
      schema: {
        tags,
        summary: 'Create an API key; it is shown only once',
        body: tokenBody,
        response: { 201: newToken },
      },
    },
    async (request, reply) => {
      const person = await ownerOf(accounts, request)
      const made = await accounts.newToken(person.id, request.body.name)
      if (!made)
        throw new TroubleError(409, {
          code: 'too-many-tokens',
          message: 'You have the maximum number of API keys; revoke one first.',
        })
      return reply.code(201).send(made)
    },
  )

  app.delete(
    '/api/tokens/:id',
    {
      schema: {
        tags,
        summary: 'Revoke an API key',
        params: z.strictObject({ id: tokenId }),
        response: { 204: none },
      },
    },
    async (request, reply) => {
      const person = await ownerOf(accounts, request)
      const gone = await accounts.revoke(person.id, request.params.id)
      if (!gone) throw new TroubleError(404, { code: 'not-found', message: 'There is no such API key.' })
      return reply.code(204).send()
    },
  )
}
