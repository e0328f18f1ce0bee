// A seat at a table of a server, played by a program of its owner: told by the socket that something has happened, asking again where
// the line was cut.

import { type Bot, ForfeitError } from '@tabularium/bots'
import type { Game } from '@tabularium/kernel'
import type { Sight, TableCard, TableWish, Trouble } from '@tabularium/protocol'
import { findGame, InputError, need, plain } from './input.ts'

export interface RemoteSeat {
  readonly server: string
  readonly token: string
  readonly games: readonly Game[]
  /** A fresh player of this game. */
  playerOf(game: Game, card: TableCard): Bot
  say(line: string): void
  /** Between two looks where no socket tells, and the longest pause after a failure. */
  readonly pollMs: number
  readonly pauseMs: number
}

/** How often a program that failed is started again. */
const STARTS = 3
const ANSWER_MS = 30_000

/** The server said no, and would say so again. */
export class RefusedError extends Error {
  readonly trouble: Trouble

  constructor(path: string, trouble: Trouble) {
    super(`${path}: ${trouble.code}: ${trouble.message}`)
    this.trouble = trouble
  }
}

const wait = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

export interface Api {
  get<T>(path: string): Promise<T>
  post<T>(path: string, body: unknown): Promise<T>
}

/** Calls with a token. What may pass (the line is cut, the server is busy) is tried again: so often, or for as long as it takes. */
export function apiOf(
  { server, token, say, pauseMs }: Pick<RemoteSeat, 'server' | 'token' | 'say' | 'pauseMs'>,
  tries = Number.POSITIVE_INFINITY,
): Api {
  const once = async <T>(method: string, path: string, body?: unknown): Promise<T | { readonly again: number }> => {
    const answer = await fetch(new URL(path, server), {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MS),
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const isText = answer.headers.get('content-type')?.startsWith('text/plain')
    if (answer.ok) return (isText ? await answer.text() : await answer.json()) as T
    if (answer.status === 429 || answer.status >= 500)
      return { again: Math.min(pauseMs, 1000 * (Number(answer.headers.get('retry-after')) || 1)) }
    const trouble = (await answer.json().catch(() => undefined)) as Trouble | undefined
    throw new RefusedError(path, trouble ?? { code: String(answer.status), message: 'no reason given' })
  }
  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    let pause = Math.min(250, pauseMs)
    for (let tried = 1; ; tried++) {
      if (tried > tries) throw new InputError(`no answer from ${plain(server)}`)
      try {
        const value = await once<T>(method, path, body)
        if (!(typeof value === 'object' && value !== null && 'again' in value)) return value as T
        pause = value.again
      } catch (error) {
        if (error instanceof RefusedError) throw error
        say(`no answer from ${plain(server)}; trying again`)
        pause = Math.min(pauseMs, pause * 2)
      }
      await wait(pause)
    }
  }
  return { get: path => call('GET', path), post: (path, body) => call('POST', path, body) }
}

const INVITATION = /\/join\/([\w-]{22})$/
const TABLE = /^(?:https?:\/\/[^/]+\/table\/)?([\w-]{1,40})$/

/** Takes a seat: by an invitation, at an open table, at one where it sits already, or at a new one. */
export async function sitDown(api: Api, where: string | TableWish): Promise<TableCard> {
  if (typeof where !== 'string') return (await api.post<{ readonly table: TableCard }>('/api/tables', where)).table
  const [, token] = INVITATION.exec(where) ?? []
  if (token !== undefined) return api.post(`/api/invites/${token}`, {})
  const [, id] = TABLE.exec(where) ?? []
  if (id === undefined) throw new InputError(`--join: '${plain(where)}' is no invitation and no table`)
  const card = await api.get<TableCard>(`/api/tables/${id}`)
  return card.mine === undefined ? api.post(`/api/tables/${id}/join`, {}) : card
}

/** Calls `heard` whenever something happens at the table; connects again where the line was cut. */
function listen({ server, token, pauseMs }: RemoteSeat, table: string, heard: () => void): () => void {
  let isOver = false
  let socket: WebSocket | undefined
  const connect = (pause: number): void => {
    if (isOver) return
    let next = Math.min(pauseMs, pause * 2)
    const address = new URL('/api/socket', server)
    address.protocol = address.protocol.replace('http', 'ws')
    // Node's own can send headers, which the browser's type does not know.
    const options = { headers: { authorization: `Bearer ${token}` } } as unknown as string[]
    socket = new WebSocket(address, options)
    socket.addEventListener('open', () => {
      next = Math.min(250, pauseMs)
      socket?.send(JSON.stringify({ ask: 1, to: 'watch', table }))
      heard()
    })
    socket.addEventListener('message', heard)
    socket.addEventListener('error', () => undefined)
    socket.addEventListener('close', () => setTimeout(() => connect(next), pause).unref())
  }
  connect(Math.min(250, pauseMs))
  return () => {
    isOver = true
    socket?.close()
  }
}

/** Plays until the game is over. True: it came to its end; false: the program could not go on. */
export async function playRemoteSeat(seat: RemoteSeat, api: Api, table: string): Promise<boolean> {
  let wake = (): void => undefined
  let isNew = false
  const stop = listen(seat, table, () => {
    isNew = true
    wake()
  })
  const news = (): Promise<void> =>
    new Promise(resolve => {
      const timer = setTimeout(resolve, isNew ? 0 : seat.pollMs)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  let bot: Bot | undefined
  let failures = 0
  try {
    for (;;) {
      isNew = false
      const card = await api.get<TableCard>(`/api/tables/${table}`)
      if (card.status === 'over') {
        const { reason, winners } = card.outcome ?? { reason: 'over', winners: [] }
        const won = card.mine !== undefined && winners.includes(card.mine)
        seat.say(`over: ${plain(reason)}, ${won ? 'won' : 'not won'}`)
        return true
      }
      if (card.status === 'dropped' || card.status === 'aside') throw new InputError(`the table is ${card.status}`)
      if (card.mine === undefined) throw new InputError(`you have no seat at ${table}`)
      const sight = card.status === 'playing' ? await sightOf(api, table) : undefined
      if (!sight || sight.legal.length === 0) {
        await news()
        continue
      }
      const game = need(findGame(seat.games, card.game))
      bot ??= seat.playerOf(game, card)
      try {
        await move(api, card, game, bot, sight, seat.say)
      } catch (error) {
        if (!(error instanceof ForfeitError)) throw error
        seat.say(plain(error.message))
        bot = undefined
        if (++failures >= STARTS) return false
      }
    }
  } catch (error) {
    if (error instanceof RefusedError) throw new InputError(error.message)
    throw error
  } finally {
    stop()
    bot?.close?.()
  }
}

/** Undefined: the game has not begun. */
async function sightOf(api: Api, table: string): Promise<Sight | undefined> {
  try {
    return await api.get<Sight>(`/api/tables/${table}/sight`)
  } catch (error) {
    if (error instanceof RefusedError && error.trouble.code === 'not-begun') return undefined
    throw error
  }
}

/** What is refused because the table has gone on is no failure: the next look shows why. */
const PASSING = ['stale', 'over', 'not-begun', 'aside']

async function move(
  api: Api,
  card: TableCard,
  game: Game,
  bot: Bot,
  sight: Sight,
  say: (line: string) => void,
): Promise<void> {
  const { version, moves, events } = sight
  const legal = sight.legal.map(notation => game.actions.parse(notation)).filter(action => action !== undefined)
  if (legal.length !== sight.legal.length) throw new InputError(`the server plays another version of ${game.id}`)
  const history = { moves, takebacks: version - moves, events: (from: number) => events.slice(from) }
  const { notation } = await bot.choose({ view: sight.view, seat: card.mine ?? 0, legal, history })
  say(`move ${moves + 1}: ${notation}`)
  try {
    // The key is the same for the same position: sent twice, the move is made once.
    await api.post(`/api/tables/${card.id}/moves`, {
      action: notation,
      expect: version,
      key: `engine-${version}-${moves}`,
    })
  } catch (error) {
    if (!(error instanceof RefusedError && PASSING.includes(error.trouble.code))) throw error
  }
}
