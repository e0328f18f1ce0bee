// `tabularium bench`: how fast the games are on this machine, beside how fast the machine is.

import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Command } from 'commander'
import { findGame, need } from '../input.ts'
import { command, jsonOption, numberOption, type Shell } from '../shell.ts'
import { figure, table } from '../terminal.ts'

interface Arguments {
  readonly runs: number
  readonly json?: boolean
}

type Figures = Record<string, number>

const MORE = `Random games on one core through the public contract. Each figure is measured in a process of its own, in turns with
the calibration: perft of chessops from the initial position of chess, in nodes a second. The best of three runs counts.
stateBytes and viewBytes are means of the JSON, largestViewBytes and largestEventsBytes (of one move) the most in 100
games at a full table (fewer where games are long); slowestDecisionMs, longestLegalList and longestGame (in decisions)
are the worst of 3,000 games, or of as many as five seconds hold, each decision timed at its best of three passes, so
that pauses of the machine do not count.
Ratios to the calibration can be compared between machines.`

export const benchCommand = (shell: Shell): Command =>
  command(
    'bench',
    'Measure how fast the games are.',
    ['tabularium bench', 'tabularium bench wonders-duel --json'],
    MORE,
  )
    .argument('[game]', 'the id of a game (default: all)')
    .addOption(numberOption('--runs <n>', 'how many runs of each figure', 1, 100).default(3))
    .addOption(jsonOption())
    .action(async (id: string | undefined, { runs, json }: Arguments) => {
      const games = id === undefined ? shell.games : [need(findGame(shell.games, id))]
      const { TIMED } = await import('../measure.ts')
      const kinds = [...TIMED, 'extremes']
      // Sizes and lists are the same every time.
      const times = (kind: string): number => (kind === 'extremes' ? 1 : runs)
      const steps = kinds.reduce((sum, kind) => sum + times(kind), 0)
      const bar = shell.terminal.bar('bench', games.length * steps)
      const found: Record<string, Figures> = {}
      let calibration = 0
      let done = 0
      for (const game of games) {
        let best: Figures = {}
        for (const kind of kinds) {
          for (let run = 0; run < times(kind); run++) {
            bar.at(done++, `${game.id}: ${kind}`)
            const { calibration: anchor = 0, ...figures } = await measured(game.id, kind)
            if (kind === 'games') calibration = Math.max(calibration, anchor)
            best = better(best, figures)
          }
        }
        found[game.id] = Object.fromEntries(Object.entries(best).map(([name, n]) => [name, Number(n.toPrecision(5))]))
      }
      bar.end()
      const summary = { calibration: Math.round(calibration), games: found }
      if (json) shell.terminal.json(summary)
      else show(shell, summary)
    })

const runFile = promisify(execFile)
const MEASURE = fileURLToPath(new URL('../measure.ts', import.meta.url))

async function measured(game: string, kind: string): Promise<Figures> {
  const { stdout } = await runFile(process.execPath, [MEASURE, game, kind])
  return JSON.parse(stdout)
}

/** Speeds: the highest; times: the lowest. */
const better = (best: Figures, figures: Figures): Figures => ({
  ...best,
  ...Object.fromEntries(
    Object.entries(figures).map(([name, n]) => [name, (name.endsWith('Ms') ? Math.min : Math.max)(best[name] ?? n, n)]),
  ),
})

function show(
  { terminal }: Shell,
  { calibration, games }: { calibration: number; games: Record<string, Figures> },
): void {
  const { bold, dim } = terminal.colours
  terminal.print(`${bold('calibration')}  ${figure(calibration)} nodes/s ${dim('(perft of chess)')}`)
  for (const [id, figures] of Object.entries(games)) {
    terminal.print(`\n${bold(id)}`)
    const rows = Object.entries(figures).map(([name, n]) => [
      `  ${name}`,
      figure(n, name.endsWith('Ms') ? 4 : 0),
      name.endsWith('PerSecond') ? dim((n / calibration).toPrecision(3)) : '',
    ])
    terminal.print(table([['', '', dim('/ calibration')], ...rows], [1, 2]))
  }
}
