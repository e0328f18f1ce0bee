// Deals at a table: a text that some of the players sign. Only they see it, during the game and afterwards; it is in no
// view, record or card, and the rules do not enforce it.

import type { Seat } from '@tabularium/kernel'
import { DELETED, type DealCard } from '@tabularium/protocol'
import { sql } from 'kysely'
import type { Person } from '../accounts/accounts.ts'
import { troubled } from '../trouble.ts'
import { mayTalkApart } from './chat.ts'
import type { TableContext } from './context.ts'
import { mayPlay } from './lobby.ts'
import { type Room, seatOf } from './room.ts'

/** The most deals that one player has proposed at a table. */
export const MOST_DEALS = 50
/** Where every process tells of deals: the table. */
export const DEALS = 'deals'

/** The deals that this person is a party to, the newest first. */
export async function dealsFor({ database }: TableContext, table: Room, person: string): Promise<DealCard[]> {
  const rows = await database.db
    .selectFrom('deal')
    .innerJoin('deal_party as own', join => join.onRef('own.deal_id', '=', 'deal.id').on('own.user_id', '=', person))
    .innerJoin('deal_party as party', 'party.deal_id', 'deal.id')
    .leftJoin('user', 'user.id', 'party.user_id')
    .select(['deal.id', 'deal.by_user', 'deal.text', 'deal.time', 'party.seat', 'party.signed', 'user.name'])
    .where('deal.table_id', '=', table.id)
    .orderBy('deal.id', 'desc')
    .orderBy('party.seat')
    .execute()
  const deals = new Map<number, DealCard>()
  for (const { id, by_user, text, time, seat, signed, name } of rows) {
    const deal = deals.get(id) ?? { id, mine: by_user === person, text, time, parties: [] }
    deal.parties.push({ seat, name: name ?? DELETED, signed: signed !== null })
    deals.set(id, deal)
  }
  return [...deals.values()]
}

/** Proposes a deal to some of the others, and signs it. */
export async function proposeDeal(
  context: TableContext,
  table: Room,
  person: Person,
  text: string,
  seats: readonly Seat[],
): Promise<void> {
  mayPlay(context, person)
  const own = seatOf(table, person.id)
  if (!own) throw troubled('not-seated')
  if (table.row.status !== 'playing') throw troubled(table.row.status === 'over' ? 'over' : 'not-begun')
  const others = [...new Set(seats)].filter(seat => seat !== own.seat)
  const people = others.map(seat => table.seats[seat]?.user_id)
  if (!mayTalkApart(table) || people.length === 0 || people.some(user => !user)) throw troubled('forbidden')
  const { db } = context.database
  const now = context.now()
  await db.transaction().execute(async trx => {
    await trx.selectFrom('game_table').select('id').where('id', '=', table.id).forUpdate().executeTakeFirst()
    const { count } = await trx
      .selectFrom('deal')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('table_id', '=', table.id)
      .where('by_user', '=', person.id)
      .executeTakeFirstOrThrow()
    if (Number(count) >= MOST_DEALS) throw troubled('too-many')
    const { id } = await trx
      .insertInto('deal')
      .values({ table_id: table.id, by_user: person.id, text, time: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('deal_party')
      .values([
        { deal_id: id, seat: own.seat, user_id: person.id, signed: now },
        ...others.map((seat, i) => ({ deal_id: id, seat, user_id: people[i] ?? null, signed: null })),
      ])
      .execute()
  })
  await context.database.notify(DEALS, table.id)
}

/** Signs a deal, or tears up one that not everybody has signed. A signature stays. */
export async function answerDeal(
  context: TableContext,
  table: Room,
  person: Person,
  deal: number,
  accept: boolean,
): Promise<void> {
  const { db } = context.database
  const mine = sql<boolean>`exists (select 1 from deal_party p where p.deal_id = deal.id and p.user_id = ${person.id})`
  const known = db.selectFrom('deal').select('id').where('id', '=', deal).where('table_id', '=', table.id).where(mine)
  if (!(await known.executeTakeFirst())) throw troubled('no-offer')
  if (table.row.status !== 'playing') throw troubled('over')
  if (accept) {
    await db
      .updateTable('deal_party')
      .set({ signed: context.now() })
      .where('deal_id', '=', deal)
      .where('user_id', '=', person.id)
      .where('signed', 'is', null)
      .execute()
  } else {
    const open = sql<boolean>`exists (select 1 from deal_party p where p.deal_id = deal.id and p.signed is null)`
    const gone = await db.deleteFrom('deal').where('id', '=', deal).where(open).returning('id').executeTakeFirst()
    if (!gone) throw troubled('forbidden', 'Everybody has signed this deal.')
  }
  await context.database.notify(DEALS, table.id)
}
