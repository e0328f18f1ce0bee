// The socket: reads what programs and pages send, and never more than the protocol knows; writes only what `outgoing.ts`
// makes. One socket serves all the tables of a window.

import type { Server as HttpServer, IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { LONGEST_MESSAGE, type Question, question } from '@tabularium/protocol'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Person } from './accounts/accounts.ts'
import { coalesced, eachOf } from './coalesced.ts'
import { ADDRESS, addressKey, bucket, type Limits, READS, type Rule } from './limits.ts'
import { deafTo, hiddenAt, hiddenLine, isFor, lastLines, lineById, linesFor, mayTalk, say } from './tables/chat.ts'
import { moveAs, whyNot } from './tables/commands.ts'
import type { TableContext } from './tables/context.ts'
import { DEALS } from './tables/deals.ts'
import { logged } from './tables/failures.ts'
import { LOBBY } from './tables/lobby-news.ts'
import { answerPast, answerTrouble, answerValue, answerWatched, encodeNews, type Outgoing } from './tables/outgoing.ts'
import { createPast } from './tables/past-positions.ts'
import { undo } from './tables/play.ts'
import type { OnlineConnection, Presence } from './tables/presence.ts'
import { isSeenBy, type Room, seatOf, viewerFor, type Watcher } from './tables/room.ts'
import { cardFor, recordOf, sawPerson, sightFor } from './tables/room-io.ts'
import type { RoomRegistry } from './tables/room-registry.ts'
import type { Showcase } from './tables/showcase.ts'
import { TroubleError, troubled, troubleOf } from './trouble.ts'

const MESSAGES: Rule = { burst: 60, perSecond: 15 }
const SOCKETS_PER_ADDRESS = 200
const SOCKETS_PER_PERSON = 20
const TABLES_PER_SOCKET = 50
/** How many people at a time are asked who they are, where that may have changed for all. */
const ASKED_AT_ONCE = 4
const BEAT_MS = 30_000
const LOBBY_MS = 250
/** A reader that does not read is let go. */
const MOST_UNREAD = 2_000_000
/** After so many messages that cannot be read, nobody listens any more. */
const MOST_NONSENSE = 20
/** So long a socket that the server closes waits for the answers to what came before. */
const LAST_ANSWERS_MS = 1_000
/** The page opens another socket, as whoever it is then. */
const SESSION_ENDED = 4001

interface Watching {
  readonly room: Room
  readonly watcher: Watcher
  /** It was told all lines of the chat up to this one, and these after it: between them some may have been missed. */
  line: number
  readonly told: Set<number>
}

interface Connection extends OnlineConnection {
  readonly socket: WebSocket
  who: Person | undefined
  /** What the socket was opened with: who it is can be asked again. */
  readonly headers: IncomingHttpHeaders
  readonly address: string
  readonly watching: Map<string, Watching>
  lobby: boolean
  alive: boolean
  nonsense: number
}

export interface Sockets {
  readonly size: number
  /** A line of the chat is to be seen no more. */
  hide(table: string, chat: number): Promise<void>
  stop(): Promise<void>
}

export interface SocketParts {
  readonly server: HttpServer
  readonly context: TableContext
  readonly rooms: RoomRegistry
  readonly presence: Presence
  readonly showcase: Pick<Showcase, 'enter' | 'leave'>
  readonly limits: Limits
  /** The sender's address, behind trusted proxies too. */
  addressOf(request: IncomingMessage): string
}

export async function createSockets({
  server,
  context,
  rooms,
  presence,
  showcase,
  limits,
  addressOf,
}: SocketParts): Promise<Sockets> {
  const { accounts, database, config } = context
  const past = createPast(context, rooms)
  const wss = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_MESSAGE,
    // Updates are small already; compression would cost memory for every socket.
    perMessageDeflate: false,
    clientTracking: false,
  })
  const connections = new Set<Connection>()
  const addresses = new Map<string, number>()
  let stopped = false
  /** What is being answered. */
  const answering = new Set<Promise<void>>()

  const refuse = (socket: Duplex, status: number, why: string): void => {
    socket.end(`HTTP/1.1 ${status} ${why}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  }

  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    socket.on('error', () => socket.destroy())
    const [path] = (request.url ?? '').split('?')
    if (path !== '/api/socket') return refuse(socket, 404, 'Not Found')
    // Behind a balancer another process takes it.
    if (stopped) return refuse(socket, 503, 'Service Unavailable')
    // A page of another site must not play with this person's cookie.
    if (accounts.origins.forged('POST', request.headers) !== undefined) return refuse(socket, 403, 'Forbidden')
    const address = addressKey(addressOf(request))
    const open = addresses.get(address) ?? 0
    // Opening and closing costs as much as any other request.
    if (limits.take(`address ${address}`, ADDRESS) > 0) return refuse(socket, 429, 'Too Many Requests')
    if (config.rateLimit && open >= SOCKETS_PER_ADDRESS) return refuse(socket, 429, 'Too Many Requests')
    // Counted before anything is waited for: many may come at once.
    addresses.set(address, open + 1)
    socket.once('close', () => {
      const left = (addresses.get(address) ?? 1) - 1
      if (left > 0) addresses.set(address, left)
      else addresses.delete(address)
    })
    const person = await accounts.who(request.headers)
    if (person && config.rateLimit) {
      const own = [...connections].filter(({ who }) => who?.id === person.id).length
      if (own >= SOCKETS_PER_PERSON) return refuse(socket, 429, 'Too Many Requests')
    }
    if (socket.destroyed) return
    if (stopped) return refuse(socket, 503, 'Service Unavailable')
    wss.handleUpgrade(request, socket, head, ws => connect(ws, person, request.headers, address))
  }

  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    upgrade(request, socket, head).catch(error => {
      context.log.warn({ why: String(error) }, 'a socket could not be opened')
      refuse(socket, 500, 'Internal Server Error')
    })
  }
  server.on('upgrade', onUpgrade)

  const connect = (
    socket: WebSocket,
    person: Person | undefined,
    headers: IncomingHttpHeaders,
    address: string,
  ): void => {
    const messages = bucket(MESSAGES, context.now)
    const connection: Connection = {
      socket,
      who: person,
      headers,
      address,
      person: person?.id ?? '',
      watching: new Map(),
      lobby: false,
      alive: true,
      nonsense: 0,
      watches: table => connection.watching.has(table),
      send: text => write(socket, text),
    }
    connections.add(connection)
    socket.on('pong', () => {
      connection.alive = true
    })
    socket.on('error', () => socket.terminate())
    socket.on('message', (data, binary) => {
      // Being closed: whoever goes on talking is not heard.
      if (socket.readyState !== socket.OPEN || stopped) return
      connection.alive = true
      if (config.rateLimit && !messages.take()) {
        context.metrics.refused.inc()
        return nonsense(connection, 'too-many')
      }
      const asked = binary ? undefined : parse(String(data))
      if (!asked) {
        context.metrics.refused.inc()
        return nonsense(connection, 'bad-message')
      }
      const answered = answer(connection, asked).catch(error => {
        if (!(error instanceof TroubleError)) {
          context.log.error({ to: asked.to, why: error instanceof Error ? error.message : '' }, 'a message failed')
        }
        connection.send(answerTrouble(asked.ask, troubleOf(error)))
      })
      answering.add(answered)
      void answered.then(() => answering.delete(answered))
    })
    socket.once('close', () => {
      connections.delete(connection)
      for (const { room, watcher } of connection.watching.values()) rooms.leave(room, watcher)
      showcase.leave(connection.send)
      if (person) presence.leave(connection)
    })
    if (!person) return
    context.guestAddresses.note(person, address)
    presence.enter(connection).catch(logged(context, 'somebody was not told whose move it is'))
  }

  const nonsense = (connection: Connection, code: 'too-many' | 'bad-message'): void => {
    const { trouble } = troubled(code)
    connection.send(encodeNews({ news: 'trouble', trouble }))
    if (++connection.nonsense >= MOST_NONSENSE) connection.socket.close(1008, code)
  }

  /** The same table watched twice is watched once. */
  const watch = async (connection: Connection, ask: number, id: string): Promise<Outgoing> => {
    const { who } = connection
    if (!connection.watching.has(id) && connection.watching.size >= TABLES_PER_SOCKET) throw troubled('too-many')
    await mustSee(who, id)
    return await rooms.at(id, async room => {
      const before = connection.watching.get(id)
      if (before && before.room !== room) rooms.leave(before.room, before.watcher)
      const watcher = before?.room === room ? before.watcher : newWatcher(connection, room)
      const sight = await sightFor(context, room, watcher).catch(unlessAside)
      const chat = await linesFor(context, room, who?.id)
      const record = await recordOf(context, room).catch(unlessAside)
      if (before?.room !== room) {
        if (connection.watching.size >= TABLES_PER_SOCKET) throw troubled('too-many')
        // Gone while it was being looked up.
        if (connection.socket.readyState !== connection.socket.OPEN) throw troubled('failed')
        connection.watching.set(id, { room, watcher, line: chat.at(-1)?.id ?? 0, told: new Set() })
        rooms.enter(room, watcher)
      }
      return answerWatched(ask, cardFor(context, room, who?.id), sight, chat, record)
    })
  }

  /** A table set aside still has its card and its chat. */
  const unlessAside = (error: unknown): undefined => {
    if (!(error instanceof TroubleError && error.trouble.code === 'aside')) throw error
  }

  const newWatcher = (connection: Connection, room: Room): Watcher => ({
    person: connection.who,
    viewer: viewerFor(room, connection.who?.id),
    version: -1,
    send: connection.send,
    gone: () => connection.watching.delete(room.id),
  })

  const mustSee = async (person: Person | undefined, id: string): Promise<Room> => {
    const room = await rooms.find(id)
    if (!isSeenBy(room, person)) throw troubled('no-table')
    await sawPerson(context, room, seatOf(room, person?.id)?.seat)
    return room
  }

  const answer = async (connection: Connection, asked: Question): Promise<void> => {
    const { ask } = asked
    const { send, who } = connection
    if (asked.to === 'ping') return send(answerValue(ask, { now: context.now() }))
    if (asked.to === 'lobby') {
      connection.lobby = asked.on
      return send(answerValue(ask, true))
    }
    if (asked.to === 'showcase') {
      if (asked.on) showcase.enter(send)
      else showcase.leave(send)
      return send(answerValue(ask, true))
    }
    const { table } = asked
    const reads = asked.to === 'watch' || asked.to === 'at' || asked.to === 'why'
    if (reads && context.limits.take(`reads ${connection.address}`, READS) > 0) throw troubled('too-many')
    if (asked.to === 'watch') return send(await watch(connection, ask, table))
    if (asked.to === 'unwatch') {
      const found = connection.watching.get(table)
      connection.watching.delete(table)
      if (found) rooms.leave(found.room, found.watcher)
      return send(answerValue(ask, true))
    }
    const came = context.now()
    const room = await mustSee(who, table)
    if (asked.to === 'at') return send(answerPast(ask, await past.at(room, who?.id, asked.move)))
    if (!who) throw troubled('sign-in')
    switch (asked.to) {
      case 'act': {
        const { action, expect, key } = asked
        const version = await rooms.at(
          table,
          room => moveAs(context, room, who.id, action, { expect, key, came }),
          true,
        )
        return send(answerValue(ask, { version }))
      }
      case 'undo': {
        const { expect, key } = asked
        const version = await rooms.at(table, room => undo(context, room, who.id, { expect, key, came }), true)
        return send(answerValue(ask, { version }))
      }
      case 'why':
        return send(answerValue(ask, await rooms.at(table, room => whyNot(context, room, who.id, asked.action))))
      case 'chat': {
        const { room: where, text, only: to } = asked
        mayTalk(context, who.id)
        return send(answerValue(ask, { id: await say(context, room, who, { room: where, text, to }) }))
      }
    }
  }

  const tellLine = async (room: Room, id: number): Promise<void> => {
    const said = await lineById(context, id)
    if (!said) return
    const { line } = said
    const deaf = line.by === undefined ? new Set<string>() : await deafTo(context, line.by)
    const news = encodeNews({ news: 'chat', table: room.id, line })
    for (const { watching, who, send } of connections) {
      const watched = watching.get(room.id)
      if (!watched || !isFor(room, who?.id, said)) continue
      if (watched.told.has(id)) continue
      watched.told.add(id)
      if (!who || !deaf.has(who.id)) send(news)
    }
  }

  /** While this process was deaf others may have talked, and moderators hidden what they said. */
  const tellMissed = coalesced(
    async () => {
      const tables = [...new Set([...connections].flatMap(({ watching }) => [...watching.keys()]))]
      const last = await lastLines(context, tables)
      for (const { watching, who, send } of connections) {
        for (const watched of watching.values()) {
          const { room } = watched
          if ((last.get(room.id) ?? 0) <= watched.line) continue
          for (const line of await linesFor(context, room, who?.id, watched.line)) {
            watched.line = Math.max(watched.line, line.id)
            send(encodeNews({ news: 'chat', table: room.id, line }))
          }
        }
      }
      for (const { table_id, id } of await hiddenAt(context, tables)) await hide(table_id, id)
    },
    logged(context, 'messages missed meanwhile could not be read'),
  )

  /** Whoever could not read the line does not hear either that there was one. */
  const hide = async (table: string, chat: number): Promise<void> => {
    const room = rooms.open(table)
    const said = room && (await hiddenLine(context, chat))
    if (!said) return
    const news = encodeNews({ news: 'hidden', table, chat })
    for (const { watching, who, send } of connections) {
      if (watching.has(table) && isFor(room, who?.id, said)) send(news)
    }
  }

  /** Many tables can begin in a moment: whoever looks at the lobby hears of the first, and then of all others together. */
  let lobbyTold: ReturnType<typeof setTimeout> | undefined
  let isLobbyNew = false
  const tellLobby = (): void => {
    isLobbyNew = lobbyTold !== undefined
    if (lobbyTold) return
    const news = encodeNews({ news: 'lobby' })
    for (const { lobby, send } of connections) if (lobby) send(news)
    lobbyTold = setTimeout(() => {
      lobbyTold = undefined
      if (isLobbyNew) tellLobby()
    }, LOBBY_MS).unref()
  }

  const unlisten = await Promise.all([
    database.listen('chat', payload => {
      if (payload === '') return tellMissed()
      const [table, id] = payload.split(':')
      const room = rooms.open(table)
      if (!room || room.watchers.size === 0) return
      tellLine(room, Number(id)).catch(logged(context, 'a line of the chat was not told', { table }))
    }),
    database.listen(DEALS, table => {
      const room = rooms.open(table)
      if (!room) return
      // Players alone: onlookers do not hear that there is one.
      const news = encodeNews({ news: 'deals', table })
      for (const { watching, who, send } of connections) if (watching.has(table) && seatOf(room, who?.id)) send(news)
    }),
    database.listen(LOBBY, tellLobby),
  ])

  /** Whose name, rights or session changed: a socket whose session has ended is closed, and comes back as who it is now. */
  const unheed = accounts.onChange(id => {
    if (id === undefined) return everybodyAgain()
    for (const connection of connections) if (connection.who?.id === id) void again(connection)
  })

  /** A few at a time, so that whoever moves meanwhile need not wait. */
  const everybodyAgain = coalesced(
    () => eachOf([...connections], ASKED_AT_ONCE, again),
    logged(context, 'people could not be asked for again'),
  )

  const again = async (connection: Connection): Promise<void> => {
    const { who, headers } = connection
    if (!who) return
    // A database that does not answer signs nobody out.
    const now = await accounts.who(headers).catch(() => who)
    if (now?.id !== who.id) return connection.socket.close(SESSION_ENDED, 'the session has ended')
    connection.who = now
    // Out of a club, its tables are not to be seen any more.
    for (const { room, watcher } of connection.watching.values()) {
      if (isSeenBy(room, now)) continue
      connection.watching.delete(room.id)
      rooms.leave(room, watcher)
      connection.send(encodeNews({ news: 'gone', table: room.id, why: troubled('no-table').trouble }))
    }
  }

  const beat = setInterval(() => {
    for (const connection of connections) {
      if (!connection.alive) connection.socket.terminate()
      connection.alive = false
      connection.socket.ping()
    }
  }, BEAT_MS)
  beat.unref()

  return {
    get size() {
      return connections.size
    },
    hide,
    async stop() {
      stopped = true
      clearInterval(beat)
      clearTimeout(lobbyTold)
      unheed()
      // Answers come before the end; updates of other processes are told until then.
      await Promise.race([Promise.all(answering), new Promise(resolve => setTimeout(resolve, LAST_ANSWERS_MS).unref())])
      await Promise.all(unlisten.map(end => end()))
      for (const { socket } of connections) socket.close(1001, 'the server ends')
      await new Promise(resolve => setTimeout(resolve, connections.size > 0 ? 200 : 0))
      for (const { socket } of connections) socket.terminate()
    },
  }
}

/** The one way to a socket: it takes what `outgoing.ts` made and nothing else. */
function write(socket: WebSocket, text: Outgoing): void {
  if (socket.readyState !== socket.OPEN) return
  if (socket.bufferedAmount > MOST_UNREAD) return socket.terminate()
  socket.send(text)
}

function parse(text: string): Question | undefined {
  try {
    const read = question.safeParse(JSON.parse(text))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}
