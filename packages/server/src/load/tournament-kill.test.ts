// Short runs of what `npm run soak` does for long: kill -9 in the middle of a tournament, and a small tournament under load.

import { expect, test } from 'vitest'
import { freshPglite } from '../database/database.testing.ts'
import { openDatabase } from '../database/open.ts'
import { enrol } from './clients.ts'
import { playEvents } from './events.ts'
import { startServer } from './server-process.ts'
import { killTournaments } from './tournament-kill.ts'

test('one of two processes dies: no game is lost, nobody is paired twice, and it goes on to its end', async () => {
  const { faults, games, tournaments } = await killTournaments({
    ...{ kind: 'postgres', processes: 2, kills: 1, players: 4, rounds: 2 },
  })
  expect(faults).toEqual([])
  expect(games).toBe(4 * tournaments)
})

test('a Swiss and an arena, small: everybody is paired in every round', async () => {
  const folder = await freshPglite()
  const database = await openDatabase({ folder })
  const people = await enrol(database, 5)
  await database.close()
  const running = await startServer({ DATA_DIR: folder })
  try {
    const wish = { rounds: 2, arenaMinutes: 5, arenaSeconds: 2, thinkMs: 30, moves: 2 }
    const { faults, swiss } = await playEvents(running, people, wish)
    expect(faults).toEqual([])
    expect(swiss.rounds).toHaveLength(2)
    expect(swiss.waits.moves).toBeGreaterThan(9)
  } finally {
    await running.stop()
  }
})
