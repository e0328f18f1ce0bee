// Seasons in a database: the table of the one that runs, and that it stays as it was once it is over.

import type { Kysely } from 'kysely'
import { describe, expect, it } from 'vitest'
import { removeAll } from '../accounts/handover.ts'
import type { Seasons } from '../config.ts'
import { DATABASES } from '../database/database.testing.ts'
import type { Schema } from '../database/schema.ts'
import { addPerson, addTable } from '../people/people.testing.ts'
import { honoursFor } from './honours.ts'
import { seasonPoints } from './season-points.ts'
import { closeSeasons, seasonsOf, seasonTableOf } from './season-tables.ts'

const GAME = 'wonders-duel'
const MONTHS: Seasons = { usual: 'month', games: { 'glory-to-rome': 'off' } }
const at = (month: number, day: number) => Date.UTC(2026, month - 1, day)

/** A rated game, the winner first. */
async function game(db: Kysely<Schema>, users: readonly string[], time: number): Promise<void> {
  const table_id = await addTable(db, users)
  const { number } = await db
    .insertInto('rated_game')
    .values({ table_id, game: GAME, time })
    .returning('number')
    .executeTakeFirstOrThrow()
  const players = users.map((_, seat) => ({ place: seat + 1, mu: 25 }))
  const weights = users.map(() => 1)
  const points = seasonPoints(players, weights)
  await db
    .insertInto('rated_seat')
    .values(
      users.map((user_id, seat) => ({
        ...{ rated_game: number, seat, user_id, place: seat + 1, mu: 25, sigma: 8, weight: 1, points: points[seat] },
      })),
    )
    .execute()
}

describe.each(DATABASES)('a season, in $kind', ({ fresh }) => {
  it('counts its own games; over, its table and its honours stay', async () => {
    const { db } = await fresh()
    for (const name of ['Ania', 'Borys', 'Celina', 'Darek']) await addPerson(db, name)
    await addPerson(db, 'Ewa', { profile: { banned_until: at(12, 31) } })
    await game(db, ['Darek', 'Ania'], at(9, 30))
    for (let day = 1; day <= 31; day++) await game(db, ['Ania', 'Borys'], at(10, day))
    await game(db, ['Celina', 'Borys', 'Darek'], at(10, 9))
    await game(db, ['Ewa', 'Ania'], at(10, 10))
    await game(db, ['Borys', 'Ania'], at(11, 1))
    const table = (season: string, now: number, page = 0) => seasonTableOf(db, MONTHS, GAME, season, page, now)

    const running = await table('2026-10', at(10, 31))
    expect(running).toMatchObject({ final: false, players: 4, pages: 1 })
    // Thirty of the thirty-one count; Ewa is banned.
    expect(running.lines.map(({ id, place, points, games, wins }) => [id, place, points, games, wins])).toEqual([
      ['Ania', 1, 300, 32, 31],
      ['Celina', 2, 10, 1, 1],
      ['Borys', 3, 5, 32, 0],
      ['Darek', 4, 0, 1, 0],
    ])
    const [now] = await seasonsOf(db, MONTHS, GAME, undefined, at(10, 31))
    expect(now).toEqual({ season: '2026-10', begins: at(10, 1), until: at(11, 1), final: false })

    // Two processes at once write it once; the last minute is waited for.
    await closeSeasons(db, MONTHS, GAME, at(11, 1) + 59_000)
    expect((await table('2026-10', at(11, 1) + 59_000)).final).toBe(false)
    await Promise.all([1, 2].map(() => closeSeasons(db, MONTHS, GAME, at(11, 2))))
    const over = await table('2026-10', at(11, 2))
    expect(over).toEqual({ ...running, final: true })
    expect((await table('2026-10', at(11, 2), 1)).lines).toEqual([])
    const listed = await seasonsOf(db, MONTHS, GAME, undefined, at(11, 2))
    expect(listed.map(({ season, final }) => [season, final])).toEqual([
      ['2026-11', false],
      ['2026-10', true],
      ['2026-09', true],
    ])
    expect(await seasonsOf(db, MONTHS, GAME, '2026-10', at(11, 2))).toHaveLength(1)
    expect((await table('2026-11', at(11, 2))).lines.map(({ id }) => id)).toEqual(['Borys', 'Ania'])

    // Of four, a second place is an honour and a third none; of the two of September only the first.
    const honours = async (user: string) => (await honoursFor(db, user)).map(({ ref, place }) => [ref, place])
    expect(await honours('Ania')).toEqual([['2026-10', 1]])
    expect(await honours('Celina')).toEqual([['2026-10', 2]])
    expect(await honours('Borys')).toEqual([])
    expect(await honours('Darek')).toEqual([['2026-09', 1]])

    await removeAll(db, 'Celina', at(11, 3))
    const without = await table('2026-10', at(11, 3))
    expect(without.lines.map(({ id, place }) => [id, place])).toEqual([
      ['Ania', 1],
      ['Borys', 3],
      ['Darek', 4],
    ])
    // Longer seasons from now on: what is over stays.
    const years: Seasons = { usual: 'year', games: {} }
    await closeSeasons(db, years, GAME, at(11, 20))
    expect((await seasonsOf(db, years, GAME, undefined, at(11, 20))).map(({ season }) => season)).toEqual([
      '2026',
      '2026-10',
      '2026-09',
    ])
    expect(await seasonsOf(db, MONTHS, 'glory-to-rome', undefined, at(11, 20))).toEqual([])
    await expect(seasonTableOf(db, MONTHS, GAME, '2026-q4', 0, at(11, 20))).rejects.toThrow('no such season')
  })
})
