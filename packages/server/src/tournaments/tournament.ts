// A tournament as a log: every entry there is, and what the entries add up to. All else (pairings, standings, exports) is
// computed from this and from nothing else, so that any process can compute it again and finds the same.

import type { Id, Seat } from '@tabularium/kernel'
import type { TournamentPhase, TournamentTerms } from '@tabularium/protocol'

/** Somebody who plays in a tournament, by the order of registration. Who that is stands beside the log. */
export type Entrant = Id<'entrant'>

/** Who plays at one table, in the order of the seats. */
export interface Pairing {
  readonly board: number
  readonly players: readonly Entrant[]
}

export type TournamentEvent =
  | { readonly kind: 'registered'; readonly entrant: Entrant; readonly rating: number }
  /** `by`: on their own, by the director, or because they did not come to a game. */
  | { readonly kind: 'withdrew'; readonly entrant: Entrant; readonly by: 'entrant' | 'director' | 'absence' }
  | { readonly kind: 'started' }
  | { readonly kind: 'paused' }
  | { readonly kind: 'resumed' }
  | {
      readonly kind: 'paired'
      readonly round: number
      readonly pairings: readonly Pairing[]
      readonly byes: readonly Entrant[]
    }
  /** The director takes a pairing back before its games have begun. */
  | { readonly kind: 'unpaired'; readonly round: number }
  | {
      readonly kind: 'result'
      /** The number of the entry that paired them. */
      readonly pairing: number
      readonly board: number
      /** The place of every seat; equals share one. */
      readonly places: readonly number[]
      /** Seats that did not play: they have nothing, and the others what a win is worth. */
      readonly forfeits: readonly Seat[]
      readonly by: 'table' | 'director'
    }
  /** A round has a date: it is not paired before. */
  | { readonly kind: 'scheduled'; readonly round: number; readonly date: number }
  /** A live game whose clocks stand until a time, or that goes on by correspondence. */
  | { readonly kind: 'adjourned'; readonly pairing: number; readonly board: number; readonly to: Adjournment }
  | { readonly kind: 'ended' }
  | { readonly kind: 'cancelled' }

export type TournamentEntry = TournamentEvent & {
  /** From 1 on, without a gap. */
  readonly number: number
  readonly time: number
}

/** Until when the clocks stand, or how many days every move has from now on. */
export type Adjournment = { readonly until: number } | { readonly days: number }

export interface GameResult {
  readonly places: readonly number[]
  readonly forfeits: readonly Seat[]
  readonly by: 'table' | 'director'
  readonly number: number
  readonly time: number
}

export interface TournamentGame extends Pairing {
  readonly pairing: number
  readonly round: number
  readonly time: number
  readonly result?: GameResult
  readonly adjourned?: Adjournment
}

export interface EntrantState {
  readonly entrant: Entrant
  readonly rating: number
  /** May be paired. */
  readonly active: boolean
  /** The director has removed them: they cannot come back on their own. */
  readonly removed: boolean
  /** The first round that they can play in. */
  readonly from: number
}

export interface Bye {
  readonly round: number
  readonly entrant: Entrant
}

export interface Tournament {
  readonly terms: TournamentTerms
  readonly phase: TournamentPhase
  readonly entrants: readonly EntrantState[]
  readonly games: readonly TournamentGame[]
  readonly byes: readonly Bye[]
  /** The last round that was paired; 0: none. In an arena, how many times free players were paired. */
  readonly round: number
  /** The date of a round, as the director said last. */
  readonly scheduled: { readonly round: number; readonly date: number } | undefined
  /** How often a pairing was taken back. */
  readonly unpaired: number
  /** Who takes part from the first round on, the strongest first; empty before the start. */
  readonly seeds: readonly Entrant[]
  readonly started: number | undefined
  readonly ended: number | undefined
  /** When the last entry was made, and its number. */
  readonly time: number
  readonly number: number
}

export const emptyTournament = (terms: TournamentTerms): Tournament => ({
  terms,
  phase: 'registration',
  entrants: [],
  games: [],
  byes: [],
  round: 0,
  scheduled: undefined,
  unpaired: 0,
  seeds: [],
  started: undefined,
  ended: undefined,
  time: 0,
  number: 0,
})

/** The stronger first; of equals whoever registered first. */
export const bySeed = (a: EntrantState, b: EntrantState): number => b.rating - a.rating || a.entrant - b.entrant

const changed = (entrants: readonly EntrantState[], entrant: Entrant, by: Partial<EntrantState>) =>
  entrants.map(one => (one.entrant === entrant ? { ...one, ...by } : one))

function registered(state: Tournament, entrant: Entrant, rating: number): readonly EntrantState[] {
  if (state.entrants.some(one => one.entrant === entrant)) {
    return changed(state.entrants, entrant, { active: true, removed: false })
  }
  return [...state.entrants, { entrant, rating, active: true, removed: false, from: state.round + 1 }]
}

function withEvent(state: Tournament, entry: TournamentEntry): Tournament {
  switch (entry.kind) {
    case 'registered':
      return { ...state, entrants: registered(state, entry.entrant, entry.rating) }
    case 'withdrew': {
      const removed = entry.by === 'director'
      return { ...state, entrants: changed(state.entrants, entry.entrant, { active: false, removed }) }
    }
    case 'started': {
      const seeds = state.entrants.filter(({ active }) => active).sort(bySeed)
      return { ...state, phase: 'running', started: entry.time, seeds: seeds.map(({ entrant }) => entrant) }
    }
    case 'paused':
      return { ...state, phase: 'paused' }
    case 'resumed':
      return { ...state, phase: 'running' }
    case 'paired': {
      const { round, number: pairing, time } = entry
      const games = entry.pairings.map(pair => ({ ...pair, pairing, round, time }))
      const byes = entry.byes.map(entrant => ({ round, entrant }))
      return {
        ...state,
        games: [...state.games, ...games],
        byes: [...state.byes, ...byes],
        round: Math.max(state.round, round),
      }
    }
    case 'unpaired': {
      const stays = <T extends { readonly round: number }>(one: T) => one.round !== entry.round
      return {
        ...state,
        games: state.games.filter(stays),
        byes: state.byes.filter(stays),
        round: entry.round - 1,
        unpaired: state.unpaired + 1,
      }
    }
    case 'scheduled':
      return { ...state, scheduled: { round: entry.round, date: entry.date } }
    case 'adjourned': {
      const games = state.games.map(game =>
        game.pairing === entry.pairing && game.board === entry.board ? { ...game, adjourned: entry.to } : game,
      )
      return { ...state, games }
    }
    case 'result': {
      const { places, forfeits, by, number, time } = entry
      const games = state.games.map(game => {
        if (game.pairing !== entry.pairing || game.board !== entry.board) return game
        // What the director has said stands, whatever the table says later.
        if (game.result?.by === 'director' && by === 'table') return game
        return { ...game, result: { places, forfeits, by, number, time } }
      })
      return { ...state, games }
    }
    case 'ended':
      return { ...state, phase: 'over', ended: entry.time }
    case 'cancelled':
      return { ...state, phase: 'cancelled', ended: entry.time }
  }
}

/** What the state is after one more entry. */
export const after = (state: Tournament, entry: TournamentEntry): Tournament => ({
  ...withEvent(state, entry),
  time: entry.time,
  number: entry.number,
})

export const tournamentOf = (terms: TournamentTerms, entries: readonly TournamentEntry[]): Tournament =>
  entries.reduce(after, emptyTournament(terms))

export const isPlaying = ({ result }: TournamentGame): boolean => result === undefined

/** Memoised by list: standings ask for everybody's games again and again. */
const indexes = new WeakMap<readonly TournamentGame[], ReadonlyMap<Entrant, readonly TournamentGame[]>>()

function indexed(games: readonly TournamentGame[]): ReadonlyMap<Entrant, readonly TournamentGame[]> {
  const known = indexes.get(games)
  if (known) return known
  const index = new Map<Entrant, TournamentGame[]>()
  for (const game of games) {
    for (const one of game.players) {
      const own = index.get(one)
      if (own) own.push(game)
      else index.set(one, [game])
    }
  }
  indexes.set(games, index)
  return index
}

export const gamesOf = ({ games }: Tournament, entrant: Entrant): readonly TournamentGame[] =>
  indexed(games).get(entrant) ?? []

/** Seats at a full table: what points by place are measured against. */
export const tableSizeOf = ({ format, tableSize }: TournamentTerms): number =>
  format === 'multi-player' ? tableSize : 2

/**
 * What a seat has of a game: a point for everybody it left behind, half a point for everybody it shares a place with, and
 * half a point for every seat that the table lacks. Between two that is 1, ½ or 0.
 */
export function pointsOf(game: TournamentGame, seat: Seat, size: number): number {
  const { result, players } = game
  if (!result) return 0
  if (result.forfeits.includes(seat)) return 0
  return players.reduce(
    (sum, _, other) => {
      if (other === seat) return sum
      if (result.forfeits.includes(other)) return sum + 1
      const by = result.places[other] - result.places[seat]
      return sum + (by > 0 ? 1 : by === 0 ? 0.5 : 0)
    },
    (size - players.length) / 2,
  )
}

/** Sat at the table and played: a game that counts for what opponents are worth, and that is not played again. */
export const isPlayed = ({ result }: TournamentGame): boolean => result !== undefined && result.forfeits.length === 0

/** Whether nobody has beaten anybody. */
export const isDrawn = ({ result }: TournamentGame): boolean =>
  result !== undefined && result.forfeits.length === 0 && result.places.every(place => place === result.places[0])

/** Whoever is before all others at the table, or the only one who came. */
export function winnerOf({ result, players }: TournamentGame): Entrant | undefined {
  if (!result) return undefined
  const came = players.map((_, seat) => seat).filter(seat => !result.forfeits.includes(seat))
  const [first, ...others] = [...came].sort((a, b) => result.places[a] - result.places[b])
  if (first === undefined) return undefined
  return others.every(other => result.places[other] > result.places[first]) ? players[first] : undefined
}

/** How often somebody has begun, less how often they have not. */
export const beginsOf = (state: Tournament, entrant: Entrant): number =>
  gamesOf(state, entrant).reduce((sum, { players }) => sum + (players[0] === entrant ? 1 : -1), 0)
