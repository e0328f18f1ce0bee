import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { completeOptions, type Game, isProblem, type Options } from '@tabularium/kernel'
import { wondersDuel } from '@tabularium/wonders-duel'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type { Bot } from '../bot.ts'
import { playGame } from '../match.ts'
import { randomBot } from '../random.ts'
import { type EngineCommand, parseEngineSpec } from './command-line.ts'
import { type EngineLimits, LIMITS } from './engine.ts'
import { closeEngines, engineBot, tryMove } from './engine-bot.ts'
import { readEngineLine, readHostLine } from './protocol.ts'

const game: Game = wondersDuel as unknown as Game
const options = completeOptions(game.options, {}) as Options
const config = { seats: 2, options }
const folder = mkdtempSync(join(tmpdir(), 'tabularium-engine-'))
const file = join(folder, 'engine.mjs')

/** Plays the first of each list, and from the third question on does what its argument says. */
const ENGINE = `
import { createInterface } from 'node:readline'
import { spawn } from 'node:child_process'
const [mode] = process.argv.slice(2)
const say = message => process.stdout.write((typeof message === 'string' ? message : JSON.stringify(message)) + '\\n')
let legal = [], asked = 0, seen = 0
const MODES = {
  good: id => say({ type: 'move', id, action: legal[0] }),
  crash: () => { console.error('out of memory'); process.exit(3) },
  killed: () => process.kill(process.pid, 'SIGKILL'),
  silent: () => undefined,
  loop: () => { for (;;); },
  garbage: () => say('Hello from my engine'),
  list: () => say('[1, 2]'),
  chance: id => say({ type: 'info', id, chance: 'high' }),
  long: () => process.stdout.write('x'.repeat(200000)),
  flood: id => { for (let i = 0; i < 300; i++) say({ type: 'info', id, chance: 0.5 }) },
  illegal: id => say({ type: 'move', id, action: 'build everything' }),
  other: id => say({ type: 'move', id: id + 5, action: legal[0] }),
  gives: id => say({ type: 'error', id, message: 'I do not know\\u001b[2J this card' }),
  late: () => undefined,
  env: id => say({ type: 'error', id, message: Object.keys(process.env).sort().join(' ') }),
  child: id => {
    const child = spawn('sleep', ['1000'], { stdio: 'ignore' })
    say({ type: 'error', id, message: 'pid ' + child.pid })
  },
}
createInterface({ input: process.stdin }).on('line', line => {
  const message = JSON.parse(line)
  if (message.type === 'hello') say({ type: 'hello', protocol: mode === 'old' ? 0 : 1, name: 'Test', ...(mode === 'chess' && { games: ['chess'] }) })
  if (message.type === 'new') say({ type: 'ready' })
  if (message.type === 'position') {
    legal = message.legal
    if (message.from !== seen) say({ type: 'error', message: 'from ' + message.from + ', not ' + seen })
    seen += message.events.length
  }
  if (message.type === 'go') (++asked < 3 || (mode === 'late' && asked > 3) ? MODES.good : (MODES[mode] ?? MODES.good))(message.id)
  if (message.type === 'stop' && mode === 'late') MODES.good(message.id)
  if (message.type === 'over') seen = 0
  if (message.type === 'quit') process.exit(0)
})
`

beforeAll(() => writeFileSync(file, ENGINE))
afterAll(async () => {
  await closeEngines()
  rmSync(folder, { recursive: true })
})

const QUICK: EngineLimits = { ...LIMITS, graceMs: 300 }
const FEW_LINES: EngineLimits = { ...LIMITS, mostLines: 200 }

const commandOf = (mode: string, budget = '@20ms'): EngineCommand => {
  const command = parseEngineSpec(`engine:"${process.execPath}" "${file}" ${mode}${budget}`)
  if (isProblem(command)) throw new Error(command.problem)
  return command
}

const playWith = (engine: Bot) =>
  playGame<never, never, never>(game as never, config, [engine, randomBot('r')] as never, 's')

const withMode = (mode: string, limits = LIMITS) => playWith(engineBot(commandOf(mode), game, '1', config, limits))

describe('a program in a seat', () => {
  it('plays whole games in one process, is told each event once, and the game is that of the same moves', async () => {
    const first = await withMode('good')
    const second = await withMode('good')
    expect(first.forfeit).toBeUndefined()
    expect(first.record.result).toBeDefined()
    expect(second.record.moves).toEqual(first.record.moves)
    const plays = { name: 'first', choose: ({ legal }: { legal: readonly never[] }) => legal[0] }
    expect((await playWith(plays as unknown as Bot)).record.moves).toEqual(first.record.moves)
  })

  /** What it does at its third question, what that is called, and whether the game may be played again. */
  const FAULTS: readonly (readonly [mode: string, says: string | RegExp, isAccident: boolean])[] = [
    ['crash', 'ended with code 3 in the middle of a game; its last words: out of memory', false],
    ['killed', 'was ended by SIGKILL', true],
    ['silent', 'gave no move within 300 ms of "stop"', false],
    ['loop', 'gave no move within 300 ms of "stop"', false],
    ['garbage', '"Hello from my engine" is not JSON; what is meant for people belongs on standard error', false],
    ['list', 'is not a JSON object', false],
    ['chance', '"chance" of "info" is not a number from 0 to 1', false],
    ['long', 'a line is longer than 65536 bytes', false],
    ['flood', 'wrote more than 200 lines for one answer', false],
    ['illegal', 'chose "build everything", which is not legal', false],
    ['other', 'said "move" where a move was due', false],
    ['gives', /says: I do not know \[2J this card$/, false],
    ['old', 'speaks version 0 of the protocol; this is version 1', false],
    ['chess', 'does not play wonders-duel; it plays chess', false],
  ]
  it.each(FAULTS)('%s: the game is lost, with a sentence', async (mode, says, isAccident) => {
    const { result, forfeit, record } = await withMode(mode, says.toString().includes('300 ms') ? QUICK : FEW_LINES)
    expect(result).toEqual({ reason: 'forfeit', winners: [1] })
    expect(forfeit).toMatchObject({ seat: 0, isAccident })
    expect(forfeit?.why).toMatch(says)
    expect(forfeit?.why).toContain('engine:')
    expect(record.result).toBeUndefined()
  })

  it('is told to stop where its time is over, and its answer then counts', async () => {
    expect((await withMode('late')).forfeit).toBeUndefined()
  })

  it('that cannot be started loses with a sentence', async () => {
    const command = parseEngineSpec(`engine:${join(folder, 'nothing')}`)
    const { forfeit } = await playWith(engineBot(command as EngineCommand, game, '1', config))
    expect(forfeit?.why).toContain('cannot be started: there is no such program')
  })

  it('knows little of the environment', async () => {
    process.env.TABULARIUM_SECRET = 'x'
    const { forfeit } = await withMode('env')
    delete process.env.TABULARIUM_SECRET
    expect(forfeit?.why).toContain('PATH')
    expect(forfeit?.why).not.toContain('TABULARIUM_SECRET')
  })

  it('ends with what it has started itself', async () => {
    const { forfeit } = await withMode('child')
    const pid = Number(/pid (\d+)/.exec(forfeit?.why ?? '')?.[1])
    expect(pid).toBeGreaterThan(1)
    await expect.poll(() => isRunning(pid), { timeout: 60_000 }).toBe(false)
  })
})

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

test('a move is tried in a world of the view: the same number is the same world', () => {
  const { state, seat, legal } = start()
  const view = game.view(state, seat)
  const before = JSON.stringify(view)
  const one = tryMove(game, view, seat, legal[0], 1)
  expect(tryMove(game, view, seat, legal[0], 1)).toEqual(one)
  expect(one.view).not.toEqual(view)
  expect(JSON.stringify(view)).toBe(before)
})

function start() {
  const chance = { draw: (_: unknown, bag: number) => 31 - Math.clz32(bag), deal: () => 0, below: () => 0 }
  const state = game.setup(config, chance)
  const [seat] = game.waiting(state)
  const legal: never[] = []
  const n = game.legal(state, seat, legal)
  return { state, seat, legal: legal.slice(0, n) }
}

test.each<readonly [spec: string, found: unknown]>([
  ['engine:./a', { program: './a', words: [], budget: { ms: 1000 } }],
  ['engine:./a -x 1@500ms', { program: './a', words: ['-x', '1'], budget: { ms: 500 } }],
  ['engine:./a@300', { program: './a', words: [], budget: { iterations: 300 } }],
  ['engine:"/a b/c" "d e"', { program: '/a b/c', words: ['d e'] }],
  ['engine:./a; rm -rf /', { program: './a;', words: ['rm', '-rf', '/'] }],
  ['engine:', { problem: "'engine:': after 'engine:' comes a program, such as engine:./my-engine" }],
  ['engine:"./a', { problem: expect.stringContaining('comes a program') }],
  ['engine:./a@0', { problem: expect.stringContaining("after '@'") }],
])('%s', (spec, found) => expect(parseEngineSpec(spec)).toMatchObject(found as object))

test('keys of later versions are ignored, and hosts may say what an engine does not know', () => {
  expect(readEngineLine('{"type":"move","id":1,"action":"a","mood":"good"}')).toMatchObject({ id: 1 })
  expect(readHostLine('{"type":"weather"}')).toBeUndefined()
  expect(readHostLine('{"type":"go","id":-1,"budget":{}}')).toEqual({
    problem: '"id" of "go" is not a whole number from 0',
  })
  expect(readHostLine('{"type":"go","id":1,"budget":{"ms":"x"}}')).toHaveProperty('problem')
})
