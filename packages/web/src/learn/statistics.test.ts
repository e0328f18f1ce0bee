import { describe, expect, it, test } from 'vitest'
import {
  csvOf,
  factOfLine,
  factOfSaved,
  filtered,
  type GameFact,
  grouped,
  jsonOf,
  luckOf,
  meanOf,
  summarise,
} from './statistics.ts'

const saved = {
  ...{ id: 'g1', game: 'wonders-duel', options: {}, moves: 60, waiting: [], touched: Date.UTC(2026, 2, 15, 12) },
  players: [{ name: 'Ania' }, { name: 'Oracle', bot: 'net:4000' }],
  result: { reason: 'science', winners: [0] },
}

const fact = (part: Partial<GameFact> = {}): GameFact => ({
  ...{ id: 'x', where: 'here', game: 'wonders-duel', seats: 2, seat: 0, score: 1, reason: 'points', moves: 60 },
  ...{ opponents: [{ kind: 'level', name: 'oracle' }], ended: Date.UTC(2026, 2, 15, 12), helped: false, rated: false },
  ...part,
})

describe('a game of this device', () => {
  it('is counted for the person who played it', () => {
    expect(factOfSaved(saved, { name: '', luck: 0.2 })).toEqual(
      fact({ id: 'g1', reason: 'science', luck: 0.2, ended: saved.touched }),
    )
  })

  it.each([
    ['goes on', { waiting: [0] }],
    ['was played by people of whom nobody can tell who one was', { players: [{ name: 'A' }, { name: 'B' }] }],
    ['was played by bots alone', { players: saved.players.map(one => ({ ...one, bot: 'random' })) }],
  ])('is not counted where it %s', (_, part) => {
    expect(factOfSaved({ ...saved, ...part }, { name: '' })).toBeUndefined()
  })

  it('of several people at one screen is counted for one’s own name', () => {
    const players = [{ name: 'Bartek' }, { name: 'Ania' }]
    expect(factOfSaved({ ...saved, players }, { name: 'Ania' })).toMatchObject({
      seat: 1,
      score: 0,
      opponents: [{ kind: 'person', name: 'Bartek' }],
    })
  })

  it.each([
    ['begun from a position of another game', {}, 'game: wonders-duel\nbranch: 12\n'],
    ['played with help', { helped: ['hint'] as const }, ''],
  ])('is left out of the score where it was %s, unless asked for', (_, part, record) => {
    const found = factOfSaved({ ...saved, ...part }, { name: '', record })
    expect(found?.helped).toBe(true)
    expect(filtered([found ?? fact()], { game: '', where: '', helped: false })).toEqual([])
    expect(filtered([found ?? fact()], { game: '', where: '', helped: true })).toHaveLength(1)
  })
})

test('a game of the server is counted for the person whose list it is in', () => {
  const line = {
    ...{ id: 't1', game: 'glory-to-rome', seat: 1, ended: 5, moves: 200, rated: true },
    seats: [{ name: 'Gaius', person: 'p' }, { name: 'Ania' }, { name: 'Oracle', bot: 'oracle' }],
    outcome: { reason: 'deck', winners: [1, 2] },
  }
  expect(factOfLine(line)).toMatchObject({
    ...{ where: 'online', seats: 3, seat: 1, score: 0.5, rated: true },
    opponents: [
      { kind: 'person', name: 'Gaius' },
      { kind: 'level', name: 'oracle' },
    ],
  })
  expect(factOfLine({ ...line, outcome: { reason: 'abandoned', winners: [] } })).toBeUndefined()
})

test('luck is known when every move was judged, and is what is left of the result', () => {
  const option = (chance: number) => ({ action: 'a', chances: [chance, 1 - chance], line: [] })
  const move = { move: 1, seat: 0, action: 'a', asked: true, depth: 'quick' as const }
  const moves = [{ ...move, played: option(0.4), better: [option(0.6)] }]
  const ending = { by: 'rules', chances: [1, 0] } as const
  // Even 50%, luck of the set-up +10%, the move −20%, luck after it +60%.
  expect(luckOf(moves, 2, 0, ending)).toBeCloseTo(0.7)
  expect(luckOf(moves, 2, 1, ending)).toBeCloseTo(-0.7)
  expect(luckOf([{ ...move, depth: undefined as never }], 2, 0, ending)).toBeUndefined()
})

test('a score has Wilson’s interval, the adjusted one Student’s', () => {
  const facts = [1, 1, 1, 0].map((score, i) => fact({ score, ...(i > 0 && { luck: score - [0, 0.5, 0.7, 0.3][i] }) }))
  const { games, score, low, high, adjusted } = summarise(facts)
  expect([games, score]).toEqual([4, 0.75])
  expect([low, high].map(share => share.toFixed(2))).toEqual(['0.30', '0.95'])
  // 0.5, 0.7 and 0.3: a mean of 0.5, a deviation of 0.2, t = 4.303.
  expect(adjusted).toMatchObject({ games: 3 })
  expect(adjusted?.mean).toBeCloseTo(0.5)
  expect(adjusted?.high).toBeCloseTo(0.5 + (4.303 * 0.2) / Math.sqrt(3), 3)
  expect(adjusted?.score).toBeCloseTo(2 / 3)
  expect(summarise([])).toMatchObject({ games: 0, low: 0, high: 1 })
  expect(meanOf([0.4]).high).toBe(Number.POSITIVE_INFINITY)
})

test.each([
  [4, 2.776],
  [10, 2.228],
  [30, 2.042],
])('with %s degrees of freedom the factor is %s', (freedom, factor) => {
  // As many ones as minus ones, or one more: the deviation is known.
  const values = Array.from({ length: freedom + 1 }, (_, i) => (i % 2 === 0 ? 1 : -1))
  const { mean, high } = meanOf(values)
  const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / freedom)
  expect(((high - mean) / deviation) * Math.sqrt(freedom + 1)).toBeCloseTo(factor, 1)
})

describe('groups', () => {
  const facts = [
    fact({ ended: Date.UTC(2026, 0, 10, 12), score: 0 }),
    fact({
      opponents: [
        { kind: 'person', name: 'Ada' },
        { kind: 'level', name: 'oracle' },
      ],
      seats: 3,
      seat: 2,
    }),
    fact({ game: 'glory-to-rome', reason: 'deck' }),
  ]
  it.each([
    ['game', ['wonders-duel', 'glory-to-rome']],
    ['opponent', ['level oracle', 'person Ada']],
    ['seat', ['1', '3']],
    ['seats', ['2', '3']],
    ['reason', ['wonders-duel/points', 'glory-to-rome/deck']],
    ['month', ['2026-01', '2026-03']],
  ] as const)('by %s', (dimension, names) => {
    expect(grouped(facts, dimension).map(({ group }) => group)).toEqual(names)
  })
  it('keep the result of their games', () => {
    expect(grouped(facts, 'month').map(({ summary }) => summary.score)).toEqual([0, 1])
  })
})

test('the files have a line for each game, and no name becomes a formula', () => {
  const facts = [fact({ luck: 0.125 }), fact({ opponents: [{ kind: 'person', name: '=HYPERLINK("x", 1)' }] })]
  const [head, first, second] = csvOf(facts).split('\r\n')
  expect(head).toBe('ended,where,game,seats,seat,opponents,score,reason,moves,rated,helped,luck,id')
  expect(first).toBe('2026-03-15T12:00:00.000Z,here,wonders-duel,2,1,oracle,1,points,60,false,false,0.125,x')
  expect(second).toContain('"\'=HYPERLINK(""x"", 1)"')
  expect(JSON.parse(jsonOf(facts))[0]).toMatchObject({ seat: 1, opponents: ['oracle'], luck: 0.125 })
})
