// The lists of the lobby. Everybody asks for them at once whenever a table opens or begins: so they are read from the
// database once for all who ask in the same moment, and what differs from reader to reader is left out afterwards.

import type { lobbyQuery, TableCard } from '@tabularium/protocol'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { TableContext } from './context.ts'
import { liveOf } from './room.ts'
import type { RoomRegistry } from './room-registry.ts'
import { readableRow } from './row-validation.ts'
import type { SeatInfo, TableRow } from './rows.ts'
import { cardOf, seatsOf } from './table-card.ts'

const LISTED = 100
/** A reader's own games are left out of those to watch: so many more are read. */
const SPARE = 20
/** So long a list is the same for all; what changes here meanwhile makes it anew. */
const FRESH_MS = 250
/** With more kinds of lists than these they are all read anew. */
const MOST_KINDS = 200

type LobbyFilter = z.output<typeof lobbyQuery>

interface Listed {
  readonly rows: readonly TableRow[]
  readonly seats: ReadonlyMap<string, readonly SeatInfo[]>
}

const NOTHING: Listed = { rows: [], seats: new Map() }

export interface LobbyLists {
  look(filter: LobbyFilter, reader: string | undefined): Promise<readonly TableCard[]>
  /** A table has opened, begun or gone: who asks from now on sees it. */
  changed(): void
}

export function createLobbyLists(context: TableContext, rooms: Pick<RoomRegistry, 'open'>): LobbyLists {
  const { database, now } = context
  const lists = new Map<string, { readonly at: number; readonly listed: Promise<Listed> }>()

  const withSeats = async (rows: readonly TableRow[]): Promise<Listed> => ({
    rows,
    seats: await seatsOf(database, rows),
  })

  const matching = ({ game, clock, rated, status, club }: LobbyFilter) =>
    database.db
      .selectFrom('game_table')
      .selectAll()
      .where('status', '=', status)
      .where('visibility', '=', 'open')
      .where('club_id', club === undefined ? 'is' : '=', club ?? null)
      .$if(game !== undefined, query => query.where('game', '=', game ?? ''))
      .$if(clock !== undefined, query => query.where(sql<string>`clock->>'kind'`, '=', clock ?? ''))
      .$if(rated !== undefined, query => query.where('rated', '=', rated === 'yes'))
      .orderBy('touched', 'desc')
      .limit(LISTED + SPARE)

  /** A seat that waits belongs to somebody who is here: live tables are shown as long as their owner is. */
  const gather = async (filter: LobbyFilter): Promise<Listed> =>
    withSeats(
      await matching(filter)
        .$if(filter.status === 'open', query =>
          query.where(({ or, eb, exists, selectFrom }) =>
            or([
              eb(sql<string>`clock->>'kind'`, '=', 'days'),
              exists(
                selectFrom('profile')
                  .select('user_id')
                  .whereRef('user_id', '=', 'game_table.owner')
                  .where('here_until', '>', now()),
              ),
            ]),
          ),
        )
        .execute(),
    )

  const shared = (filter: LobbyFilter): Promise<Listed> => {
    const { game, clock, rated, status, club } = filter
    const key = JSON.stringify([status, game, clock, rated, club])
    const time = now()
    const known = lists.get(key)
    if (known && Math.abs(time - known.at) < FRESH_MS) return known.listed
    if (lists.size >= MOST_KINDS) lists.clear()
    const asked = { at: time, listed: gather(filter) }
    lists.set(key, asked)
    // What failed is asked again by the next.
    asked.listed.catch(() => {
      if (lists.get(key) === asked) lists.delete(key)
    })
    return asked.listed
  }

  /** One's own tables wait in the list whether one counts as here or not. */
  const ownOpen = async (filter: LobbyFilter, { rows }: Listed, reader: string): Promise<Listed> => {
    const own = await matching(filter).where('owner', '=', reader).execute()
    return withSeats(own.filter(({ id }) => rows.every(row => row.id !== id)))
  }

  return {
    async look(filter, reader) {
      const listed = await shared(filter)
      const own: Listed =
        reader !== undefined && filter.status === 'open' ? await ownOpen(filter, listed, reader) : NOTHING
      const rows = [...listed.rows, ...own.rows].sort((a, b) => b.touched - a.touched)
      const time = now()
      return rows
        .map(stored => {
          const seats = listed.seats.get(stored.id) ?? own.seats.get(stored.id) ?? []
          // One that makes no sense must not take the whole list along.
          return { row: readableRow(stored, seats), seats }
        })
        .filter(({ row, seats }) => {
          // One's own game is played, not watched.
          const isOwn =
            filter.status === 'playing' && seats.some(({ user_id }) => user_id !== null && user_id === reader)
          return row.status === filter.status && !isOwn
        })
        .slice(0, LISTED)
        .map(({ row, seats }) => {
          const room = rooms.open(row.id)
          const card = cardOf({ row, seats, now: time }, reader)
          return room ? { ...card, spectators: liveOf(room).spectators } : card
        })
    },
    changed() {
      lists.clear()
    },
  }
}
