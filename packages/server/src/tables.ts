// The tables of this server, put together: rooms, people, routes, socket.

import type { IncomingMessage } from 'node:http'
import type { Logger } from 'pino'
import type { Accounts } from './accounts/accounts.ts'
import { addressBehind } from './client-address.ts'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import { createBots } from './engine/bots.ts'
import { createEngine } from './engine/engine.ts'
import { createCompetitionKeeper } from './leagues/competition-keeper.ts'
import { leaveLeagues } from './leagues/league-entries.ts'
import { leagueRoutes } from './leagues/league-routes.ts'
import { createLimits } from './limits.ts'
import type { Metrics } from './metrics.ts'
import type { Mailer } from './notices/mail.ts'
import { createNotices, type Notices } from './notices/notices.ts'
import { noticeRoutes } from './notices/routes.ts'
import { clubHookRoutes } from './people/club-hook-routes.ts'
import { clubRoutes } from './people/club-routes.ts'
import { contactRoutes } from './people/contact-routes.ts'
import { PERSONAL } from './people/personal-news.ts'
import { MODERATION, peopleRoutes } from './people/routes.ts'
import type { Routes } from './routes.ts'
import { seasonRoutes } from './seasons/season-routes.ts'
import { sharingRoutes } from './sharing/routes.ts'
import { createSockets, type Sockets } from './socket.ts'
import { answerForAbsent } from './tables/automation.ts'
import type { BotDelays } from './tables/bot-delay.ts'
import { createThinking } from './tables/bot-delay.ts'
import { isAnyShown } from './tables/chance-shares.ts'
import type { TableContext } from './tables/context.ts'
import { createEvents, type TableEvents } from './tables/events.ts'
import { logged } from './tables/failures.ts'
import { createGuestAddresses } from './tables/guest-addresses.ts'
import { createHandover } from './tables/handover.ts'
import { createHeartbeat } from './tables/heartbeat.ts'
import { linkPreviewRoutes } from './tables/link-preview-routes.ts'
import { drop, leave } from './tables/lobby.ts'
import { createLobbyLists } from './tables/lobby-list.ts'
import { LOBBY } from './tables/lobby-news.ts'
import { seatsIn } from './tables/log.ts'
import { createOnlineStatus, type OnlineStatus } from './tables/online-status.ts'
import { createPlans } from './tables/plans.ts'
import { endWithoutPeople, resign } from './tables/play.ts'
import { createPresence } from './tables/presence.ts'
import { liveOf, seatOf } from './tables/room.ts'
import { reload } from './tables/room-io.ts'
import { createRoomRegistry, finishLate, type RoomRegistry } from './tables/room-registry.ts'
import { tableRoutes } from './tables/routes.ts'
import { seekerGone } from './tables/seeks.ts'
import { createShowcase } from './tables/showcase.ts'
import { CALLED, commitAnew, drawAnew, startIfReady } from './tables/start.ts'
import { createTableMetrics } from './tables/table-metrics.ts'
import { createDirector, type Director, type DirectorOptions } from './tournaments/director.ts'
import { withdrawEverywhere } from './tournaments/entries.ts'
import { tournamentRoutes } from './tournaments/routes.ts'
import { TroubleError } from './trouble.ts'

export interface TablesParts {
  readonly config: Config
  readonly database: Database
  readonly accounts: Accounts
  readonly metrics: Metrics
  readonly log: Logger
  readonly mailer?: Mailer | undefined
  readonly botDelays?: BotDelays
  readonly now?: () => number
  /** A clock that nobody sets, for tests; the machine's own otherwise. */
  readonly steady?: () => number
  /** After so long without a sign of life from any process, the server was away. */
  readonly awayMs?: number
  /** Addresses of modules with further games, for tests. */
  readonly games?: readonly string[]
  /** For tests. */
  readonly tournaments?: DirectorOptions
}

export interface Tables {
  readonly context: TableContext
  readonly routes: Routes
  readonly rooms: RoomRegistry
  readonly notices: Notices
  readonly director: Director
  isOnline(person: string): boolean
  /** Hands every duty to the other processes and sends the sockets to them; what is asked over HTTP is still done. */
  handOver(): Promise<void>
  stop(): Promise<void>
}

const AWAY_MS = 3_000
/** So often those are looked for whose mail of the day is due. */
const DIGEST_BEAT_MS = 600_000
const DEFAULT_DELAYS: BotDelays = { botMs: 800, orderMs: 800 }

export async function createTables(parts: TablesParts): Promise<Tables> {
  const { config, database, accounts, metrics, log, now = Date.now } = parts
  const { botDelays = DEFAULT_DELAYS, games = [], awayMs = AWAY_MS } = parts
  // Before anybody's time is looked at.
  const heartbeat = await createHeartbeat(database, { now, log, awayMs, ...(parts.steady && { steady: parts.steady }) })
  const onlineStatus: OnlineStatus = createOnlineStatus({ database, now, log, people: () => presence.people })
  const presence = createPresence(database, {
    connected: onlineStatus.connected,
    disconnected(person) {
      onlineStatus.disconnected(person)
      void seekerGone(context, person).catch(logged(context, 'somebody who is gone still seeks', { person }))
    },
  })
  const engine = createEngine({ workers: config.engineWorkers, limitMs: config.engineLimitMs, games })
  const bots = createBots({ workers: config.botWorkers, limitMs: config.botLimitMs, games })
  const notices = createNotices({
    database,
    config,
    now,
    isOnline: presence.isOnline,
    isOnlineElsewhere: onlineStatus.isConnected,
    base: () => accounts.origins.url,
    mailer: parts.mailer,
    log: message => log.warn({ part: 'notices' }, message),
  })
  // Every process looks; whose mail is due is written to by one.
  const digests = setInterval(() => {
    void notices.digest().catch(error => log.warn({ err: error }, 'the mails of the day could not be sent'))
  }, DIGEST_BEAT_MS).unref()
  const tableMetrics = createTableMetrics(metrics.registry)

  const events = createEvents<TableEvents>()
  const plans = await createPlans(database, table => {
    void events.emit('planned', { table })
  })
  const context: TableContext = {
    config,
    database,
    accounts,
    engine,
    bots,
    notices,
    metrics: tableMetrics,
    log,
    botDelays,
    thinking: createThinking({ limitMs: config.botLimitMs }),
    limits: createLimits(config.rateLimit, now),
    heartbeat,
    handover: createHandover(database, log),
    onlineStatus,
    guestAddresses: createGuestAddresses(),
    plans,
    now,
    events,
  }

  /** Those who are asked now and were not before: away from the table, they are called. */
  const callAbsent = ({ room, before }: TableEvents['turnChanged']): void => {
    if (room.row.status !== 'playing') return
    for (const seat of seatsIn(room.row.waiting & ~before)) {
      const { user_id: person, stand_in } = room.seats[seat] ?? {}
      if (!person || stand_in) continue
      if (liveOf(room).online.includes(seat)) continue
      const { id: table, game } = room.row
      notices.yourMove({ person, table, game, url: `/table/${table}` })
    }
  }

  await commitAnew(database)
  const rooms = await createRoomRegistry(context, presence)
  const director = createDirector(context, rooms, { beside: createCompetitionKeeper(context), ...parts.tournaments })
  const showcase = createShowcase(context, rooms)
  const lobby = createLobbyLists(context, rooms)
  let sockets: Sockets | undefined

  events.on('turnChanged', ({ room, before }) => {
    presence.turnChanged(room, before, room.row.status === 'playing' ? room.row.waiting : 0)
  })
  events.on('turnChanged', ({ room }) => answerForAbsent(context, room))
  events.on('planned', ({ table }) => {
    const room = rooms.open(table)
    if (room) answerForAbsent(context, room)
  })
  events.on('turnChanged', callAbsent)
  events.on('turnChanged', ({ room: { row } }) => {
    if (row.tournament !== null && row.status === 'over') director.poke()
  })
  events.on('full', ({ table }) =>
    rooms.at(table, async room => {
      await reload(context, room)
      await startIfReady(context, room)
    }),
  )
  events.on('overByLog', ({ table }) => {
    const failed = logged(context, 'a game that is over could not be ended', { table })
    // Whoever emits it has the table's turn: it comes afterwards.
    setImmediate(() => rooms.at(table, room => finishLate(context, room)).catch(failed))
  })

  events.on('surplus', ({ table }) =>
    rooms
      .at(table, room => endWithoutPeople(context, room))
      .catch(logged(context, 'a game that everybody has left could not be ended', { table })),
  )

  tableMetrics.gauge('rooms', 'Tables open in this process', () => rooms.size)
  tableMetrics.gauge('tables_awake', 'Tables in the engine', () => engine.tables)
  tableMetrics.gauge('people_online', 'People connected to this process', () => presence.people.length)
  tableMetrics.gauge('sockets', 'Sockets of this process', () => sockets?.size ?? 0)
  tableMetrics.gauge('bots_waiting', 'Questions that wait for a bot', () => bots.waiting)

  /** Nothing can be stored there now: whoever is gone has left when it goes on. */
  const unlessAside = (error: unknown): void => {
    if (!(error instanceof TroubleError && error.trouble.code === 'aside')) throw error
  }

  accounts.onLeave({
    async leaving(person) {
      await withdrawEverywhere(context, person)
      await leaveLeagues(context, person)
      for (const id of await tablesOf(database, person)) {
        await rooms
          .at(id, async room => {
            const seat = seatOf(room, person)?.seat
            // Once shares are shown nobody gets up any more: all is drawn anew then.
            if (room.row.status === 'open' && isAnyShown(room.seats)) await drawAnew(context, room, 'gone')
            if (room.row.status === 'open' && room.row.tournament === null) {
              if (seat === undefined) await drop(context, room, person)
              else await leave(context, room, person)
            }
            if (room.row.status === 'playing' && seat !== undefined && !room.seats[seat].resigned) {
              await resign(context, room, person, 'left')
            }
          })
          .catch(unlessAside)
      }
    },
    async moved(_from, to) {
      for (const id of await tablesOf(database, to)) await database.notify('tables', id)
      await presence.refresh(to)
    },
  })

  const stopListening = accounts.onChange(person => {
    if (person !== undefined) rooms.personChanged(person)
  })

  /** What moderators decide is seen at the tables at once. */
  const unlisten = await database.listen(MODERATION, payload => {
    if (payload === '') return
    const moderated = JSON.parse(payload)
    const failed = logged(context, 'what a moderator decided was not told at the tables')
    if (moderated.kind === 'chat-hidden') sockets?.hide(moderated.table, moderated.chat).catch(failed)
    if (moderated.kind === 'person' && moderated.decision === 'rename') {
      tablesOf(database, moderated.person)
        .then(ids => Promise.all(ids.map(id => database.notify('tables', id))))
        .catch(failed)
    }
  })

  const uncall = await database.listen(CALLED, payload => {
    if (payload === '') return
    const { people, ...call } = JSON.parse(payload)
    presence.call(people, { news: 'called', ...call })
  })

  events.on('lobbyChanged', lobby.changed)
  // Of other processes.
  const unlobby = await database.listen(LOBBY, lobby.changed)

  const unhear = await database.listen(PERSONAL, payload => {
    if (payload === '') return
    const { person, news } = JSON.parse(payload)
    presence.tell(person, news)
  })

  const unheed = await context.handover.listen(() => director.poke())

  let leaving: Promise<void> | undefined
  const handOver = async (): Promise<void> => {
    await rooms.handOver()
    await director.stop()
    await showcase.stop()
    await context.handover.tell()
    await sockets?.stop()
  }

  let stopping: Promise<void> | undefined
  const stop = async (): Promise<void> => {
    clearInterval(digests)
    await (leaving ??= handOver())
    await unheed()
    await unlisten()
    await uncall()
    await unhear()
    await unlobby()
    stopListening()
    await rooms.stop()
    // Bots that are asked by the last moves that came in.
    await context.handover.tell()
    await plans.stop()
    await onlineStatus.stop()
    await heartbeat.stop()
    await notices.close()
    await Promise.all([engine.stop(), bots.stop()])
  }

  return {
    context,
    rooms,
    notices,
    director,
    isOnline: presence.isOnline,
    async routes(app, { root, limits }) {
      tableRoutes(app, context, rooms, lobby)
      linkPreviewRoutes(app, context, rooms, root)
      sharingRoutes(app, context, rooms, root)
      peopleRoutes(app, { database, accounts, notices, limits: context.limits, now })
      tournamentRoutes(app, context, rooms, director)
      seasonRoutes(app, context)
      leagueRoutes(app, context, director)
      contactRoutes(app, context, rooms)
      clubRoutes(app, context)
      clubHookRoutes(app, context)
      noticeRoutes(app, { accounts, notices })
      const addressOf = (request: IncomingMessage): string => addressBehind(request, config.trustProxy)
      sockets = await createSockets({ server: app.server, context, rooms, presence, showcase, limits, addressOf })
    },
    handOver: () => (leaving ??= handOver()),
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
