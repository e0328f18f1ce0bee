import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mareNostrum } from '@tabularium/mare-nostrum'
import { wondersDuel } from '@tabularium/wonders-duel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Called, call, spawned } from './program.testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'tabularium-'))
const file = (name: string): string => join(folder, name)
afterAll(() => rmSync(folder, { recursive: true }))

/** A whole game, chosen by the first of each list, and kept. */
const SEED = '5eed'.repeat(16)
const ONES = '1\n'.repeat(90)
let played: Called
let record: string

beforeAll(async () => {
  played = await spawned(
    ['play', 'wonders-duel', '--seats', 'Ania,random', '--seed', SEED, '--save', file('game.txt')],
    ONES,
  )
  record = readFileSync(file('game.txt'), 'utf8')
  const lines = record.split('\n')
  const from = lines.indexOf('moves:')
  writeFileSync(file('cut.txt'), record.slice(0, -20))
  writeFileSync(file('headless.txt'), lines.slice(1).join('\n'))
  writeFileSync(file('chess.txt'), record.replace('game: wonders-duel', 'game: chess'))
  writeFileSync(file('bytes.txt'), Buffer.concat([Buffer.from(record.slice(0, 60)), Buffer.from([0xff, 0xfe, 0x0a])]))
  writeFileSync(
    file('part.txt'),
    `${lines
      .slice(0, from + 12)
      .filter(line => !line.startsWith('result'))
      .join('\n')}\n`,
  )
  writeFileSync(file('seedless.txt'), lines.filter(line => !line.startsWith('seed')).join('\n'))
  writeFileSync(file('result.txt'), record.replace(/totals (\d+)/, 'totals 999'))
  // Move 5 of the draft becomes a building.
  writeFileSync(file('tampered.txt'), lines.map((line, i) => (i === from + 6 ? '0 build palace' : line)).join('\n'))
  writeFileSync(
    file('flipped.txt'),
    record.replace(/^commitment: ./m, found => (found.endsWith('0') ? 'commitment: 1' : 'commitment: 0')),
  )
  // The same progress tokens, drawn in another order than the seed draws them.
  writeFileSync(file('swapped.txt'), record.replace(/^setup > ([^,]+), ([^,]+)/m, 'setup > $2, $1'))
  writeFileSync(file('notes.txt'), 'my notes\n')
})

describe('a game through a pipe', () => {
  it('goes on to the end, tells the result and the seed, and can be verified', async () => {
    expect(played.err).toBe('')
    expect(played.code).toBe(0)
    expect(played.out).toContain('Ania> 1')
    expect(played.out).toMatch(/(Ania|random) wins/)
    expect(played.out).toContain(`Seed: ${SEED}`)
    expect(record).toMatch(/^result: /m)
    expect(await call(['verify', file('game.txt')])).toMatchObject({ code: 0, err: '' })
  })

  it('is the same game again from the same seed', async () => {
    await call(['play', 'wonders-duel', '--seats', 'Ania,random', '--seed', SEED, '--save', file('again.txt')], ONES)
    expect(readFileSync(file('again.txt'), 'utf8')).toBe(record)
  })

  it('ends cleanly where the input does', async () => {
    const { code, out, err } = await call(['play', 'wonders-duel', '--seats', 'Ania,random', '--seed', SEED], '1\n1\n')
    expect(code).toBe(0)
    expect(err.trim()).toMatch(/^The input ended after \d+ moves, before the game was over\.$/)
    expect(out).not.toContain(SEED)
  })
})

describe('bad calls', () => {
  /** What is called, and a part of the one sentence that answers it. */
  const BAD: readonly (readonly [words: readonly string[], sentence: string])[] = [
    [['nonsense'], "unknown command 'nonsense'; the commands are: play, serve, games"],
    [['help', 'nonsense'], "no command 'nonsense'"],
    [['--nonsense'], "unknown option '--nonsense'"],
    [['simulate'], "missing required argument 'game'"],
    [['simulate', 'chess'], "there is no game 'chess'; there are: wonders-duel"],
    [['simulate', 'wonders-duel', 'chess'], 'too many arguments'],
    [['simulate', 'wonders-duel', '--nonsense'], "unknown option '--nonsense'; the options are: --players, --games"],
    [['simulate', 'wonders-duel', '--games', 'many'], "--games: 'many' is not a whole number from 1"],
    [['simulate', 'wonders-duel', '--games', '0'], "--games: '0' is not"],
    [['simulate', 'wonders-duel', '--games', '1e3'], "--games: '1e3' is not"],
    [['simulate', 'wonders-duel', '--games=-4'], "--games: '-4' is not"],
    [['simulate', 'wonders-duel', '--games', '1\n2'], "--games: '1�2' is not"],
    [['simulate', 'wonders-duel', '--players', '3'], '--players: 3 players; wonders-duel is for 2'],
    [['simulate', 'wonders-duel', '--option', 'wonders'], "option 'wonders' must be written as name=value"],
    [['simulate', 'wonders-duel', '--option', 'wonders=none'], 'it can be: draft, first-game'],
    [['simulate', 'wonders-duel', '--option', '__proto__=x'], "there is no option '__proto__'"],
    [['simulate', 'wonders-duel', '-o', 'token=may', '-o', 'token=may'], "option 'token' is given twice"],
    [['simulate', 'wonders-duel', '--bots', 'deep-blue'], "no bot 'deep-blue'; there are: random"],
    [['simulate', 'wonders-duel', '--bots', 'mcts:0'], "'mcts:0'"],
    [['simulate', 'wonders-duel', '--bots', 'random,'], 'has an empty entry'],
    [['simulate', 'wonders-duel', '--bots', 'random,random,random'], '3 bots for 2 seats'],
    [['coverage', 'wonders-duel', '--bots', 'x:y'], "no bot 'x:y'"],
    [['perft', 'wonders-duel'], "required option '-d, --depth <n>' not specified"],
    [['perft', 'wonders-duel', '--depth', '61'], "--depth: '61' is not a whole number from 0 to 60"],
    [['perft', 'wonders-duel', '--depth', '1', '--at', '3'], 'needs --record'],
    [
      ['perft', 'wonders-duel', '--depth', '1', '--record', 'GAME', '--at', '999'],
      "--at: '999' is not a whole number from 0 to",
    ],
    [['perft', 'wonders-duel', '--depth', '1', '--record', 'GAME', '-o', 'token=may'], '--record has its own'],
    [['perft', 'wonders-duel', '--depth', '1', '--record', 'TAMPERED'], "move 5: 'build palace' is not legal here"],
    [['arena', 'wonders-duel'], "required option '-b, --bots <list>' not specified"],
    [['arena', 'wonders-duel', '--bots', 'random,random'], "'random' is listed twice"],
    [['check', 'chess'], "there is no game 'chess'"],
    [['bench', 'chess'], "there is no game 'chess'"],
    [['games', '--language', 'la'], "--language: there is no language 'la'; there are: en, pl, ru"],
    [['replay', 'NOWHERE'], 'cannot be read: there is no such file'],
    [['replay', 'FOLDER'], 'cannot be read: it is a folder'],
    [['replay', 'GAME', '--at', '999'], "--at: '999' is not"],
    [['replay', 'GAME', '--seat', '2'], "--seat: '2' is not a whole number from 0 to 1"],
    [['replay', 'TAMPERED'], "move 5: 'build palace' is not legal here"],
    [['verify', 'CUT'], 'the record is cut off'],
    [['verify', 'HEADLESS'], "line 1: a record begins with 'tabularium: '"],
    [['verify', 'CHESS'], "line 2: there is no game 'chess'"],
    [['verify', 'BYTES'], 'line 4: not text'],
    [['verify', 'NOTES'], 'line 1: a record begins'],
    [['verify', '/dev/zero'], 'larger than 4000000 bytes'],
    [['play', 'chess'], "there is no game 'chess'"],
    [['play'], 'which game? There are: '],
    [['play', 'wonders-duel', '--seats', 'a,b,c'], '--seats: 3 players; wonders-duel is for 2'],
    [['play', 'wonders-duel', '--seats', 'a|b,c'], "--seats: 'a|b' cannot be a player's name"],
    [['play', 'wonders-duel', '--seats', 'you,mcts:fast'], "--seats: 'mcts:fast'"],
    [['play', 'wonders-duel', '--seed', '12'], "--seed: the seed '12' is not 64 hexadecimal digits"],
    [['play', '--load', 'SEEDLESS'], 'the record has no seed, so the game cannot be continued'],
    [['play', '--load', 'FLIPPED'], 'the seed does not match the commitment'],
    [['play', '--load', 'TAMPERED'], "move 5: 'build palace' is not legal here"],
    [['play', '--load', 'GAME', '--seed', SEED], '--seed: cannot be combined with --load'],
    [['play', '--load', 'GAME', '--seats', 'a,b,c'], '3'],
  ]
  const FILES: Readonly<Record<string, string>> = {
    GAME: 'game.txt',
    CUT: 'cut.txt',
    HEADLESS: 'headless.txt',
    CHESS: 'chess.txt',
    BYTES: 'bytes.txt',
    TAMPERED: 'tampered.txt',
    SEEDLESS: 'seedless.txt',
    FLIPPED: 'flipped.txt',
    NOTES: 'notes.txt',
    NOWHERE: 'nowhere.txt',
    FOLDER: '',
  }
  const found = (words: readonly string[]) => words.map(word => (word in FILES ? join(folder, FILES[word]) : word))
  const answeredIn = ({ code, out, err }: Called, sentence: string) => {
    expect(code).toBe(2)
    expect(out).toBe('')
    expect(err).toMatch(/^tabularium: [^\n]+\n$/)
    expect(err).toContain(sentence)
  }

  it.each(BAD)('%j: %s', async (words, sentence) => answeredIn(await call(found(words)), sentence))

  /** The same for real, for two of them. */
  it('answers alike as a program', async () => {
    const some = BAD.filter(([words]) => words.includes('--nonsense') || words.includes('CUT')).slice(-2)
    expect(some).toHaveLength(2)
    const answers = await Promise.all(some.map(([words]) => spawned(found(words))))
    for (const [i, answer] of answers.entries()) answeredIn(answer, some[i][1])
  })
})

describe('verify', () => {
  it.each([
    ['tampered.txt', 'moves fails at move 5 (line 15): ', { check: 'moves', move: 5, line: 15 }],
    ['result.txt', 'result fails: ', { check: 'result' }],
    ['flipped.txt', 'chance fails: the seed does not match the commitment', { check: 'chance' }],
    ['swapped.txt', 'chance fails at the setup (line 10): ', { check: 'chance', move: 0, line: 10 }],
    ['seedless.txt', 'chance fails: the record has no seed', { check: 'chance' }],
    ['part.txt', 'result fails: the game is not over after 10 moves', { check: 'result' }],
  ])('%s is not verified: %s', async (name, sentence, finding) => {
    const { code, out, err } = await call(['verify', file(name)])
    expect({ code, err }).toEqual({ code: 1, err: '' })
    expect(out).toContain(sentence)
    const json = await call(['verify', file(name), '--json'])
    expect(json.code).toBe(1)
    expect(JSON.parse(json.out)).toMatchObject({ verified: false, findings: [finding] })
  })

  it('says so for real, by its exit code', async () => {
    expect(await spawned(['verify', file('tampered.txt')])).toMatchObject({ code: 1, err: '' })
  })
})

describe('JSON', () => {
  const json = async (...words: string[]) => {
    const { code, out } = await call([...words, '--json'])
    expect(code).toBe(0)
    return JSON.parse(out)
  }

  it('games', async () => {
    const [game] = await json('games')
    expect(game).toMatchObject({ id: 'wonders-duel', name: '7 Wonders Duel', players: { min: 2, max: 2 } })
    expect(game.options[0].values[0]).toEqual({ value: 'draft', description: 'draft', default: true })
  })

  it('simulate: the same digest for the same seed, here and in another process; another for another', async () => {
    const words = ['simulate', 'wonders-duel', '--players', '2', '--games', '200', '--seed', 'a']
    const [here, there, other] = [
      await json(...words),
      JSON.parse((await spawned([...words, '--json'])).out),
      await json(...words, '--seed', 'b'),
    ]
    expect(here.digest).toMatch(/^[0-9a-f]{16}$/)
    expect(there.digest).toBe(here.digest)
    expect(other.digest).not.toBe(here.digest)
    expect(Object.keys(here)).toEqual([
      'game',
      'players',
      'games',
      'decisions',
      'seconds',
      'gamesPerSecond',
      'decisionsPerSecond',
      'ends',
      'wins',
      'longest',
      'digest',
    ])
    expect(here).toMatchObject({ game: 'wonders-duel', players: 2, games: 200 })
    const total = (list: readonly number[]) => list.reduce((sum, n) => sum + n, 0)
    expect(total(Object.values(here.ends))).toBe(200)
    expect(total(here.wins)).toBe(200 + here.ends.shared)
  })

  it('simulate with bots: the same digest twice', async () => {
    const words = ['simulate', 'wonders-duel', '--games', '3', '--bots', 'random,mcts:5']
    expect((await json(...words)).digest).toBe((await json(...words)).digest)
  })

  it('coverage: every name is seen or never', async () => {
    const { seen, never, games } = await json('coverage', 'wonders-duel', '--games', '20')
    expect(games).toBe(20)
    const { wondersDuel } = await import('@tabularium/wonders-duel')
    const names = [...wondersDuel.features.names, ...wondersDuel.actions.kinds]
    expect([...Object.keys(seen), ...never].sort()).toEqual([...names].sort())
    // Half of the combinations of options draft the wonders.
    expect(seen.draft).toBe(10 * 6)
    const must = await json(
      'coverage',
      'wonders-duel',
      '--games',
      '20',
      '--option',
      'token=must',
      '--option',
      'wonders=draft',
    )
    expect(must.seen.draft).toBe(20 * 6)
    expect(must.never).toContain('decline')
  })

  it('coverage: only options that the game admits with so many players', async () => {
    const { games, seen } = await json('coverage', 'assyrian-wars', '--players', '5', '--games', '2')
    expect([games, seen['impulse of egypt'] > 0]).toEqual([2, true])
  })

  it('perft: the parts add up, from the set-up and from a record', async () => {
    for (const from of [[], ['--record', file('game.txt'), '--at', '20']]) {
      const { nodes, divide, depth } = await json('perft', 'wonders-duel', '--depth', '3', '--divide', ...from)
      expect(depth).toBe(3)
      expect(Object.values(divide as Record<string, number>).reduce((sum, n) => sum + n, 0)).toBe(nodes)
      expect(nodes).toBeGreaterThan(0)
    }
    expect((await json('perft', 'wonders-duel', '--depth', '0')).nodes).toBe(1)
    // Four wonders lie open; the first player takes one, the second two of three. 4.1
    expect((await json('perft', 'wonders-duel', '--depth', '3')).nodes).toBe(4 * 3 * 2)
  })

  it('replay: a position with its events, and the choices of the seat that waits', async () => {
    const last = await json('replay', file('game.txt'))
    expect(last.at).toBe(last.moves)
    expect(last.events).toHaveLength(last.moves + 1)
    expect(last.result.winners).toHaveLength(1)
    expect(last.legal).toBeUndefined()
    const first = await json('replay', file('game.txt'), '--at', '0', '--seat', '0')
    expect(first).toMatchObject({ at: 0, seats: ['Ania', 'random'], game: 'wonders-duel', rules: 1 })
    expect(first.legal).toHaveLength(4)
    expect(first.result).toBeUndefined()
  })

  it('arena: seats shared out, and the same result whatever the number of threads', async () => {
    const words = ['arena', 'wonders-duel', '--bots', 'random,mcts:5', '--games', '8', '--seed', 'x']
    const [one, two] = [await json(...words, '--workers', '1'), await json(...words, '--workers', '2')]
    expect(two).toEqual(one)
    expect(one).toMatchObject({
      game: 'wonders-duel',
      games: 8,
      bots: { random: { games: 8 }, 'mcts:5': { games: 8 } },
    })
    const { wins, draws, winRate, low, high, rating } = one.bots['mcts:5']
    expect(wins + draws + one.bots.random.wins).toBe(8)
    expect(low <= winRate && winRate <= high).toBe(true)
    expect(typeof rating).toBe('number')
  })

  it('arena: says who plays in the place of a network that knows other options', async () => {
    const words = ['arena', 'wonders-duel', '--bots', 'random,net:5', '--games', '2', '--workers', '1']
    expect((await call(words)).err).not.toContain('in its place')
    expect((await call([...words, '--option', 'token=may'])).err).toMatch(
      /^net:5: the network knows .*token=must.*, not .*token=may.*; mcts:20 plays in its place$/m,
    )
  })

  it('check: a game that obeys the laws', async () => {
    expect(await json('check', 'wonders-duel', '--games', '1')).toMatchObject({
      game: 'wonders-duel',
      games: 1,
      faults: [],
    })
  })

  describe('check: a rule that is named in play and stands on no page', () => {
    const rules: typeof wondersDuel.text.rules = async language => (await wondersDuel.text.rules(language)).slice(0, 1)
    const games = [{ ...wondersDuel, text: { ...wondersDuel.text, rules } }]
    const words = ['check', 'wonders-duel', '--games', '1']

    it('is a fault in words', async () => {
      const { code, out } = await call(words, '', games)
      expect(code).toBe(1)
      expect(out).toMatch(/^fault {2}rules: rule [\d.]+ is named in play and written nowhere \(the rules page; /m)
      expect(out).toMatch(/laws: (one fault|\d+ faults)\n$/)
    })

    it('is a fault in JSON', async () => {
      const { code, out } = await call([...words, '--json'], '', games)
      expect(code).toBe(1)
      expect(JSON.parse(out).faults[0]).toMatchObject({
        law: 'rules',
        why: expect.stringMatching(/^rule [\d.]+ is named in play and written nowhere$/),
      })
    })
  })

  it('warns of the secrets of a game that is not over', async () => {
    expect((await call(['replay', file('part.txt'), '--json'])).err).toContain('this game is not over')
    expect((await call(['replay', file('game.txt'), '--json'])).err).toBe('')
  })
})

describe('an error in a worker', () => {
  // The workers play the game as it is, which has no table for two.
  const games = [{ ...mareNostrum, seats: { ...mareNostrum.seats, min: 2 }, admits: () => undefined }]
  const words = ['arena', 'mare-nostrum', '--players', '2', '--bots', 'random', '--games', '1']

  it('is told with the line of the game’s source', async () => {
    const { code, err } = await call(words, '', games)
    expect(code).toBe(70)
    expect(err).toMatch(/ at packages\/mare-nostrum\/src\/[\w/-]+\.ts:\d+; TABULARIUM_DEBUG=1 shows the stack trace\n$/)
    expect(err.trim()).not.toContain('\n')
  })

  it('is told with its whole stack where TABULARIUM_DEBUG asks for it', async () => {
    const { err } = await call(words, '', games, { TABULARIUM_DEBUG: '1' })
    expect(err).toMatch(/^ {4}at .*packages\/mare-nostrum\/src\//m)
    expect(err).toMatch(/^ {4}at .*packages\/cli\/src\/worker\.ts/m)
  })
})

describe('help', () => {
  const COMMANDS = [
    'play',
    'games',
    'replay',
    'verify',
    'simulate',
    'arena',
    'puzzles',
    'coverage',
    'perft',
    'check',
    'bench',
  ]

  it('lists the commands', async () => {
    const { code, out } = await call([])
    expect(code).toBe(0)
    for (const command of COMMANDS) expect(out).toMatch(new RegExp(`^  ${command} `, 'm'))
  })

  it.each(COMMANDS)('%s has examples, and fits 80 columns', async command => {
    const { code, out } = await call([command, '--help'])
    expect(code).toBe(0)
    expect(out).toMatch(new RegExp(`\nExamples:\n  tabularium ${command}`))
    const prose = out.slice(0, out.indexOf('\nExamples:'))
    for (const line of prose.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
  })
})
