// `npm run dev`: the page with Vite's hot reload, and the server behind its proxy with a database of its own in .dev/data.
// The server starts again when a source of it or of a game changes; requests wait meanwhile.
// `npm run gallery` (--gallery): the same with the gallery of all that the page shows (packages/web/gallery).

import { type ChildProcess, fork } from 'node:child_process'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { createServer as createListener } from 'node:net'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer, type ProxyOptions } from 'vite'
import { type Config, readConfig } from '../packages/server/src/config.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const web = join(root, 'packages', 'web')
const dev = join(root, '.dev')

/** Vite's own; the next free one where it is taken and no other was asked for. */
const PAGE_PORT = 5173
/** Another, as what the page keeps in a browser belongs to its address. */
const GALLERY_PORT = 5273
/** Editors write a file in several steps, and `git switch` many files. */
const SETTLE_MS = 150
/** The server is gone within seven seconds by itself; nothing that it has promised is lost when it is made to. */
const PATIENCE_MS = 8_000
/** Whoever stands at a breakpoint is not stopped by the watchdog of the rules. */
const UNHURRIED = { ENGINE_LIMIT_MS: '600000', BOT_LIMIT_MS: '600000' }

const fail = (sentence: string): never => {
  console.error(`tabularium: ${sentence}`)
  process.exit(1)
}
const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const isGallery = process.argv.includes('--gallery')
const flags = process.argv.slice(2).filter(flag => flag !== '--gallery')
const unknown = flags.find(flag => !/^--inspect(?:-brk|-wait)?(?:=[\w.:[\]]+)?$/.test(flag))
if (unknown)
  fail(
    `npm run ${isGallery ? 'gallery' : 'dev'} knows --inspect, --inspect-brk and --inspect-wait (each with =port), not '${unknown}'`,
  )

const freePort = (): Promise<number> =>
  new Promise((found, failed) => {
    const probe = createListener().once('error', failed)
    probe.listen(0, 'localhost', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? found(address.port) : failed(new Error('no port'))))
    })
  })

/** Sources that the server runs: those of every package but the page and the command. */
const watched = readdirSync(join(root, 'packages'))
  .filter(name => name !== 'web' && name !== 'cli')
  .map(name => join(root, 'packages', name, 'src'))
const isSource = (path: string): boolean =>
  /\.(?:ts|json|sql)$/.test(path) && !path.endsWith('.test.ts') && watched.some(folder => path.startsWith(folder))

interface Backend {
  /** Resolves when the server answers, or has failed: then the request is let through to fail as well. */
  answers(): Promise<void>
  restart(): void
  end(): Promise<void>
}

function startBackend(env: Readonly<Record<string, string | undefined>>, opened: () => void): Backend {
  let child: ChildProcess | undefined
  let settled = Promise.withResolvers<void>()
  let starts = 0
  let timer: NodeJS.Timeout | undefined
  let ending = false
  let restarting: Promise<void> = Promise.resolve()

  const begin = () => {
    const began = Date.now()
    // In a group of its own: Ctrl-C goes to this process, which ends the other (by hanging up) when all is done.
    const one = fork(join(root, 'scripts', 'dev-server.ts'), { cwd: root, env, execArgv: flags, detached: true })
    one.once('message', () => {
      if (starts++ === 0) opened()
      else console.log(`  The server has restarted (${Date.now() - began} ms).`)
      settled.resolve()
    })
    one.once('exit', () => {
      if (child !== one) return
      child = undefined
      settled.resolve()
      if (!ending) console.error('tabularium: the server has stopped; it restarts when a source file changes.')
    })
    child = one
  }
  const end = async () => {
    const one = child
    child = undefined
    if (!one) return
    const gone = new Promise(done => one.once('exit', done))
    if (one.connected) one.disconnect()
    const late = setTimeout(() => one.kill('SIGKILL'), PATIENCE_MS)
    await gone
    clearTimeout(late)
  }
  begin()
  return {
    async answers() {
      for (let waited: typeof settled | undefined; waited !== settled; ) {
        waited = settled
        await waited.promise
      }
    },
    restart() {
      settled.resolve()
      settled = Promise.withResolvers()
      clearTimeout(timer)
      timer = setTimeout(() => {
        restarting = restarting.then(end).then(() => {
          if (!ending) begin()
        })
      }, SETTLE_MS)
    },
    async end() {
      ending = true
      clearTimeout(timer)
      await restarting
      await end()
    },
  }
}

/** The page asks where it came from: by whatever name of this machine, for the server that is its one public address. */
const isOwn = ({ headers }: IncomingMessage): boolean =>
  URL.canParse(headers.origin ?? '') && new URL(headers.origin ?? '').host === headers.host

async function main(config: Config): Promise<void> {
  const wanted = config.portFixed ? config.port : isGallery ? GALLERY_PORT : PAGE_PORT
  const port = await freePort()
  let backend: Backend | undefined
  let address = ''
  const proxied: ProxyOptions = {
    target: `http://localhost:${port}`,
    ws: true,
    xfwd: true,
    bypass: () => backend?.answers(),
    configure(proxy) {
      proxy.on('proxyReq', (sent, request) => {
        if (isOwn(request)) sent.setHeader('origin', address)
      })
      proxy.on('proxyReqWs', (sent, request) => {
        if (isOwn(request)) sent.setHeader('origin', address)
      })
    },
  }
  const vite = await createServer({
    configFile: join(web, isGallery ? 'gallery/vite.config.ts' : 'vite.config.ts'),
    root: web,
    clearScreen: false,
    server: {
      port: wanted,
      strictPort: config.portFixed,
      host: config.host,
      proxy: { '/api': proxied, '/health': proxied, '/metrics': proxied, '^/g/': proxied },
    },
  })
  // Vite's own would not wait for the server.
  process.removeAllListeners('SIGTERM')
  try {
    await vite.listen()
  } catch (error) {
    await vite.close()
    fail(`the page cannot be served at port ${wanted}: ${wordsOf(error)}; PORT names another`)
  }
  const bound = vite.httpServer?.address()
  address = `http://localhost:${bound && typeof bound === 'object' ? bound.port : wanted}`

  // For whoever comes to the server itself.
  const page = join(dev, 'page')
  mkdirSync(page, { recursive: true })
  writeFileSync(
    join(page, 'index.html'),
    `<!doctype html><title>Tabularium</title><a href="${address}/">The page</a>\n`,
  )

  backend = startBackend(
    {
      DATA_DIR: join(dev, isGallery ? 'gallery' : 'data'),
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      ...(flags.length > 0 && UNHURRIED),
      ...process.env,
      PORT: String(port),
      HOST: 'localhost',
      PUBLIC_URL: address,
      DEV_PAGE: page,
    },
    () =>
      console.log(
        isGallery
          ? `\n  The gallery of Tabularium is running at ${address}/gallery/\n  Press Ctrl-C to stop it.\n`
          : `\n  Tabularium for development is running at ${address}/\n  Its API is described at ${address}/api/docs\n  Press Ctrl-C to stop it.\n`,
      ),
  )
  const changed = (path: string) => {
    if (isSource(path)) backend?.restart()
  }
  vite.watcher.add(watched)
  for (const what of ['change', 'add', 'unlink'] as const) vite.watcher.on(what, changed)

  const end = async () => {
    await Promise.allSettled([backend?.end(), vite.close()])
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
}

try {
  await main(readConfig())
} catch (error) {
  fail(wordsOf(error))
}
