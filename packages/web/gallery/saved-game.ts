// A record as the game that a page would have saved on its device.

import { describeProblem } from '@tabularium/kernel'
import { memoryStore, type SavedGame } from '../src/table/store.ts'
import { tablesInProcess } from '../src/table/table.testing.ts'

const store = memoryStore()
const tables = tablesInProcess({ store })

/** The game of a record as the page's own worker would keep it, under this id. */
export async function savedAs(record: string, id: string): Promise<SavedGame> {
  const taken = await tables.take(record)
  if (!('id' in taken)) throw new Error(`the record cannot be taken: ${describeProblem(taken)}`)
  const saved = await store.get(taken.id)
  if (!saved) throw new Error('the record was not kept')
  return { ...saved, id }
}
