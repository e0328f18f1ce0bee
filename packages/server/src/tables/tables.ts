// The tables of this server, put together: rooms, people, routes, socket.

import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'
import type { Logger } from 'pino'
import type { Accounts } from '../accounts/accounts.ts'
import type { Routes } from '../app.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/open.ts'
import { createBots } from '../engine/bots.ts'
import { createEngine } from '../engine/engine.ts'
import { createLimits } from '../limits.ts'
import type { Metrics } from '../metrics.ts'
import type { Mailer } from '../notices/mail.ts'
import { createNotices, type Notices } from '../notices/notices.ts'
import { noticeRoutes } from '../notices/routes.ts'
import { MODERATION, peopleRoutes } from '../people/routes.ts'
import { createSockets, type Sockets } from '../socket.ts'
import { drive } from './driver.ts'
import { logged } from './failures.ts'
import { createFigures } from './figures.ts'
import type { House, Paces } from './house.ts'
import { createHub } from './hub.ts'
import { drop, leave } from './lobby.ts'
import { seatsIn } from './log.ts'
import { createThinking } from './pace.ts'
import { resign } from './play.ts'
import { createPresence, type Presence } from './presence.ts'
import { createPulse } from './pulse.ts'
import { type Room, reload, seatOf } from './room.ts'
import { createRooms, finishLate, type Rooms } from './rooms.ts'
import { tableRoutes } from './routes.ts'
import { shareRoutes } from './share-routes.ts'
import { isAnyShown } from './shares.ts'
import { CALLED, commitAnew, start, startIfReady } from './start.ts'

export interface TablesParts {
  readonly config: Config
  readonly database: Database
  readonly accounts: Accounts
  readonly metrics: Metrics
  readonly log: Logger
  readonly mailer?: Mailer | undefined
  readonly paces?: Paces
  readonly now?: () => number
  /** After so long without a sign of life from any process, the server was away. */
  readonly awayMs?: number
  /** Addresses of modules with further games, for tests. */
  readonly games?: readonly string[]
}

export interface Tables {
  readonly house: House
  readonly routes: Routes
  readonly rooms: Rooms
  readonly notices: Notices
  isOnline(person: string): boolean
  stop(): Promise<void>
}

const AWAY_MS = 3_000
const PACES: Paces = { botMs: 800, orderMs: 800 }

export async function createTables(parts: TablesParts): Promise<Tables> {
  const { config, database, accounts, metrics, log, now = Date.now } = parts
  const { paces = PACES, games = [], awayMs = AWAY_MS } = parts
  // Before anybody's time is looked at.
  const pulse = await createPulse(database, { now, log, awayMs })
  const presence: Presence = createPresence({ database, now, log, people: () => hub.people })
  const hub = createHub(database, presence)
  const engine = createEngine({ workers: config.engineWorkers, limitMs: config.engineLimitMs, games })
  const bots = createBots({ workers: config.botWorkers, limitMs: config.botLimitMs, games })
  const notices = createNotices({
    database,
    config,
    now,
    isOnline: hub.isOnline,
    base: () => accounts.origins.url,
    mailer: parts.mailer,
    log: message => log.warn({ part: 'notices' }, message),
  })
  const figures = createFigures(metrics.registry)

  const house: House = {
    config,
    database,
    accounts,
    engine,
    bots,
    notices,
    metrics: figures,
    log,
    paces,
    thinking: createThinking(paces),
    limits: createLimits(config.rateLimit, now),
    pulse,
    presence,
    now,
    unfinished: id => {
      const failed = logged(house, 'a game that is over could not be ended', { table: id })
      setImmediate(() => rooms.at(id, room => finishLate(house, room)).catch(failed))
    },
    async begin(id) {
      await rooms.at(id, async room => {
        await reload(house, room)
        await startIfReady(house, room)
      })
    },
    turned(room, before) {
      hub.turned(room, before, room.row.status === 'playing' ? room.row.waiting : 0)
      drive(house, room)
      tellTurn(room, before)
    },
  }

  /** Those who are asked now and were not before: away from the table, they are called. */
  const tellTurn = (room: Room, before: number): void => {
    if (room.row.status !== 'playing') return
    for (const seat of seatsIn(room.row.waiting & ~before)) {
      const { user_id: person, stand_in } = room.seats[seat] ?? {}
      if (!person || stand_in) continue
      if ([...room.watchers].some(watcher => watcher.viewer === seat)) continue
      const { id: table, game } = room.row
      notices.yourMove({ person, table, game, url: `/table/${table}` })
    }
  }

  await commitAnew(database)
  const rooms = await createRooms(house, hub)
  let sockets: Sockets | undefined
  figures.gauge('rooms', 'Tables open in this process', () => rooms.size)
  figures.gauge('tables_awake', 'Tables in the engine', () => engine.tables)
  figures.gauge('people_online', 'People connected to this process', () => hub.people.length)
  figures.gauge('sockets', 'Sockets of this process', () => sockets?.size ?? 0)
  figures.gauge('bots_waiting', 'Questions that wait for a bot', () => bots.waiting)

  accounts.attend({
    async leaving(person) {
      for (const id of await tablesOf(database, person)) {
        await rooms.at(id, async room => {
          const seat = seatOf(room, person)?.seat
          // Once shares are shown nobody gets up any more: the game begins, and a bot plays on.
          if (room.row.status === 'open' && isAnyShown(room.seats)) await start(house, room)
          if (room.row.status === 'open') {
            if (seat === undefined) await drop(house, room, person)
            else await leave(house, room, person)
          }
          if (room.row.status === 'playing' && seat !== undefined && !room.seats[seat].resigned) {
            await resign(house, room, person, 'left')
          }
        })
      }
    },
    async moved(_from, to) {
      for (const id of await tablesOf(database, to)) await database.say('tables', id)
      await hub.refresh(to)
    },
  })

  const unheed = accounts.heed(person => {
    if (person !== undefined) rooms.about(person)
  })

  /** What moderators decide is seen at the tables at once. */
  const unlisten = await database.listen(MODERATION, payload => {
    if (payload === '') return
    const moderated = JSON.parse(payload)
    const failed = logged(house, 'what a moderator decided was not told at the tables')
    if (moderated.kind === 'chat-hidden') sockets?.hide(moderated.table, moderated.chat).catch(failed)
    if (moderated.kind === 'person' && moderated.decision === 'rename') {
      tablesOf(database, moderated.person)
        .then(ids => Promise.all(ids.map(id => database.say('tables', id))))
        .catch(failed)
    }
  })

  const uncall = await database.listen(CALLED, payload => {
    if (payload === '') return
    const { people, ...call } = JSON.parse(payload)
    hub.call(people, { news: 'called', ...call })
  })

  let stopping: Promise<void> | undefined
  const stop = async (): Promise<void> => {
    await unlisten()
    await uncall()
    unheed()
    await sockets?.stop()
    await rooms.stop()
    await presence.stop()
    await pulse.stop()
    await notices.close()
    await Promise.all([engine.stop(), bots.stop()])
  }

  return {
    house,
    rooms,
    notices,
    isOnline: hub.isOnline,
    async routes(app, { root, limits }) {
      tableRoutes(app, house, rooms)
      shareRoutes(app, house, rooms, root)
      peopleRoutes(app, { database, accounts, notices, limits: house.limits, isOnline: hub.isOnline, now })
      noticeRoutes(app, { accounts, notices })
      const addressOf = (request: IncomingMessage): string => addressBehind(request, config.trustProxy)
      sockets = await createSockets({ server: app.server, house, rooms, hub, limits, addressOf })
    },
    stop: () => (stopping ??= stop()),
  }
}

const tablesOf = async ({ db }: Database, person: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('seat')
    .innerJoin('game_table', 'game_table.id', 'seat.table_id')
    .select('game_table.id')
    .distinct()
    .where(({ or, and, eb }) =>
      or([
        and([eb('seat.user_id', '=', person), eb('game_table.status', 'in', ['open', 'playing'])]),
        and([eb('game_table.owner', '=', person), eb('game_table.status', '=', 'open')]),
      ]),
    )
    .execute()
  return rows.map(({ id }) => id)
}

/** The sender's address: the nearest one that is no trusted proxy. */
export function addressBehind(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  trust: Config['trustProxy'],
): string {
  const chain = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map(text => text.trim())
    .filter(Boolean)
  const proxies = new BlockList()
  for (const proxy of typeof trust === 'object' ? trust : []) {
    const [address, prefix] = proxy.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (prefix === undefined) proxies.addAddress(address, family)
    else proxies.addSubnet(address, Number(prefix), family)
  }
  const trusts = (address: string, hop: number): boolean => {
    if (typeof trust === 'boolean') return trust
    if (typeof trust === 'number') return hop < trust
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
    return isIP(plain) !== 0 && proxies.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
  }
  let address = request.socket.remoteAddress ?? ''
  for (let hop = 0; chain.length > 0 && trusts(address, hop); hop++) address = chain.pop() ?? address
  return address
}
