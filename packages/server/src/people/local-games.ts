// Finished games from somebody's device, kept with the account: for them alone, and only where the rules confirm every move.

import { isProblem, readRecord } from '@tabularium/kernel'
import type { LocalGame } from '@tabularium/protocol'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Person } from '../accounts/accounts.ts'
import { withPersonLocked } from '../database/person-lock.ts'
import type { LocalGameRow, Schema } from '../database/schema.ts'
import { gameById } from '../engine/games.ts'
import { EngineError } from '../engine/messages.ts'
import { hashOf, newTableId } from '../ids.ts'
import type { TableContext } from '../tables/context.ts'
import { mustHaveAccount } from './follows.ts'
import { plainOutcome } from './profile.ts'
import { peopleTrouble } from './trouble.ts'

type Db = Kysely<Schema>

export const MOST_LOCAL_GAMES = 1_000
export const LOCAL_GAMES_A_PAGE = 25

type Listed = Pick<Selectable<LocalGameRow>, 'id' | 'game' | 'names' | 'moves' | 'outcome' | 'time'>

const cardOf = ({ id, game, names, moves, outcome, time }: Listed): LocalGame => ({
  id,
  game,
  names: [...names],
  moves,
  ...(outcome && { outcome: plainOutcome(outcome) }),
  time,
})

/** Keeps a record; the same one again is the one that is there. */
export async function keepLocal(context: TableContext, person: Person, text: string): Promise<LocalGame> {
  mustHaveAccount(person)
  const { db } = context.database
  const record = readRecord(text)
  if (isProblem(record) || !record.result || !gameById(record.game)) throw peopleTrouble('bad-record')
  const hash = hashOf(text)
  const known = await db
    .selectFrom('local_game')
    .selectAll()
    .where('user_id', '=', person.id)
    .where('hash', '=', hash)
    .executeTakeFirst()
  if (known) return cardOf(known)
  try {
    await context.bots.verify({ table: hash, record: text, party: person.id })
  } catch (error) {
    if (error instanceof EngineError && error.code !== 'stopped') throw peopleTrouble('bad-record')
    throw error
  }
  const row = {
    id: newTableId(),
    user_id: person.id,
    game: record.game,
    rules: record.rules,
    names: JSON.stringify(record.seats),
    moves: record.moves.length,
    outcome: JSON.stringify(record.result),
    hash,
    record: text,
    time: context.now(),
  }
  return await withPersonLocked(db, person.id, async trx => {
    const { count } = await trx
      .selectFrom('local_game')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('user_id', '=', person.id)
      .executeTakeFirstOrThrow()
    if (Number(count) >= MOST_LOCAL_GAMES) throw peopleTrouble('too-many-records')
    await trx
      .insertInto('local_game')
      .values(row)
      .onConflict(conflict => conflict.columns(['user_id', 'hash']).doNothing())
      .execute()
    const kept = trx.selectFrom('local_game').selectAll().where('user_id', '=', person.id).where('hash', '=', hash)
    return cardOf(await kept.executeTakeFirstOrThrow())
  })
}

/** Mine, the newest first. */
export async function localGamesOf(db: Db, me: string, before?: number): Promise<LocalGame[]> {
  const rows = await db
    .selectFrom('local_game')
    .select(['id', 'game', 'names', 'moves', 'outcome', 'time'])
    .where('user_id', '=', me)
    .$if(before !== undefined, query => query.where('time', '<', before ?? 0))
    .orderBy('time', 'desc')
    .fetch(LOCAL_GAMES_A_PAGE, 'with ties')
    .execute()
  return rows.map(cardOf)
}

export async function localRecord(db: Db, me: string, id: string): Promise<string> {
  const row = await db
    .selectFrom('local_game')
    .select('record')
    .where('id', '=', id)
    .where('user_id', '=', me)
    .executeTakeFirst()
  if (!row) throw peopleTrouble('no-record')
  return row.record
}

export async function forgetLocal(db: Db, me: string, id: string): Promise<void> {
  const gone = await db
    .deleteFrom('local_game')
    .where('id', '=', id)
    .where('user_id', '=', me)
    .returning('id')
    .executeTakeFirst()
  if (!gone) throw peopleTrouble('no-record')
}

/** All that is known of somebody besides their games, for themselves: one object at a time. */
export async function* dataOf(db: Db, me: string): AsyncGenerator<object> {
  const many = async (kind: string, query: Promise<{ readonly rows: readonly object[] }>) =>
    (await query).rows.map(row => ({ kind, ...row }))
  yield* await many(
    'follow',
    sql<object>`select u.id, u.name, f.time::float8 as time from follow f join "user" u on u.id = f.other_id
      where f.user_id = ${me} order by f.time`.execute(db),
  )
  yield* await many(
    'club',
    sql<object>`select c.id, c.name, m.role, m.since::float8 as since from club_member m join club c on c.id = m.club_id
      where m.user_id = ${me} order by m.since`.execute(db),
  )
  yield* await many(
    'name',
    sql<object>`select handle, until::float8 as until from handle where user_id = ${me}`.execute(db),
  )
  yield* await many(
    'message',
    sql<object>`select c.id as conversation, u.name as "with", m.text, m.time::float8 as time,
        (m.side = 'a') = (c.a_user = ${me}) as mine
      from conversation c join message m on m.conversation_id = c.id
      left join "user" u on u.id = case when c.a_user = ${me} then c.b_user else c.a_user end
      where not m.hidden and ((c.a_user = ${me} and m.id > c.a_cleared) or (c.b_user = ${me} and m.id > c.b_cleared))
      order by m.id`.execute(db),
  )
  yield* await many(
    'deal',
    sql<object>`select d.table_id as "table", d.text, d.time::float8 as time, p.signed is not null as signed
      from deal d join deal_party p on p.deal_id = d.id where p.user_id = ${me} order by d.id`.execute(db),
  )
  yield* await many(
    'local-game',
    sql<object>`select id, game, time::float8 as time, record from local_game
      where user_id = ${me} order by time`.execute(db),
  )
}
