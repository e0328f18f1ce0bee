// A program in a seat, as a bot like any other: it is shown the seat's view, and what it does wrong loses it the game.

import {
  type Action,
  type Config,
  FastChance,
  type Game,
  isProblem,
  type Problem,
  type Seat,
  type View,
} from '@tabularium/kernel'
import type { BotMaker } from '../arena.ts'
import type { Bot, History, Progress, Question } from '../bot.ts'
import { makeBot } from '../make.ts'
import { type EngineCommand, isEngineSpec, parseEngineSpec } from './command-line.ts'
import { type Engine, type EngineLimits, LIMITS, startEngine } from './engine.ts'
import type { Info, Position, Tried } from './protocol.ts'

/** Programs that have played a game to its end wait here for the next one. */
const idle = new Map<string, Engine[]>()

async function take(command: EngineCommand, limits: EngineLimits): Promise<Engine> {
  const waiting = idle.get(command.spec)
  for (let engine = waiting?.pop(); engine; engine = waiting?.pop()) if (!engine.fault) return engine
  return startEngine(command, limits)
}

/** Ends the programs of this thread that wait for a game. */
export async function closeEngines(): Promise<void> {
  const engines = [...idle.values()].flat()
  idle.clear()
  await Promise.all(engines.map(engine => engine.close()))
}

/** What a move leads to in an imagined world: the engine learns no more than its view allows. */
export function tryMove(game: Game, view: View, seat: Seat, action: Action, world: number): Tried {
  const chance = new FastChance(`try/${world}`)
  const state = game.imagine(view, chance)
  game.apply(state, seat, action, chance)
  const result = game.result(state)
  return {
    ...{ action: action.notation, world, view: game.view(state, seat) },
    ...(result && { result: { reason: result.reason, winners: result.winners } }),
  }
}

function progressOf({ best, chance, iterations }: Info, fallback: string, share: number): Progress {
  return { iterations: iterations ?? 0, share, best: best ?? fallback, value: chance ?? 0.5 }
}

/** One seat of one game. The program is started with the first question. */
export function engineBot(
  command: EngineCommand,
  game: Game,
  seed: string,
  config: Config,
  limits: EngineLimits = LIMITS,
): Bot {
  let engine: Engine | undefined
  let told = 0
  let takebacks = 0

  const news = (history: History | undefined): Pick<Position, 'moves' | 'from' | 'events'> => {
    if (!history) return { moves: 0 }
    const from = history.takebacks === takebacks ? told : 0
    takebacks = history.takebacks
    told = history.moves + 1
    return { moves: history.moves, from, events: history.events(from) }
  }

  return {
    name: command.spec,
    listens: true,
    async choose({ view, seat, legal, signal, progress, history }: Question) {
      if (!engine) {
        engine = await take(command, limits)
        await engine.begin({
          ...{ game: game.id, rules: game.rules, options: config.options, seats: config.seats, seat, seed },
        })
      }
      const byNotation = new Map(legal.map(action => [action.notation, action]))
      const began = performance.now()
      const share = (info: Info): number => {
        const { ms, iterations } = command.budget
        const spent = ms === undefined ? (info.iterations ?? 0) / (iterations ?? 1) : (performance.now() - began) / ms
        return Math.min(1, spent)
      }
      const { action } = await engine.choose(
        { view, legal: [...byNotation.keys()], ...news(history) },
        command.budget,
        {
          signal,
          tried(notation, world) {
            const tried = byNotation.get(notation)
            return tried && tryMove(game, view, seat, tried, world)
          },
          ...(progress && { info: info => progress(progressOf(info, legal[0].notation, share(info))) }),
        },
      )
      return byNotation.get(action) as Action
    },
    close(result) {
      if (!engine || engine.fault) return
      if (result) engine.over(result)
      idle.set(command.spec, [...(idle.get(command.spec) ?? []), engine])
      engine = undefined
    },
  }
}

/** Our own bots and other people's programs: for commands whose user names the program, never for specs that came with data. */
export const makePlayer: BotMaker = (spec, game, seed, config): Bot | Problem => {
  if (!isEngineSpec(spec)) return makeBot(spec, game, seed, config.options)
  const command = parseEngineSpec(spec)
  return isProblem(command) ? command : engineBot(command, game, seed, config)
}
