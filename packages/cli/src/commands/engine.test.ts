import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call } from '../program.testing.ts'
import { python } from '../python.testing.ts'

const example = (name: string): string => fileURLToPath(new URL(`../../../../docs/examples/${name}`, import.meta.url))
const NODE = `"${process.execPath}"`
const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'tabularium-engines-'))
const file = (name: string): string => join(folder, name)
afterAll(() => rmSync(folder, { recursive: true }))

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Moves of the games that are tested whole: so many do. */
const MOST = '60'

const tested = async (program: string, ...words: readonly string[]) => {
  const { code, out, err } = await call(['engine-test', program, '--most', MOST, '--grace', '60000', ...words])
  return { code, err, failed: out.split('\n').filter(line => line.startsWith('FAIL')), out }
}

describe('engine-test', () => {
  it.each([
    ['TypeScript, at random', () => `${NODE} "${example('random-engine.ts')}"`, []],
    ['TypeScript, one move ahead', () => `${NODE} "${example('one-move-engine.ts')}"`, ['--game', 'glory-to-rome']],
    ['Python, at random', () => `${python()} "${example('random_engine.py')}"`, []],
    ['Python, one move ahead', () => `${python()} "${example('one_move_engine.py')}"`, ['--game', 'wonders-duel']],
    ['our own bot', () => `${NODE} "${MAIN}" engine --bot mcts@20ms`, ['--game', 'wonders-duel']],
  ])('%s holds to the protocol', async (_, program, words) => {
    const { code, err, failed, out } = await tested(program(), ...words)
    expect(failed).toEqual([])
    expect(err).toBe('')
    expect(out).toMatch(/\n\d\d passed, 0 failed\n$/)
    expect(code).toBe(0)
  })

  it('finds what an engine does wrong, and says so', async () => {
    const wrong = file('wrong.mjs')
    // Plays the last move of a list of its own making, and dies of what it does not understand.
    writeFileSync(
      wrong,
      `import { createInterface } from 'node:readline'
      const say = message => console.log(JSON.stringify(message))
      createInterface({ input: process.stdin }).on('line', line => {
        const { type, id } = JSON.parse(line)
        if (type === 'hello') say({ type: 'hello', protocol: 1, name: 'Wrong' })
        if (type === 'new') say({ type: 'ready' })
        if (type === 'go') say({ type: 'move', id, action: 'pass' })
      })`,
    )
    const { code, failed } = await tested(`${NODE} "${wrong}"`, '--game', 'wonders-duel')
    expect(code).toBe(1)
    expect(failed.find(line => line.includes('a whole game'))).toContain('chose "pass", which is not legal')
    expect(failed.find(line => line.includes('not JSON'))).toContain('ended with code 1')
  })

  it('says in one line that there is no such program', async () => {
    const { code, out } = await call(['engine-test', './no-such-program'])
    expect(code).toBe(1)
    expect(out).toContain('FAIL it says hello: engine:./no-such-program cannot be started: there is no such program')
  })
})

describe('programs beside our bots', () => {
  const random = `engine:${NODE} "${example('random-engine.ts')}"`
  const gone = 'engine:./no-such-program'

  it('arena: a program plays, and one that cannot loses every game with a sentence', async () => {
    const words = ['arena', 'wonders-duel', '--bots', `${random},${gone}`, '--games', '4', '--workers', '1', '--json']
    const { code, out, err } = await call(words)
    expect(code).toBe(0)
    expect(JSON.parse(out).bots[random]).toMatchObject({ games: 4, wins: 4 })
    expect(err).toContain('game 0 is lost: engine:./no-such-program cannot be started')
    expect(err).toContain('(and 3 more games)')
  })

  beforeAll(async () => {
    await call([
      'play',
      'wonders-duel',
      '--seats',
      `${random},random`,
      '--seed',
      '5eed'.repeat(16),
      '--save',
      file('a.txt'),
    ])
  })

  it('play: a whole game, whose record has the program by its name and starts nothing', async () => {
    const record = readFileSync(file('a.txt'), 'utf8')
    expect(record).toMatch(/^seats: engine:/m)
    expect(await call(['verify', file('a.txt')])).toMatchObject({ code: 0 })
    const { code, err } = await call(['play', '--load', file('a.txt')])
    expect(code).toBe(2)
    expect(err).toContain('is a program, which no file may start; name the players with --seats')
  })

  it('play: where the program cannot go on, another plays in its place', async () => {
    const { code, err, out } = await call(['play', 'wonders-duel', '--seats', `${gone},random`])
    expect(code).toBe(0)
    expect(err.trim()).toBe(
      'engine:./no-such-program cannot be started: there is no such program. sensible plays on in its place.',
    )
    expect(out).toMatch(/wins/)
  })

  it('analyse: says what a program would have played', async () => {
    const words = [
      'analyse',
      file('a.txt'),
      '--level',
      '8',
      '--to',
      '12',
      '--ask',
      `${random},random,${gone}`,
      '--json',
    ]
    const { asked } = JSON.parse((await call(words)).out)
    expect(asked).toHaveLength(3)
    const { opinions } = asked[0]
    expect(opinions.length).toBeGreaterThan(5)
    expect(opinions[0]).toEqual({
      move: 1,
      seat: expect.any(Number),
      played: expect.any(String),
      best: expect.any(String),
    })
    expect(asked[2]).toMatchObject({ opinions: [], failed: expect.stringContaining('cannot be started') })
  })

  it.each(['SIGTERM', 'SIGINT'] as const)(
    '%s ends the command, and the programs that its threads have started',
    async signal => {
      const [hanging, started] = [file('hanging.mjs'), file(`pid-${signal}`)]
      // Deaf to everything once it is asked for a move.
      writeFileSync(
        hanging,
        `import { createInterface } from 'node:readline'
      import { writeFileSync } from 'node:fs'
      const say = message => process.stdout.write(JSON.stringify(message) + '\\n')
      createInterface({ input: process.stdin }).on('line', line => {
        const { type } = JSON.parse(line)
        if (type === 'hello') say({ type: 'hello', protocol: 1, name: 'Hanging' })
        if (type === 'new') say({ type: 'ready' })
        if (type === 'go') {
          writeFileSync(process.argv[2], String(process.pid))
          for (;;);
        }
      })`,
      )
      const bots = `random,engine:${NODE} "${hanging}" "${started}"@3000000ms`
      const child = spawn(process.execPath, [MAIN, 'arena', 'wonders-duel', '--bots', bots, '--games', '1'], {
        stdio: 'ignore',
      })
      const pidOf = (): number => (existsSync(started) ? Number(readFileSync(started, 'utf8')) : 0)
      await expect.poll(pidOf, { timeout: 120_000 }).toBeGreaterThan(1)
      const ended = new Promise(done => child.once('exit', done))
      child.kill(signal)
      expect(await ended).toBe(signal === 'SIGTERM' ? 143 : 130)
      await expect.poll(() => isRunning(pidOf()), { timeout: 60_000 }).toBe(false)
    },
  )

  it.each([
    [['arena', 'wonders-duel', '--bots', 'random,engine:'], "after 'engine:' comes a program"],
    [['play', 'wonders-duel', '--seats', 'you,engine:./x@0'], "--seats: 'engine:./x@0': after '@'"],
    [['simulate', 'wonders-duel', '--bots', 'engine:./x'], "no bot 'engine:./x'"],
    [['engine', '--bot', 'deep-blue'], "--bot: there is no bot 'deep-blue'"],
    [['engine-test', 'x', '--game', 'chess'], "--game: there is no game 'chess'"],
  ])('%j', async (words, sentence) => {
    const { code, err } = await call(words)
    expect(code).toBe(2)
    expect(err).toContain(sentence)
  })
})
