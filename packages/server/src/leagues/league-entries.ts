// What people do with leagues: found one, join, leave, run it. Each is an entry in the log, or a trouble.

import { completeOptions, isProblem } from '@tabularium/kernel'
import type { leagueWish, runLeagueBody } from '@tabularium/protocol'
import { MOST_IN_LEAGUE } from '@tabularium/protocol'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Person } from '../accounts/accounts.ts'
import type { Schema } from '../database/schema.ts'
import { gameById } from '../engine/games.ts'
import { newTableId } from '../ids.ts'
import { isMember, mayRunClub } from '../people/clubs.ts'
import { peopleTrouble } from '../people/trouble.ts'
import type { TableContext } from '../tables/context.ts'
import { mayPlay } from '../tables/lobby.ts'
import { ratingOf } from '../tournaments/entries.ts'
import { troubled } from '../trouble.ts'
import { nextSeason, phaseOf } from './league.ts'
import { addToLeague, type StoredLeague } from './league-store.ts'

type Db = Kysely<Schema>

/** Leagues that are not closed, of one club or of the server. */
const MOST_LEAGUES = 20

const isModerator = (person: Person): boolean => person.moderator && person.via === 'session'

/** Those who lead its club, and moderators; a league of the whole server is run by moderators. */
export async function mayRun(
  db: Db,
  { club_id }: { readonly club_id: string | null },
  person: Person | undefined,
): Promise<boolean> {
  if (!person) return false
  return isModerator(person) || (club_id !== null && (await mayRunClub(db, club_id, person)))
}

const known = (stored: StoredLeague | undefined): StoredLeague => {
  if (!stored) throw peopleTrouble('no-league')
  return stored
}

/** A division has between the fewest and the most at its tables. */
function mustBePlayable({ game: name, options: wished, tableSize }: z.output<typeof leagueWish>['terms']) {
  const game = gameById(name)
  if (!game) throw troubled('no-game')
  const options = completeOptions(game.options, wished)
  if (isProblem(options)) throw troubled('bad-options', options.problem)
  const sizes = tableSize === 2 ? [2] : Array.from({ length: tableSize - 2 }, (_, i) => i + 3)
  for (const seats of sizes) {
    if (seats < game.seats.min || seats > game.seats.max || game.admits?.({ seats, options }) !== undefined) {
      throw troubled('bad-seats', `${name} cannot be played by ${seats} with these options.`)
    }
  }
  return options
}

/** A new league; answers its id. */
export async function foundLeague(
  { database, now }: TableContext,
  person: Person,
  wish: z.output<typeof leagueWish>,
): Promise<string> {
  const { name, description, club = null, terms } = wish
  if (!(await mayRun(database.db, { club_id: club }, person))) {
    throw club === null ? troubled('forbidden') : peopleTrouble('not-leader')
  }
  const options = mustBePlayable(terms)
  const { count } = await database.db
    .selectFrom('league')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('club_id', club === null ? 'is' : '=', club)
    .where('phase', '<>', 'closed')
    .executeTakeFirstOrThrow()
  if (Number(count) >= MOST_LEAGUES) throw troubled('too-many-tournaments')
  const id = newTableId()
  const time = now()
  await database.db
    .insertInto('league')
    .values({
      ...{ id, name, description, terms: JSON.stringify({ ...terms, options }), club_id: club, runner: person.id },
      ...{ created: time, phase: 'open', members: 0, season: 0, touched: time, log: 0 },
    })
    .execute()
  return id
}

/** Takes part from the next season on. */
export async function joinLeague(context: TableContext, person: Person, id: string): Promise<StoredLeague> {
  mayPlay(context, person)
  if (person.guest) throw troubled('account-only', 'Leagues are for players with an account.')
  return known(
    await addToLeague(context.database.db, id, context.now(), async (state, trx) => {
      const { club_id } = await trx
        .selectFrom('league')
        .select('club_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      if (club_id !== null && !(await isMember(trx, club_id, person.id))) throw peopleTrouble('not-member')
      const rows = await trx.selectFrom('league_member').selectAll().where('league_id', '=', id).execute()
      const own = rows.find(({ user_id }) => user_id === person.id)
      const before = state.members.find(({ member }) => member === own?.member)
      if (before?.active) return []
      if (before?.removed) throw troubled('removed')
      if (state.closed) throw troubled('not-open')
      if (state.members.filter(({ active }) => active).length >= MOST_IN_LEAGUE) throw troubled('tournament-full')
      const member = own?.member ?? Math.max(-1, ...rows.map(row => row.member)) + 1
      if (!own) await trx.insertInto('league_member').values({ league_id: id, member, user_id: person.id }).execute()
      return [{ kind: 'joined', member, rating: await ratingOf(trx, person.id, state.terms.game) }]
    }),
  )
}

/** Plays on in the season that runs, and in no other. */
export async function leaveLeague(
  { database, now }: TableContext,
  person: string,
  id: string,
  by: 'member' | 'account' = 'member',
): Promise<StoredLeague> {
  return known(
    await addToLeague(database.db, id, now(), async (state, trx) => {
      const own = await trx
        .selectFrom('league_member')
        .select('member')
        .where('league_id', '=', id)
        .where('user_id', '=', person)
        .executeTakeFirst()
      if (!own || !state.members.some(({ member, active }) => member === own.member && active)) {
        throw troubled('not-entered')
      }
      return [{ kind: 'left', member: own.member, by }]
    }),
  )
}

/** For whoever deletes the account. */
export async function leaveLeagues(context: TableContext, person: string): Promise<void> {
  const rows = await context.database.db
    .selectFrom('league_member')
    .select('league_id')
    .where('user_id', '=', person)
    .execute()
  for (const { league_id } of rows) {
    await leaveLeague(context, person, league_id, 'account').catch((error: unknown) => {
      if (!(error instanceof Error && 'trouble' in error)) throw error
    })
  }
}

/** Begins a season before its time, closes the league, shows somebody out. */
export async function runLeague(
  { database, now }: TableContext,
  person: Person,
  id: string,
  act: z.output<typeof runLeagueBody>,
): Promise<StoredLeague> {
  const { db } = database
  const row = await db.selectFrom('league').select('club_id').where('id', '=', id).executeTakeFirst()
  if (!row) throw peopleTrouble('no-league')
  if (!(await mayRun(db, row, person))) throw troubled('not-director')
  return known(
    await addToLeague(db, id, now(), state => {
      switch (act.act) {
        case 'begin': {
          const season = nextSeason(state)
          if (season) return [season]
          const phase = phaseOf(state)
          throw troubled(phase === 'open' || phase === 'break' ? 'too-few' : 'tournament-not-running')
        }
        case 'close':
          if (state.closed) throw troubled('tournament-over')
          return [{ kind: 'closed' }]
        case 'remove':
          if (!state.members.some(({ member, removed }) => member === act.member && !removed)) {
            throw troubled('not-entered')
          }
          return [{ kind: 'left', member: act.member, by: 'runner' }]
      }
    }),
  )
}
