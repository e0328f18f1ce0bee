// People who are connected to this process, and the tables where it is their move.

import { isDeepStrictEqual } from 'node:util'
import type { News } from '@tabularium/protocol'
import { partsOf } from '../coalesced.ts'
import type { Database } from '../database/database.ts'
import { bitsOf, seatsIn } from './log.ts'
import { encodeNews, type Outgoing } from './outgoing.ts'
import type { Room } from './room.ts'

/** How many people are asked for with one query. */
const ASKED_AT_ONCE = 500

/** A socket that somebody has open. */
export interface OnlineConnection {
  readonly person: string
  /** The tables it watches: it sees there itself whose move it is. */
  watches(table: string): boolean
  send(text: Outgoing): void
}

interface Online {
  readonly connections: Set<OnlineConnection>
  /** Tables that wait for this person, and since when. */
  readonly waiting: Map<string, number>
}

/** Somebody sat down at a table of theirs, or a game of theirs has begun. */
export type Call = Extract<News, { readonly news: 'called' }>

export interface Presence {
  enter(connection: OnlineConnection): Promise<void>
  leave(connection: OnlineConnection): void
  isOnline(person: string): boolean
  readonly people: readonly string[]
  /** Sends the call to every connection of these people that does not watch the table. */
  call(people: readonly string[], call: Call): void
  /** Sends it to every connection of one person. */
  tell(person: string, news: Extract<News, { readonly news: 'personal' }>): void
  /** A table's turn has changed: `before` and now, as bits of seats. */
  turnChanged(room: Room, before: number, now: number): void
  /** Other processes stored entries at tables without a room here: looks up whose move it is now. */
  tablesChanged(tables: readonly string[]): Promise<void>
  /** Reads and sends everything again, to one person or to all. */
  refresh(person?: string): Promise<void>
}

/** `connected` is called for the first connection of a person at this process, `disconnected` after the last. */
export function createPresence(
  { db }: Pick<Database, 'db'>,
  { connected, disconnected }: { connected(person: string): void; disconnected(person: string): void },
): Presence {
  const present = new Map<string, Online>()

  const tell = (person: string, table?: string): void => {
    const here = present.get(person)
    if (!here) return
    const waiting = [...here.waiting].sort(([, a], [, b]) => a - b).map(([id]) => id)
    const news = encodeNews({ news: 'mine', waiting })
    for (const connection of here.connections)
      if (table === undefined || !connection.watches(table)) connection.send(news)
  }

  /** The tables that wait for one of these people. */
  const waitingFor = async (people: readonly string[]) => {
    const rows = await db
      .selectFrom('seat')
      .innerJoin('game_table', 'game_table.id', 'seat.table_id')
      .select(['game_table.id', 'game_table.waiting', 'game_table.touched', 'seat.seat', 'seat.user_id'])
      .where('seat.user_id', 'in', people)
      .where('seat.stand_in', 'is', null)
      .where('game_table.status', '=', 'playing')
      .execute()
    return rows.filter(({ waiting, seat }) => (waiting & bitsOf([seat])) !== 0)
  }

  const load = async (person: string): Promise<void> => {
    const rows = await waitingFor([person])
    const here = present.get(person)
    if (!here) return
    here.waiting.clear()
    for (const { id, touched } of rows) here.waiting.set(id, touched)
    tell(person)
  }

  return {
    async enter(connection) {
      const here = present.get(connection.person)
      if (here) {
        here.connections.add(connection)
        tell(connection.person)
        return
      }
      present.set(connection.person, { connections: new Set([connection]), waiting: new Map() })
      connected(connection.person)
      await load(connection.person)
    },
    leave(connection) {
      const here = present.get(connection.person)
      here?.connections.delete(connection)
      if (here?.connections.size !== 0) return
      present.delete(connection.person)
      disconnected(connection.person)
    },
    isOnline: person => present.has(person),
    get people() {
      return [...present.keys()]
    },
    call(people, call) {
      const news = encodeNews(call)
      for (const person of people) {
        for (const connection of present.get(person)?.connections ?? [])
          if (!connection.watches(call.table)) connection.send(news)
      }
    },
    tell(person, news) {
      const text = encodeNews(news)
      for (const connection of present.get(person)?.connections ?? []) connection.send(text)
    },
    turnChanged(room, before, now) {
      for (const seat of seatsIn(before | now)) {
        const { user_id: person, stand_in } = room.seats[seat] ?? {}
        const here = person ? present.get(person) : undefined
        if (!person || !here) continue
        const asked = !stand_in && (now & bitsOf([seat])) !== 0
        if (asked === here.waiting.has(room.id)) continue
        if (asked) here.waiting.set(room.id, room.row.touched)
        else here.waiting.delete(room.id)
        tell(person, room.id)
      }
    },
    async tablesChanged(tables) {
      if (present.size === 0 || tables.length === 0) return
      const rows = await db
        .selectFrom('seat')
        .innerJoin('game_table', 'game_table.id', 'seat.table_id')
        .select(['game_table.id', 'game_table.waiting', 'game_table.touched', 'game_table.status'])
        .select(['seat.seat', 'seat.user_id', 'seat.stand_in'])
        .where('game_table.id', 'in', [...tables])
        .where('seat.user_id', 'is not', null)
        .execute()
      for (const { id, waiting, touched, status, seat, user_id, stand_in } of rows) {
        const here = user_id ? present.get(user_id) : undefined
        if (!here || !user_id) continue
        const asked = status === 'playing' && !stand_in && (waiting & bitsOf([seat])) !== 0
        if (asked === here.waiting.has(id)) continue
        if (asked) here.waiting.set(id, touched)
        else here.waiting.delete(id)
        tell(user_id, id)
      }
    },
    async refresh(person) {
      if (person !== undefined) {
        if (present.has(person)) await load(person)
        return
      }
      for (const people of partsOf([...present.keys()], ASKED_AT_ONCE)) {
        const rows = Map.groupBy(await waitingFor(people), ({ user_id }) => user_id)
        for (const one of people) {
          const here = present.get(one)
          const waiting = new Map((rows.get(one) ?? []).map(({ id, touched }) => [id, touched]))
          if (!here || isDeepStrictEqual([...waiting.keys()].sort(), [...here.waiting.keys()].sort())) continue
          here.waiting.clear()
          for (const [id, touched] of waiting) here.waiting.set(id, touched)
          tell(one)
        }
      }
    },
  }
}
