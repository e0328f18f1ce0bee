import type { Game } from '@tabularium/kernel'
import { isProblem } from '@tabularium/kernel'
import { omens } from '@tabularium/kernel/toy'
import { describe, expect, it } from 'vitest'
import { pairings, playPairing, tally } from './arena.ts'

const TOY: Game = omens
const LONG = { seats: 2, options: { day: 'long' } }

describe('pairings', () => {
  it.each([
    { bots: ['a', 'b'], games: 4, seats: 2, expected: ['a b', 'b a', 'a b', 'b a'] },
    { bots: ['a', 'b', 'c'], games: 6, seats: 2, expected: ['a b', 'a c', 'b c', 'b a', 'c a', 'c b'] },
    { bots: ['a', 'b', 'c'], games: 4, seats: 3, expected: ['a b c', 'b c a', 'c a b', 'a b c'] },
    { bots: ['a', 'b'], games: 6, seats: 3, expected: ['a a b', 'a b b', 'a b a', 'b b a', 'b a a', 'b a b'] },
    { bots: ['a'], games: 2, seats: 2, expected: ['a a', 'a a'] },
    { bots: ['a', 'b'], games: 3, seats: 1, expected: ['a', 'b', 'a'] },
  ])('$games games of $bots at $seats seats', ({ bots, games, seats, expected }) => {
    const all = pairings(bots, games, seats)
    expect(all.map(pairing => pairing.bots.join(' '))).toEqual(expected)
    expect(all.map(pairing => pairing.number)).toEqual(expected.map((_, i) => i))
  })

  it('give every bot every seat equally often', () => {
    const seatsOf = (name: string) =>
      [0, 1].map(seat => pairings(['a', 'b', 'c'], 12, 2).filter(({ bots }) => bots[seat] === name).length)
    expect(['a', 'b', 'c'].map(seatsOf)).toEqual([
      [4, 4],
      [4, 4],
      [4, 4],
    ])
  })
})

describe('tally', () => {
  const played = [
    ...Array.from({ length: 7 }, () => ({ bots: ['good', 'random'], winners: [0] })),
    { bots: ['random', 'good'], winners: [0, 1] },
    { bots: ['random', 'good'], winners: [0, 1] },
    { bots: ['random', 'good'], winners: [0] },
  ]

  it('counts wins, shared wins as halves, an interval and a rating', () => {
    const { games, bots } = tally(played)
    expect(games).toBe(10)
    expect(bots.good).toMatchObject({ games: 10, wins: 7, draws: 2, winRate: 0.8 })
    expect(bots.random).toMatchObject({ games: 10, wins: 1, draws: 2, winRate: 0.2 })
    expect(bots.good.low).toBeCloseTo(0.4902, 4)
    expect(bots.good.high).toBeCloseTo(0.9433, 4)
    expect(bots.random.rating).toBe(0)
    // 8.5 to 2.5, with half a game lent to each side.
    expect(bots.good.rating).toBeCloseTo(400 * Math.log10(8.5 / 2.5), 4)
  })

  it('does not depend on the order of the games', () => {
    expect(tally(played.toReversed())).toEqual(tally(played))
  })

  it('with three at a table, counts the winner against both and the losers not against each other', () => {
    const { bots } = tally([
      { bots: ['a', 'b', 'c'], winners: [0] },
      { bots: ['b', 'c', 'a'], winners: [2] },
    ])
    expect(bots.b.rating).toBeCloseTo(bots.c.rating, 6)
    expect(bots.a.rating).toBeGreaterThan(bots.b.rating)
    expect(bots.a.rating + bots.b.rating + bots.c.rating).toBeCloseTo(0, 6)
  })
})

describe('a game of an arena', () => {
  const play = async (number: number, seed: string) => {
    const match = await playPairing(TOY, LONG, { number, bots: ['mcts:20', 'random'] }, seed)
    if (isProblem(match)) throw new Error(match.problem)
    return match.record
  }

  it('follows from the seed and its number', async () => {
    expect(await play(3, 'x')).toEqual(await play(3, 'x'))
    expect(await play(4, 'x')).not.toEqual(await play(3, 'x'))
    expect(await play(3, 'y')).not.toEqual(await play(3, 'x'))
  })

  it('is not played with a bot that does not exist', async () => {
    expect(await playPairing(TOY, LONG, { number: 0, bots: ['random', 'oracle'] }, 1)).toHaveProperty('problem')
  })
})
