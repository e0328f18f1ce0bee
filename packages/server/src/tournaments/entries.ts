// What people do with tournaments: announce one, enter, withdraw, direct. Each is a few entries in the log, or a trouble.

import { completeOptions, isProblem } from '@tabularium/kernel'
import { type directorBody, MOST_ENTRANTS, MOST_IN_ROUND_ROBIN, type tournamentWish } from '@tabularium/protocol'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Person } from '../accounts/accounts.ts'
import { withPersonLocked } from '../database/person-lock.ts'
import type { Schema } from '../database/schema.ts'
import { gameById } from '../engine/games.ts'
import { newTableId } from '../ids.ts'
import { isMember, mayRunClub } from '../people/clubs.ts'
import { peopleTrouble } from '../people/trouble.ts'
import { NEWCOMER, shownMu } from '../ratings.ts'
import type { TableContext } from '../tables/context.ts'
import { mayPlay } from '../tables/lobby.ts'
import { resign } from '../tables/play.ts'
import type { RoomRegistry } from '../tables/room-registry.ts'
import { troubled } from '../trouble.ts'
import { breakOffDecided } from './director.ts'
import { fewest, isOpen, isUnderWay, lastRound, roundsOf } from './progress.ts'
import { HOST, isDisplay } from './simultaneous.ts'
import { isPlaying, type Tournament, type TournamentEvent } from './tournament.ts'
import { add, boardKey, loadTournament, peopleOf, type StoredTournament, tablesOf } from './tournament-store.ts'

/** Tournaments that are not over yet, of one director. */
const MOST_DIRECTED = 5

type Db = Kysely<Schema>

function mustBePlayable({ game: name, format, tableSize, options: wished }: z.output<typeof tournamentWish>) {
  const game = gameById(name)
  if (!game) throw troubled('no-game')
  const options = completeOptions(game.options, wished)
  if (isProblem(options)) throw troubled('bad-options', options.problem)
  const sizes = format === 'multi-player' ? Array.from({ length: tableSize - 2 }, (_, i) => i + 3) : [2]
  for (const seats of sizes) {
    const wrong = seats < game.seats.min || seats > game.seats.max || game.admits?.({ seats, options }) !== undefined
    if (wrong) throw troubled('bad-seats', `${name} cannot be played by ${seats} with these options.`)
  }
  return options
}

/** A new tournament; answers its id. */
export async function announce(
  context: TableContext,
  person: Person,
  wish: z.output<typeof tournamentWish>,
): Promise<string> {
  mayPlay(context, person)
  if (person.guest) throw troubled('account-only', 'Tournaments are announced by players with an account.')
  const { name, description, starts, club = null, ...terms } = wish
  const options = mustBePlayable(wish)
  const display = isDisplay({ terms })
  if (display && terms.clock.kind === 'none') throw troubled('display-clock')
  if (display && terms.rated) throw troubled('display-rated')
  if (club !== null && !(await mayRunClub(context.database.db, club, person))) throw peopleTrouble('not-leader')
  const id = newTableId()
  const now = context.now()
  await withPersonLocked(context.database.db, person.id, async trx => {
    const { count } = await trx
      .selectFrom('tournament')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where('director', '=', person.id)
      .where('phase', 'in', ['registration', 'running', 'paused'])
      .executeTakeFirstOrThrow()
    if (Number(count) >= MOST_DIRECTED) throw troubled('too-many-tournaments')
    await trx
      .insertInto('tournament')
      .values({
        ...{ id, name, description, director: person.id, created: now, starts: starts ?? null, phase: 'registration' },
        ...{ terms: JSON.stringify({ ...terms, options }), entrants: 0, round: 0, started: null, ended: null },
        ...{ touched: now, log: 0, club_id: club },
      })
      .execute()
    if (display) await enterHost(trx, { id, person: person.id, game: terms.game, now })
  })
  return id
}

/** The host of a display is in it from the start. */
async function enterHost(
  trx: Db,
  {
    id,
    person,
    game,
    now,
  }: { readonly id: string; readonly person: string; readonly game: string; readonly now: number },
): Promise<void> {
  await trx.insertInto('tournament_player').values({ tournament_id: id, entrant: HOST, user_id: person }).execute()
  const event: TournamentEvent = { kind: 'registered', entrant: HOST, rating: await ratingOf(trx, person, game) }
  await trx
    .insertInto('tournament_entry')
    .values({ tournament_id: id, number: 1, data: JSON.stringify(event), key: null, time: now })
    .execute()
  await trx.updateTable('tournament').set({ entrants: 1, log: 1 }).where('id', '=', id).execute()
}

const known = (stored: StoredTournament | undefined): StoredTournament => {
  if (!stored) throw troubled('no-tournament')
  return stored
}

export async function ratingOf(db: Db, person: string, game: string): Promise<number> {
  const found = await db
    .selectFrom('rating')
    .select('mu')
    .where('user_id', '=', person)
    .where('game', '=', game)
    .executeTakeFirst()
  return shownMu(found?.mu ?? NEWCOMER.mu)
}

function mostIn({ terms }: Tournament): number {
  if (terms.format === 'simultaneous') return terms.places + 1
  return terms.format === 'round-robin' ? MOST_IN_ROUND_ROBIN : MOST_ENTRANTS
}

/** Takes part from the next round on; again, where they had withdrawn on their own. */
export async function enter(context: TableContext, person: Person, id: string): Promise<StoredTournament> {
  mayPlay(context, person)
  const { db } = context.database
  const now = context.now()
  return known(
    await add(db, id, now, async (state, trx) => {
      if (state.terms.rated && person.guest) throw troubled('account-only')
      const { club_id, league_id } = await trx
        .selectFrom('tournament')
        .select(['club_id', 'league_id'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      if (league_id !== null) throw troubled('not-open')
      if (club_id !== null && !(await isMember(trx, club_id, person.id))) throw peopleTrouble('not-member')
      const players = await trx.selectFrom('tournament_player').selectAll().where('tournament_id', '=', id).execute()
      const own = players.find(({ user_id }) => user_id === person.id)
      const before = state.entrants.find(({ entrant }) => entrant === own?.entrant)
      if (before?.active) return []
      if (before?.removed) throw troubled('removed')
      if (!isOpen(state, now)) throw troubled('not-open')
      const entrant = own?.entrant ?? players.length
      const most = mostIn(state)
      if (state.entrants.filter(({ active }) => active).length >= most || entrant >= MOST_ENTRANTS) {
        throw troubled('tournament-full')
      }
      if (!own) {
        await trx.insertInto('tournament_player').values({ tournament_id: id, entrant, user_id: person.id }).execute()
      }
      return [{ kind: 'registered', entrant, rating: await ratingOf(trx, person.id, state.terms.game) }]
    }),
  )
}

/** Is not paired any more. A game that is being played goes on: it is given up at its table. */
export async function withdraw(
  context: TableContext,
  person: string,
  id: string,
  leaves = false,
): Promise<StoredTournament> {
  return known(
    await add(context.database.db, id, context.now(), async (state, trx) => {
      const own = await trx
        .selectFrom('tournament_player')
        .select('entrant')
        .where('tournament_id', '=', id)
        .where('user_id', '=', person)
        .executeTakeFirst()
      const active = state.entrants.some(({ entrant, active }) => entrant === own?.entrant && active)
      if (!own || !active) throw troubled('not-entered')
      if (state.phase === 'over' || state.phase === 'cancelled') throw troubled('tournament-over')
      // Without the host there is nobody to play.
      if (isDisplay(state) && own.entrant === HOST) {
        if (!leaves) throw troubled('host-stays')
        if (state.phase === 'registration') return [{ kind: 'cancelled' }]
      }
      return [{ kind: 'withdrew', entrant: own.entrant, by: 'entrant' }]
    }),
  )
}

/** All tournaments that somebody takes part in and that are not over: for whoever deletes the account. */
export async function withdrawEverywhere(context: TableContext, person: string): Promise<void> {
  const rows = await context.database.db
    .selectFrom('tournament_player as p')
    .innerJoin('tournament as t', 't.id', 'p.tournament_id')
    .select('t.id')
    .where('p.user_id', '=', person)
    .where('t.phase', 'in', ['registration', 'running', 'paused'])
    .execute()
  for (const { id } of rows) {
    const { state } = (await loadTournament(context.database.db, id)) ?? {}
    const own = [...(await peopleOf(context.database.db, id)).values()].find(({ user }) => user === person)
    if (state?.entrants.some(({ entrant, active }) => entrant === own?.entrant && active)) {
      await withdraw(context, person, id, true)
    }
  }
}

type Directed = Pick<StoredTournament['row'], 'director' | 'club_id'>

/** Whoever announced it, those who lead its club, and moderators at a browser: a token is for playing. */
export async function mayDirect(db: Db, row: Directed, person: Person | undefined): Promise<boolean> {
  if (!person) return false
  if (row.director === person.id || (person.moderator && person.via === 'session')) return true
  return row.club_id !== null && (await mayRunClub(db, row.club_id, person))
}

type Act = z.output<typeof directorBody>

function eventsOf(state: Tournament, act: Act, begun: boolean): readonly TournamentEvent[] {
  if (state.phase === 'over' || state.phase === 'cancelled') throw troubled('tournament-over')
  switch (act.act) {
    case 'start':
      if (state.phase !== 'registration') throw troubled('tournament-begun')
      if (state.entrants.filter(({ active }) => active).length < fewest(state)) throw troubled('too-few')
      return [{ kind: 'started' }]
    case 'pause':
      if (state.phase !== 'running') throw troubled('tournament-not-running')
      return [{ kind: 'paused' }]
    case 'resume':
      if (state.phase !== 'paused') throw troubled('tournament-not-running')
      return [{ kind: 'resumed' }]
    case 'pair-again':
      if (!isUnderWay(state) || state.round === 0 || state.terms.format === 'arena')
        throw troubled('tournament-not-running')
      if (begun || lastRound(state).some(game => !isPlaying(game))) throw troubled('round-begun')
      return [{ kind: 'unpaired', round: state.round }]
    case 'schedule':
      // Where there is a round to come, and it is known which.
      if (!isUnderWay(state) || state.round === 0 || state.round >= (roundsOf(state) ?? 0))
        throw troubled('tournament-not-running')
      return [{ kind: 'scheduled', round: state.round + 1, date: act.time }]
    case 'adjourn': {
      const { pairing, board, until, days } = act
      const game = state.games.find(one => one.pairing === pairing && one.board === board)
      if (!game) throw troubled('no-pairing')
      const live = state.terms.clock.kind === 'live' && !(game.adjourned && 'days' in game.adjourned)
      if (!isPlaying(game) || !live) throw troubled('tournament-not-running')
      if (until !== undefined) return [{ kind: 'adjourned', pairing, board, to: { until } }]
      return days === undefined ? [] : [{ kind: 'adjourned', pairing, board, to: { days } }]
    }
    case 'end':
      if (!isUnderWay(state)) throw troubled('tournament-not-running')
      return [{ kind: 'ended' }]
    case 'cancel':
      return [{ kind: 'cancelled' }]
    case 'remove':
      if (!state.entrants.some(({ entrant, removed }) => entrant === act.entrant && !removed))
        throw troubled('not-entered')
      return [{ kind: 'withdrew', entrant: act.entrant, by: 'director' }]
    case 'result': {
      const { pairing, board, places, forfeits } = act
      const game = state.games.find(one => one.pairing === pairing && one.board === board)
      if (!game) throw troubled('no-pairing')
      const seats = game.players.length
      if (places.length !== seats || forfeits.some(seat => seat >= seats) || !places.includes(1)) {
        throw troubled('bad-result')
      }
      return [{ kind: 'result', pairing, board, places, forfeits, by: 'director' }]
    }
  }
}

/** The host of a display plays in it: once it runs, they have no say in results. */
function mustBeFair(state: Tournament, act: Act): void {
  if (!isDisplay(state)) return
  if (act.act === 'result' || (act.act === 'remove' && isUnderWay(state))) throw troubled('host-plays')
  if (act.act === 'remove' && act.entrant === HOST) throw troubled('host-stays')
}

/** Does what the director wants, and ends the tables that nobody is to play on at. */
export async function direct(
  context: TableContext,
  rooms: RoomRegistry,
  person: Person,
  id: string,
  act: Act,
): Promise<StoredTournament> {
  const { db } = context.database
  const before = known(await loadTournament(db, id))
  if (!(await mayDirect(db, before.row, person))) throw troubled('not-director')
  if (!person.moderator) mustBeFair(before.state, act)
  const stored = known(
    await add(db, id, context.now(), async (state, trx) => {
      const moved = await trx
        .selectFrom('game_table')
        .select('id')
        .where('tournament', '=', id)
        .where('pairing', 'in', [0, ...lastRound(state).map(({ pairing }) => pairing)])
        .where('moves', '>', 0)
        .executeTakeFirst()
      return eventsOf(state, act, moved !== undefined)
    }),
  )
  if (act.act === 'remove') {
    const user = (await peopleOf(db, id)).get(act.entrant)?.user
    const own = before.state.games.filter(game => isPlaying(game) && game.players.includes(act.entrant))
    const tables = await tablesOf(
      db,
      id,
      own.map(({ pairing }) => pairing),
    )
    for (const game of own) {
      const table = tables.get(boardKey(game))
      if (user === undefined || table?.status !== 'playing') continue
      await rooms.at(table.id, room => resign(context, room, user, 'left'))
    }
  }
  await breakOffDecided(context, rooms, id, stored.state)
  return stored
}
