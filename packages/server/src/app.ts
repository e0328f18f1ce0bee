// The HTTP side of the server: what holds for every request (headers, limits, origin, errors, log), and the parts that
// answer: accounts, documentation, figures, the page.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { trouble } from '@tabularium/protocol'
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type RawReplyDefaultExpression,
  type RawRequestDefaultExpression,
  type RawServerDefault,
} from 'fastify'
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
import type { Config } from './config.ts'
import type { Database } from './database/open.ts'
import { cacheFor, isPage, SECURITY } from './headers.ts'
import { ADDRESS, addressKey, createLimits, type Limits, SESSION } from './limits.ts'
import { createMetrics, type Metrics, mayMeasure } from './metrics.ts'
import { document } from './openapi.ts'
import type { Origins } from './origins.ts'
import { hashOf } from './tables/names.ts'
import { TroubleError, troubled } from './tables/trouble.ts'

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>

/** What routes are handed. */
export interface WebDeps {
  readonly config: Config
  readonly database: Pick<Database, 'db' | 'kind'>
  readonly accounts: Accounts
  readonly origins: Origins
  readonly limits: Limits
  readonly metrics: Metrics
  readonly log: Logger
  /** The built page. */
  readonly root: string
}

/** A part of the API: adds its routes (and hooks: `preClose` for what must end before the server does). */
export type Routes = (app: App, deps: WebDeps) => void | Promise<void>

export interface AppOptions {
  /** The built page. */
  readonly root: string
  readonly origins: Origins
  readonly config: Config
  readonly log?: Logger
  readonly metrics?: Metrics
  readonly limits?: Limits
  /** Without them the page alone is served: games against bots need no server. */
  readonly online?: { readonly database: Pick<Database, 'db' | 'kind'>; readonly accounts: Accounts }
  readonly routes?: readonly Routes[]
}

export const VERSION: string = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8'))).version

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
const pathOf = (request: FastifyRequest): string => request.url.split('?')[0]

/** Fastify's own complaints in our words. */
const COMPLAINTS: Readonly<Record<string, readonly [number, string, string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'too-large', `A request may have ${LARGEST_BODY / 1024} kB at most.`],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'bad-request', 'Only application/json is understood.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'bad-request', 'The body is not as long as it says.'],
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
      return new TroubleError(statusCode, { code: 'bad-request', message: 'The request cannot be understood.' })
    }
  }
  return troubled('failed')
}

function send(error: unknown, request: FastifyRequest, reply: FastifyReply, log: Logger) {
  const { status, trouble: shown } = told(error)
  if (status >= 500) log.error({ err: error, id: request.id, route: request.routeOptions.url }, 'a request failed')
  return reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(shown))
}

/** What holds for every request, whoever answers it. */
function guard(app: App, origins: Origins, limits: Limits, metrics: Metrics, log: Logger): void {
  const safe = origins.url.startsWith('https:')
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY)
    if (safe) reply.header('strict-transport-security', 'max-age=15552000')
    const reason = origins.forged(request.method, request.headers)
    if (reason) throw new TroubleError(403, { code: 'foreign-origin', message: reason })
    if (!request.url.startsWith('/api')) return
    reply.header('cache-control', 'no-store')
    const { cookie, authorization } = request.headers
    const session = authorization ?? /session_token=([^;]+)/.exec(cookie ?? '')?.[1]
    const wait = Math.max(
      limits.take(`address ${addressKey(request.ip)}`, ADDRESS),
      session ? limits.take(`session ${hashOf(session)}`, SESSION) : 0,
    )
    if (wait > 0) {
      reply.header('retry-after', wait)
      throw troubled('too-many')
    }
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

/** JSON alone, and an empty body where none is needed. */
function readBodies(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parse(request, String(body), done)
  })
}

function operate(
  app: App,
  { config, metrics, online }: Pick<AppOptions, 'config' | 'online'> & { metrics: Metrics },
): void {
  const health = z.object({ status: z.literal('ok'), version: z.string(), uptime: z.number(), database: z.string() })
  app.get(
    '/health',
    { schema: { tags: ['operation'], summary: 'Whether all is well', response: { 200: health, 503: trouble } } },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store')
      if (online && !(await isReachable(online.database))) {
        return reply.code(503).send({ code: 'no-database', message: 'The database does not answer.' })
      }
      const uptime = Math.round(process.uptime())
      return { status: 'ok' as const, version: VERSION, uptime, database: online?.database.kind ?? 'none' }
    },
  )
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!mayMeasure(request, config.metricsToken)) throw troubled('forbidden')
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}

async function isReachable(database: Pick<Database, 'db'>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>(done => {
    timer = setTimeout(() => done(false), 2_000)
  })
  const asked = sql`select 1`.execute(database.db).then(
    () => true,
    () => false,
  )
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}

async function servePage(app: App, root: string): Promise<void> {
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
    const path = pathOf(request)
    if (isApi(path)) throw new TroubleError(404, { code: 'not-found', message: 'There is nothing at this address.' })
    const reads = request.method === 'GET' || request.method === 'HEAD'
    if (reads && isPage(path)) return reply.sendFile('index.html')
    return reply.code(404).header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send('Not found\n')
  })
}

/** Whose word about the sender's address counts: nobody's, everybody's, the last so many, or those of these addresses. */
function believed(trust: Config['trustProxy']): boolean | string[] | ((address: string, hop: number) => boolean) {
  if (typeof trust === 'number') return (_address, hop) => hop < trust
  return typeof trust === 'boolean' ? trust : [...trust]
}

/** Builds it all; `listen` is the caller's. */
export async function createApp(options: AppOptions): Promise<App> {
  const { config, origins, online, log = createLog('silent') } = options
  const { metrics = createMetrics(), limits = createLimits(config.rateLimit) } = options
  const app: App = fastify({
    logger: false,
    bodyLimit: LARGEST_BODY,
    forceCloseConnections: true,
    requestTimeout: 30_000,
    trustProxy: believed(config.trustProxy),
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors(error, request, reply) {
      reply.headers(SECURITY)
      send(error, request, reply, log)
    },
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  readBodies(app)
  guard(app, origins, limits, metrics, log)
  await document(app, VERSION)
  operate(app, { config, metrics, ...(online && { online }) })
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
