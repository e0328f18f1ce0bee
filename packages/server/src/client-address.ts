// Where a request comes from, behind proxies that are trusted (TRUST_PROXY): the same for HTTP and for sockets.

import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { Config } from './config.ts'

type Trust = (address: string, hop: number) => boolean

/** Whose X-Forwarded-For counts: nobody's, everybody's, that of the last so many hops, or of these addresses. */
export function trustOf(trust: Config['trustProxy']): Trust {
  if (typeof trust === 'boolean') return () => trust
  return typeof trust === 'number' ? (_address, hop) => hop < trust : proxyAddr.compile([...trust])
}

/** The sender's address: the nearest one that is no trusted proxy. */
export function addressBehind(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trust: Config['trustProxy'],
): string {
  // A socket that is closed already has none.
  const request = { headers, socket: { remoteAddress: socket.remoteAddress ?? '' } }
  return proxyAddr(request as IncomingMessage, trustOf(trust))
}
