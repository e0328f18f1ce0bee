// `tabularium coverage`: which of the things a game's data names have ever been put to use, and which never.

import { setImmediate } from 'node:timers/promises'
import { type Action, combinations, type Event, type Tell } from '@tabularium/kernel'
import type { Command } from 'commander'
import { botMakers } from '../bots.ts'
import {
  botsOption,
  choose,
  command,
  gameOption,
  gamesOption,
  jsonOption,
  mostOption,
  playersOption,
  type Shell,
  seedOption,
  type TableArguments,
} from '../shell.ts'
import { playOut } from '../simulation.ts'
import { columns, figure, padEnd, padStart } from '../terminal.ts'

interface Arguments extends TableArguments {
  readonly games: number
  readonly seed: string
  readonly most: number
  readonly bots?: string
  readonly json?: boolean
}

export const coverageCommand = (shell: Shell): Command =>
  command(
    'coverage',
    'Count which cards, effects, endings and kinds of action come up in play.',
    [
      'tabularium coverage wonders-duel --games 1000',
      'tabularium coverage wonders-duel --games 50 --bots mcts:100 --json',
    ],
    'Lists how often each name in the game’s data and each kind of action was seen, and which never were. Options that are\nnot given vary from game to game.',
  )
    .argument('<game>', 'the id of a game (see: tabularium games)')
    .addOption(playersOption())
    .addOption(gamesOption(1000))
    .addOption(seedOption())
    .addOption(mostOption())
    .addOption(botsOption('one bot per seat, separated by commas; a single one plays every seat (default: random)'))
    .addOption(gameOption())
    .addOption(jsonOption())
    .action(async (id: string, given: Arguments) => {
      const found = await cover(shell, id, given)
      if (given.json) shell.terminal.json(found)
      else show(shell, found)
    })

async function cover(shell: Shell, id: string, given: Arguments) {
  const { game, seats, options } = choose(shell, id, given)
  // Options that nobody chose take turns, so that what only a variant has is met too.
  const chosen = new Set((given.option ?? []).map(text => text.split('=')[0]))
  const free = Object.fromEntries(Object.entries(game.options).filter(([name]) => !chosen.has(name)))
  const tables = combinations(free)
    .map(some => ({ seats, options: { ...options, ...some } }))
    .filter(table => game.admits?.(table) === undefined)
  const { games, seed, most } = given
  const makers = botMakers(game, seats, given.bots ?? 'random')
  const uses = new Map<string, number>([...game.features.names, ...game.actions.kinds].map(name => [name, 0]))
  const hit = (name: string) => void uses.set(name, (uses.get(name) ?? 0) + 1)
  const look = (event: Event) => game.features.used(event, hit)
  const tell: Tell = { all: look, only: (_, event) => look(event), reveal() {} }
  const bar = shell.terminal.bar('coverage', games)
  for (let number = 0; number < games; number++) {
    const choosers = makers.map(maker => maker.make(seed, number))
    const watch = { tell, acted: ({ kind }: Action) => hit(kind) }
    await playOut(game, tables[number % tables.length], seed, number, choosers, watch, most)
    bar.at(number + 1)
    if (number % 64 === 0) await setImmediate()
  }
  bar.end()
  const all = [...uses]
  return {
    game: game.id,
    games,
    seen: Object.fromEntries(all.filter(([, n]) => n > 0)),
    never: all.filter(([, n]) => n === 0).map(([name]) => name),
  }
}

function show({ terminal }: Shell, { game, games, seen, never }: Awaited<ReturnType<typeof cover>>): void {
  const { bold, dim, green, yellow } = terminal.colours
  const entries = Object.entries(seen).sort(([, a], [, b]) => b - a)
  const longest = Math.max(...entries.map(([name]) => name.length), 0)
  terminal.print(
    bold(
      `${game}: ${figure(entries.length)} of ${figure(entries.length + never.length)} names seen in ${figure(games)} games`,
    ),
  )
  terminal.print(
    columns(
      entries.map(([name, n]) => `${padEnd(name, longest)} ${dim(padStart(figure(n), 9))}`),
      terminal.width,
    ),
  )
  terminal.print(never.length > 0 ? yellow(`never: ${never.join(', ')}`) : green('never: none'))
}
