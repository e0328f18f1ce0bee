// The other end: a bot of ours that speaks the protocol, so that other programs can play against it.

import type { Readable } from 'node:stream'
import { type Action, completeOptions, type Game, isProblem, type Problem, type View } from '@tabularium/kernel'
import type { Bot, Budget } from '../bot.ts'
import { makeBot } from '../make.ts'
import { lineSplitter } from './line-splitter.ts'
import {
  type EngineMessage,
  type HostMessage,
  LONGEST_HOST_LINE,
  type NewGame,
  PROTOCOL,
  readHostLine,
} from './protocol.ts'

export interface Served {
  readonly input: Readable
  write(text: string): void
  readonly games: readonly Game[]
  /** The bot: `net:1000` has its own budget; `net` alone has what each `go` gives it. */
  readonly spec: string
  readonly name: string
  readonly version: string
}

/** Kinds of bots that think for as long as they are told to. */
const SEARCHES = ['mcts', 'net', 'plan']

const specFor = (spec: string, { iterations, ms }: Budget): string => {
  const [kind, ...rest] = spec.split('+')
  if (!SEARCHES.includes(kind)) return spec
  const budget =
    iterations !== undefined ? `:${Math.max(1, iterations)}` : ms !== undefined ? `:${Math.max(1, ms)}ms` : ''
  return [`${kind}${budget}`, ...rest].join('+')
}

interface Playing {
  readonly game: Game
  readonly begun: NewGame
  readonly bots: Map<string, Bot>
}

/** Answers until the input ends or `quit` comes. */
export function serveEngine({ input, write, games, spec, name, version }: Served): Promise<void> {
  const say = (message: EngineMessage): void => write(`${JSON.stringify(message)}\n`)
  let playing: Playing | undefined
  let position: { readonly view: View; readonly legal: readonly Action[] } | undefined
  let thinking: { readonly id: number; readonly stop: AbortController } | undefined
  const stopped = new Set<number>()

  const begin = (begun: NewGame): Playing | Problem => {
    const game = games.find(one => one.id === begun.game)
    if (!game) return { problem: `does not know the game '${begun.game}'` }
    if (game.rules !== (begun.rules ?? game.rules)) return { problem: `knows rules ${game.rules}, not ${begun.rules}` }
    const options = completeOptions(game.options, begun.options)
    if (isProblem(options)) return options
    const bot = makeBot(specFor(spec, {}), game, begun.seed, options)
    return isProblem(bot) ? bot : { game, begun: { ...begun, options }, bots: new Map() }
  }

  const botFor = ({ game, begun, bots }: Playing, budget: Budget): Bot => {
    const wanted = specFor(spec, budget)
    const bot = bots.get(wanted) ?? makeBot(wanted, game, begun.seed, begun.options)
    if (isProblem(bot)) throw new Error(bot.problem)
    bots.set(wanted, bot)
    return bot
  }

  const choose = async (id: number, budget: Budget): Promise<EngineMessage> => {
    if (!playing || !position) return { type: 'error', id, message: '"go" came before "new" and "position"' }
    const { view, legal } = position
    const stop = new AbortController()
    thinking = { id, stop }
    if (stopped.delete(id)) stop.abort()
    const timer = budget.ms === undefined ? undefined : setTimeout(() => stop.abort(), budget.ms)
    let chance: number | undefined
    const bot = botFor(playing, budget)
    try {
      const action = await bot.choose({
        ...{ view, seat: playing.begun.seat, legal, signal: stop.signal },
        progress({ best, value, iterations }) {
          chance = Math.min(1, Math.max(0, value))
          say({ type: 'info', id, best, chance, iterations, line: [best] })
        },
      })
      return { type: 'move', id, action: action.notation, ...(chance !== undefined && { chance }) }
    } finally {
      clearTimeout(timer)
      thinking = undefined
    }
  }

  const obey = async (message: HostMessage): Promise<EngineMessage | undefined> => {
    switch (message.type) {
      case 'hello':
        return { type: 'hello', protocol: PROTOCOL, name, version, games: games.map(game => game.id) }
      case 'new': {
        const begun = begin(message)
        position = undefined
        playing = isProblem(begun) ? undefined : begun
        return isProblem(begun) ? { type: 'error', message: begun.problem } : { type: 'ready' }
      }
      case 'position': {
        const found = message.legal.map(notation => playing?.game.actions.parse(notation))
        const legal = found.filter(action => action !== undefined)
        position = legal.length === found.length && legal.length > 0 ? { view: message.view, legal } : undefined
        return position ? undefined : { type: 'error', message: '"legal" is empty or has moves that nobody knows' }
      }
      case 'go':
        return choose(message.id, message.budget)
      default:
        return undefined
    }
  }

  return new Promise(resolve => {
    let queue = Promise.resolve()
    let isOver = false
    const answer = async (message: HostMessage): Promise<void> => {
      try {
        const said = await obey(message)
        if (said) say(said)
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error)
        say({ type: 'error', ...(message.type === 'go' && { id: message.id }), message: why.slice(0, 500) })
      }
    }
    const end = (): void => {
      isOver = true
      thinking?.stop.abort()
      input.off('data', read)
      resolve(queue)
    }
    const read = lineSplitter(
      LONGEST_HOST_LINE,
      line => {
        const message = isOver ? undefined : readHostLine(line)
        if (message === undefined) return
        if (isProblem(message)) return say({ type: 'error', message: message.problem })
        if (message.type === 'quit') return end()
        if (message.type === 'stop') {
          if (thinking?.id === message.id) thinking.stop.abort()
          else stopped.add(message.id)
          return
        }
        queue = queue.then(() => answer(message))
      },
      () => {
        say({ type: 'error', message: `a line is longer than ${LONGEST_HOST_LINE} bytes` })
        end()
      },
    )
    input.on('data', read).once('end', end)
  })
}
