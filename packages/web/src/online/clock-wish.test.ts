import { describe, expect, test } from 'vitest'
import { GAMES, gameEntry } from '../games.ts'
import { clockOf, isCampaign, usualClock } from './clock-wish.ts'

describe('the clock that suits a game', () => {
  test.each([
    ['wonders-duel', { kind: 'live', baseMs: 1_200_000, incrementMs: 20_000 }],
    ['glory-to-rome', { kind: 'live', baseMs: 1_200_000, incrementMs: 20_000 }],
    ['mare-nostrum', { kind: 'live', baseMs: 2_700_000, incrementMs: 30_000 }],
    ['assyrian-wars', { kind: 'days', days: 3 }],
  ])('%s', (id, clock) => {
    const entry = gameEntry(id)
    expect(entry && clockOf(usualClock(entry, false))).toEqual(clock)
  })

  test('with a friend nobody is hurried, and a campaign has days all the same', () => {
    for (const entry of GAMES) expect(usualClock(entry, true).kind).toBe(isCampaign(entry) ? 'days' : 'none')
  })
})

test('figures of one’s own are kept within what the server takes', () => {
  const wish = { kind: 'live', preset: 'own', minutes: '9999', seconds: '-3', days: '1' } as const
  expect(clockOf(wish)).toEqual({ kind: 'live', baseMs: 360 * 60_000, incrementMs: 0 })
})
