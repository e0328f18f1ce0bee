// The rooms of this process: loaded on demand, kept in step with other processes by what these tell, unloaded when idle. Also the
// timers: one process over all looks after clocks, lost answers and the lobby.

import { outcomeOf } from '@tabularium/kernel'
import { sql } from 'kysely'
import { coalesced, eachOf, partsOf } from '../coalesced.ts'
import { heardEntries } from '../database/append.ts'
import { troubled } from '../trouble.ts'
import { answerForAbsent, timeUp } from './automation.ts'
import { dueToBegin } from './chance-shares.ts'
import type { TableContext } from './context.ts'
import { logged } from './failures.ts'
import { finish } from './finish.ts'
import { leave } from './lobby.ts'
import { lobbyChanged } from './lobby-news.ts'
import { endOf, isOwnMove, keyOf, seatsIn, standInsAfter } from './log.ts'
import { resignForsaken } from './play.ts'
import type { Presence } from './presence.ts'
import {
  askedAfter,
  audienceOf,
  inTurn,
  isAsStored,
  liveOf,
  newRoom,
  type Room,
  seatOf,
  tellPresence,
  type Watcher,
} from './room.ts'
import { recordOf, reload, sawPerson, showAll, tellCard, tellChange, unloadFromEngine, withEngine } from './room-io.ts'
import { forgetSeekers, pairAll } from './seeks.ts'
import { haveAllMoved, withMoved } from './table-card.ts'
import { loadLog, loadTable, loadTables } from './table-store.ts'

/** Idle for so long, a table is unloaded from the engine; then, if nobody watches, its room is dropped. */
const ASLEEP_MS = 60_000
const GONE_MS = 120_000
const SWEEP_MS = 1_000
const LOOKED_AT = 100
/** So long after somebody has gone, their seat at a live table that has not begun is free again. */
const SEAT_KEPT_MS = 60_000
/** After something was missed: tables compared with one query, and those that are read again at a time, so that play goes on. */
const COMPARED_AT_ONCE = 500
const READ_AT_ONCE = 5
/** Processes say so often that they live; the people of one that says nothing for so long are gone. */
const BEAT_MS = 5_000
const SILENT_MS = 20_000
/** So long after the last entry, somebody looks whether a bot's answer was lost with its process. */
const ORPHAN_MS = 4_000

export interface RoomRegistry {
  /** The room of a table; throws `no-table`. */
  find(id: string): Promise<Room>
  /** Work on a table, one after the other, followed by what moves without a person. */
  at<T>(id: string, work: (room: Room) => Promise<T>, urgent?: boolean): Promise<T>
  open(id: string): Room | undefined
  /** Name or account of somebody has changed: the rooms where they sit look again. */
  personChanged(person: string): void
  enter(room: Room, watcher: Watcher): void
  leave(room: Room, watcher: Watcher): void
  readonly size: number
  readonly loadedInEngine: number
  /** Leaves bots, clocks and the lobby to the other processes; what is asked for is still done. */
  handOver(): Promise<void>
  stop(): Promise<void>
}

export async function createRoomRegistry(context: TableContext, presence: Presence): Promise<RoomRegistry> {
  const { database, engine } = context
  const rooms = new Map<string, Room>()
  const loading = new Map<string, Promise<Room>>()
  let stopped = false

  const load = async (id: string): Promise<Room> => {
    const { since } = context.heartbeat
    const loaded = await loadTable(database, id)
    if (!loaded) throw troubled('no-table')
    const room = newRoom(loaded, since, context.now())
    rooms.set(id, room)
    return room
  }

  const find = async (id: string): Promise<Room> => {
    const room = rooms.get(id)
    if (room) {
      room.used = context.now()
      return room
    }
    const before = loading.get(id)
    if (before) return await before
    const now = load(id).finally(() => loading.delete(id))
    loading.set(id, now)
    return await now
  }

  const at = async <T>(id: string, work: (room: Room) => Promise<T>, urgent = false): Promise<T> => {
    const room = await find(id)
    const turn = async () => {
      const { waiting } = room.row
      try {
        return await work(room)
      } finally {
        await context.events.emit('turnChanged', { room, before: waiting })
      }
    }
    return await inTurn(context, room, turn, urgent)
  }

  /** What another process has stored. */
  const catchUp = (room: Room): Promise<void> =>
    inTurn(context, room, async () => {
      const { waiting, log: had } = room.row
      const { loadedInEngine, seats: known } = room
      // The row first: its counter includes every entry that is stored, and a move made here must get the next number.
      await reload(context, room)
      const { log } = room.row
      if (log === had) return
      const fresh = await database.db
        .selectFrom('entry')
        .select(['number', 'kind', 'seat', 'action', 'answers', 'at_move', 'by', 'key'])
        .where('table_id', '=', room.id)
        .where('number', '>', had)
        .where('number', '<=', log)
        .orderBy('number')
        .execute()
      const plain = loadedInEngine && fresh.every(({ kind }) => kind === 'move' || kind === 'undo')
      if (plain) {
        // Nobody's seat has changed, and these entries are all that the engine lacks.
        room.seats = withMoved(
          known,
          fresh.flatMap(entry => (isOwnMove(entry) && entry.seat !== null ? [entry.seat] : [])),
        )
        const counts = room.row.rated && haveAllMoved(room.seats) && !haveAllMoved(known)
        room.loadedInEngine = true
        let before = seatsIn(waiting)
        for (const { number, kind, seat, action, answers, at_move, by, key } of fresh) {
          const entry = {
            number,
            kind,
            ...(seat !== null && { seat }),
            ...(action !== null && { action }),
            ...(answers !== null && { answers }),
            ...(at_move !== null && { at: at_move }),
          }
          // Whatever the reason: the table is unloaded, and read again from its log.
          const unfollowed = logged(context, 'an entry of another process could not be followed', { table: room.id })
          const changed = await engine.follow(room.id, [entry], audienceOf(room)).catch(unfollowed)
          if (!changed) {
            room.loadedInEngine = false
            break
          }
          if (key) room.keys.set(keyOf(seat, key), number)
          room.row = { ...room.row, log: number }
          room.askedSince = askedAfter(room.askedSince, { kind, seat, number }, before, changed.summary.waiting)
          before = changed.summary.waiting
          room.standIns = standInsAfter(room.standIns, { kind, seat, by, at_move }, room.seats, changed.summary.moves)
          await tellChange(context, room, changed)
          if (!room.loadedInEngine) break
        }
        room.row = { ...room.row, log }
        if (counts) tellCard(context, room)
      }
      if (!room.loadedInEngine) await showAll(context, room)
      if (!plain) tellCard(context, room)
      await context.events.emit('turnChanged', { room, before: waiting })
      // The process that stored the last entry may have died before it could end the table.
      if (room.row.status === 'playing' && room.row.waiting === 0)
        await context.events.emit('overByLog', { table: room.id })
    })

  const refresh = (room: Room): Promise<void> =>
    inTurn(context, room, async () => {
      const { waiting, status } = room.row
      await reload(context, room)
      const begun = status !== room.row.status && room.row.status === 'playing'
      const unread = logged(context, 'a table could not be shown', { table: room.id })
      const over = room.row.status === 'over'
      tellCard(context, room, over ? await recordOf(context, room).catch(unread) : undefined)
      // Whoever looks on has heard of the last move as of the others.
      if (begun || (!room.loadedInEngine && !over)) await showAll(context, room).catch(unread)
      await context.events.emit('turnChanged', { room, before: waiting })
    })

  /** Something may have been missed: which tables does the database have otherwise than this process? */
  const compare = coalesced(
    async () => {
      for (const ids of partsOf([...rooms.keys()], COMPARED_AT_ONCE)) {
        const stored = await loadTables(database, ids)
        const changed = ids.flatMap(id => {
          const [room, loaded] = [rooms.get(id), stored.get(id)]
          return room && loaded && !isAsStored(room, loaded) ? [{ room, loaded }] : []
        })
        await eachOf(changed, READ_AT_ONCE, async ({ room, loaded }) => {
          const moved =
            room.row.log < loaded.row.log && room.row.status === 'playing' && loaded.row.status === 'playing'
          // Who sits there, and what is offered.
          const beside = !isAsStored({ ...room, row: loaded.row }, loaded)
          if (moved) await catchUp(room).catch(report(room))
          if (!moved || beside) await refresh(room).catch(report(room))
        })
      }
      await presence.refresh()
    },
    logged(context, 'what was missed could not be read'),
  )

  /** The other processes, and when each was last heard. */
  const processes = new Map<string, number>()

  /** Sends this process's heartbeat, and drops the watchers of processes that have stopped sending theirs. */
  const beat = (): void => {
    // The next beat makes up for it; a database that does not answer is logged by heartbeat.ts.
    database.notify('presence', JSON.stringify({ process: database.process })).catch(() => undefined)
    const now = context.now()
    const dead = [...processes].filter(([, heard]) => now - heard > SILENT_MS).map(([process]) => process)
    for (const process of dead) {
      processes.delete(process)
      for (const room of rooms.values()) {
        const { online = [] } = room.elsewhere.get(process) ?? {}
        if (!room.elsewhere.delete(process)) continue
        // The dead process could not store that they were seen until now.
        for (const seat of online) sawPerson(context, room, seat, true).catch(report(room))
        tellPresence(room)
      }
    }
  }

  /** Rooms whose watchers have to be announced to the other processes. Sent one at a time, with the state at that moment:
   *  two messages in flight could arrive in the wrong order, and somebody who left would stay. */
  const due = new Set<Room>()
  let saying = false
  const sayDue = async (): Promise<void> => {
    if (saying) return
    saying = true
    for (const room of due) {
      due.delete(room)
      const own = { ...room, elsewhere: new Map<string, never>() }
      const payload = JSON.stringify({ process: database.process, table: room.id, ...liveOf(own) })
      await database.notify('presence', payload).catch(logged(context, 'who watches was not told', { table: room.id }))
    }
    saying = false
  }

  const tellOthers = (room: Room): void => {
    tellPresence(room)
    if (database.kind === 'pglite') return
    due.add(room)
    sayDue()
  }

  const unheard = logged(context, 'people were not told whose move it is')
  const unlisten = await Promise.all([
    database.listen('entries', payload => {
      if (payload === '') return compare()
      const heard = heardEntries(payload)
      if (!heard || heard.from === database.process) return
      const others: string[] = []
      for (const { table, number } of heard.entries) {
        const room = rooms.get(table)
        if (room && room.row.log < number) catchUp(room).catch(report(room))
        else if (!room) others.push(table)
      }
      presence.tablesChanged(others).catch(unheard)
    }),
    database.listen('tables', id => {
      if (id === '') return compare()
      const room = rooms.get(id)
      if (room) refresh(room).catch(report(room))
      else presence.tablesChanged([id]).catch(unheard)
    }),
    database.listen('presence', payload => {
      if (payload === '') return
      const { process, table, online, spectators } = JSON.parse(payload)
      if (process === database.process) return
      processes.set(process, context.now())
      const room = rooms.get(table)
      if (!room) return
      // A process that is new at this table is told who watches here. Where nobody does on either side, nothing is sent.
      const empty = online.length === 0 && spectators === 0
      const stranger = !empty && !room.elsewhere.has(process)
      if (empty) room.elsewhere.delete(process)
      else room.elsewhere.set(process, { online, spectators })
      if (stranger) tellOthers(room)
      else tellPresence(room)
    }),
  ])

  const report = (room: Room) => (error: unknown) => {
    context.log.error({ table: room.id, why: String(error) }, 'a table could not be updated')
  }

  /** Unloads idle tables from the engine, and drops rooms that nobody watches. */
  const tidy = (): void => {
    const now = context.now()
    for (const room of rooms.values()) {
      const idle = now - room.used
      if (room.answering.size > 0) continue
      if (room.busy) continue
      if (idle > ASLEEP_MS) unloadFromEngine(context, room)
      if (idle > GONE_MS && room.watchers.size === 0) rooms.delete(room.id)
    }
  }

  const lookAt = async (id: string): Promise<void> => {
    const room = await find(id)
    const failed = logged(context, 'a game that is over could not be ended', { table: id })
    const tend = async () => {
      await withEngine(context, room, () => finishLate(context, room))
      await resignForsaken(context, room)
    }
    await inTurn(context, room, tend).catch(failed)
    answerForAbsent(context, room)
  }

  let lead: (() => Promise<void>) | undefined

  /** One process looks after clocks, lost answers and games that are over by their log. */
  const lookAfter = async (): Promise<void> => {
    lead ??= await database.lock('look-after', () => {
      lead = undefined
    })
    if (!lead) return
    // Nobody runs out of time for what the server was away.
    await context.heartbeat.settle()
    const now = context.now()
    const { db } = database
    const late = await db
      .selectFrom('game_table')
      .select('id')
      .where('status', '=', 'playing')
      .where('deadline', '<=', now)
      .limit(100)
      .execute()
    for (const { id: table } of late) {
      await at(table, room => timeUp(context, room)).catch(
        logged(context, 'a clock that ran out did nothing', { table }),
      )
    }
    // All sit, and some page has not shown its share in time.
    for (const table of await dueToBegin(db, now, LOOKED_AT)) {
      await context.events.emit('full', { table }).catch(logged(context, 'a full table could not begin', { table }))
    }
    // With time people fit who did not at first.
    await pairAll(context).catch(logged(context, 'no pairs were made'))
    if (++rounds % 4 !== 1) return
    await forgetSeekers(context)
    await tendLobby()
    // Somebody else answers for a seat that is asked, or nobody is asked any more.
    const { rows: lost } = await sql<{ id: string; log: number; waiting: number; only_orders: boolean }>`
      select t.id, t.log, t.waiting, bool_and(s.bot is null and s.stand_in is null) as only_orders
      from game_table t join seat s on s.table_id = t.id
      where t.status = 'playing' and t.id > ${reached} and t.touched < ${now - ORPHAN_MS} and (t.waiting = 0 or (
        (t.waiting >> s.seat) & 1 = 1 and
        (s.bot is not null or s.stand_in is not null or s.orders <> '[]'::jsonb or s.user_id is null or
          exists (select 1 from plan where plan.table_id = t.id and plan.seat = s.seat)) and
        exists (select 1 from seat p
          where p.table_id = t.id and p.bot is null and p.user_id is not null and not p.resigned)
      )) group by t.id order by t.id limit ${LOOKED_AT}`.execute(db)
    // A hundred at a time, all in turn.
    reached = lost.length < LOOKED_AT ? '' : (lost.at(-1)?.id ?? '')
    for (const { id, log, waiting, only_orders } of lost) {
      // Standing orders that do not answer this question leave it to the person: they are asked once for each entry.
      if (waiting !== 0 && only_orders) {
        if (silent.get(id) === log) continue
        if (silent.size > 10 * LOOKED_AT) silent.clear()
        silent.set(id, log)
      }
      // One that cannot be read must not keep the others waiting.
      await lookAt(id).catch(error => {
        context.log.error({ table: id, why: String(error) }, 'a table could not be checked')
      })
    }
  }

  /** Live tables whose owner has gone, as last looked at. */
  let unattended = ''
  /** Tells the lobby when open tables appear or vanish with their owner, and frees the seats of people who have gone. */
  const tendLobby = async (): Promise<void> => {
    const now = context.now()
    const { db } = database
    const live = db
      .selectFrom('game_table as t')
      .where('t.status', '=', 'open')
      .where('t.tournament', 'is', null)
      .where('t.visibility', '=', 'open')
      .where(sql<string>`t.clock->>'kind'`, '<>', 'days')
    const gone = await live
      .innerJoin('profile as p', 'p.user_id', 't.owner')
      .select('t.id')
      .where('p.here_until', '<=', now)
      .orderBy('t.id')
      .execute()
    const ids = gone.map(({ id }) => id).join()
    if (ids !== unattended) await lobbyChanged(context)
    unattended = ids
    const empty = await live
      .innerJoin('seat as s', 's.table_id', 't.id')
      .innerJoin('profile as p', 'p.user_id', 's.user_id')
      .select(['t.id', 's.user_id'])
      .where('p.here_until', '<=', now - SEAT_KEPT_MS)
      .whereRef('s.user_id', 'is distinct from', 't.owner')
      .limit(LOOKED_AT)
      .execute()
    // Whoever has to wait before they play rated games again keeps no seat meanwhile.
    const paused = await db
      .selectFrom('game_table as t')
      .innerJoin('seat as s', 's.table_id', 't.id')
      .innerJoin('profile as p', 'p.user_id', 's.user_id')
      .select(['t.id', 's.user_id'])
      .where('t.status', '=', 'open')
      .where('t.tournament', 'is', null)
      .where('t.rated', '=', true)
      .where('p.rated_from', '>', now)
      .limit(LOOKED_AT)
      .execute()
    for (const { id: table, user_id } of [...empty, ...paused]) {
      const failed = logged(context, 'a seat could not be freed', { table })
      if (user_id) await at(table, room => leave(context, room, user_id)).catch(failed)
    }
  }

  let rounds = 0
  let reached = ''
  const silent = new Map<string, number>()

  let sweeping: Promise<void> | undefined
  const sweepOnce = (): void => {
    tidy()
    sweeping ??= lookAfter()
      .catch(error => context.log.warn({ why: String(error) }, 'the sweep failed'))
      .finally(() => {
        sweeping = undefined
      })
  }
  const sweep = setInterval(sweepOnce, SWEEP_MS).unref()

  /** What a process that ends has left undone is done here, by whoever is first. */
  const takeOver = async (tables: readonly string[]): Promise<void> => {
    if (context.handover.isEnding) return
    sweepOnce()
    for (const table of tables) await lookAt(table).catch(logged(context, 'a table was not taken over', { table }))
  }
  const unheed = await context.handover.listen(tables => void takeOver(tables))

  const beating = database.kind === 'postgres' ? setInterval(beat, BEAT_MS).unref() : undefined

  return {
    find,
    at,
    open: id => rooms.get(id),
    personChanged(person) {
      for (const room of rooms.values()) if (seatOf(room, person)) refresh(room).catch(report(room))
    },
    enter(room, watcher) {
      room.watchers.add(watcher)
      tellOthers(room)
      // Bots among themselves play while somebody watches.
      answerForAbsent(context, room)
    },
    leave(room, watcher) {
      if (!room.watchers.delete(watcher) || stopped) return
      if (watcher.viewer !== -1) sawPerson(context, room, watcher.viewer, true).catch(report(room))
      tellOthers(room)
    },
    get size() {
      return rooms.size
    },
    get loadedInEngine() {
      return engine.tables
    },
    async handOver() {
      clearInterval(sweep)
      await context.handover.begin()
      await sweeping
      await lead?.()
      lead = undefined
    },
    async stop() {
      stopped = true
      clearInterval(sweep)
      await unheed()
      clearInterval(beating)
      await Promise.all(unlisten.map(end => end()))
      await sweeping
      await Promise.all([...rooms.values()].map(room => room.last))
      await lead?.()
    },
  }
}

/** Ends a table whose log says that the game is over. */
export async function finishLate(context: TableContext, room: Room): Promise<void> {
  if (room.row.status !== 'playing' || room.row.waiting !== 0) return
  const { entries } = await loadLog(context.database, room.row, room.seats)
  const ended = endOf(entries)
  if (ended) return await finish(context, room, ended)
  const sight = JSON.parse(await context.engine.look(room.id, -1, room.row.moves))
  if (sight.result) await finish(context, room, { outcome: outcomeOf(sight.result) })
}
