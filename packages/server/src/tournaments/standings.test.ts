import { describe, expect, test } from 'vitest'
import { standingsOf } from './standings.ts'
import { after, emptyTournament, type TournamentEntry, tournamentOf } from './tournament.ts'
import { advanced, decided, played, started, termsOf, withEvents } from './tournaments.testing.ts'
import { trfOf } from './trf.ts'

const pair = (round: number, boards: readonly (readonly [number, number])[], byes: readonly number[] = []) => ({
  ...{ kind: 'paired' as const, round, byes },
  pairings: boards.map((players, i) => ({ board: i + 1, players })),
})

/** Four players, three rounds; who wins stands in front, `=` is a draw. */
function event(format: 'swiss' | 'round-robin', rounds: readonly (readonly (readonly [number, string, number])[])[]) {
  let state = started({ format }, 4)
  for (const [i, round] of rounds.entries()) {
    state = withEvents(state, [
      pair(
        i + 1,
        round.map(([a, , b]) => [a, b]),
      ),
    ])
    const pairing = state.number
    state = withEvents(
      state,
      round.map(([, sign], board) => ({
        ...{ kind: 'result' as const, pairing, board: board + 1, forfeits: [], by: 'table' as const },
        places: sign === '=' ? [1, 1] : sign === '>' ? [1, 2] : [2, 1],
      })),
    )
  }
  return state
}

describe('tie-breaks, worked out by hand', () => {
  // 0: 1 + ½ + 1 = 2½; 1: 1 + ½ + 0 = 1½; 2: 0 + 1 + 0... every opponent's points summed, with and without the lowest.
  const rounds = [
    [
      [0, '>', 2],
      [1, '>', 3],
    ],
    [
      [0, '=', 1],
      [2, '=', 3],
    ],
    [
      [0, '>', 3],
      [1, '<', 2],
    ],
  ] as const
  test('Swiss: Buchholz without the lowest, Buchholz, Sonneborn-Berger, wins', () => {
    const rows = standingsOf(event('swiss', rounds))
    expect(rows.map(({ entrant, place, points, ties }) => [entrant, place, points, ...ties])).toEqual(
      [
        [0, 1, 2.5, 3, 3.5, 2.75, 2],
        [1, 2, 1.5, 4, 4.5, 1.75, 1],
        [2, 3, 1.5, 4, 4.5, 1.75, 1],
        [3, 4, 0.5, 4, 5.5, 0.75, 0],
      ].map(([entrant, place, ...rest]) => [entrant, entrant === 2 ? 2 : place, ...rest]),
    )
  })
  test('round robin: direct encounter first', () => {
    const rows = standingsOf(event('round-robin', rounds))
    expect(rows.map(({ entrant, points, ties }) => [entrant, points, ties[0]])).toEqual([
      [0, 2.5, 0],
      [2, 1.5, 1],
      [1, 1.5, 0],
      [3, 0.5, 0],
    ])
  })
})

test('a bye is an opponent with as many points as oneself, and counts half for those one has met', () => {
  let state = started({ rounds: 2 }, 3)
  state = decided(advanced(state))
  const rows = standingsOf(state)
  const bye = rows.find(({ cells }) => cells[0].kind === 'bye')
  expect(bye).toMatchObject({ entrant: 2, points: 1 })
  // Buchholz: the imagined opponent.
  expect(bye?.ties[1]).toBe(1)
})

test('a game that somebody did not come to counts as a win, and not for what opponents are worth', () => {
  const state = withEvents(advanced(started({}, 2)), [
    { kind: 'result', pairing: 4, board: 1, places: [2, 1], forfeits: [0], by: 'table' },
  ])
  const [first, second] = standingsOf(state)
  expect(first).toMatchObject({ entrant: 1, points: 1, cells: [{ forfeit: 'won' }] })
  expect(second).toMatchObject({ entrant: 0, points: 0, cells: [{ forfeit: 'lost' }] })
  expect(first.ties[3]).toBe(0)
  const neither = withEvents(advanced(started({}, 2)), [
    { kind: 'result', pairing: 4, board: 1, places: [1, 1], forfeits: [0, 1], by: 'table' },
  ])
  expect(standingsOf(neither).map(({ points }) => points)).toEqual([0, 0])
})

test('the log read as a whole is the log read entry by entry', () => {
  const entries: TournamentEntry[] = [0, 1, 2].map(entrant => ({
    ...{ kind: 'registered', entrant, rating: 1500 + entrant, number: entrant + 1, time: 5 },
  }))
  entries.push({ kind: 'started', number: 4, time: 9 })
  const terms = termsOf({})
  expect(tournamentOf(terms, entries)).toEqual(entries.reduce(after, emptyTournament(terms)))
  expect(tournamentOf(terms, entries).seeds).toEqual([2, 1, 0])
})

describe('TRF', () => {
  const header = { name: 'Saturday\nSwiss', director: 'Hanna', names: (one: number) => `Player ${one}` }
  const state = played(started({ rounds: 3 }, 5))
  const text = trfOf(state, header) ?? ''
  test('every figure stands in its column', () => {
    const lines = text.split('\n').filter(line => line.startsWith('001'))
    expect(lines).toHaveLength(5)
    const [first] = lines
    expect(first.slice(4, 8)).toBe('   1')
    expect(first.slice(14, 47).trim()).toBe('Player 0')
    expect(first.slice(48, 52)).toBe('2000')
    expect(first.slice(80, 84)).toBe(' 3.0')
    expect(first.slice(85, 89)).toBe('   1')
    expect(first.slice(91, 99)).toMatch(/^ {3}[3] [wb] 1$/)
    expect(first.length).toBe(99 + 2 * 10)
    expect(lines[4]).toContain('  0000 - U')
  })
  test('a name is one line', () => {
    expect(text).toContain('012 Saturday Swiss\n')
    expect(text).toContain('XXR 3\n')
  })
  test('opponents name each other in every round', () => {
    const rows = text.split('\n').filter(line => line.startsWith('001'))
    const opponent = (row: string, round: number): number => Number(row.slice(91 + 10 * round, 95 + 10 * round))
    for (const [i, row] of rows.entries()) {
      for (let round = 0; round < 3; round++) {
        const other = opponent(row, round)
        if (other > 0) expect(opponent(rows[other - 1], round)).toBe(i + 1)
      }
    }
  })
  test('there is none of tables of several', () => {
    expect(trfOf(played(started({ format: 'multi-player', rounds: 1 }, 4)), header)).toBeUndefined()
  })
})
