// How fast programs of others play and learn: environments in this process and through Python, and what a move by an engine adds.

import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { randomBot } from '@tabularium/bots'
import { closeEngines, engineBot, parseEngineSpec, shortTable } from '@tabularium/bots/engine'
import { environmentOf } from '@tabularium/bots/learning'
import { type Action, FastChance, type Game, legalList } from '@tabularium/kernel'
import { need } from './input.ts'

export interface ProgramFigures {
  /** Steps with mask and observation in this process, for a second of its processor time, and of the clock. */
  readonly stepsPerCpuSecond: number
  readonly stepsPerSecond: number
  /** The same through the Python client; a second of processor time on both sides together. Absent: no python3. */
  readonly pythonStepsPerCpuSecond?: number
  readonly pythonStepsPerSecond?: number
  /** What a move costs beyond the engine's own thinking: by the clock, and of this process's time. */
  readonly engineMoveMs: number
  readonly engineMoveCpuMs: number
}

const example = (name: string): string => fileURLToPath(new URL(`../../../docs/examples/${name}`, import.meta.url))

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

interface Timed {
  readonly seconds: number
  readonly cpu: number
}

const timer = (): (() => Timed) => {
  const [began, cpu] = [performance.now(), cpuMs()]
  return () => ({ seconds: (performance.now() - began) / 1000, cpu: (cpuMs() - cpu) / 1000 })
}

/** So long each part is measured, after as long again to get warm. */
const PART_MS = 1500
const SIDE_BY_SIDE = 32

function inProcess(game: Game): Timed & { readonly steps: number } {
  const env = environmentOf(game, shortTable(game), 2000)
  const mask = new Uint8Array(env.actions)
  const chance = new FastChance('bench')
  const list: Action[] = []
  const run = (): number => {
    const until = performance.now() + PART_MS
    let steps = 0
    while (performance.now() < until) {
      for (let i = 0; i < 100; i++, steps++) {
        if (env.isOver) env.reset(steps)
        env.mask(mask)
        env.observe()
        env.step(list[chance.number(env.legal(list))].id)
      }
    }
    return steps
  }
  run()
  const stop = timer()
  const steps = run()
  return { steps, ...stop() }
}

/** Undefined: there is no Python. */
async function throughPython(game: Game, steps: number): Promise<(Timed & { readonly steps: number }) | undefined> {
  try {
    const words = [example('tabularium_env.py'), game.id, String(SIDE_BY_SIDE), String(steps)]
    const { stdout } = await promisify(execFile)('python3', words)
    const { steps: done, seconds, cpuPython, cpuNode } = JSON.parse(stdout)
    return { steps: done, seconds, cpu: cpuPython + cpuNode }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

const MOVES = 300

/** Questions to an engine that answers at once. */
async function engineMoves(game: Game): Promise<Timed> {
  const config = shortTable(game)
  const spec = `engine:"${process.execPath}" "${example('./random-engine.ts')}"`
  const bot = engineBot(need(parseEngineSpec(spec)), game, '1', config)
  const [chance, other] = [new FastChance('bench'), randomBot('bench')]
  let state = game.setup(config, chance)
  const move = async (of: typeof bot): Promise<void> => {
    if (game.waiting(state).length === 0) state = game.setup(config, chance)
    const [seat] = game.waiting(state)
    const legal = legalList(game, state, seat)
    game.apply(state, seat, await of.choose({ view: game.view(state, seat), seat, legal }), chance)
  }
  for (let i = 0; i < MOVES / 3; i++) await move(bot)
  const stop = timer()
  for (let i = 0; i < MOVES; i++) await move(bot)
  const own = stop()
  const without = timer()
  for (let i = 0; i < MOVES; i++) await move(other as typeof bot)
  const base = without()
  bot.close?.()
  await closeEngines()
  return { seconds: own.seconds - base.seconds, cpu: own.cpu - base.cpu }
}

export async function measurePrograms(game: Game, steps: number): Promise<ProgramFigures> {
  const own = inProcess(game)
  const python = await throughPython(game, steps)
  const engine = await engineMoves(game)
  return {
    stepsPerCpuSecond: Math.round(own.steps / own.cpu),
    stepsPerSecond: Math.round(own.steps / own.seconds),
    ...(python && {
      pythonStepsPerCpuSecond: Math.round(python.steps / python.cpu),
      pythonStepsPerSecond: Math.round(python.steps / python.seconds),
    }),
    engineMoveMs: Number(((1000 * engine.seconds) / MOVES).toFixed(3)),
    engineMoveCpuMs: Number(((1000 * engine.cpu) / MOVES).toFixed(3)),
  }
}
