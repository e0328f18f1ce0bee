// What a tournament does next by itself: who is paired, when the next round begins, when it is over. Pure: the same log at
// the same time has the same next entries, whichever process asks.

import { pairArena } from './arena.ts'
import { bracketOf, replaysOf, roundsOfBracket } from './knock-out.ts'
import { pairTables } from './multi-player.ts'
import { bergerRound, roundsOfAll } from './round-robin.ts'
import { displayPairings, isDisplay } from './simultaneous.ts'
import { standingsOf } from './standings.ts'
import { pairSwiss } from './swiss.ts'
import {
  beginsOf,
  type Entrant,
  gamesOf,
  isPlaying,
  type Pairing,
  type Tournament,
  type TournamentEvent,
} from './tournament.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Without so many nothing begins. */
export const fewest = ({ terms }: Pick<Tournament, 'terms'>): number => (terms.format === 'multi-player' ? 3 : 2)

export const isUnderWay = ({ phase }: Pick<Tournament, 'phase'>): boolean => phase === 'running' || phase === 'paused'

/** How many rounds there will be; undefined before the start, or where it goes by time. */
export function roundsOf({ terms, seeds }: Tournament): number | undefined {
  if (terms.format === 'multi-player') return terms.rounds
  if (terms.format === 'simultaneous') return 1
  if (terms.format === 'arena' || seeds.length === 0) return undefined
  if (terms.format === 'round-robin') return roundsOfAll(seeds.length)
  if (terms.format === 'knock-out') return roundsOfBracket(seeds.length)
  return Math.min(terms.rounds, roundsOfAll(seeds.length))
}

/** Whether somebody who does not take part yet may enter now. */
export function isOpen(state: Tournament, now: number): boolean {
  const { phase, terms, round } = state
  if (phase === 'registration') return true
  if (!isUnderWay(state)) return false
  if (terms.format === 'arena') return now < (arenaEnd(state) ?? 0)
  if (terms.format !== 'swiss' && terms.format !== 'multi-player') return false
  return round <= terms.lateRounds && round < (roundsOf(state) ?? 0)
}

export const arenaEnd = ({ terms, started }: Tournament): number | undefined =>
  terms.format === 'arena' && started !== undefined ? started + terms.minutes * MINUTE : undefined

const activeOf = (state: Tournament): ReadonlySet<Entrant> =>
  new Set(state.entrants.filter(({ active }) => active).map(({ entrant }) => entrant))

/** By correspondence nobody waits for a round of a round robin: all games begin at once. */
const isAllAtOnce = ({ terms }: Tournament): boolean => terms.format === 'round-robin' && terms.clock.kind === 'days'

/** When the next round is paired, or the arena ends; undefined: games are played yet, or nothing comes any more. */
export function nextTime(state: Tournament): number | undefined {
  if (state.phase !== 'running') return undefined
  if (state.terms.format === 'arena') return arenaEnd(state)
  if (state.games.some(isPlaying) && !isAllAtOnce(state)) return undefined
  if (state.round === 0 || isAllAtOnce(state)) return state.started
  if (state.round >= (roundsOf(state) ?? 0) && replaysNow(state).length === 0) return state.time
  const last = Math.max(...state.games.map(({ time, result }) => result?.time ?? time), state.started ?? 0)
  const rested = last + state.terms.breakSeconds * 1_000
  // Those who drew play again at once, whatever date the next round has.
  if (replaysNow(state).length > 0) return rested
  const date = dateOf(state)
  if (date === undefined) return rested
  return state.scheduled?.round === state.round + 1 ? Math.max(last, date) : Math.max(rested, date)
}

/** When the next round begins at the earliest; undefined: it has no date. */
export function dateOf(state: Tournament): number | undefined {
  const { phase, round, started, scheduled, terms } = state
  if ((phase !== 'running' && phase !== 'paused') || round === 0 || started === undefined) return undefined
  if (terms.format === 'arena' || isAllAtOnce(state) || round >= (roundsOf(state) ?? 0)) return undefined
  if (scheduled?.round === round + 1) return scheduled.date
  // Tournaments of before rounds had dates say nothing of them.
  const { roundDays = 0 } = terms
  return roundDays > 0 ? started + round * roundDays * DAY : undefined
}

const replaysNow = (state: Tournament) =>
  state.terms.format === 'knock-out' && state.round > 0 ? replaysOf(state, state.round) : []

const numbered = (tables: readonly (readonly Entrant[])[]): readonly Pairing[] =>
  tables.map((players, i) => ({ board: i + 1, players }))

type Paired = Omit<Extract<TournamentEvent, { readonly kind: 'paired' }>, 'kind' | 'round'>

function swissRound(state: Tournament): Paired | undefined {
  const active = activeOf(state)
  const players = standingsOf(state)
    .filter(({ entrant }) => active.has(entrant))
    .map(({ entrant, points, cells }) => ({
      entrant,
      points,
      opponents: new Set(cells.filter(({ forfeit }) => forfeit === undefined).flatMap(cell => cell.opponents)),
      began: cells.filter(({ kind, forfeit }) => kind === 'game' && !forfeit).map(({ begins }) => begins === true),
      hadBye: cells.some(({ kind, forfeit }) => kind === 'bye' || forfeit === 'won'),
    }))
  if (players.length < 2) return undefined
  const round = pairSwiss(players)
  return round && { pairings: numbered(round.pairs), byes: round.bye === undefined ? [] : [round.bye] }
}

function berger(state: Tournament): Paired | undefined {
  if (activeOf(state).size < 2) return undefined
  const { pairs, bye } = bergerRound(state.seeds, state.round + 1)
  return { pairings: numbered(pairs), byes: bye === undefined ? [] : [bye] }
}

/** Whoever began less often begins; otherwise the better seed. */
function knockOut(state: Tournament): Paired {
  const bracket = bracketOf(state, state.round + 1)
  const pairings = bracket.flatMap(([a, b], i): readonly Pairing[] => {
    if (a === undefined || b === undefined) return []
    const by = beginsOf(state, a) - beginsOf(state, b) || state.seeds.indexOf(a) - state.seeds.indexOf(b)
    return [{ board: i + 1, players: by <= 0 ? [a, b] : [b, a] }]
  })
  const byes = bracket.flatMap(([a, b]) => ((a === undefined) === (b === undefined) ? [] : [a ?? b ?? 0]))
  return { pairings, byes }
}

function tablesRound(state: Tournament): Paired | undefined {
  const active = activeOf(state)
  const players = standingsOf(state)
    .filter(({ entrant }) => active.has(entrant))
    .map(({ entrant, points }) => {
      const met = new Map<Entrant, number>()
      const seats = Array<number>(state.terms.tableSize).fill(0)
      for (const { players: all } of gamesOf(state, entrant)) {
        seats[all.indexOf(entrant)]++
        for (const other of all) if (other !== entrant) met.set(other, (met.get(other) ?? 0) + 1)
      }
      return { entrant, points, met, seats, byes: state.byes.filter(bye => bye.entrant === entrant).length }
    })
  const { tables, byes } = pairTables(players, state.terms.tableSize)
  return tables.length === 0 ? undefined : { pairings: numbered(tables), byes }
}

function arenaRound(state: Tournament): Paired | undefined {
  const active = activeOf(state)
  const busy = new Set(state.games.filter(isPlaying).flatMap(({ players }) => players))
  const free = standingsOf(state)
    .filter(({ entrant }) => active.has(entrant) && !busy.has(entrant))
    .map(({ entrant, place }) => {
      const last = gamesOf(state, entrant).at(-1)
      return {
        ...{ entrant, place, begins: beginsOf(state, entrant), since: last?.result?.time ?? 0 },
        lastOpponent: last?.players.find(one => one !== entrant),
      }
    })
  const pairs = pairArena(free, active.size <= 2)
  return pairs.length === 0 ? undefined : { pairings: numbered(pairs), byes: [] }
}

/** Those who have gone are not waited for: their game has its result with its pairing. */
function withWalkovers(
  state: Tournament,
  event: Extract<TournamentEvent, { readonly kind: 'paired' }>,
): TournamentEvent[] {
  const active = activeOf(state)
  const gone = event.pairings.flatMap(({ board, players }): readonly TournamentEvent[] => {
    const forfeits = players.flatMap((one, seat) => (active.has(one) ? [] : [seat]))
    if (forfeits.length === 0) return []
    const places = players.map((_, seat) => (forfeits.includes(seat) ? 2 : 1))
    return [{ kind: 'result', pairing: state.number + 1, board, places, forfeits, by: 'table' }]
  })
  return [event, ...gone]
}

const ENDED: readonly TournamentEvent[] = [{ kind: 'ended' }]

/** The entries that are due; none: it waits for games, for time, or for its director. */
export function nextEvents(state: Tournament, now: number): readonly TournamentEvent[] {
  if (state.phase !== 'running') return []
  const { format } = state.terms
  if (format === 'arena') {
    if (now >= (arenaEnd(state) ?? 0)) return state.games.some(isPlaying) ? [] : ENDED
    const round = arenaRound(state)
    return round ? [{ kind: 'paired', round: state.round + 1, ...round }] : []
  }
  const due = nextTime(state)
  if (due === undefined || due > now) return []
  const replays = replaysNow(state)
  if (replays.length > 0) {
    const pairings = replays.map(({ board, players }) => ({ board, players: [...players].reverse() }))
    return [{ kind: 'paired', round: state.round, pairings, byes: [] }]
  }
  if (state.round >= (roundsOf(state) ?? 0)) return state.games.some(isPlaying) ? [] : ENDED
  const round = (() => {
    if (isDisplay(state)) return { pairings: displayPairings(state), byes: [] }
    if (format === 'swiss') return swissRound(state)
    if (format === 'round-robin') return berger(state)
    return format === 'knock-out' ? knockOut(state) : tablesRound(state)
  })()
  if (!round) return state.games.some(isPlaying) ? [] : ENDED
  return withWalkovers(state, { kind: 'paired', round: state.round + 1, ...round })
}

/** The games of the last round that was paired. */
export const lastRound = (state: Tournament) => state.games.filter(({ round }) => round === state.round)
