// What an engine has to hold, tried on a real program: `tabularium engine-test`. Every check has a process of its own, so that one
// failure does not spoil the next.

import {
  type Config,
  completeOptions,
  FastChance,
  type Game,
  isProblem,
  legalList,
  type Options,
} from '@tabularium/kernel'
import { playGame } from '../match.ts'
import { randomBot } from '../random.ts'
import type { EngineCommand } from './command-line.ts'
import { type Engine, type EngineLimits, LIMITS, startEngine } from './engine.ts'
import { closeEngines, engineBot } from './engine-bot.ts'
import type { NewGame, Position } from './protocol.ts'

export interface Checked {
  readonly name: string
  /** Undefined: it holds. */
  readonly why?: string
  readonly ms: number
}

export interface ConformanceSetting {
  readonly command: EngineCommand
  readonly games: readonly Game[]
  readonly limits?: EngineLimits
  /** A game of an endless kind is broken off after so many decisions. */
  readonly most: number
  readonly seed: string
}

/** The smallest table of a game, with options that keep it short where there is a choice. */
const SHORT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'assyrian-wars': { scenario: 'two-rivers' },
}

export function shortTable(game: Game): Config {
  const options = completeOptions(game.options, SHORT[game.id] ?? {})
  return {
    seats: game.seats.min,
    options: isProblem(options) ? (completeOptions(game.options, {}) as Options) : options,
  }
}

interface Place {
  readonly begun: NewGame
  readonly position: Position
}

/** The first decision of a game. */
function opening(game: Game, seed: string): Place {
  const config = shortTable(game)
  const state = game.setup(config, new FastChance(seed))
  const [seat] = game.waiting(state)
  return {
    begun: { game: game.id, rules: game.rules, options: config.options, seats: config.seats, seat, seed },
    position: {
      ...{ moves: 0, view: game.view(state, seat), from: 0, events: [] },
      legal: legalList(game, state, seat).map(action => action.notation),
    },
  }
}

/** How soon a stopped engine has had time to begin. */
const BEFORE_STOP_MS = 50
const SHORT_MS = 100

type Check = readonly [name: string, run: (engine: Engine) => Promise<string | undefined>]

function checksOf(game: Game, { limits = LIMITS, seed }: ConformanceSetting): readonly Check[] {
  const { begun, position } = opening(game, seed)
  const only = (engine: Engine, place: Position, ms = SHORT_MS) => engine.choose(place, { ms })
  const alive = async (engine: Engine): Promise<string | undefined> => {
    await engine.begin(begun)
    await only(engine, position)
    return undefined
  }
  /** What is said to a line that means nothing: an error or nothing at all, and the engine lives on. */
  const survives =
    (line: string): Check[1] =>
    async engine => {
      await engine.begin(begun)
      engine.sendLine(line)
      engine.sendLine(JSON.stringify({ type: 'new', ...begun }))
      for (;;) {
        const answer = await engine.next(limits.startMs, '"ready"')
        if (answer.type === 'ready') break
        if (answer.type !== 'error') return `answers "${answer.type}"`
      }
      await only(engine, position)
      return undefined
    }
  return [
    ['a new game can begin in the middle of another', async engine => (await alive(engine)) ?? alive(engine)],
    [
      'of one legal move it chooses that one',
      async engine => {
        await engine.begin(begun)
        for (const action of position.legal.slice(0, 5)) await only(engine, { ...position, legal: [action] })
        return undefined
      },
    ],
    [
      `its time is held (${SHORT_MS} ms)`,
      async engine => {
        await engine.begin(begun)
        const began = performance.now()
        await only(engine, position)
        const took = Math.round(performance.now() - began)
        return took > SHORT_MS + limits.graceMs ? `took ${took} ms` : undefined
      },
    ],
    [
      'it stops when it is told to',
      async engine => {
        await engine.begin(begun)
        const stop = new AbortController()
        const timer = setTimeout(() => stop.abort(), BEFORE_STOP_MS)
        await engine.choose(position, {}, { signal: stop.signal }).finally(() => clearTimeout(timer))
        return undefined
      },
    ],
    ['it ignores messages of later versions', survives('{"type":"weather","sun":true}')],
    ['it survives a line that is not JSON', survives('{"type":"posi')],
    ['it survives "go" without a position', survives('{"type":"go","id":1,"budget":{"ms":10}}')],
    ['it survives a stop for nothing', survives('{"type":"stop","id":999}')],
    [
      'it refuses a game that nobody knows',
      async engine => {
        engine.sendLine(JSON.stringify({ type: 'new', ...begun, game: 'no-such-game' }))
        const answer = await engine.next(limits.startMs, 'an error')
        // One that plays anything may well be ready: then it plays what it is asked to.
        return answer.type === 'error' || answer.type === 'ready' ? alive(engine) : `answers "${answer.type}"`
      },
    ],
  ]
}

const wholeGame =
  (game: Game, seat: number, { command, limits, most, seed }: ConformanceSetting) =>
  async (): Promise<string | undefined> => {
    const config = shortTable(game)
    const engine = engineBot(command, game, seed, config, limits)
    const bots = Array.from({ length: config.seats }, (_, i) => (i === seat ? engine : randomBot(`${seed}/${i}`)))
    const { forfeit } = await playGame(game, config, bots, seed, most)
    await closeEngines()
    return forfeit?.why
  }

/** Runs all checks in order; each is told when it is done. */
export async function* conform(setting: ConformanceSetting): AsyncGenerator<Checked> {
  const { command, games, limits = LIMITS } = setting
  const timed = async (name: string, run: () => Promise<string | undefined>): Promise<Checked> => {
    const began = performance.now()
    const why = await run().catch((error: unknown) => (error instanceof Error ? error.message : String(error)))
    return { name, ms: Math.round(performance.now() - began), ...(why !== undefined && { why }) }
  }
  let known: readonly string[] | undefined
  const hello = await timed('it says hello', async () => {
    const engine = await startEngine(command, limits)
    known = engine.hello.games
    await engine.close()
    return undefined
  })
  yield hello
  if (hello.why !== undefined) return
  const played = games.filter(game => known?.includes(game.id) ?? true)
  if (played.length === 0) yield { name: 'it plays one of our games', ms: 0, why: `it plays ${known?.join(', ')}` }
  for (const game of played) {
    for (const seat of [0, shortTable(game).seats - 1])
      yield await timed(`${game.id}: a whole game in seat ${seat}`, wholeGame(game, seat, setting))
    for (const [name, check] of checksOf(game, setting)) {
      yield await timed(`${game.id}: ${name}`, async () => {
        const engine = await startEngine(command, limits)
        try {
          return await check(engine)
        } finally {
          await engine.close()
        }
      })
    }
  }
  yield await timed('it ends when it is told to', async () => {
    const engine = await startEngine(command, limits)
    const began = performance.now()
    await engine.close()
    return performance.now() - began >= limits.graceMs
      ? `had to be killed ${limits.graceMs} ms after "quit"`
      : undefined
  })
}
