// A table on a server, as the page plays at any other: snapshots that never change, commands that are done or refused.
// What the server tells is put together here; where something does not fit, all of it is asked for again.

import { specOf } from '@tabularium/bots/levels'
import { type Event, FastChance, type Game, type Refusal, type Seat, type View } from '@tabularium/kernel'
import type {
  ChatLine,
  Clocks,
  News,
  Sight,
  StandInMove,
  TableCard,
  Trouble,
  Update,
  Watched,
} from '@tabularium/protocol'
import { applied, difference } from '@tabularium/protocol/delta'
import type { OnlineState, Player, Position, Table, TableState } from '../table/table.ts'
import { becomeGuest } from './api.ts'
import { contribute, doubtOf } from './fairness.ts'
import { type SocketClient, type SocketReply, socketClient, type TableMessage } from './socket-client.ts'

export interface RemoteTable extends Table {
  /** From now on the game's own rules say why not: they need no more than what the reader sees. */
  learn(game: Game): void
  /** Sends a chat line, to one seat alone where `to` is given; returns the trouble that stood in its way. */
  say(room: ChatLine['room'], text: string, to?: Seat): Promise<Trouble | undefined>
}

type Events = readonly (readonly Event[])[]
type StandIns = Pick<TableState, 'standIns'>

const NOTHING: Events = []
/** The one trouble that another try does not help. */
const NO_TABLE = 'no-table'
const AGAIN_MS = 2000
/** Messages do not overtake each other by more. */
const OVERTAKEN_MS = 60_000
const EMPTY: View = { waiting: [] }

/** Why not, as the shell says it: in the game's words, or in those of the table. */
export const refusalOf = ({ code, rule = '', words }: Trouble): Refusal => ({
  code,
  rule,
  message: words ? (words as Refusal['message']) : { key: `trouble.${code}` },
})

/** Who sits there; nobody is told by a dash. */
const playersOf = ({ seats, game }: TableCard): readonly Player[] =>
  seats.map(({ person, name, bot }) =>
    bot === undefined ? { name: name ?? person?.name ?? '–' } : { name: name ?? bot, bot: specOf(bot, game) ?? bot },
  )

/** `after`, with every part that equals `before` taken from it: React draws nothing again that kept its identity. */
function reuseUnchanged<T>(before: T | undefined, after: T): T {
  if (before === undefined) return after
  const change = difference(before, after)
  return change ? (applied(before, change) as T) : before
}

/** Where there are none the state says nothing of it. */
const standInsPart = (moves: readonly StandInMove[]): StandIns => (moves.length > 0 ? { standIns: moves } : {})

/** The state after a whole sight of the table. */
function sighted(known: TableState, sight: Sight, mine: Seat | undefined): TableState {
  const { standIns, ...state } = known
  const { version, moves, view, legal, canUndo, result } = sight
  const before = state.events
  const missing: Events = Array.from({ length: sight.from }, (_, move) => before[move] ?? [])
  const events = [...missing, ...sight.events].map((told, move) => reuseUnchanged(before[move], told))
  return {
    ...state,
    version,
    askedSince: version,
    canUndo,
    events,
    ...standInsPart(reuseUnchanged(standIns, sight.standIns ?? [])),
    position: { moves, seat: mine, view: reuseUnchanged(state.position.view, view), legal, ...(result && { result }) },
  }
}

/** The state after an update; undefined where it does not fit. */
function updated(known: TableState, update: Update): TableState | undefined {
  const { standIns: stood = [], ...state } = known
  const { version, moves, keep, legal, canUndo, result } = update
  const askedSince = update.sameQuestion ? state.askedSince : version
  if (version !== state.version + 1 || keep > state.events.length) return undefined
  const events = [...state.events.slice(0, keep), ...update.events]
  if (events.length !== moves + 1) return undefined
  let { view } = state.position
  try {
    if (update.view) view = applied(view, update.view) as View
  } catch {
    return undefined
  }
  const position: Position = { moves, seat: state.position.seat, view, legal, ...(result && { result }) }
  const standIns = reuseUnchanged(stood, [...stood.filter(({ move }) => move < keep), ...(update.standIns ?? [])])
  return { ...state, version, askedSince, canUndo, events, ...standInsPart(standIns), position }
}

/** The card is not sent with every move: what it says of the game is put right, and what was offered holds no longer. */
function movedOn(state: TableState): TableState {
  const { online, position } = state
  if (!online) return state
  const { waiting } = position.view
  const offers = online.card.offers.filter(({ kind }) => kind === 'rematch')
  const card = reuseUnchanged(online.card, { ...online.card, moves: position.moves, waiting: [...waiting], offers })
  return { ...state, online: { ...online, card } }
}

/** Whether a card was sent before the one that is known; much older, it is the clock of the server that was set back. */
const isOvertaken = (card: TableCard, known: TableCard): boolean =>
  card.touched < known.touched && known.touched - card.touched < OVERTAKEN_MS

/** The lines by their numbers, each once. */
function withLine(chat: readonly ChatLine[], said: ChatLine): readonly ChatLine[] {
  if (chat.some(({ id }) => id === said.id)) return chat
  return [...chat, said].sort((a, b) => a.id - b.id)
}

/** Eighteen random characters: nobody makes the same one. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(9)), byte => byte.toString(16).padStart(2, '0')).join('')

/** The state a table begins with, when it is first seen. */
function seen(id: string, { table, sight, chat, record }: Watched, client: SocketClient): TableState {
  const base: TableState = {
    id,
    game: table.game,
    options: table.options,
    players: playersOf(table),
    commitment: table.commitment ?? '',
    version: 0,
    askedSince: 0,
    position: { moves: 0, seat: table.mine, view: EMPTY, legal: [] },
    events: NOTHING,
    canUndo: false,
    paused: false,
    online: { ...carded(undefined, table), ...connectionOf(client, table.clocks), begun: sight !== undefined, chat },
    ...(record !== undefined && { record }),
  }
  return sight ? sighted(base, sight, table.mine) : base
}

/** What the card says of who is there. */
function carded(before: OnlineState | undefined, card: TableCard): Omit<OnlineState, 'connection' | 'ahead'> {
  const online = card.seats.flatMap(({ seat, online }) => (online ? [seat] : []))
  return {
    ...before,
    card,
    begun: before?.begun ?? false,
    online: reuseUnchanged(before?.online, online),
    spectators: card.spectators,
    chat: before?.chat ?? [],
    ...(card.mine !== undefined && { mine: card.mine }),
    ...(card.clocks && { clocks: card.clocks }),
  }
}

/** The state of the connection; before the first ping is answered, a clock that was sent tells the server's time. */
function connectionOf(
  { status: standing }: SocketClient,
  clocks?: Clocks,
): Pick<OnlineState, 'connection' | 'downSince' | 'ahead'> {
  const { connection, downSince, ahead = clocks ? clocks.now - Date.now() : 0 } = standing
  return { connection, ahead, ...(downSince !== undefined && { downSince }) }
}

/** What the card says of the game itself: an end that is not of the rules, a bot that answers, rules that failed. */
function settled(state: TableState): TableState {
  const { position, online } = state
  if (!online) return state
  const { status, outcome, seats, aside } = online.card
  const stopped = status === 'aside' ? { stopped: aside ?? status } : {}
  const idle = { ...state, canUndo: false, ...stopped }
  if (status === 'over' && outcome && !position.result) {
    const { reason, winners } = outcome
    // The game's own rules would still ask somebody.
    const view = { ...position.view, waiting: [] }
    return { ...idle, position: { ...position, view, legal: [], result: { reason, winners } } }
  }
  const away = online.mine !== undefined && seats[online.mine]?.standIn === true
  return status !== 'playing' || away ? { ...idle, position: { ...position, legal: [] } } : state
}

/** Sits down to look at a table, or says why that cannot be. */
export async function watchTable(id: string, client: SocketClient = socketClient()): Promise<RemoteTable | Trouble> {
  let state: TableState | undefined
  let shown: TableState | undefined
  let game: Game | undefined
  let closed = false
  let lookAgain: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  let arrive: (trouble: Trouble | undefined) => void = () => {}
  const arrived = new Promise<Trouble | undefined>(resolve => {
    arrive = resolve
  })

  const put = (next: TableState): void => {
    if (next === state || closed) return
    if (next.online && next.online.card !== state?.online?.card) look(next.online.card)
    state = next
    shown = settled(next)
    for (const listener of [...listeners]) listener()
  }

  /** Gives to the chance what this page is asked for, and says where it is not as promised. */
  const look = (card: TableCard): void => {
    void contribute(card)
    void doubtOf(card).then(doubt => {
      if (doubt && state?.online && state.online.doubt !== doubt) put(change(state, { doubt }))
    })
  }

  const change = (now: TableState, part: Partial<OnlineState>): TableState =>
    now.online ? { ...now, online: { ...now.online, ...part } } : now

  const entered = (watched: Watched): void => {
    if (!state?.online) {
      put(seen(id, watched, client))
      return arrive(undefined)
    }
    const { gone: _, ...online } = state.online
    const base = withCard({ ...state, online }, watched.table)
    const chat = reuseUnchanged(online.chat, watched.chat)
    const next = change(base, { chat, begun: watched.sight !== undefined || online.begun })
    const told = watched.record === undefined ? next : { ...next, record: watched.record }
    put(watched.sight ? sighted(told, watched.sight, watched.table.mine) : told)
  }

  const withCard = (now: TableState, card: TableCard): TableState => {
    const { mine: _, ...before } = now.online as OnlineState
    const online = { ...before, ...carded(before, reuseUnchanged(before.card, card)) }
    return {
      ...now,
      players: reuseUnchanged(now.players, playersOf(card)),
      // The first that was seen: the page holds the server to it.
      commitment: now.commitment || (card.commitment ?? ''),
      options: reuseUnchanged(now.options, card.options),
      online: { ...online, ...connectionOf(client, card.clocks) },
    }
  }

  const heardClocks = (now: TableState, clocks: Clocks | undefined): TableState =>
    clocks ? change(now, { clocks, ...connectionOf(client, clocks) }) : now

  const heard = (now: TableState, news: Extract<TableMessage, News>): TableState | 'again' => {
    const { online } = now
    switch (news.news) {
      case 'update': {
        if (news.update.version <= now.version) return now
        const next = online?.begun ? updated(now, news.update) : undefined
        return next ? heardClocks(movedOn(next), news.clocks) : 'again'
      }
      case 'sight':
        if (online?.begun && news.sight.version < now.version) return now
        return heardClocks(movedOn(change(sighted(now, news.sight, online?.mine), { begun: true })), news.clocks)
      case 'table': {
        if (online && isOvertaken(news.table, online.card)) return now
        const next = withCard(now, news.table)
        const told = news.record === undefined ? next : { ...next, record: news.record }
        // Begun, or seen from another seat: the position is another one.
        const lacks = !online?.begun && (news.table.status === 'playing' || news.table.status === 'over')
        if (!lacks && news.table.mine === online?.mine) return told
        put(told)
        return 'again'
      }
      case 'chat':
        return online ? change(now, { chat: withLine(online.chat, news.line) }) : now
      case 'hidden':
        return online ? change(now, { chat: online.chat.filter(line => line.id !== news.chat) }) : now
      case 'presence':
        return change(now, { online: reuseUnchanged(online?.online, news.online), spectators: news.spectators })
      case 'gone':
        return change(now, { gone: news.why })
    }
  }

  const hear = (told: TableMessage): void => {
    if ('watched' in told) return entered(told.watched)
    if ('trouble' in told) {
      if (!state) return arrive(told.trouble)
      if (told.trouble.code === NO_TABLE) put(change(state, { gone: told.trouble }))
      // The server has too much to do, or begins anew: it will have time again.
      else lookAgain = setTimeout(() => client.again(id), AGAIN_MS)
      return
    }
    if (!state) return
    const next = heard(state, told)
    if (next === 'again') client.again(id)
    else put(next)
  }

  const stopWatching = client.watch(id, hear)
  const stopFollowing = client.onStatus(() => {
    if (!state?.online) return
    const { downSince: _, ...online } = state.online
    put({ ...state, online: { ...online, ...connectionOf(client, online.clocks) } })
  })
  const leave = () => {
    closed = true
    clearTimeout(lookAgain)
    stopWatching()
    stopFollowing()
    listeners.clear()
  }
  const trouble = await arrived
  if (trouble) {
    leave()
    return trouble
  }

  const now = (): TableState => shown as TableState
  const refused = (reply: SocketReply<'act' | 'undo'>): Refusal | undefined =>
    'trouble' in reply ? refusalOf(reply.trouble) : undefined
  return {
    get state() {
      return now()
    },
    subscribe(listener) {
      const entry = () => listener()
      listeners.add(entry)
      return () => listeners.delete(entry)
    },
    act: async action =>
      refused(await client.ask<'act'>({ to: 'act', table: id, action, expect: now().version, key: newKey() })),
    undo: async () =>
      refused(await client.ask<'undo'>({ to: 'undo', table: id, expect: now().version, key: newKey() })),
    async why(notation) {
      const { position } = now()
      const action = game?.actions.parse(notation)
      if (game && action && position.seat !== undefined && position.view.waiting.includes(position.seat))
        return game.refuse(game.imagine(position.view, new FastChance(1)), position.seat, action)
      const reply = await client.ask<'why'>({ to: 'why', table: id, action: notation })
      if ('trouble' in reply) return refusalOf(reply.trouble)
      return reply.value.trouble && refusalOf(reply.value.trouble)
    },
    async at(move) {
      const reply = await client.ask<'at'>({ to: 'at', table: id, move })
      if ('trouble' in reply) throw new Error(reply.trouble.message)
      const { moves, view } = reply.value
      return { moves, seat: now().online?.mine, view, legal: [] }
    },
    hurry() {},
    pause() {},
    pace() {},
    async export() {
      const { record } = now()
      if (record === undefined) throw new Error('the game is not over: its record is still secret')
      return record
    },
    learn(rules) {
      game = rules
    },
    async say(room, text, only) {
      const send = () => client.ask<'chat'>({ to: 'chat', table: id, room, text, ...(only !== undefined && { only }) })
      let reply = await send()
      // Whoever only looked on so far becomes a guest by talking.
      if ('trouble' in reply && reply.trouble.code === 'sign-in') {
        const guest = await becomeGuest()
        reply = guest.trouble ? guest : await send()
      }
      return 'trouble' in reply ? reply.trouble : undefined
    },
    close: leave,
  }
}
