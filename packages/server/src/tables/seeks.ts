// People who seek somebody to play with. Seeks are rows: any process may make pairs, and a pair, its table and the end of
// both seeks are one transaction, so that it is made once or not at all. A seek counts while its person is connected.

import { randomInt } from 'node:crypto'
import { FIRST_LEVEL, nearestLevel } from '@tabularium/bots/levels'
import { completeOptions, type Game, isProblem, type Options } from '@tabularium/kernel'
import { clockOfPace, PACES, type Pace, type SeekAnswer, type SeekCount, type seekBody } from '@tabularium/protocol'
import { sql, type Transaction } from 'kysely'
import type { z } from 'zod'
import type { Person } from '../accounts/accounts.ts'
import type { Schema } from '../database/schema.ts'
import { aboutOf } from '../engine/abouts.ts'
import { gameById } from '../engine/games.ts'
import { newTableId } from '../ids.ts'
import { NEWCOMER, shownMu } from '../ratings.ts'
import { troubled } from '../trouble.ts'
import { mayPlayRated } from './broken-off.ts'
import type { TableContext } from './context.ts'
import { insertTables, mayPlay, mustHaveRoom, type NewTable } from './lobby.ts'
import { lobbyChanged } from './lobby-news.ts'
import { type Pair, pairsOf, type Seeker } from './pairing.ts'
import { CALLED } from './start.ts'

/** So many at a time; the others a moment later. */
const MOST_PAIRED = 400
/** Who asks over HTTP has so long to open a socket; whoever is not connected then waits for nobody. */
const CONNECT_MS = 30_000
/** A pair made so long ago is still what somebody sought who asks again. */
const RESUMED_MS = 60_000
/** Of so many pairs the usual wait is told. */
const RECENT = 20

type Wish = z.output<typeof seekBody>

interface Waiting extends Seeker {
  readonly pace: Pace
  readonly name: string
  readonly guest: boolean
  readonly pledge: string | null
}

interface Terms {
  readonly game: Game
  readonly options: Options
  readonly minutes: number
  /** Bots beside the two people, where the game asks for more. */
  readonly bots: readonly string[]
}

/** How two play a game that they were paired for; undefined: they cannot. */
export function termsFor(name: string): Terms | undefined {
  const game = gameById(name)
  if (!game) return undefined
  const about = aboutOf(name)
  const options = completeOptions(game.options, about?.first ?? {})
  const seats = Math.max(2, game.seats.min)
  if (isProblem(options) || seats > game.seats.max || game.admits?.({ seats, options })) return undefined
  const { spec } = nearestLevel(FIRST_LEVEL, name)
  return { game, options, minutes: about?.minutes ?? 0, bots: Array.from({ length: seats - 2 }, () => spec) }
}

/** Seeks from now on, instead of whatever was sought before, and is paired at once where somebody fits. */
export async function seek(context: TableContext, person: Person, wish: Wish): Promise<SeekAnswer> {
  const { db } = context.database
  const now = context.now()
  mayPlay(context, person)
  if (!termsFor(wish.game)) throw troubled('no-game')
  // Two with accounts play for their ratings: whoever may not now seeks nobody.
  if (!person.guest) await mayPlayRated(db, person, now)
  if (wish.resumed) {
    const made = await pairedLately(context, person.id)
    if (made !== undefined) return { table: made, counts: await seekCounts(context) }
  }
  await mustHaveRoom(db, person.id)
  const { game, pace, pledge = null } = wish
  await db
    .insertInto('seek')
    .values({ user_id: person.id, game, pace, pledge, since: now, touched: now })
    .onConflict(conflict =>
      conflict.column('user_id').doUpdateSet({
        ...{ game, pace, pledge, touched: now },
        // Who asks for the same again has not lost their place.
        since: sql<number>`case when seek.game = excluded.game and seek.pace = excluded.pace
          then seek.since else excluded.since end`,
      }),
    )
    .execute()
  await pairAll(context)
  return await lookUp(context, person.id)
}

/** What somebody seeks, the table that came of it a moment ago, and how many wait. */
export async function lookUp(context: TableContext, person: string | undefined): Promise<SeekAnswer> {
  const counts = await seekCounts(context)
  if (person === undefined) return { counts }
  const own = await context.database.db
    .selectFrom('seek')
    .select(['game', 'pace', 'since'])
    .where('user_id', '=', person)
    .executeTakeFirst()
  if (own) return { seek: own, counts }
  const table = await pairedLately(context, person)
  return { ...(table !== undefined && { table }), counts }
}

async function pairedLately({ database, now }: TableContext, person: string): Promise<string | undefined> {
  const row = await database.db
    .selectFrom('pairing')
    .innerJoin('seat', 'seat.table_id', 'pairing.table_id')
    .innerJoin('game_table', 'game_table.id', 'pairing.table_id')
    .select('pairing.table_id')
    .where('seat.user_id', '=', person)
    .where('seat.moved', '=', false)
    .where('pairing.time', '>', now() - RESUMED_MS)
    .where('game_table.status', 'in', ['open', 'playing'])
    .orderBy('pairing.time', 'desc')
    .executeTakeFirst()
  return row?.table_id
}

export async function seekNoMore({ database }: Pick<TableContext, 'database'>, person: string): Promise<void> {
  await database.db.deleteFrom('seek').where('user_id', '=', person).execute()
}

/** Has closed the last window of a process: unless another one serves them, they seek no more. */
export async function seekerGone({ database, now }: TableContext, person: string): Promise<void> {
  await database.db
    .deleteFrom('seek')
    .where('user_id', '=', person)
    .where(({ not, exists, selectFrom }) => {
      const elsewhere = selectFrom('connection').select('process').where('user_id', '=', person)
      return not(exists(elsewhere.where('process', '<>', database.process).where('until', '>', now())))
    })
    .execute()
}

/** Those whose process died with them, and those who never came. */
export async function forgetSeekers({ database, now }: TableContext): Promise<void> {
  const time = now()
  await database.db
    .deleteFrom('seek')
    .where('touched', '<=', time - CONNECT_MS)
    .where(({ not, exists, selectFrom }) => {
      const here = selectFrom('connection').select('process').whereRef('connection.user_id', '=', 'seek.user_id')
      return not(exists(here.where('until', '>', time)))
    })
    .execute()
}

/** How many wait for what; those whose person is not here are not counted. */
export async function seekCounts({ database, now }: TableContext): Promise<SeekCount[]> {
  const { rows } = await sql<{ game: string; pace: string; waiting: number; usual: number | null }>`
    with waiting as (
      select s.game, s.pace, count(*)::int as waiting from seek s
      where exists (select 1 from connection c where c.user_id = s.user_id and c.until > ${now()})
      group by s.game, s.pace
    ), recent as (
      select game, pace, waited, row_number() over (partition by game, pace order by time desc) as place
      from pairing where time > ${now() - 7 * 86_400_000}
    ), usual as (
      select game, pace, percentile_disc(0.5) within group (order by waited)::bigint as usual
      from recent where place <= ${RECENT} group by game, pace
    )
    select coalesce(w.game, u.game) as game, coalesce(w.pace, u.pace) as pace,
      coalesce(w.waiting, 0) as waiting, u.usual
    from waiting w full join usual u on u.game = w.game and u.pace = w.pace
    order by 1, 2`.execute(database.db)
  return rows.flatMap(({ game, pace: name, waiting, usual }) => {
    const pace = PACES.find(one => one === name)
    return pace ? [{ game, pace, waiting, ...(usual !== null && { usualMs: Number(usual) }) }] : []
  })
}

/** Makes the pairs that can be made now, over all who wait at any process. Answers with the tables. */
export async function pairAll(context: TableContext): Promise<readonly string[]> {
  const made = await makePairs(context.database, context.now())
  for (const { pair, table } of made) {
    const { id, game } = table.terms
    for (const [own, other] of [pair, [pair[1], pair[0]]]) {
      const call = { people: [own.person], table: id, game, begun: false, by: other.name, paired: true }
      await context.database.notify(CALLED, JSON.stringify(call))
    }
    await context.events.emit('full', { table: id }).catch((error: unknown) => {
      // One process looks after full tables that have not begun.
      context.log.warn({ table: id, why: String(error) }, 'the table of a pair did not begin at once')
    })
  }
  if (made.length > 0) await lobbyChanged(context)
  return made.map(({ table }) => table.terms.id)
}

/** The transaction alone: nobody is called, nothing begins. */
export const makePairs = ({ db }: Pick<TableContext['database'], 'db'>, now: number): Promise<readonly Made[]> =>
  db.transaction().execute(async trx => {
    const waiting = await waitingIn(trx, now)
    if (waiting.length < 2) return []
    const made = pairsOf(waiting, now, await apartAmong(trx, waiting)).flatMap(tableFor)
    await store(trx, made, now)
    return made
  })

/** Who is here and waits, locked until the pairs are made: whoever else makes pairs comes after. */
async function waitingIn(trx: Transaction<Schema>, now: number): Promise<readonly Waiting[]> {
  const { rows } = await sql<{
    user_id: string
    game: string
    pace: Pace
    pledge: string | null
    since: number
    name: string
    guest: boolean | null
    mu: number | null
  }>`
    select s.user_id, s.game, s.pace, s.pledge, s.since, u.name, u."isAnonymous" as guest, r.mu
    from seek s join "user" u on u.id = s.user_id
    left join rating r on r.user_id = s.user_id and r.game = s.game
    where exists (select 1 from connection c where c.user_id = s.user_id and c.until > ${now})
    order by s.since, s.user_id limit ${MOST_PAIRED} for update of s`.execute(trx)
  return rows.map(({ user_id: person, guest, mu, ...row }) => ({
    ...row,
    person,
    guest: guest === true,
    rating: shownMu(mu ?? NEWCOMER.mu),
  }))
}

/** Those among them who have blocked each other. */
async function apartAmong(trx: Transaction<Schema>, waiting: readonly Waiting[]) {
  const people = waiting.map(({ person }) => person)
  const rows = await trx
    .selectFrom('relation')
    .select(['user_id', 'other_id'])
    .where('kind', '=', 'block')
    .where('user_id', 'in', people)
    .where('other_id', 'in', people)
    .execute()
  const blocked = new Set(rows.flatMap(({ user_id: a, other_id: b }) => [`${a} ${b}`, `${b} ${a}`]))
  return (a: Waiting, b: Waiting): boolean => blocked.has(`${a.person} ${b.person}`)
}

interface Made {
  readonly pair: Pair<Waiting>
  readonly table: NewTable
}

function tableFor(pair: Pair<Waiting>): readonly Made[] {
  const [first, second] = pair
  const terms = termsFor(first.game)
  if (!terms) return []
  const { game, options, minutes, bots } = terms
  const people = randomInt(2) === 0 ? [first, second] : [second, first]
  const table: NewTable = {
    terms: {
      ...{ id: newTableId(), game: game.id, rules: game.rules, options, visibility: 'open' },
      ...{ owner: first.person, clock: clockOfPace(first.pace, minutes) },
      // Ratings are of people among themselves, and of people who can be found again.
      rated: bots.length === 0 && people.every(({ guest }) => !guest),
    },
    seats: [
      ...people.map(({ person, name, pledge }) => ({ user_id: person, name, bot: null, pledge })),
      ...bots.map(bot => ({ user_id: null, name: null, bot, pledge: null })),
    ],
  }
  return [{ pair, table }]
}

async function store(trx: Transaction<Schema>, made: readonly Made[], now: number): Promise<void> {
  if (made.length === 0) return
  await insertTables(
    trx,
    made.map(({ table }) => table),
    now,
  )
  await trx
    .insertInto('pairing')
    .values(
      made.map(({ pair: [first, second], table: { terms } }) => ({
        ...{ table_id: terms.id, game: terms.game, pace: first.pace, time: now },
        waited: Math.max(0, now - Math.min(first.since, second.since)),
      })),
    )
    .execute()
  const people = made.flatMap(({ pair }) => pair.map(({ person }) => person))
  await trx.deleteFrom('seek').where('user_id', 'in', people).execute()
}
