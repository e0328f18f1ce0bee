// Receivers for tests: an HTTP server that answers as it is told, and a browser's side of Web Push (RFC 8291).

import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Subscription } from './push.ts'

export interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface Receiver {
  readonly url: string
  readonly got: Received[]
  /** What to answer from now on, one after the other; the last for ever. 0: not at all. */
  answers: number[]
  close(): Promise<void>
}

export async function startReceiver(): Promise<Receiver> {
  const got: Received[] = []
  const receiver = { got, answers: [200] }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      got.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
      const status = receiver.answers.length > 1 ? receiver.answers.shift() : receiver.answers[0]
      if (status === 0) request.socket.destroy()
      else response.writeHead(status ?? 200, status === 302 ? { location: '/elsewhere' } : {}).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return Object.assign(receiver, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  })
}

export interface Browser {
  readonly subscription: Subscription
  /** What the service worker would get. */
  open(body: Buffer): unknown
}

export function createBrowser(endpoint: string): Browser {
  const curve = createECDH('prime256v1')
  const own = curve.generateKeys()
  const auth = randomBytes(16)
  return {
    subscription: { endpoint, keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') } },
    open(body) {
      const salt = body.subarray(0, 16)
      const sender = body.subarray(21, 21 + body[20])
      const sealed = body.subarray(21 + body[20])
      const shared = curve.computeSecret(sender)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender])
      const secret = Buffer.from(hkdfSync('sha256', shared, auth, info, 32))
      const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16))
      const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12))
      const opening = createDecipheriv('aes-128-gcm', key, nonce)
      opening.setAuthTag(sealed.subarray(-16))
      const text = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()])
      // A 2 ends the last record.
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString('utf8'))
    },
  }
}
