// Sends the picture of a table: PNG where it can be drawn, SVG otherwise.

import type { Language } from '@tabularium/kernel'
import type { TableCard } from '@tabularium/protocol'
import type { FastifyReply } from 'fastify'
import { tablePicture } from './picture.ts'
import { pngOf } from './png.ts'

/** Names change and seats fill: a preview may be so old, in seconds. */
const AGE = 60

/** An SVG as a picture: for everybody, or for the one who asks alone. */
export async function sendPicture(
  reply: FastifyReply,
  svg: string,
  { visible, about }: { readonly visible: 'public' | 'private'; readonly about: string },
): Promise<FastifyReply> {
  const png = await pngOf(svg, error => reply.log.warn({ about, why: String(error) }, 'a picture could not be drawn'))
  return reply
    .type(png ? 'image/png' : 'image/svg+xml; charset=utf-8')
    .header('cache-control', `${visible}, max-age=${AGE}`)
    .header('vary', 'accept-language, cookie')
    .header('cross-origin-resource-policy', 'cross-origin')
    .send(png ?? svg)
}

export const answerPicture = (
  reply: FastifyReply,
  card: TableCard,
  language: Language,
  move?: number,
): Promise<FastifyReply> =>
  sendPicture(reply, tablePicture(card, language, move), {
    visible: card.visibility === 'open' && card.club === undefined ? 'public' : 'private',
    about: card.id,
  })
