// The end of a table: once, whichever process sees it first; then the ratings, the record, the news.

import { rateTable } from '../ratings.ts'
import { noteBrokenOff } from './broken-off.ts'
import { seatsOf } from './cards.ts'
import { logged } from './failures.ts'
import type { House } from './house.ts'
import type { EndData } from './log.ts'
import { type Room, recordOf, reload, tellCard } from './room.ts'

export async function finish(house: House, room: Room, { outcome, brokenOffBy = [] }: EndData): Promise<void> {
  const now = house.now()
  const before = room.row.waiting
  // Somebody may have deleted their account since they were read.
  const seats = merged(room, (await seatsOf(house.database, [room.row])).get(room.id) ?? [])
  const ended = await house.database.db.transaction().execute(async trx => {
    const row = await trx
      .updateTable('game_table')
      .set({ status: 'over', outcome: JSON.stringify(outcome), ended: now, touched: now, deadline: null, waiting: 0 })
      .where('id', '=', room.id)
      .where('status', '=', 'playing')
      .returningAll()
      .executeTakeFirst()
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
    room.seats = merged(room, (await seatsOf(house.database, [ended])).get(room.id) ?? [])
    house.metrics.finished.inc()
  } else await reload(house, room)
  const record = await recordOf(house, room).catch(logged(house, 'a record could not be written', { table: room.id }))
  tellCard(house, room, record)
  house.turned(room, before)
  if (!ended) return
  await house.database.say('tables', room.id)
  for (const { user_id } of room.seats) {
    if (user_id) house.notices.gameOver({ person: user_id, table: room.id, game: ended.game, url: `/table/${room.id}` })
  }
}

const merged = (room: Room, fresh: Room['seats']): Room['seats'] =>
  fresh.map((info, i) => ({ ...info, stand_in: room.seats[i].stand_in, resigned: room.seats[i].resigned }))
