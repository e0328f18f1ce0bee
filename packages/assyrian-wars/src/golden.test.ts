// The golden records: one for every scenario, end, number of players and value of an option, and together with some games at random
// every feature there is. REGENERATE=1 finds them anew and writes the playthrough and the notations again; look at the difference
// before keeping it.

import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fitRecord, type GameRecord, isProblem, verify, writeRecord } from '@tabularium/kernel'
import { type Golden, goldenOf, type Played, readGolden } from '@tabularium/kernel/check'
import { describe, expect, test } from 'vitest'
import type { AwAction } from './board/actions.ts'
import { type AwState, ENDS, OPTIONS } from './board/state.ts'
import { assyrianWars } from './index.ts'
import {
  gathering,
  hunters,
  plain,
  rebellion,
  schemer,
  seafarer,
  submission,
  type Taste,
  warlord,
} from './testing/playstyles.ts'

const FOLDER = new URL('../records/', import.meta.url)
const PICTURE_EVERY = 200
const { REGENERATE } = process.env
const NAMES = ['Ania', 'Bartek', 'Celina', 'Darek', 'Ewa']
/** What is in the folder and no record. */
const OTHERS = ['notations.txt', 'playthrough.txt', 'rules-1', 'rules-2']

const read = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8')
const recordOf = (name: string, text = read(name)): GameRecord => readGolden(name, text)

const { optionsWith, playOut, find, usedIn, playthrough, partsAt, notations } = goldenOf(assyrianWars)

type Wanted = Golden<AwState, AwAction>

const ALL_ON = Object.fromEntries(Object.keys(OPTIONS).map(name => [name, name === 'supremacy' ? 'gentle' : 'on']))
const ALL_OFF = Object.fromEntries(
  Object.keys(OPTIONS).map(name => [name, name === 'supremacy' ? 'by-the-book' : 'off']),
)
const TO_THE_END = { suddenDeath: 'off' }

/** One that shows all of these. */
const showing = (
  file: string,
  seats: number,
  options: Readonly<Record<string, string>>,
  taste: Taste,
  ...names: string[]
): Wanted => ({ file, seats, options, taste, shows: ({ used }) => names.every(name => used.has(name)) })

const GOLDEN: readonly Wanted[] = [
  showing('two-rivers.txt', 2, { scenario: 'two-rivers' }, schemer, 'end by points', 'counter manoeuvre'),
  showing('two-rivers-nineveh.txt', 1, { ...ALL_ON, scenario: 'two-rivers' }, rebellion, 'end by nineveh'),
  showing('two-rivers-conquest.txt', 3, { ...ALL_OFF, scenario: 'two-rivers' }, submission, 'end by conquest'),
  showing(
    'two-rivers-gathering.txt',
    2,
    { scenario: 'two-rivers' },
    gathering,
    'army held back',
    'withdrawal from a second battle',
    'press',
  ),
  showing('rise-and-fall.txt', 4, { scenario: 'rise-and-fall' }, schemer, 'end by supremacy'),
  showing(
    'rise-and-fall-elam.txt',
    1,
    { scenario: 'rise-and-fall', suddenDeath: 'off', elimination: 'on' },
    hunters('elam'),
    'elimination of a power',
    'conquest of a power',
  ),
  showing('campaign.txt', 5, { ...TO_THE_END, secretDiplomacy: 'on' }, schemer, 'end by points', 'schemes that meet'),
  showing('campaign-submission.txt', 3, {}, submission, 'end by sudden-death'),
  showing(
    'campaign-landing.txt',
    4,
    { ...ALL_ON, scenario: 'campaign', suddenDeath: 'off', fog: 'off' },
    seafarer,
    'landing won',
    'retreat-ships',
  ),
  showing('campaign-sea.txt', 4, TO_THE_END, seafarer, 'withdrawal from a trade box'),
  showing(
    'campaign-hunger.txt',
    5,
    TO_THE_END,
    warlord('hunger', { cash: 500 }),
    'hunger siege won',
    'tunnel as event',
  ),
  showing(
    'campaign-media.txt',
    1,
    { ...TO_THE_END, elimination: 'on' },
    hunters('media'),
    'elimination of a power',
    'eliminated power back',
  ),
]

/** What hardly ever comes up, whoever plays: the test that shows it, by file and name. */
const SHOWN_BY_TEST: Readonly<Record<string, readonly [file: string, name: string]>> = {
  'attack-with': ['sea/landing.test.ts', 'attack-with'],
  'Assyrian camp beaten': ['victory/victory.test.ts', '+3 if Assyria is conquered'],
  'conquest of Assyria': ['politics/conquest.test.ts', 'conquest of Assyria: 12 VP shared'],
  'elimination of a minor': ['politics/elimination.test.ts', 'N72 tribes can eliminate Urartu'],
  'sudden death escaped': ['victory/victory.test.ts', 'N70 2D6 and the turn and the defeated powers'],
  'deportation by nomads': ['siege/siege.test.ts', 'nomads get 7 AP for an ECO+'],
  'loan not repaid': ['turn/impulse.test.ts', 'what is left unpaid is told (6.11)'],
  'evade-war': ['movement/evasion.test.ts', 'N11, 8.1 without any one may declare war'],
  'hc-sy as event': ['testing/card-cases/battle.ts', 'lay hc-sy; pass; pick phoenicia-hi-3'],
  'retreat-war': ['battle/retreat.test.ts', 'N28 into a country at peace only after declaring war'],
  'permanent card discarded': ['testing/card-cases/politics.ts', 'the card goes when Babylon is lost'],
  seek: ['sea/ships.test.ts', 'search med-tyre; seek phoenicia; seek assyria'],
  cash: ['economy/pillage.test.ts', 'a card pays where there are no savings'],
}

interface Unrecorded {
  readonly seed: number
  readonly taste: Taste
  readonly games: number
  /** Games that are known to show something that others do not: these come first. */
  readonly known?: readonly number[]
  readonly seats: number
  readonly options: Readonly<Record<string, string>>
}

/** Games of which no record is kept: what is not rare for those who play so. The long campaigns come last, if at all. */
const UNRECORDED: readonly Unrecorded[] = [
  { seed: 2, taste: submission, games: 50, known: [7, 9, 18], seats: 2, options: { scenario: 'two-rivers' } },
  { seed: 3, taste: gathering, games: 50, known: [12], seats: 3, options: { scenario: 'two-rivers' } },
  {
    seed: 4,
    taste: warlord('siege'),
    games: 50,
    known: [40],
    seats: 3,
    options: { scenario: 'two-rivers', abilities: 'on' },
  },
  { seed: 0, taste: plain, games: 5, seats: 5, options: { ...ALL_ON, scenario: 'campaign', suddenDeath: 'off' } },
  { seed: 1, taste: plain, games: 5, seats: 3, options: TO_THE_END },
]

/** Those that these games do not show either; plays no more of them than it takes. */
function unseenInGames(names: ReadonlySet<string>): ReadonlySet<string> {
  const unseen = new Set(names)
  const play = ({ seed, taste, seats, options }: Unrecorded, games: Iterable<number>): void => {
    for (const game of games) {
      if (unseen.size === 0) return
      for (const name of playOut(seats, optionsWith(options), `${seed} ${game}`, taste).used) unseen.delete(name)
    }
  }
  for (const those of UNRECORDED) play(those, those.known ?? [])
  for (const those of UNRECORDED) play(those, Array(those.games).keys())
  return unseen
}

const replayed = new Map<string, Played>()
/** What a record puts to use; replayed once. */
function usedBy(file: string): Played {
  const found = replayed.get(file) ?? usedIn(recordOf(file))
  replayed.set(file, found)
  return found
}

if (REGENERATE !== undefined) {
  // A part of a name finds those alone anew; the records of older rules stay as they are.
  const isWanted = (file: string): boolean => REGENERATE === '1' || file.includes(REGENERATE)
  for (const file of readdirSync(FOLDER)) if (file.endsWith('.txt') && isWanted(file)) rmSync(new URL(file, FOLDER))
  for (const golden of GOLDEN.filter(({ file }) => isWanted(file)))
    writeFileSync(new URL(golden.file, FOLDER), writeRecord(find(golden, NAMES, 1500, 1)))
  writeFileSync(new URL('playthrough.txt', FOLDER), playthrough(recordOf('two-rivers.txt'), PICTURE_EVERY))
  writeFileSync(new URL('notations.txt', FOLDER), notations())
}

describe('golden records', () => {
  test.each(GOLDEN)('$file verifies and shows what it is for', ({ file, seats, options, shows }) => {
    const record = recordOf(file)
    expect(verify(assyrianWars, record)).toEqual([])
    expect(record.options).toEqual(optionsWith(options))
    expect(record.seats).toHaveLength(seats)
    expect(shows(usedBy(file))).toBe(true)
    expect(writeRecord(record)).toBe(read(file))
  })

  test('a record changed by hand does not verify', () => {
    const text = read('two-rivers.txt').replace(/^result: points/m, 'result: nineveh')
    expect(verify(assyrianWars, recordOf('two-rivers.txt', text)).map(({ check }) => check)).toEqual(['result'])
  })

  test('every scenario, end, number of players and value of every option has one, and there are no others', () => {
    const records = readdirSync(FOLDER).filter(file => !OTHERS.includes(file))
    expect(records.sort()).toEqual(GOLDEN.map(({ file }) => file).sort())
    const all = GOLDEN.map(({ file }) => recordOf(file))
    expect(new Set(all.map(record => record.result?.reason))).toEqual(new Set(ENDS))
    expect(new Set(all.map(record => record.seats.length))).toEqual(new Set([1, 2, 3, 4, 5]))
    for (const [name, { values }] of Object.entries(OPTIONS)) {
      expect(new Set(all.map(record => record.options[name]))).toEqual(new Set(values))
    }
  })

  test('every feature and every kind of action is in a record, in some game, or in the test named here', () => {
    const used = new Set(GOLDEN.flatMap(({ file }) => [...usedBy(file).used]))
    const { features, actions } = assyrianWars
    const unrecorded = [...features.names, ...actions.kinds].filter(
      name => !used.has(name) && SHOWN_BY_TEST[name] === undefined,
    )
    expect([...unseenInGames(new Set(unrecorded))]).toEqual([])
    for (const [file, name] of Object.values(SHOWN_BY_TEST)) {
      expect(readFileSync(new URL(file, import.meta.url), 'utf8')).toContain(name)
    }
  })
})

/** The move at which today's rules part from a record of the first ones; none of them replays whole. */
const PARTS: Readonly<Record<string, number>> = {
  'campaign-hunger.txt': 3, // N104: a Rebel names who runs a minor
  'campaign-landing.txt': 23, // N104
  'campaign-media.txt': 142, // other dice in a battle
  'campaign-sea.txt': 3, // N104
  'campaign-submission.txt': 34, // N22: which units besiege
  'campaign.txt': 123, // other dice in a battle
  'rise-and-fall-elam.txt': 97, // N22: which units intercept
  'rise-and-fall.txt': 453, // more dice between the turns
  'two-rivers-conquest.txt': 48, // other dice in a battle
  'two-rivers-gathering.txt': 15, // other dice in a battle
  'two-rivers-nineveh.txt': 25, // 6.6: nobody is asked
  'two-rivers.txt': 35, // 6.10: nobody starves who can be fed
}

describe('records of the first rules', () => {
  test('are kept', () => {
    expect(readdirSync(new URL('rules-1/', FOLDER)).sort()).toEqual(Object.keys(PARTS).sort())
  })

  test.each(Object.entries(PARTS))('%s is followed as far as today’s rules allow: to move %i', (file, move) => {
    const record = recordOf(`rules-1/${file}`)
    const fitted = fitRecord(assyrianWars, record)
    if (isProblem(fitted)) throw new Error(fitted.problem)
    expect([fitted.begun?.rules, fitted.options.supremacy]).toEqual([1, 'gentle'])
    expect(partsAt(record)).toBe(move)
  })
})

/** The same for records of the second rules; undefined: it replays whole. */
const PARTS_2: Readonly<Record<string, number | undefined>> = {
  'campaign-media.txt': 1280, // N120: a tribe walks with AP that its units need
  'campaign-sea.txt': 2415, // N120
  'campaign.txt': 1700, // N120
  'rise-and-fall-elam.txt': 2093, // N120
  'two-rivers.txt': undefined,
}

describe('records of the second rules', () => {
  test('are kept', () => {
    expect(readdirSync(new URL('rules-2/', FOLDER)).sort()).toEqual(Object.keys(PARTS_2).sort())
  })

  test.each(Object.entries(PARTS_2))('%s is followed as far as today’s rules allow: to move %s', (file, move) => {
    const record = recordOf(`rules-2/${file}`)
    const fitted = fitRecord(assyrianWars, record)
    if (isProblem(fitted)) throw new Error(fitted.problem)
    expect(fitted.begun?.rules).toBe(2)
    expect(partsAt(record)).toBe(move)
  })
})

test('the notations are what they were (records/notations.txt)', () => {
  expect(notations()).toBe(read('notations.txt'))
})

test('the golden playthrough reads as it did (records/playthrough.txt)', () => {
  expect(playthrough(recordOf('two-rivers.txt'), PICTURE_EVERY)).toBe(read('playthrough.txt'))
})
