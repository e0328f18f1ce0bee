// Sends the picture of a table: PNG where it can be drawn, SVG otherwise.

import type { Language } from '@tabularium/kernel'
import type { TableCard } from '@tabularium/protocol'
import type { FastifyReply } from 'fastify'
import { tablePicture } from './picture.ts'
import { pngOf } from './png.ts'

/** Names change and seats fill: a preview may be so old, in seconds. */
const AGE = 60

export async function answerPicture(reply: FastifyReply, card: TableCard, language: Language): Promise<FastifyReply> {
  const svg = tablePicture(card, language)
  const png = await pngOf(svg, error =>
    reply.log.warn({ table: card.id, why: String(error) }, 'a picture could not be drawn'),
  )
  return reply
    .type(png ? 'image/png' : 'image/svg+xml; charset=utf-8')
    .header('cache-control', `${card.visibility === 'open' ? 'public' : 'private'}, max-age=${AGE}`)
    .header('vary', 'accept-language')
    .header('cross-origin-resource-policy', 'cross-origin')
    .send(png ?? svg)
}
