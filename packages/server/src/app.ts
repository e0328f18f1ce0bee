// The HTTP side of the server: what holds for every request (headers, limits, origin, errors, log), and the parts that
// answer: accounts, documentation, figures, the page.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { isAllText, type Trouble, trouble } from '@tabularium/protocol'
import fastify, { type FastifyError, type FastifyReply, type FastifyRequest } from 'fastify'
import {
  hasZodFastifySchemaValidationErrors,
  isResponseSerializationError,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod'
import { sql } from 'kysely'
import { type Logger, pino } from 'pino'
import { z } from 'zod'
import type { Accounts } from './accounts/accounts.ts'
import { holidayRoutes } from './accounts/holidays.ts'
import { mountAuth } from './accounts/mount.ts'
import { accountRoutes } from './accounts/routes.ts'
import { trustOf } from './client-address.ts'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import { cacheFor, isPage, mapOf, OPEN_TO_ALL, securityOf } from './headers.ts'
import type { App } from './http.ts'
import { hashOf } from './ids.ts'
import { ADDRESS, addressKey, createLimits, FILES, type Limits, OPERATION, SESSION } from './limits.ts'
import { createMetrics, type Metrics, mayMeasure } from './metrics.ts'
import { document } from './openapi.ts'
import { isLocalName, nameOf, type Origins } from './origins.ts'
import type { Routes, WebDeps } from './routes.ts'
import { TroubleError, troubled } from './trouble.ts'

export interface AppOptions {
  /** The built page. */
  readonly root: string
  readonly origins: Origins
  readonly config: Config
  readonly log?: Logger
  readonly metrics?: Metrics
  readonly limits?: Limits
  /** Without them the page alone is served: games against bots need no server. */
  readonly online?: { readonly database: Pick<Database, 'db' | 'kind' | 'full'>; readonly accounts: Accounts }
  readonly routes?: readonly Routes[]
  /** This process is to end: whoever can shall go to another. */
  readonly isDraining?: () => boolean
}

/** The whole project has one version, in the package.json at its root. */
export const VERSION: string = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', '..', 'package.json'), 'utf8'))).version

/** No request takes longer to arrive, nor the part of it before the body. */
const REQUEST_MS = 30_000
const HEADERS_MS = 15_000
const CHECKING_MS = 5_000

/** No request is larger. */
export const LARGEST_BODY = 65_536

/** The pino instance of the whole server. Secrets have no way into it: bodies, cookies and queries are never passed. */
export const createLog = (level: string): Logger =>
  pino({
    level,
    redact: {
      paths: ['cookie', 'authorization', 'token', 'password', 'seed', '*.cookie', '*.authorization', '*.token'].concat([
        '*.password',
        '*.seed',
        'req.headers',
        'headers',
        '*.headers',
        'body',
        '*.body',
        'err.config',
      ]),
      censor: '[kept back]',
    },
    serializers: {
      err: (error: Error) => ({ type: error?.name, message: error?.message, stack: error?.stack }),
    },
  })

const isApi = (path: string): boolean => /^\/(?:api|health|metrics)(?:\/|$)/.test(path)
/** Decoded, as the router reads it. */
const pathOf = (request: FastifyRequest): string => {
  const [path] = request.url.split('?')
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Fastify's own complaints in our words. */
const COMPLAINTS: Readonly<Record<string, readonly [number, string, string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'too-large', `A request may be at most ${LARGEST_BODY / 1024} kB.`],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'bad-request', 'Only application/json is accepted.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'bad-request', 'The body does not match its content-length.'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'bad-request', 'The body is not JSON.'],
  FST_ERR_BAD_URL: [400, 'bad-request', 'The address cannot be read.'],
  FST_ERR_ASYNC_CONSTRAINT: [400, 'bad-request', 'The request cannot be read.'],
}

/** What an error is told as; nothing of its inside. */
function told(error: unknown): TroubleError {
  if (error instanceof TroubleError) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    const sentences = error.validation.map(({ instancePath, message }) => {
      const field = instancePath.replace(/^\//, '').replaceAll('/', '.')
      return field === '' ? message : `${field}: ${message}`
    })
    const where = error.validationContext ?? 'request'
    return new TroubleError(400, { code: 'bad-request', message: `${where}: ${sentences.join('; ')}`.slice(0, 500) })
  }
  if (!isResponseSerializationError(error) && error instanceof Error) {
    const { code, statusCode } = error as FastifyError
    const complaint = COMPLAINTS[code]
    if (complaint) return new TroubleError(complaint[0], { code: complaint[1], message: complaint[2] })
    if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
      return new TroubleError(statusCode, { code: 'bad-request', message: 'The request cannot be read.' })
    }
  }
  return troubled('failed')
}

function send(error: unknown, request: FastifyRequest, reply: FastifyReply, log: Logger) {
  const { status, trouble: shown } = told(error)
  if (status >= 500) log.error({ err: error, id: request.id, route: request.routeOptions.url }, 'a request failed')
  return reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(shown))
}

/** What answers: the route that was matched, since an address can be written in many ways; where none is, the address. */
function answererOf(request: FastifyRequest): { readonly route: string; readonly matched: boolean } {
  const { url } = request.routeOptions
  const matched = url !== undefined && url !== '/*'
  return { route: matched ? url : pathOf(request), matched }
}

/** Asked by programs that look after the server. */
const OPERATIONS: ReadonlySet<string> = new Set(['/health', '/health/live', '/metrics'])

/** Seconds that a request has to wait; 0: it need not. */
function costOf(request: FastifyRequest, limits: Limits): number {
  const address = addressKey(request.ip)
  const { route, matched } = answererOf(request)
  if (!matched && !isApi(route)) return limits.take(`files ${address}`, FILES)
  if (OPERATIONS.has(route)) return limits.take(`operation ${address}`, OPERATION)
  const { cookie, authorization } = request.headers
  const session = authorization ?? /session_token=([^;]+)/.exec(cookie ?? '')?.[1]
  return Math.max(
    limits.take(`address ${address}`, ADDRESS),
    session ? limits.take(`session ${hashOf(session)}`, SESSION) : 0,
  )
}

function mustWait(request: FastifyRequest, reply: FastifyReply, limits: Limits): TroubleError | undefined {
  const wait = costOf(request, limits)
  if (wait === 0) return undefined
  reply.header('retry-after', wait)
  return troubled('too-many')
}

type Headers = ReturnType<typeof securityOf>

/** What holds for every request, whoever answers it. */
function guard(app: App, security: Headers, origins: Origins, limits: Limits, metrics: Metrics, log: Logger): void {
  const safe = origins.url.startsWith('https:')
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(security)
    if (safe) reply.header('strict-transport-security', 'max-age=15552000')
    const reason = origins.forged(request.method, request.headers)
    if (reason) throw new TroubleError(403, { code: 'foreign-origin', message: reason })
    if (isApi(answererOf(request).route)) reply.header('cache-control', 'no-store')
    const late = mustWait(request, reply, limits)
    if (late) throw late
  })
  // The route as it is written, not the address: addresses can hold invitations.
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    const route = routeOptions.url ?? 'none'
    metrics.answered(method, route, reply.statusCode, reply.elapsedTime / 1000)
    const level = reply.statusCode >= 500 ? 'warn' : 'debug'
    log[level](
      { id: request.id, method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    )
  })
  app.setErrorHandler((error, request, reply) => send(error, request, reply, log))
}

/** Said before anybody reads the body: no database can keep it. */
const NO_TEXT = new TroubleError(400, {
  code: 'bad-request',
  message: 'Text must not contain U+0000 or lone surrogates.',
})

/** JSON alone, and an empty body where none is needed. */
function readBodies(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    parse(request, String(body), (error, value) => done(error ?? (isAllText(value) ? null : NO_TEXT), value))
  })
}

/** To whoever chooses a process for a request. */
const DRAINING: Trouble = { code: 'draining', message: 'This process is about to end.' }

function operate(
  app: App,
  { config, metrics, online, isDraining }: Pick<AppOptions, 'config' | 'online' | 'isDraining'> & { metrics: Metrics },
): void {
  const health = z.object({ status: z.literal('ok'), version: z.string(), uptime: z.number(), database: z.string() })
  const wrongWith = online && createCheckup(online.database)
  app.get(
    '/health',
    { schema: { tags: ['operation'], summary: 'Server health', response: { 200: health, 503: trouble } } },
    async (_request, reply) => {
      const trouble = isDraining?.() ? DRAINING : await wrongWith?.()
      if (trouble) return reply.code(503).send(trouble)
      const uptime = Math.round(process.uptime())
      return { status: 'ok' as const, version: VERSION, uptime, database: online?.database.kind ?? 'none' }
    },
  )
  app.get(
    '/health/live',
    {
      schema: {
        tags: ['operation'],
        summary: 'Whether the process answers',
        response: { 200: z.object({ status: z.literal('ok') }) },
      },
    },
    async () => ({ status: 'ok' as const }),
  )
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayMeasure(request, config)) throw troubled('forbidden')
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}

/** However many ask, the database is tried once in so long. */
const CHECKUP_MS = 1_000

/** Whether the database takes what is written; what is wrong with it, otherwise. */
function createCheckup(database: Pick<Database, 'db' | 'full'>): () => Promise<Trouble | undefined> {
  let last: Promise<Trouble | undefined> | undefined
  return () => {
    if (!last) {
      last = checkup(database)
      setTimeout(() => {
        last = undefined
      }, CHECKUP_MS).unref()
    }
    return last
  }
}

async function checkup(database: Pick<Database, 'db' | 'full'>): Promise<Trouble | undefined> {
  if (database.full()) return { code: 'no-space', message: 'The disk of the database is almost full.' }
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>(done => {
    timer = setTimeout(() => done(false), 2_000)
  })
  // Writes a row as it is.
  const asked = sql`update setting set value = value where key = 'session-secret'`.execute(database.db).then(
    () => true,
    () => false,
  )
  const answered = await Promise.race([asked, late]).finally(() => clearTimeout(timer))
  return answered ? undefined : { code: 'no-database', message: 'The database does not respond or cannot write.' }
}

/** So long an end waits for requests that have come in. */
const FINISH_MS = 1_500

/** Those that have come in are answered before the listener closes. */
function finishRequests(app: App): void {
  let open = 0
  let finished = (): void => undefined
  app.server.on('request', (_request, response) => {
    open++
    response.once('close', () => {
      if (--open === 0) finished()
    })
  })
  app.addHook('preClose', async () => {
    if (open === 0) return
    await new Promise<void>(resolve => {
      finished = resolve
      setTimeout(resolve, FINISH_MS).unref()
    })
  })
}

async function servePage(app: App, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header('cache-control', cacheFor(path))
      const map = mapOf(path)
      // Whoever works on the page does so on their own machine; all others are spared the bytes.
      if (map && isLocalName(nameOf(reply.request.headers.host))) reply.header('sourcemap', map)
      // The same address has several bodies.
      reply.header('vary', 'accept-encoding')
      // The board that other sites frame has an origin of its own.
      if (/[\\/]assets[\\/]/.test(path)) reply.headers(OPEN_TO_ALL)
    },
  })
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request)
    if (isApi(path)) throw new TroubleError(404, { code: 'not-found', message: 'There is nothing at this address.' })
    const reads = request.method === 'GET' || request.method === 'HEAD'
    if (reads && isPage(path)) return reply.sendFile('index.html')
    return reply.code(404).header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send('Not found\n')
  })
}

/** Builds it all; `listen` is the caller's. */
export async function createApp(options: AppOptions): Promise<App> {
  const { config, origins, online, log = createLog('silent') } = options
  const { metrics = createMetrics(), limits = createLimits(config.rateLimit), isDraining = () => false } = options
  const security = securityOf(options.root)
  const app: App = fastify({
    logger: false,
    bodyLimit: LARGEST_BODY,
    forceCloseConnections: true,
    requestTimeout: REQUEST_MS,
    // Looked at often: what came late is let go soon after.
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: CHECKING_MS },
    trustProxy: typeof config.trustProxy === 'boolean' ? config.trustProxy : trustOf(config.trustProxy),
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors(error, request, reply) {
      reply.headers(security)
      send(mustWait(request, reply, limits) ?? error, request, reply, log)
    },
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  readBodies(app)
  guard(app, security, origins, limits, metrics, log)
  await document(app, VERSION)
  operate(app, { config, metrics, isDraining, ...(online && { online }) })
  app.addHook('onRequest', async (_request, reply) => {
    // The next request of this connection comes by another, to another process.
    if (isDraining()) reply.header('connection', 'close')
  })
  finishRequests(app)
  if (online) {
    const deps: WebDeps = { config, origins, limits, metrics, log, root: options.root, ...online }
    mountAuth(app, online.accounts)
    accountRoutes(app, deps)
    holidayRoutes(app, deps)
    for (const routes of options.routes ?? []) await routes(app, deps)
  }
  await servePage(app, options.root)
  return app
}
