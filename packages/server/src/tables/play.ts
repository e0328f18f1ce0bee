// What is done at a table that has begun: moves, undo, orders, stand-ins, resignation. Everything is stored in the log
// before anybody hears of it.

import { type Outcome, outcomeOf, type Refusal, type Seat } from '@tabularium/kernel'
import type { NewEntry } from '../database/append.ts'
import type { EntryKind, EntryRow } from '../database/schema.ts'
import type { Changed, TableSummary } from '../engine/engine.ts'
import { GAMES } from '../engine/games.ts'
import { refused, TroubleError, troubled } from '../trouble.ts'
import { breakersOf, noteBrokenOff } from './broken-off.ts'
import { deadlineOf, isTimed, nextClocks, resumed, stopped, withoutWait } from './clocks.ts'
import type { TableContext } from './context.ts'
import { finish } from './finish.ts'
import {
  bitsOf,
  type EndData,
  isOwnMove,
  keyOf,
  type OrdersData,
  type SeatChange,
  seatsIn,
  standInsAfter,
} from './log.ts'
import { askedAfter, audienceOf, isBotsAlone, isForsaken, type Room, running, seatOf } from './room.ts'
import { reload, settleClocks, showAll, tellCard, tellChange, withEngine } from './room-io.ts'
import type { SeatInfo } from './rows.ts'
import { substituteFor } from './substitute-bot.ts'
import { haveAllMoved, isAbortable, withMoved } from './table-card.ts'
import { KEYS_KEPT } from './table-store.ts'

export interface Command {
  /** The version the chooser saw. */
  readonly expect: number
  readonly key?: string
  /** When it came; what it waits from then on costs its sender nothing. */
  readonly came?: number
}

type By = EntryRow['by']

/** A table that wakes plays no more moves again, but for the few that followed until one could not be undone. */
const SNAPSHOT_EVERY = 100

interface Entry {
  readonly kind: EntryKind
  readonly seat: Seat | null
  readonly by: By
  readonly action?: string
  readonly answers?: readonly string[]
  readonly at?: number
  readonly data?: SeatChange | EndData | OrdersData
  readonly key?: string | undefined
  /** Undo: when the move that is taken out was made. */
  readonly made?: number
  readonly came?: number | undefined
}

export function mustPlay(room: Room): void {
  const { status } = room.row
  if (status === 'open' || status === 'dropped') throw troubled('not-begun')
  if (status === 'over') throw troubled('over')
  if (status === 'aside') throw troubled('aside')
}

export function seatedAt(room: Room, person: string): SeatInfo {
  const info = seatOf(room, person)
  if (!info) throw troubled('not-seated')
  return info
}

function mustPlayIt({ resigned, stand_in }: SeatInfo): void {
  if (resigned) throw troubled('resigned')
  if (stand_in) throw troubled('stand-in')
}

/** The person's own seat, where they play it themselves. */
export function ownSeat(room: Room, person: string): Seat {
  const info = seatedAt(room, person)
  mustPlayIt(info)
  return info.seat
}

/** Stores an entry; everything that follows from it is told by the caller. */
async function store(context: TableContext, room: Room, entry: Entry, summary: TableSummary): Promise<void> {
  const fail = async (error: unknown): Promise<never> => {
    room.loadedInEngine = false
    context.log.error({ table: room.id, why: String(error) }, 'an entry could not be stored')
    // Where it cannot be read either, whoever comes next reads it again.
    await reload(context, room).catch(() => undefined)
    throw troubled('not-stored')
  }
  await settleClocks(context, room).catch(fail)
  const now = context.now()
  const { row } = room
  const number = row.log + 1
  const before = seatsIn(row.waiting)
  const waiting = summary.waiting
  const turn = { before: running(room, before), after: running(room, waiting) }
  const moved = entry.kind === 'move' && entry.seat !== null && { moved: entry.seat, undoable: !summary.barrier }
  const undone = entry.made !== undefined && entry.seat !== null && { undone: { seat: entry.seat, made: entry.made } }
  let clocks = nextClocks(row.clock, row.clocks, { ...turn, ...moved, ...undone }, now)
  if (row.clocks && entry.came !== undefined && entry.seat !== null && turn.before.includes(entry.seat)) {
    clocks = withoutWait(clocks, entry.seat, now - Math.max(entry.came, row.clocks.since))
  }
  const change = entry.kind === 'seat' ? (entry.data as SeatChange) : undefined
  if (change && entry.seat !== null) {
    clocks = change.standIn ? stopped(clocks, entry.seat) : resumed(row.clock, clocks, entry.seat)
  }
  const timed = change
    ? running(room, waiting).filter(seat => seat !== entry.seat || !change.standIn)
    : running(room, waiting)
  const back = change && !change.standIn && entry.seat !== null && waiting.includes(entry.seat) ? [entry.seat] : []
  const over = summary.result !== undefined || entry.kind === 'end'
  const deadline = over ? null : deadlineOf(clocks, [...new Set([...timed, ...back])])
  const { kind, seat, by, action = null, answers = null, at = null, data, key = null } = entry
  const fresh: NewEntry = {
    table_id: room.id,
    number,
    kind,
    seat,
    action,
    answers,
    at_move: at,
    by,
    data: data ?? null,
    key,
    time: now,
  }
  // Nobody is asked at a table that ended; whoever looks after lost things finds it by that.
  const bits = over ? 0 : bitsOf(waiting)
  const counted = { log: number, moves: summary.moves, waiting: bits, clocks, deadline, touched: now }
  const stored = await context.database.append(fresh, counted).catch(fail)
  if (stored === 'taken') {
    room.loadedInEngine = false
    await reload(context, room)
    await showAll(context, room)
    throw troubled('stale')
  }
  context.metrics.entries.inc()
  room.row = { ...row, ...counted }
  room.offers = room.offers.filter(({ kind: offered }) => offered === 'rematch')
  if (key && seat !== null) remember(room, keyOf(seat, key), number)
  room.askedSince = askedAfter(room.askedSince, { kind, seat, number }, before, waiting)
  room.standIns = standInsAfter(room.standIns, { kind, seat, by, at_move: at }, room.seats, summary.moves)
}

function remember(room: Room, key: string, number: number): void {
  room.keys.set(key, number)
  const [oldest] = room.keys.keys()
  if (room.keys.size > KEYS_KEPT && oldest !== undefined) room.keys.delete(oldest)
}

/** A command that came twice is answered as the first time; one formed against another position is refused. */
function known(room: Room, seat: Seat, { key }: Command): number | undefined {
  return key === undefined ? undefined : room.keys.get(keyOf(seat, key))
}

/** Another process has told the sender more than this one knows yet. */
export async function catchUpTo(context: TableContext, room: Room, { expect }: Command): Promise<void> {
  const { log } = room.row
  if (expect <= log) return
  await reload(context, room)
  if (room.row.log !== log) await showAll(context, room)
}

function mustBeFresh(room: Room, seat: Seat, { expect }: Command): void {
  if (expect < room.askedSince[seat] || expect > room.row.log) throw troubled('stale')
}

/** A move by whoever plays the seat. Call it in turn. */
export async function play(
  context: TableContext,
  room: Room,
  seat: Seat,
  action: string,
  command: Command,
  by: By,
): Promise<number> {
  await catchUpTo(context, room, command)
  const changed = await withEngine(context, room, async () => {
    const before = known(room, seat, command)
    if (before !== undefined) return before
    mustPlay(room)
    if (by === 'person') mustPlayIt(room.seats[seat])
    mustBeFresh(room, seat, command)
    const done = await context.engine.act(room.id, seat, action, audienceOf(room))
    if ('refusal' in done) throw refused(done.refusal)
    return done
  })
  if (typeof changed === 'number') return changed
  const { move, summary } = changed
  if (!move) throw new Error('a move without a move')
  await store(
    context,
    room,
    { kind: 'move', seat, by, action: move.action, answers: move.answers, key: command.key, came: command.came },
    summary,
  )
  const first = isOwnMove({ kind: 'move', by }) && !room.seats[seat].moved
  await follow(context, room, changed)
  if (first) await noteMoved(context, room, seat)
  return room.row.log
}

/** From when everybody has moved, a rated game counts: the table is told. */
async function noteMoved(context: TableContext, room: Room, seat: Seat): Promise<void> {
  room.seats = withMoved(room.seats, [seat])
  await context.database.db
    .updateTable('seat')
    .set({ moved: true })
    .where('table_id', '=', room.id)
    .where('seat', '=', seat)
    .execute()
  if (room.row.rated && room.row.status === 'playing' && haveAllMoved(room.seats)) tellCard(context, room)
}

/** What comes after every entry that changed the game. */
async function follow(context: TableContext, room: Room, changed: Changed): Promise<void> {
  const { summary } = changed
  await tellChange(context, room, changed)
  if (summary.result) await finish(context, room, { outcome: outcomeOf(summary.result) })
  else if (summary.barrier && summary.moves >= room.snapshotAt + SNAPSHOT_EVERY) {
    room.snapshotAt = summary.moves
    void keepSnapshot(context, room)
  }
}

async function keepSnapshot(context: TableContext, room: Room): Promise<void> {
  const { log, rules } = room.row
  try {
    const snapshot = await context.engine.snapshot(room.id)
    if (!snapshot || room.row.log !== log) return
    await context.database.db
      .insertInto('snapshot')
      .values({ table_id: room.id, number: log, moves: snapshot.moves, rules, state: JSON.stringify(snapshot.state) })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    await context.database.db.deleteFrom('snapshot').where('table_id', '=', room.id).where('number', '<', log).execute()
  } catch (error) {
    // Only the next opening is slower.
    context.log.warn({ table: room.id, why: String(error) }, 'no snapshot')
  }
}

/** Every move and every undo is an entry that stays: a seat may undo so often, and so often more for each move of the game. */
export const UNDOS = { atFirst: 60, perMove: 4 } as const
/** So often a table goes back because all agree. */
export const MOST_TAKEBACKS = 50

const countOf = async (context: TableContext, room: Room, kind: EntryKind, seat?: Seat): Promise<number> => {
  const entries = context.database.db.selectFrom('entry').where('table_id', '=', room.id).where('kind', '=', kind)
  const counted = seat === undefined ? entries : entries.where('seat', '=', seat)
  const { count } = await counted.select(eb => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}

/** The log of a table does not grow without end while its game stands still. */
async function mayUndo(context: TableContext, room: Room, seat: Seat): Promise<boolean> {
  return (await countOf(context, room, 'undo', seat)) < UNDOS.atFirst + UNDOS.perMove * room.row.moves
}

export async function mustAllowTakeBack(context: TableContext, room: Room): Promise<void> {
  if ((await countOf(context, room, 'takeback')) >= MOST_TAKEBACKS) throw troubled('too-many-takebacks')
}

export async function undo(context: TableContext, room: Room, person: string, command: Command): Promise<number> {
  const { seat } = seatedAt(room, person)
  await catchUpTo(context, room, command)
  // What may fail is asked before the engine takes anything back.
  const own = await hasOwnMove(context, room, seat)
  const may = await mayUndo(context, room, seat)
  const made = isTimed(room.row.clock) ? { made: await lastMoveOf(context, room, seat) } : {}
  const changed = await withEngine(context, room, async () => {
    const before = known(room, seat, command)
    if (before !== undefined) return before
    mustPlay(room)
    mustPlayIt(room.seats[seat])
    if (command.expect !== room.row.log) throw troubled('stale')
    if (!own) throw refused(NOT_MINE)
    if (!may) throw troubled('too-many-undos')
    const done = await context.engine.undo(room.id, seat, audienceOf(room))
    if ('refusal' in done) throw refused(done.refusal)
    return done
  })
  if (typeof changed === 'number') return changed
  const { at, summary } = changed
  if (at === undefined) throw new Error('an undo without a move')
  await store(
    context,
    room,
    { kind: 'undo', seat, by: 'person', at, key: command.key, came: command.came, ...made },
    summary,
  )
  await follow(context, room, changed)
  return room.row.log
}

/** What a bot has played for somebody stays played. */
const NOT_MINE: Refusal = { code: 'undo-nothing', rule: '', message: { key: 'table.undo-nothing' } }

/** Whether the person has a move of their own since they came back to the seat, or it was always theirs. */
async function hasOwnMove(context: TableContext, room: Room, seat: Seat): Promise<boolean> {
  const { db } = context.database
  const changes = await db
    .selectFrom('entry')
    .select(['kind', 'number'])
    .where('table_id', '=', room.id)
    .where(({ or, and, eb }) =>
      or([eb('kind', '=', 'takeback'), and([eb('kind', '=', 'seat'), eb('seat', '=', seat)])]),
    )
    .execute()
  if (!changes.some(({ kind }) => kind === 'seat')) return true
  const last = Math.max(...changes.map(({ number }) => number))
  const rows = await db
    .selectFrom('entry')
    .select('kind')
    .where('table_id', '=', room.id)
    .where('seat', '=', seat)
    .where('kind', 'in', ['move', 'undo'])
    .where('number', '>', last)
    .execute()
  const undone = rows.filter(({ kind }) => kind === 'undo').length
  return rows.length - undone > undone
}

/** When the seat moved last, as its clock counts. */
async function lastMoveOf(context: TableContext, room: Room, seat: Seat): Promise<number> {
  const last = await context.database.db
    .selectFrom('entry')
    .select('time')
    .where('table_id', '=', room.id)
    .where('kind', '=', 'move')
    .where('seat', '=', seat)
    .orderBy('number', 'desc')
    .executeTakeFirst()
  await settleClocks(context, room)
  const now = context.now()
  const made = last?.time ?? now
  // Nobody pays for the time the server was away, nor for a clock that was set.
  return made + (await context.heartbeat.awayBetween(made, now, room.row.clock.kind))
}

/** Back to after so many moves: all have agreed. */
export async function takeBack(context: TableContext, room: Room, moves: number): Promise<void> {
  mustPlay(room)
  const changed = await withEngine(context, room, () => context.engine.truncate(room.id, moves, audienceOf(room)))
  await store(context, room, { kind: 'takeback', seat: null, by: 'server', at: moves }, changed.summary)
  room.snapshotAt = Math.min(room.snapshotAt, moves)
  await context.database.db.deleteFrom('snapshot').where('table_id', '=', room.id).where('moves', '>', moves).execute()
  await follow(context, room, changed)
}

/** An entry that does not change the game itself. */
async function note(context: TableContext, room: Room, entry: Entry): Promise<void> {
  const changed = await withEngine(context, room, () =>
    context.engine.follow(room.id, [{ kind: entry.kind, number: room.row.log + 1 }], audienceOf(room)),
  )
  await store(context, room, entry, changed.summary)
  await tellChange(context, room, changed)
}

export async function setOrders(
  context: TableContext,
  room: Room,
  person: string,
  orders: readonly string[],
): Promise<void> {
  mustPlay(room)
  const seat = ownSeat(room, person)
  const offered = (GAMES.get(room.row.game)?.orders ?? []).map(({ id }) => id)
  const unknown = orders.find(order => !offered.includes(order))
  if (unknown !== undefined) throw troubled('no-orders', `The game has no standing order '${unknown}'.`)
  const chosen = [...new Set(orders)].sort()
  // As the log says it, which is read when the table wakes: what stands there already needs no entry.
  const same = await withEngine(context, room, async () => chosen.join() === room.seats[seat].orders.join())
  if (same) return
  await note(context, room, { kind: 'orders', seat, by: 'person', data: { orders: chosen } })
  await changeSeat(context, room, seat, { orders: chosen })
}

async function changeSeat(
  context: TableContext,
  room: Room,
  seat: Seat,
  part: { readonly stand_in?: string | null; readonly resigned?: boolean; readonly orders?: readonly string[] },
): Promise<void> {
  const { orders, ...rest } = part
  room.seats = room.seats.map(info =>
    info.seat === seat ? { ...info, ...rest, ...(orders && { orders: [...orders] }) } : info,
  )
  await context.database.db
    .updateTable('seat')
    .set({ ...rest, ...(orders && { orders: JSON.stringify(orders) }) })
    .where('table_id', '=', room.id)
    .where('seat', '=', seat)
    .execute()
  tellCard(context, room)
  await context.database.notify('tables', room.id)
}

/** Why a bot plays for somebody. Who gave up, left for good or ran out of time in a rated game does not come back. */
type StandInWhy = Exclude<SeatChange['why'], 'back'>

const isFinal = (why: StandInWhy, { rated }: Room['row']): boolean =>
  why === 'resigned' || why === 'left' || (why === 'time' && rated)

/** A bot plays for the person from now on. */
export async function standIn(context: TableContext, room: Room, seat: Seat, why: StandInWhy): Promise<void> {
  mustPlay(room)
  const info = room.seats[seat]
  const resigned = isFinal(why, room.row)
  if (!info || info.bot !== null || info.resigned || (info.stand_in && !resigned)) return
  const spec = substituteFor(room.row.game)
  await note(context, room, {
    kind: 'seat',
    seat,
    by: why === 'resigned' || why === 'left' ? 'person' : 'server',
    data: { standIn: spec, why, ...(resigned && { resigned }) },
  })
  if (room.row.rated && !info.moved) await countNoMore(context, room, info)
  if (resigned) await context.plans.forget(room.id, seat)
  await changeSeat(context, room, seat, { stand_in: spec, resigned })
}

/**
 * Where a bot makes the first moves for somebody, nothing is measured any more: otherwise they could come back to a good
 * position and let a bad one count for nothing, and anybody else could break the game off however long it has lasted.
 */
async function countNoMore(context: TableContext, room: Room, { user_id }: SeatInfo): Promise<void> {
  room.row = { ...room.row, rated: false }
  await context.database.db.transaction().execute(async trx => {
    await trx.updateTable('game_table').set({ rated: false }).where('id', '=', room.id).execute()
    // Whoever does not come to a rated game has broken it off.
    if (user_id !== null) await noteBrokenOff(trx, room.id, [user_id], context.now())
  })
}

/** Whether the move that was due when the time ran out is still to be made: the bot makes it. */
async function owesMove(context: TableContext, room: Room, seat: Seat): Promise<boolean> {
  if (!seatsIn(room.row.waiting).includes(seat)) return false
  const last = await context.database.db
    .selectFrom('entry')
    .select(['kind', 'data'])
    .where('table_id', '=', room.id)
    .where('seat', '=', seat)
    .where('kind', 'in', ['seat', 'move'])
    .orderBy('number', 'desc')
    .executeTakeFirst()
  return last?.kind === 'seat' && (last.data as SeatChange | null)?.why === 'time'
}

/** The person takes the seat back. */
export async function comeBack(context: TableContext, room: Room, person: string): Promise<void> {
  mustPlay(room)
  const info = seatedAt(room, person)
  if (info.resigned) throw troubled('resigned')
  if (!info.stand_in) throw troubled('no-stand-in')
  if (await owesMove(context, room, info.seat)) throw troubled('owed')
  const data: SeatChange = { standIn: null, why: 'back' }
  await note(context, room, { kind: 'seat', seat: info.seat, by: 'person', data })
  await changeSeat(context, room, info.seat, { stand_in: null, resigned: false })
}

/** The table ends, not by the rules. */
export async function endTable(context: TableContext, room: Room, seat: Seat | null, data: EndData): Promise<void> {
  mustPlay(room)
  await note(context, room, { kind: 'end', seat, by: seat === null ? 'server' : 'person', data })
  await finish(context, room, data)
}

/** Before everybody has moved nothing is at stake in a rated game: it is broken off, and nobody has lost. */
const ABORTED: Outcome = { reason: 'abandoned', winners: [] }

/** As the log says it, which is read when the table wakes. */
const isUncounted = (context: TableContext, room: Room): Promise<boolean> =>
  withEngine(context, room, async () => isAbortable(room.row, room.seats))

/**
 * Between two, the other one wins; at larger tables a bot plays on for whoever gives up. Whoever leaves for good has
 * given up too.
 */
export async function resign(
  context: TableContext,
  room: Room,
  person: string,
  why: 'resigned' | 'left' = 'resigned',
): Promise<void> {
  mustPlay(room)
  const info = seatedAt(room, person)
  if (info.resigned) throw troubled('resigned')
  await giveUp(context, room, info, why)
}

async function giveUp(context: TableContext, room: Room, info: SeatInfo, why: 'resigned' | 'left'): Promise<void> {
  if (await isUncounted(context, room)) {
    const brokenOffBy = await breakersOf(context, room, info.seat)
    return await endTable(context, room, info.seat, { outcome: ABORTED, brokenOffBy })
  }
  const others = room.seats.filter(other => other.seat !== info.seat && !other.resigned)
  if (others.length === 1) {
    const outcome = { reason: 'resigned', winners: others.map(({ seat }) => seat) }
    await endTable(context, room, info.seat, { outcome })
  } else await standIn(context, room, info.seat, why)
}

/** Accounts that were deleted while nothing could be stored at the table have left it, too: a bot plays on, or it ends. */
export async function resignForsaken(context: TableContext, room: Room): Promise<void> {
  for (const { seat } of room.seats.filter(isForsaken)) {
    if (room.row.status !== 'playing') return
    if (room.seats.every(info => isForsaken(info) || (info.bot === null && info.resigned))) {
      return await endTable(context, room, null, { outcome: ABORTED })
    }
    await giveUp(context, room, room.seats[seat], 'left')
  }
}

/** Everybody has given up, and nobody wants to see how the bots go on. */
export async function endWithoutPeople(context: TableContext, room: Room): Promise<void> {
  if (room.row.status !== 'playing' || !isBotsAlone(room)) return
  await endTable(context, room, null, { outcome: { reason: 'resigned', winners: [] } })
}

/**
 * In a rated game whoever runs out of time has given up; the last who has not wins. Where all run out together, whoever
 * had the most time left wins, and where that is nobody in particular, nobody does.
 */
export async function loseOnTime(context: TableContext, room: Room, late: readonly Seat[]): Promise<void> {
  if (await isUncounted(context, room)) {
    return await endTable(context, room, null, { outcome: ABORTED, brokenOffBy: late })
  }
  const left = (seat: Seat): number => room.row.clocks?.left[seat] ?? 0
  const playing = room.seats.filter(({ resigned }) => !resigned).map(({ seat }) => seat)
  const inTime = playing.filter(seat => !late.includes(seat))
  const longest = Math.max(...playing.map(left))
  const stay = inTime.length > 0 ? inTime : playing.filter(seat => left(seat) === longest)
  if (stay.length === 1 || inTime.length === 0) {
    const outcome = { reason: 'time', winners: stay.length === 1 ? stay : [] }
    return await endTable(context, room, null, { outcome })
  }
  for (const seat of late) await standIn(context, room, seat, 'time')
}

export const isStale = (error: unknown): boolean => error instanceof TroubleError && error.trouble.code === 'stale'
