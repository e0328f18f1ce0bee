// What tests of tables share: a whole server with tables on a free port, and people at sockets.

import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type Action,
  completeOptions,
  type Game,
  isProblem,
  openTable,
  type State,
  type View,
} from '@tabularium/kernel'
import { type Answers, applied, type News, type Question, type Sight, type TableCard } from '@tabularium/protocol'
import { type Logger, pino } from 'pino'
import { WebSocket } from 'ws'
import { createAccounts } from '../accounts/accounts.ts'
import { closeAfterFile } from '../cleanup.testing.ts'
import { readConfig } from '../config.ts'
import { freshFolder, freshPglite, openForTest } from '../database/database.testing.ts'
import type { Database } from '../database/database.ts'
import type { ClockRule } from '../database/schema.ts'
import { newTableId } from '../ids.ts'
import { createServer } from '../index.ts'
import { createMetrics } from '../metrics.ts'
import { createGuest, type TestClient, type TestServer } from '../server.testing.ts'
import { createTables, type Tables, type TablesParts } from '../tables.ts'
import { deadlineOf, startClocks } from './clocks.ts'
import { bitsOf } from './log.ts'

export interface TestTables extends TestServer {
  readonly tables: Tables
}

/** A server with tables; closed at the end of the file. Bots answer at once. */
export async function startTables(
  env: Readonly<Record<string, string>> = {},
  more: Partial<Pick<TablesParts, 'botDelays' | 'now' | 'steady' | 'games' | 'awayMs' | 'tournaments'>> & {
    readonly database?: Database
    /** A built page; an empty one where none is given. */
    readonly root?: string
    readonly log?: Logger
  } = {},
): Promise<TestTables> {
  const { database: given, root = await emptyPage(), log = silent(), ...rest } = more
  const database = given ?? (await openForTest({ folder: await freshPglite() }))
  const config = readConfig({ PORT: '0', LOG_LEVEL: 'silent', RATE_LIMIT: 'off', ...env })
  const metrics = createMetrics()
  const accounts = await createAccounts({ database, config, ...(more.now && { now: more.now }) })
  const tables = await createTables({
    config,
    database,
    accounts,
    metrics,
    log,
    botDelays: { botMs: 0, orderMs: 0 },
    // Tests that move the clock on do not mean that the server was away.
    awayMs: Number.MAX_SAFE_INTEGER,
    // Nor that somebody has set it.
    ...(more.now && { steady: more.now }),
    ...rest,
  })
  const server = await createServer({ config, root, database, accounts, metrics, log, routes: [tables.routes] })
  let closing: Promise<void> | undefined
  const close = () => (closing ??= tables.stop().then(server.close))
  closeAfterFile(close)
  return { ...server, database, accounts, tables, close }
}

const silent = (): Logger => pino({ level: process.env.TEST_LOG ?? 'silent' })

async function emptyPage(): Promise<string> {
  const root = await freshFolder()
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Tabularium</title>')
  return root
}

export type Guest = Awaited<ReturnType<typeof createGuest>>
export const guests = async (server: Pick<TestServer, 'url'>, count: number): Promise<Guest[]> => {
  const made: Guest[] = []
  for (let i = 0; i < count; i++) made.push(await createGuest(server))
  return made
}

/** People with an account, who can play rated games. */
export async function members(
  server: Pick<TestServer, 'url' | 'database' | 'accounts'>,
  count: number,
): Promise<Guest[]> {
  const made = await guests(server, count)
  const ids = made.map(({ id }) => id)
  await server.database.db.updateTable('user').set({ isAnonymous: false }).where('id', 'in', ids).execute()
  for (const id of ids) server.accounts.forget(id)
  return made
}

type Verb = Question['to']
type QuestionArgs<V extends Verb> = Omit<Extract<Question, { readonly to: V }>, 'ask' | 'to'>

/** Somebody at a socket, who keeps what the page would keep. */
export interface SocketClient {
  readonly news: readonly News[]
  /** Every byte that came, as text. */
  readonly received: readonly string[]
  ask<V extends Verb & keyof Answers>(to: V, asked: QuestionArgs<V>): Promise<Answers[V]>
  /** Sends anything. */
  raw(text: string | Uint8Array): void
  sight(table: string): Sight | undefined
  card(table: string): TableCard | undefined
  /** Waits for news. */
  until<T>(found: (client: SocketClient) => T | undefined | false): Promise<T>
  close(): Promise<void>
  readonly closed: Promise<number>
}

export class TroubleReplyError extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(`${code}: ${message}`)
    this.code = code
  }
}

const WAIT_MS = 20_000

export async function connect(
  server: Pick<TestServer, 'url'>,
  from?: Pick<TestClient, 'cookie'>,
  headers: Record<string, string> = {},
): Promise<SocketClient> {
  const url = new URL('/api/socket', server.url.replace('http', 'ws'))
  const origin = server.url.replace(/\/$/, '')
  const socket = new WebSocket(url, { headers: { origin, ...(from && { cookie: from.cookie }), ...headers } })
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  const news: News[] = []
  const received: string[] = []
  const sights = new Map<string, Sight>()
  const cards = new Map<string, TableCard>()
  const hearers = new Set<() => void>()
  let asked = 0
  const closed = new Promise<number>(done => socket.once('close', done))
  const lost = () => {
    for (const { reject } of waiting.values()) reject(new TroubleReplyError('closed', 'the socket was closed'))
    waiting.clear()
    for (const hear of hearers) hear()
  }
  socket.once('close', lost)
  socket.on('message', data => {
    const text = String(data)
    received.push(text)
    const message = JSON.parse(text)
    if ('answer' in message) {
      const asker = waiting.get(message.answer)
      waiting.delete(message.answer)
      if (message.value?.table) {
        cards.set(message.value.table.id, message.value.table)
        if (message.value.sight) sights.set(message.value.table.id, message.value.sight)
      }
      if (message.trouble) asker?.reject(new TroubleReplyError(message.trouble.code, message.trouble.message))
      else asker?.resolve(message.value)
    } else {
      news.push(message)
      hear(message)
    }
    for (const listener of [...hearers]) listener()
  })
  const hear = (message: News): void => {
    if (message.news === 'sight') sights.set(message.table, message.sight)
    else if (message.news === 'table') cards.set(message.table.id, message.table)
    else if (message.news === 'update') {
      const before = sights.get(message.table)
      const { update } = message
      if (before?.version !== update.version - 1)
        throw new Error(`an update to ${update.version} after ${before?.version}`)
      const { view: delta, keep, events, sameQuestion: _same, standIns = [], ...rest } = update
      const view = delta === undefined ? before.view : (applied(before.view, delta) as Sight['view'])
      const told = [...before.events.slice(0, keep - before.from), ...events]
      const { result: _, standIns: stood = [], ...known } = before
      const moves = [...stood.filter(({ move }) => move < keep), ...standIns]
      sights.set(message.table, {
        ...{ ...known, ...rest, view, events: told },
        ...(moves.length > 0 && { standIns: moves }),
      })
    }
  }
  await new Promise<void>((done, fail) => {
    socket.once('open', done)
    socket.once('unexpected-response', (_request, answer) =>
      fail(new TroubleReplyError(String(answer.statusCode), 'refused')),
    )
    socket.once('error', fail)
  })
  socket.on('error', () => undefined)
  const client: SocketClient = {
    news,
    received,
    ask: (to, rest) =>
      new Promise((resolve, reject) => {
        const ask = ++asked
        waiting.set(ask, { resolve: resolve as (value: unknown) => void, reject })
        socket.send(JSON.stringify({ ask, to, ...rest }))
      }),
    raw: text => socket.send(text),
    sight: table => sights.get(table),
    card: table => cards.get(table),
    until: found =>
      new Promise((resolve, reject) => {
        const look = () => {
          const value = found(client)
          if (value === undefined || value === false) return
          stop()
          resolve(value as Exclude<typeof value, false>)
        }
        const stop = () => {
          clearTimeout(timer)
          hearers.delete(look)
        }
        const timer = setTimeout(() => {
          stop()
          reject(new Error(`waited in vain; last: ${received.slice(-2).join('\n').slice(0, 600)}`))
        }, WAIT_MS)
        hearers.add(look)
        look()
      }),
    async close() {
      socket.close()
      await closed
    },
    closed,
  }
  return client
}

let keys = 0
export const newKey = (): string => `key-${process.pid}-${++keys}`

/** Two people at a table that has begun, each at a socket that watches it. */
export async function twoAtTable(server: TestServer, wish: object = {}) {
  const [ada, ben] = await members(server, 2)
  const opened = await ada.post<{ table: TableCard; invite: string }>('/api/tables', {
    game: 'wonders-duel',
    seats: ['me', 'open'],
    ...wish,
  })
  if (opened.status !== 200) throw new Error(opened.text)
  const { id } = opened.body.table
  const a = await connect(server, ada)
  await a.ask('watch', { table: id })
  const joined = await ben.post(`/api/invites/${opened.body.invite}`, {})
  if (joined.status !== 200) throw new Error(joined.text)
  const b = await connect(server, ben)
  await b.ask('watch', { table: id })
  await a.until(() => a.sight(id))
  return { id, ada, ben, a, b, clients: [a, b] as const }
}

/** Plays on at random until the game is over or so many moves are made; returns how many were. */
export async function playOn(
  id: string,
  clients: readonly SocketClient[],
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  let made = 0
  for (let pick = 1; made < most; pick = (pick * 48271) % 2147483647) {
    const asked = whoIsAsked(id, clients)
    if (!asked) break
    const { mover, sight } = asked
    const action = sight.legal[pick % sight.legal.length]
    const { version } = await mover.ask('act', { table: id, action, expect: sight.version, key: newKey() })
    made++
    for (const client of clients) await client.until(() => (client.sight(id)?.version ?? 0) >= version)
  }
  return made
}

/** The first of them who may move, and what they see. */
export function whoIsAsked(
  id: string,
  clients: readonly SocketClient[],
): { readonly mover: SocketClient; readonly sight: Sight } | undefined {
  const mover = clients.find(client => (client.sight(id)?.legal.length ?? 0) > 0)
  const sight = mover?.sight(id)
  return mover && sight && { mover, sight }
}

/** A table's log. */
export const entriesOf = ({ db }: Database, id: string) =>
  db.selectFrom('entry').selectAll().where('table_id', '=', id).orderBy('number').execute()

export const statusOf = async ({ db }: Database, id: string) =>
  (await db.selectFrom('game_table').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

/** Asks again and again until the answer is something. */
export async function eventually<T>(
  look: () => T | undefined | false | Promise<T | undefined | false>,
  what = 'something',
): Promise<T> {
  const until = Date.now() + WAIT_MS
  for (;;) {
    const found = await look()
    if (found !== undefined && found !== false) return found
    if (Date.now() > until) throw new Error(`waited for ${what} in vain`)
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}

export interface Begun {
  /** A guest, or a bot's spec. */
  readonly seats: readonly (Pick<Guest, 'id' | 'name'> | string)[]
  readonly seed?: string
  readonly options?: Readonly<Record<string, string>>
  readonly visibility?: 'open' | 'private'
  readonly clock?: ClockRule
  readonly rated?: boolean
  readonly started?: number
}

/** The same 256 bits for the same word. */
export const seedOf = (word: string): string => createHash('sha256').update(word).digest('hex')

/** A table that has begun, put straight into the database: any game, any seed. */
export async function begin<S extends State, V extends View, A extends Action>(
  { database }: Pick<TestServer, 'database'>,
  game: Game<S, V, A>,
  wish: Begun,
): Promise<string> {
  const { seats, seed = seedOf(game.id), options: chosen = {}, visibility = 'open', started = Date.now() } = wish
  const { clock = { kind: 'none' }, rated = false } = wish
  const options = completeOptions(game.options, chosen)
  if (isProblem(options)) throw new Error(options.problem)
  const names = seats.map(seat => (typeof seat === 'string' ? seat : seat.name))
  const table = openTable(game, { config: { seats: seats.length, options }, seats: names, seed })
  const id = newTableId()
  const waiting = table.waiting()
  const people = waiting.filter(seat => typeof seats[seat] !== 'string')
  const clocks = startClocks(clock, seats.length, started)
  const owner = seats.find(seat => typeof seat !== 'string')
  await database.db.transaction().execute(async trx => {
    await trx
      .insertInto('game_table')
      .values({
        ...{ id, game: game.id, rules: game.rules, options: JSON.stringify(options), status: 'playing', visibility },
        ...{ owner: typeof owner === 'object' ? owner.id : null, rated, clock: JSON.stringify(clock) },
        ...{ created: started, started, ended: null, touched: started, seed, commitment: table.commitment },
        ...{ setup: JSON.stringify(table.secretRecord().setup), log: 0, moves: 0, waiting: bitsOf(waiting) },
        ...{ clocks: clocks && JSON.stringify(clocks), deadline: deadlineOf(clocks, people) },
        ...{ aside: null, rematch: null },
      })
      .execute()
    await trx
      .insertInto('seat')
      .values(
        seats.map((seat, number) => ({
          ...{ table_id: id, seat: number, name: names[number], stand_in: null, resigned: false, orders: '[]' },
          ...{ user_id: typeof seat === 'string' ? null : seat.id, bot: typeof seat === 'string' ? seat : null },
        })),
      )
      .execute()
  })
  await database.notify('tables', id)
  return id
}

/** Everybody at a socket of their own that watches the table. */
export async function watchAll(
  server: Pick<TestServer, 'url'>,
  id: string,
  people: readonly (Guest | undefined)[],
): Promise<SocketClient[]> {
  const clients: SocketClient[] = []
  for (const person of people) {
    const client = await connect(server, person)
    await client.ask('watch', { table: id })
    clients.push(client)
  }
  return clients
}

/** A move of this one, chosen by `choose` or the first; answers when everybody has seen it. */
export async function moveBy(
  mover: SocketClient,
  id: string,
  clients: readonly SocketClient[],
  choose: (legal: readonly string[]) => string = legal => legal[0],
): Promise<string> {
  const sight = mover.sight(id)
  if (!sight) throw new Error('whoever moves does not watch')
  const action = choose(sight.legal)
  const { version } = await mover.ask('act', { table: id, action, expect: sight.version, key: newKey() })
  for (const client of clients) await client.until(() => (client.sight(id)?.version ?? 0) >= version)
  return action
}

/** One move of whoever is asked, chosen by `choose` or the first; answers when everybody has seen it. */
export async function moveOnce(
  id: string,
  clients: readonly SocketClient[],
  choose?: (legal: readonly string[]) => string,
): Promise<SocketClient> {
  const asked = whoIsAsked(id, clients)
  if (!asked) throw new Error('nobody is asked')
  const { mover } = asked
  await moveBy(mover, id, clients, choose)
  return mover
}

/** The trouble's code that a question ends with; undefined: none. */
export const codeOf = (asked: Promise<unknown>): Promise<string | undefined> =>
  asked.then(
    () => undefined,
    error => (error instanceof TroubleReplyError ? error.code : String(error)),
  )

/** The same person at another process: the same cookie, another address. */
export async function ask<T = unknown>(
  server: Pick<TestServer, 'url'>,
  who: Pick<TestClient, 'cookie'> | undefined,
  path: string,
  body?: unknown,
  method = body === undefined ? 'GET' : 'POST',
): Promise<{ readonly status: number; readonly text: string; readonly body: T }> {
  const answer = await fetch(new URL(path, server.url), {
    method,
    headers: {
      origin: server.url.replace(/\/$/, ''),
      ...(who && { cookie: who.cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  const json = answer.headers.get('content-type')?.includes('json')
  return { status: answer.status, text, body: (json ? JSON.parse(text) : undefined) as T }
}

export interface Doomed {
  readonly url: string
  /** As a power cut would. */
  kill(): Promise<void>
}

/** A server in a process of its own, on a PGlite folder or a PostgreSQL. */
export async function startDoomed(where: {
  readonly folder?: string
  readonly url?: string
  readonly nats?: string | undefined
  /** When it kills itself: `before:5`, `after:5` the fifth entry is stored. */
  readonly die?: string
}): Promise<Doomed> {
  const root = await freshFolder()
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Tabularium</title>')
  const fixture = fileURLToPath(new URL('./process.fixture.ts', import.meta.url))
  const args = [fixture, root, where.folder ?? '', ...(where.url ? [where.url] : [])]
  const env = { ...process.env, DIE: where.die ?? '', NATS_URL: where.nats ?? '' }
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], env })
  let trouble = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    trouble += text
  })
  const ended = new Promise<void>(done => child.once('close', () => done()))
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  closeAfterFile(kill)
  const url = await new Promise<string>((done, fail) => {
    child.stdout.setEncoding('utf8').once('data', (text: string) => done(text.trim()))
    void ended.then(() => fail(new Error(`the server did not start: ${trouble}`)))
  })
  return { url, kill }
}
