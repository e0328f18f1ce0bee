// Tables before the game: opened, joined, left, given up; and once more afterwards. How they begin: start.ts.

import { specOf } from '@tabularium/bots/levels'
import { completeOptions, type Game, isProblem, type Options, type Seat } from '@tabularium/kernel'
import type { DataCard, SeatWish, tableWish } from '@tabularium/protocol'
import type { Kysely, Transaction } from 'kysely'
import type { z } from 'zod'
import type { Person } from '../accounts/accounts.ts'
import { withPersonLocked } from '../database/person-lock.ts'
import { AWAITED, type Schema, SPENT } from '../database/schema.ts'
import { gameById } from '../engine/games.ts'
import { hashOf, newInvite, newTableId } from '../ids.ts'
import { troubled } from '../trouble.ts'
import { mayPlayRated, pausedAmong } from './broken-off.ts'
import { committed, pledgesAnew } from './chance-shares.ts'
import type { TableContext } from './context.ts'
import { dataSetOf, keepData } from './data-rows.ts'
import { checkId } from './data-sets.ts'
import { type Room, seatOf } from './room.ts'
import { reload } from './room-io.ts'
import type { SeatInfo, TableRow } from './rows.ts'
import { callAll, changed, startIfReady, whileOpen } from './start.ts'

/** Nobody plays at more, and nobody should hold so many seats. */
const MOST_TABLES = 200
const MOST_OPEN = 20
/** Games of bots alone that somebody has at a time: the oldest makes room. Anybody can be many guests. */
const MOST_OF_BOTS = 3
const MOST_OF_BOTS_FOR_GUESTS = 1
/** Links to one table. */
const MOST_INVITES = 100

type Opened = z.output<typeof tableWish>

export function mayPlay(context: TableContext, person: Person): void {
  if (person.bannedUntil !== undefined && person.bannedUntil > context.now()) throw troubled('banned')
}

function specsOf(game: string, wishes: readonly SeatWish[]): readonly (string | null)[] {
  return wishes.map(wish => {
    if (typeof wish === 'string') return null
    const spec = specOf(wish.bot, game)
    if (spec === undefined) throw troubled('no-level', `There is no bot at the level '${wish.bot}'.`)
    return spec
  })
}

export async function mustHaveRoom(db: Kysely<Schema>, person: string): Promise<void> {
  const { count } = await db
    .selectFrom('seat')
    .innerJoin('game_table', 'game_table.id', 'seat.table_id')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('seat.user_id', '=', person)
    .where('game_table.status', 'in', ['open', 'playing'])
    .executeTakeFirstOrThrow()
  if (Number(count) >= MOST_TABLES) throw troubled('too-many-tables')
}

export type Terms = Pick<TableRow, 'id' | 'game' | 'rules' | 'options' | 'visibility' | 'owner' | 'rated' | 'clock'> &
  Partial<Pick<TableRow, 'club_id' | 'talk' | 'house' | 'tournament' | 'pairing' | 'board' | 'clocks' | 'data'>>
export type Sitter = Pick<SeatInfo, 'user_id' | 'name' | 'bot' | 'pledge'>

/** A table before its game, with its seats. */
export interface NewTable {
  readonly terms: Terms
  readonly seats: readonly Sitter[]
}

/** As many as there are, in one go. */
export async function insertTables(trx: Transaction<Schema>, tables: readonly NewTable[], now: number): Promise<void> {
  if (tables.length === 0) return
  await trx
    .insertInto('game_table')
    .values(
      tables.map(({ terms: { options, clock, clocks, data, ...terms }, seats }) => ({
        ...terms,
        data: data ? JSON.stringify(data) : null,
        options: JSON.stringify(options),
        clock: JSON.stringify(clock),
        // What each seat begins with, where that is not the same for all.
        clocks: clocks ? JSON.stringify(clocks) : null,
        status: 'open' as const,
        created: now,
        started: null,
        ended: null,
        touched: now,
        ...committed({
          table: terms.id,
          game: terms.game,
          rules: terms.rules,
          options,
          seats: seats.length,
          data: data?.hash,
        }),
        log: 0,
        moves: 0,
        waiting: 0,
        deadline: null,
        aside: null,
        rematch: null,
      })),
    )
    .execute()
  await trx
    .insertInto('seat')
    .values(
      tables.flatMap(({ terms, seats }) =>
        seats.map((sitter, seat) => ({
          ...sitter,
          table_id: terms.id,
          seat,
          stand_in: null,
          resigned: false,
          orders: '[]',
        })),
      ),
    )
    .execute()
}

interface Agreed {
  readonly options: Options
  readonly data?: DataCard
}

function usualTerms(game: Game, wish: Opened): Agreed {
  const { min, max } = game.seats
  const seats = wish.seats.length
  if (seats < min || seats > max) throw troubled('bad-seats', `${wish.game} has ${min} to ${max} seats, not ${seats}.`)
  const options = completeOptions(game.options, wish.options)
  if (isProblem(options)) throw troubled('bad-options', options.problem)
  const wrong = game.admits?.({ seats, options })
  if (wrong) throw troubled('bad-seats', wrong.problem)
  return { options }
}

/** Seats and options as data of somebody's own admit them: asked of the engine, where data can do no harm. */
async function termsOn(context: TableContext, wish: Opened, hash: string): Promise<Agreed> {
  const set = await dataSetOf(context.database.db, hash)
  if (!set || set.game !== wish.game) throw troubled('no-data')
  await keepData(context.database.db, hash, context.now())
  const asked = { game: wish.game, text: set.text }
  const config = { seats: wish.seats.length, options: wish.options }
  const admitted = await context.engine.admit(checkId(hash), asked, config).catch(() => {
    throw troubled('no-data')
  })
  if ('seats' in admitted) throw troubled('bad-seats', admitted.seats)
  if ('problem' in admitted) throw troubled('bad-options', admitted.problem)
  return { options: admitted.options, data: { hash, name: set.name, parts: [...set.parts] } }
}

/** A new table; returns its id. It begins at once where no seat is open. */
export async function openTable(context: TableContext, person: Person, wish: Opened): Promise<string> {
  mayPlay(context, person)
  if (wish.club !== undefined && !person.clubs.includes(wish.club)) throw troubled('forbidden')
  const game = gameById(wish.game)
  if (!game) throw troubled('no-game')
  const mine = wish.seats.filter(seat => seat === 'me').length
  if (mine > 1) throw troubled('bad-seats', 'You can only take one seat.')
  const { options, data } = wish.data === undefined ? usualTerms(game, wish) : await termsOn(context, wish, wish.data)
  const specs = specsOf(wish.game, wish.seats)
  const { db, notify } = context.database
  const id = newTableId()
  const now = context.now()
  // Ratings are of people, and of people who can be found again.
  const rated = wish.rated && data === undefined && !person.guest && specs.every(spec => spec === null)
  if (rated && mine > 0) await mayPlayRated(db, person, now)
  const gone = await withPersonLocked(db, person.id, async trx => {
    await mustHaveRoom(trx, person.id)
    const surplus = await makeRoomForBots(trx, person, specs.every(spec => spec !== null) ? 1 : 0)
    await mustOpenNoMore(trx, person)
    const { visibility, clock, club: club_id = null, talk } = wish
    const table: NewTable = {
      terms: {
        id,
        game: game.id,
        rules: game.rules,
        options,
        visibility,
        club_id,
        talk,
        owner: person.id,
        rated,
        clock,
        ...(data && { data }),
      },
      seats: wish.seats.map((seat, number) => ({
        user_id: seat === 'me' ? person.id : null,
        name: seat === 'me' ? person.name : null,
        bot: specs[number],
        pledge: seat === 'me' ? (wish.pledge ?? null) : null,
      })),
    }
    await insertTables(trx, [table], now)
    return surplus
  })
  for (const table of gone.dropped) await notify('tables', table)
  for (const table of gone.ended) await context.events.emit('surplus', { table })
  return id
}

/** Tables that wait for people, and those that somebody opened for others, have a limit. */
async function mustOpenNoMore(trx: Transaction<Schema>, { id }: Person): Promise<void> {
  const { count } = await trx
    .selectFrom('game_table')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('owner', '=', id)
    .where(({ or, and, eb, not, exists, selectFrom }) => {
      const own = selectFrom('seat').select('seat').whereRef('table_id', '=', 'game_table.id').where('user_id', '=', id)
      return or([eb('status', '=', 'open'), and([eb('status', '=', 'playing'), not(exists(own))])])
    })
    .executeTakeFirstOrThrow()
  if (Number(count) >= MOST_OPEN) throw troubled('too-many-tables')
}

interface Surplus {
  /** Nobody has ever played there. */
  readonly dropped: readonly string[]
  /** People have, and have given up: there is a record of it. */
  readonly ended: readonly string[]
}

/** Gives up the oldest games of bots alone that somebody has, so that there is room for so many more. */
async function makeRoomForBots(trx: Transaction<Schema>, { id, guest }: Person, more: number): Promise<Surplus> {
  const rows = await trx
    .selectFrom('game_table')
    .select('id')
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('seat').select('seat').whereRef('table_id', '=', 'game_table.id').where('bot', 'is', null)).as(
        'played',
      ),
    )
    .where('owner', '=', id)
    .where('status', '=', 'playing')
    .where(({ not, exists, selectFrom }) => {
      const people = selectFrom('seat')
        .select('seat')
        .whereRef('table_id', '=', 'game_table.id')
        .where('bot', 'is', null)
      return not(exists(people.where('user_id', 'is not', null).where('resigned', '=', false)))
    })
    .orderBy('created', 'desc')
    .offset((guest ? MOST_OF_BOTS_FOR_GUESTS : MOST_OF_BOTS) - more)
    .execute()
  const tables = (played: boolean) => rows.filter(row => row.played === played).map(row => row.id)
  const dropped = tables(false)
  if (dropped.length > 0) {
    const given = { status: 'dropped', waiting: 0, deadline: null } as const
    await trx.updateTable('game_table').set(given).where('id', 'in', dropped).execute()
  }
  return { dropped, ended: tables(true) }
}

/** Those who have blocked, or are blocked by, somebody who sits there. */
async function mustBeWelcome(context: TableContext, room: Room, person: string): Promise<void> {
  const others = [room.row.owner, ...room.seats.map(({ user_id }) => user_id)].flatMap(id => id ?? [])
  if (await isBlocked(context, person, others)) throw troubled('blocked')
}

/** Whether this person and one of the others do not want to play together. */
export async function isBlocked(context: TableContext, person: string, all: readonly string[]): Promise<boolean> {
  const others = all.filter(id => id !== person)
  if (others.length === 0) return false
  const blocked = await context.database.db
    .selectFrom('relation')
    .select('user_id')
    .where('kind', '=', 'block')
    .where(({ or, and, eb }) =>
      or([
        and([eb('user_id', '=', person), eb('other_id', 'in', others)]),
        and([eb('other_id', '=', person), eb('user_id', 'in', others)]),
      ]),
    )
    .executeTakeFirst()
  return blocked !== undefined
}

/** In a live game both must be here: a table whose owner has gone takes nobody who was not invited. */
async function mustBeAttended(context: TableContext, { row }: Room, person: string): Promise<void> {
  const { owner, clock, visibility } = row
  if (visibility !== 'open' || clock.kind === 'days' || owner === null || owner === person) return
  if (!(await context.onlineStatus.isHere(owner))) throw troubled('host-away')
}

/** Nobody who has to wait sits at a rated table: not whoever comes, nor whoever sat there before they had to. */
async function mustBeRatable(context: TableContext, room: Room, person: Person): Promise<void> {
  const { db } = context.database
  await mayPlayRated(db, person, context.now())
  const sitting = room.seats.flatMap(({ user_id }) => user_id ?? [])
  for (const { user_id } of await pausedAmong(db, sitting, context.now())) await leave(context, room, user_id)
  if (room.row.status !== 'open') throw troubled('no-table')
}

interface Joining {
  readonly seat?: Seat | undefined
  readonly pledge?: string | undefined
  /** Has a link: then the owner need not be here. */
  readonly invited?: boolean
}

/** Takes a free seat, and begins when it was the last. Call it in turn. */
export async function join(
  context: TableContext,
  room: Room,
  person: Person,
  { seat: wanted, pledge, invited = false }: Joining = {},
): Promise<void> {
  mayPlay(context, person)
  await reload(context, room)
  if (seatOf(room, person.id)) throw troubled('seated')
  if (room.row.tournament !== null) throw troubled('tournament-table')
  if (room.row.status !== 'open') throw troubled(room.row.status === 'dropped' ? 'no-table' : 'begun')
  if (room.row.rated && person.guest) throw troubled('account-only')
  if (room.row.rated) await mustBeRatable(context, room, person)
  await mustBeWelcome(context, room, person.id)
  if (!invited) await mustBeAttended(context, room, person.id)
  const free = room.seats.filter(({ user_id, bot }) => user_id === null && bot === null)
  if (wanted !== undefined && !free.some(({ seat }) => seat === wanted)) throw troubled('taken')
  const seat = wanted ?? free[0]?.seat
  if (seat === undefined) throw troubled('full')
  await whileOpen(context, room, person.id, async trx => {
    await mustHaveRoom(trx, person.id)
    const own = trx.selectFrom('seat').select('seat').where('table_id', '=', room.id).where('user_id', '=', person.id)
    if (await own.executeTakeFirst()) throw troubled('seated')
    const taken = await trx
      .updateTable('seat')
      .set({ user_id: person.id, name: person.name, pledge: pledge ?? null, share: null })
      .where('table_id', '=', room.id)
      .where('seat', '=', seat)
      .where('user_id', 'is', null)
      .where('bot', 'is', null)
      .returning('seat')
      .executeTakeFirst()
    if (!taken) throw troubled('taken')
    await askAgain(trx, room, person.id)
  })
  await changed(context, room)
  await startIfReady(context, room, person)
  if (room.row.status === 'open') await callAll(context, room, person)
}

/** The last seat is taken: pages of others that pledged, perhaps long ago, pledge afresh if they are open. */
async function askAgain(trx: Transaction<Schema>, { id, row }: Room, person: string): Promise<void> {
  if (!pledgesAnew(row)) return
  const seats = trx.selectFrom('seat').where('table_id', '=', id)
  const free = seats.select('seat').where('user_id', 'is', null).where('bot', 'is', null)
  if (await free.executeTakeFirst()) return
  await trx
    .updateTable('seat')
    .set({ pledge: AWAITED })
    .where('table_id', '=', id)
    .where('user_id', '<>', person)
    .where('pledge', '<>', SPENT)
    .execute()
}

/** Leaves before the start. The last to leave takes the table along. */
export async function leave(context: TableContext, room: Room, person: string): Promise<void> {
  await reload(context, room)
  if (room.row.status !== 'open') throw troubled(room.row.status === 'over' ? 'over' : 'begun')
  const own = seatOf(room, person)
  if (!own) throw troubled('not-seated')
  if (room.row.tournament !== null) throw troubled('tournament-table')
  await whileOpen(context, room, person, async trx => {
    const seats = trx.updateTable('seat').where('table_id', '=', room.id)
    await seats.set({ user_id: null, name: null, pledge: null, share: null }).where('user_id', '=', person).execute()
    if (room.row.owner !== person) return
    const next = await trx
      .selectFrom('seat')
      .select('user_id')
      .where('table_id', '=', room.id)
      .where('user_id', 'is not', null)
      .orderBy('seat')
      .executeTakeFirst()
    await trx
      .updateTable('game_table')
      .set(next ? { owner: next.user_id } : { status: 'dropped' })
      .where('id', '=', room.id)
      .execute()
  })
  await changed(context, room)
}

function mustOwn(room: Room, person: string): void {
  if (room.row.owner !== person) throw troubled('not-yours')
  if (room.row.status !== 'open') throw troubled('begun')
}

export async function drop(context: TableContext, room: Room, person: string): Promise<void> {
  await reload(context, room)
  mustOwn(room, person)
  await whileOpen(context, room, person, async trx => {
    await trx.updateTable('game_table').set({ status: 'dropped' }).where('id', '=', room.id).execute()
  })
  await changed(context, room)
}

/** The owner puts a bot on a free seat, or takes one away; a person can be asked to leave the same way. */
export async function setSeat(
  context: TableContext,
  room: Room,
  person: string,
  seat: Seat,
  wish: SeatWish,
): Promise<void> {
  await reload(context, room)
  mustOwn(room, person)
  const info = room.seats[seat]
  if (!info) throw troubled('bad-seats')
  if (info.user_id === person) throw troubled('seated')
  const [bot] = specsOf(room.row.game, [wish])
  await whileOpen(context, room, person, async trx => {
    await trx
      .updateTable('seat')
      .set({ bot, user_id: null, name: null, pledge: null, share: null })
      .where('table_id', '=', room.id)
      .where('seat', '=', seat)
      .execute()
    if (bot !== null) await trx.updateTable('game_table').set({ rated: false }).where('id', '=', room.id).execute()
    await askAgain(trx, room, person)
  })
  await changed(context, room)
}

/** A link that seats one person. */
export async function invite(context: TableContext, room: Room, person: string): Promise<string> {
  if (room.row.owner !== person && !seatOf(room, person)) throw troubled('not-yours')
  if (room.row.status !== 'open') throw troubled('begun')
  const token = newInvite()
  await context.database.db.transaction().execute(async trx => {
    // Whoever asks for a link at another process waits: what is counted here stays so until this one is added.
    const row = await trx
      .selectFrom('game_table')
      .select('status')
      .where('id', '=', room.id)
      .forUpdate()
      .executeTakeFirst()
    if (row?.status !== 'open') throw troubled('begun')
    const { count } = await trx
      .selectFrom('invite')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where('table_id', '=', room.id)
      .executeTakeFirstOrThrow()
    if (Number(count) >= MOST_INVITES) throw troubled('too-many')
    await trx
      .insertInto('invite')
      .values({ hash: hashOf(token), table_id: room.id, created: context.now(), used_by: null })
      .execute()
  })
  return token
}

/** The table an unused invitation leads to. */
export async function invitedTo(context: TableContext, token: string): Promise<string> {
  const found = await context.database.db
    .selectFrom('invite')
    .select(['table_id', 'used_by'])
    .where('hash', '=', hashOf(token))
    .executeTakeFirst()
  if (!found || found.used_by !== null) throw troubled('no-invite')
  return found.table_id
}

/** Takes a seat by invitation; the link is used up then. */
export async function accept(
  context: TableContext,
  room: Room,
  person: Person,
  token: string,
  pledged?: string,
): Promise<void> {
  if (seatOf(room, person.id)) return
  const { db } = context.database
  const used = await db
    .updateTable('invite')
    .set({ used_by: person.id })
    .where('hash', '=', hashOf(token))
    .where('used_by', 'is', null)
    .returning('table_id')
    .executeTakeFirst()
  if (!used) throw troubled('no-invite')
  try {
    await join(context, room, person, { pledge: pledged, invited: true })
  } catch (error) {
    // The seat was not to be had: the link stays good.
    await db.updateTable('invite').set({ used_by: null }).where('hash', '=', hashOf(token)).execute()
    throw error
  }
}

/** The same people at a new table; the seats move on by one. */
export async function rematch(context: TableContext, room: Room): Promise<void> {
  const { row, seats } = room
  const id = newTableId()
  const now = context.now()
  const moved = seats.map((_, at) => seats[(at + 1) % seats.length])
  await context.database.db.transaction().execute(async trx => {
    const { game, rules, options, visibility, club_id, talk, owner, rated, clock, data } = row
    const table: NewTable = {
      terms: { id, game, rules, options, visibility, club_id, talk, owner, rated, clock, ...(data && { data }) },
      seats: moved.map(({ user_id, person_name, name, bot, pledge }) => ({
        user_id,
        name: bot === null ? (person_name ?? name) : null,
        bot,
        // A page that pledged last time is asked for another.
        pledge: pledge === null ? null : AWAITED,
      })),
    }
    await insertTables(trx, [table], now)
    await trx.updateTable('game_table').set({ rematch: id }).where('id', '=', row.id).execute()
  })
  room.row = { ...row, rematch: id }
  await context.events.emit('full', { table: id })
}
