// A short run of what `npm run soak` does two hundred times: kill -9 in the middle of play.

import { expect, test } from 'vitest'
import { freshPglite } from '../database/database.testing.ts'
import { killRounds } from './kill.ts'

test.each([
  { kind: 'pglite', processes: 1 },
  // One of them is killed, in the end both.
  { kind: 'postgres', processes: 2 },
] as const)('$kind, $processes process(es): no acknowledged move is lost, none is played twice', async wish => {
  const prepared = wish.kind === 'pglite' ? { folder: await freshPglite() } : {}
  const { faults, acknowledged } = await killRounds({ ...wish, ...prepared, rounds: 1, tables: 4 })
  expect(faults).toEqual([])
  expect(acknowledged).toBeGreaterThan(9)
})
