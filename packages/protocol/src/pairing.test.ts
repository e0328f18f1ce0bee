// The clocks of the paces, by the length of the game.

import { expect, test } from 'vitest'
import { clockOfPace, type Pace } from './paces.ts'
import { seekBody } from './pairing.ts'

const MINUTE = 60_000

test.each<readonly [Pace, minutes: number, clock: object]>([
  ['fast', 30, { kind: 'live', baseMs: 5 * MINUTE, incrementMs: 5_000 }],
  ['live', 30, { kind: 'live', baseMs: 15 * MINUTE, incrementMs: 10_000 }],
  ['live', 60, { kind: 'live', baseMs: 30 * MINUTE, incrementMs: 10_000 }],
  ['fast', 240, { kind: 'live', baseMs: 40 * MINUTE, incrementMs: 5_000 }],
  ['fast', 0, { kind: 'live', baseMs: 5 * MINUTE, incrementMs: 5_000 }],
  ['slow', 240, { kind: 'days', days: 1 }],
])('%s, a game of %d minutes', (pace, minutes, clock) => {
  expect(clockOfPace(pace, minutes)).toEqual(clock)
})

test('a seek says nothing of who seeks or how strong they are', () => {
  expect(seekBody.safeParse({ game: 'wonders-duel', pace: 'live' }).success).toBe(true)
  expect(seekBody.safeParse({ game: 'wonders-duel', pace: 'live', rating: 2000 }).success).toBe(false)
})
