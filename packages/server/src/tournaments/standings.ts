// Who stands where, with what every round has brought. A pure function of the log: equal logs have equal standings.

import type { TournamentCell } from '@tabularium/protocol'
import { arenaScores } from './arena.ts'
import { reachedBy } from './knock-out.ts'
import { type Scored, tiesOf, worthOf } from './tie-breaks.ts'
import {
  bySeed,
  type Entrant,
  type EntrantState,
  gamesOf,
  isPlayed,
  pointsOf,
  type Tournament,
  type TournamentGame,
  tableSizeOf,
} from './tournament.ts'

export interface PlayerStanding {
  readonly entrant: Entrant
  readonly place: number
  readonly points: number
  readonly ties: readonly number[]
  readonly cells: readonly (TournamentCell & { readonly pairing?: number; readonly board?: number })[]
}

/** A bye is worth a win; among several at a table the middle of what is to be had. */
const byePoints = ({ terms }: Tournament): number =>
  terms.format === 'multi-player' ? (terms.tableSize - 1) / 2 : terms.format === 'knock-out' ? 0 : 1

/** For every round before somebody came in late: half a win in a Swiss, nothing elsewhere. */
const missedPoints = ({ terms }: Tournament): number => (terms.format === 'swiss' ? 0.5 : 0)

/**
 * In a round robin the games of whoever withdraws before half of them are played count for nobody; later they count, and
 * the opponents still to come have won.
 */
export function annulled(state: Tournament): ReadonlySet<Entrant> {
  if (state.terms.format !== 'round-robin') return new Set()
  const gone = state.entrants.filter(({ active, entrant }) => !active && state.seeds.includes(entrant))
  const half = (state.seeds.length - 1) / 2
  return new Set(
    gone.map(({ entrant }) => entrant).filter(entrant => gamesOf(state, entrant).filter(isPlayed).length < half),
  )
}

function gameCell(
  state: Tournament,
  entrant: Entrant,
  game: TournamentGame,
  nothing: boolean,
): PlayerStanding['cells'][number] {
  const { players, round, result, pairing, board } = game
  const seat = players.indexOf(entrant)
  const lost = result?.forfeits.includes(seat) === true
  return {
    round,
    kind: 'game',
    points: nothing ? 0 : pointsOf(game, seat, tableSizeOf(state.terms)),
    opponents: players.filter(one => one !== entrant),
    begins: seat === 0,
    ...(!result && { playing: true }),
    ...(result && result.forfeits.length > 0 && { forfeit: lost ? 'lost' : 'won' }),
    pairing,
    board,
  }
}

function cellsOf(
  state: Tournament,
  { entrant, from }: EntrantState,
  gone: ReadonlySet<Entrant>,
): PlayerStanding['cells'] {
  const arena = state.terms.format === 'arena' ? arenaScores(state, entrant) : undefined
  const games = gamesOf(state, entrant).map(game => {
    const nothing = gone.has(entrant) || game.players.some(one => gone.has(one))
    const cell = gameCell(state, entrant, game, nothing)
    const score = arena?.get(game.pairing)
    return arena ? { ...cell, points: score?.points ?? 0, ...(score?.double && { double: true }) } : cell
  })
  if (arena) return games
  const byes: PlayerStanding['cells'] = state.byes
    .filter(bye => bye.entrant === entrant)
    .map(({ round }) => ({
      round,
      kind: 'bye' as const,
      points: gone.has(entrant) ? 0 : byeWorth(state),
      opponents: [],
    }))
  const missed: PlayerStanding['cells'] = state.seeds.includes(entrant)
    ? []
    : Array.from({ length: from - 1 }, (_, i) => ({
        ...{ round: i + 1, kind: 'missed' as const, points: missedPoints(state), opponents: [] },
      }))
  return [...games, ...byes, ...missed].sort((a, b) => a.round - b.round || (a.pairing ?? 0) - (b.pairing ?? 0))
}

/** Where everybody meets everybody, the round without an opponent is nobody's gain. */
const byeWorth = (state: Tournament): number => (state.terms.format === 'round-robin' ? 0 : byePoints(state))

const byTies = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((one, i) => one !== b[i])
  return at === -1 ? 0 : b[at] - a[at]
}

/** Memoised: whoever looks at the tournament before its log has grown looks at the same. */
const known = new WeakMap<Tournament, readonly PlayerStanding[]>()

/** The best first. Equals in points and all tie-breaks share a place. */
export function standingsOf(state: Tournament): readonly PlayerStanding[] {
  const before = known.get(state)
  if (before) return before
  const standings = ranked(state)
  known.set(state, standings)
  return standings
}

function ranked(state: Tournament): readonly PlayerStanding[] {
  const gone = annulled(state)
  const rows = state.entrants.map(own => {
    const cells = cellsOf(state, own, gone)
    const { format } = state.terms
    const earned = cells.reduce((sum, cell) => sum + cell.points, 0)
    // Who was knocked out later stands before all who were earlier.
    const points = format === 'knock-out' ? reachedBy(state, own.entrant) : earned
    return { own, entrant: own.entrant, points, cells }
  })
  const scores = new Map(
    rows.map(({ entrant, points }): [Entrant, Scored] => [
      entrant,
      { entrant, points, worth: worthOf(state, entrant, points) },
    ]),
  )
  const sorted = rows
    .map(row => ({ ...row, ties: tiesOf(state, { ...row, worth: 0 }, scores) }))
    .sort((a, b) => b.points - a.points || byTies(a.ties, b.ties) || bySeed(a.own, b.own))
  const standings: PlayerStanding[] = []
  for (const [i, { entrant, points, ties, cells }] of sorted.entries()) {
    const before = standings.at(-1)
    const equal = before && before.points === points && byTies(before.ties, ties) === 0
    standings.push({ entrant, place: equal ? before.place : i + 1, points, ties, cells })
  }
  return standings
}
