// What goes on here, gathered once for everybody: asked for by however many, it is read from the database every few
// seconds at most.

import { levelOf } from '@tabularium/bots/levels'
import type { DecidedGame, HallAnswer } from '@tabularium/protocol'
import { sql } from 'kysely'
import type { TableContext } from './context.ts'
import { liveOf } from './room.ts'
import type { RoomRegistry } from './room-registry.ts'
import type { TableRow } from './rows.ts'
import { seekCounts } from './seeks.ts'
import { cardsOf, seatsOf } from './table-card.ts'

const FRESH_MS = 2_000
const WATCHED = 4
const DECIDED = 5
export const DECIDED_A_PAGE = 20
/** Who has not moved for so long plays no live game that one would watch. */
const STALE_MS = 10 * 60_000

/**
 * Running games that are worth a look: people before bots, the strongest first, then whoever moved last. Games by
 * correspondence stand still most of the time.
 */
export async function bestRunning({ database, now }: TableContext, most: number): Promise<readonly TableRow[]> {
  const { rows } = await sql<{ id: string }>`
    select t.id from game_table t
    join seat s on s.table_id = t.id
    left join rating r on r.user_id = s.user_id and r.game = t.game
    where t.status = 'playing' and t.visibility = 'open' and t.club_id is null and not t.house and t.data is null
    and t.touched > ${now() - STALE_MS} and t.clock->>'kind' <> 'days'
    group by t.id
    having count(*) filter (where s.user_id is not null and not s.resigned) > 0
    order by count(*) filter (where s.user_id is not null and s.bot is null) desc,
      coalesce(avg(r.mu), 0) desc, t.touched desc, t.id
    limit ${most}`.execute(database.db)
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const found = await database.db.selectFrom('game_table').selectAll().where('id', 'in', ids).execute()
  return ids.flatMap(id => found.find(row => row.id === id) ?? [])
}

/** Public games that are over, the latest first. */
export async function decidedGames(
  { database }: Pick<TableContext, 'database'>,
  { before, most, house }: { readonly before?: number | undefined; readonly most: number; readonly house: boolean },
): Promise<DecidedGame[]> {
  const rows = await database.db
    .selectFrom('game_table')
    .selectAll()
    .where('status', '=', 'over')
    .where('visibility', '=', 'open')
    // A club's tables are for its members.
    .where('club_id', 'is', null)
    .where('house', '=', house)
    .where('ended', '<', before ?? Number.MAX_SAFE_INTEGER)
    // Broken off before it was a game, or left by everybody: nothing was decided.
    .where(sql<boolean>`jsonb_array_length(outcome->'winners') > 0`)
    .orderBy('ended', 'desc')
    .limit(most)
    .execute()
  const seats = await seatsOf(database, rows)
  return rows.map(({ id, game, moves, started, ended, outcome }) => ({
    ...{ id, game, moves, house, ended: ended ?? 0 },
    ...(started !== null && { started }),
    seats: (seats.get(id) ?? []).map(({ name, person_name, user_id, bot }) => ({
      name: person_name ?? name ?? '',
      ...(user_id && { person: user_id }),
      ...(bot && { bot: levelOf(bot, game)?.id ?? bot }),
    })),
    ...(outcome && {
      outcome: {
        reason: outcome.reason,
        winners: [...outcome.winners],
        ...(outcome.totals && { totals: [...outcome.totals] }),
      },
    }),
  }))
}

export interface Hall {
  look(): Promise<HallAnswer>
}

export function createHall(
  context: TableContext,
  rooms: Pick<RoomRegistry, 'open'>,
  ladders: () => Promise<HallAnswer['house']>,
): Hall {
  let last: { readonly at: number; readonly answer: Promise<HallAnswer> } | undefined

  const gather = async (): Promise<HallAnswer> => {
    const { db } = context.database
    const now = context.now()
    const { rows } = await sql<{ people: number; games: number }>`
      select (select count(distinct user_id) from connection where until > ${now})::int as people,
        (select count(*) from game_table where status = 'playing' and not house
          and (touched > ${now - STALE_MS} or clock->>'kind' = 'days'))::int as games`.execute(db)
    const own = await decidedGames(context, { most: DECIDED, house: false })
    const house = await decidedGames(context, { most: DECIDED - own.length, house: true })
    const watch = await cardsOf(context.database, await bestRunning(context, WATCHED), now)
    return {
      ...{ people: rows[0]?.people ?? 0, games: rows[0]?.games ?? 0, seeks: await seekCounts(context) },
      watch: watch.map(card => {
        const room = rooms.open(card.id)
        return room ? { ...card, spectators: liveOf(room).spectators } : card
      }),
      ...{ decided: [...own, ...house], house: await ladders() },
    }
  }

  return {
    look() {
      const now = context.now()
      if (last && Math.abs(now - last.at) < FRESH_MS) return last.answer
      const answer = gather()
      const asked = { at: now, answer }
      last = asked
      // What failed is asked again by the next.
      answer.catch(() => {
        if (last === asked) last = undefined
      })
      return answer
    },
  }
}
