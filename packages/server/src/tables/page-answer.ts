// Sends the built page with its head filled in: compressed, and not once more to whoever has it.

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Language } from '@tabularium/kernel'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Accounts, languageFrom } from '../accounts/accounts.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Smaller pages fit into one packet as they are. */
const WORTHWHILE = 1_000
/** Quick, and hardly larger than the best. */
const PARAMS = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** What the reader has chosen here; otherwise the first of the browser's languages. */
export const readerLanguage = async (accounts: Accounts, request: FastifyRequest): Promise<Language> =>
  (await accounts.who(request.headers))?.language ?? languageFrom(request.headers['accept-language'])

export const builtPage = (root: string, name = 'index.html'): Promise<string> => readFile(join(root, name), 'utf8')

export async function answerPage(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding, accept-language, cookie')
    .header('etag', etag)
  const known = request.headers['if-none-match']?.split(',').map(one => one.trim().replace(/^W\//, ''))
  if (known?.includes(etag)) return reply.code(304).send()
  const accepted = String(request.headers['accept-encoding'] ?? '')
  if (html.length < WORTHWHILE) return reply.send(html)
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(await brotli(html, PARAMS))
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(await gzipped(html))
  return reply.send(html)
}
