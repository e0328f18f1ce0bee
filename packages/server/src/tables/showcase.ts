// Now playing: one game for the whole server, shown to whoever looks in. The best game of people; where there is none, the
// house plays one, and only while somebody looks. One process over all chooses it; each has one look at the table,
// and what it sees is made into one message for all its visitors, twice a second at most.

import { randomInt } from 'node:crypto'
import { levelsOf } from '@tabularium/bots/levels'
import { completeOptions, isProblem } from '@tabularium/kernel'
import { aboutOf } from '../engine/abouts.ts'
import { GAMES } from '../engine/games.ts'
import { newTableId } from '../ids.ts'
import type { TableContext } from './context.ts'
import { logged } from './failures.ts'
import { bestRunning } from './hall.ts'
import { insertTables } from './lobby.ts'
import { encodeShowcase, type Outgoing } from './outgoing.ts'
import { hasGame, type Room, type Watcher } from './room.ts'
import { cardFor, withEngine } from './room-io.ts'
import type { RoomRegistry } from './room-registry.ts'
import type { TableRow } from './rows.ts'

const BEAT_MS = 2_000
const FRAME_MS = 500
/** A game that is over stays for a moment, so that its end is seen. */
const END_MS = 8_000
/** So long somebody may think before another game is shown. */
const IDLE_MS = 30_000
/** Games that the house played for show are kept for so long. */
const KEPT_MS = 7 * 86_400_000
const ROW = 1

/** Whether what is shown goes on being shown: until its end was seen, the house's while there is nothing better. */
function isKept(current: TableRow, people: TableRow | undefined, now: number): boolean {
  if (current.status === 'over') return now - (current.ended ?? 0) < END_MS
  if (current.status !== 'playing') return false
  if (current.house) return people === undefined
  return people?.id === current.id || now - current.touched < IDLE_MS
}

export interface Showcase {
  /** Shows it to one more, from now on. */
  enter(send: (text: Outgoing) => void): void
  leave(send: (text: Outgoing) => void): void
  /** Looks at once what is shown; otherwise every few seconds. */
  beat(): Promise<void>
  stop(): Promise<void>
}

export function createShowcase(context: TableContext, rooms: RoomRegistry): Showcase {
  const { database } = context
  const { db } = database
  const visitors = new Set<(text: Outgoing) => void>()
  let shown: { readonly room: Room; readonly watcher: Watcher } | undefined
  let frame: Outgoing | undefined
  let drawn = 0
  let due: ReturnType<typeof setTimeout> | undefined
  let lead: (() => Promise<void>) | undefined
  let stopped = false

  /** One message for everybody; the game's part is a spectator's view. */
  const draw = async (): Promise<void> => {
    due = undefined
    drawn = context.now()
    const id = shown?.room.id
    if (id === undefined || visitors.size === 0) return
    const text = await rooms.at(id, async room => {
      if (!hasGame(room.row)) return undefined
      const seen = await withEngine(context, room, () => context.engine.look(room.id, -1, room.row.moves))
      return encodeShowcase(cardFor(context, room), seen)
    })
    if (text === undefined || shown?.room.id !== id) return
    frame = text
    for (const send of visitors) send(text)
  }

  const changed = (): void => {
    if (due !== undefined || stopped) return
    const wait = Math.max(0, FRAME_MS - Math.max(0, context.now() - drawn))
    due = setTimeout(() => void draw().catch(logged(context, 'the game on show was not shown')), wait)
  }

  const look = async (id: string | undefined): Promise<void> => {
    if (shown?.room.id === id) return
    if (shown) rooms.leave(shown.room, shown.watcher)
    shown = undefined
    frame = undefined
    if (id === undefined) return
    const room = await rooms.find(id)
    const watcher: Watcher = { person: undefined, viewer: -1, version: -1, unseen: true, send: changed }
    shown = { room, watcher }
    rooms.enter(room, watcher)
    changed()
  }

  /** What the house plays: the shortest of its games, with its two strongest players. */
  const openHouseGame = async (): Promise<string | undefined> => {
    const now = context.now()
    await db
      .deleteFrom('game_table')
      .where('house', '=', true)
      .where('ended', '<', now - KEPT_MS)
      .execute()
    const going = await db
      .selectFrom('game_table')
      .select('id')
      .where('house', '=', true)
      .where('status', 'in', ['open', 'playing'])
      .executeTakeFirst()
    if (going) return going.id
    const length = (game: string): number => aboutOf(game)?.minutes ?? Number.POSITIVE_INFINITY
    const game = [...GAMES.values()]
      .filter(({ seats }) => seats.min <= 2)
      .sort((a, b) => length(a.id) - length(b.id))[0]
    const options = game && completeOptions(game.options, {})
    if (!game || isProblem(options)) return undefined
    const [second, first = second] = levelsOf(game.id).slice(-2)
    const players = randomInt(2) === 0 ? [first, second] : [second, first]
    const id = newTableId()
    const terms = { id, game: game.id, rules: game.rules, options, visibility: 'open', owner: null } as const
    const seats = players.map(({ spec }) => ({ user_id: null, name: null, bot: spec, pledge: null }))
    await db
      .transaction()
      .execute(trx =>
        insertTables(trx, [{ terms: { ...terms, rated: false, clock: { kind: 'none' }, house: true }, seats }], now),
      )
    return id
  }

  /** Only the process that holds the lock chooses. */
  const choose = async (before: string | null): Promise<string | undefined> => {
    const [people] = await bestRunning(context, 1)
    const now = context.now()
    const current =
      before === null
        ? undefined
        : await db.selectFrom('game_table').selectAll().where('id', '=', before).executeTakeFirst()
    if (current && isKept(current, people, now)) return current.id
    if (people) return people.id
    const id = await openHouseGame()
    if (id !== undefined) await context.events.emit('full', { table: id })
    return id
  }

  const put = async (table_id: string | null): Promise<void> => {
    await db
      .insertInto('showcase')
      .values({ id: ROW, table_id })
      .onConflict(conflict => conflict.column('id').doUpdateSet({ table_id }))
      .execute()
  }

  const lookAgain = async (): Promise<void> => {
    if (visitors.size === 0) {
      await look(undefined)
      await lead?.()
      lead = undefined
      return
    }
    lead ??= await database.lock('showcase', () => {
      lead = undefined
    })
    const row = await db.selectFrom('showcase').select('table_id').where('id', '=', ROW).executeTakeFirst()
    let table = row?.table_id ?? null
    if (lead) {
      const chosen = (await choose(table)) ?? null
      if (chosen !== table) await put(chosen)
      table = chosen
    }
    await look(table ?? undefined)
  }

  let beating: Promise<void> | undefined
  const beat = (): Promise<void> => {
    beating ??= lookAgain().finally(() => {
      beating = undefined
    })
    return beating
  }
  const failed = logged(context, 'nothing could be put on show')
  const timer = setInterval(() => {
    if (visitors.size > 0 || shown || lead) void beat().catch(failed)
  }, BEAT_MS).unref()

  return {
    enter(send) {
      const isFirst = visitors.size === 0
      visitors.add(send)
      if (frame !== undefined) send(frame)
      if (isFirst) void beat().catch(failed)
    },
    leave(send) {
      visitors.delete(send)
    },
    beat,
    async stop() {
      stopped = true
      clearInterval(timer)
      clearTimeout(due)
      visitors.clear()
      await beating?.catch(() => undefined)
      await look(undefined)
      await lead?.()
    },
  }
}
