// Clubs: people who play together, with a page, roles and tables of their own. A leader may do everything, an officer lets
// people in and out; moderators may do what a leader may.

import type { ClubCard, ClubRole, ClubsPage, clubBody, clubPatch, MembersPage } from '@tabularium/protocol'
import { lookOf } from '@tabularium/protocol'
import { type Kysely, sql } from 'kysely'
import type { z } from 'zod'
import type { Person } from '../accounts/accounts.ts'
import { endClub } from '../accounts/handover.ts'
import { withPersonLocked } from '../database/person-lock.ts'
import type { Schema } from '../database/schema.ts'
import { mustHaveAccount } from './follows.ts'
import { peopleTrouble, troubled } from './trouble.ts'

type Db = Kysely<Schema>

/** Clubs that one person is in or has asked to join, and that they lead. */
export const MOST_CLUBS = 30
export const MOST_LED = 3
export const MOST_MEMBERS = 2_000
export const CLUBS_A_PAGE = 30
export const MEMBERS_A_PAGE = 50
/** What both databases call a value that must be unique and is not. */
const UNIQUE = '23505'

async function roleOf(db: Db, club: string, person: string): Promise<ClubRole | undefined> {
  const row = await db
    .selectFrom('club_member')
    .select('role')
    .where('club_id', '=', club)
    .where('user_id', '=', person)
    .executeTakeFirst()
  return row?.role
}

/** Whether somebody leads or helps to lead a club, or may do so as a moderator. */
export async function mayRunClub(db: Db, club: string, person: Person): Promise<boolean> {
  const role = await roleOf(db, club, person.id)
  return isModerator(person) || role === 'leader' || role === 'officer'
}

export async function isMember(db: Db, club: string, person: string): Promise<boolean> {
  const role = await roleOf(db, club, person)
  return role !== undefined && role !== 'asked'
}

const isModerator = (person: Person): boolean => person.moderator && person.via === 'session'

export async function mustLead(db: Db, club: string, person: Person): Promise<void> {
  await clubOf(db, club, person.id)
  if (!isModerator(person) && (await roleOf(db, club, person.id)) !== 'leader') throw peopleTrouble('not-leader')
}

const cards = (db: Db, reader: string | undefined) =>
  db
    .selectFrom('club')
    .leftJoin('club_member as own', join =>
      join.onRef('own.club_id', '=', 'club.id').on('own.user_id', '=', reader ?? ''),
    )
    .select(['club.id', 'club.name', 'club.description', 'club.joining', 'club.created', 'own.role'])
    .select(({ selectFrom, fn }) =>
      selectFrom('club_member as m')
        .select(fn.countAll<number | string>().as('count'))
        .whereRef('m.club_id', '=', 'club.id')
        .where('m.role', '<>', 'asked')
        .as('members'),
    )

type Read = Omit<ClubCard, 'members' | 'role'> & { role: ClubRole | null; members: number | string | null }

const cardOf = ({ role, members, ...club }: Read): ClubCard => ({
  ...club,
  members: Number(members ?? 0),
  ...(role && { role }),
})

export async function clubOf(db: Db, id: string, reader: string | undefined): Promise<ClubCard> {
  const row = await cards(db, reader).where('club.id', '=', id).executeTakeFirst()
  if (!row) throw peopleTrouble('no-club')
  return cardOf(row)
}

interface ClubsAsked {
  readonly search?: string | undefined
  readonly mine: 'yes' | 'no'
  readonly after?: string | undefined
}

/** By their names in addresses. */
export async function clubsBy(db: Db, reader: string | undefined, asked: ClubsAsked): Promise<ClubsPage> {
  const look = lookOf(asked.search ?? '')
  const rows = await cards(db, reader)
    .$if(look !== '', query => query.where(sql<boolean>`position(${look} in club.look) > 0`))
    .$if(asked.mine === 'yes', query => query.where('own.role', 'is not', null))
    .$if(asked.after !== undefined, query => query.where('club.id', '>', asked.after ?? ''))
    .orderBy('club.id')
    .limit(CLUBS_A_PAGE + 1)
    .execute()
  const page = rows.slice(0, CLUBS_A_PAGE)
  return { clubs: page.map(cardOf), ...(rows.length > CLUBS_A_PAGE && { next: page[page.length - 1].id }) }
}

async function mustHaveRoom(trx: Db, person: string, role: ClubRole): Promise<void> {
  const rows = await trx.selectFrom('club_member').select('role').where('user_id', '=', person).execute()
  const led = rows.filter(row => row.role === 'leader').length
  if (rows.length >= MOST_CLUBS || (role === 'leader' && led >= MOST_LED)) throw peopleTrouble('too-many-clubs')
}

/** One who joins at a time. Those who ask count too: whoever lets them in need not count again. */
async function mustHavePlace(trx: Db, club: string): Promise<void> {
  await trx.selectFrom('club').select('id').where('id', '=', club).forUpdate().executeTakeFirst()
  const { count } = await trx
    .selectFrom('club_member')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('club_id', '=', club)
    .executeTakeFirstOrThrow()
  if (Number(count) >= MOST_MEMBERS) throw peopleTrouble('club-full')
}

export async function found(db: Db, person: Person, wish: z.output<typeof clubBody>, now: number): Promise<void> {
  mustHaveAccount(person)
  if ((person.bannedUntil ?? 0) > now) throw troubled('banned')
  const { id, name, description, joining } = wish
  await withPersonLocked(db, person.id, async trx => {
    await mustHaveRoom(trx, person.id, 'leader')
    const made = await trx
      .insertInto('club')
      .values({ id, look: lookOf(name), name, description, joining, created: now })
      .onConflict(conflict => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) throw peopleTrouble('club-taken')
    await trx
      .insertInto('club_member')
      .values({ club_id: id, user_id: person.id, role: 'leader', since: now })
      .execute()
  })
}

export async function edit(db: Db, person: Person, id: string, wish: z.output<typeof clubPatch>): Promise<void> {
  await mustLead(db, id, person)
  const { name, description, joining } = wish
  const set = {
    ...(name !== undefined && { name, look: lookOf(name) }),
    ...(description !== undefined && { description }),
    ...(joining && { joining }),
  }
  if (Object.keys(set).length === 0) return
  // Two that take the same name at once: one of them has it.
  const isTaken = (error: unknown): boolean => name !== undefined && (error as { code?: unknown })?.code === UNIQUE
  await db
    .updateTable('club')
    .set(set)
    .where('id', '=', id)
    .execute()
    .catch((error: unknown) => {
      throw isTaken(error) ? peopleTrouble('club-taken') : error
    })
}

/** Ends the club; returns those who were in it. Its tables stay, for those who sit there. */
export async function close(db: Db, person: Person, id: string): Promise<readonly string[]> {
  await mustLead(db, id, person)
  const members = await db.selectFrom('club_member').select('user_id').where('club_id', '=', id).execute()
  await endClub(db, id)
  return members.map(row => row.user_id)
}

/** Joins, or asks to. */
export async function enter(db: Db, person: Person, id: string, now: number): Promise<void> {
  mustHaveAccount(person)
  if ((person.bannedUntil ?? 0) > now) throw troubled('banned')
  const club = await clubOf(db, id, person.id)
  if (club.role) return
  await withPersonLocked(db, person.id, async trx => {
    await mustHaveRoom(trx, person.id, 'member')
    await mustHavePlace(trx, id)
    await trx
      .insertInto('club_member')
      .values({ club_id: id, user_id: person.id, role: club.joining === 'open' ? 'member' : 'asked', since: now })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  })
}

/** Of all who lead, one stays as long as there is anybody else; who is alone takes the club along. */
async function mustStayLed(trx: Db, club: string, person: string): Promise<'led' | 'alone'> {
  // One at a time: two leaders who leave at once would both see the other.
  await trx.selectFrom('club').select('id').where('id', '=', club).forUpdate().executeTakeFirst()
  const rows = await trx
    .selectFrom('club_member')
    .select(['user_id', 'role'])
    .where('club_id', '=', club)
    .where('role', '<>', 'asked')
    .execute()
  const others = rows.filter(row => row.user_id !== person)
  if (others.length === 0) return 'alone'
  if (!others.some(row => row.role === 'leader')) throw peopleTrouble('last-leader')
  return 'led'
}

const RANK: Readonly<Record<ClubRole, number>> = { leader: 3, officer: 2, member: 1, asked: 0 }

/** Lets somebody in, gives them a role, or shows them out; whoever names themselves leaves. Returns what they were before. */
export async function setRole(
  db: Db,
  person: Person,
  club: string,
  other: string,
  role: Exclude<ClubRole, 'asked'> | 'none',
): Promise<ClubRole> {
  await clubOf(db, club, person.id)
  return await db.transaction().execute(async trx => {
    const own = isModerator(person) ? 'leader' : await roleOf(trx, club, person.id)
    const now = await roleOf(trx, club, other)
    const self = person.id === other
    if (!now) throw self ? peopleTrouble('not-member') : troubled('forbidden', 'This person is not in the club.')
    const mayLead = own === 'leader'
    // An officer lets in, and shows out those below.
    const mayHost =
      own === 'officer' && RANK[now] < RANK.officer && (role === 'none' || (role === 'member' && now === 'asked'))
    if (!(mayLead || mayHost || (self && role === 'none'))) throw peopleTrouble('not-leader')
    if (now === 'leader' && role !== 'leader' && (await mustStayLed(trx, club, other)) === 'alone') {
      if (role !== 'none') throw peopleTrouble('last-leader')
      await endClub(trx, club)
      return now
    }
    const row = { club_id: club, user_id: other }
    if (role === 'none') {
      await trx.deleteFrom('club_member').where('club_id', '=', row.club_id).where('user_id', '=', other).execute()
    } else {
      const seat = trx.updateTable('club_member').set({ role }).where('club_id', '=', club)
      await seat.where('user_id', '=', other).execute()
    }
    return now
  })
}

interface MembersAsked {
  readonly asked: 'yes' | 'no'
  readonly after?: string | undefined
}

export async function membersOf(
  db: Db,
  person: Person | undefined,
  club: string,
  asked: MembersAsked,
): Promise<MembersPage> {
  const { role } = await clubOf(db, club, person?.id)
  const waiting = asked.asked === 'yes'
  const leads = role === 'leader' || role === 'officer' || (person !== undefined && isModerator(person))
  if (waiting && !leads) throw peopleTrouble('not-leader')
  const rows = await db
    .selectFrom('club_member as m')
    .innerJoin('user', 'user.id', 'm.user_id')
    .leftJoin('handle', join => join.onRef('handle.user_id', '=', 'user.id').on('handle.until', 'is', null))
    .select(['user.id', 'user.name', 'handle.handle', 'm.role', 'm.since'])
    .where('m.club_id', '=', club)
    .where('m.role', waiting ? '=' : '<>', 'asked')
    .$if(asked.after !== undefined, query => query.where('user.id', '>', asked.after ?? ''))
    .orderBy('user.id')
    .limit(MEMBERS_A_PAGE + 1)
    .execute()
  const page = rows.slice(0, MEMBERS_A_PAGE)
  return {
    members: page.map(({ handle, ...row }) => ({ ...row, ...(handle && { handle }) })),
    ...(rows.length > MEMBERS_A_PAGE && { next: page[page.length - 1].id }),
  }
}
