// What this window seeks: asked for once, again when the connection comes back, and done when somebody is found.

import type { News } from '@tabularium/protocol'
import { beforeEach, expect, test, vi } from 'vitest'

const world = vi.hoisted(() => ({
  asked: [] as object[],
  answer: {} as object,
  status: { connection: 'connected' },
  follow: () => {},
  hear: (_: unknown) => {},
}))

vi.mock('./api.ts', () => ({
  seek: async (wish: object) => {
    world.asked.push(wish)
    return world.answer
  },
  seekNoMore: async () => world.asked.push({ stopped: true }),
}))
vi.mock('./me.ts', () => ({ ready: async () => {} }))
vi.mock('./socket-client.ts', () => ({
  socketClient: () => ({
    get status() {
      return world.status
    },
    onStatus: (listener: () => void) => {
      world.follow = listener
    },
    hear: (listener: (news: unknown) => void) => {
      world.hear = listener
    },
  }),
}))

const { paired, seek, seekNoMore, takeFound } = await import('./seeking.ts')

const waiting = { value: { seek: { game: 'wonders-duel', pace: 'live', since: 1 }, counts: [] } }
const called = (table: string): News => ({ news: 'called', table, game: 'wonders-duel', begun: false, paired: true })

beforeEach(() => {
  seekNoMore()
  world.asked.length = 0
  world.answer = waiting
})

test('somebody who waits already: the answer has the table', async () => {
  world.answer = { value: { table: 'aaaaaaaaaaaaaaaa', counts: [] } }
  await seek('wonders-duel', 'live')
  expect(takeFound()).toBe('aaaaaaaaaaaaaaaa')
  expect(takeFound()).toBeUndefined()
})

test('somebody comes later: the call is heard once, however often it is said', async () => {
  await seek('wonders-duel', 'live')
  expect(takeFound()).toBeUndefined()
  world.hear(called('bbbbbbbbbbbbbbbb'))
  expect(takeFound()).toBe('bbbbbbbbbbbbbbbb')
  world.hear(called('bbbbbbbbbbbbbbbb'))
  expect(takeFound()).toBeUndefined()
})

test('the connection was lost: it is sought again, and a pair made meanwhile is found', async () => {
  await seek('wonders-duel', 'live')
  world.status = { connection: 'offline' }
  world.follow()
  world.answer = { value: { table: 'cccccccccccccccc', counts: [] } }
  world.status = { connection: 'connected' }
  world.follow()
  await vi.waitFor(() => expect(takeFound()).toBe('cccccccccccccccc'))
  expect(world.asked).toEqual([
    { game: 'wonders-duel', pace: 'live', resumed: false },
    { game: 'wonders-duel', pace: 'live', resumed: true },
  ])
})

test('refused, or given up: nothing is sought, and nobody is led anywhere', async () => {
  world.answer = { trouble: { code: 'paused', message: '' } }
  await seek('wonders-duel', 'live')
  paired('dddddddddddddddd')
  expect(takeFound()).toBeUndefined()
  world.answer = waiting
  await seek('wonders-duel', 'live')
  seekNoMore()
  paired('dddddddddddddddd')
  expect(takeFound()).toBeUndefined()
})
