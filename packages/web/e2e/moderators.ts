// The moderators' page with something of everything on it: reports of every kind, decided ones, and a table set aside.

import type { Page } from 'playwright-core'
import { begin } from '../../server/src/tables/tables.testing.ts'
import { wondersDuel } from '../../wonders-duel/src/index.ts'
import { personAt, playBeside, stranger } from './online.ts'
import type { TestServer } from './test-server.ts'

const LONG =
  'This player has said the same to everybody at the table for an hour, in every game since yesterday, and does not stop when asked to: https://example.org/a-very-long-address-without-a-space-that-has-to-be-broken-somewhere'

/** Whoever looks at this page is a moderator from now on. */
export async function moderatorAt({ database, accounts }: TestServer, page: Page): Promise<void> {
  const { id } = await personAt(page, 'Cato')
  await database.db.updateTable('profile').set({ moderator: true }).where('user_id', '=', id).execute()
  accounts.forget(id)
}

/** Goes there and waits until it stands: the table, and three reports. */
export async function toModeration(page: Page): Promise<void> {
  await page.goto('/moderation')
  await page.locator('.report').nth(3).waitFor()
}

/** Puts there what moderators decide about. */
export async function reported(server: TestServer): Promise<void> {
  const { address, database } = server
  const people = [await stranger('Marcus', address), await stranger('Lucretia Maximilla', address)]
  const [by, about] = people
  const [table, aside] = [
    await begin(server, wondersDuel, { seats: people, visibility: 'private' }),
    await begin(server, wondersDuel, { seats: people, visibility: 'private' }),
  ]
  await playBeside(aside, people, 3)
  const { id: chat } = await about.ask<{ id: number }>('POST', `/tables/${table}/chat`, { room: 'players', text: LONG })
  const report = {
    ...{ by_user: by.id, about_user: about.id, table_id: null, chat_id: null, reason: 'other', text: '' },
    ...{ state: 'open' as const, time: Date.now() - 60_000, handled_by: null, decision: null },
  }
  await database.db
    .insertInto('report')
    .values([
      { ...report, reason: 'abuse', table_id: table, chat_id: chat },
      { ...report, text: LONG },
      { ...report, about_user: null, table_id: table, text: 'The clock ran on.' },
      { ...report, state: 'done', text: 'Over and done with.', decision: 'ban-week' },
    ])
    .execute()
  const why = 'move 2: nobody may discard the forum now, which is not on the table'
  await database.db.updateTable('game_table').set({ status: 'aside', aside: why }).where('id', '=', aside).execute()
  await database.notify('tables', aside)
}
