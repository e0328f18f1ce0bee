// Those who only watch: the game on show, the hall and the lobby, by two hundred and by two thousand. Measured is the
// processor time of the server, for an update to one of them and for one who asks.

import { WebSocket } from 'ws'
import { forAll, gather, type Player, seat } from './clients.ts'
import type { ServerProcess } from './server-process.ts'

/** So long updates are counted. */
const WATCHED_MS = 10_000
/** So many ask for the hall and the lobby. */
const ASKED = 400

export interface WatcherFigures {
  readonly watchers: number
  /** Updates of the game on show that each of them had. */
  readonly frames: number
  /** Milliseconds of the server's processor time a second, the game itself included. */
  readonly busy: number
  /** Milliseconds for one update to one of them, above what the server uses without them. */
  readonly perFrame: number
  /** Milliseconds for one who asks, all of them at once. */
  readonly hall: number
  readonly lobby: number
}

const pause = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms))

async function open(url: string, count: number, hear: () => void): Promise<WebSocket[]> {
  const sockets: WebSocket[] = []
  const address = new URL('/api/socket', url.replace('http', 'ws'))
  await forAll(
    Array.from({ length: count }, (_, i) => i),
    16,
    () =>
      new Promise<void>((done, fail) => {
        const socket = new WebSocket(address, { perMessageDeflate: false })
        socket.once('error', fail)
        socket.once('open', () => socket.send(JSON.stringify({ ask: 1, to: 'showcase', on: true })))
        socket.on('message', data => {
          if (String(data).startsWith('{"news":"showcase"')) hear()
          else done()
        })
        sockets.push(socket)
      }),
  )
  return sockets
}

/** Games go on at all tables while so many, one after the other, watch. */
export async function watch(
  running: ServerProcess,
  people: readonly Player[],
  counts: readonly number[],
): Promise<readonly WatcherFigures[]> {
  const clients = await gather(running.url, await seat(running.url, people, ['wonders-duel']))
  const asking = async (path: string): Promise<number> => {
    const before = await running.busy()
    const all = Array.from({ length: ASKED }, (_, i) => i)
    await forAll(all, 64, async () => (await fetch(new URL(path, running.url))).arrayBuffer())
    return ((await running.busy()) - before) / ASKED
  }
  /** Milliseconds of processor time a second while the games go on slowly. */
  const going = async (): Promise<number> => {
    const before = await running.busy()
    await clients.play(2, WATCHED_MS / 1000)
    return ((await running.busy()) - before) / (WATCHED_MS / 1000)
  }
  try {
    await pause(3_000)
    const alone = await going()
    const figures: WatcherFigures[] = []
    for (const watchers of counts) {
      let heard = 0
      const sockets = await open(running.url, watchers, () => {
        heard++
      })
      await pause(3_000)
      heard = 0
      const busy = await going()
      const frames = heard / watchers
      const perFrame = heard === 0 ? 0 : (Math.max(0, busy - alone) * (WATCHED_MS / 1000)) / heard
      const [hall, lobby] = [await asking('/api/hall'), await asking('/api/lobby?status=playing')]
      figures.push({ watchers, frames, busy, perFrame, hall, lobby })
      for (const socket of sockets) socket.terminate()
      await pause(1_000)
    }
    return figures
  } finally {
    await clients.close()
  }
}
