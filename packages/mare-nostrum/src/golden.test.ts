// The golden records: one for every end, number of players and value of an option, and together every feature there is.
// REGENERATE=1 finds them anew and writes the playthrough and the notations again; look at the difference before keeping it.

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
import type { MnAction } from './actions.ts'
import { ENDS } from './data/ends.ts'
import type { MnEvent } from './events.ts'
import { mareNostrum } from './index.ts'
import { CAPITAL } from './names.ts'
import { BOARD } from './scene.ts'
import { type MnState, OPTIONS } from './state.ts'
import { capitalOf, legionsIn } from './units.ts'

const FOLDER = new URL('../records/', import.meta.url)
const PICTURE_EVERY = 120
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
type Taste = (s: MnState, seat: Seat, action: MnAction) => number

/** Buys cards as soon as it can, and seldom has second thoughts. */
const collector: Taste = (_, __, { kind }) => {
  if (kind === 'recruit') return 60
  if (kind === 'pyramids') return 100
  if (kind === 'use') return 20
  return kind === 'take-back' ? 0.01 : kind === 'end' ? 4 : 8
}

/** Saves for the Pyramids: no card, and little else. */
const builder: Taste = (s, seat, action) => {
  if (action.kind === 'pyramids') return 1000
  if (action.kind === 'recruit') return 0.01
  if (action.kind === 'caravan' || action.kind === 'market') return 40
  return collector(s, seat, action)
}

/** Legions and triremes first, into the capitals of others, and on everything that stands there. */
const invader: Taste = (s, seat, action) => {
  switch (action.kind) {
    case 'legion':
      return 60
    case 'trireme':
      return 30
    case 'fortress':
      return action.province === capitalOf(BOARD, s, seat) ? 200 : 1
    case 'recruit':
    case 'pyramids':
      return 0.001
    case 'march': {
      const great = BOARD.greatCities[action.to] !== 0 && s.controller[action.to] !== seat
      return great ? 60 + 60 * legionsIn(s, seat, action.to) : BOARD.greatCities[action.province] !== 0 ? 0.5 : 6
    }
    case 'occupy':
      return action.slot >= 0 && BOARD.greatCities[BOARD.slotProvince[action.slot]] & BOARD.slotBit[action.slot]
        ? 100
        : 20
    case 'hold':
      return 100
    case 'pillage':
      return 1
    case 'marker':
      return 20
    case 'none':
      return 0.1
    default:
      return collector(s, seat, action)
  }
}

/** Armies, and the cards that make use of them. */
const warlord: Taste = (s, seat, action) => {
  if (action.kind === 'recruit') return 100
  if (action.kind === 'pillage') return 40
  if (action.kind === 'sheba') return action.yes === 1 ? 20 : 1
  return invader(s, seat, action)
}

/** Takes control of what others began with. */
const conqueror: Taste = (s, seat, action) => {
  switch (action.kind) {
    case 'march': {
      const own = s.controller[action.to] === seat
      const alone = legionsIn(s, seat, action.province) === 1 && s.controller[action.province] !== seat
      return alone ? 0.2 : own ? 2 : 20
    }
    case 'marker':
      return 300
    case 'exchange':
      return action.province < 0 ? 0.1 : 300
    case 'control':
      return 1
    case 'city':
      return 60
    case 'pillage':
      return BOARD.slotSort[action.slot] === CAPITAL ? 100 : 1
    case 'occupy':
    case 'recruit':
      return 1
    default:
      return invader(s, seat, action)
  }
}

/** Does nothing that need not be done, and keeps titles where they are. M07 */
const idler: Taste = (s, _, action) => {
  if (action.kind === 'award') return s.titles[action.track] === action.player ? 1000 : 0.001
  if (action.kind === 'token') return action.face === 0 ? 1000 : action.face === 1 ? 100 : 1
  return action.kind === 'end' ? 1000 : 0.00001
}

interface Played {
  readonly reason: string
  readonly moves: readonly (readonly [Seat, string])[]
  /** The features put to use, the kinds of action taken, and what else is worth showing. */
  readonly used: ReadonlySet<string>
}

/** A tell that notes features, and results that are rare. */
const noting = (used: Set<string>): Tell => {
  const hear = (event: Event) => {
    mareNostrum.features.used(event, name => used.add(name))
    const e = event as MnEvent
    if (e.at === 'over' && e.winners.length > 1) used.add('shared win')
    if (e.at === 'recalled' || e.at === 'lapsed' || e.at === 'reshuffled' || e.at === 'waits') used.add(e.at)
    if (e.at === 'no-trade') used.add(`no trade: ${e.why}`)
    if (e.at === 'battle') {
      const [own, other] = e.sides
      const done =
        own.loses > 0
          ? other.loses > 0
            ? 'both lose'
            : 'attacker loses'
          : other.loses > 0
            ? 'defender loses'
            : 'nobody loses'
      used.add(`${e.sea ? 'sea' : 'land'}: ${done}`)
    }
  }
  return { all: hear, only: (_, event) => hear(event), reveal() {} }
}
const RESULTS = ['sea', 'land'].flatMap(place =>
  ['both lose', 'attacker loses', 'defender loses', 'nobody loses'].map(done => `${place}: ${done}`),
)

const noteState = (s: MnState, used: Set<string>): void => {
  if (s.frames.at(-1)?.at === 'lose' && mareNostrum.waiting(s).length === 2) used.add('both choose losses')
}

function playOut(seats: number, options: Options, seed: string, taste: Taste, random: FastChance): Played {
  const chance = new StreamChance(seed)
  const used = new Set<string>()
  const tell = noting(used)
  chance.move(0)
  const s = mareNostrum.setup({ seats, options }, chance, tell)
  const moves: (readonly [Seat, string])[] = []
  const out: MnAction[] = []
  const tastes: number[] = []
  for (let seat = mareNostrum.waiting(s)[0]; seat !== undefined; seat = mareNostrum.waiting(s)[0]) {
    const n = mareNostrum.legal(s, seat, out)
    let sum = 0
    for (let i = 0; i < n; i++) sum += tastes[i] = taste(s, seat, out[i])
    let at = (sum * random.number(1_000_000)) / 1_000_000
    let choice = 0
    while (choice < n - 1 && (at -= tastes[choice]) >= 0) choice++
    const action = out[choice]
    used.add(action.kind)
    moves.push([seat, action.notation])
    chance.move(moves.length) // as a table does
    mareNostrum.apply(s, seat, action, chance, tell)
    noteState(s, used)
  }
  return { reason: mareNostrum.result(s)?.reason ?? '', moves, used }
}

interface Golden {
  readonly file: string
  readonly seats: number
  readonly options: Readonly<Record<string, string>>
  readonly taste: Taste
  /** What the record must show. */
  readonly shows: (played: Played) => boolean
}

const ending = (reason: string, seats: number, taste: Taste, options = {}): Golden => ({
  file: `end-${reason}.txt`,
  seats,
  options,
  taste,
  shows: played => played.reason === reason,
})
const using = (
  file: string,
  seats: number,
  taste: Taste,
  options: Readonly<Record<string, string>>,
  ...names: string[]
): Golden => ({ file, seats, options, taste, shows: ({ used }) => names.every(name => used.has(name)) })

const OPEN = { display: 'experienced' }

const GOLDEN: readonly Golden[] = [
  ending('pyramids', 4, builder),
  ending('cards', 5, collector),
  ending('cities', 3, invader),
  ending('titles', 4, collector),
  ending('rounds', 3, idler),
  using('end-cards-shared.txt', 5, collector, OPEN, 'shared win'),
  using('edition-ru.txt', 5, invader, { edition: 'ru' }, 'marker orphaned'),
  using('edition-ru-pyramids.txt', 3, builder, { edition: 'ru', empires: 'drawn' }, 'end by pyramids'),
  using('screens-open.txt', 4, collector, { screens: 'open', gift: 'public' }, 'gift', 'extra'),
  // What is rare, several at a time.
  using(
    'heroes-war.txt',
    5,
    warlord,
    OPEN,
    'caesar used',
    'pericles used',
    'nebuchadnezzar used',
    'ramesses-ii used',
    'hamilcar used',
  ),
  using('heroes-conquest.txt', 4, warlord, OPEN, 'queen-of-sheba used', 'circe used', 'hero copied'),
  using(
    'heroes-building.txt',
    5,
    warlord,
    OPEN,
    'spartacus used',
    'gilgamesh used',
    'penthesilea used',
    'hammurabi used',
  ),
  using('perseus.txt', 5, collector, OPEN, 'perseus used'),
  using(
    'wonders.txt',
    5,
    collector,
    OPEN,
    'statue-of-zeus used',
    'pharos used',
    'hanging-gardens used',
    'temple-of-artemis used',
    'colossus used',
    'recalled',
  ),
  using(
    'homes-west.txt',
    5,
    conqueror,
    OPEN,
    'control of gallia',
    'control of italia',
    'control of numidia',
    'control of libya',
  ),
  using(
    'homes-east.txt',
    5,
    conqueror,
    OPEN,
    'control of aethiopia',
    'control of mesopotamia',
    'control of assyria',
    'control of thracia',
  ),
  using('capital-rebuilt.txt', 4, conqueror, {}, 'capital pillaged', 'capital built', 'capital occupied'),
  using('losses-of-both.txt', 3, invader, {}, 'both choose losses'),
]

/** Plays game after game until a few show what they should, and plays the shortest of them at a table. */
function find({ file, seats, options, taste, shows }: Golden): GameRecord {
  const config = { seats, options: optionsWith(options) }
  let best: { readonly seed: string; readonly played: Played } | undefined
  let found = 0
  for (let game = 0; game < 6000 && found < 5; game++) {
    const random = new FastChance(`${file} ${game}`)
    const seed = Array.from({ length: 64 }, () => random.number(16).toString(16)).join('')
    const played = playOut(seats, config.options, seed, taste, random)
    if (!shows(played)) continue
    found++
    if (best === undefined || played.moves.length < best.played.moves.length) best = { seed, played }
  }
  if (best === undefined) throw new Error(`no game for ${file}`)
  const table = openTable(mareNostrum, { config, seats: NAMES.slice(0, seats), seed: best.seed })
  for (const [seat, notation] of best.played.moves) table.act(seat, notation)
  const record = table.record()
  if (!record) throw new Error(`${file}: the table played another game`)
  return record
}

const notations = (): string => `${mareNostrum.actions.all.map(({ notation }) => notation).join('\n')}\n`

if (REGENERATE) {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  for (const golden of GOLDEN) writeFileSync(new URL(golden.file, FOLDER), writeRecord(find(golden)))
  writeFileSync(new URL('playthrough.txt', FOLDER), playthrough(recordOf('end-titles.txt')))
  writeFileSync(new URL('notations.txt', FOLDER), notations())
}

/** What a record puts to use. */
function usedIn(record: GameRecord): Played {
  const used = new Set<string>(record.moves.map(({ action }) => action.split(' ')[0]))
  replay(mareNostrum, record, { tell: () => noting(used), after: s => noteState(s, used) })
  return { reason: record.result?.reason ?? '', moves: [], used }
}

describe('golden records', () => {
  test.each(GOLDEN)('$file verifies and shows what it is for', ({ file, seats, options, shows }) => {
    const record = recordOf(file)
    expect(verify(mareNostrum, record)).toEqual([])
    expect(record.options).toEqual(optionsWith(options))
    expect(record.seats).toHaveLength(seats)
    expect(shows(usedIn(record))).toBe(true)
    expect(writeRecord(record)).toBe(read(file))
  })

  test('a record changed by hand does not verify', () => {
    const text = read('end-cards.txt').replace(/^result: cards/m, 'result: titles')
    expect(verify(mareNostrum, recordOf('end-cards.txt', text)).map(({ check }) => check)).toEqual(['result'])
  })

  test('every end, every number of players and every value of every option has one, and there are no others', () => {
    const records = readdirSync(FOLDER).filter(file => !OTHERS.includes(file))
    expect(records.sort()).toEqual(GOLDEN.map(({ file }) => file).sort())
    const all = GOLDEN.map(({ file }) => recordOf(file))
    expect(new Set(all.map(record => record.result?.reason))).toEqual(new Set(ENDS))
    expect(new Set(all.map(record => record.seats.length))).toEqual(new Set([3, 4, 5]))
    for (const [name, { values }] of Object.entries(OPTIONS)) {
      expect(new Set(all.map(record => record.options[name]))).toEqual(new Set(values))
    }
  })

  test('together they put every feature to use, take every kind of action and show every result of a battle', () => {
    const used = new Set(GOLDEN.flatMap(({ file }) => [...usedIn(recordOf(file)).used]))
    const { features, actions } = mareNostrum
    expect([...features.names, ...actions.kinds, ...RESULTS].filter(name => !used.has(name))).toEqual([])
  })
})

test('the notations are what they were (records/notations.txt)', () => {
  expect(notations()).toBe(read('notations.txt'))
})

/** A record as a story: every move with what it told, and a picture now and then. */
function playthrough(record: GameRecord): string {
  const say = speakerOf(mareNostrum, 'en', record.seats)
  const lines: string[] = []
  let told = new Telling()
  replay(mareNostrum, record, {
    tell: () => (told = new Telling()),
    after: (s, move) => {
      const made = record.moves[move - 1]
      lines.push(move === 0 ? 'setup' : `${move}. ${record.seats[made.seat]}: ${made.action}`)
      for (const event of told.to(undefined)) lines.push(`   ${say(mareNostrum.text.event(event))}`)
      if (move % PICTURE_EVERY !== 0 && move !== record.moves.length) return
      lines.push('', mareNostrum.text.picture(mareNostrum.view(s, undefined), say), '')
    },
  })
  return `${lines.join('\n').trimEnd()}\n`
}

test('the golden playthrough reads as it did (records/playthrough.txt)', () => {
  expect(playthrough(recordOf('end-titles.txt'))).toBe(read('playthrough.txt'))
})
