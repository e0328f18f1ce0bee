// Loads the session when a visit begins: who is signed in, and which tables wait for them.

import { myTables } from './api.ts'
import { meet, mySession, setWaiting } from './me.ts'
import { inOrder, waitsForMe } from './table-text.ts'

export async function initSession(): Promise<void> {
  await meet()
  const { me } = mySession()
  if (!me) return
  const mine = await myTables()
  if (mine.trouble || mySession().me?.id !== me.id) return
  setWaiting(inOrder(mine.value.filter(waitsForMe)).map(table => table.id))
}
