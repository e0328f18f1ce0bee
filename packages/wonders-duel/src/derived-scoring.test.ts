// Derived tests of the end and of points: DR-50 and DR-56 to DR-65 (10, 11.4). P2 discards the last card of Age III,
// which brings 2 coins, unless said otherwise.

import { describe, expect, test } from 'vitest'
import { type CityWords, choices, decision, look, P2, play, scene } from './scene.ts'
import { CATEGORIES, result } from './scoring.ts'

interface Points {
  readonly id: string
  readonly p1: CityWords
  readonly p2?: CityWords
  readonly pawn?: number
  /** P1's points by category; those not named are 0. */
  readonly p1Points: Readonly<Record<string, number>>
  readonly p2Points?: Readonly<Record<string, number>>
}

const NONE: CityWords = { coins: 0 }
const SIX_BLUE = 'altar baths theater statue temple rostrum' // 3 + 3 + 3 + 4 + 4 + 4
const FIVE_BLUE = 'aqueduct courthouse senate pantheon gardens' // 5 + 5 + 5 + 6 + 6

const POINTS: readonly Points[] = [
  { id: 'DR-50 the-mausoleum (11.5)', p1: { coins: 0, built: 'the-mausoleum' }, p1Points: { wonders: 2 } },
  {
    id: 'DR-56 magistrates-guild: one’s own city has more at the end (11.4)',
    p1: { coins: 0, cards: `magistrates-guild ${SIX_BLUE}` },
    p2: { coins: 0, cards: FIVE_BLUE },
    p1Points: { guilds: 6, blue: 21 },
    p2Points: { blue: 27 },
  },
  {
    id: 'DR-56 magistrates-guild: the other city has more at the end (11.4)',
    p1: { coins: 0, cards: `magistrates-guild ${FIVE_BLUE}` },
    p2: { coins: 0, cards: SIX_BLUE },
    p1Points: { guilds: 6, blue: 27 },
    p2Points: { blue: 21 },
  },
  {
    id: 'DR-57 shipowners-guild: brown and grey of one city (11.4)',
    p1: { coins: 0, cards: 'shipowners-guild lumber-yard logging-camp clay-pool clay-pit' },
    p2: { coins: 0, cards: 'quarry stone-pit glassworks press drying-room' },
    p1Points: { guilds: 5 },
  },
  {
    id: 'DR-58 moneylenders-guild: the richer treasury, in full threes (W25)',
    p1: { coins: 10, cards: 'moneylenders-guild' },
    p2: { coins: 12 }, // 14 after the discard
    p1Points: { guilds: 4, coins: 3 },
    p2Points: { coins: 4 },
  },
  {
    id: 'DR-59 builders-guild: 2 for each wonder of the city with most (11.4)',
    p1: { coins: 0, cards: 'builders-guild', built: 'piraeus the-mausoleum the-temple-of-artemis' },
    p2: { coins: 0, built: 'the-colossus the-appian-way circus-maximus the-sphinx' },
    p1Points: { guilds: 8, wonders: 4 },
    p2Points: { wonders: 15 },
  },
  {
    id: 'merchants-, scientists- and tacticians-guild (11.4)',
    p1: { coins: 0, cards: 'merchants-guild scientists-guild tacticians-guild tavern garrison scriptorium' },
    p2: { coins: 0, cards: 'walls circus pharmacist' },
    p1Points: { guilds: 1 + 1 + 2 },
  },
  {
    id: 'DR-60 mathematics with agriculture and philosophy (11.2)',
    p1: { coins: 0, tokens: 'mathematics agriculture philosophy' },
    p1Points: { tokens: 9 + 4 + 7 },
  },
  { id: 'DR-61 pawn +5 (10.2)', pawn: 5, p1: NONE, p1Points: { military: 5 } },
  { id: 'DR-61 pawn +6 (10.2)', pawn: 6, p1: NONE, p1Points: { military: 10 } },
  { id: 'DR-61 pawn +8 (10.2)', pawn: 8, p1: NONE, p1Points: { military: 10 } },
  { id: 'DR-61 pawn +1 (10.2)', pawn: 1, p1: NONE, p1Points: { military: 2 } },
  { id: 'DR-61 pawn 0 (10.2)', pawn: 0, p1: NONE, p1Points: {} },
  { id: 'DR-61 pawn -3 (10.2)', pawn: -3, p1: NONE, p1Points: {}, p2Points: { military: 5 } },
  { id: 'DR-62 8 coins (10.2)', p1: { coins: 8 }, p1Points: { coins: 2 } },
  { id: 'DR-62 9 coins (10.2)', p1: { coins: 9 }, p1Points: { coins: 3 } },
  {
    id: 'printed points of green and yellow cards (10.2)',
    p1: { coins: 0, cards: 'apothecary library academy port armory tavern' },
    p1Points: { green: 1 + 2 + 3, yellow: 6 },
  },
]

const nothing = Object.fromEntries(CATEGORIES.map(category => [category, 0]))

test.each(POINTS)('$id', ({ p1, p2 = NONE, pawn = 0, p1Points, p2Points = {} }) => {
  const s = scene({ last: 'obelisk', p1, p2, pawn, turn: P2 })
  play(s, 'discard obelisk')
  expect(result(s)?.scores?.map(score => score.parts)).toEqual([
    { ...nothing, ...p1Points },
    { ...nothing, ...p2Points },
  ])
  const sum = (points: Readonly<Record<string, number>>) => Object.values(points).reduce((a, b) => a + b, 0)
  expect(result(s)?.scores?.map(score => score.total)).toEqual([sum(p1Points), sum(p2Points)])
})

const BLUE_20 = 'gardens pantheon senate altar'
const ENDS = [
  { id: '63:60', p1: { coins: 129 }, p2Cards: 'palace town-hall baths', p2: 127, reason: 'points', winners: [0] },
  { id: '60:63', p1: { coins: 120 }, p2Cards: 'palace town-hall baths', p2: 136, reason: 'points', winners: [1] },
  {
    id: '60:60, blue 20:17',
    p1: { coins: 120 },
    p2Cards: 'palace town-hall baths',
    p2: 127,
    reason: 'blue',
    winners: [0],
  },
  {
    id: '60:60, blue 20:22',
    p1: { coins: 120 },
    p2Cards: 'palace town-hall baths courthouse',
    p2: 112,
    reason: 'blue',
    winners: [1],
  },
  {
    id: '60:60, blue 20:20',
    p1: { coins: 120 },
    p2Cards: 'palace town-hall baths theater',
    p2: 118,
    reason: 'shared',
    winners: [0, 1],
  },
]

test.each(ENDS)('DR-63 totals $id: $reason (10.2, W22)', ({ id, p1, p2Cards, p2, reason, winners }) => {
  const s = scene({
    last: 'armory',
    turn: P2,
    p1: { ...p1, cards: BLUE_20 },
    p2: { coins: p2, cards: p2Cards },
  })
  play(s, 'discard armory')
  expect(result(s)).toMatchObject({ reason, winners })
  expect(result(s)?.scores?.map(score => score.total)).toEqual(id.split(',')[0].split(':').map(Number))
})

test('DR-63 guild and token points do not break a tie: blue cards alone do (W22)', () => {
  // P1: 20 on blue and 40 coins' worth. P2: 20 on blue, 4 of a guild that counts them, 36 coins' worth.
  const s = scene({
    last: 'armory',
    turn: P2,
    p1: { coins: 120, cards: BLUE_20 },
    p2: { coins: 106, cards: 'palace town-hall baths theater magistrates-guild' },
  })
  play(s, 'discard armory')
  expect(result(s)).toMatchObject({ reason: 'shared', winners: [0, 1] })
  expect(result(s)?.scores?.[1].parts).toMatchObject({ blue: 20, guilds: 4, coins: 36 })
})

describe('the last card of Age III', () => {
  test('DR-64 makes the sixth symbol: no scoring (9.3)', () => {
    const s = scene({ last: 'university', p1: { cards: 'apothecary workshop scriptorium pharmacist academy' } })
    const told = play(s, 'build university')
    expect(told.at(-1)).toEqual({ at: 'over', reason: 'science', winners: [0] })
    expect(result(s)).toEqual({ reason: 'science', winners: [0] })
  })

  test('DR-65 builds the Mausoleum: the choice first, then scoring (W24)', () => {
    const s = scene({
      last: 'university',
      discard: 'palace town-hall',
      p1: { coins: 12, wonders: 'the-mausoleum' },
      p2: NONE,
    })
    expect(play(s, 'wonder the-mausoleum university').map(event => event.at)).toEqual(['wonder'])
    expect([decision(s), ...choices(s)]).toEqual(['raise', 'raise palace', 'raise town-hall'])
    expect(result(s)).toBeUndefined()
    expect(play(s, 'raise palace').at(-1)).toEqual({ at: 'over', reason: 'points', winners: [0], totals: [9, 0] })
    expect(look(s).end).toBe('points')
  })
})
