// Bots in their worker threads: they answer from a view alone, in turn, and one that does not come back is ended.

import { readFileSync } from 'node:fs'
import { FastChance, type Game, openTable, type Seat, type Table } from '@tabularium/kernel'
import { wondersDuel } from '@tabularium/wonders-duel'
import { afterAll, describe, expect, test } from 'vitest'
import { type BotJob, type Bots, type BotsOptions, createBots, type JudgeJob } from './bots.ts'
import { GAMES } from './games.ts'

const SLOW = new URL('./toys/slow.ts', import.meta.url).href

const all: Bots[] = []
const start = (options: BotsOptions = {}): Bots => {
  const bots = createBots({ games: [SLOW], ...options })
  all.push(bots)
  return bots
}
afterAll(() => Promise.all(all.map(bots => bots.stop())))

const code = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    error => error.code,
  )

const open = (game: Game, seats: number): Table =>
  openTable(game, {
    config: { seats, options: {} },
    seats: ['Ania', 'Bartek', 'Celina'].slice(0, seats),
    seed: '5'.repeat(64),
  })

const asks = (table: Table, seat: Seat, spec: string, id = 'a'): BotJob => ({
  table: id,
  game: table.game.id,
  seat,
  spec,
  view: table.view(seat),
  legal: table.legal(seat).map(({ notation }) => notation),
  seed: `${id} ${seat}`,
})

/** A question that takes a bot as long as it is let. */
const forever = (id: string): BotJob => ({ ...asks(open(wondersDuel, 2), 0, 'mcts:60000ms', id) })
const stuck = (id: string): BotJob => ({ ...forever(id), game: 'slow', spec: 'mcts:10' })
const quick = (id: string): BotJob => ({ ...forever(id), spec: 'random' })

describe('a game among bots', () => {
  const bots = start()
  test.each(
    [...GAMES.values()].flatMap(game => ['random', 'sensible', 'mcts:5'].map(spec => ({ game, id: game.id, spec }))),
  )('$id, $spec: every answer is legal', async ({ game, spec }) => {
    const table = open(game, game.seats.min)
    for (let n = 0; n < 25 && table.waiting().length > 0; n++) {
      const [seat] = table.waiting()
      const thought = asks(table, seat, spec, `${game.id} ${spec}`)
      // Nothing but what the seat may see goes to the bot, as plain JSON.
      expect(JSON.parse(JSON.stringify(thought))).toEqual(thought)
      expect(table.act(seat, await bots.think(thought))).toBeUndefined()
    }
  })

  test('the same seed and the same views: the same answers', async () => {
    const table = open(wondersDuel, 2)
    const random = new FastChance(1)
    for (let n = 0; n < 10; n++) {
      const [seat] = table.waiting()
      const [one, two] = ['x', 'y'].map(id => ({ ...asks(table, seat, 'mcts:20', id), seed: 'z' }))
      expect(await bots.think(one)).toBe(await bots.think(two))
      const legal = table.legal(seat)
      table.act(seat, legal[random.number(legal.length)])
    }
  })

  test.each<[string, Partial<BotJob>]>([
    ['a bot nobody knows', { spec: 'genius' }],
    ['a game nobody knows', { game: 'chess' }],
    ['nothing to choose from', { legal: [] }],
  ])('%s: it says so, and the next question is answered', async (_, change) => {
    expect(await code(bots.think({ ...quick('bad'), ...change }))).toBe('failed')
    expect(await code(bots.think(quick('good')))).toBe('done')
  })
})

test('a signal makes a bot answer with what it has, also one that has not begun', async () => {
  const bots = start()
  const hurry = new AbortController()
  const first = bots.think(forever('a'), hurry.signal)
  const second = bots.think(forever('b'), hurry.signal)
  setTimeout(() => hurry.abort(), 100)
  expect(forever('a').legal).toContain(await first)
  expect(forever('a').legal).toContain(await second)
})

test('a bot that does not come back is ended; the others are answered all the same', async () => {
  const bots = start({ limitMs: 300 })
  await bots.think(quick('warm'))
  const bad = code(bots.think(stuck('a')))
  const behind = [quick('b'), quick('c')].map(thought => code(bots.think(thought)))
  expect(bots.waiting).toBe(3)
  expect([await bad, ...(await Promise.all(behind))]).toEqual(['stuck', 'done', 'done'])
  expect(bots.waiting).toBe(0)
})

test('a table that asks much does not keep the others waiting', async () => {
  const bots = start()
  await bots.think(quick('warm'))
  const order: string[] = []
  const ask = (id: string) => bots.think({ ...quick(id), spec: 'mcts:50' }).then(() => order.push(id))
  await Promise.all([ask('greedy'), ask('greedy'), ask('greedy'), ask('greedy'), ask('modest'), ask('shy')])
  expect(order).toEqual(['greedy', 'modest', 'shy', 'greedy', 'greedy', 'greedy'])
})

test('nobody gets more by asking at many tables, and people come before bots alone', async () => {
  const bots = start()
  await bots.think(quick('warm'))
  const order: string[] = []
  const ask = (id: string, more: Partial<BotJob>) =>
    bots.think({ ...quick(id), spec: 'mcts:50', ...more }).then(() => order.push(id))
  const greedy = ['a', 'b', 'c', 'd'].map(id => ask(id, { party: 'greedy' }))
  const idle = ['x', 'y'].map(id => ask(id, { party: 'idle', alone: true }))
  await Promise.all([...greedy, ...idle, ask('m', { party: 'modest' })])
  expect(order).toEqual(['a', 'm', 'b', 'c', 'd', 'x', 'y'])
})

describe('finished games', () => {
  const record = readFileSync(new URL('../../../wonders-duel/records/end-military.txt', import.meta.url), 'utf8')
  const judge = (bots: Bots, table: string, more: Partial<JudgeJob> = {}) =>
    bots.judge({ table, game: 'wonders-duel', record, moves: [1, 2], depth: 'quick', party: 'look', ...more })

  test('are judged behind all who play, bots alone among them', async () => {
    const bots = start()
    await bots.think(quick('warm'))
    const order: string[] = []
    const ask = (id: string, more: Partial<BotJob>) =>
      bots.think({ ...quick(id), spec: 'mcts:50', ...more }).then(() => order.push(id))
    const first = ask('a', {})
    const judged = judge(bots, 'j').then(moves => {
      order.push('judged')
      return moves
    })
    await Promise.all([first, judged, ask('x', { alone: true }), ask('b', {})])
    expect(order).toEqual(['a', 'b', 'x', 'judged'])
    expect((await judged).map(({ move, depth }) => [move, depth])).toEqual([
      [1, 'quick'],
      [2, 'quick'],
    ])
  })

  test('one moment at a time', async () => {
    const bots = start()
    const moves = Array.from({ length: 40 }, (_, i) => i + 1)
    const judged = await judge(bots, 'j', { moves, depth: 'deep' })
    expect(judged.length).toBeGreaterThan(0)
    expect(judged.length).toBeLessThan(40)
  })

  test.each([
    ['no record', { record: 'nonsense' }],
    [
      'a game that is not over',
      {
        record: record
          .replace(/^result:.*\n/m, '')
          .split('\n')
          .slice(0, 20)
          .join('\n'),
      },
    ],
    ['no such game', { game: 'chess' }],
    ['no such move', { moves: [100_000] }],
  ])('%s: it fails, and bots think on', async (_, more) => {
    const bots = start()
    expect(await code(judge(bots, 'j', more))).toBe('failed')
    expect(await code(bots.think(quick('a')))).toBe('done')
  })
})

test('whoever has nothing to choose waits for their turn all the same', async () => {
  const bots = start()
  await bots.think(quick('warm'))
  const order: string[] = []
  const heard: string[] = []
  const ask = (id: string, more: Partial<BotJob>) =>
    bots.think({ ...quick(id), spec: 'mcts:50', ...more }, undefined, () => heard.push(id)).then(() => order.push(id))
  const [only] = quick('a').legal
  await Promise.all([ask('a', {}), ask('b', {}), ask('forced', { legal: [only] }), ask('c', {})])
  expect(order).toEqual(['a', 'b', 'forced', 'c'])
  expect(heard).toEqual(order)
})

test('stopped: everything under way is told so', async () => {
  const bots = start()
  const asked = [code(bots.think(forever('a'))), code(bots.think(quick('b')))]
  await bots.stop()
  expect(await Promise.all(asked)).toEqual(['stopped', 'stopped'])
  expect(await code(bots.think(quick('a')))).toBe('stopped')
})
