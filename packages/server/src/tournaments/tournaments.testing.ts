// Tournaments in a few words, for tests of what is pure: entries are numbered, and games are decided by a function.

import { tournamentTerms } from '@tabularium/protocol'
import type { z } from 'zod'
import { nextEvents } from './progress.ts'
import {
  after,
  emptyTournament,
  isPlaying,
  type Tournament,
  type TournamentEvent,
  type TournamentGame,
} from './tournament.ts'

export type Terms = Partial<z.input<typeof tournamentTerms>>

export const termsOf = (terms: Terms) =>
  tournamentTerms.parse({ format: 'swiss', game: 'wonders-duel', breakSeconds: 0, ...terms })

/** One entry a second. */
export const withEvents = (state: Tournament, events: readonly TournamentEvent[]): Tournament =>
  events.reduce((at, event) => after(at, { ...event, number: at.number + 1, time: (at.number + 1) * 1_000 }), state)

/** A tournament of so many that has started; the first is the strongest. */
export function started(terms: Terms, players: number): Tournament {
  const all = Array.from({ length: players }, (_, entrant) => ({
    ...{ kind: 'registered' as const, entrant, rating: 2000 - entrant },
  }))
  return withEvents(emptyTournament(termsOf(terms)), [...all, { kind: 'started' }])
}

export type Decide = (game: TournamentGame, state: Tournament) => readonly number[]

/** The lower number wins. */
export const stronger: Decide = ({ players }) => {
  const sorted = [...players].sort((a, b) => a - b)
  return players.map(player => sorted.indexOf(player) + 1)
}

export const resultOf = ({ pairing, board }: TournamentGame, places: readonly number[]): TournamentEvent => ({
  ...{ kind: 'result', pairing, board, places, forfeits: [], by: 'table' },
})

/** All that is due, as far as it goes without a result. */
export const advanced = (state: Tournament): Tournament => {
  const events = nextEvents(state, state.time)
  return events.length === 0 ? state : withEvents(state, events)
}

export const decided = (state: Tournament, decide: Decide = stronger): Tournament =>
  withEvents(
    state,
    state.games.filter(isPlaying).map(game => resultOf(game, decide(game, state))),
  )

/** Played to its end, or for so many steps. */
export function played(state: Tournament, decide: Decide = stronger, steps = 200): Tournament {
  let at = state
  for (let i = 0; i < steps && at.phase === 'running'; i++) at = decided(advanced(at), decide)
  return at
}
