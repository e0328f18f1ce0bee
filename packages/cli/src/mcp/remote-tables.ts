// Tables of a server, with an account's token: the same calls, views, clocks and limits as anybody's.

import type { Game } from '@tabularium/kernel'
import type { Sight, TableCard, Trouble } from '@tabularium/protocol'
import { InputError, need, recordFrom } from '../input.ts'
import { type Api, RefusedError, sitDown } from '../remote-seat.ts'
import type { Seen } from './position.ts'
import type { McpTables } from './tables.ts'

const TABLE = /^[\w-]{1,40}$/
const LOOK_EVERY_MS = 1000

const idOf = (table: string): string => {
  if (!TABLE.test(table)) throw new InputError('that is no number of a table')
  return table
}

/** What the server refuses is told to the model. */
const told = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (error) {
    throw error instanceof RefusedError ? new InputError(error.message) : error
  }
}

export function remoteTables(api: Api, games: readonly Game[]): McpTables {
  const moves = new Map<string, number>()

  const seen = async (card: TableCard): Promise<Seen> => {
    const { id, game, status, seats, mine, outcome } = card
    const sight = status === 'playing' || status === 'over' ? await sightOf(id) : undefined
    const from = moves.get(id) ?? 0
    if (sight) moves.set(id, sight.moves + 1)
    const names = seats.map(seat => seat.person?.name ?? `bot ${seat.bot ?? ''}`.trim())
    return {
      ...{ table: id, game, status, seat: mine, names, moves: card.moves, legal: sight?.legal ?? [] },
      ...(sight && { view: sight.view }),
      ...{ news: sight?.events.slice(Math.max(0, from - sight.from)) ?? [], result: outcome },
    }
  }
  const sightOf = async (id: string): Promise<Sight | undefined> => {
    try {
      return await api.get<Sight>(`/api/tables/${id}/sight`)
    } catch (error) {
      if (error instanceof RefusedError && error.trouble.code === 'not-begun') return undefined
      throw error
    }
  }
  const cardOf = (table: string): Promise<TableCard> => api.get(`/api/tables/${idOf(table)}`)

  return {
    list: () =>
      told(
        api
          .get<readonly TableCard[]>('/api/tables/mine')
          .then(cards => cards.map(({ id, game, status, moves: made }) => `${id}: ${game}, ${made} moves, ${status}`)),
      ),
    open: ({ game, players, options, level }) =>
      told(
        sitDown(api, {
          ...{ game: game.id, options, visibility: 'private' },
          seats: ['me', ...Array.from({ length: (players || game.seats.min) - 1 }, () => ({ bot: level }))],
        }).then(seen),
      ),
    join: where => told(sitDown(api, where).then(seen)),
    look: (table, seconds) =>
      told(
        (async () => {
          const until = Date.now() + 1000 * seconds
          for (;;) {
            const card = await cardOf(table)
            const isMine = card.mine !== undefined && card.waiting.includes(card.mine)
            if (isMine || card.status !== 'playing' || Date.now() >= until) return seen(card)
            await new Promise(resolve => setTimeout(resolve, LOOK_EVERY_MS))
          }
        })(),
      ),
    move: (table, action) =>
      told(
        (async () => {
          const id = idOf(table)
          const { version, moves: made } = await api.get<Sight>(`/api/tables/${id}/sight`)
          const key = `model-${version}-${made}-${Buffer.from(action).toString('hex').slice(0, 12)}`.slice(0, 40)
          await api.post(`/api/tables/${id}/moves`, { action, expect: version, key })
          return seen(await cardOf(id))
        })(),
      ),
    why: (table, action) =>
      told(
        api
          .get<{ readonly trouble?: Trouble }>(`/api/tables/${idOf(table)}/why?action=${encodeURIComponent(action)}`)
          .then(({ trouble }) => trouble?.message),
      ),
    record: table =>
      told(api.get<string>(`/api/tables/${idOf(table)}/record`).then(text => need(recordFrom(games, text)).record)),
  }
}
