// Leagues in the database: the row for lists, who the members are, and the log. A season is written into the log first; the
// tournaments of its divisions are made afterwards, each with the key of season and division.

import type { Kysely, Selectable, Transaction } from 'kysely'
import type { LeagueRow, Schema } from '../database/schema.ts'
import { after, type League, type LeagueEntry, type LeagueEvent, leagueOf, phaseOf } from './league.ts'

type Db = Kysely<Schema>

export interface StoredLeague {
  readonly row: Selectable<LeagueRow>
  readonly state: League
}

async function entriesOf(db: Db, id: string): Promise<readonly LeagueEntry[]> {
  const rows = await db
    .selectFrom('league_entry')
    .select(['number', 'data', 'time'])
    .where('league_id', '=', id)
    .orderBy('number')
    .execute()
  return rows.map(({ number, data, time }) => ({ ...(data as LeagueEvent), number, time }))
}

export async function loadLeague(db: Db, id: string): Promise<StoredLeague | undefined> {
  const row = await db.selectFrom('league').selectAll().where('id', '=', id).executeTakeFirst()
  return row && { row, state: leagueOf(row.terms, await entriesOf(db, id)) }
}

/** Begins and ends once, whatever the processes do. */
const keyOf = (event: LeagueEvent): string | null =>
  event.kind === 'season' || event.kind === 'ended' ? `${event.kind} ${event.season}` : null

type Decide = (state: League, trx: Transaction<Schema>) => Promise<readonly LeagueEvent[]> | readonly LeagueEvent[]

/** Adds to a log what `decide` makes of it, while nobody else does; undefined: there is no such league. */
export async function addToLeague(db: Db, id: string, now: number, decide: Decide): Promise<StoredLeague | undefined> {
  return await db.transaction().execute(async trx => {
    const row = await trx.selectFrom('league').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    if (!row) return undefined
    let state = leagueOf(row.terms, await entriesOf(trx, id))
    const events = await decide(state, trx)
    for (const event of events) {
      const number = state.number + 1
      await trx
        .insertInto('league_entry')
        .values({ league_id: id, number, data: JSON.stringify(event), key: keyOf(event), time: now })
        .execute()
      state = after(state, { ...event, number, time: now })
    }
    if (events.length === 0) return { row, state }
    const changed = {
      phase: phaseOf(state),
      members: state.members.filter(({ active }) => active).length,
      season: state.seasons.length,
      touched: now,
      log: state.number,
    }
    await trx.updateTable('league').set(changed).where('id', '=', id).execute()
    return { row: { ...row, ...changed }, state }
  })
}

export interface MemberPerson {
  readonly user: string | undefined
  readonly name: string | undefined
}

export async function membersOfLeague(db: Db, id: string): Promise<ReadonlyMap<number, MemberPerson>> {
  const rows = await db
    .selectFrom('league_member as m')
    .leftJoin('user', 'user.id', 'm.user_id')
    .select(['m.member', 'm.user_id', 'user.name'])
    .where('m.league_id', '=', id)
    .execute()
  return new Map(
    rows.map(({ member, user_id, name }) => [member, { user: user_id ?? undefined, name: name ?? undefined }]),
  )
}

export interface DivisionTournament {
  readonly id: string
  readonly over: boolean
}

/** The tournaments of a season by division, counted from 1. */
export async function tournamentsOf(
  db: Db,
  id: string,
  season: number,
): Promise<ReadonlyMap<number, DivisionTournament>> {
  const rows = await db
    .selectFrom('tournament')
    .select(['id', 'division', 'phase'])
    .where('league_id', '=', id)
    .where('season', '=', season)
    .execute()
  return new Map(
    rows.map(row => [row.division ?? 0, { id: row.id, over: row.phase === 'over' || row.phase === 'cancelled' }]),
  )
}
