import type { PlainMove } from '@tabularium/bots/analysis/plain'
import { describe, expect, it, test } from 'vitest'
import { analysisKey, memoryAnalyses } from '../table/analysis-store.ts'
import { memoryStore } from '../table/store.ts'
import { collect, collectAll, collectOne } from './collect-mistakes.ts'
import { memoryMistakes } from './mistake-store.ts'
import {
  answered,
  dueOf,
  type Exercise,
  explained,
  isLearned,
  isRight,
  mistakesOf,
  newExercise,
  nextDue,
  refreshed,
} from './mistakes.ts'
import { ownSeat } from './own-seat.ts'

const option = (action: string, chance: number) => ({
  action,
  chances: [chance, 1 - chance],
  line: ['1 discard altar'],
})

/** Of the first seat: played at 40%, with better moves at these chances. */
const judged = (move: number, ...better: readonly number[]): PlainMove => ({
  ...{ move, seat: 0, action: `move ${move}`, asked: true, depth: 'standard' as const },
  played: option(`move ${move}`, 0.4),
  better: better.map((chance, i) => option(`better ${i}`, chance)),
})

const MOVES: readonly PlainMove[] = [
  judged(1),
  judged(2, 0.6, 0.585, 0.55),
  { ...judged(3, 0.9), seat: 1, played: option('move 3', 0.6), better: [option('better 0', 0.2)] },
  judged(4, 0.44),
  { ...judged(5, 0.8), depth: 'quick' },
  judged(6, 0.48),
]
const ENDING = { by: 'rules', chances: [0, 1] } as const
const ABOUT = { game: 'wonders-duel', record: 'f'.repeat(64), seats: 2, seat: 0, ending: ENDING }

test('mistakes and blunders of one seat, looked at long enough, become exercises', () => {
  const found = mistakesOf(MOVES, ABOUT)
  expect(found.map(({ move, mark }) => [move, mark])).toEqual([
    [2, 'blunder'],
    [6, 'mistake'],
  ])
  expect(found[0]).toMatchObject({
    key: `${'f'.repeat(16)}-2`,
    played: { action: 'move 2', chance: 0.4, line: ['1 discard altar'] },
  })
  expect(found[0].loss).toBeCloseTo(0.2)
})

test.each([
  ['the best', 'better 0', true],
  ['one that loses less than 2%', 'better 1', true],
  ['one that loses more', 'better 2', false],
  ['the one that was made', 'move 2', false],
  ['one that was not among the better ones', 'discard stable', false],
])('right is %s', (_, action, right) => {
  expect(isRight(mistakesOf(MOVES, ABOUT)[0], action)).toBe(right)
})

describe('when it is asked again', () => {
  const exercise = newExercise(mistakesOf(MOVES, ABOUT)[0], 1000)
  const MINUTE = 60_000
  const DAY = 86_400_000

  it('is at once, then soon after a miss and days after a hit, and never after two hits in a row', () => {
    expect(dueOf([exercise], 1000)).toEqual([exercise])
    const missed = answered(exercise, false, 1000)
    expect(dueOf([missed], 1000)).toEqual([])
    expect(nextDue([missed])).toBe(1000 + 5 * MINUTE)
    const hit = answered(missed, true, 2000)
    expect(nextDue([hit])).toBe(2000 + 2 * DAY)
    expect(isLearned(hit)).toBe(false)
    const again = answered(answered(hit, false, 3000), true, 4000)
    expect(isLearned(again)).toBe(false)
    const learned = answered(again, true, 5000)
    expect(isLearned(learned)).toBe(true)
    expect(nextDue([learned])).toBeUndefined()
    expect(dueOf([learned], Number.MAX_SAFE_INTEGER)).toEqual([])
  })

  it('asks the longest due first, then the costliest', () => {
    const [a, b, c]: Exercise[] = [
      { ...exercise, key: 'a', due: 10, loss: 0.1 },
      { ...exercise, key: 'b', due: 10, loss: 0.3 },
      { ...exercise, key: 'c', due: 5, loss: 0.06 },
    ]
    expect(dueOf([a, b, c], 20).map(({ key }) => key)).toEqual(['c', 'b', 'a'])
  })
})

test('a deeper look keeps the progress and takes back blame, but for what was tried or chosen', () => {
  const found = mistakesOf(MOVES, ABOUT)
  const [first, second] = found.map(one => newExercise(one, 0))
  const tried = answered(first, true, 0)
  const { put, drop } = refreshed([tried, second], [{ ...found[0], loss: 0.3 }], 50)
  expect(put).toEqual([{ ...tried, loss: 0.3 }])
  expect(drop).toEqual([second.key])
  expect(refreshed([tried, { ...second, chosen: true }], [], 50)).toEqual({ put: [], drop: [] })
})

test('skill and luck of a game add up to its result', () => {
  const { sums } = explained(MOVES, 2, ENDING)
  for (const { start, skill, luck, result } of sums) expect(start + skill + luck).toBeCloseTo(result)
})

test.each([
  ['the only person’s seat', [{ name: 'A', bot: 'random' }, { name: 'B' }], '', 1],
  ['one’s name among several', [{ name: 'Ania' }, { name: 'Bartek' }], 'Bartek', 1],
  ['nobody can tell', [{ name: 'Ania' }, { name: 'Bartek' }], '', undefined],
  ['two of one name', [{ name: 'Ania' }, { name: 'Ania' }], 'Ania', undefined],
  ['bots among themselves', [{ name: 'A', bot: 'random' }], 'A', undefined],
])('one’s own seat: %s', (_, players, name, seat) => {
  expect(ownSeat(players, name)).toBe(seat)
})

describe('the games of this device', () => {
  const record = (id: string) => `game of ${id}`
  const saved = (id: string) => ({
    ...{ id, game: 'wonders-duel', options: {}, moves: MOVES.length, waiting: [], touched: 1, record: record(id) },
    players: [{ name: 'Ania' }, { name: 'Oracle', bot: 'net:4000' }],
    result: { reason: 'points', winners: [1] },
  })
  const analysis = (id: string, moves = MOVES) => ({
    ...{ key: analysisKey(record(id)), version: 1, rules: 1, judge: 'net', moves, touched: 1 },
  })

  it('give their mistakes, and the open ones are named', async () => {
    const { ANALYSIS_VERSION } = await import('@tabularium/bots/analysis')
    const stores = { games: memoryStore(), analyses: memoryAnalyses(), into: memoryMistakes() }
    for (const id of ['one', 'two', 'three']) await stores.games.put(saved(id))
    await stores.games.put({ ...saved('goes on'), waiting: [0] })
    const done = MOVES.map(move => ({ ...move, depth: 'standard' as const }))
    await stores.analyses.put({ ...analysis('one', done), version: ANALYSIS_VERSION })
    await stores.analyses.put({ ...analysis('two', done), version: ANALYSIS_VERSION - 1 })
    const { open } = await collectAll('', stores)
    expect(open.map(({ id }) => id).sort()).toEqual(['three', 'two'])
    const all = await stores.into.all()
    expect(all.map(({ move }) => move)).toEqual([2, 5, 6])
    expect(await stores.into.record(all[0].record)).toBe(record('one'))
    // Looked at again, nothing is asked twice.
    await stores.into.put([answered(all[0], true, 0)])
    await collectAll('', stores)
    expect((await stores.into.all()).map(({ rights }) => rights)).toEqual([1, 0, 0])
  })

  it('one move can be chosen by hand, and its record goes with the last exercise of it', async () => {
    const into = memoryMistakes()
    const about = { game: 'wonders-duel', text: record('one') }
    const { moves } = explained(MOVES, 2, ENDING)
    expect(await collectOne(moves[0], about, into)).toBeUndefined()
    const key = (await collectOne(moves[1], about, into)) ?? ''
    expect(await into.get(key)).toMatchObject({ move: 2, chosen: true, tries: 0 })
    await collect({ ...about, seats: 2, seat: 1, moves: [], ending: ENDING }, into)
    expect(await into.get(key)).toBeDefined()
    await into.drop([key])
    expect(await into.record(analysisKey(about.text))).toBeUndefined()
  })
})
