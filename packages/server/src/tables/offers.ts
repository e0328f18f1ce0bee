// What all at a table must agree to: taking back further than undo allows, ending, playing again.

import type { Seat } from '@tabularium/kernel'
import { troubled } from '../trouble.ts'
import type { TableContext } from './context.ts'
import { isBlocked, rematch } from './lobby.ts'
import { bitsOf } from './log.ts'
import { endTable, mustAllowTakeBack, mustPlay, seatedAt, takeBack } from './play.ts'
import { liveOf, type Room, seatOf } from './room.ts'
import { reload, tellCard } from './room-io.ts'

export type OfferKind = 'takeback' | 'end' | 'rematch'

/**
 * Those whose agreement counts: people who play or may come back. In a rated game, and when all want to play again,
 * everybody who sat there.
 */
function voters({ row, seats }: Room, kind: OfferKind): readonly Seat[] {
  const people = seats.filter(({ bot }) => bot === null)
  const all = kind === 'rematch' || row.rated
  const counted = all ? people : people.filter(({ resigned }) => !resigned)
  return counted.filter(({ user_id }) => user_id !== null).map(({ seat }) => seat)
}

/** Nobody can ask somebody who is gone for good. */
function mustBeComplete({ row, seats }: Room): void {
  if (row.rated && seats.some(({ user_id }) => user_id === null)) throw troubled('somebody-gone')
}

function voterOf(room: Room, kind: OfferKind, person: string): Seat {
  if (kind !== 'rematch') {
    mustPlay(room)
    mustBeComplete(room)
    const { seat, resigned } = seatedAt(room, person)
    if (resigned && !room.row.rated) throw troubled('resigned')
    return seat
  }
  const seat = seatOf(room, person)?.seat
  if (seat === undefined) throw troubled('not-seated')
  if (room.row.status !== 'over') throw troubled('not-over')
  if (room.row.rematch) throw troubled('no-offer')
  return seat
}

/** Makes an offer, in the place of an older one of its kind; done at once where nobody else has a say. */
export async function propose(
  context: TableContext,
  room: Room,
  person: string,
  kind: OfferKind,
  moves: number | null = null,
): Promise<void> {
  const seat = voterOf(room, kind, person)
  if (moves !== null && moves >= room.row.moves) throw troubled('nothing-to-take-back')
  if (kind === 'takeback') await mustAllowTakeBack(context, room)
  const same = room.offers.find(offer => offer.kind === kind && offer.moves === moves)
  if (same) return await answer(context, room, person, kind, true)
  const fresh = { table_id: room.id, kind, by_seat: seat, moves, agreed: bitsOf([seat]), log: room.row.log }
  const { table_id: _, kind: __, ...rest } = fresh
  await context.database.db
    .insertInto('offer')
    .values(fresh)
    .onConflict(conflict => conflict.columns(['table_id', 'kind']).doUpdateSet(rest))
    .execute()
  room.offers = [...room.offers.filter(offer => offer.kind !== kind), fresh]
  if (kind === 'rematch') await callBack(context, room, seat)
  await settle(context, room, kind)
}

/**
 * Whoever has gone hears that the others want to play again: once, however often it is offered and withdrawn, and never
 * from somebody with whom they do not want to play.
 */
async function callBack(context: TableContext, room: Room, by: Seat): Promise<void> {
  const asker = room.seats[by].user_id ?? ''
  for (const { seat, user_id: person } of room.seats) {
    if (!person || seat === by || liveOf(room).online.includes(seat)) continue
    if (await isBlocked(context, asker, [person])) continue
    const first = await context.database.db
      .updateTable('seat')
      .set({ invited: true })
      .where('table_id', '=', room.id)
      .where('seat', '=', seat)
      .where('invited', '=', false)
      .returning('seat')
      .executeTakeFirst()
    if (first) context.notices.invited({ person, table: room.id, game: room.row.game, url: `/table/${room.id}` })
  }
}

export async function answer(
  context: TableContext,
  room: Room,
  person: string,
  kind: OfferKind,
  accept: boolean,
): Promise<void> {
  const seat = voterOf(room, kind, person)
  const seen = room.offers.find(offer => offer.kind === kind)
  if (!seen) throw troubled('no-offer')
  const { db } = context.database
  if (!accept) {
    await db.deleteFrom('offer').where('table_id', '=', room.id).where('kind', '=', kind).execute()
    room.offers = room.offers.filter(offer => offer.kind !== kind)
    return await tellOffers(context, room)
  }
  // Two may agree at the same moment, on two processes.
  const agreed = await db
    .updateTable('offer')
    .set(eb => ({ agreed: eb('agreed', '|' as never, bitsOf([seat])) }))
    .where('table_id', '=', room.id)
    .where('kind', '=', kind)
    // Not to another one, made on another process meanwhile.
    .where('log', '=', seen.log)
    .where('moves', seen.moves === null ? 'is' : '=', seen.moves)
    .returningAll()
    .executeTakeFirst()
  if (!agreed) throw troubled('no-offer')
  room.offers = room.offers.map(offer => (offer.kind === kind ? agreed : offer))
  await settle(context, room, kind)
}

async function tellOffers(context: TableContext, room: Room): Promise<void> {
  tellCard(context, room)
  await context.database.notify('tables', room.id)
}

/** Does it when the last has agreed. */
async function settle(context: TableContext, room: Room, kind: OfferKind): Promise<void> {
  const offer = room.offers.find(one => one.kind === kind)
  if (!offer) return
  const missing = voters(room, kind).filter(seat => (offer.agreed & bitsOf([seat])) === 0)
  if (missing.length > 0) return await tellOffers(context, room)
  const gone = await context.database.db
    .deleteFrom('offer')
    .where('table_id', '=', room.id)
    .where('kind', '=', kind)
    .returning('kind')
    .executeTakeFirst()
  // Another process has seen it too, and does it.
  if (!gone) return await reload(context, room)
  room.offers = room.offers.filter(one => one.kind !== kind)
  if (kind === 'takeback') await takeBack(context, room, offer.moves ?? 0)
  else if (kind === 'end') await endTable(context, room, null, { outcome: { reason: 'agreed', winners: [] } })
  else await rematch(context, room)
  await tellOffers(context, room)
}
