// The loop that moves tournaments on: reads the results of tables, pairs what is due, makes the tables that are planned and
// not there yet, and looks who has not come. One process at a time does it; whatever it leaves undone when it dies, the next
// one finds in the log and completes: pairings are written first, and a table has the key of its pairing and board.

import type { Seat } from '@tabularium/kernel'
import type { Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { gameById } from '../engine/games.ts'
import { newTableId } from '../ids.ts'
import { adjourn } from '../tables/adjourn.ts'
import type { TableContext } from '../tables/context.ts'
import { logged } from '../tables/failures.ts'
import { insertTables } from '../tables/lobby.ts'
import type { EndData } from '../tables/log.ts'
import { endTable, standIn } from '../tables/play.ts'
import { liveOf, type Room } from '../tables/room.ts'
import { reload, withEngine } from '../tables/room-io.ts'
import type { RoomRegistry } from '../tables/room-registry.ts'
import { changed } from '../tables/start.ts'
import { fewest, isUnderWay, nextEvents } from './progress.ts'
import { displayClocks, hostSeat } from './simultaneous.ts'
import { resultOf } from './table-results.ts'
import {
  type Adjournment,
  isPlaying,
  type Tournament,
  type TournamentEvent,
  type TournamentGame,
} from './tournament.ts'
import {
  add,
  boardKey,
  type EntrantPerson,
  extend,
  loadTournament,
  lockTournament,
  peopleOf,
  type StoredTournament,
  tablesOf,
} from './tournament-store.ts'

const TICK_MS = 1_000
const MINUTE = 60_000
/** So many tournaments are looked at in one round, those that waited longest first. */
const LOOKED_AT = 200
/** Tables that are inserted in one transaction, and that begin side by side. */
const INSERTED_AT_ONCE = 100
const BEGUN_AT_ONCE = 16
/** What is seldom left is seldom looked for. */
const LEFT_MS = 10_000

export interface Director {
  /** Does all that is due in one tournament. */
  advance(id: string): Promise<void>
  /** Looks at all of them soon. */
  poke(): void
  stop(): Promise<void>
}

export interface DirectorOptions {
  /** For tests: whether planned tables are made; false stops half-way, as a process that dies there. */
  readonly makesTables?: () => boolean
  /** What the same process looks after besides, whenever it has looked at the tournaments; `poked`: something has happened. */
  readonly beside?: (poked: boolean) => Promise<void>
}

/** What tables say that are over, and the tournament has not heard yet. */
async function freshResults(
  trx: Transaction<Schema>,
  id: string,
  state: Tournament,
): Promise<readonly TournamentEvent[]> {
  const open = state.games.filter(isPlaying)
  if (open.length === 0) return []
  const over = await trx
    .selectFrom('game_table')
    .select(['id', 'pairing', 'board', 'outcome'])
    .where('tournament', '=', id)
    .where('status', '=', 'over')
    .where('pairing', 'in', [...new Set(open.map(({ pairing }) => pairing))])
    .orderBy('ended')
    .orderBy('id')
    .execute()
  const games = new Map(open.map(game => [boardKey(game), game]))
  const ended = over.flatMap(({ id: table, pairing, board, outcome }) => {
    const game = games.get(boardKey({ pairing: pairing ?? 0, board: board ?? 0 }))
    return game && outcome ? [{ table, game, outcome }] : []
  })
  if (ended.length === 0) return []
  const ids = ended.map(({ table }) => table)
  const seats = await trx
    .selectFrom('seat')
    .select(['table_id', 'resigned', 'stand_in'])
    .where('table_id', 'in', ids)
    .orderBy('seat')
    .execute()
  const ends = await trx
    .selectFrom('entry')
    .select(['table_id', 'data'])
    .where('table_id', 'in', ids)
    .where('kind', '=', 'end')
    .orderBy('number')
    .execute()
  const seatsAt = Map.groupBy(seats, ({ table_id }) => table_id)
  // Of several the last one stands.
  const endAt = new Map(ends.map(({ table_id, data }) => [table_id, (data ?? {}) as Partial<EndData>]))
  return ended.map(({ table, game: { pairing, board }, outcome }) => {
    const { brokenOffBy = [] } = endAt.get(table) ?? {}
    const result = resultOf({ outcome, seats: seatsAt.get(table) ?? [], brokenOffBy })
    return { kind: 'result', pairing, board, ...result, by: 'table' }
  })
}

/** In an arena nobody waits for somebody who did not come: they are out until they come back. */
function absent(state: Tournament, events: readonly TournamentEvent[]): readonly TournamentEvent[] {
  if (state.terms.format !== 'arena') return []
  return events.flatMap((event): readonly TournamentEvent[] => {
    if (event.kind !== 'result') return []
    const game = state.games.find(one => one.pairing === event.pairing && one.board === event.board)
    return event.forfeits.flatMap(seat => {
      const entrant = game?.players[seat]
      const active = state.entrants.some(one => one.entrant === entrant && one.active)
      return entrant !== undefined && active ? [{ kind: 'withdrew', entrant, by: 'absence' } as const] : []
    })
  })
}

/** Who is asked and has not moved; also the others who have not, where nobody has seen them since the game began. */
async function absentSeats(context: TableContext, room: Room): Promise<readonly Seat[]> {
  await reload(context, room)
  const { row, seats } = room
  const unmoved = seats.filter(({ moved, resigned }) => !moved && !resigned).map(({ seat }) => seat)
  const asked = unmoved.filter(seat => ((row.waiting >> seat) & 1) === 1)
  if (asked.length === 0) return []
  const here = liveOf(room).online
  const unseen = unmoved.filter(seat => !here.includes(seat) && seats[seat].seen < (row.started ?? 0))
  return [...new Set([...asked, ...unseen])].sort((a, b) => a - b)
}

export function createDirector(context: TableContext, rooms: RoomRegistry, options: DirectorOptions = {}): Director {
  const { database } = context
  const { db } = database
  const { makesTables: canMakeTables = () => true, beside = () => Promise.resolve() } = options

  const decide = async (id: string): Promise<StoredTournament | undefined> => {
    const now = context.now()
    return await extend(db, id, now, async (state, trx) => {
      if (state.phase === 'registration') {
        const { starts } = await trx
          .selectFrom('tournament')
          .select('starts')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
        const enough = state.entrants.filter(({ active }) => active).length >= fewest(state)
        return starts !== null && starts <= now && enough ? [{ kind: 'started' }] : []
      }
      const results = await freshResults(trx, id, state)
      if (results.length > 0) return [...results, ...absent(state, results)]
      return nextEvents(state, now)
    })
  }

  /** Whoever is gone has not come. */
  const walkOver = async (id: string, { pairing, board, players }: TournamentGame, gone: readonly Seat[]) => {
    const places = players.map((_, seat) => (gone.includes(seat) ? 2 : 1))
    await add(db, id, context.now(), state =>
      state.games.some(one => one.pairing === pairing && one.board === board && isPlaying(one))
        ? [{ kind: 'result', pairing, board, places, forfeits: gone, by: 'table' }]
        : [],
    )
  }

  /** One table for a pairing, however often it is asked for, and none where its director has decided otherwise. */
  const insertMissing = (id: string, games: readonly TournamentGame[], people: ReadonlyMap<number, EntrantPerson>) =>
    db.transaction().execute(async trx => {
      // Whoever makes tables of this tournament waits here for whoever does already.
      const stored = await lockTournament(trx, id)
      if (!stored || !isUnderWay(stored.state)) return []
      const { options, clock, rated, game: name } = stored.state.terms
      const rules = gameById(name)
      if (!rules) return []
      const open = new Set(stored.state.games.filter(isPlaying).map(boardKey))
      const pairings = games.map(({ pairing }) => pairing)
      const there = await tablesOf(trx, id, pairings)
      const tables = games
        .filter(game => open.has(boardKey(game)) && !there.has(boardKey(game)))
        .map(game => {
          const { pairing, board, players } = game
          const left = displayClocks(stored.state, game)
          return {
            terms: {
              ...{
                id: newTableId(),
                game: name,
                rules: rules.rules,
                options,
                visibility: 'open' as const,
                owner: null,
              },
              club_id: stored.row.club_id,
              ...{ rated, clock, tournament: id, pairing, board },
              ...(left && { clocks: { left: [...left], since: context.now() } }),
            },
            seats: players.map(one => {
              const { user = null, name = null } = people.get(one) ?? {}
              return { user_id: user, name, bot: null, pledge: null }
            }),
          }
        })
      await insertTables(trx, tables, context.now())
      return tables.map(({ terms }) => terms.id)
    })

  const makeTables = async (id: string, games: readonly TournamentGame[]): Promise<void> => {
    const people = await peopleOf(db, id)
    const present: TournamentGame[] = []
    for (const game of games) {
      const gone = game.players.flatMap((one, seat) => (people.get(one)?.user === undefined ? [seat] : []))
      if (gone.length > 0) await walkOver(id, game, gone)
      else present.push(game)
    }
    for (let at = 0; at < present.length; at += INSERTED_AT_ONCE) {
      begin(await insertMissing(id, present.slice(at, at + INSERTED_AT_ONCE), people))
    }
  }

  const waiting: string[] = []
  const beginning = new Set<Promise<void>>()
  const beginNext = async (): Promise<void> => {
    for (let table = waiting.shift(); table !== undefined && !stopped; table = waiting.shift()) {
      // One that does not begin now is found by whoever looks after full tables.
      const failed = logged(context, 'a game of a tournament could not begin at once', { table })
      await context.events.emit('full', { table }).catch(failed)
    }
  }
  /** Some side by side; what follows in the tournament is decided meanwhile. */
  const begin = (tables: readonly string[]): void => {
    waiting.push(...tables)
    for (let n = beginning.size; n < Math.min(BEGUN_AT_ONCE, beginning.size + waiting.length); n++) {
      const worker = beginNext().finally(() => beginning.delete(worker))
      beginning.add(worker)
    }
  }

  const adjournTable = (table: string, to: Adjournment): Promise<void> =>
    rooms
      .at(table, room => adjourn(context, room, to))
      .catch(logged(context, 'a game could not be adjourned', { table }))

  /** Live games that somebody has not come to are over for them. */
  const lookForAbsent = async (id: string, state: Tournament): Promise<void> => {
    if (state.terms.clock.kind === 'days') return
    const until = context.now() - state.terms.noShowMinutes * MINUTE
    const adjourned = new Set(
      state.games.filter(({ adjourned: to }) => to !== undefined && ('days' in to || to.until > until)).map(boardKey),
    )
    const late = await db
      .selectFrom('game_table')
      .select(['id', 'pairing', 'board'])
      .where('tournament', '=', id)
      .where('status', '=', 'playing')
      .where('started', '<=', until)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('seat')
            .select('seat')
            .whereRef('table_id', '=', 'game_table.id')
            .where('moved', '=', false)
            .where('stand_in', 'is', null),
        ),
      )
      .execute()
    for (const { id: table, pairing, board } of late) {
      if (adjourned.has(boardKey({ pairing: pairing ?? 0, board: board ?? 0 }))) continue
      await rooms
        .at(table, room => withEngine(context, room, () => giveUpFor(room, state)))
        .catch(logged(context, 'a game that nobody came to could not be ended', { table }))
    }
  }

  const giveUpFor = async (room: Room, state: Tournament): Promise<void> => {
    if (room.row.status !== 'playing') return
    const { pairing, board } = room.row
    // Whoever plays many boards comes to each in turn: their clock decides.
    const host = hostSeat(
      state,
      state.games.find(one => one.pairing === pairing && one.board === board),
    )
    const gone = (await absentSeats(context, room)).filter(seat => seat !== host)
    if (gone.length === 0) return
    if (room.seats.length > 2 && gone.length < room.seats.length - 1) {
      for (const seat of gone) await standIn(context, room, seat, 'time')
      return
    }
    const winners = room.seats.map(({ seat }) => seat).filter(seat => !gone.includes(seat))
    await endTable(context, room, null, { outcome: { reason: 'time', winners }, brokenOffBy: gone })
  }

  const advance = async (id: string): Promise<void> => {
    const stored = await decide(id)
    if (!stored || stored.state.phase === 'registration' || !canMakeTables()) return
    const { state } = stored
    const open = state.games.filter(isPlaying)
    if (open.length > 0) {
      const tables = await tablesOf(
        db,
        id,
        open.map(({ pairing }) => pairing),
      )
      const missing = open.filter(game => !tables.has(boardKey(game)))
      if (missing.length > 0) await makeTables(id, missing)
      for (const game of open) {
        const table = tables.get(boardKey(game))
        if (game.adjourned && table?.status === 'playing') await adjournTable(table.id, game.adjourned)
      }
      await lookForAbsent(id, state)
    }
    await breakOffDecided(context, rooms, id, state)
  }

  /** Over or cancelled, and whoever ended them died before their tables were broken off. */
  const lookForLeft = async (): Promise<void> => {
    const left = await db
      .selectFrom('game_table')
      .innerJoin('tournament', 'tournament.id', 'game_table.tournament')
      .select('tournament.id')
      .distinct()
      .where('game_table.status', 'in', ['open', 'playing'])
      .where('tournament.phase', 'in', ['over', 'cancelled'])
      .execute()
    for (const { id } of left) {
      const stored = await loadTournament(db, id)
      if (stored) await breakOffDecided(context, rooms, id, stored.state)
    }
  }

  let lookedForLeft = 0
  let lead: (() => Promise<void>) | undefined
  let stopped = false
  let again = false
  /** Something has happened since the last look. */
  let fresh = false
  let running: Promise<void> | undefined

  const look = async (): Promise<void> => {
    lead ??= await database.lock('tournaments', () => {
      lead = undefined
    })
    if (!lead) return
    const due = await db
      .selectFrom('tournament')
      .select('id')
      .where(({ or, and, eb }) =>
        or([
          eb('phase', 'in', ['running', 'paused']),
          and([eb('phase', '=', 'registration'), eb('starts', '<=', context.now())]),
        ]),
      )
      .orderBy('touched')
      .limit(LOOKED_AT)
      .execute()
    for (const { id } of due) {
      if (stopped) return
      await advance(id).catch(logged(context, 'a tournament could not be moved on', { tournament: id }))
    }
    if (stopped) return
    const poked = fresh
    fresh = false
    await beside(poked)
    if (Math.abs(context.now() - lookedForLeft) < LEFT_MS) return
    lookedForLeft = context.now()
    await lookForLeft().catch(logged(context, 'tables of tournaments that are over could not be ended'))
  }

  const run = (): Promise<void> => {
    if (stopped) return Promise.resolve()
    if (running) {
      again = true
      return running
    }
    running = look()
      .catch(logged(context, 'tournaments could not be looked at'))
      .then(() => {
        running = undefined
        if (!again) return
        again = false
        void run()
      })
    return running
  }

  const timer = setInterval(run, TICK_MS)
  timer.unref()

  return {
    advance,
    poke() {
      fresh = true
      void run()
    },
    async stop() {
      stopped = true
      clearInterval(timer)
      await running
      await Promise.all(beginning)
      await lead?.()
    },
  }
}

/**
 * Ends the tables that nobody is to play on at: their game was decided or taken back, or the tournament is over. Whether a
 * table is one of them can be said of those that the state knows of.
 */
export async function breakOffDecided(
  context: TableContext,
  rooms: RoomRegistry,
  id: string,
  state: Tournament,
): Promise<void> {
  const live = await context.database.db
    .selectFrom('game_table')
    .select(['id', 'pairing', 'board'])
    .where('tournament', '=', id)
    .where('status', 'in', ['open', 'playing'])
    .execute()
  if (live.length === 0) return
  const open = new Set(isUnderWay(state) ? state.games.filter(isPlaying).map(boardKey) : [])
  for (const { id: table, pairing, board } of live) {
    if (pairing === null || board === null || pairing > state.number || open.has(boardKey({ pairing, board }))) continue
    const failed = logged(context, 'a game that was decided otherwise could not be ended', { table })
    await rooms.at(table, room => breakOff(context, room)).catch(failed)
  }
}

async function breakOff(context: TableContext, room: Room): Promise<void> {
  const { db } = context.database
  await db
    .updateTable('game_table')
    .set({ status: 'dropped' })
    .where('id', '=', room.id)
    .where('status', '=', 'open')
    .execute()
  await reload(context, room)
  if (room.row.status === 'dropped') return await changed(context, room)
  if (room.row.status === 'playing') {
    await withEngine(context, room, () =>
      endTable(context, room, null, { outcome: { reason: 'abandoned', winners: [] } }),
    )
  }
}
