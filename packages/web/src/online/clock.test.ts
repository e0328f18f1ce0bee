import type { TableCard } from '@tabularium/protocol'
import { describe, expect, test } from 'vitest'
import type { OnlineState } from '../table/table.ts'
import { briefOf, figuresOf, leftOf, untilNext } from './clock.ts'

const online = (clock: TableCard['clock'], part: Partial<TableCard> = {}): OnlineState => ({
  card: {
    id: 'a'.repeat(16),
    game: 'wonders-duel',
    options: {},
    status: 'playing',
    visibility: 'open',
    rated: false,
    clock,
    seats: [{ seat: 0 }, { seat: 1 }],
    created: 0,
    touched: 0,
    moves: 3,
    waiting: [0],
    offers: [],
    spectators: 0,
    ...part,
  },
  begun: true,
  connection: 'connected',
  // The server's clock shows 1,000 more than ours.
  ahead: 1000,
  clocks: { left: [60_000, 45_000], since: 100_000, now: 100_500 },
  online: [],
  spectators: 0,
  chat: [],
})

const LIVE = { kind: 'live', baseMs: 600_000, incrementMs: 5000 } as const
const DAYS = { kind: 'days', days: 2 } as const

const onHoliday = (from: number, until: number): Partial<TableCard> => ({
  seats: [{ seat: 0, holiday: { from, until } }, { seat: 1 }],
})

describe('what is left', () => {
  test.each([
    ['the one who is asked loses time by the server’s clock', online(LIVE), 0, 104_000, 55_000],
    ['the other one does not', online(LIVE), 1, 104_000, 45_000],
    ['never less than nothing', online(LIVE), 0, 999_000, 0],
    ['nor more than there was, where our clock is late', online(LIVE), 0, 1000, 60_000],
    ['a game that is over', online(LIVE, { status: 'over' }), 0, 104_000, 60_000],
    ['a bot has no clock', online(LIVE, { seats: [{ seat: 0, bot: 'tribune' }, { seat: 1 }] }), 0, 104_000, undefined],
    ['nor has a stand-in', online(LIVE, { seats: [{ seat: 0, standIn: true }, { seat: 1 }] }), 0, 104_000, undefined],
    ['days run for those who are asked', online(DAYS), 0, 104_000, 55_000],
    ['the others have all of them', online(DAYS), 1, 104_000, 172_800_000],
    ['until the game is over', online(DAYS, { status: 'over' }), 1, 104_000, undefined],
    ['days of holiday do not count', online(DAYS, onHoliday(102_000, 104_000)), 0, 104_000, 57_000],
    ['nor while they last', online(DAYS, onHoliday(0, 999_000)), 0, 104_000, 60_000],
    ['those to come do', online(DAYS, onHoliday(200_000, 999_000)), 0, 104_000, 55_000],
    ['no clock', online({ kind: 'none' }), 0, 104_000, undefined],
  ] as const)('%s', (_, state, seat, now, left) => {
    expect(leftOf(state, [0], seat, now)).toBe(left)
  })
})

const words = (key: string, args: object = {}): string => `${key} ${Object.values(args).join(' ')}`

describe('figures', () => {
  test.each([
    [0, false, '0:00', '0:00'],
    [900, false, '0:01', '0:01'],
    [59_001, false, '1:00', '1:00'],
    [725_000, false, '12:05', '12:05'],
    [3_725_000, false, '1:02:05', '1:02:05'],
    [2 * 86_400_000 + 5 * 3_600_000 + 1, true, 'left.dh 2 5', 'left.d 2'],
    [5 * 3_600_000 + 12 * 60_000, true, 'left.hm 5 12', 'left.h 5'],
    [59 * 60_000, true, '59:00', '59:00'],
  ])('%i ms', (ms, days, shown, brief) => {
    expect(figuresOf(ms, days, words)).toBe(shown)
    expect(briefOf(ms, days, words)).toBe(brief)
  })

  test('the next change is never now', () => {
    expect(untilNext(59_000, false)).toBe(1)
    expect(untilNext(59_400, false)).toBe(401)
    expect(untilNext(3_600_500, true)).toBe(501)
  })
})
