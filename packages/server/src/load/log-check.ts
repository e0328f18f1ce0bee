// What a log must hold after servers were killed: no gap, nothing played twice, and everything that was acknowledged.

import type { Database } from '../database/database.ts'

/** `acknowledged`: by table and number, the key of the command. Answers the faults. */
export async function checkLog(
  { db }: Pick<Database, 'db'>,
  acknowledged: ReadonlyMap<string, string>,
): Promise<readonly string[]> {
  const faults: string[] = []
  const entries = await db
    .selectFrom('entry')
    .select(['table_id', 'number', 'key'])
    .orderBy('table_id')
    .orderBy('number')
    .execute()
  const stored = new Map(entries.map(({ table_id, number, key }) => [`${table_id} ${number}`, key]))
  const seen = new Set<string>()
  let last = { table: '', number: 0 }
  for (const { table_id: table, number, key } of entries) {
    if (table === last.table ? number !== last.number + 1 : number !== 1)
      faults.push(`${table}: a gap before ${number}`)
    last = { table, number }
    if (key === null) continue
    if (seen.has(key)) faults.push(`${table}: ${key} was played twice`)
    seen.add(key)
  }
  for (const [at, key] of acknowledged) {
    if (stored.get(at) !== key) faults.push(`${at} was acknowledged and is lost`)
  }
  return faults
}
