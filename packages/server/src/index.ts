// Serves the built page: hashed files for ever, everything else fresh, one document for all of the page's addresses.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import fastify, { type FastifyInstance } from 'fastify'
import { cacheFor, isPage, SECURITY } from './headers.ts'

export interface ServerOptions {
  /** 0: any free one. */
  readonly port?: number
  /** `localhost`: this machine alone; `0.0.0.0`: the network too. */
  readonly host?: string
  /** The built page. */
  readonly root?: string
  /** How many ports after `port` to try when it is taken. */
  readonly tries?: number
}

export interface Server {
  readonly port: number
  /** What to open in a browser on this machine. */
  readonly url: string
  close(): Promise<void>
}

export const DIST = join(import.meta.dirname, '..', '..', 'web', 'dist')

async function build(root: string): Promise<FastifyInstance> {
  const app = fastify({ logger: false, forceCloseConnections: true, routerOptions: { ignoreTrailingSlash: true } })
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(SECURITY)
  })
  await app.register(fastifyStatic, {
    root,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header('cache-control', cacheFor(path))
      // The same address has several bodies.
      reply.header('vary', 'accept-encoding')
    },
  })
  app.setNotFoundHandler((request, reply) => {
    const [path] = request.url.split('?')
    const reads = request.method === 'GET' || request.method === 'HEAD'
    if (reads && isPage(path)) return reply.sendFile('index.html')
    return reply.code(404).header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send('Not found\n')
  })
  return app
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'EADDRINUSE' || error.code === 'EACCES')

/** Starts to serve; moves on to the next port while one is taken. */
export async function createServer(options: ServerOptions = {}): Promise<Server> {
  const { port = 3000, host = 'localhost', root = DIST, tries = 20 } = options
  if (!existsSync(join(root, 'index.html'))) throw new Error(`there is no built page in ${root}; run: npm run build`)
  for (let next = port; ; next++) {
    const app = await build(root)
    try {
      await app.listen({ port: next, host })
    } catch (error) {
      await app.close()
      if (!isTaken(error) || port === 0 || next >= port + tries) throw error
      continue
    }
    const address = app.server.address()
    const bound = typeof address === 'object' && address ? address.port : next
    return { port: bound, url: `http://localhost:${bound}/`, close: () => app.close() }
  }
}
