// People who are connected to this process, and the tables where it is their move.

import type { News } from '@tabularium/protocol'
import type { Database } from '../database/open.ts'
import { bitsOf, seatsIn } from './log.ts'
import { type Outgoing, sayNews } from './outgoing.ts'
import type { Room } from './room.ts'

/** A window that somebody has open. */
export interface Window {
  readonly person: string
  /** The tables it watches: it sees there itself whose move it is. */
  watches(table: string): boolean
  send(text: Outgoing): void
}

interface Present {
  readonly windows: Set<Window>
  /** Tables that wait for this person, and since when. */
  readonly waiting: Map<string, number>
}

/** Somebody sat down at a table of theirs, or a game of theirs has begun. */
export type Call = Extract<News, { readonly news: 'called' }>

export interface Hub {
  enter(window: Window): Promise<void>
  leave(window: Window): void
  isOnline(person: string): boolean
  readonly people: readonly string[]
  /** Calls these people in every window that does not look at the table. */
  call(people: readonly string[], call: Call): void
  /** A table's turn has changed: `before` and now, as bits of seats. */
  turned(room: Room, before: number, now: number): void
  /** Entries of tables that nobody watches here: whose move is it now? */
  heard(tables: readonly string[]): Promise<void>
  /** Everything again, for somebody, or for all. */
  refresh(person?: string): Promise<void>
}

/** `came` and `left` hear of the first window of a person at this process, and of the last. */
export function createHub(
  { db }: Pick<Database, 'db'>,
  { came, left }: { came(person: string): void; left(person: string): void },
): Hub {
  const present = new Map<string, Present>()

  const tell = (person: string, table?: string): void => {
    const here = present.get(person)
    if (!here) return
    const waiting = [...here.waiting].sort(([, a], [, b]) => a - b).map(([id]) => id)
    const news = sayNews({ news: 'mine', waiting })
    for (const window of here.windows) if (table === undefined || !window.watches(table)) window.send(news)
  }

  const load = async (person: string): Promise<void> => {
    const rows = await db
      .selectFrom('seat')
      .innerJoin('game_table', 'game_table.id', 'seat.table_id')
      .select(['game_table.id', 'game_table.waiting', 'game_table.touched', 'seat.seat'])
      .where('seat.user_id', '=', person)
      .where('seat.stand_in', 'is', null)
      .where('game_table.status', '=', 'playing')
      .execute()
    const here = present.get(person)
    if (!here) return
    here.waiting.clear()
    for (const { id, waiting, touched, seat } of rows) {
      if ((waiting & bitsOf([seat])) !== 0) here.waiting.set(id, touched)
    }
    tell(person)
  }

  return {
    async enter(window) {
      const here = present.get(window.person)
      if (here) {
        here.windows.add(window)
        tell(window.person)
        return
      }
      present.set(window.person, { windows: new Set([window]), waiting: new Map() })
      came(window.person)
      await load(window.person)
    },
    leave(window) {
      const here = present.get(window.person)
      here?.windows.delete(window)
      if (here?.windows.size !== 0) return
      present.delete(window.person)
      left(window.person)
    },
    isOnline: person => present.has(person),
    get people() {
      return [...present.keys()]
    },
    call(people, call) {
      const news = sayNews(call)
      for (const person of people) {
        for (const window of present.get(person)?.windows ?? []) if (!window.watches(call.table)) window.send(news)
      }
    },
    turned(room, before, now) {
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
    async heard(tables) {
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
      const people = person === undefined ? [...present.keys()] : present.has(person) ? [person] : []
      for (const one of people) await load(one)
    },
  }
}
