// The worker's logic as the page meets it, over a message channel.

import type { Bot } from '@tabularium/bots'
import { FastChance, isProblem, readRecord, type View } from '@tabularium/kernel'
import { wondersDuel } from '@tabularium/wonders-duel'
import { describe, expect, test } from 'vitest'
import type { Rules } from './rules.ts'
import { memoryStore, type Store, storeWithFallback } from './store.ts'
import { sharedTabLocks } from './tab-lock.ts'
import { isOver, opened, playUntil, REGISTRY, tablesInProcess, until } from './table.testing.ts'
import type { NewGame, Player, Table } from './table.ts'

const ANIA: Player = { name: 'Ania' }
const MAREK: Player = { name: 'Marek' }
const bot = (spec: string): Player => ({ name: spec, bot: spec })

const duel = (...players: Player[]): NewGame => ({ game: 'wonders-duel', options: {}, players })
const augury = (...players: Player[]): NewGame => ({ game: 'omens', options: {}, players })

const quick = (table: Table): Table => {
  table.pace(0)
  return table
}

const seedIn = (text: string): string => {
  const record = readRecord(text)
  if (isProblem(record) || record.seed === undefined) throw new Error('no seed')
  return record.seed
}

/** Thinks until it is told to stop. */
function slowBot(): { readonly slow: Bot; readonly asked: Promise<void> } {
  let begin = () => {}
  const asked = new Promise<void>(resolve => {
    begin = resolve
  })
  const slow: Bot = {
    name: 'slow',
    choose: ({ legal, signal, progress }) =>
      new Promise(resolve => {
        progress?.({ iterations: 1, share: 0.5, best: legal[0].notation, value: 0.7 })
        begin()
        if (signal?.aborted) resolve(legal[0])
        signal?.addEventListener('abort', () => resolve(legal[0]))
      }),
  }
  return { slow, asked }
}
const { slow } = slowBot()

describe('a table', () => {
  test('shows the person who is asked a position and nothing secret', async () => {
    const table = await tablesInProcess().open(duel(ANIA, MAREK))
    const { state } = table
    expect(state).toMatchObject({ game: 'wonders-duel', version: 0, canUndo: false, paused: false, unsaved: true })
    expect(state.position).toMatchObject({ moves: 0, seat: 0 })
    expect(state.position.legal).toHaveLength(4)
    expect(state.events).toHaveLength(1)
    expect(state.commitment).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(state)).not.toContain(seedIn(await table.export()))
    expect(state.record).toBeUndefined()
    expect(state.id).toMatch(/^[a-z2-9]{10}$/)
  })

  test('takes a move, writes it down and passes the screen on', async () => {
    const store = memoryStore()
    const table = await tablesInProcess({ store }).open(duel(ANIA, MAREK))
    const before = table.state
    const [first] = before.position.legal
    expect(await table.act(first)).toBeUndefined()
    expect((await store.get(before.id))?.record).toContain(`\n0 ${first}`)
    expect(table.state.position).toMatchObject({ moves: 1, seat: 1 })
    expect(table.state.version).toBe(1)
    expect(before.version).toBe(0)
    expect(before.position.moves).toBe(0)
  })

  test('events grow, and those already told stay the very same', async () => {
    const table = await tablesInProcess().open(duel(ANIA, bot('random')))
    quick(table)
    await until(table, ({ position }) => position.legal.length > 0)
    const { events } = table.state
    await table.act(table.state.position.legal[0])
    expect(table.state.events.length).toBe(events.length + 1)
    for (const [i, told] of events.entries()) expect(table.state.events[i]).toBe(told)
  })

  test.each([
    ['an action there is not', 'fly away', 'unknown-action'],
    ['one that is not possible now', 'build altar', 'another-decision'],
  ])('refuses %s, and changes nothing', async (_, notation, code) => {
    const table = await tablesInProcess().open(duel(ANIA, MAREK))
    const before = table.state
    const refused = await table.act(notation)
    expect(refused).toMatchObject({ code, message: { key: expect.any(String) } })
    expect(await table.why(notation)).toEqual(refused)
    expect(table.state).toBe(before)
    expect(await table.why(before.position.legal[0])).toBeUndefined()
  })

  test('a second click on a position that has changed is stale', async () => {
    const table = await tablesInProcess().open(duel(ANIA, MAREK))
    const [one, two] = table.state.position.legal
    const [first, second] = await Promise.all([table.act(one), table.act(two)])
    expect(first).toBeUndefined()
    expect(second).toMatchObject({ code: 'stale' })
    expect(table.state.position.moves).toBe(1)
  })

  test('takes back what may be taken back', async () => {
    const table = await tablesInProcess().open(duel(ANIA, MAREK))
    await table.act(table.state.position.legal[0])
    expect(table.state.canUndo).toBe(false)
    expect(await table.undo()).toMatchObject({ code: 'undo-nothing' })
    const before = table.state
    await table.act(before.position.legal[0])
    expect(table.state).toMatchObject({ canUndo: true, position: { seat: 1, moves: 2 } })
    expect(await table.undo()).toBeUndefined()
    expect(table.state.position).toEqual(before.position)
    expect(table.state.events).toEqual(before.events)
    expect(table.state.version).toBe(3)
  })

  test('shows earlier positions as the same seat saw them', async () => {
    const table = await tablesInProcess().open(duel(ANIA, MAREK))
    const first = table.state.position
    await playUntil(table, ({ position }) => position.moves === 12)
    const { seat, view } = table.state.position
    expect(await table.at(0)).toEqual({ ...first, seat, legal: seat === 0 ? first.legal : [] })
    expect((await table.at(12)).view).toEqual(view)
    expect((await table.at(99)).moves).toBe(12)
  })

  test.each([
    ['', 'I'],
    ['  Ania | Ola\n', 'Ania Ola'],
    ['x'.repeat(90), 'x'.repeat(60)],
  ])('a name that cannot stand in a record is made to: %j', async (name, kept) => {
    const table = await tablesInProcess().open(duel({ name }, MAREK))
    expect(table.state.players[0].name).toBe(kept)
  })

  test.each([
    ['a game there is not', { ...duel(ANIA, MAREK), game: 'chess' }, "there is no game 'chess' here"],
    ['too few players', duel(ANIA), '1 seats; wonders-duel is for 2'],
    ['a bot there is not', duel(ANIA, bot('clever')), "there is no bot 'clever'"],
    ['an option there is not', { ...duel(ANIA, MAREK), options: { wonders: 'all' } }, 'wonders'],
  ])('does not open with %s', async (_, game, why) => {
    await expect(tablesInProcess().open(game)).rejects.toThrow(why)
  })
})

describe('after a crash', () => {
  test('at any move, everything is as it was told last', async () => {
    const store = memoryStore()
    let table = await tablesInProcess({ store }).open(duel(ANIA, MAREK))
    const { id } = table.state
    const chance = new FastChance(7)
    let crashes = 0
    while (!isOver(table.state)) {
      const { legal } = table.state.position
      expect(await table.act(legal[chance.number(legal.length)])).toBeUndefined()
      const before = table.state
      // The old window is gone without a word.
      table = await opened(tablesInProcess({ store, seed: ++crashes }).resume(id))
      expect(table.state).toEqual(before)
    }
    expect(crashes).toBeGreaterThan(20)
    expect(await tablesInProcess({ store }).list()).toMatchObject([
      { id, moves: crashes, waiting: [], result: table.state.position.result },
    ])
  })

  test('secrets and sealed choices come back too', async () => {
    const store = memoryStore()
    const table = await tablesInProcess({ store }).open(augury(ANIA, MAREK))
    await table.act(table.state.position.legal[0])
    const again = await opened(tablesInProcess({ store }).resume(table.state.id))
    expect(again.state).toEqual(table.state)
    expect(await again.export()).toBe(await table.export())
  })

  test('a bot whose turn it was takes it', async () => {
    const store = memoryStore()
    const table = await tablesInProcess({ store, bots: { slow } }).open(duel(bot('slow'), ANIA))
    expect(table.state).toMatchObject({ thinking: { seat: 0 }, position: { seat: 1, legal: [] } })
    const again = quick(
      await opened(
        tablesInProcess({ store, bots: { slow: { ...slow, choose: ({ legal }) => legal[0] } } }).resume(table.state.id),
      ),
    )
    expect(await until(again, ({ position }) => position.legal.length > 0)).toMatchObject({
      position: { moves: 1, seat: 1 },
    })
  })

  test('there is nothing to resume where nothing was kept', async () => {
    expect(await tablesInProcess().resume('nothere234')).toBeUndefined()
  })

  test('a record that the rules cannot follow any more stops where it can be followed to, and stays as it is', async () => {
    const store = memoryStore()
    const tables = tablesInProcess({ store })
    const table = await tables.open(duel(ANIA, MAREK))
    await playUntil(table, ({ position }) => position.moves === 10)
    const { id } = table.state
    const text = (await table.export()).replace(/\n(\d) [a-z].*\n$/, '\n$1 build palace\n')
    const saved = await store.get(id)
    if (saved) await store.put({ ...saved, record: text })
    const again = await opened(tablesInProcess({ store }).resume(id))
    expect(again.state).toMatchObject({
      stopped: expect.stringContaining('move 10'),
      position: { moves: 9, legal: [] },
    })
    expect(await again.act('build altar')).toMatchObject({ code: 'stopped' })
    expect(await again.export()).toBe(text)
  })
})

describe('bots', () => {
  test.each(['random', 'sensible', 'mcts:20'])(
    '%s answers until the game is over, and the record is good',
    async spec => {
      const tables = tablesInProcess()
      const table = quick(await tables.open(duel(ANIA, bot(spec))))
      const { record, position } = await playUntil(table)
      expect(position.result?.reason).toBeTypeOf('string')
      const study = await tables.study({ record: record ?? '' })
      if ('problem' in study) throw new Error(study.problem)
      expect(await study.verify()).toEqual([])
    },
  )

  test.each([
    ['where people play against it, nobody hears what a bot expects', ANIA, { seat: 0, share: 0.5 }],
    ['among bots it is told', bot('random'), { seat: 0, share: 0.5, value: 0.7 }],
  ])('%s', async (_, other, thinking) => {
    const { slow, asked } = slowBot()
    const table = await tablesInProcess({ bots: { slow } }).open(duel(bot('slow'), other))
    expect(table.state.thinking).toEqual({ seat: 0, share: 0 })
    await asked
    table.pause(true)
    expect((await until(table, ({ paused }) => paused)).thinking).toEqual(thinking)
  })

  test('hurried, it moves', async () => {
    const table = await tablesInProcess({ bots: { slow } }).open(duel(bot('slow'), ANIA))
    table.hurry()
    const state = await until(table, ({ position }) => position.moves === 1)
    expect(state.thinking).toBeUndefined()
  })

  test('the table answers while a bot thinks', async () => {
    const table = await tablesInProcess({ bots: { slow } }).open(duel(bot('slow'), ANIA))
    expect(await table.act('draft piraeus')).toMatchObject({ code: 'not-your-turn' })
    expect((await table.at(0)).moves).toBe(0)
    expect(await table.export()).toContain('seats: slow | Ania')
  })

  test('paused, it keeps its move until it may', async () => {
    const { slow, asked } = slowBot()
    const table = quick(await tablesInProcess({ bots: { slow } }).open(duel(bot('slow'), ANIA)))
    await asked
    table.pause(true)
    table.hurry()
    await until(table, ({ paused }) => paused)
    for (let i = 0; i < 5; i++) await table.export()
    expect(table.state.position.moves).toBe(0)
    table.pause(false)
    expect(await until(table, ({ position }) => position.moves === 1)).toMatchObject({ paused: false })
  })

  test('paused before it was asked, it does not even think', async () => {
    const { slow, asked } = slowBot()
    const table = quick(await tablesInProcess({ bots: { slow } }).open(duel(ANIA, bot('slow'))))
    table.pause(true)
    await table.act(table.state.position.legal[0])
    expect(table.state).toMatchObject({ paused: true, position: { moves: 1 } })
    expect(table.state.thinking).toBeUndefined()
    table.pause(false)
    await asked
    const state = await until(table, ({ paused, thinking }) => !paused && thinking !== undefined)
    expect(state.thinking).toMatchObject({ seat: 1 })
  })

  test('closed while it thinks, it makes no move any more', async () => {
    const store = memoryStore()
    const tables = tablesInProcess({ store, bots: { slow } })
    const table = quick(await tables.open(duel(bot('slow'), ANIA)))
    table.close()
    expect(await tables.list()).toMatchObject([{ moves: 0, waiting: [0] }])
    expect(await opened(tables.resume(table.state.id))).toMatchObject({
      state: { position: { moves: 0 }, thinking: { seat: 0 } },
    })
  })

  test.each<[string, Bot['choose'], string]>([
    [
      'throws',
      () => {
        throw new Error('out of ideas')
      },
      'out of ideas',
    ],
    ['gives up', () => Promise.reject(new Error('no idea')), 'no idea'],
    [
      'makes a move that is not legal',
      () => wondersDuel.actions.all[wondersDuel.actions.all.length - 1],
      'is not legal',
    ],
  ])('one that %s stops the table; the record is safe', async (_, choose, why) => {
    const tables = tablesInProcess({ bots: { broken: { name: 'broken', choose } } })
    const table = quick(await tables.open(duel(ANIA, bot('broken'))))
    await table.act(table.state.position.legal[0])
    const state = await until(table, ({ stopped }) => stopped !== undefined)
    expect(state).toMatchObject({ stopped: expect.stringContaining(why), position: { moves: 1 } })
    expect(state.stopped).toContain('move 2')
    expect(state.thinking).toBeUndefined()
    expect(await table.act('draft piraeus')).toMatchObject({ code: 'stopped' })
    expect(await table.export()).toContain('\n0 draft')
  })

  test('a person who chooses while others do is not refused for what they chose', async () => {
    const table = await tablesInProcess({ bots: { slow } }).open(augury(ANIA, bot('slow')))
    const { act, state } = table
    table.hurry()
    const mine = act(state.position.legal[0])
    expect(await mine).toBeUndefined()
    await until(table, ({ position }) => position.moves === 2)
  })

  test('what a person is asked is the same while others choose, and another question after their own move', async () => {
    const table = quick(await tablesInProcess().open(augury(ANIA, bot('random'), bot('random'))))
    const { askedSince, position } = await until(table, ({ version }) => version === 2)
    expect(askedSince).toBe(0)
    expect(position.legal).not.toEqual([])
    await table.act(position.legal[0])
    expect(table.state.askedSince).toBeGreaterThan(2)
  })

  test('people and bots who choose at the same time do not wait for each other', async () => {
    const table = quick(await tablesInProcess().open(augury(ANIA, bot('mcts:50'), MAREK)))
    const { result } = (await playUntil(table)).position
    expect(result).toBeDefined()
  })
})

describe('bots think ahead of what is shown', () => {
  const campaign = (...players: Player[]): NewGame => ({
    game: 'assyrian-wars',
    options: { scenario: 'two-rivers' },
    players,
  })
  const movesIn = (text: string): number => text.trimEnd().split('\n').length - text.split('\n').indexOf('moves:') - 2

  /** Where the page stands while bots have gone on for three moves or more, up to a person's next question. */
  async function behind(): Promise<{ readonly table: Table; readonly decided: number }> {
    const table = await tablesInProcess().open(campaign(ANIA, bot('random'), bot('random')))
    const chance = new FastChance(3)
    for (;;) {
      quick(table)
      const { position } = await until(table, now => now.position.legal.length > 0)
      table.pace(60_000)
      await table.act(position.legal[chance.number(position.legal.length)])
      const { moves, legal } = table.state.position
      if (legal.length > 0) continue
      let decided = moves
      for (let last = -1; last !== decided; ) {
        last = decided
        for (let i = 0; i < 20; i++) decided = movesIn(await table.export())
      }
      if (decided >= moves + 3) return { table, decided }
    }
  }

  test('and what they did is shown one move after the other', async () => {
    const { table, decided } = await behind()
    const { moves } = table.state.position
    expect(moves).toBeLessThanOrEqual(decided - 3)
    const seen: number[] = []
    table.subscribe(() => seen.push(table.state.position.moves))
    quick(table)
    await until(table, ({ position }) => position.legal.length > 0)
    expect(seen).toEqual(Array.from(seen, (_, i) => moves + 1 + i))
    expect(table.state.position.moves).toBeGreaterThanOrEqual(decided)
    expect(table.state.events).toHaveLength(table.state.position.moves + 1)
  })

  test('a pause holds what is not shown yet', async () => {
    const { table, decided } = await behind()
    const { moves } = table.state.position
    table.pause(true)
    await until(table, ({ paused }) => paused)
    quick(table)
    for (let i = 0; i < 5; i++) await table.export()
    expect(table.state).toMatchObject({ paused: true, position: { moves } })
    expect(table.state.events).toHaveLength(moves + 1)
    table.pause(false)
    const state = await until(table, ({ position }) => position.legal.length > 0)
    expect(state.paused).toBe(false)
    expect(state.position.moves).toBeGreaterThanOrEqual(decided)
  })

  test('whoever is in a hurry sees it at once', async () => {
    const { table, decided } = await behind()
    table.hurry()
    const { position } = await until(table, now => now.position.moves >= decided)
    expect(position.moves).toBeGreaterThanOrEqual(decided)
  })

  test('where nobody plays they are not: a spectator misses nothing', async () => {
    const table = await tablesInProcess().open(duel(bot('random'), bot('random')))
    table.pace(60_000)
    for (let i = 0; i < 50; i++) await table.export()
    expect(movesIn(await table.export()) - table.state.position.moves).toBeLessThanOrEqual(1)
  })

  test('an only choice needs no thought', async () => {
    const choices: number[] = []
    const first: Bot = {
      name: 'first',
      choose({ legal }) {
        choices.push(legal.length)
        return legal[0]
      },
    }
    const tables = tablesInProcess({ bots: { first } })
    const table = quick(await tables.open(campaign(ANIA, bot('first'), bot('first'))))
    const { position } = await playUntil(table, now => now.position.moves > 150)
    const made = (await table.export()).split('\n').filter(line => /^[12] /.test(line)).length
    expect(position.moves).toBeGreaterThan(150)
    expect(Math.min(...choices)).toBeGreaterThan(1)
    expect(choices.length).toBeLessThan(made)
  })
})

test('an error of the rules stops the table, and the move was not made', async () => {
  const rules: Rules = {
    game: {
      ...wondersDuel,
      apply(...args) {
        if (args[2].notation.startsWith('draft the-')) throw new TypeError('a hole in the rules')
        return wondersDuel.apply(...(args as Parameters<typeof wondersDuel.apply>))
      },
    } as Rules['game'],
    players: async () => ({}),
    measure: (_view: View) => ({}),
  }
  const table = await tablesInProcess({ rules: { 'wonders-duel': async () => rules } }).open(duel(ANIA, MAREK))
  const notation = table.state.position.legal.find(action => action.startsWith('draft the-')) ?? ''
  expect(await table.act(notation)).toMatchObject({ code: 'stopped' })
  expect(table.state).toMatchObject({
    stopped: 'the rules failed at move 1: a hole in the rules',
    position: { moves: 0 },
  })
})

describe('a game of bots alone', () => {
  test('is watched by a spectator, to the end', async () => {
    const table = await tablesInProcess().open(duel(bot('sensible'), bot('random')))
    expect(table.state.position.seat).toBeUndefined()
    quick(table)
    const { record } = await until(table, isOver)
    expect(record).toContain('result:')
    expect(await table.act('draft piraeus')).toMatchObject({ code: 'over' })
  })

  test('stands still while paused, and goes on', async () => {
    const table = await tablesInProcess().open(duel(bot('random'), bot('random')))
    table.pause(true)
    table.pace(0)
    await until(table, ({ paused }) => paused)
    const { moves } = table.state.position
    for (let i = 0; i < 5; i++) await table.export()
    expect(table.state.position.moves).toBe(moves)
    table.pause(false)
    await until(table, isOver)
  })
})

describe('two tabs', () => {
  const pair = () => {
    const window = sharedTabLocks()
    const store = memoryStore()
    return [
      tablesInProcess({ store, tabLock: window() }),
      tablesInProcess({ store, tabLock: window(), seed: 2 }),
    ] as const
  }

  test('one plays, the other looks on and follows', async () => {
    const [one, two] = pair()
    const first = await one.open(duel(ANIA, MAREK))
    const second = await opened(two.resume(first.state.id))
    expect(second.state).toMatchObject({ elsewhere: true, canUndo: false, position: { legal: [] } })
    expect(await second.act(first.state.position.legal[0])).toMatchObject({ code: 'elsewhere' })
    await first.act(first.state.position.legal[0])
    const { position } = await until(second, state => state.position.moves === 1)
    expect(position.view).toEqual(first.state.position.view)
  })

  test('when the one closes, the other goes on with the last move', async () => {
    const [one, two] = pair()
    const first = await one.open(duel(ANIA, MAREK))
    const second = await opened(two.resume(first.state.id))
    await first.act(first.state.position.legal[0])
    first.close()
    const state = await until(second, ({ elsewhere }) => !elsewhere)
    expect(state.position).toMatchObject({ moves: 1, seat: 1 })
    expect(await second.act(state.position.legal[0])).toBeUndefined()
  })

  test('a bot thinks in one of them only', async () => {
    const [one, two] = pair()
    const first = await one.open(duel(ANIA, bot('random')))
    const second = await opened(two.resume(first.state.id))
    first.pace(0)
    second.pace(0)
    await playUntil(first)
    await until(second, isOver)
    expect(second.state.record).toBe(first.state.record)
  })

  test('what is forgotten in one stops in the other and does not come back', async () => {
    const [one, two] = pair()
    const first = await one.open(duel(ANIA, MAREK))
    await two.forget(first.state.id)
    const state = await until(first, ({ stopped }) => stopped !== undefined)
    expect(await first.act(state.position.legal[0] ?? 'draft piraeus')).toMatchObject({ code: 'stopped' })
    expect(await one.list()).toEqual([])
  })
})

describe('the page', () => {
  test('may hold a table twice: it is closed when both let go', async () => {
    const tables = tablesInProcess()
    const one = await tables.open(duel(ANIA, MAREK))
    const two = await opened(tables.resume(one.state.id))
    one.close()
    one.close()
    expect(await two.act(two.state.position.legal[0])).toBeUndefined()
    expect(two.state.position.moves).toBe(1)
    two.close()
    const three = await opened(tables.resume(one.state.id))
    expect(three.state.position.moves).toBe(1)
    expect(three.state.elsewhere).toBeUndefined()
  })

  test('hears of every change once, until it leaves', async () => {
    const table = await tablesInProcess().open(duel(ANIA, MAREK))
    let heard = 0
    const leave = table.subscribe(() => heard++)
    await table.act(table.state.position.legal[0])
    expect(heard).toBe(1)
    leave()
    await table.act(table.state.position.legal[0])
    expect(heard).toBe(1)
  })

  test('lists the games, the last touched first, without their records, and forgets them', async () => {
    const tables = tablesInProcess()
    const one = await tables.open(duel(ANIA, MAREK))
    const two = await tables.open(augury(ANIA, MAREK))
    await one.act(one.state.position.legal[0])
    const list = await tables.list()
    expect(list.map(({ id }) => id).sort()).toEqual([one.state.id, two.state.id].sort())
    expect(list[0].touched).toBeGreaterThanOrEqual(list[1].touched)
    expect(JSON.stringify(list)).not.toContain('tabularium:')
    await tables.forget(one.state.id)
    expect((await tables.list()).map(({ id }) => id)).toEqual([two.state.id])
    expect(await tables.resume(one.state.id)).toBeUndefined()
    expect(one.state).toMatchObject({ stopped: 'the game was deleted', position: { legal: [] } })
    expect(await one.act('draft piraeus')).toMatchObject({ code: 'stopped' })
  })
})

describe('a bot with a trained network', () => {
  test.each([
    ['plays itself', {}, undefined],
    ['does not know these options, and the page is told', { token: 'may' }, 'options'],
  ])('%s', async (_, options, fallback) => {
    const table = quick(await tablesInProcess().open({ ...duel(bot('net:5'), ANIA), options }))
    const { position, ...state } = await until(table, ({ position: { moves } }) => moves > 0)
    expect(position.moves).toBeGreaterThan(0)
    expect(state.fallback).toBe(fallback)
    table.close()
  })
})

describe('a database that', () => {
  const failing = (how: () => Promise<never>): Store => ({
    put: how,
    append: how,
    get: how,
    list: how,
    forget: how,
    lasts: () => true,
  })

  test.each<[string, () => Promise<never>]>([
    ['fails', () => Promise.reject(new Error('blocked'))],
    ['does not answer', () => new Promise<never>(() => {})],
  ])('%s: play goes on in memory, and the page is told', async (_, how) => {
    const tables = tablesInProcess({ store: storeWithFallback(failing(how), 5) })
    const table = await tables.open(duel(ANIA, MAREK))
    expect(table.state.unsaved).toBe(true)
    await table.act(table.state.position.legal[0])
    table.close()
    expect(await tables.list()).toMatchObject([{ moves: 1 }])
    expect((await opened(tables.resume(table.state.id))).state.position.moves).toBe(1)
    await tables.forget(table.state.id)
    expect(await tables.list()).toEqual([])
  })

  test('runs full in the middle of a game: nothing is lost while the page is open', async () => {
    const first = { ...memoryStore(), lasts: () => true }
    let full = false
    const store = storeWithFallback({
      ...first,
      put: game => (full ? Promise.reject(new Error('full')) : first.put(game)),
      append: (game, line) => (full ? Promise.reject(new Error('full')) : first.append(game, line)),
    })
    const table = await tablesInProcess({ store }).open(duel(ANIA, MAREK))
    expect(table.state.unsaved).toBeUndefined()
    full = true
    await table.act(table.state.position.legal[0])
    expect(table.state.unsaved).toBe(true)
    expect((await store.get(table.state.id))?.moves).toBe(1)
    full = false
    await table.act(table.state.position.legal[0])
    expect(table.state.unsaved).toBeUndefined()
    expect((await first.get(table.state.id))?.moves).toBe(2)
  })
})

test('every game of the registry has the name it goes by', async () => {
  for (const [id, load] of Object.entries(REGISTRY)) expect((await load()).game.id).toBe(id)
})
