// The golden records: one for every end, number of players and value of an option, and together every feature there is.
// REGENERATE=1 finds them anew and writes the playthrough and the notations again; look at the difference before keeping it.

import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { choosable, fitRecord, type GameRecord, isProblem, verify, writeRecord } from '@tabularium/kernel'
import { type Golden, goldenOf, readGolden, type Taste as TasteOf } from '@tabularium/kernel/check'
import { describe, expect, test } from 'vitest'
import type { GrAction } from './actions.ts'
import { ENDS } from './data/ends.ts'
import { gloryToRome } from './index.ts'
import {
  ARCHITECT,
  asStructure,
  CARDS,
  CATACOMB,
  CRAFTSMAN,
  FORUM,
  LABORER,
  MARBLE,
  MATERIAL,
  PATRON,
} from './names.ts'
import { clienteleLimit } from './roles.ts'
import { type GrState, OPTIONS } from './state.ts'

const FOLDER = new URL('../records/', import.meta.url)
const PICTURE_EVERY = 20
const REGENERATE = process.env.REGENERATE !== undefined
const NAMES = ['Ania', 'Bartek', 'Celina', 'Darek', 'Ewa']
/** What is in the folder and no record. */
const OTHERS = ['notations.txt', 'playthrough.txt', 'rules-1']

const read = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8')
const recordOf = (name: string, text = read(name)): GameRecord => readGolden(name, text)
/** As today's rules read it: some are of the rules before. */
const fitted = (record: GameRecord): GameRecord => {
  const fits = fitRecord(gloryToRome, record)
  if (isProblem(fits)) throw new Error(fits.problem)
  return fits
}

type Taste = TasteOf<GrState, GrAction>

/** Builds whenever that is possible, and leaves nothing unused. */
const builder: Taste = (_, __, { kind }) => {
  if (kind === 'concede') return 0
  if (kind === 'craft' || kind === 'build' || kind === 'arch' || kind === 'open' || kind === 'seize') return 60
  if (kind === 'think') return 3
  return kind === 'pass' || kind === 'done' || kind === 'enough' || kind === 'skip' ? 1 : 8
}

/** Builds a Forum, and gathers what it asks for. */
const forumSeeker: Taste = (s, seat, action) => {
  const at = 6 * seat
  const holdsForum = s.hands[CARDS * seat + FORUM] > 0
  const founded = s.structures[CARDS * seat + FORUM] !== 0
  const lacks = (counts: readonly number[], i: number) => counts[at + i] === 0
  const room = s.clientele[seat] < clienteleLimit(s, seat)
  switch (action.kind) {
    case 'found':
      return asStructure(action.card) === FORUM ? 1000 : s.influence[seat] < 6 ? 20 : 2
    case 'craft':
    case 'build':
    case 'arch':
      return action.structure === FORUM ? 1000 : action.structure === CATACOMB ? 0.01 : 40
    case 'hire':
      return lacks(s.clients, action.role) ? 1000 : 0.01
    case 'collect':
      return lacks(s.stockpile, action.material) || (founded && action.material === MARBLE) ? 60 : 4
    case 'lead':
    case 'petition':
      if (action.kind === 'lead' && asStructure(action.card) === FORUM) return 0.01
      if (action.role === PATRON) return room ? 60 : 0.1
      if (action.role === CRAFTSMAN) return holdsForum || founded ? 60 : 5
      return action.role === LABORER ? 30 : action.role === ARCHITECT ? 20 : 0.1
    case 'follow':
      return asStructure(action.card) === FORUM ? 0.01 : 12
    case 'think':
      return holdsForum || founded ? 3 : 20
    case 'dock':
    case 'aqueduct':
      return asStructure(action.card) !== FORUM &&
        lacks(action.kind === 'dock' ? s.stockpile : s.clients, MATERIAL[action.card])
        ? 60
        : 0.01
    case 'bank':
    case 'concede':
    case 'vomitorium':
      return 0.01
    default:
      return builder(s, seat, action)
  }
}

const loser: Taste = (s, seat, action) => (action.kind === 'concede' ? 0.4 : builder(s, seat, action))

const { optionsWith, find, usedIn, playthrough, partsAt, notations } = goldenOf(gloryToRome)
type Wanted = Golden<GrState, GrAction>

const ending = (reason: string, seats: number, taste: Taste, options = {}): Wanted => ({
  file: `end-${reason}.txt`,
  seats,
  options,
  taste,
  shows: played => played.reason === reason,
})
const using = (file: string, seats: number, options: Readonly<Record<string, string>>, ...names: string[]): Wanted => ({
  file,
  seats,
  options,
  taste: builder,
  shows: ({ used }) => names.every(name => used.has(name)),
})

const GOLDEN: readonly Wanted[] = [
  ending('forum', 2, forumSeeker),
  ending('catacomb', 3, builder),
  ending('sites', 2, builder),
  ending('deck', 4, builder),
  ending('concession', 3, loser, { concession: 'on' }),
  using('players-5.txt', 5, {}, 'bridge used', 'senate used', 'give', 'plunder'),
  using('variant-classic.txt', 3, { variant: 'classic' }, 'petition'),
  using('variant-simplified.txt', 4, { variant: 'simplified' }, 'petition'),
  using('out-of-town-when-exhausted.txt', 2, { outOfTown: 'when-exhausted' }, 'tower used'),
  using('stairway-instead.txt', 3, { stairway: 'instead' }, 'stairway used'),
  using('circus-maximus-clients-to-act.txt', 3, { circusMaximus: 'clients-to-act' }, 'circus-maximus used'),
  using('bridge-takes-all.txt', 4, { bridge: 'takes-all' }, 'bridge used'),
  using('thinking-may-decline.txt', 3, { thinking: 'may-decline' }, 'skip'),
  using('vaults-remembered.txt', 2, { vaults: 'remembered', alphabet: 'ru' }, 'basilica used', 'atrium used'),
  using('alphabet-pl.txt', 3, { alphabet: 'pl' }, 'coliseum used'),
  using('alphabet-de.txt', 2, { alphabet: 'de' }, 'tower used'),
  // What is rare, several at a time.
  using('functions-legionary.txt', 3, {}, 'coliseum used', 'palisade used', 'wall used'),
  using('functions-merchant.txt', 3, {}, 'atrium used', 'basilica used', 'market used'),
  using('functions-patron.txt', 3, {}, 'act', 'bar used', 'aqueduct used', 'bath used'),
  using('functions-building.txt', 3, {}, 'fountain used', 'keep', 'scriptorium used'),
  using('functions-marble.txt', 3, {}, 'palace used', 'gate used', 'statue used'),
  using('functions-stone.txt', 3, {}, 'prison used', 'villa used', 'sewer used', 'garden used'),
  using('functions-round.txt', 4, {}, 'temple used', 'shrine used', 'latrine used', 'vomitorium used', 'skip'),
  using('functions-clients.txt', 4, {}, 'ludus-magna used', 'storeroom used'),
  using('functions-bursts.txt', 3, {}, 'foundry used', 'school used', 'amphitheatre used'),
  using('functions-brick.txt', 3, {}, 'academy used', 'archway used', 'dock used', 'circus used'),
]

if (REGENERATE) {
  // The records of older rules stay as they are.
  for (const file of readdirSync(FOLDER)) if (file.endsWith('.txt')) rmSync(new URL(file, FOLDER))
  for (const golden of GOLDEN) writeFileSync(new URL(golden.file, FOLDER), writeRecord(find(golden, NAMES, 20_000, 1)))
  writeFileSync(new URL('playthrough.txt', FOLDER), playthrough(recordOf('end-catacomb.txt'), PICTURE_EVERY))
  writeFileSync(new URL('notations.txt', FOLDER), notations())
}

describe('golden records', () => {
  test.each(GOLDEN)('$file verifies and shows what it is for', ({ file, seats, options, shows }) => {
    const record = recordOf(file)
    expect(verify(gloryToRome, record)).toEqual([])
    expect(optionsWith(record.options)).toEqual(optionsWith(options))
    expect(record.seats).toHaveLength(seats)
    expect(shows(usedIn(fitted(record)))).toBe(true)
    expect(writeRecord(record)).toBe(read(file))
  })

  test('a record changed by hand does not verify', () => {
    const text = read('end-deck.txt').replace(/^(result: deck; winners \d; totals )\d+/m, '$199')
    expect(verify(gloryToRome, recordOf('end-deck.txt', text)).map(({ check }) => check)).toEqual(['result'])
  })

  test('every end, every number of players and every value of every option has one, and there are no others', () => {
    const records = readdirSync(FOLDER).filter(file => !OTHERS.includes(file))
    expect(records.sort()).toEqual(GOLDEN.map(({ file }) => file).sort())
    const all = GOLDEN.map(({ file }) => recordOf(file))
    expect(new Set(all.map(record => record.result?.reason))).toEqual(new Set(ENDS))
    expect(new Set(all.map(record => record.seats.length))).toEqual(new Set([2, 3, 4, 5]))
    for (const [name, { values }] of Object.entries(choosable(OPTIONS))) {
      expect(new Set(all.map(record => record.options[name]))).toEqual(new Set(values))
    }
  })

  test('together they put every feature to use and take every kind of action', () => {
    const used = new Set(GOLDEN.flatMap(({ file }) => [...usedIn(fitted(recordOf(file))).used]))
    const { features, actions } = gloryToRome
    expect([...features.names, ...actions.kinds].filter(name => !used.has(name))).toEqual([])
  })
})

test('the notations are what they were (records/notations.txt)', () => {
  expect(notations()).toBe(read('notations.txt'))
})

test('the golden playthrough reads as it did (records/playthrough.txt)', () => {
  expect(playthrough(recordOf('end-catacomb.txt'), PICTURE_EVERY)).toBe(read('playthrough.txt'))
})

/** Where today's rules part from those of a record. */
const PARTS: Readonly<Record<string, number | 'the end'>> = {
  'end-rounds.txt': 'the end', // A50: the last of 400 rounds was an end
  'functions-building.txt': 191, // A15: a second opening with a site out of town was not offered
}

describe('records of the first rules', () => {
  const older = readdirSync(new URL('rules-1/', FOLDER))

  test('are kept', () => {
    expect(older.length).toBeGreaterThan(15)
    expect(Object.keys(PARTS).filter(file => !older.includes(file))).toEqual([])
  })

  test.each(older)('%s is followed as far as today’s rules allow', file => {
    const record = recordOf(`rules-1/${file}`)
    expect(fitRecord(gloryToRome, record)).toMatchObject({
      begun: { rules: 1 },
      options: { bridge: 'takes-all', thinking: 'draws', vaults: 'remembered', alphabet: 'en' },
    })
    expect(partsAt(record)).toBe(PARTS[file])
  })
})
