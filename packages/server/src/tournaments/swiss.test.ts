import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { roundsOf } from './progress.ts'
import { standingsOf } from './standings.ts'
import { pairSwiss } from './swiss.ts'
import { gamesOf, type Tournament } from './tournament.ts'
import { advanced, decided, played, resultOf, started, stronger, withEvents } from './tournaments.testing.ts'

const meetings = (state: Tournament): readonly string[] =>
  state.games.map(({ players }) => [...players].sort((a, b) => a - b).join())

/** Any result, the same for the same seed. */
const chancy = (seed: number) => (game: { readonly pairing: number; readonly board: number }) => {
  const x = Math.imul(seed + game.pairing * 7919 + game.board * 104_729, 2_654_435_761) >>> 0
  return [
    [1, 2],
    [2, 1],
    [1, 1],
  ][x % 3]
}

const swiss = fc.record({
  players: fc.integer({ min: 2, max: 21 }),
  rounds: fc.integer({ min: 1, max: 9 }),
  seed: fc.nat(),
})

describe('whatever the results', () => {
  test('nobody meets anybody twice, everybody is paired or has a bye, and nobody has two', () => {
    fc.assert(
      fc.property(swiss, ({ players, rounds, seed }) => {
        const state = played(started({ rounds }, players), chancy(seed))
        expect(state.phase).toBe('over')
        expect(new Set(meetings(state)).size).toBe(state.games.length)
        expect(new Set(state.byes.map(({ entrant }) => entrant)).size).toBe(state.byes.length)
        for (let round = 1; round <= state.round; round++) {
          const there = [
            ...state.games.filter(game => game.round === round).flatMap(game => game.players),
            ...state.byes.filter(bye => bye.round === round).map(({ entrant }) => entrant),
          ]
          expect(there.sort((a, b) => a - b)).toEqual(Array.from({ length: players }, (_, i) => i))
        }
      }),
      { numRuns: 150 },
    )
  })

  test('who begins is even: nobody is more than two off after any round', () => {
    fc.assert(
      fc.property(swiss, ({ players, seed }) => {
        const state = played(started({ rounds: 5 }, players + 8), chancy(seed))
        for (const { entrant } of state.entrants) {
          const begins = gamesOf(state, entrant).filter(game => game.players[0] === entrant).length
          expect(Math.abs(2 * begins - gamesOf(state, entrant).length)).toBeLessThanOrEqual(2)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('the points that are given out are the points that stand', () => {
    fc.assert(
      fc.property(swiss, ({ players, rounds, seed }) => {
        const state = played(started({ rounds }, players), chancy(seed))
        const points = standingsOf(state).reduce((sum, row) => sum + row.points, 0)
        expect(points).toBe(state.games.length + state.byes.length)
      }),
      { numRuns: 60 },
    )
  })
})

test('the first round: the upper half against the lower, who begins alternates', () => {
  expect(advanced(started({}, 8)).games.map(({ players }) => players)).toEqual([
    [0, 4],
    [5, 1],
    [2, 6],
    [7, 3],
  ])
})

test('the second round: winners meet winners', () => {
  const state = advanced(decided(advanced(started({}, 8))))
  const second = state.games.filter(({ round }) => round === 2).map(({ players }) => [...players].sort((a, b) => a - b))
  expect(second.map(pair => pair.map(player => player < 4))).toEqual([
    [true, true],
    [true, true],
    [false, false],
    [false, false],
  ])
})

test('a bye goes to the last, then to the last who had none', () => {
  const state = played(started({ rounds: 3 }, 5))
  expect(state.byes[0]).toEqual({ round: 1, entrant: 4 })
  expect(state.byes).toHaveLength(3)
})

test('no more rounds than there are opponents', () => {
  expect(roundsOf(started({ rounds: 9 }, 4))).toBe(3)
  expect(roundsOf(started({ rounds: 9 }, 5))).toBe(5)
  expect(played(started({ rounds: 9 }, 4)).round).toBe(3)
})

test('where not everybody has an opponent left there is no round', () => {
  const players = [0, 1, 2, 3].map(entrant => ({
    ...{ entrant, points: 0, began: [], hadBye: false },
    opponents: new Set(entrant === 0 ? [1, 2, 3] : [0]),
  }))
  expect(pairSwiss(players)).toBeUndefined()
})

test('whoever withdraws is not paired any more; whoever comes late has half a point for every round missed', () => {
  const one = withEvents(decided(advanced(started({ rounds: 4 }, 6))), [
    { kind: 'withdrew', entrant: 1, by: 'entrant' },
    { kind: 'registered', entrant: 6, rating: 1500 },
  ])
  const two = advanced(one)
  const paired = two.games.filter(({ round }) => round === 2).flatMap(({ players }) => players)
  expect(paired).not.toContain(1)
  expect(paired).toContain(6)
  const late = standingsOf(two).find(({ entrant }) => entrant === 6)
  expect(late?.cells[0]).toMatchObject({ round: 1, kind: 'missed', points: 0.5 })
  expect(late?.points).toBe(0.5)
})

test('a result of the director stands against what the table says later', () => {
  const state = advanced(started({}, 2))
  const [game] = state.games
  const set = withEvents(state, [
    { ...resultOf(game, [2, 1]), kind: 'result', by: 'director' } as ReturnType<typeof resultOf>,
    resultOf(game, [1, 2]),
  ])
  expect(set.games[0].result?.places).toEqual([2, 1])
})

test('a pairing that is taken back is made again', () => {
  const paired = advanced(started({}, 4))
  const back = withEvents(paired, [{ kind: 'unpaired', round: 1 }])
  expect(back).toMatchObject({ round: 0, games: [], byes: [] })
  expect(advanced(back).games).toHaveLength(2)
  expect(played(advanced(back), stronger).phase).toBe('over')
})
