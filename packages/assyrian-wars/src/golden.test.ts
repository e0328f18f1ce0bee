// The golden records: for every scenario, number of players and value of an option. REGENERATE=1 finds them anew and writes
// the playthrough and the notations again; look at the difference before keeping it.

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import {
  completeOptions,
  type Event,
  FastChance,
  type GameRecord,
  isProblem,
  type Options,
  openTable,
  readRecord,
  replay,
  type Seat,
  StreamChance,
  speakerOf,
  type Tell,
  Telling,
  verify,
  writeRecord,
} from '@tabularium/kernel'
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
const recordOf = (name: string, text = read(name)): GameRecord => {
  const record = readRecord(text)
  if (isProblem(record)) throw new Error(`${name}: ${record.problem}`)
  return record
}

const optionsWith = (given: Readonly<Record<string, string>>): Options => {
  const options = completeOptions(OPTIONS, given)
  if (isProblem(options)) throw new Error(options.problem)
  return options
}

/** How much a seat likes an action: chances are in proportion. */
type Taste = (s: AwState, seat: Seat, action: AwAction) => number

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

interface Played {
  readonly reason: string
  readonly moves: readonly (readonly [Seat, string])[]
  /** The features put to use, and the kinds of action taken. */
  readonly used: ReadonlySet<string>
}

const noting = (used: Set<string>): Tell => {
  const hear = (event: Event) => assyrianWars.features.used(event, name => used.add(name))
  return { all: hear, only: (_, event) => hear(event), reveal() {} }
}

function playOut(seats: number, options: Options, seed: string, taste: Taste, random: FastChance): Played {
  const chance = new StreamChance(seed)
  const used = new Set<string>()
  const tell = noting(used)
  chance.move(0)
  const s = assyrianWars.setup({ seats, options }, chance, tell)
  const moves: (readonly [Seat, string])[] = []
  const out: AwAction[] = []
  const tastes: number[] = []
  for (let seat = assyrianWars.waiting(s)[0]; seat !== undefined; seat = assyrianWars.waiting(s)[0]) {
    const n = assyrianWars.legal(s, seat, out)
    let sum = 0
    for (let i = 0; i < n; i++) sum += tastes[i] = taste(s, seat, out[i])
    let at = (sum * random.number(1_000_000)) / 1_000_000
    let choice = 0
    while (choice < n - 1 && (at -= tastes[choice]) >= 0) choice++
    const action = out[choice]
    used.add(action.kind)
    moves.push([seat, action.notation])
    chance.move(moves.length) // as a table does
    assyrianWars.apply(s, seat, action, chance, tell)
  }
  return { reason: assyrianWars.result(s)?.reason ?? '', moves, used }
}

interface Golden {
  readonly file: string
  readonly seats: number
  readonly options: Readonly<Record<string, string>>
  readonly taste: Taste
  readonly reason: string
}

const ALL_ON = Object.fromEntries(Object.keys(OPTIONS).map(name => [name, 'on']))
const ALL_OFF = Object.fromEntries(Object.keys(OPTIONS).map(name => [name, 'off']))

const GOLDEN: readonly Golden[] = [
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

/** Plays game after game until a few end as they should, and plays the shortest of them at a table. */
function find({ file, seats, options, taste, reason }: Golden): GameRecord {
  const config = { seats, options: optionsWith(options) }
  let best: { readonly seed: string; readonly played: Played } | undefined
  let found = 0
  for (let game = 0; game < 1500 && found < 3; game++) {
    const random = new FastChance(`${file} ${game}`)
    const seed = Array.from({ length: 64 }, () => random.number(16).toString(16)).join('')
    const played = playOut(seats, config.options, seed, taste, random)
    if (played.reason !== reason) continue
    found++
    if (best === undefined || played.moves.length < best.played.moves.length) best = { seed, played }
  }
  if (best === undefined) throw new Error(`no game for ${file}`)
  const table = openTable(assyrianWars, { config, seats: NAMES.slice(0, seats), seed: best.seed })
  for (const [seat, notation] of best.played.moves) table.act(seat, notation)
  const record = table.record()
  if (!record) throw new Error(`${file}: the table played another game`)
  return record
}

const notations = (): string => `${assyrianWars.actions.all.map(({ notation }) => notation).join('\n')}\n`

if (REGENERATE) {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  for (const golden of GOLDEN) writeFileSync(new URL(golden.file, FOLDER), writeRecord(find(golden)))
  writeFileSync(new URL('playthrough.txt', FOLDER), playthrough(recordOf('two-rivers.txt')))
  writeFileSync(new URL('notations.txt', FOLDER), notations())
}

/** What a record puts to use. */
function usedIn(record: GameRecord): ReadonlySet<string> {
  const used = new Set<string>(record.moves.map(({ action }) => action.split(' ')[0]))
  replay(assyrianWars, record, { tell: () => noting(used) })
  return used
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
    const used = new Set(GOLDEN.flatMap(({ file }) => [...usedIn(recordOf(file))]))
    const share = (names: readonly string[]): number => names.filter(name => used.has(name)).length / names.length
    expect(share(BOARD.cards.map(id => `${id} for AP`))).toBeGreaterThan(0.9)
    expect(share(BOARD.cards.map(id => `${id} as event`))).toBeGreaterThan(0.8)
    expect(share(assyrianWars.actions.kinds)).toBeGreaterThan(0.8)
  })
})

test('the notations are what they were (records/notations.txt)', () => {
  expect(notations()).toBe(read('notations.txt'))
})

/** A record as a story: every move with what it told, and a picture now and then. */
function playthrough(record: GameRecord): string {
  const say = speakerOf(assyrianWars, 'en', record.seats)
  const lines: string[] = []
  let told = new Telling()
  replay(assyrianWars, record, {
    tell: () => (told = new Telling()),
    after: (s, move) => {
      const made = record.moves[move - 1]
      lines.push(move === 0 ? 'setup' : `${move}. ${record.seats[made.seat]}: ${made.action}`)
      for (const event of told.to(undefined)) lines.push(`   ${say(assyrianWars.text.event(event))}`)
      if (move % PICTURE_EVERY !== 0 && move !== record.moves.length) return
      lines.push('', assyrianWars.text.picture(assyrianWars.view(s, undefined), say), '')
    },
  })
  return `${lines.join('\n').trimEnd()}\n`
}

test('the golden playthrough reads as it did (records/playthrough.txt)', () => {
  expect(playthrough(recordOf('two-rivers.txt'))).toBe(read('playthrough.txt'))
})
