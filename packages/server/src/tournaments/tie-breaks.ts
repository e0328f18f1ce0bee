// What parts equals, by the handbook of FIDE (C.07, 2024) where it has a word for it. Which are used, and in which order,
// depends on the format; what still is equal is parted by the seeds, so that every list is in one order everywhere.

import type { TieBreak, TournamentFormat } from '@tabularium/protocol'
import { type Entrant, gamesOf, isPlayed, pointsOf, type Tournament, tableSizeOf, winnerOf } from './tournament.ts'

export const TIES: Readonly<Record<TournamentFormat, readonly TieBreak[]>> = {
  swiss: ['buchholz-cut', 'buchholz', 'sonneborn-berger', 'wins'],
  'round-robin': ['direct', 'sonneborn-berger', 'wins'],
  'knock-out': ['wins'],
  arena: ['wins', 'direct'],
  'multi-player': ['first-places', 'buchholz', 'direct'],
  simultaneous: [],
}

export interface Scored {
  readonly entrant: Entrant
  readonly points: number
  /** What they count for their opponents: a round that they did not play counts as half a win, whatever it brought. */
  readonly worth: number
}

/** Each opponent of a game that was played, with what one has against them. */
function* meetings(state: Tournament, entrant: Entrant): Generator<readonly [other: Entrant, part: number]> {
  for (const { players, result } of gamesOf(state, entrant).filter(isPlayed)) {
    const seat = players.indexOf(entrant)
    for (const [other, opponent] of players.entries()) {
      if (other === seat || !result) continue
      const by = result.places[other] - result.places[seat]
      yield [opponent, by > 0 ? 1 : by === 0 ? 0.5 : 0]
    }
  }
}

/** Rounds that brought no game: FIDE puts an opponent there who has as many points as oneself. */
const unplayed = (state: Tournament, entrant: Entrant): number => {
  const rounds = new Set(
    gamesOf(state, entrant)
      .filter(one => isPlayed(one) || !one.result)
      .map(({ round }) => round),
  )
  const done = roundsDone(state)
  return Math.max(0, done - [...rounds].filter(round => round <= done).length)
}

/** Rounds in which every game is over. Memoised by the list of games: every entrant's tie-breaks ask for it. */
export function roundsDone({ games, round }: Tournament): number {
  const known = doneOf.get(games)
  if (known !== undefined) return Math.min(known, round)
  const done = games.reduce((least, game) => (game.result ? least : Math.min(least, game.round - 1)), round)
  doneOf.set(games, done)
  return done
}

const doneOf = new WeakMap<Tournament['games'], number>()

function opponentsWorth(
  state: Tournament,
  { entrant, points }: Scored,
  scores: ReadonlyMap<Entrant, Scored>,
): number[] {
  const others = [...meetings(state, entrant)].map(([other]) => scores.get(other)?.worth ?? 0)
  if (state.terms.format === 'multi-player') return others
  return [...others, ...Array<number>(unplayed(state, entrant)).fill(points)]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

type Rule = (state: Tournament, own: Scored, scores: ReadonlyMap<Entrant, Scored>) => number

const RULES: Readonly<Record<TieBreak, Rule>> = {
  buchholz: (state, own, scores) => sum(opponentsWorth(state, own, scores)),
  'buchholz-cut': (state, own, scores) => {
    const all = opponentsWorth(state, own, scores)
    return all.length === 0 ? 0 : sum(all) - Math.min(...all)
  },
  'sonneborn-berger': (state, own, scores) =>
    sum([...meetings(state, own.entrant)].map(([other, part]) => part * (scores.get(other)?.worth ?? 0))),
  direct: (state, own, scores) =>
    sum(
      [...meetings(state, own.entrant)]
        .filter(([other]) => scores.get(other)?.points === own.points)
        .map(([, part]) => part),
    ),
  wins: (state, { entrant }) =>
    gamesOf(state, entrant).filter(game => isPlayed(game) && winnerOf(game) === entrant).length,
  'first-places': (state, { entrant }) =>
    gamesOf(state, entrant).filter(({ result, players }) => result?.places[players.indexOf(entrant)] === 1).length,
}

/** What somebody has by each of the rules of the format. */
export const tiesOf = (state: Tournament, own: Scored, scores: ReadonlyMap<Entrant, Scored>): readonly number[] =>
  TIES[state.terms.format].map(rule => RULES[rule](state, own, scores))

/** Points and, for opponents, worth: rounds that were not played count as half a win there. */
export function worthOf(state: Tournament, entrant: Entrant, points: number): number {
  const { format } = state.terms
  if (format !== 'swiss') return points
  const size = tableSizeOf(state.terms)
  const played = sum(
    gamesOf(state, entrant)
      .filter(isPlayed)
      .map(game => pointsOf(game, game.players.indexOf(entrant), size)),
  )
  return played + unplayed(state, entrant) / 2
}
