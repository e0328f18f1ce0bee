import type { Event, Game, Say } from '@tabularium/kernel'
import { describe, expect, test } from 'vitest'
import {
  cutName,
  filterLog,
  folded,
  type LogFilter,
  moveLogOf,
  numbersOf,
  othersSince,
  recentIn,
  withoutRepeats,
  withStandIns,
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
  const move = { action: 'x', answers: [] }
  const moves = [
    { ...move, seat: 0 },
    { ...move, seat: 1 },
    { ...move, seat: 1 },
  ]
  const silent = moveLogOf(game, [...events, []], say)
  const words = (seat: number) => `A bot played for ${seat}.`
  const marked = withStandIns(silent, { moves, standIns: [2, 3] }, words)
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
  expect(withStandIns(silent, { moves }, words)).toBe(silent)
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
  expect(numbersOf(moves.map(move => ({ move, seat: undefined, lines: [] })))).toEqual(numbers)
})
