// Environments for programs in other languages: lines of JSON like those of the engine protocol, many environments at a time.

import type { Readable } from 'node:stream'
import { type Action, type Config, type Game, isProblem, type Problem } from '@tabularium/kernel'
import { lineSplitter } from '../engine/index.ts'
import { type Environment, environmentOf } from './environment.ts'

export const MOST_ENVIRONMENTS = 1024
const LONGEST_LINE = 1024 * 1024

export interface ServedEnvironments {
  readonly input: Readable
  write(text: string): void
  readonly game: Game
  readonly config: Config
  readonly count: number
  readonly most: number
}

type Fields = Readonly<Record<string, unknown>>

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

/** Answers until the input ends or `quit` comes. */
export function serveEnvironments({ input, write, game, config, count, most }: ServedEnvironments): Promise<void> {
  const all = Array.from({ length: count }, () => environmentOf(game, config, most))
  const list: Action[] = []
  const say = (message: object): void => write(`${JSON.stringify(message)}\n`)

  const described = (env: Environment, number: number): object => {
    const { agent, isOver, isTruncated, rewards } = env
    const legal = list.slice(0, env.legal(list)).map(({ id }) => id)
    const { count: n, indices, values } = env.observe()
    return {
      ...{ env: number, agent, legal, features: Array.from(indices.subarray(0, n)) },
      ...(values && { values: Array.from(values.subarray(0, n)) }),
      ...(isOver && { over: true, truncated: isTruncated, rewards: Array.from(rewards) }),
    }
  }

  /** Pairs of an environment and something else: all of them can be done, or none is. */
  const pairsOf = (given: unknown): readonly (readonly [number: number, what: unknown])[] | Problem => {
    if (!isList(given) || given.length > count) return { problem: `a list of at most ${count} pairs is due` }
    const pairs: [number, unknown][] = []
    for (const pair of given) {
      const [number, what] = isList(pair) ? pair : []
      if (typeof number !== 'number' || all[number] === undefined)
        return { problem: `there are environments 0 to ${count - 1}` }
      pairs.push([number, what])
    }
    return new Set(pairs.map(([number]) => number)).size === pairs.length
      ? pairs
      : { problem: 'an environment stands twice' }
  }

  const answer = (message: Fields): object => {
    if (message.type === 'spaces') {
      const [{ actions, features, kind }] = all
      const { id, rules } = game
      const notations = game.actions.all.map(({ notation }) => notation)
      return { type: 'spaces', game: id, rules, seats: config.seats, envs: count, actions, features, kind, notations }
    }
    const pairs = pairsOf(message.type === 'reset' ? message.seeds : message.moves)
    if (isProblem(pairs)) return { type: 'error', message: pairs.problem }
    if (message.type === 'reset') {
      for (const [number, seed] of pairs) all[number].reset(String(seed).slice(0, 200))
    } else if (message.type === 'step') {
      const wrong = pairs.find(([number, action]) => !isLegal(all[number], action))
      if (wrong)
        return { type: 'error', message: `environment ${wrong[0]}: action ${JSON.stringify(wrong[1])} is not legal` }
      for (const [number, action] of pairs) all[number].step(action as number)
    } else return { type: 'error', message: 'there are "spaces", "reset", "step" and "quit"' }
    return { type: 'states', states: pairs.map(([number]) => described(all[number], number)) }
  }

  const isLegal = (env: Environment, action: unknown): boolean => {
    const n = env.legal(list)
    for (let i = 0; i < n; i++) if (list[i].id === action) return true
    return false
  }

  return new Promise(resolve => {
    let isOver = false
    const end = (): void => {
      isOver = true
      input.off('data', read)
      resolve()
    }
    const read = lineSplitter(
      LONGEST_LINE,
      line => {
        if (isOver) return
        let message: unknown
        try {
          message = JSON.parse(line)
        } catch {
          return say({ type: 'error', message: 'a line is not JSON' })
        }
        if (typeof message !== 'object' || message === null) return say({ type: 'error', message: 'not an object' })
        if ('type' in message && message.type === 'quit') {
          // What this side has cost, for measurements.
          const { user, system } = process.cpuUsage()
          say({ type: 'bye', cpu: (user + system) / 1e6 })
          return end()
        }
        say(answer(message as Fields))
      },
      () => {
        say({ type: 'error', message: `a line is longer than ${LONGEST_LINE} bytes` })
        end()
      },
    )
    input.on('data', read).once('end', end)
  })
}
