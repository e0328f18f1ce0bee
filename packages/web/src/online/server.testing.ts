// For tests: a server that speaks the protocol over a real socket and does exactly what the test says.

import type { AddressInfo } from 'node:net'
import type { Answer, News, Question, Trouble } from '@tabularium/protocol'
import { type WebSocket, WebSocketServer } from 'ws'

export interface FakeServer {
  readonly url: string
  /** Everything that was asked, in order, over all connections. */
  readonly asked: Question[]
  /** How many connections there have been. */
  readonly connections: number
  /** The next time something like this is asked, this happens instead of the usual answer. */
  answer<C extends Question['to']>(to: C, how: (question: Extract<Question, { to: C }>) => unknown): void
  tell(news: News): void
  /** Cuts all connections. */
  cut(): void
  /** Hears and says nothing from now on, as a dead connection does. */
  freeze(): void
  stop(): Promise<void>
}

/** Says nothing at all. */
export const SILENCE = Symbol('silence')
export const isTrouble = (value: unknown): value is { trouble: Trouble } =>
  typeof value === 'object' && value !== null && 'trouble' in value

export async function fakeServer(usual: (question: Question) => unknown): Promise<FakeServer> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await new Promise(resolve => server.once('listening', resolve))
  const asked: Question[] = []
  const once: { readonly to: string; readonly how: (question: never) => unknown }[] = []
  const frozen = new WeakSet<WebSocket>()
  let connections = 0
  server.on('connection', socket => {
    connections++
    socket.on('message', data => {
      if (frozen.has(socket)) return
      const question = JSON.parse(String(data)) as Question
      asked.push(question)
      const at = once.findIndex(({ to }) => to === question.to)
      const how = at < 0 ? usual : once.splice(at, 1)[0].how
      const value = how(question as never)
      if (value === SILENCE) return
      const answer = isTrouble(value) ? { answer: question.ask, ...value } : { answer: question.ask, value }
      socket.send(JSON.stringify(answer as Answer))
    })
  })
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    get connections() {
      return connections
    },
    answer: (to, how) => once.push({ to, how: how as (question: never) => unknown }),
    tell(news) {
      for (const socket of server.clients) if (!frozen.has(socket)) socket.send(JSON.stringify(news))
    },
    cut() {
      for (const socket of server.clients) socket.terminate()
    },
    freeze() {
      for (const socket of server.clients) frozen.add(socket)
    },
    stop: () =>
      new Promise(resolve => {
        for (const socket of server.clients) socket.terminate()
        server.close(() => resolve())
      }),
  }
}
