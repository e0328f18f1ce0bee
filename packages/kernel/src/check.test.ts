// The suite itself: a sound game passes, every run can be repeated, and the settings do what they say.

import { describe, expect, test } from 'vitest'
import { firstChance } from './chance.ts'
import { difference, notPlain, sharedArray } from './check/compare.ts'
import { type CheckSpec, casesOf, checkGame, checkRules, DEPTHS, LAWS, sayFault } from './check.ts'
import { fitRecord } from './fit-record.ts'
import { LANGUAGES } from './languages.ts'
import { isProblem } from './problem.ts'
import { openTable } from './table.ts'
import { omens } from './toy/index.ts'
import { verify } from './verify.ts'

describe('a sound game', () => {
  test.each([
    { depth: 'full', games: 24 },
    { depth: 'quick', games: 48 },
    { depth: 'invariants', games: 2000 },
  ] as const)('passes $games games at depth $depth', ({ depth, games }) => {
    const report = checkGame(omens, { depth, games, seed: 11 })
    expect(report.faults.map(sayFault)).toEqual([])
    expect(report.games).toBe(games)
    expect(report.decisions).toBeGreaterThan(games * 10)
  })

  test('ends in every way it can, shared wins among them', () => {
    const ends = new Set<string>()
    const counted = {
      ...omens,
      result: (s: Parameters<typeof omens.result>[0]) => {
        const result = omens.result(s)
        if (result) ends.add(result.winners.length > 1 ? `${result.reason}, shared` : result.reason)
        return result
      },
    }
    expect(checkGame(counted, { depth: 'invariants', games: 500, seed: 2 }).faults).toEqual([])
    expect([...ends].sort()).toEqual(['full', 'full, shared', 'line', 'night', 'night, shared'])
  })
})

describe('a run', () => {
  const broken = { ...omens, audit: () => ({ totals: {}, faults: ['always'] }) }

  test.each(DEPTHS)('is the same for the same seed at depth %s, and another for another', depth => {
    const run = (seed: number) => checkGame(omens, { depth, games: 6, seed }).decisions
    const first = run(5)
    expect(run(5)).toBe(first)
    expect(run(6)).not.toBe(first)
  })

  test('stops at the number of faults it was given', () => {
    const report = checkGame(broken, { games: 50, faults: 3 })
    expect(report).toMatchObject({ games: 3, faults: { length: 3 } })
  })

  test('says how far it is', () => {
    const said: string[] = []
    checkGame(omens, { depth: 'invariants', games: 3, progress: (games, of) => said.push(`${games} of ${of}`) })
    expect(said).toEqual(['1 of 3', '2 of 3', '3 of 3'])
  })

  test.each<{ spec: CheckSpec; seats: readonly number[]; days: readonly string[] }>([
    { spec: {}, seats: [2, 3], days: ['long', 'short'] },
    { spec: { seats: [2] }, seats: [2], days: ['long', 'short'] },
    { spec: { options: [{ day: 'short' }] }, seats: [2, 3], days: ['short'] },
  ])('plays at $seats seats on $days days', ({ spec, seats, days }) => {
    const { faults } = checkGame(broken, { ...spec, games: 8 })
    expect([...new Set(faults.map(fault => fault.seats))].sort()).toEqual(seats)
    expect([...new Set(faults.map(fault => fault.options.day))].sort()).toEqual(days)
  })

  test('says a fault in one line', () => {
    const [fault] = checkGame(broken, { games: 1, seed: 9 }).faults
    expect(sayFault(fault)).toBe('audit: always (the set-up; 2 seats, day=long, seed 9, game 0)')
    expect(LAWS[fault.law]).toContain('totals never change')
  })
})

describe('the rules page', () => {
  const rules = (number: string) => [{ number, title: 'Marks', text: 'Mark a field.' }]

  test('holds every rule that a run named', async () => {
    const report = checkGame(omens, { games: 4 })
    expect([...report.cited].sort()).toEqual(['2', '3', '4', '5', '7'])
    expect(await checkRules(omens, report)).toEqual([])
  })

  test('is found out when a rule or a translation is missing', async () => {
    const text = { ...omens.text, rules: (language: string) => Promise.resolve(rules(language === 'pl' ? '2' : '3')) }
    expect(await checkRules({ ...omens, text }, { ...checkGame(omens, { games: 1 }), cited: ['3', '9'] })).toEqual([
      ...LANGUAGES.map(language => `rule ${language === 'pl' ? 3 : 2} is missing in '${language}'`),
      'rule 9 is named in play and written nowhere',
    ])
  })
})

describe('comparing', () => {
  test.each([
    { a: { x: [1, 2] }, b: { x: [1, 2] }, found: undefined },
    { a: { x: 1, y: undefined }, b: { x: 1 }, found: undefined },
    { a: { x: [1, 2] }, b: { x: [1, 3] }, found: 'x[1] is 2, not 3' },
    { a: [1], b: [1, 2], found: 'it has 1 entries, not 2' },
    { a: { x: {} }, b: { x: [] }, found: 'x is {}, not []' },
  ])('$a and $b', ({ a, b, found }) => expect(difference(a, b)).toBe(found))

  test.each([
    { value: { a: [1, 'b', null, { c: true }] }, found: undefined },
    { value: { a: [Number.NaN] }, found: 'a[0] is NaN' },
    { value: { a: -0 }, found: 'a is -0, which is slow and not what JSON brings back' },
    { value: { a: new Map() }, found: 'a is a Map' },
    { value: { a: [undefined] }, found: 'a[0] is undefined' },
    { value: { a: () => 1 }, found: 'a is a function' },
  ])('plain or not: $found', ({ value, found }) => expect(notPlain(value)).toBe(found))

  test('a shared array is found, frames and frozen ones apart', () => {
    const [list, frozen, frame] = [[1], Object.freeze([2]), { at: 'turn', list: [3] }]
    expect(sharedArray({ a: { list } }, { a: { list } })).toBe('a.list')
    expect(sharedArray({ frozen, frames: [frame] }, { frozen, frames: [frame] })).toBe(undefined)
    expect(sharedArray({ list }, { list: [...list] })).toBe(undefined)
  })
})

describe('the tiny game', () => {
  test('reads records of its first rules', () => {
    const table = openTable(omens, {
      config: { seats: 2, options: { day: 'short' } },
      seats: ['Ania', 'Bartek'],
      seed: '5'.repeat(64),
    })
    for (let waiting = table.waiting(); waiting.length > 0; waiting = table.waiting()) {
      table.act(waiting[0], table.legal(waiting[0])[0])
    }
    const record = table.secretRecord()
    const old = {
      ...record,
      rules: 1,
      moves: record.moves.map(m => ({ ...m, action: m.action.replace('mark', 'claim') })),
    }
    expect(old.moves.some(move => move.action.startsWith('claim '))).toBe(true)
    const fit = fitRecord(omens, old)
    expect(isProblem(fit) ? fit : fit.moves).toEqual(record.moves)
    expect(verify(omens, old)).toEqual([])
  })
})

describe('a case', () => {
  const choices = (s: Parameters<typeof omens.waiting>[0]): string[] => {
    const [seat] = omens.waiting(s)
    const list: Parameters<typeof omens.legal>[2] = []
    return list.slice(0, omens.legal(s, seat, list)).map(({ notation }) => notation)
  }
  const { outcome, wanted } = casesOf(omens, {
    scene: (seats: number) => omens.setup({ seats, options: { day: 'short' } }, firstChance),
    play: () => [],
    choices,
    look: () => '',
  })

  test.each([
    { id: 'that wants a move barred holds where it is not legal', cannot: 'pass', holds: true },
    { id: 'fails where it is legal', cannot: 'bid 0', holds: false },
    { id: 'fails where there is no such move in the game', cannot: 'bid seven', holds: false },
  ])('$id', ({ cannot, holds }) => {
    const given = { id: '', given: 2, cannot: [cannot] }
    expect(JSON.stringify(outcome(given)) === JSON.stringify(wanted(given))).toBe(holds)
  })
})
