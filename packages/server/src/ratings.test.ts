import type { Outcome } from '@tabularium/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { DATABASES } from './database/database.testing.ts'
import type { Database } from './database/database.ts'
import { addMoves, addPerson, addTable, type TestSeat, type TestTable } from './people/people.testing.ts'
import { type Finisher, NEWCOMER, placesOf, type Rated, rated, rateTable, shownRating, weightsOf } from './ratings.ts'

const stays = { out: false }
const out = { out: true }
const away = { out: false, away: true }

describe('places', () => {
  const cases: readonly [string, Outcome, readonly Finisher[], readonly number[]][] = [
    ['a winner and a loser', { reason: 'military', winners: [1] }, [stays, stays], [2, 1]],
    ['a shared win', { reason: 'points', winners: [0, 1], totals: [60, 60] }, [stays, stays], [1, 1]],
    [
      'points order those who lost',
      { reason: 'points', winners: [2], totals: [5, 9, 20, 7] },
      Array(4).fill(stays),
      [4, 2, 1, 3],
    ],
    [
      'equal points share a place',
      { reason: 'points', winners: [0], totals: [30, 9, 9, 2] },
      Array(4).fill(stays),
      [1, 2, 2, 4],
    ],
    ['without points all others are equal', { reason: 'forum', winners: [1] }, [stays, stays, stays], [2, 1, 2]],
    ['a winner with fewer points is first', { reason: 'forum', winners: [1], totals: [40, 3] }, [stays, stays], [2, 1]],
    [
      'who gave up is last, whatever the points',
      { reason: 'points', winners: [1], totals: [9, 30, 2] },
      [out, stays, stays],
      [3, 1, 2],
    ],
    [
      'a bot that won in the seat wins nothing for the person',
      { reason: 'points', winners: [0], totals: [30, 9] },
      [out, stays],
      [2, 1],
    ],
    [
      'whoever is only away is placed as the seat was played',
      { reason: 'points', winners: [2], totals: [9, 30, 31] },
      [stays, away, stays],
      [3, 2, 1],
    ],
    [
      'a bot that won for somebody who is away wins nothing, and costs nothing',
      { reason: 'points', winners: [0], totals: [30, 9] },
      [away, stays],
      [1, 1],
    ],
    [
      'of three, it shares the place of the best who stayed',
      { reason: 'points', winners: [0], totals: [30, 9, 12] },
      [away, stays, stays],
      [1, 3, 1],
    ],
    [
      'two who gave up share the last place',
      { reason: 'points', winners: [2], totals: [9, 8, 7] },
      [out, out, stays],
      [2, 2, 1],
    ],
  ]
  it.each(cases)('%s', (_, outcome, seats, places) => {
    expect(placesOf(outcome, seats)).toEqual(places)
  })
})

describe('a game changes ratings', () => {
  const newcomers = (...places: number[]): Rated[] => places.map(place => ({ ...NEWCOMER, place }))
  const shown = (players: readonly Rated[]) => rated(players).map(strength => shownRating(strength).rating)

  it('shows a newcomer as 1500, and that nothing is sure', () => {
    expect(shownRating(NEWCOMER)).toEqual({ rating: 1500, within: 653 })
  })

  const cases: readonly [string, readonly Rated[], readonly number[]][] = [
    ['a first win', newcomers(1, 2), [1605, 1395]],
    ['the same with the seats the other way round', newcomers(2, 1), [1395, 1605]],
    ['a draw of equals', newcomers(1, 1), [1500, 1500]],
    ['three in a row', newcomers(2, 3, 1), [1500, 1289, 1711]],
    ['a shared win of three', newcomers(1, 1, 3), [1605, 1605, 1289]],
  ]
  it.each(cases)('%s', (_, players, ratings) => {
    expect(shown(players)).toEqual(ratings)
  })

  it('moves somebody well known less than a newcomer', () => {
    const [known, newcomer] = rated([
      { mu: 35, sigma: 2, place: 2 },
      { ...NEWCOMER, place: 1 },
    ])
    expect(35 - known.mu).toBeGreaterThan(0)
    expect(newcomer.mu - NEWCOMER.mu).toBeGreaterThan(10 * (35 - known.mu))
  })

  it('is surer after every game', () => {
    expect(rated(newcomers(1, 2)).every(({ sigma }) => sigma < NEWCOMER.sigma)).toBe(true)
  })

  it('gives a better place a better rating, between equals, at every size of table', () => {
    for (let seats = 2; seats <= 5; seats++) {
      const ratings = shown(newcomers(...Array.from({ length: seats }, (_, i) => i + 1)))
      expect(ratings).toEqual([...ratings].sort((a, b) => b - a))
      expect(new Set(ratings).size).toBe(seats)
    }
  })
})

describe('how much a game counts', () => {
  const cases: readonly [string, readonly (readonly number[])[], readonly number[]][] = [
    [
      'the first of two people, in full',
      [
        [0, 0],
        [0, 0],
      ],
      [1, 1],
    ],
    [
      'the second, half',
      [
        [9, 1],
        [1, 9],
      ],
      [1 / 2, 1 / 2],
    ],
    [
      'the tenth, a tenth',
      [
        [0, 9],
        [9, 0],
      ],
      [1 / 10, 1 / 10],
    ],
    [
      'of three, the mean over the others',
      [
        [0, 1, 0],
        [1, 0, 3],
        [0, 3, 0],
      ],
      [0.75, 0.375, 0.625],
    ],
  ]
  it.each(cases)('%s', (_, known, weights) => {
    expect(weightsOf(known)).toEqual(weights)
  })
})

const won: Outcome = { reason: 'military', winners: [0] }

async function end(
  database: Database,
  seats: readonly TestSeat[],
  outcome: Outcome,
  table: TestTable = {},
  now = 9_000,
) {
  const id = await addTable(database.db, seats, table)
  await addMoves(
    database.db,
    id,
    seats.map((_, seat) => [seat, 'x']),
  )
  return { id, changes: await rateAgain(database, id, outcome, now) }
}

const rateAgain = (database: Database, id: string, outcome: Outcome, now = 9_000) =>
  database.db.transaction().execute(async trx => {
    const row = await trx.selectFrom('game_table').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const rows = await trx.selectFrom('seat').selectAll().where('table_id', '=', id).execute()
    return rateTable(trx, row, rows, outcome, now)
  })

describe.each(DATABASES)('a table that ends, in $kind', ({ fresh }) => {
  it('writes what each is thought to be, and the change', async () => {
    const database = await fresh()
    for (const name of ['Ania', 'Borys']) await addPerson(database.db, name)
    const { id, changes } = await end(database, ['Ania', 'Borys'], { reason: 'military', winners: [1] })
    expect(changes).toEqual([
      { seat: 0, user: 'Ania', place: 2, before: 1500, after: 1395 },
      { seat: 1, user: 'Borys', place: 1, before: 1500, after: 1605 },
    ])
    const ratings = await database.db.selectFrom('rating').selectAll().orderBy('user_id').execute()
    expect(ratings).toMatchObject([
      { user_id: 'Ania', game: 'wonders-duel', games: 1, wins: 0, time: 9_000 },
      { user_id: 'Borys', game: 'wonders-duel', games: 1, wins: 1, time: 9_000 },
    ])
    const kept = await database.db.selectFrom('rating_change').selectAll().orderBy('user_id').execute()
    expect(kept).toEqual(
      ratings.map(({ user_id, game, mu, sigma }, i) => ({
        ...{ user_id, game, mu, sigma, mu_before: NEWCOMER.mu, table_id: id, place: 2 - i, time: 9_000 },
      })),
    )
  })

  it('is rated once, however often it is said to end', async () => {
    const database = await fresh()
    for (const name of ['Ania', 'Borys']) await addPerson(database.db, name)
    const { id } = await end(database, ['Ania', 'Borys'], won)
    expect(await rateAgain(database, id, won)).toEqual([])
    expect(await database.db.selectFrom('rating').select('games').execute()).toEqual([{ games: 1 }, { games: 1 }])
  })

  it('rates tables that end at once one after the other', async () => {
    const database = await fresh()
    for (const name of ['Ania', 'Borys', 'Celina']) await addPerson(database.db, name)
    const pairs = [
      ['Ania', 'Borys'],
      ['Borys', 'Celina'],
      ['Celina', 'Ania'],
      ['Borys', 'Ania'],
      ['Celina', 'Borys'],
      ['Ania', 'Celina'],
    ]
    await Promise.all(pairs.map(pair => end(database, pair, won)))
    const ratings = await database.db.selectFrom('rating').select(['games', 'wins']).execute()
    expect(ratings).toEqual(Array(3).fill({ games: 4, wins: 2 }))
    expect(await database.db.selectFrom('rating_change').select('user_id').execute()).toHaveLength(12)
  })
})

describe.each(DATABASES)('a pair that plays each other over and over, in $kind', ({ fresh }) => {
  const people = async () => {
    const database = await fresh()
    for (const name of ['Ania', 'Borys', 'Celina']) await addPerson(database.db, name)
    return database
  }
  const DAY = 86_400_000
  const moved = (changes: readonly { readonly before: number; readonly after: number }[]) =>
    Math.abs(changes[0].after - changes[0].before)

  it('moves ratings less and less, and after thirty days in full again', async () => {
    const database = await people()
    const steps: number[] = []
    for (let game = 0; game < 6; game++) {
      steps.push(moved((await end(database, ['Ania', 'Borys'], won, {}, 9_000 + game)).changes))
    }
    // A draw's worth of equals is not what makes it small: against somebody else the same win counts more.
    expect(steps).toEqual([...steps].sort((a, b) => b - a))
    expect(steps[0]).toBe(105)
    expect(steps[5]).toBeLessThan(12)
    const fresh = moved((await end(database, ['Ania', 'Celina'], won, {}, 9_010)).changes)
    expect(fresh).toBeGreaterThan(2 * steps[5])
    const later = moved((await end(database, ['Borys', 'Ania'], won, {}, 9_006 + 31 * DAY)).changes)
    expect(later).toBeGreaterThan(100)
  })

  it('is counted game by game of what they play', async () => {
    const database = await people()
    await end(database, ['Ania', 'Borys'], won)
    const { changes } = await end(database, ['Ania', 'Borys'], won, { game: 'glory-to-rome' })
    expect(moved(changes)).toBe(105)
  })
})

describe('what does not count', () => {
  const ania = 'Ania'
  const borys = 'Borys'
  let database: Database
  beforeAll(async () => {
    database = await DATABASES[0].fresh()
    for (const name of [ania, borys]) await addPerson(database.db, name)
    await addPerson(database.db, 'Gast', { guest: true })
  })

  const cases: readonly [string, readonly TestSeat[], Outcome, TestTable][] = [
    ['a table that is not rated', [ania, borys], won, { rated: false }],
    ['a table with a bot', [ania, 'bot:sensible'], won, {}],
    ['a table with an account that is gone', [ania, { name: 'Deleted player' }], won, {}],
    ['one person at both seats', [ania, ania], won, {}],
    ['a table with a guest', [ania, 'Gast'], won, {}],
    ['a table of one', [ania], won, {}],
    ['an end by agreement', [ania, borys], { reason: 'agreed', winners: [] }, {}],
    [
      'bots that played for everybody',
      [
        { user_id: ania, stand_in: 'sensible' },
        { user_id: borys, stand_in: 'sensible' },
      ],
      won,
      {},
    ],
  ]
  it.each(cases)('%s', async (_, seats, outcome, table) => {
    const { id, changes } = await end(database, seats, outcome, table)
    expect(changes).toEqual([])
    const kept = await database.db.selectFrom('rating_change').selectAll().where('table_id', '=', id).execute()
    expect(kept).toEqual([])
  })

  it('a game that not everybody has moved in', async () => {
    for (const moves of [[], [[0, 'x']], [[1, 'x']]] as const) {
      const id = await addTable(database.db, [ania, borys])
      if (moves.length > 0) await addMoves(database.db, id, moves)
      expect(await rateAgain(database, id, won)).toEqual([])
    }
  })

  it('a game in which a bot has made the moves of one', async () => {
    const id = await addTable(database.db, [ania, borys])
    await addMoves(database.db, id, [
      [0, 'x'],
      [1, 'x'],
    ])
    await database.db.updateTable('entry').set({ by: 'bot' }).where('table_id', '=', id).where('seat', '=', 1).execute()
    expect(await rateAgain(database, id, won)).toEqual([])
  })

  it('counts against whoever gives up to somebody who is away', async () => {
    const away = { user_id: borys, stand_in: 'sensible' }
    const { changes } = await end(database, [ania, away], { reason: 'resigned', winners: [1] })
    expect(changes.map(change => change.place)).toEqual([2, 1])
  })

  it('counts for those who stay where an account is gone', async () => {
    const gone = { name: 'Deleted player', resigned: true, stand_in: 'sensible', left_mu: 30, left_sigma: 4 }
    const { changes } = await end(database, [ania, gone], won)
    expect(changes).toMatchObject([{ user: ania, place: 1 }])
  })

  it('counts against the one who gave up', async () => {
    const { changes } = await end(database, [{ user_id: ania, stand_in: 'sensible', resigned: true }, borys], won)
    expect(changes.map(change => change.place)).toEqual([2, 1])
  })
})
