// Records that come and go: taken in, studied, branched off from, shared in an address.

import { readFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import { measure } from '@tabularium/wonders-duel/rules'
import { describe, expect, test } from 'vitest'
import { fromFragment, toFragment } from './share.ts'
import { memoryStore } from './store.ts'
import { isOver, opened, playUntil, tablesInProcess, until } from './table.testing.ts'
import type { NewGame, Replay, Tables } from './table.ts'

const recordNamed = (name: string): string =>
  readFileSync(new URL(`../../../wonders-duel/records/${name}.txt`, import.meta.url), 'utf8')

const GOOD = recordNamed('end-points')
const LINES = GOOD.trimEnd().split('\n')
const MOVES = LINES.length - LINES.indexOf('moves:') - 2

const without = (...heads: readonly string[]): string =>
  GOOD.split('\n')
    .filter(line => !heads.some(head => line.startsWith(`${head}:`)))
    .join('\n')

const lineOf = (part: string): number => LINES.findIndex(line => line.includes(part)) + 1

const PLAYERS = [{ name: 'Ania' }, { name: 'Marek' }]

async function studied(tables: Tables, source: Parameters<Tables['study']>[0]): Promise<Replay> {
  const study = await tables.study(source)
  if ('problem' in study) throw new Error(study.problem)
  return study
}

const idOf = (taken: Awaited<ReturnType<Tables['take']>>): string => {
  if ('problem' in taken) throw new Error(taken.problem)
  return taken.id
}

describe('a record is taken in', () => {
  test('finished: it is listed, shown and kept as it came', async () => {
    const tables = tablesInProcess()
    const id = idOf(await tables.take(GOOD))
    expect(await tables.list()).toMatchObject([
      { id, moves: MOVES, waiting: [], result: { reason: 'points', winners: [1] } },
    ])
    const table = await opened(tables.resume(id))
    expect(table.state.record).toBe(GOOD)
    expect(await table.export()).toBe(GOOD)
    expect(await table.act('build altar')).toMatchObject({ code: 'over' })
  })

  test('twice: it is the same game', async () => {
    const tables = tablesInProcess()
    expect(await tables.take(GOOD)).toEqual(await tables.take(GOOD))
    expect(await tables.list()).toHaveLength(1)
  })

  test.each([
    ['without its seed', without('seed'), LINES[lineOf('commitment:') - 1].slice(12)],
    ['without seed and commitment, as an arena writes it', without('seed', 'commitment'), ''],
  ])('%s: it can be looked at, and no other seed is made up', async (_, text, commitment) => {
    const tables = tablesInProcess()
    const table = await opened(tables.resume(idOf(await tables.take(text))))
    expect(isOver(table.state)).toBe(true)
    expect(table.state.commitment).toBe(commitment)
    expect(table.state.record).toBe(text)
  })

  test('without its result: the result is added', async () => {
    const tables = tablesInProcess()
    const table = await opened(tables.resume(idOf(await tables.take(without('result')))))
    expect(table.state.record).toBe(GOOD)
  })

  test('unfinished, with its seed: it goes on, and bots are bots again', async () => {
    const table = await tablesInProcess().open({
      game: 'wonders-duel',
      options: {},
      players: [{ name: 'Ania' }, { name: 'random', bot: 'random' }],
    })
    table.pace(0)
    await playUntil(table, ({ position }) => position.moves >= 20 && position.legal.length > 0)
    const tables = tablesInProcess()
    const again = await opened(tables.resume(idOf(await tables.take(await table.export()))))
    expect(again.state.players).toEqual([{ name: 'Ania' }, { name: 'random', bot: 'random' }])
    expect(again.state.position).toEqual(table.state.position)
    again.pace(0)
    await playUntil(again)
  })

  test.each<[string, string, string, number | undefined]>([
    ['nothing', '', 'a record begins with', 1],
    ['a page of something else', '<html>', 'a record begins with', 1],
    ['one cut off', GOOD.slice(0, -1), 'cut off', LINES.length],
    ['one of a game nobody knows', GOOD.replace('wonders-duel', 'chess'), "no game 'chess'", 2],
    ['one of newer rules', GOOD.replace('rules: 1', 'rules: 9'), 'newer', undefined],
    [
      'a move that is not legal',
      GOOD.replace('0 build clay-pit', '0 build palace'),
      'not legal',
      lineOf('0 build clay-pit'),
    ],
    [
      'a card that was not drawn',
      GOOD.replace('build baths > apothecary', 'build baths > scriptorium'),
      'seed draws',
      lineOf('build baths'),
    ],
    [
      'a result that is not right',
      GOOD.replace('totals 48 53', 'totals 58 53'),
      "should be 'points",
      lineOf('result:'),
    ],
    ['another seed', GOOD.replace(/seed: ./, 'seed: 0'), 'does not match', lineOf('seed:')],
    [
      'an unfinished game without its seed',
      without('seed', 'result').replace(/\n[^\n]+\n$/, '\n'),
      'no seed to go on with',
      undefined,
    ],
  ])('but not %s: it says what is wrong, and where', async (_, text, why, line) => {
    const tables = tablesInProcess()
    const answer = await tables.take(text)
    expect(answer).toMatchObject({ problem: expect.stringContaining(why), ...(line !== undefined && { line }) })
    expect(await tables.list()).toEqual([])
  })
})

describe('a study', () => {
  test('knows all positions as everybody saw them', async () => {
    const study = await studied(tablesInProcess(), { record: GOOD })
    expect(study).toMatchObject({
      game: 'wonders-duel',
      players: ['Ania', 'Bartek'],
      text: GOOD,
      result: { winners: [1] },
    })
    expect(study.moves).toHaveLength(MOVES)
    for (const moves of [0, 1, 15, 16, 17, 40, MOVES]) {
      const position = await study.at(moves, 0)
      expect(position).toMatchObject({ moves, seat: 0 })
      const next = study.moves[moves]
      if (next?.seat === 0) expect(position.legal).toContain(next.action)
      else expect(position.legal).toEqual([])
    }
    expect((await study.at(MOVES, undefined)).result).toEqual(study.result)
    expect(await study.at(3, 1)).toBe(await study.at(3, 1))
    expect(await study.events(undefined)).toHaveLength(MOVES + 1)
    await expect(study.at(0, 2)).rejects.toThrow('there is no seat 2')
  })

  test('draws figures after every move', async () => {
    const study = await studied(tablesInProcess(), { record: GOOD })
    expect(Object.keys(study.series)).toEqual(['points', 'coins', 'shields'])
    for (const figures of Object.values(study.series)) expect(figures).toHaveLength(MOVES + 1)
    const { view } = await study.at(30, undefined)
    expect(Object.values(study.series).map(figures => figures[30])).toEqual(
      Object.values(measure(view as Parameters<typeof measure>[0])),
    )
    expect(study.series.points.at(-1)).toEqual([48, 53])
  })

  test.each([
    ['a good record', GOOD, []],
    ['one with a result that is not right', GOOD.replace('winners 1', 'winners 0'), ['result']],
    ['one with another seed', GOOD.replace(/seed: ./, 'seed: 0'), ['chance']],
    ['one without a seed', without('seed'), ['chance']],
  ])('verifies %s', async (_, text, checks) => {
    const study = await studied(tablesInProcess(), { record: text })
    expect((await study.verify()).map(({ check }) => check)).toEqual(checks)
  })

  test.each<[string, string, string, number]>([
    ['text that is no record', 'hello', 'a record begins with', 1],
    [
      'a move that is not legal',
      GOOD.replace('0 build clay-pit', '0 build palace'),
      'not legal',
      lineOf('0 build clay-pit'),
    ],
  ])('is not made of %s', async (_, text, why, line) => {
    expect(await tablesInProcess().study({ record: text })).toMatchObject({
      problem: expect.stringContaining(why),
      line,
    })
  })

  test('of a game nobody has here: it says so', async () => {
    expect(await tablesInProcess().study({ id: 'nothere234' })).toMatchObject({
      problem: 'there is no such game on this device',
    })
  })

  test('closed, answers no more', async () => {
    const study = await studied(tablesInProcess(), { record: GOOD })
    study.close()
    await expect(study.at(1, 0)).rejects.toThrow('closed')
  })

  test('of a game that goes on shows neither its seed nor what another seat hides', async () => {
    const tables = tablesInProcess()
    const players = [{ name: 'Ania' }, { name: 'random', bot: 'random' }]
    const table = await tables.open({ game: 'omens', options: {}, players })
    const text = await table.export()
    const study = await studied(tables, { id: table.state.id })
    expect(study.text).toBe('')
    expect(study.seed).toBeUndefined()
    expect(text).toContain(`commitment: ${study.commitment}`)
    expect(study.moves.every(({ answers }) => answers.length === 0)).toBe(true)
    expect((await study.at(0, 0)).view).toEqual(table.state.position.view)
    expect((await study.at(0, undefined)).seat).toBeUndefined()
    await expect(study.at(0, 1)).rejects.toThrow('the game goes on')
    await expect(study.events(1)).rejects.toThrow('the game goes on')
  })

  test('of two people at one screen, only what a spectator sees', async () => {
    const tables = tablesInProcess()
    const table = await tables.open({ game: 'omens', options: {}, players: PLAYERS })
    const study = await studied(tables, { id: table.state.id })
    await expect(study.at(0, 0)).rejects.toThrow('the game goes on')
  })
})

describe('a branch', () => {
  const branch = (moves: number, record = GOOD): NewGame => ({
    game: 'wonders-duel',
    options: {},
    players: [{ name: 'Ola' }, { name: 'random', bot: 'random' }],
    from: { record, moves },
  })

  test.each([0, 1, 9, 33])('after move %d: the position is that of the record, the future is another', async moves => {
    const tables = tablesInProcess()
    const table = await tables.open(branch(moves))
    const there = await (await studied(tables, { record: GOOD })).at(moves, 0)
    expect(table.state.branch).toBe(moves)
    expect(table.state.canUndo).toBe(false)
    expect(table.state.position.view).toEqual(there.view)
    expect(GOOD).not.toContain(table.state.commitment)
    const lines = (await table.export()).split('\n')
    expect(lines.slice(lines.indexOf('moves:') + 1, lines.indexOf('moves:') + 2 + moves)).toEqual(
      LINES.slice(9, 10 + moves),
    )
  })

  test('says where it comes from, in its record and to whoever verifies it, after a crash too', async () => {
    const store = memoryStore()
    const first = await tablesInProcess({ store }).open(branch(9))
    const tables = tablesInProcess({ store })
    const table = await opened(tables.resume(first.state.id))
    expect(table.state.branch).toBe(9)
    table.pace(0)
    const { record = '' } = await playUntil(table)
    expect(record).toContain('\nbranch: 9\n')
    const study = await studied(tables, { record })
    expect(study.branch).toBe(9)
    expect(await study.verify()).toMatchObject([
      { check: 'origin', why: expect.stringContaining('another game after move 9') },
    ])
    expect(idOf(await tables.take(record))).toBe(first.state.id)
  })

  test('without its mark it does not pass for a whole game', async () => {
    const table = await tablesInProcess().open(branch(9))
    table.pace(0)
    const { record = '' } = await playUntil(table)
    expect(await tablesInProcess().take(record.replace('branch: 9\n', ''))).toMatchObject({
      problem: expect.stringContaining('seed draws'),
    })
  })

  test.each<[string, NewGame, string]>([
    ['after the last move', branch(MOVES + 1), 'no branch after move'],
    ['before the first', branch(-1), 'no branch after move'],
    ['from what is no record', branch(1, 'hello'), 'a record begins with'],
    ['from moves that are not legal', branch(20, GOOD.replace('0 build clay-pit', '0 build palace')), 'not legal'],
    ['with another number of players', { ...branch(3), players: [{ name: 'Ola' }] }, '1 players for a record of 2'],
  ])('is not opened %s', async (_, game, why) => {
    await expect(tablesInProcess().open(game)).rejects.toThrow(why)
  })

  test('of another branch counts its own moves', async () => {
    const tables = tablesInProcess()
    const table = await tables.open({ ...branch(9), players: PLAYERS })
    await playUntil(table, ({ position }) => position.moves === 20)
    const again = await tables.open({ ...branch(15, await table.export()), players: PLAYERS })
    expect(again.state).toMatchObject({ branch: 15, position: { moves: 15 } })
    await until(again, ({ position }) => position.legal.length > 0)
  })
})

describe('a game in an address', () => {
  const packed = (text: string | Uint8Array): string => `1${deflateRawSync(text).toString('base64url')}`

  test.each(['end-points', 'end-science', 'end-military', 'end-shared'])(
    '%s goes there and back, and is short',
    async name => {
      const text = recordNamed(name)
      const shared = await toFragment(text)
      if ('problem' in shared) throw new Error(shared.problem)
      expect(shared.fragment).toMatch(/^[A-Za-z0-9_-]+$/)
      expect(shared.fragment.length).toBeLessThan(3000)
      expect(await fromFragment(shared.fragment)).toEqual({ record: text })
      expect(await fromFragment(`#${shared.fragment}`)).toEqual({ record: text })
      expect(packed(text).length).toBeGreaterThan(shared.fragment.length - 50)
    },
  )

  test('names in any letters survive', async () => {
    const text = GOOD.replace('Ania', 'Żółć Ёж 🎲')
    const shared = await toFragment(text)
    expect(await fromFragment('fragment' in shared ? shared.fragment : '')).toEqual({ record: text })
  })

  test.each([
    ['a game that goes on', without('result'), 'not over'],
    ['no record', 'hello', 'a record begins with'],
  ])('%s is not shared', async (_, text, why) => {
    expect(await toFragment(text)).toMatchObject({ problem: expect.stringContaining(why) })
  })

  test.each([
    ['nothing', '', 'no game'],
    ['a heading of the page', 'top', 'no game'],
    ['another way of writing', packed(GOOD).replace(/^1/, '2'), 'no game'],
    ['half of it', packed(GOOD).slice(0, 700), 'no game'],
    ['letters no address has', '1<script>', 'no game'],
    ['letters that are not packed', '1AAAA', 'no game'],
    ['something else, packed', packed('hello'), 'a record begins with'],
    ['bytes that are no text', packed(new Uint8Array([0xff, 0xfe, 0x80])), 'no game'],
    ['something that swells', packed('0'.repeat(5_000_000)), 'too large'],
    ['something endless', `1${'A'.repeat(20_000)}`, 'too long'],
  ])('of %s: a problem, not an error', async (_, fragment, why) => {
    expect(await fromFragment(fragment)).toMatchObject({ problem: expect.stringContaining(why) })
  })
})
