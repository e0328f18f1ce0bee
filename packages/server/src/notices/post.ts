// A request to an address that somebody else gave: over https to the internet alone, with little patience; redirections are
// not followed, and of the answer nothing is read but its head.

import { request } from 'node:https'
import { isPublicEndpoint, publicLookup } from './addresses.ts'

export interface OutgoingPost {
  readonly url: string
  readonly method?: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer | null
}

/** Makes the request; answers its status. */
export type Post = (post: OutgoingPost) => Promise<number>

const TIMEOUT_MS = 5_000

export const postOut: Post = ({ url, method = 'POST', headers, body }) =>
  new Promise((resolve, reject) => {
    if (!isPublicEndpoint(url)) return reject(new Error('the endpoint is not public'))
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const sent = request(url, { method, headers, lookup: publicLookup, signal, agent: false }, answer => {
      answer.resume()
      answer.destroy()
      resolve(answer.statusCode ?? 0)
    })
    sent.on('error', reject)
    sent.end(body)
  })
