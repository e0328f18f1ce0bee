// The game as a whole: the kernel's suite over all options and numbers of players, the figures of random play, and perft.

import {
  choosable,
  combinations,
  completeOptions,
  FastChance,
  firstChance,
  isProblem,
  type Options,
  perft,
} from '@tabularium/kernel'
import { checkGame, checkRules, type Report, sayFault } from '@tabularium/kernel/check'
import { describe, expect, test } from 'vitest'
import type { GrAction } from './actions.ts'
import { ENDS } from './data/ends.ts'
import { gloryToRome } from './index.ts'
import { refuse } from './refuse.ts'
import { play, type SceneWords, scene } from './scene.ts'
import { type GrState, OPTIONS } from './state.ts'

const optionsWith = (given: Readonly<Record<string, string>>): Options => {
  const options = completeOptions(OPTIONS, given)
  if (isProblem(options)) throw new Error(options.problem)
  return options
}

/** A few tables at which every value of every option comes up. */
const TABLES: readonly Options[] = [
  optionsWith({}),
  optionsWith({ variant: 'classic', stairway: 'instead', concession: 'on' }),
  optionsWith({ variant: 'simplified', alphabet: 'pl' }),
  optionsWith({
    outOfTown: 'when-exhausted',
    circusMaximus: 'clients-to-act',
    thinking: 'may-decline',
    alphabet: 'ru',
  }),
  optionsWith({ bridge: 'takes-all', vaults: 'remembered', alphabet: 'de' }),
]

describe('the suite of the kernel', () => {
  const cited = new Set<string>()
  const passes = (report: Report) => {
    expect(report.faults.map(sayFault)).toEqual([])
    for (const rule of report.cited) cited.add(rule)
  }

  test.each([
    // In the long checks (npm run soak) every position of many games.
    { seats: 2, vaults: 'by-the-book', every: 6 },
    { seats: 3, vaults: 'by-the-book', every: 8 },
    { seats: 4, vaults: 'remembered', every: 8 },
    { seats: 5, vaults: 'by-the-book', every: 8 },
  ])('every law at one position in $every, $seats players, vaults $vaults', ({ seats, vaults, every }) => {
    const options = [optionsWith({ vaults })]
    passes(checkGame(gloryToRome, { games: 1, seed: `rome ${seats}`, depth: 'full', every, options, seats: [seats] }))
  })

  test.each(TABLES.map((options, i) => ({ options, seats: i % 2 === 0 ? 2 : 4 })))(
    'every law at some positions, over the options: $seats players, $options.variant',
    ({ options, seats }) => {
      passes(checkGame(gloryToRome, { games: 1, seed: 'rome', options: [options], seats: [seats] }))
    },
  )

  test('the invariants, in many games over all options', () => {
    const games = 8 * combinations(OPTIONS).length
    const report = checkGame(gloryToRome, { games, seed: 'rome', depth: 'invariants' })
    passes(report)
    expect(report.games).toBe(games)
  })

  test('every rule named in play stands on the rules page, in every language', async () => {
    expect(await checkRules(gloryToRome, { games: 0, decisions: 0, faults: [], cited: [...cited] })).toEqual([])
    expect(cited.size).toBeGreaterThan(20)
  })
})

test('every value of every option is at a table of the suite', () => {
  for (const [name, { values }] of Object.entries(choosable(OPTIONS))) {
    expect(new Set(TABLES.map(options => options[name]))).toEqual(new Set(values))
  }
})

test.each([
  { seats: 2, end: 'sites', decisions: [300, 400] },
  { seats: 5, end: 'deck', decisions: [200, 420] },
])(
  'most of 1,000 random games of $seats end by $end, and they are so long',
  ({ seats, end, decisions: [fewest, most] }) => {
    const chance = new FastChance(`ends ${seats}`)
    const ends: Record<string, number> = {}
    const out: GrAction[] = []
    const games = 1000
    let decisions = 0
    for (let game = 0; game < games; game++) {
      const s = gloryToRome.setup({ seats, options: optionsWith({}) }, chance)
      for (let seat = gloryToRome.waiting(s)[0]; seat !== undefined; seat = gloryToRome.waiting(s)[0]) {
        gloryToRome.apply(s, seat, out[chance.number(gloryToRome.legal(s, seat, out))], chance)
        decisions++
      }
      const reason = gloryToRome.result(s)?.reason ?? 'none'
      ends[reason] = (ends[reason] ?? 0) + 1
    }
    expect(Object.keys(ends).filter(reason => !(ENDS as readonly string[]).includes(reason))).toEqual([])
    expect(ends[end] / games).toBeGreaterThan(0.5)
    expect(decisions / games).toBeGreaterThan(fewest)
    expect(decisions / games).toBeLessThan(most)
  },
)

interface Counted {
  readonly id: string
  readonly given: SceneWords
  readonly when?: string
  /** Runs of 1, 2, 3 … decisions. */
  readonly runs: readonly number[]
}

/** Chance always gives the first card there is. Counted once and frozen; a change of the rules shows here. */
const COUNTED: readonly Counted[] = [
  {
    id: 'a first lead',
    given: {
      players: [{ hand: 'bar dock shrine wall senator' }, { hand: 'villa temple road circus senator' }],
      pool: 'wood stone',
    },
    runs: [12, 60, 316, 2078],
  },
  {
    id: 'a Palace and a Circus: sets of units',
    given: { players: [{ hand: 'bar bar dock market senator', done: 'palace circus' }, { hand: 'wall' }] },
    runs: [26, 76, 274, 965],
  },
  {
    id: 'a Craftsman with a Fountain and sites out of town',
    given: {
      players: [
        {
          hand: 'dock market villa temple',
          done: 'fountain scriptorium',
          work: 'wall gate:brick',
          clients: 'craftsman',
        },
        { hand: 'bar' },
      ],
    },
    when: 'lead craftsman dock; think senator',
    runs: [10, 65, 323, 1162],
  },
  {
    id: 'an Architect with Stairway and Archway',
    given: {
      players: [
        { hand: 'wall bar', done: 'stairway archway', work: 'gate', stockpile: 'brick rubble', clients: 'architect' },
        { done: 'shrine road', hand: 'bar' },
        { done: 'academy' },
      ],
      pool: 'brick wood',
    },
    when: 'lead architect wall; think senator; think senator',
    runs: [10, 50, 227, 1004],
  },
  {
    id: 'demands with Bridge and Coliseum',
    given: {
      players: [
        { hand: 'school bath dock temple', done: 'bridge coliseum', clients: 'legionary' },
        { hand: 'gate shrine forum', stockpile: 'brick', clients: 'legionary craftsman' },
        { hand: 'palace market', done: 'wall', clients: 'patron' },
      ],
      pool: 'brick',
    },
    when: 'lead legionary school; think senator; think senator',
    runs: [4, 13, 36, 92],
  },
  {
    id: 'a chain of the Bath',
    given: {
      players: [{ hand: 'temple dock', done: 'bath bar storeroom' }, { hand: 'bar' }],
      pool: 'rubble wood stone marble',
    },
    when: 'lead patron temple; think senator',
    runs: [6, 27, 77, 356],
  },
]

/** The same count, slowly: every action of the catalogue that is not refused. */
function slowPerft(s: GrState, depth: number): number {
  const [seat] = gloryToRome.waiting(s)
  if (depth === 0) return 1
  if (seat === undefined) return 0
  const allowed = gloryToRome.actions.all.filter(action => refuse(s, seat, action) === undefined)
  if (depth === 1) return allowed.length
  return allowed.reduce((sum, action) => {
    const next = gloryToRome.clone(s)
    gloryToRome.apply(next, seat, action, firstChance)
    return sum + slowPerft(next, depth - 1)
  }, 0)
}

describe.each(COUNTED)('$id', ({ given, when = '', runs }) => {
  const position = (): GrState => {
    const s = scene(given)
    play(s, when)
    return s
  }

  test(`runs: ${runs.join(', ')}`, () => {
    const s = position()
    const before = JSON.stringify(s)
    expect([1, 2, 3, 4].map(depth => perft(gloryToRome, s, depth))).toEqual(runs)
    expect(JSON.stringify(s)).toBe(before)
  })

  test('the slow count agrees', () => {
    expect([1, 2].map(depth => slowPerft(position(), depth))).toEqual(runs.slice(0, 2))
  })
})
