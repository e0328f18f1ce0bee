// `tabularium perft`: how many ways there are to play the next few decisions. A table of counts that any rewrite of the
// rules must keep.

import { firstChance, type Game, legalList, perft, replay, type State } from '@tabularium/kernel'
import type { Command } from 'commander'
import { fitted, InputError, need, readKnownRecord, wholeNumber } from '../input.ts'
import {
  choose,
  command,
  gameOption,
  jsonOption,
  numberOption,
  playersOption,
  type Shell,
  type TableArguments,
} from '../shell.ts'
import { figure, table } from '../terminal.ts'

interface Arguments extends TableArguments {
  readonly depth: number
  readonly divide?: boolean
  readonly record?: string
  readonly at?: number
  readonly json?: boolean
}

const MORE = `Counts the sequences of exactly this many decisions. Random draws always give the first possible item (in the order of
the game's data), in the setup too, so the counts depend only on the rules. With --record the count starts from
a position of a recorded game: after its last move, or after move --at.`

export const perftCommand = (shell: Shell): Command =>
  command(
    'perft',
    'Count the ways to play the next few decisions.',
    [
      'tabularium perft wonders-duel --depth 6',
      'tabularium perft wonders-duel --depth 4 --divide',
      'tabularium perft wonders-duel --depth 3 --record game.txt --at 20 --json',
    ],
    MORE,
  )
    .argument('<game>', 'the id of a game (see: tabularium games)')
    .addOption(numberOption('-d, --depth <n>', 'number of decisions', 0, 60).makeOptionMandatory())
    .option('--divide', 'also count by first action')
    .option('--record <file>', 'start from a position of this record')
    .addOption(numberOption('--at <n>', 'after this move of the record (0: the setup)', 0, 1_000_000))
    .addOption(playersOption())
    .addOption(gameOption())
    .addOption(jsonOption())
    .action((id: string, given: Arguments) => {
      const { game, state } = start(shell, id, given)
      const began = performance.now()
      const { nodes, byAction } = counted(shell, game, state, given.depth)
      const seconds = (performance.now() - began) / 1000
      const summary = {
        game: game.id,
        depth: given.depth,
        nodes,
        seconds: Number(seconds.toFixed(4)),
        nodesPerSecond: Number((nodes / Math.max(seconds, 1e-6)).toPrecision(6)),
        ...(given.divide && { divide: Object.fromEntries(byAction) }),
      }
      if (given.json) return shell.terminal.json(summary)
      const { bold, dim } = shell.terminal.colours
      if (given.divide)
        shell.terminal.print(
          table(
            [...byAction].map(([name, n]) => [name, figure(n)]),
            [1],
          ),
        )
      const speed = dim(`${seconds.toFixed(2)} s, ${figure(summary.nodesPerSecond)} nodes/s`)
      shell.terminal.print(`${game.id}, depth ${given.depth}: ${bold(figure(nodes))} nodes  ${speed}`)
    })

function start(shell: Shell, id: string, given: Arguments): { readonly game: Game; readonly state: State } {
  if (given.record === undefined) {
    if (given.at !== undefined) throw new InputError('--at needs --record')
    const { game, seats, options } = choose(shell, id, given)
    return { game, state: game.setup({ seats, options }, firstChance) }
  }
  if (given.option.length > 0 || given.players !== undefined) {
    throw new InputError('--record has its own players and options; --players and --option cannot be combined with it')
  }
  const { game: asked } = choose(shell, id, given)
  const { game, record } = need(fitted(need(readKnownRecord(shell.games, given.record), given.record)), given.record)
  if (game !== asked) throw new InputError(`${given.record}: a record of '${game.id}', not of '${asked.id}'`)
  const moves = record.moves.length
  const until = given.at === undefined ? moves : need(wholeNumber(String(given.at), 0, moves), '--at')
  return { game, state: replay(game, record, { until }) }
}

/** By first action, so that a bar can show how far it is. */
function counted({ terminal }: Shell, game: Game, state: State, depth: number) {
  const byAction = new Map<string, number>()
  if (depth === 0) return { nodes: 1, byAction }
  const seat = game.waiting(state)[0]
  const first = seat === undefined ? [] : legalList(game, state, seat)
  const bar = terminal.bar('perft', first.length)
  const next = game.clone(state)
  let nodes = 0
  for (const [i, action] of first.entries()) {
    bar.at(i, action.notation)
    game.copy(state, next)
    game.apply(next, seat, action, firstChance)
    const runs = perft(game, next, depth - 1)
    byAction.set(action.notation, runs)
    nodes += runs
  }
  bar.end()
  return { nodes, byAction }
}
