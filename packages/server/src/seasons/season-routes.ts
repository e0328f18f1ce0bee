// Seasons of the ladders over HTTP. Anybody may look.

import { seasonCard, seasonId, seasonQuery, seasonsQuery, seasonTable, trouble } from '@tabularium/protocol'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { gameById } from '../engine/games.ts'
import type { App } from '../http.ts'
import { addressKey, READS } from '../limits.ts'
import type { TableContext } from '../tables/context.ts'
import { TroubleError, troubled } from '../trouble.ts'
import { seasonsOf, seasonTableOf } from './season-tables.ts'

const game = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/)
const answers = <T extends z.ZodType>(schema: T) => ({ 200: schema, '4xx': trouble }) as const

export function seasonRoutes(app: App, { config, database, limits, now }: TableContext): void {
  const { db } = database
  const about = <T extends object>(summary: string, schema: T) => ({ schema: { tags: ['people'], summary, ...schema } })
  /** A table that is not final is computed for whoever looks. */
  const mayRead = (request: FastifyRequest, asked: string): void => {
    if (limits.take(`reads ${addressKey(request.ip)}`, READS) > 0) throw troubled('too-many')
    if (!gameById(asked)) throw new TroubleError(404, troubled('no-game').trouble)
  }

  app.get(
    '/api/ladder/:game/seasons',
    about('The seasons of a ladder, the newest first; `before` gives the next page', {
      params: z.strictObject({ game }),
      querystring: seasonsQuery,
      response: answers(z.array(seasonCard)),
    }),
    async request => {
      mayRead(request, request.params.game)
      return seasonsOf(db, config.seasons, request.params.game, request.query.before, now())
    },
  )
  app.get(
    '/api/ladder/:game/seasons/:season',
    about('The table of a season: what was won in it', {
      params: z.strictObject({ game, season: seasonId }),
      querystring: seasonQuery,
      response: answers(seasonTable),
    }),
    async request => {
      const { game: asked, season } = request.params
      mayRead(request, asked)
      return seasonTableOf(db, config.seasons, asked, season, request.query.page, now())
    },
  )
}
