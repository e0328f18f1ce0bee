// Entrants of a tournament at a running server, for the load and for the rounds of kill -9: each has a socket, goes to every
// game that they are called to, and makes real moves there until whoever is asked then resigns. Who was cut off comes back
// and sends again what had no answer.

import type { TableCard, TournamentSight, TournamentWish } from '@tabularium/protocol'
import { WebSocket } from 'ws'
import { forAll, get, type Player, post } from './clients.ts'

/** What has no answer for so long is asked again by HTTP. */
const RETRY_MS = 500

interface Sent {
  readonly ask: number
  readonly key: string
  readonly action: string
  readonly expect: number
}

interface Entrant {
  readonly player: Player
  url: string
  socket?: WebSocket
  table?: string
  version: number
  legal: readonly string[]
  /** A command without an answer: sent again, the same, until there is one. */
  open?: Sent
  /** About to move or to resign. */
  thinks: boolean
  /** Without a game since then. */
  idle: number
}

export interface EntrantsWish {
  readonly event: string
  readonly people: readonly Player[]
  /** A move is made after half of it to one and a half. */
  readonly thinkMs: number
  /** A game ends after three moves to three more than these. */
  readonly moves: number
}

export interface Entrants {
  /** They open their sockets at a process, and go where they play. */
  come(url: string, which?: (number: number) => boolean): Promise<void>
  /** They close them. */
  go(which?: (number: number) => boolean): void
  /** Moves that were told to both players, milliseconds from sending to the last of them, sorted; from now on anew. */
  waits(): number[]
  /** Milliseconds that each was without a game before the next one, sorted; from now on anew. */
  idle(): number[]
  /** How many have a game. */
  playing(): number
  /** When somebody was at the table of a game that had begun, and when they heard that one was over. */
  readonly came: readonly number[]
  readonly left: readonly number[]
  /** By table and number of the entry: the key that was acknowledged. */
  readonly acknowledged: ReadonlyMap<string, string>
  /** Tables where a resignation was acknowledged. */
  readonly resigned: ReadonlySet<string>
  readonly faults: readonly string[]
}

/** Announced by the first of them, entered by all, and started. Answers the tournament's id. */
export async function openEvent(
  url: string,
  people: readonly Player[],
  wish: Omit<TournamentWish, 'name' | 'game'>,
): Promise<string> {
  const terms = { name: 'Ludi Romani', game: 'wonders-duel', rated: false, breakSeconds: 0, ...wish }
  const { id } = await post<TournamentSight>(url, '/api/tournaments', people[0], terms)
  await forAll(people, 16, one => post(url, `/api/tournaments/${id}/join`, one, {}))
  return id
}

/** After how many moves the game at a table is given up: the same for whoever asks. */
const endOf = (table: string, moves: number): number =>
  3 + ([...table].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % (moves + 1))

export function createEntrants({ event, people, thinkMs, moves }: EntrantsWish): Entrants {
  const faults: string[] = []
  const acknowledged = new Map<string, string>()
  const resigned = new Set<string>()
  const came: number[] = []
  const left: number[] = []
  /** By table: when the move under way was sent, and how many have not heard of it. */
  const under = new Map<string, { readonly sent: number; missing: number }>()
  let waits: number[] = []
  let idle: number[] = []
  let keys = 0
  let picks = 1
  const pick = (below: number): number => {
    picks = (picks * 48271) % 2147483647
    return picks % below
  }
  const entrants: Entrant[] = people.map(player => ({
    ...{ player, url: '', version: 0, legal: [], thinks: false, idle: performance.now() },
  }))

  const send = (one: Entrant, message: object): void => {
    if (one.socket?.readyState === WebSocket.OPEN) one.socket.send(JSON.stringify(message))
  }
  const repeat = (one: Entrant): void => {
    if (one.open) send(one, { to: 'act', table: one.table, ...one.open })
  }

  const goTo = (one: Entrant, table: string): void => {
    if (one.table !== undefined && one.table !== table) leave(one)
    one.table = table
    send(one, { ask: 1, to: 'watch', table })
  }

  const leave = (one: Entrant): void => {
    if (one.table === undefined) return
    send(one, { ask: 2, to: 'unwatch', table: one.table })
    under.delete(one.table)
    delete one.table
    delete one.open
    one.version = 0
    one.legal = []
    one.idle = performance.now()
    left.push(one.idle)
  }

  const resign = async (one: Entrant, table: string): Promise<void> => {
    try {
      await post(one.url, `/api/tables/${table}/resign`, one.player, {})
      resigned.add(table)
    } catch {
      // Cut off, or over already: whoever is still asked there tries again.
      await new Promise(done => setTimeout(done, RETRY_MS))
    }
  }

  /** Moves, or resigns, after some thought. */
  const think = (one: Entrant): void => {
    const { table } = one
    if (table === undefined || one.thinks || one.open || one.legal.length === 0) return
    one.thinks = true
    setTimeout(
      async () => {
        if (one.table === table && one.legal.length > 0 && one.socket?.readyState === WebSocket.OPEN) {
          if (one.version >= endOf(table, moves)) await resign(one, table)
          else act(one, table)
        }
        one.thinks = false
        if (!one.open) think(one)
      },
      thinkMs * (0.5 + pick(1000) / 1000),
    ).unref()
  }

  const act = (one: Entrant, table: string): void => {
    one.open = {
      ask: 2 + ++keys,
      key: `${event}-${keys}`,
      action: one.legal[pick(one.legal.length)],
      expect: one.version,
    }
    const missing = entrants.filter(other => other.table === table).length
    under.set(table, { sent: performance.now(), missing })
    repeat(one)
  }

  const answered = (one: Entrant, message: { value?: { version: number }; trouble?: { code: string } }): void => {
    const { open, table } = one
    delete one.open
    if (!open || table === undefined) return
    if (message.value) {
      const at = `${table} ${message.value.version}`
      const before = acknowledged.get(at)
      if (before !== undefined && before !== open.key) faults.push(`${at} was acknowledged for two commands`)
      acknowledged.set(at, open.key)
      // Who was asked is not any more; if they are, the update says so.
      if (one.version < message.value.version) one.legal = []
    } else if (message.trouble && !['stale', 'busy', 'not-stored', 'over'].includes(message.trouble.code)) {
      faults.push(`${table}: ${message.trouble.code}`)
    }
  }

  const see = (one: Entrant, sight: { version: number; legal: readonly string[] }, isNew: boolean): void => {
    if (sight.version < one.version) faults.push(`${one.table} went back from ${one.version} to ${sight.version}`)
    one.version = sight.version
    one.legal = sight.legal
    if (!isNew || one.idle === 0) return
    const now = performance.now()
    came.push(now)
    idle.push(now - one.idle)
    one.idle = 0
  }

  const told = (table: string): void => {
    const move = under.get(table)
    if (!move || --move.missing > 0) return
    waits.push(performance.now() - move.sent)
    under.delete(table)
  }

  const hear = (one: Entrant, text: string): void => {
    const message = JSON.parse(text)
    if (message.news === 'called' && message.begun) return goTo(one, message.table)
    if (one.open && message.answer === one.open.ask) answered(one, message)
    const card: TableCard | undefined = message.news === 'table' ? message.table : message.value?.table
    const table = card?.id ?? message.table
    if (one.table === undefined || (table !== undefined && table !== one.table)) return
    if (card && ['over', 'dropped'].includes(card.status)) return leave(one)
    const sight = message.update ?? message.sight ?? message.value?.sight
    if (message.news === 'update') told(one.table)
    if (sight) see(one, sight, message.update === undefined)
    if (message.answer === 1) repeat(one)
    think(one)
  }

  const open = (one: Entrant, url: string): Promise<void> =>
    new Promise((done, fail) => {
      const socket = new WebSocket(new URL('/api/socket', url.replace('http', 'ws')), {
        headers: { authorization: `Bearer ${one.player.token}` },
        perMessageDeflate: false,
      })
      one.url = url
      one.socket = socket
      socket.once('open', () => done())
      socket.on('error', fail)
      socket.on('message', data => {
        if (one.socket === socket) hear(one, String(data))
      })
    })

  const those = (which: (number: number) => boolean): Entrant[] => entrants.filter((_, i) => which(i))

  return {
    async come(url, which = () => true) {
      under.clear()
      await forAll(those(which), 16, async one => {
        const before = one.table
        one.socket?.terminate()
        await open(one, url)
        const cards = await get<readonly TableCard[]>(url, '/api/tables/mine', one.player)
        const own = cards.find(
          card => card.tournament === event && (card.status === 'open' || card.status === 'playing'),
        )
        // Called to another one meanwhile.
        if (one.table !== before) return
        if (own) goTo(one, own.id)
        else leave(one)
      })
    },
    go(which = () => true) {
      for (const one of those(which)) one.socket?.terminate()
    },
    waits() {
      const sorted = waits.sort((a, b) => a - b)
      waits = []
      return sorted
    },
    idle() {
      const sorted = idle.sort((a, b) => a - b)
      idle = []
      return sorted
    },
    playing: () => entrants.filter(({ table }) => table !== undefined).length,
    came,
    left,
    acknowledged,
    resigned,
    faults,
  }
}
