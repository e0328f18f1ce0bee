// The board that other sites may frame: its page, what it shows, and oEmbed, by which a site asks for it. Whoever asks is
// nobody here, signed in or not: only games that anybody may see are told of, and nothing can be done.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { embeddedGame, type OembedAnswer, oembedAnswer, tableId, trouble } from '@tabularium/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { languageFrom } from '../accounts/accounts.ts'
import { framedSecurityOf, OPEN_TO_ALL } from '../headers.ts'
import type { App } from '../http.ts'
import { addressKey, READS } from '../limits.ts'
import type { TableContext } from '../tables/context.ts'
import { tableWords } from '../tables/link-preview.ts'
import { shortPath } from '../tables/link-preview-routes.ts'
import { answerPage, builtPage } from '../tables/page-answer.ts'
import { createPast } from '../tables/past-positions.ts'
import { escaped, PICTURE } from '../tables/picture.ts'
import { hasGame, type Room } from '../tables/room.ts'
import { cardFor } from '../tables/room-io.ts'
import type { RoomRegistry } from '../tables/room-registry.ts'
import { maySee } from '../tables/table-card.ts'
import { TroubleError, troubled } from '../trouble.ts'

const moveNumber = z.coerce.number().int().min(0).max(999_999)
const byTable = z.strictObject({ id: tableId })
const byMove = z.strictObject({ id: tableId, move: moveNumber })
const answers = <T extends z.ZodType>(schema: T) => ({ 200: schema, '4xx': trouble }) as const
/** Views differ from game to game. */
const past = z.looseObject({ moves: z.number() })
const tags = ['sharing']

const size = z.coerce.number().int().min(1).max(100_000)
const oembedQuery = z.strictObject({
  url: z.string().max(500),
  format: z.string().max(20).default('json'),
  maxwidth: size.optional(),
  maxheight: size.optional(),
})
const OEMBED = {
  200: { content: { 'application/json': { schema: oembedAnswer }, 'text/xml': { schema: z.string() } } },
  '4xx': trouble,
  501: trouble,
} as const

/** What a frame takes where nobody says otherwise; smaller than the least nothing can be read. */
const FRAME = { width: 720, height: 540, least: 240 } as const
const CACHE_S = 3_600

const GAME_PATH = /^\/(?:g|game|table|embed)\/([a-z2-7]{16})(?:\/(\d{1,6}))?\/?$/

const xmlOf = (answer: OembedAnswer): string =>
  [
    '<?xml version="1.0" encoding="utf-8" standalone="yes"?>',
    '<oembed>',
    ...Object.entries(answer).map(([key, value]) => `<${key}>${escaped(String(value))}</${key}>`),
    '</oembed>',
  ].join('\n')

export function embedRoutes(app: App, context: TableContext, rooms: RoomRegistry, root: string): void {
  const { origins } = context.accounts
  const pasts = createPast(context, rooms)
  const security = framedSecurityOf(root)

  const mayLook = (request: FastifyRequest): void => {
    if (context.limits.take(`reads ${addressKey(request.ip)}`, READS) > 0) throw troubled('too-many')
  }

  /** As nobody sees it. */
  const shown = async (id: string): Promise<Room> => {
    const room = await rooms.find(id)
    if (!maySee(room.row, room.seats, undefined)) throw troubled('no-table')
    return room
  }

  app.get(
    '/api/embed/:id',
    {
      schema: {
        ...{ tags, summary: 'A game that anybody may see, for boards on other sites' },
        ...{ params: byTable, response: answers(embeddedGame), security: [] },
      },
    },
    async (request, reply) => {
      mayLook(request)
      const card = cardFor(context, await shown(request.params.id))
      const { id, game, status, moves, touched, seats, outcome } = card
      reply.headers(OPEN_TO_ALL)
      return {
        ...{ id, game, status, moves, touched },
        players: seats.map(({ name, person, bot }) => ({
          name: name ?? person?.name ?? bot ?? '',
          ...(bot && { bot }),
        })),
        ...(outcome && { winners: [...outcome.winners] }),
      }
    },
  )

  app.get(
    '/api/embed/:id/at/:move',
    {
      schema: {
        ...{ tags, summary: 'A position of such a game, as spectators see it' },
        ...{ params: byMove, response: answers(past), security: [] },
      },
    },
    async (request, reply) => {
      mayLook(request)
      const room = await shown(request.params.id)
      if (!hasGame(room.row)) throw troubled('not-begun')
      reply.headers(OPEN_TO_ALL)
      return JSON.parse(await pasts.at(room, undefined, request.params.move))
    },
  )

  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!existsSync(join(root, 'embed.html'))) return reply.callNotFound()
    reply.removeHeader('x-frame-options').headers(security)
    return await answerPage(request, reply, await builtPage(root, 'embed.html'))
  }
  app.get('/embed/:id', { schema: { hide: true } }, page)
  app.get('/embed/:id/:move', { schema: { hide: true } }, page)

  app.get(
    '/api/oembed',
    {
      schema: {
        ...{ tags, summary: 'How an address of this server is embedded elsewhere (oEmbed 1.0)' },
        ...{ querystring: oembedQuery, response: OEMBED, security: [] },
      },
    },
    async (request, reply) => {
      mayLook(request)
      const { url, format, maxwidth, maxheight } = request.query
      if (format !== 'json' && format !== 'xml') {
        throw new TroubleError(501, { code: 'no-format', message: 'The formats are json and xml.' })
      }
      const asked = URL.canParse(url) ? new URL(url) : undefined
      const [, id, inPath] = (asked && origins.trusts(asked.origin) && GAME_PATH.exec(asked.pathname)) || []
      if (!asked || id === undefined) {
        throw new TroubleError(404, { code: 'not-found', message: 'No game of this server stands at this address.' })
      }
      const room = await shown(id)
      if (!hasGame(room.row)) throw troubled('not-begun')
      const card = cardFor(context, room)
      const at = Number(inPath ?? (/^\d{1,6}$/.exec(asked.searchParams.get('move') ?? '') ?? [])[0] ?? Number.NaN)
      const move = card.status === 'over' && at <= card.moves ? at : undefined
      const width = Math.max(FRAME.least, Math.min(FRAME.width, maxwidth ?? FRAME.width))
      const height = Math.max(FRAME.least, Math.min(FRAME.height, maxheight ?? FRAME.height))
      const base = origins.url
      const language = languageFrom(request.headers['accept-language'])
      const { title } = tableWords(card, language, move)
      const frame = `${base}/embed/${id}${move === undefined ? '' : `/${move}`}`
      const answer: OembedAnswer = {
        version: '1.0',
        type: 'rich',
        provider_name: 'Tabularium',
        provider_url: `${base}/`,
        title,
        cache_age: CACHE_S,
        width,
        height,
        html: frameCode({ src: frame, title, width, height }),
        thumbnail_url: `${base}/api/tables/${id}/picture${move === undefined ? '' : `?move=${move}`}`,
        thumbnail_width: PICTURE.width,
        thumbnail_height: PICTURE.height,
      }
      reply.headers(OPEN_TO_ALL).header('link', `<${base}${shortPath(id, move)}>; rel="canonical"`)
      if (format === 'json') return answer
      return reply.type('text/xml; charset=utf-8').send(xmlOf(answer))
    },
  )
}

interface FrameCode {
  readonly src: string
  readonly title: string
  readonly width: number
  readonly height: number
}

/** What a site puts into its page. */
export const frameCode = ({ src, title, width, height }: FrameCode): string =>
  `<iframe src="${escaped(src)}" width="${width}" height="${height}" title="${escaped(title)}" style="border:0;max-width:100%" loading="lazy" sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"></iframe>`
