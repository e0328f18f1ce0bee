// A short run of what `npm run soak` does at length: each part is killed in turn, and everybody plays on.

import { expect, test } from 'vitest'
import { outages } from './outages.ts'

/** Processes are started, and started again: on a loaded machine that takes long. */
const TIMEOUT_MS = 300_000

test(
  'a process, NATS and PostgreSQL killed in turn: nothing acknowledged is lost, and every table goes on',
  async () => {
    const wish = { carrier: 'nats', processes: 2, idle: 4, playing: 6, rate: 12, seconds: 3 } as const
    const { faults, acknowledged } = await outages(wish)
    expect(faults).toEqual([])
    expect(acknowledged).toBeGreaterThan(9)
  },
  TIMEOUT_MS,
)
