// What a link to a table shows where it is pasted: its picture, and the page with a title and a sentence at its head.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '@tabularium/kernel'
import { inviteToken, type TableCard, tableId } from '@tabularium/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { languageFrom } from '../accounts/accounts.ts'
import type { App } from '../http.ts'
import { troubled } from '../trouble.ts'
import type { TableContext } from './context.ts'
import { invitePage } from './link-preview.ts'
import { invitedTo } from './lobby.ts'
import { answerPicture } from './picture-answer.ts'
import { cardFor } from './room-io.ts'
import type { RoomRegistry } from './room-registry.ts'
import { maySee } from './table-card.ts'

const byTable = z.strictObject({ id: tableId })
const byInvite = z.strictObject({ token: inviteToken })
const hidden = { hide: true }

const languageOf = (request: FastifyRequest): Language => languageFrom(request.headers['accept-language'])

export function linkPreviewRoutes(app: App, context: TableContext, rooms: RoomRegistry, root: string): void {
  const { accounts } = context

  const tableSeen = async (request: FastifyRequest, id: string): Promise<TableCard> => {
    const person = await accounts.who(request.headers)
    const room = await rooms.find(id)
    if (!maySee(room.row, room.seats, person)) throw troubled('no-table')
    return cardFor(context, room)
  }
  const tableInvited = async (token: string): Promise<TableCard> =>
    cardFor(context, await rooms.find(await invitedTo(context, token)))

  /** The page; where the table can be seen, with what previews read. */
  const page = async (
    request: FastifyRequest,
    reply: FastifyReply,
    find: () => Promise<TableCard>,
    picture: string,
  ) => {
    const html = await readFile(join(root, 'index.html'), 'utf8')
    const [path] = request.url.split('?')
    const base = accounts.origins.url
    const shown = await find().then(
      card => invitePage(html, card, { url: base + path, picture: base + picture, language: languageOf(request) }),
      // The page itself says why there is nothing.
      () => html,
    )
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(shown)
  }

  app.get('/api/tables/:id/picture', { schema: { ...hidden, params: byTable } }, async (request, reply) =>
    answerPicture(reply, await tableSeen(request, request.params.id), languageOf(request)),
  )
  app.get('/api/invites/:token/picture', { schema: { ...hidden, params: byInvite } }, async (request, reply) =>
    answerPicture(reply, await tableInvited(request.params.token), languageOf(request)),
  )
  app.get<{ Params: { id: string } }>('/table/:id', { schema: hidden }, async (request, reply) => {
    const { id } = request.params
    const known = tableId.safeParse(id).success
    const find = () => (known ? tableSeen(request, id) : Promise.reject(troubled('no-table')))
    return await page(request, reply, find, `/api/tables/${id}/picture`)
  })
  app.get<{ Params: { token: string } }>('/join/:token', { schema: hidden }, async (request, reply) => {
    const { token } = request.params
    const known = inviteToken.safeParse(token).success
    const find = () => (known ? tableInvited(token) : Promise.reject(troubled('no-invite')))
    return await page(request, reply, find, `/api/invites/${token}/picture`)
  })
}
