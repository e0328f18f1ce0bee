// Which seats have planned moves ahead, known to every process without a word to anybody else.

import type { Seat } from '@tabularium/kernel'
import type { Database } from '../database/database.ts'

/** Every process hears of plans that come and go: the table and the seat. */
const PLANS = 'plans'

/** As far as this process has heard; the database knows for sure. */
export interface Plans {
  has(table: string, seat: Seat): boolean
  /** To be called after a change. */
  changed(table: string, seat: Seat): Promise<void>
  /** The game is over, or the one in this seat has left it for good. */
  forget(table: string, seat?: Seat): Promise<void>
  stop(): Promise<void>
}

const keyOf = (table: string, seat: Seat): string => `${table} ${seat}`

/** `heard` is told of tables where something was planned. */
export async function createPlans(
  { db, listen, notify }: Pick<Database, 'db' | 'listen' | 'notify'>,
  heard: (table: string) => void,
): Promise<Plans> {
  const known = new Set<string>()
  const read = async (): Promise<void> => {
    const rows = await db.selectFrom('plan').select(['table_id', 'seat']).execute()
    known.clear()
    for (const { table_id, seat } of rows) known.add(keyOf(table_id, seat))
  }
  const look = async (table: string, seat: Seat): Promise<void> => {
    const stored = await db
      .selectFrom('plan')
      .select('seat')
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .executeTakeFirst()
    if (!stored) {
      known.delete(keyOf(table, seat))
      return
    }
    known.add(keyOf(table, seat))
    heard(table)
  }
  const stop = await listen(PLANS, payload => {
    const [table, seat] = payload.split(' ')
    // Something may have been missed. What cannot be read now is found by whoever looks after lost answers.
    const looking = payload === '' ? read() : look(table, Number(seat))
    looking.catch(() => undefined)
  })
  await read()
  const changed = async (table: string, seat: Seat): Promise<void> => {
    await look(table, seat)
    await notify(PLANS, keyOf(table, seat))
  }
  return {
    has: (table, seat) => known.has(keyOf(table, seat)),
    changed,
    async forget(table, seat) {
      const gone = await db
        .deleteFrom('plan')
        .where('table_id', '=', table)
        .$if(seat !== undefined, query => query.where('seat', '=', seat ?? 0))
        .returning('seat')
        .execute()
      for (const one of gone) await changed(table, one.seat)
    },
    stop,
  }
}
