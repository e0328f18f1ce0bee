// The game as a whole: the kernel's suite over numbers of players and options, and the figures of random play.

import { choosable, completeOptions, FastChance, firstChance, isProblem, type Options, perft } from '@tabularium/kernel'
import { checkGame, checkRules, type Report, sayFault } from '@tabularium/kernel/check'
import { describe, expect, test } from 'vitest'
import type { MnAction } from './actions.ts'
import { ENDS } from './data/ends.ts'
import { mareNostrum } from './index.ts'
import { OPTIONS } from './state.ts'

const optionsWith = (given: Readonly<Record<string, string>>): Options => {
  const options = completeOptions(OPTIONS, given)
  if (isProblem(options)) throw new Error(options.problem)
  return options
}

/** A few tables at which every value of every option comes up. */
const TABLES: readonly Options[] = [
  optionsWith({}),
  optionsWith({ edition: 'ru', display: 'experienced' }),
  optionsWith({ screens: 'open', empires: 'drawn' }),
  optionsWith({ gift: 'public', pyramids: 'one' }),
  optionsWith({ edition: 'ru', gift: 'public' }),
  optionsWith({ display: 'experienced', empires: 'drawn' }),
  optionsWith({ screens: 'unnoted', empires: 'picked' }),
]

describe('the suite of the kernel', () => {
  const cited = new Set<string>()
  const passes = (report: Report) => {
    expect(report.faults.map(sayFault)).toEqual([])
    for (const rule of report.cited) cited.add(rule)
  }

  // A short game with the cheap laws at every position; the longer ones are looked at here and there, as in the long checks
  // (npm run soak), which play many of them.
  test.each([
    { seats: 3, seed: 'mare 1', every: 16 },
    { seats: 4, seed: 'mare 14', every: 32 },
    { seats: 5, seed: 'mare 13', every: 32 },
    { seats: 3, seed: 'mare 9', options: TABLES.at(-1) },
  ])('every law at some positions, $seats players, $seed', ({ seats, seed, every, options = TABLES[seats - 3] }) => {
    passes(checkGame(mareNostrum, { games: 1, seed, seats: [seats], options: [options], ...(every && { every }) }))
  })

  test('the invariants, in games over all options and numbers of players', () => {
    const report = checkGame(mareNostrum, { games: 48, seed: 'mare', depth: 'invariants' })
    passes(report)
    expect(report.games).toBe(48)
  })

  test('every rule named in play stands on the rules page, in every language', async () => {
    expect(await checkRules(mareNostrum, { games: 0, decisions: 0, faults: [], cited: [...cited] })).toEqual([])
    expect(cited.size).toBeGreaterThan(15)
  })
})

test('every value of every option is at a table of the suite', () => {
  for (const [name, { values }] of Object.entries(choosable(OPTIONS))) {
    expect(new Set(TABLES.map(options => options[name]))).toEqual(new Set(values))
  }
})

test.each([
  { seats: 3, decisions: [1200, 1800] },
  { seats: 4, decisions: [1300, 1900] },
  { seats: 5, decisions: [1500, 2300] },
])('random games of $seats end by somebody’s victory, and are so long', ({ seats, decisions: [fewest, most] }) => {
  const chance = new FastChance(`ends ${seats}`)
  const ends: Record<string, number> = {}
  const out: MnAction[] = []
  const games = 60
  let decisions = 0
  let longest = 0
  for (let game = 0; game < games; game++) {
    const s = mareNostrum.setup({ seats, options: TABLES[game % TABLES.length] }, chance)
    for (let asked = mareNostrum.waiting(s); asked.length > 0; asked = mareNostrum.waiting(s)) {
      const seat = asked[chance.number(asked.length)]
      const n = mareNostrum.legal(s, seat, out)
      longest = Math.max(longest, n)
      mareNostrum.apply(s, seat, out[chance.number(n)], chance)
      decisions++
    }
    const { reason } = mareNostrum.result(s) ?? { reason: 'none' }
    ends[reason] = (ends[reason] ?? 0) + 1
  }
  expect(decisions / games).toBeGreaterThan(fewest)
  expect(decisions / games).toBeLessThan(most)
  // A list that people can still read.
  expect(longest).toBeLessThan(400)
  expect((ends.cards ?? 0) + (ends.titles ?? 0)).toBeGreaterThan(0.8 * games)
  expect(Object.keys(ends).every(end => (ENDS as readonly string[]).includes(end))).toBe(true)
})

test('perft: as many ways from the start as there were', () => {
  const counts = [3, 5].map(seats => {
    const s = mareNostrum.setup({ seats, options: TABLES[0] }, firstChance)
    return [1, 2, 3, 4].map(depth => perft(mareNostrum, s, depth))
  })
  expect(counts).toEqual([
    [6, 33, 200, 1029],
    [6, 35, 229, 1253],
  ])
})
