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
import { fewest, nextEvents } from './progress.ts'
import { resultOf } from './table-results.ts'
import {
  type Adjournment,
  isPlaying,
  type Tournament,
  type TournamentEvent,
  type TournamentGame,
} from './tournament.ts'
import { boardKey, type EntrantPerson, extend, peopleOf, type StoredTournament, tablesOf } from './tournament-store.ts'

const TICK_MS = 1_000
const MINUTE = 60_000
/** So many tournaments are looked at in one round, those that waited longest first. */
const LOOKED_AT = 200

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
  const events: TournamentEvent[] = []
  for (const { id: table, pairing, board, outcome } of over) {
    const game = open.find(one => one.pairing === pairing && one.board === board)
    if (!game || !outcome) continue
    const seats = await trx
      .selectFrom('seat')
      .select(['resigned', 'stand_in'])
      .where('table_id', '=', table)
      .orderBy('seat')
      .execute()
    const end = await trx
      .selectFrom('entry')
      .select('data')
      .where('table_id', '=', table)
      .where('kind', '=', 'end')
      .orderBy('number', 'desc')
      .executeTakeFirst()
    const { brokenOffBy = [] } = (end?.data ?? {}) as Partial<EndData>
    const result = resultOf({ outcome, seats, brokenOffBy })
    events.push({ kind: 'result', pairing: game.pairing, board: game.board, ...result, by: 'table' })
  }
  return events
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
  const { makesTables = () => true, beside = () => Promise.resolve() } = options

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

  /** One table for a pairing, however often it is asked for. Whoever is gone has not come. */
  const makeTable = async (
    { row: { id, club_id }, state }: StoredTournament,
    game: TournamentGame,
    people: ReadonlyMap<number, EntrantPerson>,
  ) => {
    const { terms } = state
    const rules = gameById(terms.game)
    if (!rules) return
    const gone = game.players.flatMap((one, seat) => (people.get(one)?.user === undefined ? [seat] : []))
    if (gone.length > 0) {
      const places = game.players.map((_, seat) => (gone.includes(seat) ? 2 : 1))
      const { pairing, board } = game
      let said = false
      await extend(db, id, context.now(), at => {
        const open = at.games.some(one => one.pairing === pairing && one.board === board && isPlaying(one))
        if (said || !open) return []
        said = true
        return [{ kind: 'result', pairing, board, places, forfeits: gone, by: 'table' }]
      })
      return
    }
    const table = newTableId()
    const made = await db.transaction().execute(async trx => {
      const known = trx.selectFrom('game_table').select('id').where('tournament', '=', id)
      const there = known.where('pairing', '=', game.pairing).where('board', '=', game.board)
      // Whoever makes tables of this tournament waits here for whoever does already.
      await trx.selectFrom('tournament').select('id').where('id', '=', id).forUpdate().execute()
      if (await there.executeTakeFirst()) return false
      const { options, clock, rated } = terms
      const { pairing, board } = game
      await insertTables(
        trx,
        [
          {
            terms: {
              ...{ id: table, game: terms.game, rules: rules.rules, options, visibility: 'open', owner: null, club_id },
              ...{ rated, clock, tournament: id, pairing, board },
            },
            seats: game.players.map(one => {
              const { user = null, name = null } = people.get(one) ?? {}
              return { user_id: user, name, bot: null, pledge: null }
            }),
          },
        ],
        context.now(),
      )
      return true
    })
    if (made) await context.events.emit('full', { table })
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
        .at(table, room => withEngine(context, room, () => giveUpFor(room)))
        .catch(logged(context, 'a game that nobody came to could not be ended', { table }))
    }
  }

  const giveUpFor = async (room: Room): Promise<void> => {
    if (room.row.status !== 'playing') return
    const gone = await absentSeats(context, room)
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
    if (!stored || stored.state.phase === 'registration' || !makesTables()) return
    const { state } = stored
    const open = state.games.filter(isPlaying)
    if (open.length === 0) return
    const tables = await tablesOf(db, id)
    const missing = open.filter(game => !tables.has(boardKey(game)))
    if (missing.length > 0) {
      const people = await peopleOf(db, id)
      for (const game of missing) await makeTable(stored, game, people)
    }
    for (const game of open) {
      const table = tables.get(boardKey(game))
      if (game.adjourned && table?.status === 'playing') await adjournTable(table.id, game.adjourned)
    }
    await lookForAbsent(id, state)
  }

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
      await lead?.()
    },
  }
}

/** Ends a table of a tournament that is not to be played on. */
export async function breakOff(context: TableContext, room: Room): Promise<void> {
  await reload(context, room)
  if (room.row.status === 'playing') {
    await withEngine(context, room, () =>
      endTable(context, room, null, { outcome: { reason: 'abandoned', winners: [] } }),
    )
  }
}
