// Channels between processes over NATS, which keeps nothing: what is lost on the way is made up for by reading the log. So
// that a loss is noticed, every process numbers what it says and tells the last number each second; who finds a gap, or
// hears nothing any more from a process that did not say goodbye, is told that something may have been missed. While NATS
// is away, everybody is told so again and again, and play goes on by reading.

import { connect, type NatsConnection, type NodeConnectionOptions } from '@nats-io/transport-node'
import { type Hear, sized, URGENT } from './channels.ts'
import { type Channels, FIRST_WAIT_MS, join, LONGEST_WAIT_MS, tell } from './listen.ts'

/** How often a process says that it is there. */
const BEAT_MS = 1_000
/** One that says nothing for so long may have died with something on its lips. */
const SILENT_MS = 3_000
/** How often those who wait for moves look while NATS is away; all others at every tenth time. */
const LOOK_MS = 1_000
const OTHERS_EVERY = 10
const CONNECT_MS = 5_000

const utf8 = new TextDecoder()

/** The client takes names and passwords apart from the addresses. */
export function natsOptions(url: string): NodeConnectionOptions {
  const addresses = url.split(',').map(address => new URL(address))
  const [{ username, password, protocol }] = addresses
  const [user, pass] = [username, password].map(decodeURIComponent)
  return {
    servers: addresses.map(({ host }) => host),
    ...(protocol === 'tls:' && { tls: {} }),
    ...(user !== '' && (pass === '' ? { token: user } : { user, pass })),
  }
}

/** `scope`: who shares a NATS server with other databases hears nothing of them. `self`: this process. */
export async function natsChannels(
  url: string,
  scope: string,
  self: string,
  log: (message: string) => void,
): Promise<Channels> {
  const listeners = new Map<string, Set<Hear>>()
  /** The last number each of the others said, and when; undefined: whatever comes next is right. */
  const others = new Map<string, { readonly number: number | undefined; readonly at: number }>()
  const news = `${scope}.news.`
  let connection: NatsConnection | undefined
  let away = true
  let closed = false
  let said = 0
  let looks = 0

  const hearAll = (payload: string, channels: Iterable<string>): void => {
    for (const channel of channels) {
      try {
        tell(listeners.get(channel), payload)
      } catch (error) {
        log(`What was said on ${channel} could not be understood: ${String(error)}`)
      }
    }
  }
  const missed = (): void => hearAll('', listeners.keys())

  /** Whether this is the next that the process says; what was said before and did not come is missed. */
  const follows = (process: string, number: number, isNews: boolean): boolean => {
    const before = others.get(process)
    const last = before ? before.number : 0
    if (last !== undefined && number < last + (isNews ? 1 : 0)) return false
    others.set(process, { number, at: performance.now() })
    if (last !== undefined && number > last + (isNews ? 1 : 0)) missed()
    return true
  }

  const hear = (subject: string, text: string): void => {
    const [process, number] = text.split(' ', 2)
    if (process === self || number === undefined) return
    if (subject === `${scope}.bye`) return void others.delete(process)
    const isNews = subject.startsWith(news)
    if (follows(process, Number(number), isNews) && isNews) {
      hearAll(text.slice(process.length + number.length + 2), [subject.slice(news.length)])
    }
  }

  const say = (subject: string, payload = ''): void => {
    if (connection?.isClosed() === false) connection.publish(`${scope}.${subject}`, `${self} ${said} ${payload}`)
  }

  /** What others said while nobody here could hear it is lost, and so is the count. */
  const back = async (connected: NatsConnection): Promise<void> => {
    const at = performance.now()
    for (const process of others.keys()) others.set(process, { number: undefined, at })
    await connected.flush()
    away = false
    say('beat')
    missed()
  }

  const look = (): void => {
    looks += 1
    if (looks % OTHERS_EVERY === 0) missed()
    else hearAll('', URGENT)
  }

  /** Until the connection is closed for good. */
  const follow = async (connected: NatsConnection): Promise<void> => {
    for await (const { type } of connected.status()) {
      if (closed) return
      if (type === 'disconnect') {
        away = true
        log('The connection to NATS was lost and is made anew; meanwhile news are looked for in the database.')
        look()
      } else if (type === 'reconnect') {
        // Lost again: the next one makes up for it.
        await back(connected).then(
          () => log('The connection to NATS is back.'),
          () => undefined,
        )
      }
    }
  }

  const open = async (): Promise<void> => {
    const connected = await connect({
      ...natsOptions(url),
      name: `tabularium ${self}`,
      noEcho: true,
      maxReconnectAttempts: -1,
      reconnectTimeWait: FIRST_WAIT_MS * 2,
      reconnectJitter: FIRST_WAIT_MS,
      ignoreAuthErrorAbort: true,
      // A connection that broke without a word is found out by asking, within three seconds.
      pingInterval: BEAT_MS,
      maxPingOut: 2,
      timeout: CONNECT_MS,
    })
    if (closed) return await connected.close()
    connection = connected
    connected.subscribe(`${scope}.>`, {
      callback: (error, message) => {
        if (error) return log(`NATS: ${error.message}`)
        hear(message.subject, utf8.decode(message.data))
      },
    })
    follow(connected).catch(error => log(`NATS: ${String(error)}`))
    await back(connected)
    connected.closed().then(() => again())
  }

  /** Until it succeeds. */
  const again = async (): Promise<void> => {
    away = true
    for (let wait = FIRST_WAIT_MS; !closed; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
      try {
        return await open()
      } catch (error) {
        log(`NATS cannot be reached; news are looked for in the database: ${String(error)}`)
      }
      first.resolve()
      await new Promise(resolve => setTimeout(resolve, wait))
    }
  }

  const beat = setInterval(() => {
    if (away) return
    say('beat')
    const now = performance.now()
    const silent = [...others].filter(([, { at }]) => now - at > SILENT_MS)
    for (const [process] of silent) others.delete(process)
    if (silent.length > 0) missed()
  }, BEAT_MS).unref()
  const looking = setInterval(() => {
    if (away) look()
  }, LOOK_MS).unref()

  // A server that finds no NATS works all the same.
  const first = Promise.withResolvers<void>()
  again().then(first.resolve)
  await first.promise

  return {
    async listen(channel, hearOne) {
      return join(listeners, channel, hearOne)
    },
    async notify(channel, payload) {
      if (closed) throw new Error('The database is closed.')
      sized(payload)
      setImmediate(() => hearAll(payload, [channel]))
      said += 1
      say(`news.${channel}`, payload)
    },
    async close() {
      if (closed) return
      say('bye')
      closed = true
      clearInterval(beat)
      clearInterval(looking)
      // What was said last shall still be heard; where nobody is there, nobody is waited for.
      if (!away) await connection?.flush().catch(() => undefined)
      await connection?.close()
      listeners.clear()
    },
  }
}
