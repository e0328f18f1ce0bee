// What is done at a table that has begun: moves, undo, orders, stand-ins, resignation. Everything is stored in the log
// before anybody hears of it.

import { type Outcome, outcomeOf, type Seat } from '@tabularium/kernel'
import type { NewEntry } from '../database/append.ts'
import type { EntryKind, EntryRow } from '../database/schema.ts'
import type { Changed, Standing } from '../engine/engine.ts'
import { GAMES } from '../engine/games.ts'
import type { SeatInfo } from './cards.ts'
import { deadlineOf, isTimed, nextClocks, refilled } from './clocks.ts'
import { finish } from './finish.ts'
import type { House } from './house.ts'
import { KEYS_KEPT } from './load.ts'
import { bitsOf, type EndData, keyOf, type OrdersData, type SeatChange, seatsIn } from './log.ts'
import {
  askedAfter,
  audienceOf,
  type Room,
  reload,
  running,
  seatOf,
  settleClocks,
  showAll,
  tellCard,
  tellChange,
  withEngine,
} from './room.ts'
import { standInOf } from './stand-in.ts'
import { refused, TroubleError, troubled } from './trouble.ts'

export interface Command {
  /** The version the chooser saw. */
  readonly expect: number
  readonly key?: string
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
async function store(house: House, room: Room, entry: Entry, standing: Standing): Promise<void> {
  const fail = async (error: unknown): Promise<never> => {
    room.awake = false
    house.log.error({ table: room.id, why: String(error) }, 'an entry could not be stored')
    await reload(house, room).catch(() => undefined)
    throw troubled('not-stored')
  }
  await settleClocks(house, room).catch(fail)
  const now = house.now()
  const { row } = room
  const number = row.log + 1
  const before = seatsIn(row.waiting)
  const waiting = standing.waiting
  const turn = { before: running(room, before), after: running(room, waiting) }
  const moved = entry.kind === 'move' && entry.seat !== null && { moved: entry.seat, undoable: !standing.barrier }
  const undone = entry.made !== undefined && entry.seat !== null && { undone: { seat: entry.seat, made: entry.made } }
  let clocks = nextClocks(row.clock, row.clocks, { ...turn, ...moved, ...undone }, now)
  const change = entry.kind === 'seat' ? (entry.data as SeatChange) : undefined
  if (change && !change.standIn && entry.seat !== null) clocks = refilled(row.clock, clocks, entry.seat)
  const timed = change
    ? running(room, waiting).filter(seat => seat !== entry.seat || !change.standIn)
    : running(room, waiting)
  const back = change && !change.standIn && entry.seat !== null && waiting.includes(entry.seat) ? [entry.seat] : []
  const over = standing.result !== undefined || entry.kind === 'end'
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
  const counted = { log: number, moves: standing.moves, waiting: bits, clocks, deadline, touched: now }
  const stored = await house.database.append(fresh, counted).catch(fail)
  if (stored === 'taken') {
    room.awake = false
    await reload(house, room)
    await showAll(house, room)
    throw troubled('stale')
  }
  house.metrics.entries.inc()
  room.row = { ...row, ...counted }
  room.offers = room.offers.filter(({ kind: offered }) => offered === 'rematch')
  if (key && seat !== null) remember(room, keyOf(seat, key), number)
  room.askedSince = askedAfter(room.askedSince, { kind, seat, number }, before, waiting)
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
async function catchUpTo(house: House, room: Room, { expect }: Command): Promise<void> {
  const { log } = room.row
  if (expect <= log) return
  await reload(house, room)
  if (room.row.log !== log) await showAll(house, room)
}

function mustBeFresh(room: Room, seat: Seat, { expect }: Command): void {
  if (expect < room.askedSince[seat] || expect > room.row.log) throw troubled('stale')
}

/** A move by whoever plays the seat. Call it in turn. */
export async function play(
  house: House,
  room: Room,
  seat: Seat,
  action: string,
  command: Command,
  by: By,
): Promise<number> {
  await catchUpTo(house, room, command)
  const changed = await withEngine(house, room, async () => {
    const before = known(room, seat, command)
    if (before !== undefined) return before
    mustPlay(room)
    if (by === 'person') mustPlayIt(room.seats[seat])
    mustBeFresh(room, seat, command)
    const done = await house.engine.act(room.id, seat, action, audienceOf(room))
    if ('refusal' in done) throw refused(done.refusal)
    return done
  })
  if (typeof changed === 'number') return changed
  const { move, standing } = changed
  if (!move) throw new Error('a move without a move')
  await store(
    house,
    room,
    { kind: 'move', seat, by, action: move.action, answers: move.answers, key: command.key },
    standing,
  )
  await follow(house, room, changed)
  return room.row.log
}

/** What comes after every entry that changed the game. */
async function follow(house: House, room: Room, { standing, told }: Changed): Promise<void> {
  await tellChange(house, room, told)
  if (standing.result) await finish(house, room, outcomeOf(standing.result))
  else if (standing.barrier && standing.moves >= room.kept + SNAPSHOT_EVERY) {
    room.kept = standing.moves
    void keepSnapshot(house, room)
  }
}

async function keepSnapshot(house: House, room: Room): Promise<void> {
  const { log, rules } = room.row
  try {
    const snapshot = await house.engine.snapshot(room.id)
    if (!snapshot || room.row.log !== log) return
    await house.database.db
      .insertInto('snapshot')
      .values({ table_id: room.id, number: log, moves: snapshot.moves, rules, state: JSON.stringify(snapshot.state) })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    await house.database.db.deleteFrom('snapshot').where('table_id', '=', room.id).where('number', '<', log).execute()
  } catch (error) {
    // Only the next opening is slower.
    house.log.warn({ table: room.id, why: String(error) }, 'no snapshot')
  }
}

export async function undo(house: House, room: Room, person: string, command: Command): Promise<number> {
  const { seat } = seatedAt(room, person)
  await catchUpTo(house, room, command)
  // What may fail is asked before the engine takes anything back.
  const made = isTimed(room.row.clock) ? { made: await lastMoveOf(house, room, seat) } : {}
  const changed = await withEngine(house, room, async () => {
    const before = known(room, seat, command)
    if (before !== undefined) return before
    mustPlay(room)
    mustPlayIt(room.seats[seat])
    if (command.expect !== room.row.log) throw troubled('stale')
    const done = await house.engine.undo(room.id, seat, audienceOf(room))
    if ('refusal' in done) throw refused(done.refusal)
    return done
  })
  if (typeof changed === 'number') return changed
  const { at, standing } = changed
  if (at === undefined) throw new Error('an undo without a move')
  await store(house, room, { kind: 'undo', seat, by: 'person', at, key: command.key, ...made }, standing)
  await follow(house, room, changed)
  return room.row.log
}

/** When the seat moved last, as its clock counts. */
async function lastMoveOf(house: House, room: Room, seat: Seat): Promise<number> {
  const last = await house.database.db
    .selectFrom('entry')
    .select('time')
    .where('table_id', '=', room.id)
    .where('kind', '=', 'move')
    .where('seat', '=', seat)
    .orderBy('number', 'desc')
    .executeTakeFirst()
  await settleClocks(house, room)
  const now = house.now()
  const made = last?.time ?? now
  // Nobody pays for the time the server was away.
  return room.row.clock.kind === 'live' ? made + (await house.pulse.awayBetween(made, now)) : made
}

/** Back to after so many moves: all have agreed. */
export async function takeBack(house: House, room: Room, moves: number): Promise<void> {
  mustPlay(room)
  const changed = await withEngine(house, room, () => house.engine.truncate(room.id, moves, audienceOf(room)))
  await store(house, room, { kind: 'takeback', seat: null, by: 'server', at: moves }, changed.standing)
  room.kept = Math.min(room.kept, moves)
  await house.database.db.deleteFrom('snapshot').where('table_id', '=', room.id).where('moves', '>', moves).execute()
  await follow(house, room, changed)
}

/** An entry that does not change the game itself. */
async function note(house: House, room: Room, entry: Entry): Promise<void> {
  const changed = await withEngine(house, room, () =>
    house.engine.follow(room.id, [{ kind: entry.kind, number: room.row.log + 1 }], audienceOf(room)),
  )
  await store(house, room, entry, changed.standing)
  await tellChange(house, room, changed.told)
}

export async function setOrders(house: House, room: Room, person: string, orders: readonly string[]): Promise<void> {
  mustPlay(room)
  const seat = ownSeat(room, person)
  const offered = (GAMES.get(room.row.game)?.orders ?? []).map(({ id }) => id)
  const unknown = orders.find(order => !offered.includes(order))
  if (unknown !== undefined) throw troubled('no-orders', `The game knows no standing order '${unknown}'.`)
  const chosen = [...new Set(orders)].sort()
  await note(house, room, { kind: 'orders', seat, by: 'person', data: { orders: chosen } })
  await changeSeat(house, room, seat, { orders: chosen })
}

async function changeSeat(
  house: House,
  room: Room,
  seat: Seat,
  part: { readonly stand_in?: string | null; readonly resigned?: boolean; readonly orders?: readonly string[] },
): Promise<void> {
  const { orders, ...rest } = part
  room.seats = room.seats.map(info =>
    info.seat === seat ? { ...info, ...rest, ...(orders && { orders: [...orders] }) } : info,
  )
  await house.database.db
    .updateTable('seat')
    .set({ ...rest, ...(orders && { orders: JSON.stringify(orders) }) })
    .where('table_id', '=', room.id)
    .where('seat', '=', seat)
    .execute()
  tellCard(house, room)
  await house.database.say('tables', room.id)
}

/** A bot plays for the person from now on. */
export async function standIn(house: House, room: Room, seat: Seat, why: SeatChange['why']): Promise<void> {
  mustPlay(room)
  const info = room.seats[seat]
  if (!info?.user_id || info.resigned || (info.stand_in && why !== 'resigned')) return
  const spec = standInOf(room.row.game)
  const resigned = why === 'resigned'
  await note(house, room, {
    kind: 'seat',
    seat,
    by: why === 'resigned' ? 'person' : 'server',
    data: { standIn: spec, why, ...(resigned && { resigned }) },
  })
  await changeSeat(house, room, seat, { stand_in: spec, resigned })
}

/** The person takes the seat back. */
export async function comeBack(house: House, room: Room, person: string): Promise<void> {
  mustPlay(room)
  const info = seatedAt(room, person)
  if (info.resigned) throw troubled('resigned')
  if (!info.stand_in) throw troubled('no-stand-in')
  const data: SeatChange = { standIn: null, why: 'back' }
  await note(house, room, { kind: 'seat', seat: info.seat, by: 'person', data })
  await changeSeat(house, room, info.seat, { stand_in: null, resigned: false })
}

/** The table ends, not by the rules. */
export async function endTable(house: House, room: Room, seat: Seat | null, outcome: Outcome): Promise<void> {
  mustPlay(room)
  await note(house, room, { kind: 'end', seat, by: seat === null ? 'server' : 'person', data: { outcome } })
  await finish(house, room, outcome)
}

/** Between two, the other one wins; at larger tables a bot plays on for whoever gives up. */
export async function resign(house: House, room: Room, person: string): Promise<void> {
  mustPlay(room)
  const info = seatedAt(room, person)
  if (info.resigned) throw troubled('resigned')
  const others = room.seats.filter(other => other.seat !== info.seat && !other.resigned)
  if (others.length === 1) {
    const outcome = { reason: 'resigned', winners: others.map(({ seat }) => seat) }
    await endTable(house, room, info.seat, outcome)
  } else await standIn(house, room, info.seat, 'resigned')
}

export const isStale = (error: unknown): boolean => error instanceof TroubleError && error.trouble.code === 'stale'
