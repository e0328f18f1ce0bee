import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assyrianWars } from '@tabularium/assyrian-wars'
import { gloryToRome } from '@tabularium/glory-to-rome'
import {
  type Event,
  type Game,
  isProblem,
  LANGUAGES,
  type Language,
  readRecord,
  replay,
  type Say,
  speakerOf,
  Telling,
} from '@tabularium/kernel'
import { mareNostrum } from '@tabularium/mare-nostrum'
import { wondersDuel } from '@tabularium/wonders-duel'
import { describe, expect, test } from 'vitest'
import { recordsOf } from '../../gallery/records.ts'
import {
  cutName,
  filterLog,
  folded,
  type LogFilter,
  moveLogOf,
  numberOf,
  othersSince,
  recentIn,
  withoutRepeats,
  withStandIns,
  writtenMove,
} from './move-log.ts'

const say: Say = ({ key }) => key
const game = { text: { event: ({ at }: Event) => ({ key: at }) } } as unknown as Game
const events = [
  [{ at: 'Cards are dealt.' }],
  [{ at: 'Ania builds Baths.', seat: 0 }, { at: 'Turned up: Altar.' }],
  [{ at: 'Bo sells Altar.', seat: 1 }],
] as readonly (readonly Event[])[]
const log = moveLogOf(game, events, say)

test('the newest move comes first; whoever is named first made it', () => {
  expect(log.map(({ move, seat }) => [move, seat])).toEqual([
    [2, 1],
    [1, 0],
    [0, undefined],
  ])
})

test('under a move that a bot made for a person it is said; a move that told nothing says only that', () => {
  const standIns = [
    { move: 2, seat: 1 },
    { move: 3, seat: 1 },
  ]
  const silent = moveLogOf(game, [...events, []], say)
  const words = (seat: number) => `A bot played for ${seat}.`
  const marked = withStandIns(silent, standIns, words)
  expect(marked.map(({ lines }) => lines.map(({ text }) => text))).toEqual([
    ['A bot played for 1.'],
    ['Bo sells Altar.', 'A bot played for 1.'],
    ['Ania builds Baths.', 'Turned up: Altar.'],
    ['Cards are dealt.'],
  ])
  expect(marked.map(({ seat, standIn }) => [seat, standIn])).toEqual([
    [1, true],
    [1, true],
    [0, undefined],
    [undefined, undefined],
  ])
  expect(withStandIns(silent, [], words)).toBe(silent)
})

describe('sifting', () => {
  const CASES: readonly { filter: LogFilter; search: string; moves: number[] }[] = [
    { filter: 'all', search: '', moves: [2, 1, 0] },
    { filter: 0, search: '', moves: [1] },
    { filter: 1, search: '', moves: [2] },
    { filter: 'chance', search: '', moves: [1, 0] },
    { filter: 'all', search: ' ALTAR ', moves: [2, 1] },
    { filter: 'chance', search: 'baths', moves: [] },
    { filter: 0, search: 'sells', moves: [] },
  ]
  test.each(CASES)('$filter, "$search" leaves $moves', ({ filter, search, moves }) => {
    expect(filterLog(log, filter, search).map(({ move }) => move)).toEqual(moves)
  })

  test('chance alone leaves only what chance did', () => {
    expect(filterLog(log, 'chance', '').flatMap(({ lines }) => lines.map(({ text }) => text))).toEqual([
      'Turned up: Altar.',
      'Cards are dealt.',
    ])
  })
})

const NAMES: readonly { text: string; cut: readonly [string, string] }[] = [
  { text: 'Ania builds Baths.', cut: ['Ania', ' builds Baths.'] },
  { text: 'Aniastan falls.', cut: ['', 'Aniastan falls.'] },
  { text: 'Turned up: Altar.', cut: ['', 'Turned up: Altar.'] },
]
test.each(NAMES)('"$text"', ({ text, cut }) => expect(cutName(text, ['Ania', 'Bo', ''])).toEqual(cut))

const RECORDS = [
  ['wonders-duel', wondersDuel, 'end-points'],
  ['glory-to-rome', gloryToRome, 'end-sites'],
  ['mare-nostrum', mareNostrum, 'end-titles'],
  ['assyrian-wars', assyrianWars, 'two-rivers'],
] as const

/** The beginning of a golden record as somebody reads it, oldest first. */
function beginning([id, rules, file]: (typeof RECORDS)[number], language: Language, seat: number | undefined) {
  const game = rules as unknown as Game
  const record = readRecord(readFileSync(join(recordsOf(id), `${file}.txt`), 'utf8'))
  if (isProblem(record)) throw new Error(record.problem)
  const names = record.seats.map((_, i) => `Name ${i + 1}`)
  const told: Telling[] = []
  const tell = (move: number): Telling => {
    told[move] = new Telling()
    return told[move]
  }
  replay(game, record, { until: 24, tell })
  const log = moveLogOf(
    game,
    told.map(telling => telling.to(seat)),
    speakerOf(game, language, names),
  )
  return filterLog(log.toReversed(), 'all', '').map(move => [move, writtenMove(move, names)] as const)
}

describe('the list of moves', () => {
  for (const record of RECORDS)
    test.each(LANGUAGES)(`writes every line of ${record[0]} once, and the set-up in whole sentences: %s`, language => {
      for (const seat of [0, 1, undefined]) {
        const list = beginning(record, language, seat)
        expect(list[0][0].move).toBe(0)
        expect(list.length).toBeGreaterThan(8)
        for (const [{ move, lines }, { head, more, answers, ...written }] of list) {
          const texts = [...(head === undefined ? [] : [head]), ...more, ...answers.map(({ text }) => text)]
          expect(texts, `move ${move}`).toHaveLength(lines.length)
          for (const text of texts) expect(text).toMatch(/\S \S/)
          if (move === 0) expect([written.seat, answers]).toEqual([undefined, lines])
        }
      }
    })

  test('names who does what in the set-up of Glory to Rome', () => {
    const [[, { answers }]] = beginning(RECORDS[1], 'en', 0)
    expect(answers.map(({ text }) => text)).toEqual([
      'Name 1 receives Dock, Dock, Senate, and Temple and a senator.',
      'Name 2 receives four order cards and a senator.',
      'Name 1 reveals Basilica.',
      'Name 2 reveals Latrine.',
      'Name 1 begins: Basilica comes first alphabetically in English.',
      'Round 1: Name 1 leads.',
    ])
  })
})

test('a long list is folded to its first lines', () => {
  const lines = Array.from({ length: 9 }, (_, i) => ({ text: String(i), seat: undefined }))
  expect(folded(lines, false)).toEqual([lines.slice(0, 3), 6])
  expect(folded(lines, true)).toEqual([lines, 0])
  expect(folded(lines.slice(0, 6), false)).toEqual([lines.slice(0, 6), 0])
})

test('a game may say whose doing an event is, and under which heading what follows it stands', () => {
  const told = [[{ at: 'Deal.' }, { at: '# One' }], [{ at: 'Ania marches.' }, { at: '# Two' }], [{ at: 'Bo waits.' }]]
  const other: Say = ({ key }) => key
  const hooks = {
    doerOf: ({ at }: Event) => (at.startsWith('Bo') ? 1 : at.startsWith('Ania') ? 0 : undefined),
    section: (before: { readonly key: string } | undefined, { at }: Event) =>
      at.startsWith('#') ? { key: at } : before,
  }
  expect(moveLogOf(game, told, other, hooks).map(({ seat, section }) => [seat, section])).toEqual([
    [1, '# Two'],
    [0, '# One'],
    [undefined, undefined],
  ])
})

describe('what others did', () => {
  const told = [
    [{ at: 'Deal.' }],
    [{ at: 'Ania builds.', seat: 0 }],
    [{ at: 'Bo sells.', seat: 1 }],
    // A half move of one's own: nobody is told anything yet.
    [],
    [{ at: 'Bo builds.', seat: 1 }],
    [],
  ] as readonly (readonly Event[])[]
  const moves = moveLogOf(game, told, ({ key }) => key)

  test('is counted without what nobody was told of', () => {
    expect(othersSince(moves, 0).map(({ move }) => move)).toEqual([4, 2])
    expect(othersSince(moves, 1)).toEqual([])
    expect(othersSince(moves, 2).map(({ move }) => move)).toEqual([4, 2, 1])
  })

  const texts = (shown: number | undefined, seat: number | undefined) =>
    recentIn(told, moves, shown, { moves: 4, seat }).map(({ at }) => at)
  test.each([
    ['since one’s own move', undefined, 0, ['Bo sells.', 'Bo builds.']],
    ['nothing after one’s own', undefined, 1, []],
    ['the last move to an onlooker', undefined, undefined, ['Bo builds.']],
    ['the move that is looked at', 2, 0, ['Bo sells.']],
    ['nothing at the set-up', 0, 0, []],
  ])('is marked on the board: %s', (_, shown, seat, want) => expect(texts(shown, seat)).toEqual(want))
})

test('lines that say the same one after another are told once', () => {
  const line = (text: string) => ({ text, seat: undefined })
  expect(withoutRepeats(['A.', 'A.', 'A.', 'B.', 'A.'].map(line)).map(({ text }) => text)).toEqual([
    'A (×3).',
    'B.',
    'A.',
  ])
})

test.each([
  { moves: [0, 1, 2], numbers: ['0', '1', '2'] },
  { moves: [0, 2, 3, 6], numbers: ['0', '1–2', '3', '4–6'] },
  { moves: [5, 6], numbers: ['5', '6'] },
])('a move that tells nothing is counted with the next: $numbers', ({ moves, numbers }) => {
  const log = moves.map(move => ({ move, seat: undefined, lines: [] }))
  expect(log.map((_, index) => numberOf(log, index))).toEqual(numbers)
})

describe('a log of thousands of moves', () => {
  const many = (count: number): (readonly Event[])[] =>
    Array.from({ length: count }, (_, move) => [{ at: `Move ${move}.`, seat: move % 2 } as Event])

  /** How often something was put into words. */
  function counting() {
    let said = 0
    const say: Say = ({ key }) => {
      said++
      return key
    }
    return { say, said: () => said }
  }

  test('puts into words what is read, and that once', () => {
    const { say, said } = counting()
    const log = moveLogOf(game, many(5000), say)
    expect(filterLog(log, 'all', '')).toHaveLength(5000)
    expect(filterLog(log, 1, '')).toHaveLength(2500)
    expect(othersSince(log, 0).map(({ move }) => move)).toEqual([4999])
    expect(said()).toBe(0)
    expect([log[0].lines, log[0].lines, log[7].lines].flat().map(({ text }) => text)).toEqual([
      'Move 4999.',
      'Move 4999.',
      'Move 4992.',
    ])
    expect(said()).toBe(2)
  })

  test('grows by a move, and keeps the rest as it is; a step back takes the last out', () => {
    const { say } = counting()
    const events = many(50)
    const before = moveLogOf(game, events, say)
    const after = moveLogOf(game, [...events, [{ at: 'More.' }]], say)
    expect(after.slice(1).every((told, i) => told === before[i])).toBe(true)
    expect(after[0]).toMatchObject({ move: 50, lines: [{ text: 'More.' }] })
    const other = moveLogOf(game, [...events.slice(0, 49), [{ at: 'Other.' }]], say)
    expect(other[0].lines).toMatchObject([{ text: 'Other.' }])
    expect(other.slice(1).every((told, i) => told === before[i + 1])).toBe(true)
  })
})
