// The WebSocket to the server: one per window, for all its tables. Questions are numbered and answers matched to them;
// news go to whoever listens. A lost connection is restored unnoticed: what is watched is watched again, and pending
// commands are sent again as they were; their idempotency key keeps the server from doing them twice.

import type { Answer, Answers, News, Question, Trouble, Watched } from '@tabularium/protocol'
import { onArrival } from './api.ts'

/** `connecting`: being opened. `offline`: the last try failed, the next one comes by itself. */
export type Connection = 'connected' | 'connecting' | 'offline'

export interface ConnectionStatus {
  readonly connection: Connection
  /** Since when it is not connected, by this device's clock; undefined: it is. */
  readonly downSince?: number
  /** The server's time less this device's, in milliseconds; undefined: nobody knows yet. */
  readonly ahead?: number
}

type SocketMethod = Question['to']
type Body<C extends SocketMethod> = C extends SocketMethod ? Omit<Extract<Question, { readonly to: C }>, 'ask'> : never

export type SocketReply<C extends SocketMethod> = { readonly value: Answers[C] } | { readonly trouble: Trouble }

export type ShowcaseNews = Extract<News, { readonly news: 'showcase' }>

/** What a watcher hears of its table. */
export type TableMessage = { readonly watched: Watched } | { readonly trouble: Trouble } | TableNews

/** What changes at a table that is watched; other news may name a table and are no part of it. */
const TABLE_NEWS = ['update', 'sight', 'table', 'chat', 'hidden', 'presence', 'gone'] as const
type TableNews = Extract<News, { readonly news: (typeof TABLE_NEWS)[number] }>

export interface SocketClient {
  readonly status: ConnectionStatus
  onStatus(listener: () => void): () => void
  /** Never rejects: an answer, or the trouble that stood in its way. */
  ask<C extends SocketMethod>(question: Body<C>): Promise<SocketReply<C>>
  /** Hears a table from now on: first all of it, then what changes; all of it again after a break. */
  watch(table: string, hear: (told: TableMessage) => void): () => void
  /** Something does not fit: asks for all of the table once more. */
  again(table: string): void
  /** Hears that the lobby has changed. */
  lobby(hear: () => void): () => void
  /** Hears the game on show. */
  showcase(hear: (shown: ShowcaseNews) => void): () => void
  /** Hears everything that nobody asked for. */
  hear(listener: (news: News) => void): () => void
  /** Somebody else is signed in now: the server shall know. */
  renew(): void
  close(): void
}

/** What the browser tells: `online`, `offline`, and that somebody looks again. */
export interface Signals {
  on(signal: 'online' | 'offline' | 'seen', listener: () => void): () => void
}

export interface SocketOptions {
  readonly url: string
  readonly signals?: Signals
  /** How often the server is asked for a sign of life, and how long it has for one. */
  readonly pingMs?: number
  readonly patienceMs?: number
  /** The wait before the second try; it doubles up to the longest. */
  readonly firstWaitMs?: number
  readonly longestWaitMs?: number
  /** A break as short as this is nobody's business: what is asked meanwhile waits for its end. */
  readonly graceMs?: number
  /** How long nothing is sent after the server answered “too many”. */
  readonly slowMs?: number
}

export const GRACE_MS = 3000

/** A break that lasts: nothing is sent. */
export const OFFLINE: Trouble = { code: 'offline', message: 'There is no connection to the server.' }

const TOO_MANY: Trouble = { code: 'too-many', message: 'Too much at once.' }

/** May be asked twice: commands carry a key, the others only look. */
const REPEATABLE: ReadonlySet<SocketMethod> = new Set<SocketMethod>(['act', 'undo', 'why', 'at'])

interface Pending {
  readonly question: Question
  settle(reply: SocketReply<SocketMethod>): void
}

interface WatchedTable {
  readonly listeners: Set<(told: TableMessage) => void>
  /** All of the table is on its way. */
  asking: boolean
  /** What came meanwhile: it may be newer than what is on its way. */
  readonly held: TableMessage[]
}

const isTableNews = (news: News): news is TableNews => TABLE_NEWS.some(one => one === news.news)

const tableOf = (news: TableNews): string => (news.news === 'table' ? news.table.id : news.table)

export function openSocketClient(options: SocketOptions): SocketClient {
  const { url, signals } = options
  const { pingMs = 20_000, patienceMs = 10_000, firstWaitMs = 250, longestWaitMs = 15_000 } = options
  const { graceMs = GRACE_MS, slowMs = 1500 } = options
  let socket: WebSocket | undefined
  let status: ConnectionStatus = { connection: 'connecting', downSince: Date.now() }
  let asked = 0
  let failures = 0
  let closed = false
  let retry: ReturnType<typeof setTimeout> | undefined
  let beat: ReturnType<typeof setTimeout> | undefined
  let slowly: ReturnType<typeof setTimeout> | undefined
  let silence: ReturnType<typeof setTimeout> | undefined
  let fastest = Number.POSITIVE_INFINITY
  const pending = new Map<number, Pending>()
  const watched = new Map<string, WatchedTable>()
  const listeners = new Set<(news: News) => void>()
  const lobbies = new Set<() => void>()
  const showcases = new Set<(shown: ShowcaseNews) => void>()
  const followers = new Set<() => void>()

  const setStatus = (next: ConnectionStatus): void => {
    status = next
    for (const follower of [...followers]) follower()
  }

  const isUp = (): boolean => status.connection === 'connected'

  const send = (question: Question): void => {
    if (isUp() && socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(question))
  }

  const put = (body: Body<SocketMethod>): Promise<SocketReply<SocketMethod>> =>
    new Promise(settle => {
      const question = { ...body, ask: ++asked } as Question
      pending.set(asked, { question, settle })
      send(question)
    })

  const tell = (watching: WatchedTable, told: TableMessage): void => {
    for (const listener of [...watching.listeners]) listener(told)
  }

  /** Asks for all of a table; what comes meanwhile is heard after it. */
  const look = async (table: string, watching: WatchedTable): Promise<void> => {
    if (watching.asking || !isUp()) return
    watching.asking = true
    const through = socket
    const reply = await put({ to: 'watch', table })
    // The connection was lost: whoever restores it asks again.
    if (through !== socket || watched.get(table) !== watching) return
    watching.asking = false
    if ('trouble' in reply) tell(watching, { trouble: reply.trouble })
    else tell(watching, { watched: reply.value as Watched })
    for (const told of watching.held.splice(0)) tell(watching, told)
  }

  /** Heartbeat: a ping that gets no answer ends the connection. */
  const ping = async (patience = patienceMs): Promise<void> => {
    if (!isUp()) return
    clearTimeout(beat)
    clearTimeout(silence)
    silence = setTimeout(() => drop(), patience)
    const sent = Date.now()
    const through = socket
    const reply = await put({ to: 'ping' })
    if (through !== socket) return
    const got = Date.now()
    if ('value' in reply && got - sent <= fastest * 2) {
      fastest = Math.min(fastest, got - sent)
      setStatus({ ...status, ahead: Math.round((reply.value as Answers['ping']).now - (sent + got) / 2) })
    }
  }

  const heard = (): void => {
    clearTimeout(silence)
    clearTimeout(beat)
    beat = setTimeout(() => void ping(), pingMs)
  }

  const hear = (text: string): void => {
    heard()
    let message: Answer | News
    try {
      message = JSON.parse(text) as Answer | News
    } catch {
      // Not from a server of ours.
      return
    }
    if ('answer' in message) {
      const waiting = pending.get(message.answer)
      pending.delete(message.answer)
      waiting?.settle('trouble' in message ? { trouble: message.trouble } : { value: message.value })
      return
    }
    for (const listener of [...listeners]) listener(message)
    // One of the questions was too many, and nobody says which: those that may be repeated are, a little later.
    if (message.news === 'trouble' && message.trouble.code === 'too-many') {
      clearTimeout(slowly)
      slowly = setTimeout(() => repeat(), slowMs)
    }
    if (message.news === 'lobby') for (const listener of [...lobbies]) listener()
    if (message.news === 'showcase') for (const listener of [...showcases]) listener(message)
    if (!isTableNews(message)) return
    const watching = watched.get(tableOf(message))
    if (watching?.asking) watching.held.push(message)
    else if (watching) tell(watching, message)
  }

  const repeat = (): void => {
    for (const { question, settle } of [...pending.values()]) {
      if (REPEATABLE.has(question.to) || question.to === 'watch') send(question)
      else if (pending.delete(question.ask)) settle({ trouble: TOO_MANY })
    }
  }

  const opened = (): void => {
    failures = 0
    fastest = Number.POSITIVE_INFINITY
    const { downSince: _, ...rest } = status
    setStatus({ ...rest, connection: 'connected' })
    const waiting = [...pending.values()]
    void ping()
    if (lobbies.size > 0) void put({ to: 'lobby', on: true })
    if (showcases.size > 0) void put({ to: 'showcase', on: true })
    for (const [table, watching] of watched) void look(table, watching)
    for (const { question } of waiting) send(question)
  }

  /** The connection is gone: what may be repeated waits for the next one. */
  const drop = (): void => {
    const old = socket
    socket = undefined
    clearTimeout(slowly)
    clearTimeout(beat)
    clearTimeout(silence)
    if (old) {
      old.onopen = old.onmessage = old.onclose = old.onerror = null
      // Browsers complain of a socket that is closed before it is open.
      if (old.readyState === WebSocket.CONNECTING) old.onopen = () => old.close()
      else old.close()
    }
    for (const [number, { question, settle }] of [...pending]) {
      if (REPEATABLE.has(question.to)) continue
      pending.delete(number)
      settle({ trouble: OFFLINE })
    }
    for (const watching of watched.values()) {
      watching.asking = false
      watching.held.length = 0
    }
    setStatus({ ...status, connection: 'offline', downSince: status.downSince ?? Date.now() })
    wait()
  }

  /** Half of the wait is by chance, so that a thousand windows do not come back at once. */
  const wait = (): void => {
    clearTimeout(retry)
    if (closed) return
    const longest = Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(failures, 10))
    failures++
    retry = setTimeout(connect, longest * (0.5 + Math.random() / 2))
  }

  const connect = (): void => {
    clearTimeout(retry)
    if (closed || socket) return
    // Without a network every try is an error in the browser's log; its return is told, and looked for besides.
    if (globalThis.navigator?.onLine === false) return wait()
    setStatus({ ...status, connection: 'connecting' })
    const next = new WebSocket(url)
    socket = next
    next.onopen = opened
    next.onmessage = ({ data }) => hear(String(data))
    next.onclose = drop
    next.onerror = drop
    clearTimeout(silence)
    // A server that neither lets in nor refuses is no server.
    silence = setTimeout(drop, patienceMs)
  }

  /** The network may have changed: reconnects at once, and does not trust the old socket. */
  const nudge = (): void => {
    if (closed) return
    if (isUp()) return void ping(Math.min(patienceMs, 5000))
    failures = 0
    if (!socket) connect()
  }

  const silenceSignals = [
    signals?.on('online', nudge),
    signals?.on('seen', nudge),
    signals?.on('offline', () => {
      if (socket && !closed) drop()
    }),
  ]
  connect()

  return {
    get status() {
      return status
    },
    onStatus(listener) {
      const entry = () => listener()
      followers.add(entry)
      return () => followers.delete(entry)
    },
    async ask<C extends SocketMethod>(question: Body<C>) {
      const down = status.downSince
      if (closed || (down !== undefined && Date.now() - down > graceMs)) return { trouble: OFFLINE }
      return (await put(question)) as SocketReply<C>
    },
    watch(table, listener) {
      const watching = watched.get(table) ?? { listeners: new Set(), asking: false, held: [] }
      watched.set(table, watching)
      const entry = (told: TableMessage) => listener(told)
      watching.listeners.add(entry)
      void look(table, watching)
      return () => {
        watching.listeners.delete(entry)
        if (watching.listeners.size > 0 || watched.get(table) !== watching) return
        watched.delete(table)
        if (isUp()) void put({ to: 'unwatch', table })
      }
    },
    again(table) {
      const watching = watched.get(table)
      if (watching) void look(table, watching)
    },
    lobby(listener) {
      const entry = () => listener()
      if (lobbies.size === 0 && isUp()) void put({ to: 'lobby', on: true })
      lobbies.add(entry)
      return () => {
        lobbies.delete(entry)
        if (lobbies.size === 0 && isUp()) void put({ to: 'lobby', on: false })
      }
    },
    showcase(listener) {
      const entry = (shown: ShowcaseNews) => listener(shown)
      if (showcases.size === 0 && isUp()) void put({ to: 'showcase', on: true })
      showcases.add(entry)
      return () => {
        showcases.delete(entry)
        if (showcases.size === 0 && isUp()) void put({ to: 'showcase', on: false })
      }
    },
    hear(listener) {
      const entry = (news: News) => listener(news)
      listeners.add(entry)
      return () => listeners.delete(entry)
    },
    renew() {
      failures = 0
      if (socket) drop()
      connect()
    },
    close() {
      closed = true
      for (const stop of silenceSignals) stop?.()
      drop()
      clearTimeout(retry)
      for (const { settle } of pending.values()) settle({ trouble: OFFLINE })
      pending.clear()
      watched.clear()
    },
  }
}

const browserSignals: Signals = {
  on(signal, listener) {
    if (signal !== 'seen') {
      window.addEventListener(signal, listener)
      return () => window.removeEventListener(signal, listener)
    }
    const seen = () => {
      if (document.visibilityState === 'visible') listener()
    }
    document.addEventListener('visibilitychange', seen)
    return () => document.removeEventListener('visibilitychange', seen)
  },
}

let own: SocketClient | undefined

/** This window's client, opened when it is first asked for. It reconnects when somebody signs in, so that the server knows them. */
export function socketClient(): SocketClient {
  if (own) return own
  const opened = openSocketClient({
    url: `${location.origin.replace(/^http/, 'ws')}/api/socket`,
    signals: browserSignals,
  })
  onArrival(() => opened.renew())
  own = opened
  return opened
}
