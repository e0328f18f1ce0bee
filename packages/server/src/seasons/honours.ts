// Honours: first, second and third places in tournaments, cups, leagues and seasons, as they stand on profiles. Each is
// written once, under the name of what it was won in.

import type { Honour, HonourKind } from '@tabularium/protocol'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { standingsOf } from '../tournaments/standings.ts'
import { loadTournament, peopleOf } from '../tournaments/tournament-store.ts'

type Db = Kysely<Schema>

export interface PlacedPerson {
  readonly user: string
  readonly place: number
}

const LAST_PLACE = 3

/** Of the first three places those that at least as many have not reached: a second place among three is none. */
export const honoursOf = (placed: readonly PlacedPerson[], players: number): readonly PlacedPerson[] =>
  placed.filter(({ place }) => place <= LAST_PLACE && 2 * place <= players)

interface About {
  readonly kind: HonourKind
  readonly ref: string
  readonly game: string
  readonly name: string
  readonly players: number
  readonly time: number
}

export async function writeHonours(db: Db, placed: readonly PlacedPerson[], about: About): Promise<void> {
  if (placed.length === 0) return
  await db
    .insertInto('honour')
    .values(placed.map(({ user, place }) => ({ user_id: user, place, ...about })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

const SHOWN = 60

/** The newest first. */
export async function honoursFor(db: Db, person: string): Promise<Honour[]> {
  const rows = await db
    .selectFrom('honour')
    .selectAll()
    .where('user_id', '=', person)
    .orderBy('time', 'desc')
    .orderBy('place')
    .orderBy('ref')
    .limit(SHOWN)
    .execute()
  return rows.map(({ kind, ref, place, game, name, players, time }) => {
    const common = { kind, place, game, name, players, time }
    const [first, second, third] = ref.split(' ')
    if (kind === 'league') return { ...common, ref: first, season: Number(second), division: Number(third) }
    return { ...common, ref: kind === 'season' ? second : first }
  })
}

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
