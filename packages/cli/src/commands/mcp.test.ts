// A scripted client plays whole games over standard input and output, as a language model's program would.

import { fileURLToPath } from 'node:url'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { FastChance } from '@tabularium/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call } from '../program.testing.ts'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
let client: Client

beforeAll(async () => {
  client = new Client({ name: 'test', version: '1' })
  const { NODE_COMPILE_CACHE } = process.env
  await client.connect(
    new StdioClientTransport({
      ...{ command: process.execPath, args: [MAIN, 'mcp'] },
      ...(NODE_COMPILE_CACHE !== undefined && { env: { NODE_COMPILE_CACHE } }),
    }),
  )
})
afterAll(() => client.close())

interface Answer {
  readonly words: string
  readonly data: {
    readonly table: string
    readonly status: string
    readonly legal: readonly string[]
    readonly view?: object
    readonly result?: { readonly winners: readonly number[] }
  }
  readonly isError: boolean
}

async function ask(name: string, args: Record<string, unknown> = {}): Promise<Answer> {
  const { content, isError = false } = await client.callTool({ name, arguments: args })
  const [words, data = '{}'] = (content as { readonly text: string }[]).map(({ text }) => text)
  return { words, data: isError ? {} : JSON.parse(data.startsWith('{') ? data : '{}'), isError: isError === true }
}

it('offers its tools with schemas', async () => {
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual([
    ...['list_games', 'read_rules', 'read_card', 'list_tables', 'open_table', 'join_table', 'position', 'move'],
    ...['why_not', 'record', 'analyse'],
  ])
  for (const { inputSchema } of tools) expect(inputSchema.type).toBe('object')
})

it('tells the games, their rules and their cards', async () => {
  expect((await ask('list_games')).words).toContain('wonders-duel: 7 Wonders Duel, 2 players')
  expect((await ask('read_rules', { game: 'wonders-duel' })).words.split('\n').length).toBeGreaterThan(20)
  expect((await ask('read_rules', { game: 'wonders-duel', about: '5.2' })).words).toMatch(/^5\.2 /)
  expect((await ask('read_rules', { game: 'wonders-duel', about: 'Münzen', language: 'de' })).words).toContain('Münzen')
  expect((await ask('read_card', { game: 'wonders-duel', name: 'Baths' })).words).toMatch(/^Baths: /)
})

/** The shortest table of each game. */
const GAMES = [
  ['wonders-duel', {}],
  ['glory-to-rome', {}],
  ['mare-nostrum', {}],
  ['assyrian-wars', { scenario: 'two-rivers' }],
] as const

describe.each(GAMES)('%s', (game, options) => {
  it('is played to its end, looked up and analysed', async () => {
    const chance = new FastChance(game)
    let seen = await ask('open_table', { game, options, data: true })
    expect(seen.isError, seen.words).toBe(false)
    expect(seen.words).toContain('Your legal moves')
    expect(seen.data.view).toBeDefined()
    const { table } = seen.data
    const early = await ask('record', { table })
    expect([early.isError, early.words]).toEqual([true, expect.stringContaining('not over')])
    let moves = 0
    while (seen.data.status === 'playing') {
      const { legal } = seen.data
      seen = await ask('move', { table, action: legal[chance.number(legal.length)] })
      expect(seen.isError, seen.words).toBe(false)
      moves++
    }
    expect(moves).toBeGreaterThan(5)
    expect(seen.words).toContain('Over: ')
    expect(seen.data.result?.winners.length).toBeGreaterThan(0)
    const { words: record } = await ask('record', { table })
    expect(record).toMatch(/^tabularium: \d/)
    expect(record).toMatch(/^seed: [0-9a-f]{64}$/m)
    expect((await ask('analyse', { table, from: 1, to: 3 })).words).toMatch(/^Moves 1 to 3 of \d+:/)
  })
})

describe('what a model does wrong', () => {
  const WRONG: readonly (readonly [tool: string, args: Record<string, unknown>, says: string])[] = [
    ['open_table', { game: 'chess' }, "there is no game 'chess'; there are: wonders-duel"],
    ['open_table', { game: 'wonders-duel', players: 5 }, 'players: 5 players; wonders-duel is for 2'],
    ['open_table', { game: 'wonders-duel', options: { wonders: 'none' } }, 'it can be: draft, first-game'],
    ['open_table', { game: 'wonders-duel', options: { constructor: 'x' } }, "there is no option 'constructor'"],
    ['open_table', { game: 'wonders-duel', level: 'engine:./x' }, 'level'],
    ['position', { table: 't999' }, "there is no table 't999'"],
    ['move', { table: '__proto__', action: 'pass' }, 'there is no table'],
    ['join_table', { where: 'http://x/join/y' }, 'nobody else to join'],
    ['read_rules', { game: 'wonders-duel', about: 'quidditch' }, "no rule is numbered or mentions 'quidditch'"],
    ['read_card', { game: 'wonders-duel', name: 'toString' }, "nothing in wonders-duel is called 'toString'"],
    ['move', { table: 't1' }, 'action'],
  ]
  it.each(WRONG)('%s %j', async (tool, args, says) => {
    const { isError, words } = await ask(tool, args)
    expect([isError, words]).toEqual([true, expect.stringContaining(says)])
  })

  it('a move that is not legal is refused with the rule, and why_not says the same', async () => {
    const { data } = await ask('open_table', { game: 'wonders-duel' })
    const { table } = data
    const refused = await ask('move', { table, action: 'build palace' })
    expect([refused.isError, refused.words]).toEqual([true, expect.stringMatching(/^not done: .+\(rule [\d.]+\)$/)])
    expect((await ask('why_not', { table, action: 'build palace' })).words).toContain('(rule ')
    expect((await ask('why_not', { table, action: data.legal[0] })).words).toBe('This move is legal now.')
    expect((await ask('why_not', { table, action: 'fly' })).words).toContain("'fly' is no action")
    expect((await ask('position', { table })).data.legal).toEqual(data.legal)
  })
})

it('needs a token for a server', async () => {
  expect(await call(['mcp', '--server', 'http://localhost:1'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('TABULARIUM_TOKEN: no token in it'),
  })
})
