// What a link to a table or a game shows where it is pasted: its picture, and the page with a title and a sentence at its
// head. Also the short addresses of games and positions.

import { inviteToken, type TableCard, tableId } from '@tabularium/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from '../http.ts'
import { troubled } from '../trouble.ts'
import type { TableContext } from './context.ts'
import { type AlternateLink, invitePage } from './link-preview.ts'
import { invitedTo } from './lobby.ts'
import { answerPage, builtPage, readerLanguage } from './page-answer.ts'
import { gameWords } from './picture.ts'
import { answerPicture } from './picture-answer.ts'
import { cardFor } from './room-io.ts'
import type { RoomRegistry } from './room-registry.ts'
import { maySee } from './table-card.ts'

const byTable = z.strictObject({ id: tableId })
const byInvite = z.strictObject({ token: inviteToken })
/** More moves have no game. */
const move = z.coerce.number().int().min(0).max(999_999)
const pictureQuery = z.strictObject({ move: move.optional() })
const hidden = { hide: true }

/** The number of a move in an address; undefined: it is none, or the game was shorter. */
function moveIn(text: unknown, card: Pick<TableCard, 'moves' | 'status'>): number | undefined {
  if (card.status !== 'over' || typeof text !== 'string' || !/^\d{1,6}$/.test(text)) return undefined
  return Number(text) <= card.moves ? Number(text) : undefined
}

/** The short address of a game, or of a position of it. */
export const shortPath = (id: string, at?: number): string => `/g/${id}${at === undefined ? '' : `/${at}`}`

/** Where the boxes of other sites ask how the game is embedded: JSON, and XML. */
export const oembedLinks = (base: string, path: string, title: string): readonly AlternateLink[] =>
  (['json', 'xml'] as const).map(format => ({
    type: format === 'json' ? 'application/json+oembed' : 'text/xml+oembed',
    href: `${base}/api/oembed?format=${format}&url=${encodeURIComponent(base + path)}`,
    title,
  }))

interface Shared {
  readonly card: TableCard
  /** For everybody, signed in or not. */
  readonly open: boolean
}

export function linkPreviewRoutes(app: App, context: TableContext, rooms: RoomRegistry, root: string): void {
  const { accounts } = context
  const { origins } = accounts

  const tableSeen = async (request: FastifyRequest, id: string): Promise<Shared> => {
    const person = await accounts.who(request.headers)
    const room = await rooms.find(id)
    if (!maySee(room.row, room.seats, person)) throw troubled('no-table')
    return { card: cardFor(context, room), open: maySee(room.row, room.seats, undefined) }
  }
  const tableInvited = async (token: string): Promise<Shared> => ({
    card: cardFor(context, await rooms.find(await invitedTo(context, token))),
    open: false,
  })

  /** The page; where the table can be seen, with what previews read. */
  const page = async (
    request: FastifyRequest,
    reply: FastifyReply,
    find: () => Promise<Shared>,
    picture: string,
    short?: string,
  ) => {
    const html = await builtPage(root)
    const language = await readerLanguage(accounts, request)
    const [path, query] = request.url.split('?')
    const base = origins.url
    const shown = await find().then(
      ({ card, open }) => {
        const at = short === undefined ? undefined : moveIn(new URLSearchParams(query).get('move'), card)
        const own = short === undefined ? path : shortPath(card.id, at)
        const begun = card.status === 'playing' || card.status === 'over'
        const links = open && begun ? oembedLinks(base, own, gameWords(card.game, language)) : []
        if (links.length > 0) {
          reply.header('link', links.map(({ href, type }) => `<${href}>; rel="alternate"; type="${type}"`).join(', '))
        }
        const drawn = `${base}${picture}${at === undefined ? '' : `?move=${at}`}`
        return invitePage(html, card, { url: base + own, picture: drawn, language, links }, at)
      },
      // The page itself says why there is nothing.
      () => html,
    )
    return await answerPage(request, reply, shown)
  }

  app.get(
    '/api/tables/:id/picture',
    { schema: { ...hidden, params: byTable, querystring: pictureQuery } },
    async (request, reply) => {
      const { card } = await tableSeen(request, request.params.id)
      const at = request.query.move
      const shown = at !== undefined && card.status === 'over' && at <= card.moves ? at : undefined
      return answerPicture(reply, card, await readerLanguage(accounts, request), shown)
    },
  )
  app.get('/api/invites/:token/picture', { schema: { ...hidden, params: byInvite } }, async (request, reply) => {
    const { card } = await tableInvited(request.params.token)
    return answerPicture(reply, card, await readerLanguage(accounts, request))
  })
  const tablePage = (path: string, short: boolean) =>
    app.get<{ Params: { id: string } }>(path, { schema: hidden }, async (request, reply) => {
      const { id } = request.params
      const known = tableId.safeParse(id).success
      const find = () => (known ? tableSeen(request, id) : Promise.reject(troubled('no-table')))
      return await page(request, reply, find, `/api/tables/${id}/picture`, short ? id : undefined)
    })
  tablePage('/table/:id', false)
  tablePage('/game/:id', true)
  app.get<{ Params: { token: string } }>('/join/:token', { schema: hidden }, async (request, reply) => {
    const { token } = request.params
    const known = inviteToken.safeParse(token).success
    const find = () => (known ? tableInvited(token) : Promise.reject(troubled('no-invite')))
    return await page(request, reply, find, `/api/invites/${token}/picture`)
  })

  /** Leads to the replay, or to the table while it is played. Whoever may not see it is led to the replay too, which says so. */
  const short = async (request: FastifyRequest, reply: FastifyReply) => {
    const { id, move: at } = request.params as { readonly id: string; readonly move?: string }
    const known = tableId.safeParse(id).success
    const card = known
      ? await tableSeen(request, id).then(
          ({ card: seen }) => seen,
          () => undefined,
        )
      : undefined
    reply.header('cache-control', 'no-cache')
    if (card && card.status !== 'over') return reply.redirect(`/table/${id}`, 302)
    const seat = /^(?:[0-7]|none)$/.exec(new URLSearchParams(request.url.split('?')[1]).get('seat') ?? '')?.[0]
    const place = new URLSearchParams({
      ...(at !== undefined && /^\d{1,6}$/.test(at) && { move: at }),
      ...(seat !== undefined && { seat }),
    })
    const path = `/game/${encodeURIComponent(id)}${place.size > 0 ? `?${place}` : ''}`
    return reply.redirect(path, 302)
  }
  app.get('/g/:id', { schema: hidden }, short)
  app.get('/g/:id/:move', { schema: hidden }, short)
}
