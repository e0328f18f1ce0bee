// The end of a table: once, whichever process sees it first; then the ratings, the record, the news.

import { rateTable } from '../ratings.ts'
import { noteBrokenOff } from './broken-off.ts'
import type { TableContext } from './context.ts'
import { logged } from './failures.ts'
import { noteHouseResults } from './house.ts'
import type { EndData } from './log.ts'
import type { Room } from './room.ts'
import { recordOf, reload, tellCard } from './room-io.ts'
import { seatsOf } from './table-card.ts'

export async function finish(context: TableContext, room: Room, { outcome, brokenOffBy = [] }: EndData): Promise<void> {
  const now = context.now()
  const before = room.row.waiting
  // Somebody may have deleted their account since they were read.
  const seats = merged(room, (await seatsOf(context.database, [room.row])).get(room.id) ?? [])
  const ended = await context.database.db.transaction().execute(async trx => {
    const row = await trx
      .updateTable('game_table')
      .set({ status: 'over', outcome: JSON.stringify(outcome), ended: now, touched: now, deadline: null, waiting: 0 })
      .where('id', '=', room.id)
      .where('status', '=', 'playing')
      .returningAll()
      .executeTakeFirst()
    if (row) await noteHouseResults(trx, row.game, seats, outcome)
    if (row?.rated) {
      await rateTable(trx, row, seats, outcome, now)
      const people = seats.flatMap(({ seat, user_id }) => (user_id && brokenOffBy.includes(seat) ? [user_id] : []))
      await noteBrokenOff(trx, room.id, people, now)
    }
    return row
  })
  if (ended) {
    room.row = { ...ended, log: room.row.log }
    // The new ratings stand on the card.
    room.seats = merged(room, (await seatsOf(context.database, [ended])).get(room.id) ?? [])
    context.metrics.finished.inc()
  } else await reload(context, room)
  const record = await recordOf(context, room).catch(
    logged(context, 'a record could not be written', { table: room.id }),
  )
  tellCard(context, room, record)
  await context.events.emit('turnChanged', { room, before })
  if (!ended) return
  await context.plans.forget(room.id)
  await context.database.notify('tables', room.id)
  if (ended.club_id !== null && ended.visibility === 'open') {
    const names = room.seats.map(({ name, person_name, bot }) => name ?? person_name ?? bot ?? '')
    context.notices.clubs.tell({
      ...{ club: ended.club_id, event: 'game-over', game: ended.game, names, path: `/table/${room.id}` },
      winners: outcome.winners.map(seat => names[seat]),
    })
  }
  for (const { user_id } of room.seats) {
    if (user_id)
      context.notices.gameOver({ person: user_id, table: room.id, game: ended.game, url: `/table/${room.id}` })
  }
}

const merged = (room: Room, fresh: Room['seats']): Room['seats'] =>
  fresh.map((info, i) => ({ ...info, stand_in: room.seats[i].stand_in, resigned: room.seats[i].resigned }))
