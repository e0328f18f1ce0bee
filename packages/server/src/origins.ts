// Where requests may come from: the server's own addresses, and nowhere else. This is what keeps other sites from acting
// with the cookie of whoever visits them.

import type { IncomingHttpHeaders } from 'node:http'
import { hostname, networkInterfaces } from 'node:os'

export interface Origins {
  /** The port is known once the server listens. */
  bound(port: number): void
  /** Where people find the server, without a slash at the end. */
  readonly url: string
  trusts(origin: string): boolean
  /** Why a request that changes something is not let through; undefined: it is. For sockets too: pass 'POST'. */
  forged(method: string, headers: IncomingHttpHeaders): string | undefined
}

/** A name under which a machine knows itself. */
export const isLocalName = (name: string): boolean => /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(name)

/** The name in a `Host` header, without the port. */
export const nameOf = (host: string | undefined): string =>
  URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : ''

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Names under which a machine can be reached by those around it. */
function ownNames(): string[] {
  const addresses = Object.values(networkInterfaces())
    .flatMap(list => list ?? [])
    .map(({ address, family }) => (family === 'IPv6' ? `[${address.split('%')[0]}]` : address))
  const name = hostname().toLowerCase()
  return [...addresses, name, `${name}.local`]
}

export function createOrigins(
  config: { readonly publicUrl?: string; readonly port: number; readonly host: string },
  names: () => readonly string[] = ownNames,
): Origins {
  let port = config.port
  // With an address of its own the server is known by that; without, by every name of this machine it listens on.
  const local = !config.publicUrl || isLocalName(new URL(config.publicUrl).hostname)
  const open = !config.publicUrl && !/^(?:localhost|127\.|::1$)/.test(config.host)
  const trusts = (origin: string): boolean => {
    if (origin === config.publicUrl) return true
    if (!URL.canParse(origin)) return false
    const { protocol, hostname: name, port: from } = new URL(origin)
    if (protocol !== 'http:' || Number(from || 80) !== port) return false
    return (local && isLocalName(name)) || (open && names().includes(name))
  }
  return {
    bound(actual) {
      port = actual
    },
    get url() {
      return config.publicUrl ?? `http://localhost:${port}`
    },
    trusts,
    forged(method, headers) {
      if (READS.has(method)) return undefined
      const { origin, cookie } = headers
      const site = headers['sec-fetch-site']
      if (origin !== undefined) {
        if (trusts(origin)) return undefined
        return `Requests from ${origin.slice(0, 100)} are not accepted; if this is the server's address, set PUBLIC_URL to it.`
      }
      if (site !== undefined && site !== 'same-origin' && site !== 'none') {
        return 'Requests from other sites are not accepted.'
      }
      if (cookie !== undefined && site === undefined) {
        return 'A request with a cookie must say where it comes from (Origin); programs use an API key instead.'
      }
      return undefined
    },
  }
}
