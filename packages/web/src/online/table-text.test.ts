// What lists say of tables: how much time is left, whose move it is, in which order they stand.

import { LANGUAGES, type Message, speaker } from '@tabularium/kernel/text'
import type { SeatCard, TableCard } from '@tabularium/protocol'
import { describe, expect, test, vi } from 'vitest'

vi.mock('../words.ts', () => ({
  area: (dictionaries: { en: object }) => ({
    dictionaries,
    has: (key: string) => Object.hasOwn(dictionaries.en, key),
  }),
}))

const { inOrder, isFree, leftText, myTimeLeft, seatText, troubleText, waitsForMe } = await import('./table-text.ts')
const { troubleWords } = await import('./trouble-words.ts')

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const NOW = 1_000_000_000

const table = (part: Partial<TableCard>): TableCard => ({
  id: 'a',
  game: 'wonders-duel',
  options: {},
  status: 'playing',
  visibility: 'open',
  rated: false,
  clock: { kind: 'none' },
  seats: [],
  created: 0,
  touched: 0,
  moves: 0,
  waiting: [],
  offers: [],
  spectators: 0,
  ...part,
})

test.each([
  [3 * DAY + HOUR, 'en', '3 days'],
  [2 * DAY, 'pl', '2 dni'],
  [5 * DAY, 'ru', '5 дней'],
  [DAY - 1, 'en', '23 hr'],
  [12 * MINUTE + 40_000, 'ru', '12 мин'],
  [0, 'en', '1 min'],
] as const)('%d ms are said in %s as %s', (ms, language, words) => {
  expect(leftText(ms, language).replaceAll(/\s/g, ' ')).toBe(words)
})

describe('the time left for my move', () => {
  const live = { kind: 'live', baseMs: 20 * MINUTE, incrementMs: 0 } as const
  const clocks = { left: [5 * MINUTE, 9 * MINUTE], since: NOW - MINUTE, now: NOW }
  const CASES: readonly (readonly [string, Partial<TableCard>, number | undefined])[] = [
    ['a live clock runs since it was started', { clock: live, clocks, mine: 0, waiting: [0] }, 4 * MINUTE],
    [
      'a clock that has run out has nothing left',
      { clock: live, clocks: { ...clocks, left: [1000, 0] }, mine: 0, waiting: [0] },
      0,
    ],
    ['days end at the deadline', { clock: { kind: 'days', days: 2 }, deadline: NOW + DAY, mine: 1, waiting: [1] }, DAY],
    ['no clock, no time', { clock: { kind: 'none' }, mine: 0, waiting: [0] }, undefined],
    ['not my move', { clock: live, clocks, mine: 1, waiting: [0] }, undefined],
    ['a spectator', { clock: live, clocks, waiting: [0] }, undefined],
  ]
  test.each(CASES)('%s', (_, part, left) => {
    expect(myTimeLeft(table(part), NOW)).toBe(left)
  })
})

test('tables that wait for me stand first, the most urgent at the top; the others by when they were touched', () => {
  const tables = [
    table({ id: 'old', touched: 1, mine: 0, waiting: [1] }),
    table({ id: 'late', mine: 0, waiting: [0], deadline: 900 }),
    table({ id: 'fresh', touched: 9, mine: 0, waiting: [1] }),
    table({ id: 'soon', mine: 0, waiting: [0, 1], deadline: 100 }),
    table({ id: 'over', status: 'over', touched: 5, mine: 0, waiting: [0] }),
    table({ id: 'bot', touched: 4, mine: 0, waiting: [0], seats: [{ seat: 0, standIn: true }] }),
  ]
  expect(inOrder(tables).map(one => one.id)).toEqual(['soon', 'late', 'fresh', 'over', 'bot', 'old'])
  expect(tables.filter(waitsForMe).map(one => one.id)).toEqual(['late', 'soon'])
})

test.each([
  [{ seat: 0 }, true, undefined],
  [{ seat: 0, name: 'Deleted player' }, false, 'say seat.deleted'],
  [{ seat: 0, bot: 'tribune', name: 'x' }, false, 'say level.tribune'],
  [{ seat: 0, bot: 'tribune+warrior', name: 'x' }, false, 'say character.warrior'],
  [{ seat: 0, bot: 'tribune+pirate' }, false, 'say level.tribune'],
  [{ seat: 0, bot: 'mcts:7' }, false, 'mcts:7'],
  [{ seat: 1, person: { id: 'p', name: 'Ada', guest: true } }, false, 'Ada'],
] as const)('the seat %o', (seat: SeatCard, free, name) => {
  expect(isFree(seat)).toBe(free)
  expect(seatText(seat, key => `say ${key}`)).toBe(name)
})

test('a trouble is said by its code, or else in the words of the server', () => {
  const say = (key: string, args?: object) => `${key} ${JSON.stringify(args ?? {})}`
  const known = { has: (key: string): key is 'trouble.full' => key === 'trouble.full' }
  expect(troubleText({ code: 'full', message: 'No.' }, say, known)).toBe('trouble.full {}')
  expect(troubleText({ code: 'new', message: 'No.' }, say, known)).toBe('trouble.other {"message":"No."}')
})

test.each(LANGUAGES)('whoever has to wait is told until when (%s)', language => {
  const speak = speaker(language, troubleWords.dictionaries[language])
  const say = (key: string, args?: Message['args']) => speak({ key, ...(args && { args }) })
  const until = new Date(2026, 10, 16, 14, 35).getTime()
  const text = troubleText({ code: 'paused', message: '', until }, say, {
    has: (key): key is 'trouble.paused' => key !== '',
  })
  expect(text).toMatch(/\b16\b.*2026.*\b(14|2):35\b/)
  expect(text).not.toContain('{')
})
