import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isProblem, legalList, replay } from '@tabularium/kernel'
import { describe, expect, it, test } from 'vitest'
import { GAMES } from '../games.ts'
import { makeJudge } from '../make.ts'
import { checksOf, decisionAt, marginOf, standOut } from './check.ts'
import { follow } from './follow.ts'
import { NEW_SOLVER, puzzleRating, rated } from './rate.ts'
import { entriesOf, intoFiles, selectPuzzles } from './select.ts'
import { type PuzzleGame, readPuzzleGames, writePuzzleGames } from './text.ts'
import { type ThemeFacts, themesOf } from './themes.ts'
import { leadAgain, problemOf } from './verify.ts'

const PACKAGES = join(import.meta.dirname, '..', '..', '..')

const gamesOf = (id: string): readonly PuzzleGame[] => {
  const folder = join(PACKAGES, id, 'puzzles')
  const files = existsSync(folder) ? readdirSync(folder).filter(name => name.endsWith('.txt')) : []
  return files.flatMap(name => {
    const games = readPuzzleGames(readFileSync(join(folder, name), 'utf8'))
    if (isProblem(games)) throw new Error(games.problem)
    return games
  })
}

const SEVERAL = 3
const WORLDS = 24

describe.each(GAMES.map(game => [game.id, game] as const))('the puzzles of %s', (id, game) => {
  const games = gamesOf(id)

  it('are there, and each is a position with all that can be done there', () => {
    expect(games.length).toBeGreaterThan(0)
    const problems = games.flatMap(one => one.puzzles.map(puzzle => problemOf(game, one.record, puzzle)))
    expect(problems.filter(Boolean)).toEqual([])
  })

  it('are listed with their ratings and themes', () => {
    const list = JSON.parse(readFileSync(join(PACKAGES, id, 'puzzles', 'list.json'), 'utf8')) as (string | number)[][]
    const own = games.flatMap(({ puzzles }) => puzzles.map(one => [one.id, one.rating, ...one.themes].join(' ')))
    const listed = list.filter(([, file]) => file !== -1).map(([name, , ...rest]) => [name, ...rest].join(' '))
    expect(listed.toSorted()).toEqual(own.toSorted())
  })

  it('hold when some are searched again', () => {
    const some = games.slice(0, SEVERAL).map(({ record, puzzles: [puzzle] }) => ({ record, puzzle }))
    const leads = some.map(({ record, puzzle }) => {
      const { judge } = makeJudge(game, record.options)
      return leadAgain(game, record, puzzle, judge, WORLDS)
    })
    expect(leads.filter(lead => lead < marginOf(id) / 2)).toEqual([])
  })
})

describe('a planted wrong puzzle', () => {
  const [rome] = gamesOf('glory-to-rome')
  const [puzzle] = rome.puzzles
  const game = GAMES[1]
  const [right, other, ...rest] = puzzle.choices

  test.each([
    ['has a solution that is not the best', [other, right, ...rest], /is no solution/],
    ['lacks a move that could be made', [right, ...rest], /leaves out/],
    ['has a move that cannot be made', [right, other, ...rest, { ...other, action: 'concede 5' }], /is not legal/],
    [
      'has a second move that is nearly as good',
      [right, { ...other, chance: right.chance - 0.05 }, ...rest],
      /is no solution/,
    ],
  ])('%s', (_, choices, says) => {
    expect(problemOf(game, rome.record, puzzle)).toBeUndefined()
    expect(problemOf(game, rome.record, { ...puzzle, choices })).toMatch(says)
  })

  it('is asked of nobody', () => {
    expect(problemOf(game, rome.record, { ...puzzle, move: 0, seat: 4 })).toMatch(/nobody asks/)
  })

  it('is refused by the search when another move is claimed', () => {
    const state = replay(game, rome.record, { until: puzzle.move })
    const decision = decisionAt(game, state, puzzle.seat, 2, 100)
    const wrong = legalList(game, state, puzzle.seat).find(({ notation }) => notation === rest.at(-1)?.action)
    if (!decision || !wrong) throw new Error('there is nothing to decide')
    const { judge } = makeJudge(game, rome.record.options)
    expect(standOut(judge, decision, 'planted', checksOf(game.id)[1], wrong)).toBeUndefined()
  })
})

test('what is written is read again, and what cannot be read is said', () => {
  const games = gamesOf('mare-nostrum').slice(0, 2)
  expect(readPuzzleGames(writePuzzleGames(games))).toEqual(games)
  expect(readPuzzleGames('nothing')).toMatchObject({ problem: expect.stringContaining('begin with') })
  expect(readPuzzleGames('tabularium positions: 1\n\npuzzle: {"id":\n')).toMatchObject({ problem: expect.any(String) })
  expect(readPuzzleGames('tabularium positions: 1\n\npuzzle: {"id":"1-1"}\n')).toMatchObject({
    problem: 'puzzle 1-1 lacks something',
  })
})

test.each([
  ['no title', 'tabularium positions: 2\n', 1],
  ['no JSON', 'tabularium positions: 1\n\npuzzle: {"id":\n', 3],
  [
    'a second puzzle that lacks something',
    (text: string) => text.replace('\ntabularium: 1', '\npuzzle: {}\ntabularium: 1'),
    4,
  ],
  ['a record of nothing', (text: string) => text.replace('\ngame: ', '\nplay: '), 5],
  ['a second game that is cut off', (text: string) => `${text}\npuzzle: [`, undefined],
  ['choices nested without end', `tabularium positions: 1\n\npuzzle: ${'['.repeat(50_000)}\n`, 3],
])('a file with %s is answered with the line', (_what, given, line) => {
  const [first] = gamesOf('glory-to-rome')
  const text = writePuzzleGames([{ ...first, puzzles: first.puzzles.slice(0, 1) }])
  const found = readPuzzleGames(typeof given === 'string' ? given : given(text))
  expect(found).toMatchObject({ problem: expect.any(String), line: line ?? text.split('\n').length + 1 })
})

test('a move is followed as far as the position allows, the same every time', () => {
  const [{ record, puzzles }] = gamesOf('glory-to-rome')
  const [{ move, seat, choices, id }] = puzzles
  const game = GAMES[1]
  const state = replay(game, record, { until: move })
  const [{ action }] = choices
  const moves = follow(game, state, { seat, action, line: ['4 think cards'] }, id)
  expect(moves.map(one => one.action)).toEqual([action])
  expect(follow(game, state, { seat, action, line: [] }, id)).toEqual(moves)
  expect(follow(game, state, { seat, action: 'no such thing', line: [] }, id)).toEqual([])
})

const FACTS: ThemeFacts = {
  game: 'mare-nostrum',
  seats: 3,
  kind: 'pay',
  kinds: ['pay', 'take-back'],
  events: [],
  best: 0.5,
  second: 0.3,
}

test.each<[string, Partial<ThemeFacts>, readonly string[]]>([
  ['a payment', {}, ['payment']],
  ['a move that wins', { best: 0.95 }, ['win', 'payment']],
  ['the only one that does not lose', { second: 0.1 }, ['defence', 'payment']],
  ['a trade', { kind: 'offer' }, ['trade']],
  ['a battle to take', { kind: 'fight', kinds: ['fight', 'hold'] }, ['battle']],
  ['a battle to leave', { kind: 'hold', kinds: ['fight', 'hold'] }, ['leave']],
  ['stopping where nothing is fought for', { kind: 'end', kinds: ['end', 'legion'] }, ['timing']],
  ['what has no name', { kind: 'empire' }, ['other']],
  ['a symbol of science', { game: 'wonders-duel', kind: 'build', events: ['built', 'symbol'] }, ['science', 'build']],
  ['a retreat', { game: 'assyrian-wars', kind: 'retreat' }, ['leave']],
  ['a game that nobody has described', { game: 'chess', kind: 'pass' }, ['timing']],
])('%s', (_, facts, themes) => {
  expect(themesOf({ ...FACTS, ...facts })).toEqual(themes)
})

describe('ratings', () => {
  it('rise with what was solved, more for the harder one, and grow surer', () => {
    const easy = rated(NEW_SOLVER, 1200, true)
    const hard = rated(NEW_SOLVER, 1800, true)
    expect(easy.rating).toBeGreaterThan(NEW_SOLVER.rating)
    expect(hard.rating).toBeGreaterThan(easy.rating)
    expect(rated(NEW_SOLVER, 1200, false).rating).toBeLessThan(rated(NEW_SOLVER, 1800, false).rating)
    expect(hard.deviation).toBeLessThan(NEW_SOLVER.deviation)
  })

  it('of a puzzle follow from who solved it', () => {
    const strong = { rating: 2000, solved: 1 }
    const weak = { rating: 1000, solved: 0 }
    expect(puzzleRating([])).toBe(1500)
    expect(puzzleRating([weak, strong])).toBe(1500)
    expect(puzzleRating([{ ...weak, solved: 1 }, strong])).toBeLessThan(1300)
    expect(puzzleRating([weak, { ...strong, solved: 0 }])).toBeGreaterThan(1700)
  })
})

test('of many puzzles no theme has more than its share, and files are not too large', () => {
  const games = gamesOf('glory-to-rome')
  const some = selectPuzzles(games, 8)
  const chosen = some.flatMap(({ puzzles }) => puzzles)
  expect(chosen).toHaveLength(8)
  expect(new Set(chosen.map(({ themes }) => themes.at(-1))).size).toBeGreaterThan(3)
  for (const { record, puzzles } of some) expect(record.moves).toHaveLength(puzzles.at(-1)?.move ?? -1)
  const files = intoFiles(some, 2, list => list.length)
  expect(files.every(file => file.length <= 2)).toBe(true)
  expect(entriesOf(files).map(({ id }) => id)).toEqual(chosen.map(({ id }) => id))
})

test('the margin is what the analysis calls a blunder, less on the maps', () => {
  expect(marginOf('glory-to-rome')).toBe(0.12)
  expect(marginOf('mare-nostrum')).toBe(0.08)
  expect(marginOf('assyrian-wars')).toBe(0.08)
})
