// Sets of data of somebody's own that tables play on: stored by their hash, checked in the engine where they can do no harm,
// and thrown away when no table needs them.

import type { DataAnswer } from '@tabularium/protocol'
import type { Person } from '../accounts/accounts.ts'
import { withPersonLocked } from '../database/person-lock.ts'
import { EngineError } from '../engine/engine.ts'
import { hashOf } from '../ids.ts'
import { troubled } from '../trouble.ts'
import type { TableContext } from './context.ts'

/** So many somebody may have stored. */
const MOST_SETS = 20

/** The engine's name for what it does with data alone. */
export const checkId = (of: string): string => `data ${of}`

/** Checks and stores a set; what cannot be played is answered with everything that is wrong with it. */
export async function storeData(
  context: TableContext,
  person: Person,
  wish: { readonly game: string; readonly text: string },
): Promise<DataAnswer> {
  const checked = await context.engine.checkData(checkId(hashOf(wish.text)), wish).catch((error: unknown) => {
    if (error instanceof EngineError && error.code === 'stopped') throw error
    throw troubled('no-data')
  })
  if ('faults' in checked) {
    return { faults: checked.faults.map(fault => ({ ...fault, path: [...fault.path] })) }
  }
  const { hash, game, name, text, parts } = checked.data
  const now = context.now()
  await withPersonLocked(context.database.db, person.id, async trx => {
    const { count } = await trx
      .selectFrom('data_set')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where('owner', '=', person.id)
      .where('hash', '!=', hash)
      .executeTakeFirstOrThrow()
    if (Number(count) >= MOST_SETS) throw troubled('too-many-data')
    await trx
      .insertInto('data_set')
      .values({ hash, game, name, parts: JSON.stringify(parts), text, owner: person.id, created: now })
      .onConflict(conflict => conflict.column('hash').doUpdateSet({ created: now }))
      .execute()
  })
  return { data: { hash, name, parts: [...parts] } }
}
