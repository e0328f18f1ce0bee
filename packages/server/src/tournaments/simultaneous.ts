// A simultaneous display: one host plays everybody else at once, in one round. The host announces it, directs it, and is
// the first entrant.

import type { Seat } from '@tabularium/kernel'
import type { Entrant, Pairing, Tournament, TournamentGame } from './tournament.ts'

export const HOST: Entrant = 0

export const isDisplay = ({ terms }: Pick<Tournament, 'terms'>): boolean => terms.format === 'simultaneous'

/** A board for each challenger, in the order in which they entered. */
export function displayPairings({ terms, entrants }: Tournament): readonly Pairing[] {
  const challengers = entrants.filter(({ entrant, active }) => active && entrant !== HOST)
  return challengers.map(({ entrant }, i) => {
    const begins = terms.begins === 'host' || (terms.begins === 'alternate' && i % 2 === 0)
    return { board: i + 1, players: begins ? [HOST, entrant] : [entrant, HOST] }
  })
}

/** Where the host sits; undefined: it is no display. */
export function hostSeat(state: Tournament, game: Pick<TournamentGame, 'players'> | undefined): Seat | undefined {
  const seat = isDisplay(state) ? game?.players.indexOf(HOST) : undefined
  return seat === -1 ? undefined : seat
}

const MINUTE = 60_000

/** What each seat has at the start, where the host has more than others. */
export function displayClocks(state: Tournament, game: TournamentGame): readonly number[] | undefined {
  const { clock, hostMinutes } = state.terms
  const host = hostSeat(state, game)
  if (host === undefined || clock.kind !== 'live' || hostMinutes === 0) return undefined
  return game.players.map((_, seat) => clock.baseMs + (seat === host ? hostMinutes * MINUTE : 0))
}
