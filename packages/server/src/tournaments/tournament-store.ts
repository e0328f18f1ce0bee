// Tournaments in the database: the row for lists, who the entrants are, and the log. Everything that is added to a log is
// added while its row is locked, so that whoever decides what comes next has read all that came before.

import { DELETED, type TournamentTerms } from '@tabularium/protocol'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Schema, Status, TournamentRow } from '../database/schema.ts'
import {
  after,
  type Entrant,
  emptyTournament,
  type Tournament,
  type TournamentEntry,
  type TournamentEvent,
} from './tournament.ts'

type Db = Kysely<Schema>

/** So many tournaments are kept as they were last read. */
const MOST_KEPT = 50

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

/** A log only grows: what was read of it stays true, and whoever reads it next asks for what came since. */
const kept = new Map<string, Tournament>()

function keep(id: string, state: Tournament): void {
  kept.delete(id)
  kept.set(id, state)
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) return
    kept.delete(oldest)
  }
}

/** The log as it is stored, without what the columns say. */
async function entriesAfter(db: Db, id: string, last: number): Promise<readonly TournamentEntry[]> {
  const rows = await db
    .selectFrom('tournament_entry')
    .select(['number', 'data', 'time'])
    .where('tournament_id', '=', id)
    .where('number', '>', last)
    .orderBy('number')
    .execute()
  return rows.map(({ number, data, time }) => ({ ...(data as TournamentEvent), number, time }))
}

/** What the log says now. Not for a transaction that has added to it: that may come to nothing. */
async function stateOf(db: Db, { id, terms, log }: Selectable<TournamentRow>): Promise<Tournament> {
  const known = kept.get(id)
  // A database that knows less than was read of it has been put back.
  const before = known && known.number <= log ? known : emptyTournament(terms)
  const state = (await entriesAfter(db, id, before.number)).reduce(after, before)
  keep(id, state)
  return state
}

export async function loadTournament(db: Db, id: string): Promise<StoredTournament | undefined> {
  const row = await db.selectFrom('tournament').selectAll().where('id', '=', id).executeTakeFirst()
  return row && { row, state: await stateOf(db, row) }
}

/** As it is now and stays until the transaction ends. To be called before anything is added. */
export async function lockTournament(trx: Transaction<Schema>, id: string): Promise<StoredTournament | undefined> {
  const row = await trx.selectFrom('tournament').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row && { row, state: await stateOf(trx, row) }
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
  /** Seats that are asked, as bits. */
  readonly waiting: number
}

export const boardKey = ({ pairing, board }: { readonly pairing: number; readonly board: number }): string =>
  `${pairing} ${board}`

/** The tables of a tournament by pairing and board; `pairings`: of these alone. */
export async function tablesOf(
  db: Db,
  id: string,
  pairings?: readonly number[],
): Promise<ReadonlyMap<string, BoardTable>> {
  const rows = await db
    .selectFrom('game_table')
    .select(['id', 'pairing', 'board', 'status', 'waiting'])
    .where('tournament', '=', id)
    .$if(pairings !== undefined, query => query.where('pairing', 'in', [0, ...new Set(pairings)]))
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
  const rows = events.map(event => {
    const key = keyOf(state, event)
    const number = state.number + 1
    state = after(state, { ...event, number, time: now })
    return { tournament_id: id, number, data: JSON.stringify(event), key, time: now }
  })
  await trx.insertInto('tournament_entry').values(rows).execute()
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
  const stored = await db.transaction().execute(async trx => {
    const found = await lockTournament(trx, id)
    if (!found) return undefined
    const { row, state: before } = found
    let state = before
    for (;;) {
      const events = await decide(state, trx)
      if (events.length === 0) break
      state = await write(trx, id, state, events, now)
    }
    if (state === before) return found
    return { row: { ...row, ...(await told(trx, id, state, now)) }, state }
  })
  if (stored) keep(id, stored.state)
  return stored
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
    const state = await write(trx, id, emptyTournament(terms), [...entered, { kind: 'started' }], now)
    await told(trx, id, state, now)
  })
}
