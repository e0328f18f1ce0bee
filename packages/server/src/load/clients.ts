// People at a running server, for the load: they come by token, sit down two at a table, and move at a given rate. Time
// is taken from the sending of a move until the last of its viewers has it.

import { createHash, randomBytes } from 'node:crypto'
import { openTable } from '@tabularium/kernel'
import type { ClockRule, TableCard } from '@tabularium/protocol'
import { WebSocket } from 'ws'
import { partsOf } from '../coalesced.ts'
import type { Database } from '../database/database.ts'
import type { StoredTable } from '../engine/engine.ts'
import { newTableId } from '../ids.ts'
import { fresh, gameOf } from './long-games.ts'

export interface Player {
  readonly id: string
  readonly token: string
}

/** People with an account and a token, written straight into the database: how they came is not measured. */
export async function enrol({ db }: Pick<Database, 'db'>, count: number): Promise<Player[]> {
  const people = Array.from({ length: count }, (_, i) => ({
    id: `load-${i}-${randomBytes(6).toString('hex')}`,
    token: `tab_${randomBytes(32).toString('base64url')}`,
    name: `Player ${i + 1}`,
  }))
  const now = Date.now()
  for (let at = 0; at < people.length; at += 500) {
    const some = people.slice(at, at + 500)
    await db
      .insertInto('user')
      .values(
        some.map(({ id, name }) => ({
          id,
          name,
          email: `${id}@example.org`,
          emailVerified: false,
          image: null,
          isAnonymous: false,
          createdAt: new Date(now),
          updatedAt: new Date(now),
        })),
      )
      .execute()
    await db
      .insertInto('token')
      .values(
        some.map(({ id, token }) => ({
          id: `token-${id}`,
          user_id: id,
          name: 'load',
          hash: createHash('sha256').update(token).digest('hex'),
          created: now,
          used: null,
        })),
      )
      .execute()
  }
  return people
}

export interface SeatedPair {
  readonly id: string
  readonly game: string
  readonly players: readonly [Player, Player]
}

export async function post<T>(url: string, path: string, { token }: Player, body: object): Promise<T> {
  const answer = await fetch(new URL(path, url), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as T
}

export async function get<T>(url: string, path: string, { token }: Player): Promise<T> {
  const answer = await fetch(new URL(path, url), { headers: { authorization: `Bearer ${token}` } })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as T
}

/** Does it for all of them, so many at a time. */
export async function forAll<T>(all: readonly T[], atOnce: number, work: (one: T) => Promise<unknown>): Promise<void> {
  const queue = [...all].reverse()
  const next = async (): Promise<void> => {
    for (let one = queue.pop(); one !== undefined; one = queue.pop()) await work(one)
  }
  await Promise.all(Array.from({ length: atOnce }, next))
}

/** Every pair opens a table and begins. */
export async function seat(
  url: string,
  people: readonly Player[],
  games: readonly string[],
  clock: ClockRule = { kind: 'none' },
): Promise<SeatedPair[]> {
  const tables: SeatedPair[] = []
  const pairs = Array.from({ length: Math.floor(people.length / 2) }, (_, i) => i)
  await forAll(pairs, 16, async i => {
    const players = [people[2 * i], people[2 * i + 1]] as const
    const game = games[i % games.length]
    const { table } = await post<{ table: TableCard }>(url, '/api/tables', players[0], {
      game,
      seats: ['me', 'open'],
      clock,
    })
    await post(url, `/api/tables/${table.id}/join`, players[1], {})
    tables.push({ id: table.id, game, players })
  })
  return tables
}

/** A table in mid-game, written straight into the database; the first seat is this person's. */
export async function storeTable({ db }: Pick<Database, 'db'>, stored: StoredTable, person: string): Promise<void> {
  const now = Date.now()
  await db
    .insertInto('game_table')
    .values({
      id: stored.id,
      game: stored.game,
      rules: stored.rules,
      options: JSON.stringify(stored.options),
      status: 'playing',
      visibility: 'open',
      owner: person,
      rated: false,
      clock: '{"kind":"none"}',
      created: now,
      started: now,
      ended: null,
      touched: now,
      seed: stored.seed,
      commitment: null,
      setup: JSON.stringify(stored.setup ?? []),
      log: stored.number,
      moves: stored.moves.length,
      waiting: 1,
      deadline: null,
      aside: null,
      rematch: null,
    })
    .execute()
  await db
    .insertInto('seat')
    .values(
      stored.seats.map((name, seatNumber) => ({
        table_id: stored.id,
        seat: seatNumber,
        user_id: seatNumber === 0 ? person : null,
        name,
        bot: null,
        stand_in: null,
        resigned: false,
        orders: '[]',
      })),
    )
    .execute()
  for (let at = 0; at < stored.moves.length; at += 500) {
    await db
      .insertInto('entry')
      .values(
        stored.moves.slice(at, at + 500).map(({ seat: by, action, answers }, i) => ({
          table_id: stored.id,
          number: at + i + 1,
          kind: 'move' as const,
          seat: by,
          action,
          answers: [...answers],
          at_move: null,
          by: 'person' as const,
          key: null,
          time: now,
        })),
      )
      .execute()
  }
}

/** Tables where nobody has moved yet, for every two of these people in turn, written straight into the database. */
export async function storeNew(
  { db }: Pick<Database, 'db'>,
  pairs: readonly (readonly [Player, Player])[],
  game: string,
): Promise<SeatedPair[]> {
  const now = Date.now()
  // As many deals as can be told apart by whoever reads the figures.
  const deals = Array.from({ length: 20 }, (_, n) => {
    const start = fresh('deal', game, 2, n)
    const table = openTable(gameOf(game), { config: { seats: 2, options: {} }, seats: start.seats, seed: start.seed })
    const { setup, options } = table.secretRecord()
    return { start, setup, options, waiting: table.waiting().reduce((bits, seat) => bits | (1 << seat), 0) }
  })
  const tables = pairs.map((players, n) => ({ id: newTableId(), game, players, deal: deals[n % deals.length] }))
  for (const some of partsOf(tables, 500)) {
    await db
      .insertInto('game_table')
      .values(
        some.map(({ id, players, deal: { start, setup, options, waiting } }) => ({
          ...{
            id,
            game,
            rules: start.rules,
            options: JSON.stringify(options),
            status: 'playing' as const,
            visibility: 'open' as const,
          },
          ...{ owner: players[0].id, rated: false, clock: '{"kind":"none"}', created: now, started: now, ended: null },
          ...{ touched: now, seed: start.seed, commitment: null, setup: JSON.stringify(setup), log: 0, moves: 0 },
          ...{ waiting, deadline: null, aside: null, rematch: null },
        })),
      )
      .execute()
    await db
      .insertInto('seat')
      .values(
        some.flatMap(({ id, players, deal: { start } }) =>
          players.map((player, seatNumber) => ({
            ...{ table_id: id, seat: seatNumber, user_id: player.id, name: start.seats[seatNumber] ?? '', bot: null },
            ...{ stand_in: null, resigned: false, orders: '[]' },
          })),
        ),
      )
      .execute()
  }
  return tables.map(({ id, players }) => ({ id, game, players }))
}

/** Milliseconds from asking for a table until it is all there. */
export async function timeToWatch(url: string, player: Player, table: string): Promise<number> {
  const socket = new WebSocket(new URL('/api/socket', url.replace('http', 'ws')), {
    headers: { authorization: `Bearer ${player.token}` },
  })
  await new Promise((done, fail) => {
    socket.once('open', done)
    socket.once('error', fail)
  })
  const began = performance.now()
  const passed = new Promise<number>((done, fail) => {
    socket.on('message', data => {
      const text = String(data)
      if (text.startsWith('{"answer":1,"trouble"')) fail(new Error(text))
      else if (text.startsWith('{"answer":1,')) done(performance.now() - began)
    })
  })
  socket.send(JSON.stringify({ ask: 1, to: 'watch', table }))
  const ms = await passed
  socket.terminate()
  return ms
}

interface Live {
  readonly table: SeatedPair
  readonly sockets: readonly WebSocket[]
  /** Which socket may move, and what. */
  mover: number
  legal: readonly string[]
  version: number
  /** When the move under way was sent, and who has not heard of it yet. */
  sent: number
  missing: number
  over: boolean
}

export interface Measured {
  /** Moves told to all their viewers. */
  readonly moves: number
  readonly seconds: number
  /** Milliseconds from sending to the last viewer, sorted. */
  readonly waits: readonly number[]
  /** Bytes of every update. */
  readonly sizes: { readonly most: number; readonly mean: number }
  readonly late: number
}

export interface Clients {
  readonly sockets: number
  /** Moves at this rate, over all tables, for so long. */
  play(perSecond: number, seconds: number): Promise<Measured>
  close(): Promise<void>
}

export async function gather(url: string, tables: readonly SeatedPair[]): Promise<Clients> {
  const address = new URL('/api/socket', url.replace('http', 'ws'))
  let waits: number[] = []
  let moves = 0
  let bytes = 0
  let updates = 0
  let most = 0
  let picks = 1

  const hear = (live: Live, seatNumber: number, text: string): void => {
    if (!text.startsWith('{"news":"update"') && !text.startsWith('{"news":"sight"') && !text.includes('"sight":'))
      return
    if (text.startsWith('{"news":"update"')) {
      bytes += text.length
      updates++
      most = Math.max(most, text.length)
      if (--live.missing === 0) {
        waits.push(performance.now() - live.sent)
        moves++
      }
    }
    // Whoever is not asked need not read on.
    if (text.includes('"legal":[]')) return
    const message = JSON.parse(text)
    const sight = message.update ?? message.sight ?? message.value?.sight
    if (!sight) return
    live.mover = seatNumber
    live.legal = sight.legal
    live.version = sight.version
    if (sight.result) live.over = true
  }

  const enter = (live: Live, player: Player, seatNumber: number): Promise<WebSocket> =>
    new Promise((done, fail) => {
      const socket = new WebSocket(address, {
        headers: { authorization: `Bearer ${player.token}` },
        perMessageDeflate: false,
      })
      socket.once('error', fail)
      socket.once('open', () => socket.send(JSON.stringify({ ask: 1, to: 'watch', table: live.table.id })))
      socket.on('message', data => {
        const text = String(data)
        hear(live, seatNumber, text)
        if (text.startsWith('{"answer":1,')) done(socket)
      })
    })

  const lives: Live[] = []
  await forAll(tables, 32, async table => {
    const sockets: WebSocket[] = []
    const live: Live = { table, sockets, mover: -1, legal: [], version: 0, sent: 0, missing: 0, over: false }
    for (const [seatNumber, player] of table.players.entries()) sockets.push(await enter(live, player, seatNumber))
    lives.push(live)
  })

  const move = (live: Live): boolean => {
    if (live.over || live.missing > 0 || live.mover < 0 || live.legal.length === 0) return false
    picks = (picks * 48271) % 2147483647
    const action = live.legal[picks % live.legal.length]
    live.sent = performance.now()
    live.missing = live.sockets.length
    const ask = { ask: 2 + live.version, to: 'act', table: live.table.id, action, expect: live.version }
    live.sockets[live.mover].send(JSON.stringify({ ...ask, key: `${live.table.id}-${live.version}` }))
    live.mover = -1
    return true
  }

  return {
    sockets: lives.reduce((sum, { sockets }) => sum + sockets.length, 0),
    async play(perSecond, seconds) {
      waits = []
      moves = bytes = updates = most = 0
      let late = 0
      let due = 0
      let at = 0
      const began = performance.now()
      await new Promise<void>(done => {
        const tick = setInterval(() => {
          const passed = (performance.now() - began) / 1000
          if (passed >= seconds) {
            clearInterval(tick)
            return done()
          }
          due = Math.floor(passed * perSecond) - (moves + lives.filter(({ missing }) => missing > 0).length) - late
          for (let n = 0; n < due; n++) {
            let tries = 0
            while (tries++ < lives.length && !move(lives[at++ % lives.length]));
            // Every table waits for the server: this move cannot be made in time.
            if (tries > lives.length) {
              late += due - n
              break
            }
          }
        }, 2)
      })
      const took = (performance.now() - began) / 1000
      const measured = { moves, seconds: took, late }
      await new Promise(resolve => setTimeout(resolve, 500))
      return { ...measured, waits: waits.sort((a, b) => a - b), sizes: { most, mean: updates ? bytes / updates : 0 } }
    },
    async close() {
      for (const { sockets } of lives) for (const socket of sockets) socket.terminate()
    },
  }
}
