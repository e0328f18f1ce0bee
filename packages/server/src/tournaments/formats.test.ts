// Round robin, knock-out, arena and tables of several, played from the first pairing to the end.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arenaScores } from './arena.ts'
import { bracketOrder } from './knock-out.ts'
import { tableSizes } from './multi-player.ts'
import { arenaEnd, isOpen, nextEvents, nextTime } from './progress.ts'
import { bergerRound, roundsOfAll } from './round-robin.ts'
import { standingsOf } from './standings.ts'
import { gamesOf, isPlaying } from './tournament.ts'
import { advanced, decided, played, resultOf, started, stronger, withEvents } from './tournaments.testing.ts'

describe('round robin', () => {
  test.each([2, 3, 4, 5, 6, 7, 8, 13, 24])(
    '%i players: everybody meets everybody once, and begins about half the time',
    players => {
      const all = Array.from({ length: players }, (_, i) => i)
      const rounds = Array.from({ length: roundsOfAll(players) }, (_, i) => bergerRound(all, i + 1))
      const pairs = rounds.flatMap(round => round.pairs)
      expect(new Set(pairs.map(pair => [...pair].sort((a, b) => a - b).join())).size).toBe(
        (players * (players - 1)) / 2,
      )
      expect(pairs).toHaveLength((players * (players - 1)) / 2)
      for (const one of all) {
        const begins = pairs.filter(([first]) => first === one).length
        expect(Math.abs(2 * begins - (players - 1))).toBeLessThanOrEqual(1)
      }
    },
  )

  test('the table of FIDE for six', () => {
    const rounds = [1, 2, 3].map(round => bergerRound([1, 2, 3, 4, 5, 6], round).pairs)
    expect(rounds).toEqual([
      [
        [1, 6],
        [2, 5],
        [3, 4],
      ],
      [
        [6, 4],
        [5, 3],
        [1, 2],
      ],
      [
        [2, 6],
        [3, 1],
        [4, 5],
      ],
    ])
  })

  test('live by rounds, by correspondence all at once', () => {
    expect(advanced(started({ format: 'round-robin' }, 4)).games).toHaveLength(2)
    let days = started({ format: 'round-robin', clock: { kind: 'days', days: 3 } }, 4)
    for (let i = 0; i < 5; i++) days = advanced(days)
    expect(days.games).toHaveLength(6)
    expect(decided(days).phase).toBe('running')
    expect(advanced(decided(days)).phase).toBe('over')
  })

  test('games of whoever leaves before half of them count for nobody; later the others have won', () => {
    const terms = { format: 'round-robin' as const }
    const early = withEvents(decided(advanced(started(terms, 6))), [{ kind: 'withdrew', entrant: 0, by: 'entrant' }])
    const end = played(early)
    const points = new Map(standingsOf(end).map(row => [row.entrant, row.points]))
    expect([0, 1, 2, 3, 4, 5].map(one => points.get(one))).toEqual([0, 4, 3, 2, 1, 0])
    let late = started(terms, 6)
    for (let i = 0; i < 3; i++) late = decided(advanced(late))
    late = played(withEvents(late, [{ kind: 'withdrew', entrant: 0, by: 'entrant' }]))
    const after = new Map(standingsOf(late).map(row => [row.entrant, row.points]))
    expect(after.get(0)).toBe(3)
    expect([...after.values()].reduce((sum, one) => sum + one, 0)).toBe(15)
  })
})

describe('knock-out', () => {
  test('the best two can only meet in the final', () => {
    expect(bracketOrder(8)).toEqual([0, 7, 4, 3, 2, 5, 6, 1])
    const seeds = bracketOrder(16)
    const half = new Set(seeds.slice(0, 8))
    expect([0, 1].map(seed => half.has(seed))).toEqual([true, false])
  })

  test.each([2, 3, 5, 8, 13])('%i players: where the better wins, the standing is the seeding', players => {
    const end = played(started({ format: 'knock-out' }, players))
    const standings = standingsOf(end)
    expect(end.phase).toBe('over')
    expect(standings[0]).toMatchObject({ entrant: 0, place: 1 })
    expect(standings[1]).toMatchObject({ entrant: 1, place: 2 })
    expect(end.games).toHaveLength(players - 1)
  })

  test('after a draw they play again the other way round; after the second the better seed goes on', () => {
    let state = advanced(started({ format: 'knock-out' }, 2))
    expect(state.games[0].players).toEqual([0, 1])
    state = advanced(decided(state, () => [1, 1]))
    expect(state.games[1]).toMatchObject({ players: [1, 0], round: 1, board: 1 })
    const lost = played(decided(state, () => [1, 2]))
    expect(standingsOf(lost)[0].entrant).toBe(1)
    state = advanced(decided(state, () => [1, 1]))
    expect(state.games).toHaveLength(3)
    state = advanced(decided(state, () => [1, 1]))
    expect(state.phase).toBe('over')
    expect(standingsOf(state)[0].entrant).toBe(0)
  })

  test('whoever leaves is not waited for', () => {
    const state = withEvents(decided(advanced(started({ format: 'knock-out' }, 4))), [
      { kind: 'withdrew', entrant: 0, by: 'entrant' },
    ])
    const end = played(state)
    expect(end.phase).toBe('over')
    expect(standingsOf(end)[0].entrant).toBe(1)
    expect(end.games.at(-1)?.result?.forfeits).toHaveLength(1)
  })
})

describe('arena', () => {
  const arena = { format: 'arena' as const, minutes: 5 }

  test('whoever is free is paired, nobody is at two tables, nobody plays the same again at once', () => {
    let state = advanced(started(arena, 7))
    expect(state.games).toHaveLength(3)
    for (let i = 0; i < 12; i++) {
      const [first] = state.games.filter(isPlaying)
      state = withEvents(state, [resultOf(first, stronger(first, state))])
      for (const event of nextEvents(state, state.time)) {
        if (event.kind !== 'paired') continue
        for (const { players } of event.pairings) {
          const last = gamesOf(state, players[0]).at(-1)?.players
          expect([...(last ?? [])].sort()).not.toEqual([...players].sort())
        }
      }
      state = advanced(state)
      const busy = state.games.filter(isPlaying).flatMap(({ players }) => players)
      expect(new Set(busy).size).toBe(busy.length)
    }
  })

  test('two for a win, one for a draw, double after two wins in a row', () => {
    let state = started(arena, 2)
    for (const places of [
      [1, 2],
      [1, 2],
      [1, 2],
      [1, 1],
      [1, 2],
    ]) {
      state = advanced(state)
      // Entrant 0 wins, wherever they sit.
      state = decided(state, game => (game.players[0] === 0 ? places : [...places].reverse()))
    }
    expect([...arenaScores(state, 0).values()].map(({ points }) => points)).toEqual([2, 2, 4, 2, 2])
    expect(standingsOf(state).map(({ points }) => points)).toEqual([12, 1])
  })

  test('when the time is up nothing new begins, and it ends with the last game', () => {
    const state = advanced(started(arena, 4))
    const up = arenaEnd(state) ?? 0
    expect(isOpen(state, up - 1)).toBe(true)
    expect(isOpen(state, up)).toBe(false)
    expect(nextEvents(state, up)).toEqual([])
    expect(nextEvents(decided(state), up)).toEqual([{ kind: 'ended' }])
  })
})

describe('tables of several', () => {
  test.each([
    [3, 4, [3]],
    [4, 4, [4]],
    [5, 4, [4]],
    [5, 5, [5]],
    [6, 4, [3, 3]],
    [7, 4, [4, 3]],
    [8, 5, [4, 4]],
    [9, 4, [3, 3, 3]],
    [10, 4, [4, 3, 3]],
    [11, 5, [4, 4, 3]],
    [13, 4, [4, 3, 3, 3]],
    [2, 4, []],
    [4, 3, [3]],
    [5, 3, [3]],
  ] as const)('%i players at tables of %i: %j', (players, size, sizes) => {
    expect(tableSizes(players, size)).toEqual(sizes)
  })

  test('everybody plays or rests, seats rotate, and points add up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 23 }), fc.integer({ min: 3, max: 5 }), (players, tableSize) => {
        const state = played(started({ format: 'multi-player', tableSize, rounds: 4 }, players))
        expect(state.phase).toBe('over')
        expect(state.round).toBe(4)
        for (const game of state.games) {
          const points = game.players.map(
            (_, seat) =>
              standingsOf(state)
                .find(row => row.entrant === game.players[seat])
                ?.cells.find(cell => cell.round === game.round)?.points ?? 0,
          )
          expect(points.reduce((sum, one) => sum + one, 0)).toBe((game.players.length * (tableSize - 1)) / 2)
        }
      }),
      { numRuns: 25 },
    )
    const state = played(started({ format: 'multi-player', tableSize: 4, rounds: 4 }, 16), () => [1, 1, 1, 1])
    for (const { entrant } of state.entrants) {
      const seats = gamesOf(state, entrant).map(({ players }) => players.indexOf(entrant))
      expect(new Set(seats).size).toBeGreaterThanOrEqual(3)
    }
  })

  test('a point for everybody one leaves behind, half for equals and for seats that are missing', () => {
    const state = decided(advanced(started({ format: 'multi-player', tableSize: 4, rounds: 1 }, 3)), () => [1, 2, 2])
    expect(standingsOf(state).map(({ points }) => points)).toEqual([2.5, 1, 1])
  })
})

test('the break between rounds', () => {
  const state = decided(advanced(started({ breakSeconds: 60 }, 4)))
  expect(nextTime(state)).toBe(state.time + 60_000)
  expect(nextEvents(state, state.time + 59_999)).toEqual([])
  expect(nextEvents(state, state.time + 60_000)).not.toEqual([])
  expect(nextEvents(withEvents(state, [{ kind: 'paused' }]), state.time + 90_000)).toEqual([])
})
