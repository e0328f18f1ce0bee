import type { Outcome } from '@tabularium/kernel'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { removeAll } from './accounts/handover.ts'
import { DATABASES } from './database/database.testing.ts'
import type { Database } from './database/database.ts'
import { enterRatedGames } from './database/migrations.ts'
import { addMoves, addPerson, addTable, type TestSeat, type TestTable } from './people/people.testing.ts'
import { rateTable } from './ratings.ts'
import { ratingsAgain } from './ratings-again.ts'

const PEOPLE = ['Ania', 'Borys', 'Celina', 'Darek', 'Ewa']
const won: Outcome = { reason: 'military', winners: [0] }
const agreed: Outcome = { reason: 'agreed', winners: [] }
const points: Outcome = { reason: 'points', winners: [1], totals: [10, 30, 20] }

let time = 9_000
async function end({ db }: Database, seats: readonly TestSeat[], outcome: Outcome, table: TestTable = {}) {
  const id = await addTable(db, seats, table)
  await addMoves(
    db,
    id,
    seats.map((_, seat) => [seat, 'x']),
  )
  time += 3_600_000
  await db.transaction().execute(async trx => {
    const row = await trx.selectFrom('game_table').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const rows = await trx.selectFrom('seat').selectAll().where('table_id', '=', id).execute()
    await rateTable(trx, row, rows, outcome, time)
  })
}

const stored = async ({ db }: Database) => ({
  ratings: await db.selectFrom('rating').selectAll().orderBy('user_id').orderBy('game').execute(),
  changes: await db.selectFrom('rating_change').selectAll().orderBy('table_id').orderBy('user_id').execute(),
})

/** Games of two and of several, again and again between the same, broken off, unrated, and with somebody who leaves. */
async function played(database: Database) {
  for (const name of PEOPLE) await addPerson(database.db, name)
  for (let round = 0; round < 2; round++) {
    await end(database, ['Ania', 'Borys'], won)
    await end(database, ['Borys', 'Celina'], won)
    await end(database, ['Celina', 'Ania', 'Darek'], points, { game: 'glory-to-rome' })
    await end(database, ['Ania', 'Ewa'], { reason: 'points', winners: [0, 1] })
    await end(database, ['Ewa', 'Borys'], agreed)
    await end(database, ['Darek', 'Ania'], won, { rated: false })
  }
  // Ewa goes while a game is still played; those who stay are measured against what she was worth.
  const { mu, sigma } = await database.db
    .selectFrom('rating')
    .select(['mu', 'sigma'])
    .where('user_id', '=', 'Ewa')
    .executeTakeFirstOrThrow()
  await removeAll(database.db, 'Ewa', time)
  const gone = { name: 'Deleted player', resigned: true, stand_in: 'sensible', left_mu: mu, left_sigma: sigma }
  await end(database, ['Borys', gone], won)
  await end(database, ['Borys', 'Ania'], won)
  return database
}

describe.each(DATABASES)('ratings computed again, in $kind', ({ fresh }) => {
  it('are the same, whoever has left, and right again where they were not', async () => {
    const database = await played(await fresh())
    expect(await ratingsAgain(database)).toMatchObject({ games: 10, ratings: 6, differing: [] })
    await removeAll(database.db, 'Celina', time)
    expect(await ratingsAgain(database)).toMatchObject({ games: 10, differing: [] })

    const before = await stored(database)
    await database.db.updateTable('rating').set({ mu: 40, wins: 9 }).where('user_id', '=', 'Ania').execute()
    await database.db.deleteFrom('rating').where('user_id', '=', 'Darek').execute()
    await database.db.updateTable('rating_change').set({ sigma: 1 }).where('user_id', '=', 'Borys').execute()
    await addPerson(database.db, 'Filip')
    const unfounded = { user_id: 'Filip', game: 'wonders-duel', mu: 50, sigma: 1, games: 7, wins: 7, time }
    await database.db.insertInto('rating').values(unfounded).execute()
    const { differing } = await ratingsAgain(database, true)
    expect(new Set(differing.map(({ user }) => user))).toEqual(new Set(['Ania', 'Borys', 'Darek', 'Filip']))
    expect(await stored(database)).toEqual(before)
    expect((await ratingsAgain(database)).differing).toEqual([])

    // Games that are older than the log: what they led to stands, and goes on from there.
    await sql`delete from rated_game`.execute(database.db)
    await enterRatedGames(database.db)
    expect(await ratingsAgain(database, true)).toMatchObject({ differing: [] })
    expect(await stored(database)).toEqual(before)
    await end(database, ['Ania', 'Darek'], won)
    expect((await ratingsAgain(database)).differing).toEqual([])
    // What they were worth in their season is computed as for games of today.
    const worth = await database.db.selectFrom('rated_seat').select(['points', 'weight']).execute()
    expect(worth.some(row => row.points > 0 && row.weight < 1)).toBe(true)
  })
})
