// `tabularium bench`: how fast the games are on this machine, beside how fast the machine is.

import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Game } from '@tabularium/kernel'
import type { Command } from 'commander'
import { findGame, InputError, need } from '../input.ts'
import type { Measured } from '../measure.ts'
import { command, jsonOption, numberOption, type Shell } from '../shell.ts'
import { figure, table } from '../terminal.ts'

interface Arguments {
  readonly runs: number
  readonly programs?: boolean
  readonly json?: boolean
}

type Figures = Readonly<Record<string, number>>

const NOTHING: Measured = { figures: {}, samples: {} }

const MORE = `Plays random games on one core through the public contract. Each figure is measured in its own process; the games
alternate with the calibration: perft of chessops from the initial position of chess, in nodes per second. A second is
one of processor time. The first half of the time is for the engine to get warm. Of several runs the best counts. A run
of a game takes about 50 seconds, shared among its figures; on a busy machine it gets less warm. Each figure comes with
its samples: the games, decisions, views or iterations counted, the positions of a mean, the games of an extreme.
stateBytes and viewBytes are mean sizes of the JSON; largestViewBytes and largestEventsBytes (of one move) are the
largest in 100 games at a full table (fewer where games are long); slowestDecisionMs, longestLegalList and longestGame
(in decisions) are the worst of 3,000 games (fewer where they are long). Each decision is timed three times and the best
counts, so pauses of the machine do not matter.
Ratios to the calibration can be compared between machines.
--programs measures instead, for each game, steps of an environment for learning (in this process, and 32 games side by side through the
Python client, start included) and what a move by an engine adds to the game; by processor time and by the clock.`

export const benchCommand = (shell: Shell): Command =>
  command(
    'bench',
    'Measure how fast the games are.',
    ['tabularium bench', 'tabularium bench wonders-duel --json', 'tabularium bench --programs'],
    MORE,
  )
    .argument('[game]', 'the id of a game (default: all)')
    .addOption(numberOption('--runs <n>', 'how often to measure each figure', 1, 100).default(1))
    .option(
      '--programs',
      'measure environments for learning and engines instead (needs python3 for one of the figures)',
    )
    .addOption(jsonOption())
    .action(async (id: string | undefined, { runs, programs, json }: Arguments) => {
      const games = id === undefined ? shell.games : [need(findGame(shell.games, id))]
      if (programs) return await benchPrograms(shell, games, json)
      const { TIMED } = await import('../measure.ts').catch(notHere)
      const steps = stepsOf(TIMED, runs)
      const bar = shell.terminal.bar('bench', games.length * steps.length)
      const found: Record<string, Measured> = {}
      let calibration = 0
      for (const [at, game] of games.entries()) {
        const best = await inTime(steps, {
          now: () => performance.now(),
          measured: async (kind, ms) => await measured(game.id, kind, ms),
          progress: (done, kind) => bar.at(at * steps.length + done, `${game.id}: ${kind}`),
        })
        const { calibration: anchor = 0, ...figures } = best.figures
        calibration = Math.max(calibration, anchor)
        found[game.id] = { ...best, figures: mapped(figures, n => Number(n.toPrecision(5))) }
      }
      bar.end()
      const of = (part: keyof Measured) =>
        Object.fromEntries(Object.entries(found).map(([id, measured]) => [id, measured[part]]))
      const summary = { calibration: Math.round(calibration), games: of('figures'), samples: of('samples') }
      if (json) shell.terminal.json(summary)
      else show(shell, summary)
    })

/** Chess, by which the bench calibrates itself, has a licence that the published package cannot have. */
function notHere(error: unknown): never {
  const missing = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND'
  if (!missing) throw error
  throw new InputError('bench: only --programs is part of the published package; the rest needs the sources')
}

const PYTHON_STEPS = 20_000

async function benchPrograms({ terminal }: Shell, games: readonly Game[], json = false): Promise<void> {
  const { measurePrograms } = await import('../measure-programs.ts')
  const { withEngines } = await import('@tabularium/bots/engine')
  const found: Record<string, object> = {}
  for (const game of games) {
    const figures = await withEngines(() => measurePrograms(game, PYTHON_STEPS))
    found[game.id] = figures
    if (json) continue
    terminal.print(`\n${terminal.colours.bold(game.id)}`)
    const rows = Object.entries(figures).map(([name, n]) => [`  ${name}`, figure(n, name.endsWith('Ms') ? 3 : 0)])
    terminal.print(table(rows, [1]))
  }
  if (json) terminal.json(found)
}

/** One process: what it measures, its share of the time, and whether this is a repeated run. */
export interface Step {
  readonly kind: string
  readonly weight: number
  readonly again: boolean
}

/** All figures once, then the next round. Sizes and lists do not vary between runs: they are measured once, for longer. */
export const stepsOf = (timed: readonly string[], runs: number): readonly Step[] => {
  const turn = (again: boolean): readonly Step[] => timed.map(kind => ({ kind, weight: 1, again }))
  const further = Array.from({ length: runs - 1 }, () => turn(true))
  return [...turn(false), { kind: 'extremes', weight: EXTREMES_WEIGHT, again: false }, ...further.flat()]
}

const EXTREMES_WEIGHT = 1.5
/** So that a game ends well within a minute, also on a machine that has other things to do. One long run says more than
 *  several short ones, which are over before the engine is warm. */
const STEP_MS = 7400

export interface Measuring {
  now(): number
  /** Measures for about so many milliseconds. */
  measured(kind: string, ms: number): Promise<Measured>
  progress(done: number, kind: string): void
}

/**
 * All steps of one game. Each is given its share of the time that is left: what one takes too long, the others make up for.
 * Where nothing is left, nothing is measured again.
 */
export async function inTime(steps: readonly Step[], { now, measured, progress }: Measuring): Promise<Measured> {
  let weights = steps.reduce((sum, { weight }) => sum + weight, 0)
  const until = now() + STEP_MS * weights
  let best = NOTHING
  for (const [done, { kind, weight, again }] of steps.entries()) {
    const ms = Math.max(0, Math.round(((until - now()) * weight) / weights))
    weights -= weight
    if (again && ms === 0) continue
    progress(done, kind)
    best = better(best, await measured(kind, ms))
  }
  return best
}

const runFile = promisify(execFile)
const MEASURE = fileURLToPath(new URL('../measure.ts', import.meta.url))

async function measured(game: string, kind: string, ms: number): Promise<Measured> {
  const { stdout } = await runFile(process.execPath, [MEASURE, game, kind, String(ms)])
  return JSON.parse(stdout)
}

/** The best of the runs (speeds: the highest; times: the lowest), with the samples of that run. */
function better(best: Measured, { figures, samples }: Measured): Measured {
  const improves = (name: string): boolean => {
    const [before, n] = [best.figures[name], figures[name]]
    return before === undefined || (name.endsWith('Ms') ? n < before : n > before)
  }
  const improved = (of: Figures): Figures => Object.fromEntries(Object.entries(of).filter(([name]) => improves(name)))
  return {
    figures: { ...best.figures, ...improved(figures) },
    samples: { ...best.samples, ...improved(samples) },
  }
}

const mapped = (figures: Figures, change: (n: number) => number): Figures =>
  Object.fromEntries(Object.entries(figures).map(([name, n]) => [name, change(n)]))

interface Summary {
  readonly calibration: number
  readonly games: Readonly<Record<string, Figures>>
  readonly samples: Readonly<Record<string, Figures>>
}

function show({ terminal }: Shell, { calibration, games, samples }: Summary): void {
  const { bold, dim } = terminal.colours
  terminal.print(`${bold('calibration')}  ${figure(calibration)} nodes/s ${dim('(perft of chess)')}`)
  for (const [id, figures] of Object.entries(games)) {
    terminal.print(`\n${bold(id)}`)
    const rows = Object.entries(figures).map(([name, n]) => [
      `  ${name}`,
      figure(n, name.endsWith('Ms') ? 4 : 0),
      name.endsWith('PerSecond') ? dim((n / calibration).toPrecision(3)) : '',
      dim(figure(samples[id][name])),
    ])
    terminal.print(table([['', '', dim('/ calibration'), dim('samples')], ...rows], [1, 2, 3]))
  }
}
