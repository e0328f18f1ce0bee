// A table that somebody looks at or plays at in this process: what is known of it, who watches, and one thing at a time.
// The log in the database is the truth; everything here can be thrown away and read again. `room-io.ts` does that.

import { isDeepStrictEqual } from 'node:util'
import type { Seat } from '@tabularium/kernel'
import type { StandInMove } from '@tabularium/protocol'
import type { Selectable } from 'kysely'
import type { Person } from '../accounts/accounts.ts'
import type { OfferRow } from '../database/schema.ts'
import type { Viewer } from '../engine/engine.ts'
import { keepsQuestion } from '../engine/questions.ts'
import { type Logged, seatsIn } from './log.ts'
import { encodeNews, type Outgoing } from './outgoing.ts'
import type { SeatInfo, TableRow } from './rows.ts'
import { type Attendance, maySee } from './table-card.ts'
import type { LoadedTable } from './table-store.ts'

/** One socket's look at one table. */
export interface Watcher {
  readonly person: Person | undefined
  /** Whose view it is sent: the person's own seat, or a spectator's. */
  viewer: Viewer
  /** The version it has; -1: none. */
  version: number
  send(text: Outgoing): void
  /** Nobody looks through it: it is not counted among those who watch. */
  readonly unseen?: true
  /** May not watch any longer. */
  gone?(): void
}

export interface Room {
  readonly id: string
  row: TableRow
  seats: readonly SeatInfo[]
  offers: readonly Selectable<OfferRow>[]
  readonly watchers: Set<Watcher>
  /** Who watches through other processes, by process. */
  readonly elsewhere: Map<string, Attendance>
  /** Whether the engine has the table as the log has it. */
  loadedInEngine: boolean
  /** The version at which each seat was asked its present question: what others choose meanwhile does not change it. */
  askedSince: number[]
  /** After how many moves a snapshot was kept; 0: none. */
  snapshotAt: number
  /** The last commands' keys and the numbers they have. */
  keys: Map<string, number>
  /** Moves that bots made for people, as far as the engine has the table. */
  standIns: readonly StandInMove[]
  /** Seats that a bot or a standing order answers for at this moment. */
  readonly answering: Set<Seat>
  /** When it was last written down that a person was seen here. */
  readonly seen: Map<Seat, number>
  /** Which of the server's returns (`Heartbeat.since`) the clocks take into account. */
  settled: number
  /** When anything was last asked of it. */
  used: number
  /** Whether the engine was given the table, as it is now or as it was. */
  givenToEngine: boolean
  /** Jobs that wait for their turn. */
  readonly queue: Waiting[]
  /** A job of the queue is running. */
  busy: boolean
  /** Resolves when the queue is empty. */
  last: Promise<unknown>
}

interface Waiting {
  readonly urgent: boolean
  run(): Promise<unknown>
}

export const newRoom = ({ row, seats, offers }: LoadedTable, settled: number, now: number): Room => ({
  id: row.id,
  row,
  seats,
  offers,
  watchers: new Set(),
  elsewhere: new Map(),
  loadedInEngine: false,
  askedSince: seats.map(() => row.log),
  snapshotAt: 0,
  keys: new Map(),
  standIns: [],
  answering: new Set(),
  seen: new Map(),
  settled,
  used: now,
  givenToEngine: false,
  queue: [],
  busy: false,
  last: Promise.resolve(),
})

/** The table's queue: one job at a time, so that nothing races with a move that is being stored. Urgent jobs (moves) come first. */
export function inTurn<T>(context: { now(): number }, room: Room, work: () => Promise<T>, urgent = false): Promise<T> {
  room.used = context.now()
  return new Promise((resolve, reject) => {
    const run = () => Promise.resolve().then(work).then(resolve, reject)
    const place = urgent ? room.queue.findIndex(waiting => !waiting.urgent) : -1
    room.queue.splice(place === -1 ? room.queue.length : place, 0, { urgent, run })
    if (!room.busy) room.last = takeTurns(room)
  })
}

async function takeTurns(room: Room): Promise<void> {
  room.busy = true
  for (let next = room.queue.shift(); next; next = room.queue.shift()) await next.run()
  room.busy = false
}

export const seatOf = (room: Room, person: string | undefined): SeatInfo | undefined =>
  person === undefined ? undefined : room.seats.find(seat => seat.user_id === person)

/** Who answers for a seat: a bot's spec, or undefined: a person. */
export const botAt = (room: Room, seat: Seat): string | undefined =>
  room.seats[seat]?.bot ?? room.seats[seat]?.stand_in ?? undefined

/** No person has a seat there who plays or may come back: there was none, or all have given up or left for good. */
export const isBotsAlone = (room: Room): boolean =>
  !room.seats.some(({ bot, user_id, resigned }) => bot === null && user_id !== null && !resigned)

/** A person's seat whose account is gone, and for which nobody plays. */
export const isForsaken = ({ bot, user_id, stand_in, resigned }: SeatInfo): boolean =>
  bot === null && user_id === null && stand_in === null && !resigned

/** Bots play every seat at this moment, be it for people who may come back. */
export const isPlayedByBots = (room: Room): boolean => room.seats.every(({ seat }) => botAt(room, seat) !== undefined)

/** What is written down beside the game and shown to nobody. */
const BESIDE = { seen: 0, called_turn: 0, webhook_turn: 0 } as const

/** Whether the room knows what is stored of it. */
export const isAsStored = (room: Room, { row, seats, offers }: LoadedTable): boolean =>
  isDeepStrictEqual(
    [room.row, room.seats.map(seat => ({ ...seat, ...BESIDE })), room.offers],
    [row, seats.map(seat => ({ ...seat, ...BESIDE })), offers],
  )

export const isWatched = (room: Room): boolean => room.watchers.size > 0 || room.elsewhere.size > 0

/** Updates `askedSince` after an entry. */
export const askedAfter = (
  since: readonly number[],
  { kind, seat, number }: Pick<Logged, 'kind' | 'seat' | 'number'>,
  before: readonly Seat[],
  after: readonly Seat[],
): number[] => since.map((asked, other) => (keepsQuestion(other, { kind, seat }, { before, after }) ? asked : number))

/** Seats of people whose time runs. */
export const running = (room: Room, waiting: readonly Seat[] = seatsIn(room.row.waiting)): readonly Seat[] =>
  waiting.filter(seat => botAt(room, seat) === undefined)

export function liveOf(room: Room): Attendance {
  const online = new Set<Seat>()
  let spectators = 0
  for (const { viewer, unseen } of room.watchers) {
    if (unseen) continue
    if (viewer === -1) spectators++
    else online.add(viewer)
  }
  for (const other of room.elsewhere.values()) {
    for (const seat of other.online) online.add(seat)
    spectators += other.spectators
  }
  return { online: [...online].sort(), spectators }
}

/** Whether somebody may know of the table: moderators of any, at a browser; a token is for playing. */
export const isSeenBy = ({ row, seats }: Room, person: Person | undefined): boolean =>
  maySee(row, seats, person) || (person?.moderator === true && person.via === 'session')

export const viewerFor = (room: Room, person: string | undefined): Viewer => seatOf(room, person)?.seat ?? -1

/** A game has begun there, and can be looked at. */
export const hasGame = ({ status, seed }: TableRow): boolean =>
  seed !== null && (status === 'playing' || status === 'over')

export const audienceOf = (room: Room): readonly Viewer[] => [...new Set([...room.watchers].map(w => w.viewer))]

export function tellPresence(room: Room): void {
  const { online, spectators } = liveOf(room)
  const news = encodeNews({ news: 'presence', table: room.id, online, spectators })
  for (const watcher of room.watchers) watcher.send(news)
}
