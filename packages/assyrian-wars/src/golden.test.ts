// The golden records: for every scenario, number of players and value of an option. REGENERATE=1 finds them anew and writes
// the playthrough and the notations again; look at the difference before keeping it.

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type GameRecord, verify, writeRecord } from '@tabularium/kernel'
import { type Golden, goldenOf, readGolden, type Taste as TasteOf } from '@tabularium/kernel/check'
import { describe, expect, test } from 'vitest'
import type { AwAction } from './actions.ts'
import { assyrianWars } from './index.ts'
import { BOARD } from './scene.ts'
import { type AwState, OPTIONS } from './state.ts'

const FOLDER = new URL('../records/', import.meta.url)
const PICTURE_EVERY = 200
const REGENERATE = process.env.REGENERATE !== undefined
const NAMES = ['Ania', 'Bartek', 'Celina', 'Darek', 'Ewa']
/** What is in the folder and no record. */
const OTHERS = ['notations.txt', 'playthrough.txt']

const read = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8')
const recordOf = (name: string, text = read(name)): GameRecord => readGolden(name, text)

type Taste = TasteOf<AwState, AwAction>

/** Plays events where there are any, and ends impulses soon. */
const schemer: Taste = (_, __, { kind }) => {
  if (kind === 'event' || kind === 'plus-event' || kind === 'lay') return 60
  if (kind === 'end' || kind === 'done' || kind === 'halt') return 12
  return kind === 'yes' ? 6 : 3
}

/** Everything alike. */
const plain: Taste = () => 1

/** Steps from each area to the nearest of some others. */
function stepsTo(targets: readonly number[]): readonly number[] {
  const steps: number[] = BOARD.areas.map((_, area) => (targets.includes(area) ? 0 : 99))
  for (const queue = [...targets]; queue.length > 0; ) {
    const at = queue.shift() as number
    for (const next of BOARD.linked[at]) {
      if (steps[next] <= steps[at] + 1) continue
      steps[next] = steps[at] + 1
      queue.push(next)
    }
  }
  return steps
}
const TO_NINEVEH = stepsTo([BOARD.areaOf('nineveh')])
const TO_REBELS = stepsTo(['babylon', 'susa'].map(BOARD.areaOf))

/** Those of a camp go for some cities and take them; the others do nothing that need not be done. */
const against =
  (assyrian: boolean, steps: readonly number[]): Taste =>
  (s, _, action) => {
    const { of } = s.frames[s.frames.length - 1]
    if ((of === BOARD.assyria) !== assyrian) {
      if (action.kind === 'end' || action.kind === 'pass' || action.kind === 'starve') return 1000
      return action.kind === 'to' ? steps[action.area] : 1
    }
    switch (action.kind) {
      case 'conquer':
      case 'siege':
        return 1000
      case 'assault':
        return 200
      case 'march':
      case 'build':
      case 'hire':
        return 60
      case 'to': {
        const from = s.at[s.moving[0]] % BOARD.areas.length
        return steps[action.area] < steps[from] ? 300 : 0.1
      }
      case 'with':
      case 'take':
      case 'force-march':
        return 60
      case 'halt':
        return 1
      case 'end':
        return 4
      case 'leave':
      case 'part':
      case 'raid-with':
      case 'surrender':
      case 'pass':
        return 0.1
      default:
        return 2
    }
  }
const rebellion = against(false, TO_NINEVEH)
const conquest = against(true, TO_REBELS)

const { optionsWith, find, usedIn, playthrough, notations } = goldenOf(assyrianWars)

interface Ending extends Omit<Golden<AwState, AwAction>, 'shows'> {
  readonly reason: string
}

const ALL_ON = Object.fromEntries(Object.keys(OPTIONS).map(name => [name, 'on']))
const ALL_OFF = Object.fromEntries(Object.keys(OPTIONS).map(name => [name, 'off']))

const GOLDEN: readonly Ending[] = [
  { file: 'two-rivers.txt', seats: 2, options: { scenario: 'two-rivers' }, taste: schemer, reason: 'points' },
  {
    file: 'two-rivers-rebels.txt',
    seats: 3,
    options: { ...ALL_OFF, scenario: 'two-rivers' },
    taste: rebellion,
    reason: 'points',
  },
  {
    file: 'two-rivers-alone.txt',
    seats: 1,
    options: { ...ALL_ON, scenario: 'two-rivers' },
    taste: conquest,
    reason: 'supremacy',
  },
  { file: 'rise-and-fall.txt', seats: 4, options: { scenario: 'rise-and-fall' }, taste: schemer, reason: 'supremacy' },
  { file: 'campaign.txt', seats: 5, options: { suddenDeath: 'off' }, taste: schemer, reason: 'points' },
  {
    file: 'campaign-plain.txt',
    seats: 4,
    options: { ...ALL_ON, scenario: 'campaign', suddenDeath: 'off' },
    taste: plain,
    reason: 'points',
  },
  { file: 'campaign-conquest.txt', seats: 3, options: { secretDiplomacy: 'on' }, taste: conquest, reason: 'supremacy' },
]

if (REGENERATE) {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  for (const golden of GOLDEN)
    writeFileSync(
      new URL(golden.file, FOLDER),
      writeRecord(find({ ...golden, shows: played => played.reason === golden.reason }, NAMES, 1500, 3)),
    )
  writeFileSync(new URL('playthrough.txt', FOLDER), playthrough(recordOf('two-rivers.txt'), PICTURE_EVERY))
  writeFileSync(new URL('notations.txt', FOLDER), notations())
}

describe('golden records', () => {
  test.each(GOLDEN)('$file verifies and ends by $reason', ({ file, seats, options, reason }) => {
    const record = recordOf(file)
    expect(verify(assyrianWars, record)).toEqual([])
    expect(record.options).toEqual(optionsWith(options))
    expect(record.seats).toHaveLength(seats)
    expect(record.result?.reason).toBe(reason)
    expect(writeRecord(record)).toBe(read(file))
  })

  test('a record changed by hand does not verify', () => {
    const text = read('two-rivers.txt').replace(/^result: points/m, 'result: nineveh')
    expect(verify(assyrianWars, recordOf('two-rivers.txt', text)).map(({ check }) => check)).toEqual(['result'])
  })

  test('every scenario, number of players and value of every option has one, and there are no others', () => {
    const records = readdirSync(FOLDER).filter(file => !OTHERS.includes(file))
    expect(records.sort()).toEqual(GOLDEN.map(({ file }) => file).sort())
    const all = GOLDEN.map(({ file }) => recordOf(file))
    expect(new Set(all.map(record => record.seats.length))).toEqual(new Set([1, 2, 3, 4, 5]))
    for (const [name, { values }] of Object.entries(OPTIONS)) {
      expect(new Set(all.map(record => record.options[name]))).toEqual(new Set(values))
    }
  })

  test('together they play nearly every card for its AP and most as events, and take most kinds of action', () => {
    const used = new Set(GOLDEN.flatMap(({ file }) => [...usedIn(recordOf(file)).used]))
    const share = (names: readonly string[]): number => names.filter(name => used.has(name)).length / names.length
    expect(share(BOARD.cards.map(id => `${id} for AP`))).toBeGreaterThan(0.9)
    expect(share(BOARD.cards.map(id => `${id} as event`))).toBeGreaterThan(0.8)
    expect(share(assyrianWars.actions.kinds)).toBeGreaterThan(0.8)
  })
})

test('the notations are what they were (records/notations.txt)', () => {
  expect(notations()).toBe(read('notations.txt'))
})

test('the golden playthrough reads as it did (records/playthrough.txt)', () => {
  expect(playthrough(recordOf('two-rivers.txt'), PICTURE_EVERY)).toBe(read('playthrough.txt'))
})
