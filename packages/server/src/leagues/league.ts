// A league as a log, as tournaments are one: who came and went, the divisions of every season and how they ended.

import type { LeaguePhase, LeagueTerms } from '@tabularium/protocol'
import { nextDivisions } from './divisions.ts'

export type LeagueEvent =
  | { readonly kind: 'joined'; readonly member: number; readonly rating: number }
  /** On their own, by whoever runs the league, or with their account. */
  | { readonly kind: 'left'; readonly member: number; readonly by: 'member' | 'runner' | 'account' }
  /** Members of every division, in the order in which they enter its tournament. */
  | { readonly kind: 'season'; readonly season: number; readonly divisions: readonly (readonly number[])[] }
  /** The members of every division, as they stand in its final table. */
  | { readonly kind: 'ended'; readonly season: number; readonly tables: readonly (readonly number[])[] }
  | { readonly kind: 'closed' }

export type LeagueEntry = LeagueEvent & { readonly number: number; readonly time: number }

export interface LeagueMember {
  readonly member: number
  readonly rating: number
  readonly active: boolean
  /** Shown out: they cannot come back on their own. */
  readonly removed: boolean
}

export interface LeagueSeason {
  readonly season: number
  readonly divisions: readonly (readonly number[])[]
  readonly began: number
  readonly tables?: readonly (readonly number[])[]
  readonly ended?: number
}

export interface League {
  readonly terms: LeagueTerms
  readonly members: readonly LeagueMember[]
  readonly seasons: readonly LeagueSeason[]
  /** No further season begins. */
  readonly closed: boolean
  readonly number: number
}

export const emptyLeague = (terms: LeagueTerms): League => ({
  ...{ terms, members: [], seasons: [], closed: false, number: 0 },
})

function withEvent(state: League, entry: LeagueEntry): League {
  switch (entry.kind) {
    case 'joined': {
      const { member, rating } = entry
      const others = state.members.filter(one => one.member !== member)
      const members = [...others, { member, rating, active: true, removed: false }]
      return { ...state, members: members.sort((a, b) => a.member - b.member) }
    }
    case 'left': {
      const removed = entry.by === 'runner'
      return {
        ...state,
        members: state.members.map(one => (one.member === entry.member ? { ...one, active: false, removed } : one)),
      }
    }
    case 'season':
      return {
        ...state,
        seasons: [...state.seasons, { season: entry.season, divisions: entry.divisions, began: entry.time }],
      }
    case 'ended':
      return {
        ...state,
        seasons: state.seasons.map(one =>
          one.season === entry.season ? { ...one, tables: entry.tables, ended: entry.time } : one,
        ),
      }
    case 'closed':
      return { ...state, closed: true }
  }
}

export const after = (state: League, entry: LeagueEntry): League => ({
  ...withEvent(state, entry),
  number: entry.number,
})

export const leagueOf = (terms: LeagueTerms, entries: readonly LeagueEntry[]): League =>
  entries.reduce(after, emptyLeague(terms))

/** The season that is played; undefined: none is. */
export function runningSeason({ seasons }: League): LeagueSeason | undefined {
  const last = seasons.at(-1)
  return last && last.ended === undefined ? last : undefined
}

export function phaseOf(state: League): LeaguePhase {
  if (runningSeason(state)) return 'running'
  if (state.closed) return 'closed'
  return state.seasons.length === 0 ? 'open' : 'break'
}

/** With fewer members no season begins. */
export const fewest = ({ terms }: League): number => Math.max(3, terms.tableSize)

const DAY = 86_400_000

/** When the next season begins by itself; undefined: when whoever runs the league says so, or one is played. */
export function nextSeasonTime(state: League): number | undefined {
  const last = state.seasons.at(-1)
  if (phaseOf(state) !== 'break' || last?.ended === undefined) return undefined
  return last.ended + state.terms.breakDays * DAY
}

/** The next season, of those who are still there; undefined: too few, or one is played. */
export function nextSeason(state: League): LeagueEvent | undefined {
  const phase = phaseOf(state)
  const active = state.members.filter(one => one.active)
  if ((phase !== 'open' && phase !== 'break') || active.length < fewest(state)) return undefined
  const { size, movers } = state.terms
  const least = Math.max(fewest(state), Math.ceil(size / 2))
  const tables = state.seasons.at(-1)?.tables ?? []
  const divisions = nextDivisions(tables, active, movers, { size, least })
  return { kind: 'season', season: state.seasons.length + 1, divisions }
}
