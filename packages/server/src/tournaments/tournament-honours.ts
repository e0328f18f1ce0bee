// The honours of tournaments that are over: written once, and the tournament remembers that they are.

import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { honoursOf, writeHonours } from '../seasons/honours.ts'
import { standingsOf } from './standings.ts'
import { loadTournament, peopleOf } from './tournament-store.ts'

type Db = Kysely<Schema>

/** So many tournaments that are over are looked at in one round. */
const AT_ONCE = 20

/** The first places of tournaments that are over and have not been honoured yet. */
export async function honourTournaments(db: Db): Promise<void> {
  const due = await db
    .selectFrom('tournament')
    .select('id')
    .where('phase', '=', 'over')
    .where('honoured', '=', false)
    .orderBy('touched')
    .limit(AT_ONCE)
    .execute()
  for (const { id } of due) await honourTournament(db, id)
}

async function honourTournament(db: Db, id: string): Promise<void> {
  const stored = await loadTournament(db, id)
  if (!stored) return
  const { row, state } = stored
  const people = await peopleOf(db, id)
  const played = standingsOf(state).filter(({ cells }) =>
    cells.some(({ kind, playing, forfeit }) => kind === 'game' && !playing && forfeit !== 'lost'),
  )
  const removed = new Set(state.entrants.filter(one => one.removed).map(({ entrant }) => entrant))
  const placed = played.flatMap(({ entrant, place }) => {
    const user = people.get(entrant)?.user
    return user === undefined || removed.has(entrant) ? [] : [{ user, place }]
  })
  const guests = await guestsAmong(
    db,
    placed.map(({ user }) => user),
  )
  const honoured = honoursOf(placed, played.length).filter(({ user }) => !guests.has(user))
  const kind = row.league_id !== null ? 'league' : state.terms.format === 'knock-out' ? 'cup' : 'tournament'
  const ref = row.league_id === null ? id : `${row.league_id} ${row.season} ${row.division}`
  const common = { game: state.terms.game, players: played.length, time: state.ended ?? row.touched }
  await db.transaction().execute(async trx => {
    const name = row.league_id === null ? row.name : await leagueName(trx, row.league_id, row.name)
    await writeHonours(trx, honoured, { kind, ref, name, ...common })
    await trx.updateTable('tournament').set({ honoured: true }).where('id', '=', id).execute()
  })
}

async function leagueName(db: Db, id: string, otherwise: string): Promise<string> {
  const row = await db.selectFrom('league').select('name').where('id', '=', id).executeTakeFirst()
  return row?.name ?? otherwise
}

/** Honours stand on the pages of accounts. */
async function guestsAmong(db: Db, users: readonly string[]): Promise<ReadonlySet<string>> {
  if (users.length === 0) return new Set()
  const rows = await db
    .selectFrom('user')
    .select('id')
    .where('id', 'in', users)
    .where('isAnonymous', '=', true)
    .execute()
  return new Set(rows.map(({ id }) => id))
}
