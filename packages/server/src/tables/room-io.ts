// A room and what lies around it: read again from the database, loaded into the engine, shown to those who watch.

import type { Seat } from '@tabularium/kernel'
import type { Clocks as SentClocks, TableCard } from '@tabularium/protocol'
import { type Changed, EngineError, type EngineErrorCode, type Viewer } from '../engine/engine.ts'
import { troubled } from '../trouble.ts'
import type { TableContext } from './context.ts'
import { dataTextOf } from './data-rows.ts'
import { bitsOf, endOf, standInsOf } from './log.ts'
import { encodeNews, encodeSight, encodeUpdate, withStandIns } from './outgoing.ts'
import { entriesOf, recordText } from './record-text.ts'
import { hasGame, isSeenBy, liveOf, type Room, viewerFor, type Watcher } from './room.ts'
import { cardOf } from './table-card.ts'
import { loadLog, loadTable, seatsAfter } from './table-store.ts'

/** The engine forgets the table; the log has all of it. */
export function unloadFromEngine(context: TableContext, room: Room): void {
  room.loadedInEngine = false
  if (room.givenToEngine) context.engine.close(room.id)
  room.givenToEngine = false
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

/** Before clocks are read: loads what was given back to them after an outage, or when the machine's clock was set. */
export async function settleClocks(context: TableContext, room: Room): Promise<void> {
  const { heartbeat, database } = context
  if (room.row.clock.kind === 'none') return
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
  room.standIns = standInsOf(entries, room.seats)
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

/** Tells every viewer what has changed for them; whoever has missed something is shown everything. */
export async function tellChange(
  context: TableContext,
  room: Room,
  changed: Pick<Changed, 'updates' | 'keep'>,
): Promise<void> {
  const { log } = room.row
  const clocks = sentClocks(context, room)
  const standIns = room.standIns.filter(({ move }) => move >= changed.keep)
  const updates = new Map(
    changed.updates.map(({ viewer, text }) => [viewer, encodeUpdate(room.id, withStandIns(text, standIns), clocks)]),
  )
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
    const sight = sights.get(viewer) ?? (await sightOf(context, room, viewer))
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
export async function recordOf(
  { database }: TableContext,
  { id, row, seats }: Pick<Room, 'id' | 'row' | 'seats'>,
): Promise<string | undefined> {
  if (row.status !== 'over' || row.seed === null) return undefined
  const data = row.data && (await dataTextOf(database.db, row.data.hash))
  return recordText(row, seats, await entriesOf(database.db, [id]), data ?? undefined)
}

/** The record also where another process ended the game a moment ago and its notice has not come yet. */
export async function latestRecordOf(context: TableContext, room: Room): Promise<string | undefined> {
  if (room.row.status === 'over') return await recordOf(context, room)
  const { id } = room
  const stored = await loadTable(context.database, id)
  return stored && (await recordOf(context, { id, ...stored }))
}

/** JSON text of the whole of what a viewer may see. */
export async function sightOf(context: TableContext, room: Room, viewer: Viewer): Promise<string> {
  const seen = await withEngine(context, room, () => context.engine.look(room.id, viewer))
  return withStandIns(seen, room.standIns)
}

/** The first sight for a new watcher; undefined where no game has begun. */
export async function sightFor(context: TableContext, room: Room, watcher: Watcher): Promise<string | undefined> {
  if (!hasGame(room.row)) return undefined
  const sight = await sightOf(context, room, watcher.viewer)
  watcher.version = room.row.log
  return sight
}
