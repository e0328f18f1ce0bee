// One worker of the bots: keeps a bot for every seat it has played lately and lets one think at a time.

import { parentPort, workerData } from 'node:worker_threads'
import { type Bot, makeBot } from '@tabularium/bots'
import { type Action, isProblem } from '@tabularium/kernel'
import type { BotJob, BotsAnswer, BotsRequest, BotsWorkerData } from './bots.ts'
import { gamesWith } from './games.ts'

/** Bots kept, with what they remember of their games. */
const MOST_BOTS = 200

const port = parentPort
if (!port) throw new Error('this is a worker of the bots')
const games = await gamesWith((workerData as BotsWorkerData).games)
const bots = new Map<string, Bot>()
let hurried = new AbortController()

/** The seat's own bot, made anew where it was not needed for long. */
function botOf({ table, seat, spec, game: id, seed }: BotJob): Bot {
  const key = `${table} ${seat} ${spec}`
  const game = games.get(id)
  if (!game) throw new Error('no such game is known')
  const bot = bots.get(key) ?? makeBot(spec, game, seed)
  if (isProblem(bot)) throw new Error(bot.problem)
  bots.delete(key)
  bots.set(key, bot)
  for (const oldest of bots.keys()) {
    if (bots.size <= MOST_BOTS) break
    bots.delete(oldest)
  }
  return bot
}

const warned = new Set<string>()

/** Whoever runs the server hears once of a network that is not there; one for other options only is no fault. */
function warn({ game, spec }: BotJob, { fallback }: Bot): void {
  if (fallback?.because !== 'net' || warned.has(game)) return
  warned.add(game)
  console.error(`tabularium: ${spec}: ${fallback.why}; ${fallback.spec} plays in its place`)
}

async function answer(id: number, thought: BotJob): Promise<BotsAnswer> {
  hurried = new AbortController()
  try {
    const game = games.get(thought.game)
    const bot = botOf(thought)
    const legal = thought.legal.map(notation => game?.actions.parse(notation)).filter(isAction)
    if (legal.length === 0) throw new Error('nothing to choose from')
    const { view, seat } = thought
    const { notation } = await bot.choose({ view, seat, legal, signal: hurried.signal })
    warn(thought, bot)
    if (!thought.legal.includes(notation)) throw new Error('the bot chose what is not legal')
    return { id, action: notation }
  } catch (error) {
    return { id, error: `the bot failed: ${error instanceof Error ? error.message.slice(0, 200) : 'it threw'}` }
  }
}

const isAction = (action: Action | undefined): action is Action => action !== undefined

port.on('message', async (request: BotsRequest) => {
  if ('hurry' in request) hurried.abort()
  else port.postMessage(await answer(request.id, request.think))
})
port.postMessage('ready' satisfies BotsAnswer)
