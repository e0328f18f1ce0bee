// Challenges by name: somebody asks somebody for a game, which begins at an ordinary table when the other accepts.

import { randomInt } from 'node:crypto'
import { specOf } from '@tabularium/bots/levels'
import { completeOptions, isProblem } from '@tabularium/kernel'
import type { ChallengeCard, ChallengeWish } from '@tabularium/protocol'
import { sql } from 'kysely'
import type { Person } from '../accounts/accounts.ts'
import { withPersonLocked } from '../database/person-lock.ts'
import { gameById } from '../engine/games.ts'
import { newTableId } from '../ids.ts'
import type { TableContext } from '../tables/context.ts'
import { drop, join, mayPlay, openTable } from '../tables/lobby.ts'
import type { RoomRegistry } from '../tables/room-registry.ts'
import { contactOf, mustBeWelcome, mustHaveAccount } from './follows.ts'
import { tellPerson } from './personal-news.ts'
import { peopleTrouble, troubled } from './trouble.ts'

const MINUTE = 60_000
/** Who wants to play now does not wait long; by correspondence there is time. */
export const LIVE_MS = 10 * MINUTE
export const DAYS_MS = 7 * 1440 * MINUTE
/** The most that one person has under way, and that wait for one person. */
export const MOST_SENT = 10
export const MOST_RECEIVED = 30

/** What the table would not be opened with is refused at once. */
function mustBePlayable({ game: id, options: wished, seats }: ChallengeWish): void {
  const game = gameById(id)
  if (!game) throw troubled('no-game')
  const { min, max } = game.seats
  if (seats.length < min || seats.length > max) {
    throw troubled('bad-seats', `${id} has ${min} to ${max} seats, not ${seats.length}.`)
  }
  const options = completeOptions(game.options, wished)
  if (isProblem(options)) throw troubled('bad-options', options.problem)
  const wrong = game.admits?.({ seats: seats.length, options })
  if (wrong) throw troubled('bad-seats', wrong.problem)
  for (const seat of seats) {
    if (typeof seat === 'object' && specOf(seat.bot, id) === undefined) {
      throw troubled('no-level', `There is no bot at the level '${seat.bot}'.`)
    }
  }
}

/** Challenges somebody; one that still stands between these two in this direction is replaced. */
export async function challenge(
  context: TableContext,
  person: Person,
  to: string,
  wish: ChallengeWish,
): Promise<ChallengeCard> {
  mustHaveAccount(person)
  mayPlay(context, person)
  const { db } = context.database
  const other = await contactOf(db, to)
  await mustBeWelcome(db, person.id, to)
  mustBePlayable(wish)
  const now = context.now()
  const id = newTableId()
  const until = now + (wish.clock.kind === 'days' ? DAYS_MS : LIVE_MS)
  // The one who is challenged is locked: what waits for them is counted by one process at a time.
  await withPersonLocked(db, to, async trx => {
    await trx.deleteFrom('challenge').where('to_user', '=', to).where('until', '<=', now).execute()
    await trx.deleteFrom('challenge').where('from_user', '=', person.id).where('to_user', '=', to).execute()
    const { sent, received } = await trx
      .selectFrom('challenge')
      .select([
        sql<number>`count(*) filter (where from_user = ${person.id})::int`.as('sent'),
        sql<number>`count(*) filter (where to_user = ${to})::int`.as('received'),
      ])
      .where('until', '>', now)
      .where(({ or, eb }) => or([eb('from_user', '=', person.id), eb('to_user', '=', to)]))
      .executeTakeFirstOrThrow()
    if (sent >= MOST_SENT || received >= MOST_RECEIVED) throw peopleTrouble('too-many-challenges')
    await trx
      .insertInto('challenge')
      .values({ id, from_user: person.id, to_user: to, wish: JSON.stringify(wish), created: now, until })
      .execute()
  })
  await tellPerson(context.database, to, { about: 'challenge', by: { id: person.id, name: person.name } })
  context.notices.challenged({
    person: to,
    by: person.name,
    game: wish.game,
    mails: wish.clock.kind === 'days',
  })
  return { id, from: await contactOf(db, person.id), to: other, wish, created: now, until }
}

/** Those that I have sent and those that wait for me, the newest first; both are few. */
export async function challengesOf(context: TableContext, me: string): Promise<ChallengeCard[]> {
  const rows = await context.database.db
    .selectFrom('challenge')
    .innerJoin('user as from', 'from.id', 'challenge.from_user')
    .innerJoin('user as to', 'to.id', 'challenge.to_user')
    .selectAll('challenge')
    .select(['from.name as from_name', 'to.name as to_name'])
    .where('until', '>', context.now())
    .where(({ or, eb }) => or([eb('from_user', '=', me), eb('to_user', '=', me)]))
    .orderBy('created', 'desc')
    .execute()
  return rows.map(({ id, wish, created, until, ...row }) => ({
    id,
    from: { id: row.from_user, name: row.from_name },
    to: { id: row.to_user, name: row.to_name },
    wish: { ...wish, options: { ...wish.options }, seats: [...wish.seats] },
    created,
    until,
  }))
}

/** Declined by the one, withdrawn by the other: it is gone. */
export async function dismiss(context: TableContext, me: string, id: string): Promise<void> {
  const gone = await context.database.db
    .deleteFrom('challenge')
    .where('id', '=', id)
    .where(({ or, eb }) => or([eb('from_user', '=', me), eb('to_user', '=', me)]))
    .returning(['from_user', 'to_user'])
    .executeTakeFirst()
  if (!gone) throw peopleTrouble('no-challenge')
  const other = gone.from_user === me ? gone.to_user : gone.from_user
  await tellPerson(context.database, other, { about: 'challenge' })
}

function shuffled<T>(all: readonly T[]): T[] {
  const rest = [...all]
  return all.map(() => rest.splice(randomInt(rest.length), 1)[0])
}

/** Whoever challenged, as they are now. */
async function challenger(context: TableContext, id: string): Promise<Person> {
  const found = await context.accounts.profile(id)
  if (!found || found.guest || (found.bannedUntil ?? 0) > context.now()) throw peopleTrouble('no-challenge')
  const { name, moderator, language, created } = found
  return { id, name, guest: false, moderator, language, since: created, clubs: [], via: 'session' }
}

/** Accepts: a table is opened for both, and begins by itself. Returns its id. */
export async function acceptChallenge(
  context: TableContext,
  rooms: RoomRegistry,
  person: Person,
  id: string,
  pledge?: string,
): Promise<string> {
  mayPlay(context, person)
  const { db } = context.database
  // Whoever takes it out has it: a second window or process finds nothing.
  const row = await db
    .deleteFrom('challenge')
    .where('id', '=', id)
    .where('to_user', '=', person.id)
    .where('until', '>', context.now())
    .returningAll()
    .executeTakeFirst()
  if (!row) throw peopleTrouble('no-challenge')
  try {
    const from = await challenger(context, row.from_user)
    await mustBeWelcome(db, from.id, person.id)
    const { seats, shuffled: mixed, ...wish } = row.wish
    const order = mixed ? shuffled(seats) : seats
    const table = await openTable(context, from, {
      ...wish,
      talk: wish.talk ?? true,
      options: { ...wish.options },
      seats: order.map(seat => (seat === 'them' ? 'open' : seat)),
    })
    await rooms.at(table, async room => {
      try {
        await join(context, room, person, { seat: order.indexOf('them'), pledge, invited: true })
      } catch (error) {
        await drop(context, room, from.id)
        throw error
      }
    })
    return table
  } catch (error) {
    // It could not begin: the challenge stands as it did.
    const { wish, ...rest } = row
    await db
      .insertInto('challenge')
      .values({ ...rest, wish: JSON.stringify(wish) })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    throw error
  }
}

/** Two who keep apart have nothing to ask of each other any more. */
export async function forgetBetween(
  context: Pick<TableContext, 'database'>,
  one: string,
  other: string,
): Promise<void> {
  const { db } = context.database
  await sql`delete from follow where (user_id = ${one} and other_id = ${other})
    or (user_id = ${other} and other_id = ${one})`.execute(db)
  await sql`delete from challenge where (from_user = ${one} and to_user = ${other})
    or (from_user = ${other} and to_user = ${one})`.execute(db)
}
