// What a league does by itself: the tournaments of a season's divisions are made, the season ends with the last of them,
// and after the break the next one begins. The director's process does it; what it leaves undone, the next one completes.

import { type TournamentTerms, tournamentTerms } from '@tabularium/protocol'
import { newTableId } from '../ids.ts'
import type { TableContext } from '../tables/context.ts'
import { logged } from '../tables/failures.ts'
import { standingsOf } from '../tournaments/standings.ts'
import { loadTournament, makeTournament } from '../tournaments/tournament-store.ts'
import {
  type League,
  type LeagueEvent,
  type LeagueSeason,
  nextSeason,
  nextSeasonTime,
  runningSeason,
} from './league.ts'
import { addToLeague, loadLeague, membersOfLeague, type StoredLeague, tournamentsOf } from './league-store.ts'

/** With two at a table everybody meets everybody; with more there are rounds at tables of so many. */
export const divisionTerms = ({ terms }: League): TournamentTerms => {
  const { game, options, days, rated, tableSize, rounds } = terms
  const several = tableSize > 2
  return tournamentTerms.parse({
    ...{ format: several ? 'multi-player' : 'round-robin', game, options, rated, breakSeconds: 0 },
    clock: { kind: 'days', days },
    ...(several && { tableSize, rounds, lateRounds: 0 }),
  })
}

async function makeDivisions(
  { database, now }: TableContext,
  stored: StoredLeague,
  season: LeagueSeason,
): Promise<void> {
  const { row, state } = stored
  const { db } = database
  const there = await tournamentsOf(db, row.id, season.season)
  if (there.size === season.divisions.length) return
  const people = await membersOfLeague(db, row.id)
  for (const [i, division] of season.divisions.entries()) {
    if (there.has(i + 1)) continue
    const ratings = new Map(state.members.map(({ member, rating }) => [member, rating]))
    await makeTournament(
      db,
      {
        ...{ id: newTableId(), name: row.name, terms: divisionTerms(state), club: row.club_id },
        league: { id: row.id, season: season.season, division: i + 1 },
      },
      division.map(member => ({ user: people.get(member)?.user, rating: ratings.get(member) ?? 0 })),
      now(),
    )
  }
}

/** The season's end, once all its tournaments are over. */
async function endOf(
  { database }: TableContext,
  { row }: StoredLeague,
  season: LeagueSeason,
): Promise<LeagueEvent | undefined> {
  const there = await tournamentsOf(database.db, row.id, season.season)
  if (there.size < season.divisions.length || ![...there.values()].every(({ over }) => over)) return undefined
  const tables: (readonly number[])[] = []
  for (const [i, division] of season.divisions.entries()) {
    const stored = await loadTournament(database.db, there.get(i + 1)?.id ?? '')
    if (!stored) return undefined
    const { state } = stored
    // Who has withdrawn or was removed stands below all others.
    const gone = new Set(state.entrants.filter(({ active }) => !active).map(({ entrant }) => entrant))
    const order = standingsOf(state).map(({ entrant }) => entrant)
    const sorted = [...order.filter(one => !gone.has(one)), ...order.filter(one => gone.has(one))]
    tables.push(sorted.map(entrant => division[entrant]))
  }
  return { kind: 'ended', season: season.season, tables }
}

/** Does all that is due in one league. */
export async function advanceLeague(context: TableContext, id: string): Promise<void> {
  const { db } = context.database
  const now = context.now()
  let stored = await loadLeague(db, id)
  if (!stored) return
  const running = runningSeason(stored.state)
  const end = running && (await endOf(context, stored, running))
  const due = nextSeasonTime(stored.state)
  if (end || (due !== undefined && due <= now)) {
    stored = await addToLeague(db, id, now, state => {
      if (end) return runningSeason(state)?.season === running?.season ? [end] : []
      const next = nextSeason(state)
      return next ? [next] : []
    })
  }
  const season = stored && runningSeason(stored.state)
  if (stored && season) await makeDivisions(context, stored, season)
}

const LOOKED_AT = 50

export async function advanceLeagues(context: TableContext): Promise<void> {
  const rows = await context.database.db
    .selectFrom('league')
    .select('id')
    .where('phase', 'in', ['running', 'break'])
    .orderBy('touched')
    .limit(LOOKED_AT)
    .execute()
  for (const { id } of rows) {
    await advanceLeague(context, id).catch(logged(context, 'a league could not be moved on', { league: id }))
  }
}
