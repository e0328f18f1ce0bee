// Tournaments in the database: the row for lists, who the entrants are, and the log. Everything that is added to a log is
// added while its row is locked, so that whoever decides what comes next has read all that came before.

import { DELETED, type TournamentTerms } from '@tabularium/protocol'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Schema, Status, TournamentRow } from '../database/schema.ts'
import {
  after,
  type Entrant,
  type Tournament,
  type TournamentEntry,
  type TournamentEvent,
  tournamentOf,
} from './tournament.ts'

type Db = Kysely<Schema>

export interface EntrantPerson {
  readonly entrant: Entrant
  /** Undefined: the account is gone. */
  readonly user: string | undefined
  readonly name: string
}

export interface StoredTournament {
  readonly row: Selectable<TournamentRow>
  readonly state: Tournament
}

/** The log as it is stored, without what the columns say. */
async function entriesOf(db: Db, id: string): Promise<readonly TournamentEntry[]> {
  const rows = await db
    .selectFrom('tournament_entry')
    .select(['number', 'data', 'time'])
    .where('tournament_id', '=', id)
    .orderBy('number')
    .execute()
  return rows.map(({ number, data, time }) => ({ ...(data as TournamentEvent), number, time }))
}

export async function loadTournament(db: Db, id: string): Promise<StoredTournament | undefined> {
  const row = await db.selectFrom('tournament').selectAll().where('id', '=', id).executeTakeFirst()
  return row && { row, state: tournamentOf(row.terms, await entriesOf(db, id)) }
}

export async function peopleOf(db: Db, id: string): Promise<ReadonlyMap<Entrant, EntrantPerson>> {
  const rows = await db
    .selectFrom('tournament_player as p')
    .leftJoin('user', 'user.id', 'p.user_id')
    .select(['p.entrant', 'p.user_id', 'user.name'])
    .where('p.tournament_id', '=', id)
    .execute()
  return new Map(
    rows.map(({ entrant, user_id, name }) => [entrant, { entrant, user: user_id ?? undefined, name: name ?? DELETED }]),
  )
}

export interface BoardTable {
  readonly id: string
  readonly pairing: number
  readonly board: number
  readonly status: Status
}

export const boardKey = ({ pairing, board }: { readonly pairing: number; readonly board: number }): string =>
  `${pairing} ${board}`

/** The tables of a tournament by pairing and board. */
export async function tablesOf(db: Db, id: string): Promise<ReadonlyMap<string, BoardTable>> {
  const rows = await db
    .selectFrom('game_table')
    .select(['id', 'pairing', 'board', 'status'])
    .where('tournament', '=', id)
    .execute()
  const tables = rows.map(row => ({ ...row, pairing: row.pairing ?? 0, board: row.board ?? 0 }))
  return new Map(tables.map(table => [boardKey(table), table]))
}

/** What can happen once only has a key, which the database holds unique whatever the processes do. */
function keyOf(state: Tournament, event: TournamentEvent): string | null {
  if (event.kind === 'paired') {
    const before = new Set(state.games.filter(({ round }) => round === event.round).map(({ pairing }) => pairing)).size
    return `round ${event.round} ${state.unpaired} ${before}`
  }
  if (event.kind === 'result' && event.by === 'table') return `result ${event.pairing} ${event.board}`
  if (event.kind === 'started' || event.kind === 'ended' || event.kind === 'cancelled') return event.kind
  return null
}

/** Writes entries behind those that are there; nobody else does meanwhile. */
async function write(
  trx: Transaction<Schema>,
  id: string,
  before: Tournament,
  events: readonly TournamentEvent[],
  now: number,
): Promise<Tournament> {
  let state = before
  for (const event of events) {
    const key = keyOf(state, event)
    const number = state.number + 1
    await trx
      .insertInto('tournament_entry')
      .values({ tournament_id: id, number, data: JSON.stringify(event), key, time: now })
      .execute()
    state = after(state, { ...event, number, time: now })
  }
  return state
}

/** What lists show of a log. */
async function told(trx: Transaction<Schema>, id: string, state: Tournament, now: number) {
  const changed = {
    phase: state.phase,
    entrants: state.entrants.filter(({ active }) => active || state.started !== undefined).length,
    round: state.round,
    started: state.started ?? null,
    ended: state.ended ?? null,
    touched: now,
    log: state.number,
  }
  await trx.updateTable('tournament').set(changed).where('id', '=', id).execute()
  return changed
}

/**
 * Adds to a log what `decide` makes of it; again and again, until that is nothing. Nobody else adds meanwhile. Answers what
 * came of it; undefined: there is no such tournament.
 */
export async function extend(
  db: Db,
  id: string,
  now: number,
  decide: (
    state: Tournament,
    trx: Transaction<Schema>,
  ) => Promise<readonly TournamentEvent[]> | readonly TournamentEvent[],
): Promise<StoredTournament | undefined> {
  return await db.transaction().execute(async trx => {
    const row = await trx.selectFrom('tournament').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    if (!row) return undefined
    const before = tournamentOf(row.terms, await entriesOf(trx, id))
    let state = before
    for (;;) {
      const events = await decide(state, trx)
      if (events.length === 0) break
      state = await write(trx, id, state, events, now)
    }
    if (state === before) return { row, state }
    return { row: { ...row, ...(await told(trx, id, state, now)) }, state }
  })
}

/** As `extend`, with what is decided once. */
export async function add(
  db: Db,
  id: string,
  now: number,
  decide: (
    state: Tournament,
    trx: Transaction<Schema>,
  ) => Promise<readonly TournamentEvent[]> | readonly TournamentEvent[],
): Promise<StoredTournament | undefined> {
  let decided = false
  return await extend(db, id, now, async (state, trx) => {
    if (decided) return []
    decided = true
    return await decide(state, trx)
  })
}

export interface NewTournament {
  readonly id: string
  readonly name: string
  readonly terms: TournamentTerms
  readonly club: string | null
  readonly league: { readonly id: string; readonly season: number; readonly division: number }
}

/**
 * A division's tournament with all who play in it, begun at once; where it is there already, nothing. Whoever is gone has
 * no account any more, and loses the games that are paired for them.
 */
export async function makeTournament(
  db: Db,
  { id, name, terms, club, league }: NewTournament,
  players: readonly { readonly user: string | undefined; readonly rating: number }[],
  now: number,
): Promise<void> {
  await db.transaction().execute(async trx => {
    const made = await trx
      .insertInto('tournament')
      .values({
        ...{ id, name, description: '', director: null, created: now, starts: null, phase: 'registration' },
        ...{ terms: JSON.stringify(terms), entrants: 0, round: 0, started: null, ended: null, touched: now, log: 0 },
        ...{ club_id: club, league_id: league.id, season: league.season, division: league.division },
      })
      .onConflict(conflict => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) return
    await trx
      .insertInto('tournament_player')
      .values(players.map(({ user }, entrant) => ({ tournament_id: id, entrant, user_id: user ?? null })))
      .execute()
    const entered = players.map(({ rating }, entrant) => ({ kind: 'registered' as const, entrant, rating }))
    const state = await write(trx, id, tournamentOf(terms, []), [...entered, { kind: 'started' }], now)
    await told(trx, id, state, now)
  })
}
