// The golden records: one for every end, number of players and value of an option, and together every feature there is.
// REGENERATE=1 finds them anew and writes the playthrough and the notations again; look at the difference before keeping it.

import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { choosable, type Event, fitRecord, type GameRecord, verify, writeRecord } from '@tabularium/kernel'
import { type Golden, goldenOf, readGolden, type Taste as TasteOf } from '@tabularium/kernel/check'
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
const OTHERS = ['notations.txt', 'playthrough.txt', 'rules-1']

const read = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8')
const recordOf = (name: string, text = read(name)): GameRecord => readGolden(name, text)

type Taste = TasteOf<MnState, MnAction>

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

/** Results that are rare. */
const noteEvent = (event: Event, used: Set<string>): void => {
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
const RESULTS = ['sea', 'land'].flatMap(place =>
  ['both lose', 'attacker loses', 'defender loses', 'nobody loses'].map(done => `${place}: ${done}`),
)

const noteState = (s: MnState, used: Set<string>): void => {
  if (s.frames.at(-1)?.at === 'lose' && mareNostrum.waiting(s).length === 2) used.add('both choose losses')
}

const { optionsWith, find, usedIn, playthrough, partsAt, notations } = goldenOf(mareNostrum, {
  event: noteEvent,
  state: noteState,
})
type Wanted = Golden<MnState, MnAction>

const ending = (reason: string, seats: number, taste: Taste, options = {}): Wanted => ({
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
): Wanted => ({ file, seats, options, taste, shows: ({ used }) => names.every(name => used.has(name)) })

const OPEN = { display: 'experienced' }

const GOLDEN: readonly Wanted[] = [
  ending('pyramids', 4, builder),
  ending('cards', 5, collector),
  ending('cities', 3, invader),
  ending('titles', 4, collector),
  using('end-cards-shared.txt', 5, collector, OPEN, 'shared win'),
  using('edition-ru.txt', 5, invader, { edition: 'ru' }, 'marker orphaned'),
  using('edition-ru-pyramids.txt', 3, builder, { edition: 'ru', empires: 'drawn' }, 'end by pyramids'),
  using('screens-open.txt', 4, collector, { screens: 'open', gift: 'public', pyramids: 'one' }, 'gift', 'extra'),
  using('screens-unnoted.txt', 3, collector, { screens: 'unnoted', empires: 'picked' }, 'empire', 'gift'),
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

if (REGENERATE) {
  // The records of older rules stay as they are.
  for (const file of readdirSync(FOLDER)) if (file.endsWith('.txt')) rmSync(new URL(file, FOLDER))
  for (const golden of GOLDEN) writeFileSync(new URL(golden.file, FOLDER), writeRecord(find(golden, NAMES, 6000, 5)))
  writeFileSync(new URL('playthrough.txt', FOLDER), playthrough(recordOf('end-titles.txt'), PICTURE_EVERY))
  writeFileSync(new URL('notations.txt', FOLDER), notations())
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
    for (const [name, { values }] of Object.entries(choosable(OPTIONS))) {
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

test('the golden playthrough reads as it did (records/playthrough.txt)', () => {
  expect(playthrough(recordOf('end-titles.txt'), PICTURE_EVERY)).toBe(read('playthrough.txt'))
})

/** Where today's rules part from those of a record. */
const PARTS: Readonly<Record<string, number | 'the end'>> = {
  'edition-ru.txt': 410, // D18: a trireme beside a war
  'end-cards-shared.txt': 453, // M17: Antigone's places, one by one
  'end-rounds.txt': 'the end', // M07: the last of sixty rounds was an end
  'end-titles.txt': 71, // M17
  'heroes-conquest.txt': 1110, // M44: Circe's legions had to be set again
  'homes-west.txt': 1412, // M11: what was spent after the pile ran out was in the new one
  'screens-open.txt': 225, // M17
}

describe('records of the first rules', () => {
  const older = readdirSync(new URL('rules-1/', FOLDER))

  test('are kept', () => {
    expect(older.length).toBeGreaterThan(15)
    expect(Object.keys(PARTS).filter(file => !older.includes(file))).toEqual([])
  })

  test.each(older)('%s is followed as far as today’s rules allow', file => {
    const record = recordOf(`rules-1/${file}`)
    expect(fitRecord(mareNostrum, record)).toMatchObject({
      begun: { rules: 1 },
      options: { pyramids: 'one', payment: 'ascending' },
    })
    expect(partsAt(record)).toBe(PARTS[file])
  })
})
