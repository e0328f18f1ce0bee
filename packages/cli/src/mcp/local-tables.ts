// Tables of this process: the model in the first seat, bots of ours in the others.

import { type Bot, makeBot } from '@tabularium/bots'
import { nearestLevel } from '@tabularium/bots/levels'
import { type Game, isProblem, openTable, speakerOf, type Table } from '@tabularium/kernel'
import { InputError, need, optionsFrom, quoted, seatCount } from '../input.ts'
import type { Seen } from './position.ts'
import type { McpTables } from './tables.ts'

/** Open at a time; the oldest that is over makes room. */
const MOST_TABLES = 16
const OWN = 0

interface Sitting {
  readonly id: string
  readonly table: Table
  readonly names: readonly string[]
  readonly bots: readonly (Bot | undefined)[]
  /** Moves that the model has been told of. */
  told: number
}

export function localTables(): McpTables {
  const sittings = new Map<string, Sitting>()
  let opened = 0

  const find = (id: string): Sitting => {
    const sitting = sittings.get(id)
    if (sitting) return sitting
    const known = [...sittings.keys()].join(', ') || 'none; open one'
    throw new InputError(`there is no table ${quoted(id)}; there are: ${known}`)
  }

  const seen = (sitting: Sitting): Seen => {
    const { id, table, names } = sitting
    const result = table.result()
    const news = table.events(OWN, sitting.told)
    sitting.told = table.moves + 1
    return {
      ...{ table: id, game: table.game.id, status: result ? 'over' : 'playing', seat: OWN, names, moves: table.moves },
      ...{ view: table.view(OWN), legal: table.legal(OWN).map(({ notation }) => notation), news, result },
    }
  }

  /** Bots move until the model has to, or the game is over. */
  const playOn = async ({ table, bots }: Sitting): Promise<void> => {
    for (;;) {
      const waiting = table.waiting()
      if (waiting.length === 0 || waiting.includes(OWN)) return
      const [seat] = waiting
      const bot = bots[seat]
      if (!bot) throw new Error(`nobody plays seat ${seat}`)
      const action = await bot.choose({ view: table.view(seat), seat, legal: table.legal(seat) })
      const refusal = table.act(seat, action)
      if (refusal) throw new Error(`${bot.name} chose '${action.notation}': ${refusal.code}`)
    }
  }

  const makeRoom = (): void => {
    if (sittings.size < MOST_TABLES) return
    const over = [...sittings.values()].find(({ table }) => table.result())
    if (!over) throw new InputError(`there are ${MOST_TABLES} tables already; finish one first`)
    sittings.delete(over.id)
  }

  const botOf = (spec: string, game: Game, seed: string): Bot => {
    const bot = makeBot(spec, game, seed)
    if (isProblem(bot)) throw new InputError(bot.problem)
    return bot
  }

  return {
    list: async () =>
      [...sittings.values()].map(
        ({ id, table }) => `${id}: ${table.game.id}, ${table.moves} moves, ${table.result() ? 'over' : 'playing'}`,
      ),
    async open({ game, players, options: given, level }) {
      const seats = need(seatCount(game, players === 0 ? undefined : players), 'players')
      const pairs = Object.entries(given).map(([name, value]) => `${name}=${value}`)
      const options = need(optionsFrom(game, pairs), 'options')
      need(game.admits?.({ seats, options }) ?? options)
      makeRoom()
      const { id: levelId, spec } = nearestLevel(level, game.id)
      const names = Array.from({ length: seats }, (_, seat) => (seat === OWN ? 'You' : `${levelId} ${seat}`))
      const table = openTable(game, { config: { seats, options }, seats: names })
      const bots = names.map((_, seat) => (seat === OWN ? undefined : botOf(spec, game, `${table.commitment}/${seat}`)))
      const sitting: Sitting = { id: `t${++opened}`, table, names, bots, told: 0 }
      sittings.set(sitting.id, sitting)
      await playOn(sitting)
      return seen(sitting)
    },
    join: async () => {
      throw new InputError('tables of this process have nobody else to join; "open_table" opens one against bots')
    },
    look: async id => seen(find(id)),
    async move(id, action) {
      const sitting = find(id)
      const { table, names } = sitting
      const refusal = table.act(OWN, action)
      if (refusal) {
        const say = speakerOf(table.game, 'en', names)
        const rule = refusal.rule === '' ? '' : ` (rule ${refusal.rule})`
        throw new InputError(`not done: ${say(refusal.message)}${rule}`)
      }
      await playOn(sitting)
      return seen(sitting)
    },
    async why(id, notation, language) {
      const { table, names } = find(id)
      const action = table.game.actions.parse(notation)
      if (!action) return `${quoted(notation)} is no action of ${table.game.id}`
      const refusal = table.why(OWN, action)
      if (!refusal) return undefined
      return `${speakerOf(table.game, language, names)(refusal.message)}${refusal.rule === '' ? '' : ` (rule ${refusal.rule})`}`
    },
    async record(id) {
      const record = find(id).table.record()
      if (!record) throw new InputError('the game is not over: its record has what players must not know yet')
      return record
    },
  }
}
