// What is told of a league: its card for lists, and its page with the tables of a season.

import {
  DELETED,
  LEAGUES_A_PAGE,
  type LeagueCard,
  type LeagueDivision,
  type LeagueLine,
  type LeagueSight,
} from '@tabularium/protocol'
import type { Kysely, Selectable } from 'kysely'
import type { LeagueRow, Schema } from '../database/schema.ts'
import { standingsOf } from '../tournaments/standings.ts'
import { loadTournament } from '../tournaments/tournament-store.ts'
import { movementsOf } from './divisions.ts'
import { type LeagueSeason, nextSeasonTime } from './league.ts'
import {
  type DivisionTournament,
  type MemberPerson,
  membersOfLeague,
  type StoredLeague,
  tournamentsOf,
} from './league-store.ts'

type Db = Kysely<Schema>
type CardRow = Selectable<LeagueRow> & { readonly club_name: string | null; readonly mine: boolean }

const cardOf = (row: CardRow): LeagueCard => ({
  ...{ id: row.id, name: row.name, terms: row.terms, phase: row.phase },
  ...(row.club_id !== null && { club: { id: row.club_id, name: row.club_name ?? row.club_id } }),
  ...{ members: row.members, season: row.season, created: row.created },
  ...(row.mine && { mine: true }),
})

interface LeaguesAsked {
  readonly club?: string | undefined
  readonly game?: string | undefined
  readonly page: number
}

/** Those of a club, or those for everybody; the last that something happened in first. */
export async function leaguesBy(db: Db, reader: string | undefined, asked: LeaguesAsked): Promise<LeagueCard[]> {
  const { club, game, page } = asked
  const rows = await db
    .selectFrom('league as l')
    .leftJoin('club', 'club.id', 'l.club_id')
    .selectAll('l')
    .select('club.name as club_name')
    .where('l.club_id', club === undefined ? 'is' : '=', club ?? null)
    .$if(game !== undefined, query =>
      query.where(({ eb, ref }) => eb(ref('l.terms', '->>').key('game'), '=', game ?? '')),
    )
    .orderBy('l.touched', 'desc')
    .orderBy('l.id')
    .offset(page * LEAGUES_A_PAGE)
    .limit(LEAGUES_A_PAGE)
    .execute()
  const own = reader === undefined ? [] : await memberships(db, reader)
  return rows.map(row => cardOf({ ...row, mine: own.includes(row.id) }))
}

async function memberships(db: Db, person: string): Promise<readonly string[]> {
  const rows = await db.selectFrom('league_member').select('league_id').where('user_id', '=', person).execute()
  return rows.map(({ league_id }) => league_id)
}

type People = ReadonlyMap<number, MemberPerson>

const nameOf = (people: People, member: number): string => people.get(member)?.name ?? DELETED
const personOf = (people: People, member: number) => {
  const user = people.get(member)?.user
  return user === undefined ? {} : { person: user }
}

async function divisionOf(
  db: Db,
  members: readonly number[],
  tournament: string | undefined,
  people: People,
  moves: ReturnType<typeof movementsOf>[number],
): Promise<Pick<LeagueDivision, 'over' | 'lines' | 'tournament'>> {
  const stored = tournament === undefined ? undefined : await loadTournament(db, tournament)
  if (!stored) {
    const lines = members.map((member, i) => ({
      ...{ place: i + 1, member, name: nameOf(people, member), ...personOf(people, member), points: 0, games: 0 },
    }))
    return { over: false, lines }
  }
  const { state, row } = stored
  const gone = new Set(state.entrants.filter(({ active }) => !active).map(({ entrant }) => entrant))
  const standings = standingsOf(state)
  const begun = standings.some(({ cells }) => cells.some(({ kind, playing }) => kind === 'game' && !playing))
  const sorted = [...standings].sort((a, b) => Number(gone.has(a.entrant)) - Number(gone.has(b.entrant)))
  const lines = sorted.map(({ entrant, place, points, cells }, i): LeagueLine => {
    const member = members[entrant]
    // Before the first result nobody rises or falls.
    const movement = begun ? moves[i] : undefined
    return {
      ...{ place, member, name: nameOf(people, member), ...personOf(people, member), points },
      games: cells.filter(({ kind, playing }) => kind === 'game' && !playing).length,
      ...(gone.has(entrant) && { gone: true }),
      ...(movement && { moves: movement }),
    }
  })
  return { over: state.phase === 'over' || state.phase === 'cancelled', lines, tournament: row.id }
}

/** A page with the season asked for, otherwise with the last. */
export async function leagueSight(
  db: Db,
  { row, state }: StoredLeague,
  reader: { readonly person: string | undefined; readonly runs: boolean },
  asked: number | undefined,
): Promise<LeagueSight> {
  const people = await membersOfLeague(db, row.id)
  const own = [...people].find(([, { user }]) => user !== undefined && user === reader.person)?.[0]
  const mine = state.members.some(({ member, active }) => member === own && active)
  const club = await db
    .selectFrom('club')
    .select('name')
    .where('id', '=', row.club_id ?? '')
    .executeTakeFirst()
  const season: LeagueSeason | undefined = state.seasons.find(one => one.season === asked) ?? state.seasons.at(-1)
  const tournaments = season ? await tournamentsOf(db, row.id, season.season) : new Map<number, DivisionTournament>()
  const moves = movementsOf(season?.divisions.map(({ length }) => length) ?? [], state.terms.movers)
  const divisions: LeagueDivision[] = []
  for (const [i, members] of (season?.divisions ?? []).entries()) {
    const found = await divisionOf(db, members, tournaments.get(i + 1)?.id, people, moves[i])
    divisions.push({ division: i + 1, ...found })
  }
  const playing = new Set(state.seasons.at(-1)?.ended === undefined ? state.seasons.at(-1)?.divisions.flat() : [])
  const next = nextSeasonTime(state)
  return {
    ...cardOf({ ...row, club_name: club?.name ?? null, mine }),
    description: row.description,
    shown: season?.season ?? 0,
    ...(season && { began: season.began }),
    ...(season?.ended !== undefined && { ended: season.ended }),
    divisions,
    waiting: state.members
      .filter(({ member, active }) => active && !playing.has(member))
      .map(({ member }) => ({ member, name: nameOf(people, member), ...personOf(people, member) })),
    ...(next !== undefined && { next }),
    runs: reader.runs,
  }
}
