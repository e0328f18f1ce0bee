// Previews of the pages that anybody may share (those of tables: tables/link-preview-routes.ts), and their pictures. What a
// preview says is the same for everybody: nothing here is read for the one who asks but their language.

import { clubId, personId, tournamentId } from '@tabularium/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isPage } from '../headers.ts'
import type { App } from '../http.ts'
import type { TableContext } from '../tables/context.ts'
import { withHead } from '../tables/link-preview.ts'
import { answerPage, builtPage, readerLanguage } from '../tables/page-answer.ts'
import { sendPicture } from '../tables/picture-answer.ts'
import { pagePicture } from './page-picture.ts'
import {
  clubPreview,
  GAME_PAGES,
  type GamePage,
  gamePreview,
  handlePreview,
  type PagePreview,
  PLAIN,
  type PlainPage,
  type PreviewParts,
  personPreview,
  plainPreview,
  tournamentPreview,
} from './page-previews.ts'

type Params = Readonly<Record<string, string>>
type Find = (parts: PreviewParts, params: Params) => PagePreview | Promise<PagePreview>

const plain =
  (page: PlainPage): Find =>
  ({ language }) =>
    plainPreview(page, language)
const ofGame =
  (page: GamePage): Find =>
  ({ language }, { game }) =>
    gamePreview(page, game, language)

/** Addresses of pages, and what is said of them. */
const PAGES: readonly (readonly [path: string, find: Find])[] = [
  ['/', plain('home')],
  ['/new/:game', ofGame('play')],
  ['/online/new/:game', ofGame('play')],
  ...(['rules', 'learn', 'ladder', 'puzzles'] as const).flatMap(page => [
    [`/${page}`, plain(page)] as const,
    [`/${page}/:game`, ofGame(page)] as const,
    ...(page === 'ladder' ? [] : [[`/${page}/:game/*`, ofGame(page)] as const]),
  ]),
  ['/puzzle', plain('puzzle')],
  ['/puzzle/:day', plain('puzzle')],
  ['/study', plain('study')],
  ['/study/:id', plain('study')],
  ['/train/*', plain('train')],
  ['/online', plain('online')],
  ['/games', plain('games')],
  ['/clubs', plain('clubs')],
  ['/tournaments', plain('tournaments')],
  ['/about', plain('about')],
  ['/people/:id', (parts, { id }) => personPreview(parts, id)],
  ['/@:handle', (parts, { handle }) => handlePreview(parts, handle)],
  ['/club/:id', (parts, { id }) => clubPreview(parts, id)],
  ['/tournament/:id', (parts, { id }) => tournamentPreview(parts, id)],
]

const hidden = { hide: true }
const game = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/)

export function previewRoutes(app: App, context: TableContext, root: string): void {
  const { accounts, database, now } = context
  const partsFor = async (request: FastifyRequest): Promise<PreviewParts> => ({
    db: database.db,
    language: await readerLanguage(accounts, request),
    now,
  })

  for (const [path, find] of PAGES) {
    app.get(path, { schema: hidden }, async (request, reply) => {
      const [own] = request.url.split('?')
      if (!isPage(own)) return reply.callNotFound()
      const html = await builtPage(root)
      const parts = await partsFor(request)
      const { url: base } = accounts.origins
      const shown = await Promise.resolve()
        .then(() => find(parts, request.params as Params))
        .then(
          ({ title, lines, picture, links = [] }) =>
            withHead(html, {
              ...{ title, text: lines[0] ?? '', language: parts.language },
              ...{ url: base + own, picture: base + picture },
              links: links.map(({ type, href }) => ({ type, href: base + href, title })),
            }),
          // The page itself says why there is nothing.
          () => html,
        )
      return await answerPage(request, reply, shown)
    })
  }

  const draw = (reply: FastifyReply, preview: PagePreview): Promise<FastifyReply> =>
    sendPicture(reply, pagePicture(preview), { visible: 'public', about: preview.picture })

  app.get(
    '/api/pictures/pages/:page',
    { schema: { ...hidden, params: z.strictObject({ page: z.enum(Object.keys(PLAIN) as PlainPage[]) }) } },
    async (request, reply) => draw(reply, plainPreview(request.params.page, (await partsFor(request)).language)),
  )
  app.get(
    '/api/pictures/games/:game/:page',
    { schema: { ...hidden, params: z.strictObject({ game, page: z.enum(GAME_PAGES) }) } },
    async (request, reply) => {
      const { params } = request
      return draw(reply, gamePreview(params.page, params.game, (await partsFor(request)).language))
    },
  )
  const pictureOf = (kind: string, id: z.ZodType<string>, find: typeof personPreview) =>
    app.get(
      `/api/pictures/${kind}/:id`,
      { schema: { ...hidden, params: z.strictObject({ id }) } },
      async (request, reply) => draw(reply, await find(await partsFor(request), request.params.id)),
    )
  pictureOf('people', personId, personPreview)
  pictureOf('clubs', clubId, clubPreview)
  pictureOf('tournaments', tournamentId, tournamentPreview)
}
