// How a table begins: pages pledge what they add to the chance and show it when all sit, nobody comes or goes any more,
// and the game is dealt once, whichever process is asked first.

import { completeOptions, isProblem } from '@tabularium/kernel'
import type { Transaction } from 'kysely'
import type { Person } from '../accounts/accounts.ts'
import { withPersonLocked } from '../database/person-lock.ts'
import { AWAITED, AWAY, type Schema } from '../database/schema.ts'
import { gameById } from '../engine/games.ts'
import { troubled } from '../trouble.ts'
import {
  committed,
  isAnyAway,
  isAnyMissing,
  isAnyShown,
  isFull,
  isReady,
  isRevealing,
  keepsPledge,
  pledgeAnew,
  sharesOf,
} from './chance-shares.ts'
import { deadlineOf, startClocks } from './clocks.ts'
import type { TableContext } from './context.ts'
import { dataTextOf } from './data-rows.ts'
import { lobbyChanged } from './lobby-news.ts'
import { bitsOf } from './log.ts'
import { type Room, seatOf } from './room.ts'
import { reload, showAll, tellCard } from './room-io.ts'

/** Where people hear of tables that they have gone away from. */
export const CALLED = 'called'

/** Calls those who look elsewhere: somebody sat down at their table, or the game has begun. */
export async function callAll(context: TableContext, room: Room, by?: Person): Promise<void> {
  const { id: table, game, status, owner } = room.row
  const people = [...new Set([owner, ...room.seats.map(({ user_id }) => user_id)])].filter(
    one => one !== null && one !== by?.id,
  )
  const call = { people, table, game, begun: status === 'playing', ...(by && { by: by.name }) }
  await context.database.notify(CALLED, JSON.stringify(call))
}

/**
 * Changes the seats of a table that has not begun; no other process can meanwhile. Once a share is shown nothing changes
 * any more but what is shown: whoever comes, goes or pledges then could choose what is drawn.
 */
export async function whileOpen(
  context: TableContext,
  room: Room,
  person: string,
  work: (trx: Transaction<Schema>) => Promise<void>,
  dealing: 'dealing' | undefined = undefined,
): Promise<void> {
  await withPersonLocked(context.database.db, person, async trx => {
    const row = await trx
      .selectFrom('game_table')
      .select('status')
      .where('id', '=', room.id)
      .forUpdate()
      .executeTakeFirst()
    if (row?.status !== 'open') throw troubled(row?.status === 'over' ? 'over' : 'begun')
    const seats = await trx
      .selectFrom('seat')
      .select(['user_id', 'bot', 'pledge', 'share'])
      .where('table_id', '=', room.id)
      .execute()
    if (!dealing && isFull(seats) && isAnyShown(seats)) throw troubled('dealing')
    // Somebody has left on another process: then there is nothing to show yet.
    if (dealing && !isFull(seats)) throw troubled('not-revealing')
    await work(trx)
  })
}

/** Tells everybody, here and elsewhere, that the table is not what it was. */
export async function changed(context: TableContext, room: Room): Promise<void> {
  await context.database.db
    .updateTable('game_table')
    .set({ touched: context.now() })
    .where('id', '=', room.id)
    .where('status', '=', 'open')
    .execute()
  await reload(context, room)
  tellCard(context, room)
  await context.database.notify('tables', room.id)
  await lobbyChanged(context)
}

/** Begins where all seats are taken and every share is there; where one was waited for in vain all is drawn anew. */
export async function startIfReady(context: TableContext, room: Room, by?: Person): Promise<void> {
  if (isAnyAway(room.row, room.seats, context.now())) await goOnWithout(context, room)
  if (room.row.status !== 'open' || !isReady(room.row, room.seats, context.now())) return
  if (isAnyMissing(room.seats)) await drawAnew(context, room, 'kept back')
  if (isReady(room.row, room.seats, context.now())) await start(context, room, by)
}

/** Pages that were asked to pledge and did not are not waited for any more: the others show their shares. */
async function goOnWithout(context: TableContext, room: Room): Promise<void> {
  await context.database.db
    .updateTable('seat')
    .set({ pledge: AWAY })
    .where('table_id', '=', room.id)
    .where('pledge', '=', AWAITED)
    .execute()
  await seatsChanged(context, room)
}

/**
 * A share that was pledged has not been shown: whoever kept it back knows what would be drawn. So there is another seed,
 * whoever has shown a share gives another, and that seat gives none. The same, without blame, where somebody's account
 * goes while shares are shown.
 */
export async function drawAnew(context: TableContext, room: Room, why: 'kept back' | 'gone'): Promise<void> {
  const { id, game: name, options, data } = room.row
  const game = gameById(name)
  if (!game) throw troubled('no-game')
  const { rules } = game
  const fresh = {
    rules,
    ...committed({ table: id, game: name, rules, options, seats: room.seats.length, data: data?.hash }),
  }
  await context.database.db.transaction().execute(async trx => {
    const row = await trx
      .selectFrom('game_table')
      .select(['status', 'commitment'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    // Another process was first.
    if (row?.status !== 'open' || row.commitment !== room.row.commitment) return
    const seats = await trx
      .selectFrom('seat')
      .select(['seat', 'user_id', 'bot', 'pledge', 'share'])
      .where('table_id', '=', id)
      .execute()
    if (why === 'kept back' ? !isAnyMissing(seats) : !isAnyShown(seats)) return
    for (const one of seats) {
      const seat = trx.updateTable('seat').where('table_id', '=', id).where('seat', '=', one.seat)
      await seat.set({ pledge: pledgeAnew(one, why === 'kept back'), share: null }).execute()
    }
    await trx
      .updateTable('game_table')
      .set({ ...fresh, touched: context.now() })
      .where('id', '=', id)
      .execute()
  })
  await seatsChanged(context, room)
}

/** A page pledges what it will add to the chance. Call it in turn. */
export async function pledge(context: TableContext, room: Room, person: string, hash: string): Promise<void> {
  await reload(context, room)
  const own = seatOf(room, person)
  if (!own) throw troubled('not-seated')
  await whileOpen(context, room, person, async trx => {
    const given = await trx
      .updateTable('seat')
      .set({ pledge: hash })
      .where('table_id', '=', room.id)
      .where('user_id', '=', person)
      .where(({ or, eb }) => or([eb('pledge', 'is', null), eb('pledge', 'in', [AWAITED, AWAY, hash])]))
      .returning('seat')
      .executeTakeFirst()
    if (!given) throw troubled('pledged')
  })
  await seatsChanged(context, room)
  await startIfReady(context, room)
}

/** A page shows what it has pledged. Call it in turn. */
export async function showShare(context: TableContext, room: Room, person: string, share: string): Promise<void> {
  await reload(context, room)
  const own = seatOf(room, person)
  if (!own) throw troubled('not-seated')
  if (room.row.status !== 'open') throw troubled(room.row.status === 'over' ? 'over' : 'begun')
  if (own.share === share) return
  if (!isRevealing(room.row, room.seats, context.now())) throw troubled('not-revealing')
  if (!keepsPledge(own.pledge, share)) throw troubled('not-pledged')
  const show = async (trx: Transaction<Schema>) => {
    await trx
      .updateTable('seat')
      .set({ share })
      .where('table_id', '=', room.id)
      .where('user_id', '=', person)
      .where('pledge', '=', own.pledge)
      .execute()
  }
  await whileOpen(context, room, person, show, 'dealing')
  await seatsChanged(context, room)
  await startIfReady(context, room)
}

/** What was pledged or shown is told; the table itself is as it was. */
async function seatsChanged(context: TableContext, room: Room): Promise<void> {
  await reload(context, room)
  tellCard(context, room)
  await context.database.notify('tables', room.id)
}

/**
 * Tables opened under older rules, or before seeds were drawn so early, are committed to anew when the server starts: a
 * seed drawn only when the game begins would be drawn after the shares were shown.
 */
export async function commitAnew({ db }: Pick<TableContext['database'], 'db'>): Promise<void> {
  const rows = await db
    .selectFrom('game_table')
    .select(['id', 'game', 'rules', 'options', 'seed', 'data'])
    .where('status', '=', 'open')
    .where(({ not, exists, selectFrom }) => {
      const shown = selectFrom('seat').select('seat').whereRef('table_id', '=', 'game_table.id')
      return not(exists(shown.where('share', 'is not', null)))
    })
    .execute()
  for (const { id: table, game: name, rules: before, options: chosen, seed, data } of rows) {
    const game = gameById(name)
    // On data of somebody's own the options were complete when the table was opened.
    const options = data ? chosen : game && completeOptions(game.options, chosen)
    if (!game || !options || isProblem(options) || (seed !== null && before === game.rules)) continue
    const { count } = await db
      .selectFrom('seat')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where('table_id', '=', table)
      .executeTakeFirstOrThrow()
    const { rules } = game
    await db
      .updateTable('game_table')
      .set({ rules, ...committed({ table, game: name, rules, options, seats: Number(count), data: data?.hash }) })
      .where('id', '=', table)
      .where('status', '=', 'open')
      .where('rules', '=', before)
      .where('seed', seed === null ? 'is' : '=', seed)
      .execute()
  }
}

/** Deals and begins: once, whichever process is asked first. Those who look elsewhere are called; `by` has done it. */
export async function start(context: TableContext, room: Room, by?: Person): Promise<void> {
  if (room.row.status !== 'open') throw troubled('begun')
  if (!isFull(room.seats)) throw troubled('not-full')
  if (isAnyMissing(room.seats)) throw troubled('dealing')
  const { row } = room
  const names = room.seats.map(({ name, bot, seat }) => bot ?? name ?? String(seat + 1))
  const game = gameById(row.game)
  if (!game) throw troubled('no-game')
  // Opened under older rules, or before seeds were drawn so early: what was committed to does not fit this game.
  const fresh = committed({
    table: row.id,
    game: game.id,
    rules: game.rules,
    options: row.options,
    seats: names.length,
    data: row.data?.hash,
  })
  const text = row.data && (await dataTextOf(context.database.db, row.data.hash))
  const seed = row.seed !== null && row.rules === game.rules ? row.seed : fresh.seed
  const shares = sharesOf(room.seats)
  const summary = await context.engine.create({
    id: row.id,
    game: row.game,
    rules: game.rules,
    options: row.options,
    seats: names,
    seed,
    shares,
    ...(row.data && text && { data: { hash: row.data.hash, text } }),
  })
  const now = context.now()
  const clocks = startClocks(row.clock, room.seats.length, now, row.clocks)
  const people = summary.waiting.filter(seat => room.seats[seat].bot === null)
  const { db } = context.database
  const begin = async (trx: Transaction<Schema>) => {
    const done = await trx
      .updateTable('game_table')
      .set({
        status: 'playing',
        rules: game.rules,
        seed,
        commitment: summary.commitment,
        shares: JSON.stringify(shares),
        setup: JSON.stringify(summary.setup),
        started: now,
        touched: now,
        waiting: bitsOf(summary.waiting),
        clocks: clocks && JSON.stringify(clocks),
        deadline: deadlineOf(clocks, people),
      })
      .where('id', '=', row.id)
      .where('status', '=', 'open')
      .returning('id')
      .executeTakeFirst()
    if (!done) return undefined
    const seated = await trx
      .selectFrom('seat')
      .select(['seat', 'user_id', 'bot', 'share'])
      .where('table_id', '=', row.id)
      .execute()
    const left = seated.find(({ seat, user_id, bot, share }) => {
      const known = room.seats[seat]
      return known.user_id !== user_id || known.bot !== bot || known.share !== share
    })
    // On another process somebody has left, or was asked to.
    if (left) throw troubled('not-full')
    for (const [seat, name] of names.entries()) {
      await trx.updateTable('seat').set({ name }).where('table_id', '=', row.id).where('seat', '=', seat).execute()
    }
    return done
  }
  const begun = await db
    .transaction()
    .execute(begin)
    .catch((error: unknown) => {
      context.engine.close(room.id)
      throw error
    })
  room.loadedInEngine = false
  if (!begun) context.engine.close(room.id)
  await reload(context, room)
  tellCard(context, room)
  await showAll(context, room)
  await context.database.notify('tables', room.id)
  await lobbyChanged(context)
  if (begun) await callAll(context, room, by)
}
