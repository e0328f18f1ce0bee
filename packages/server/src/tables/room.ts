// A table that somebody looks at or plays at in this process: what is known of it, who watches, and one thing at a time.
// The log in the database is the truth; everything here can be thrown away and read again.

import type { Seat } from '@tabularium/kernel'
import type { Clocks as SentClocks, TableCard } from '@tabularium/protocol'
import type { Selectable } from 'kysely'
import type { Person } from '../accounts/accounts.ts'
import type { OfferRow } from '../database/schema.ts'
import { EngineError, type EngineErrorCode, type Viewer, type ViewerUpdate } from '../engine/engine.ts'
import { keepsQuestion } from '../engine/questions.ts'
import type { TableContext } from './context.ts'
import { bitsOf, endOf, type Logged, seatsIn } from './log.ts'
import { encodeNews, encodeSight, encodeUpdate, type Outgoing } from './outgoing.ts'
import { entriesOf, recordText } from './record-text.ts'
import { type Attendance, cardOf, maySee, type SeatInfo, type TableRow } from './table-card.ts'
import { type LoadedTable, loadLog, loadTable, seatsAfter } from './table-store.ts'
import { troubled } from './trouble.ts'

/** One socket's look at one table. */
export interface Watcher {
  readonly person: Person | undefined
  /** Whose view it is sent: the person's own seat, or a spectator's. */
  viewer: Viewer
  /** The version it has; -1: none. */
  version: number
  send(text: Outgoing): void
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
export function inTurn<T>(context: TableContext, room: Room, work: () => Promise<T>, urgent = false): Promise<T> {
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

/** The engine forgets the table; the log has all of it. */
export function unloadFromEngine(context: TableContext, room: Room): void {
  room.loadedInEngine = false
  if (room.givenToEngine) context.engine.close(room.id)
  room.givenToEngine = false
}

export const seatOf = (room: Room, person: string | undefined): SeatInfo | undefined =>
  person === undefined ? undefined : room.seats.find(seat => seat.user_id === person)

/** Who answers for a seat: a bot's spec, or undefined: a person. */
export const botAt = (room: Room, seat: Seat): string | undefined =>
  room.seats[seat]?.bot ?? room.seats[seat]?.stand_in ?? undefined

/** No person has a seat there, nor had one. */
export const isBotsAlone = (room: Room): boolean => room.seats.every(({ bot }) => bot !== null)

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
  for (const { viewer } of room.watchers) {
    if (viewer === -1) spectators++
    else online.add(viewer)
  }
  for (const other of room.elsewhere.values()) {
    for (const seat of other.online) online.add(seat)
    spectators += other.spectators
  }
  return { online: [...online].sort(), spectators }
}

export const cardFor = (context: TableContext, room: Room, person?: string): TableCard =>
  cardOf({ row: room.row, seats: room.seats, offers: room.offers, live: liveOf(room), now: context.now() }, person)

export const sentClocks = (context: TableContext, room: Room): SentClocks | undefined =>
  room.row.clocks ? { left: [...room.row.clocks.left], since: room.row.clocks.since, now: context.now() } : undefined

/** Reads the table again. The engine's copy is good no longer. */
export async function reload(context: TableContext, room: Room): Promise<void> {
  const settled = context.heartbeat.since
  const loaded = await loadTable(context.database, room.id)
  if (!loaded) throw troubled('no-table')
  const known = room.seats
  // The engine knows the seats by their names: an account that was deleted takes its name along.
  const named = loaded.seats.every(({ name }, seat) => name === known[seat]?.name)
  if (loaded.row.log !== room.row.log || loaded.row.status !== room.row.status || !named) room.loadedInEngine = false
  room.row = loaded.row
  room.settled = settled
  room.offers = loaded.offers
  // Orders and stand-ins follow the log; the rows may lag by a moment.
  room.seats = room.loadedInEngine
    ? loaded.seats.map((info, i) => ({
        ...info,
        stand_in: known[i]?.stand_in ?? null,
        resigned: known[i]?.resigned ?? false,
        moved: info.moved || known[i]?.moved === true,
        orders: known[i]?.orders ?? [],
      }))
    : loaded.seats
  for (const watcher of room.watchers) updateViewer(room, watcher)
}

/** Before live clocks are read: loads the time that was given back to them after an outage. */
export async function settleClocks(context: TableContext, room: Room): Promise<void> {
  const { heartbeat, database } = context
  if (room.row.clock.kind !== 'live') return
  await heartbeat.settle()
  const { since } = heartbeat
  if (room.settled === since) return
  const fresh = await database.db
    .selectFrom('game_table')
    .select(['clocks', 'deadline'])
    .where('id', '=', room.id)
    .where('log', '=', room.row.log)
    .executeTakeFirst()
  room.row = { ...room.row, ...fresh }
  room.settled = since
}

/** Whether somebody may know of the table: moderators of any, at a browser; a token is for playing. */
export const isSeenBy = ({ row, seats }: Room, person: Person | undefined): boolean =>
  maySee(row, seats, person?.id) || (person?.moderator === true && person.via === 'session')

/** After a change of seats: a watcher with another view is sent everything, one who may not see the table any more is removed. */
function updateViewer(room: Room, watcher: Watcher): void {
  const { person } = watcher
  const viewer = viewerFor(room, person?.id)
  if (viewer !== watcher.viewer) watcher.version = -1
  watcher.viewer = viewer
  if (isSeenBy(room, person)) return
  room.watchers.delete(watcher)
  watcher.gone?.()
  watcher.send(encodeNews({ news: 'gone', table: room.id, why: troubled('no-table').trouble }))
}

export const viewerFor = (room: Room, person: string | undefined): Viewer => seatOf(room, person)?.seat ?? -1

const hasGame = ({ status, seed }: TableRow): boolean => seed !== null && (status === 'playing' || status === 'over')

/** A TypeError while reading rows means that the rows are damaged; a database that fails throws other errors. */
function unreadable(error: unknown): never {
  if (!(error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError)) throw error
  throw new EngineError('diverged', 'what is stored of the table cannot be read')
}

/** Loads the table into the engine from its log. */
async function loadIntoEngine(context: TableContext, room: Room): Promise<void> {
  if (room.loadedInEngine) return
  if (room.row.status === 'aside') throw troubled('aside')
  if (!hasGame(room.row)) throw troubled('not-begun')
  const { stored, keys, entries } = await loadLog(context.database, room.row, room.seats).catch(unreadable)
  room.givenToEngine = true
  const summary = await context.engine.open(stored)
  // Another process may have stored an entry since the row was read.
  const fresh = summary.number === room.row.log ? undefined : await loadTable(context.database, room.id)
  if (fresh) {
    room.row = fresh.row
    room.offers = fresh.offers
  }
  const ended = endOf(entries)
  const over = room.row.status !== 'playing' || ended !== undefined
  room.seats = seatsAfter(room.seats, entries)
  room.keys = new Map(keys)
  room.snapshotAt = stored.snapshot?.moves ?? 0
  room.row = {
    ...room.row,
    log: summary.number,
    moves: summary.moves,
    waiting: over ? 0 : bitsOf(summary.waiting),
  }
  room.askedSince = room.seats.map(() => summary.number)
  room.loadedInEngine = true
  if (room.row.status === 'playing' && (ended || summary.result)) {
    await context.events.emit('overByLog', { table: room.id })
  }
}

/** After these the engine has lost the table: it is loaded again, and the job retried. */
const AGAIN: readonly EngineErrorCode[] = ['restarted', 'closed', 'gap', 'stopped']

/** Runs a job of the engine; loads the table first, and retries after a restart. A table whose rules fail is set aside. */
export async function withEngine<T>(context: TableContext, room: Room, work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      await loadIntoEngine(context, room)
      return await work()
    } catch (error) {
      if (!(error instanceof EngineError)) throw error
      room.loadedInEngine = false
      if (AGAIN.includes(error.code)) {
        if (tries < 3) continue
        throw troubled('busy')
      }
      await suspend(context, room, error.message)
      throw troubled('aside')
    }
  }
}

/** Suspends this table alone: all others play on, and its log stays as it was. */
async function suspend(context: TableContext, room: Room, why: string): Promise<void> {
  context.log.error({ table: room.id, game: room.row.game, why }, 'table set aside')
  context.metrics.suspended.inc()
  const { db } = context.database
  await db
    .updateTable('game_table')
    .set({ status: 'aside', aside: why.slice(0, 500), deadline: null, touched: context.now() })
    .where('id', '=', room.id)
    .where('status', '=', 'playing')
    .execute()
  await reload(context, room)
  tellCard(context, room)
  await context.database.notify('tables', room.id)
}

/** How often at most it is stored that somebody was seen. */
const SEEN_EVERY_MS = 20_000

/** The person of a seat has looked, or done something: over the socket or over HTTP, at whichever process. */
export async function sawPerson(
  context: TableContext,
  room: Room,
  seat: Seat | undefined,
  gone = false,
): Promise<void> {
  if (seat === undefined || room.row.status !== 'playing') return
  const now = context.now()
  const before = room.seen.get(seat) ?? 0
  if (!gone && now - before < SEEN_EVERY_MS) return
  room.seen.set(seat, now)
  await context.database.db
    .updateTable('seat')
    .set({ seen: now })
    .where('table_id', '=', room.id)
    .where('seat', '=', seat)
    .where('seen', '<', now)
    .execute()
}

export const audienceOf = (room: Room): readonly Viewer[] => [...new Set([...room.watchers].map(w => w.viewer))]

/** Tells every viewer what has changed for them; whoever has missed something is shown everything. */
export async function tellChange(context: TableContext, room: Room, changes: readonly ViewerUpdate[]): Promise<void> {
  const { log } = room.row
  const clocks = sentClocks(context, room)
  const updates = new Map(changes.map(({ viewer, text }) => [viewer, encodeUpdate(room.id, text, clocks)]))
  const late: Watcher[] = []
  for (const watcher of room.watchers) {
    const update = updates.get(watcher.viewer)
    if (watcher.version === log) continue
    if (update && watcher.version === log - 1) {
      watcher.version = log
      watcher.send(update)
    } else late.push(watcher)
  }
  if (late.length > 0) await showAll(context, room, late)
}

/** Shows these watchers the whole of what they may see. */
export async function showAll(
  context: TableContext,
  room: Room,
  watchers: Iterable<Watcher> = room.watchers,
): Promise<void> {
  if (!hasGame(room.row)) return
  const sights = new Map<Viewer, string>()
  for (const watcher of [...watchers]) {
    const { viewer } = watcher
    const sight = sights.get(viewer) ?? (await withEngine(context, room, () => context.engine.look(room.id, viewer)))
    sights.set(viewer, sight)
    watcher.version = room.row.log
    watcher.send(encodeSight(room.id, sight, sentClocks(context, room)))
  }
}

export function tellCard(context: TableContext, room: Room, record?: string): void {
  for (const watcher of room.watchers) {
    const table = cardFor(context, room, watcher.person?.id)
    watcher.send(encodeNews({ news: 'table', table, ...(record !== undefined && { record }) }))
  }
}

/** The finished game's record, seed included; undefined while it goes on. */
export async function recordOf(context: TableContext, room: Room): Promise<string | undefined> {
  const { row, seats } = room
  if (row.status !== 'over' || row.seed === null) return undefined
  return recordText(row, seats, await entriesOf(context.database.db, [room.id]))
}

/** The first sight for a new watcher; undefined where no game has begun. */
export async function sightFor(context: TableContext, room: Room, watcher: Watcher): Promise<string | undefined> {
  if (!hasGame(room.row)) return undefined
  const sight = await withEngine(context, room, () => context.engine.look(room.id, watcher.viewer))
  watcher.version = room.row.log
  return sight
}

export function tellPresence(room: Room): void {
  const { online, spectators } = liveOf(room)
  const news = encodeNews({ news: 'presence', table: room.id, online, spectators })
  for (const watcher of room.watchers) watcher.send(news)
}
