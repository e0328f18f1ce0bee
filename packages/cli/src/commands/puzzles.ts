// `tabularium puzzles`: forced wins out of the games of bots, each proved, as one text of records.

import { setImmediate } from 'node:timers/promises'
import { type Bot, choosePuzzles, type Find, findPuzzles, writePuzzles } from '@tabularium/bots'
import type { Command } from 'commander'
import { botOf, botSpecs, noteFallbacks } from '../bots.ts'
import { need } from '../input.ts'
import {
  botsOption,
  type Chosen,
  choose,
  command,
  gameOption,
  gamesOption,
  numberOption,
  playersOption,
  type Shell,
  seedOption,
  type TableArguments,
} from '../shell.ts'
import { gameSeed } from '../simulation.ts'

interface Arguments extends TableArguments {
  readonly count: number
  readonly games: number
  readonly seed: string
  readonly bots: string
}

const MORE = `A puzzle is a position where the player to move can force a win within one or two of their own turns, whatever the
others reply and whatever is drawn. At most a quarter of the choices win. The listed bots play in every pairing.
Each puzzle is a record that ends at its position; the same seed gives the same puzzles.`

export const puzzlesCommand = (shell: Shell): Command =>
  command(
    'puzzles',
    'Find forced wins in games between bots and print them.',
    [
      'tabularium puzzles wonders-duel --count 30 > puzzles.txt',
      'tabularium puzzles wonders-duel --count 366 --games 100000 --seed rome --bots sensible,random',
    ],
    MORE,
  )
    .argument('<game>', 'the id of a game (see: tabularium games)')
    .addOption(numberOption('-c, --count <n>', 'how many puzzles', 1, 100_000).default(30))
    .addOption(playersOption())
    .addOption(gamesOption(1000))
    .addOption(seedOption())
    .addOption(botsOption('the bots that play, separated by commas').default('sensible,random'))
    .addOption(gameOption())
    .action(async (id: string, given: Arguments) => {
      const puzzles = await run(shell, choose(shell, id, given), given)
      shell.terminal.streams.output.write(writePuzzles(puzzles))
      shell.terminal.note(told(puzzles))
      if (puzzles.length < given.count) shell.exit = 1
    })

async function run(
  { terminal }: Shell,
  { game, seats, options }: Chosen,
  { games, seed, bots, count }: Arguments,
): Promise<readonly Find[]> {
  const specs = botSpecs(game, bots)
  noteFallbacks(terminal, game, options, specs)
  const found: Find[] = []
  const bar = terminal.bar('puzzles', games)
  for (let number = 0; number < games; number++) {
    const own = gameSeed(seed, number)
    const players = Array.from({ length: seats }, (_, seat): Bot => {
      const spec = specs[Math.floor(number / specs.length ** seat) % specs.length]
      return need(botOf(spec, game, `${own}/${seat}`))
    })
    found.push(...(await findPuzzles(game, { seats, options }, players, own)))
    bar.at(number + 1, `${found.length} found`)
    await setImmediate()
  }
  bar.end()
  return choosePuzzles(found, count)
}

/** How many of each kind, on one line. */
function told(puzzles: readonly Find[]): string {
  const kinds = Object.entries(Object.groupBy(puzzles, ({ kind }) => kind))
  return `${puzzles.length} puzzles: ${kinds.map(([kind, list = []]) => `${kind} ${list.length}`).join(', ')}`
}
