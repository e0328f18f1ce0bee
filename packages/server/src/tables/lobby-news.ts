// That the lobby has changed: said here at once, and to the other processes.

import type { TableContext } from './context.ts'

export const LOBBY = 'lobby'

export async function lobbyChanged({ database, events }: Pick<TableContext, 'database' | 'events'>): Promise<void> {
  await events.emit('lobbyChanged', {})
  await database.notify(LOBBY, '')
}
