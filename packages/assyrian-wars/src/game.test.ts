// The game as a whole: the kernel's suite over scenarios, numbers of players and options, and the figures of random play.

import { completeOptions, FastChance, firstChance, isProblem, type Options, perft } from '@tabularium/kernel'
import { checkGame, checkRules, type Report, sayFault } from '@tabularium/kernel/check'
import { describe, expect, test } from 'vitest'
import type { AwAction } from './board/actions.ts'
import { ENDS, OPTIONS } from './board/state.ts'
import { assyrianWars } from './index.ts'

const optionsWith = (given: Readonly<Record<string, string>>): Options => {
  const options = completeOptions(OPTIONS, given)
  if (isProblem(options)) throw new Error(options.problem)
  return options
}

const ALL_ON = Object.fromEntries(Object.keys(OPTIONS).map(name => [name, name === 'supremacy' ? 'gentle' : 'on']))
const ALL_OFF = Object.fromEntries(
  Object.keys(OPTIONS).map(name => [name, name === 'supremacy' ? 'by-the-book' : 'off']),
)

/** Every scenario with every number of players it is for; every value of every option comes up. */
const SETS: readonly Readonly<Record<string, string>>[] = [
  {},
  ALL_ON,
  ALL_OFF,
  { suddenDeath: 'off', elimination: 'on' },
  { fog: 'on', secretDiplomacy: 'on' },
]
const TABLES: readonly { readonly seats: number; readonly options: Options }[] = OPTIONS.scenario.values
  .flatMap((scenario, row) =>
    [1, 2, 3, 4, 5].map(seats => ({ seats, options: optionsWith({ ...SETS[(row + seats) % SETS.length], scenario }) })),
  )
  .filter(table => assyrianWars.admits?.(table) === undefined)

/** Every scenario, every number of players and every set of options once; the long checks (npm run soak) play all of them. */
const LAWED = TABLES.filter(({ seats, options }) =>
  ['campaign 5', 'rise-and-fall 4', 'two-rivers 1', 'two-rivers 2', 'two-rivers 3'].includes(
    `${options.scenario} ${seats}`,
  ),
)

/** The longer games are broken off here; the invariants and the golden records go to their ends. */
const BOUND = 1200
const brokenOff = { ...assyrianWars, endless: true }

describe('the suite of the kernel', () => {
  const cited = new Set<string>()
  const passes = (report: Report) => {
    expect(report.faults.map(sayFault)).toEqual([])
    for (const rule of report.cited) cited.add(rule)
  }

  test.each(LAWED)('every law at some positions: $options.scenario with $seats', ({ seats, options }) => {
    passes(
      checkGame(brokenOff, {
        games: 1,
        seed: 'assur',
        depth: 'full',
        every: 1000,
        bound: BOUND,
        seats: [seats],
        options: [options],
      }),
    )
  })

  test.each(TABLES)('the invariants: $options.scenario with $seats', ({ seats, options }) => {
    const report = checkGame(assyrianWars, {
      // One game of each; two thousand are played in the long checks.
      games: 1,
      seed: 'assur',
      depth: 'invariants',
      seats: [seats],
      options: [options],
    })
    passes(report)
    expect(report.games).toBe(1)
  })

  test('every rule named in play stands on the rules page, in every language', async () => {
    expect(await checkRules(assyrianWars, { games: 0, decisions: 0, faults: [], cited: [...cited] })).toEqual([])
    expect(cited.size).toBeGreaterThan(25)
  })
})

test('every value of every option is at a table of the suite', () => {
  expect(TABLES).toHaveLength(12)
  for (const [name, { values }] of Object.entries(OPTIONS)) {
    expect(new Set(TABLES.map(({ options }) => options[name]))).toEqual(new Set(values))
  }
})

test.each([
  { scenario: 'campaign', seats: 5, games: 2, decisions: [4000, 9000] },
  { scenario: 'rise-and-fall', seats: 4, games: 3, decisions: [2500, 6500] },
  { scenario: 'two-rivers', seats: 2, games: 6, decisions: [500, 1500] },
])('random games of $scenario end, and are so long', ({ scenario, seats, games, decisions: [fewest, most] }) => {
  const chance = new FastChance(`ends ${scenario}`)
  const options = optionsWith({ scenario, suddenDeath: 'off' })
  const out: AwAction[] = []
  let decisions = 0
  let longest = 0
  for (let game = 0; game < games; game++) {
    const s = assyrianWars.setup({ seats, options }, chance)
    for (let asked = assyrianWars.waiting(s); asked.length > 0; asked = assyrianWars.waiting(s)) {
      const seat = asked[chance.number(asked.length)]
      const n = assyrianWars.legal(s, seat, out)
      longest = Math.max(longest, n)
      assyrianWars.apply(s, seat, out[chance.number(n)], chance)
      decisions++
    }
    const { reason, winners } = assyrianWars.result(s) ?? { reason: 'none', winners: [] }
    expect(ENDS as readonly string[]).toContain(reason)
    expect(winners.length).toBeGreaterThan(0)
  }
  expect(decisions / games).toBeGreaterThan(fewest)
  expect(decisions / games).toBeLessThan(most)
  // A list that people can still read.
  expect(longest).toBeLessThan(600)
})

test('perft: as many ways from the start as there were', () => {
  const counts = [
    { seats: 5, options: optionsWith({}) },
    { seats: 2, options: optionsWith({ scenario: 'two-rivers' }) },
    { seats: 3, options: optionsWith({ ...ALL_OFF, scenario: 'rise-and-fall' }) },
  ].map(({ seats, options }) => {
    const s = assyrianWars.setup({ seats, options }, firstChance)
    return [1, 2, 3].map(depth => perft(assyrianWars, s, depth))
  })
  expect(counts).toEqual([
    [2, 220, 10427],
    [32, 416, 5125],
    [60, 1456, 34397],
  ])
})
