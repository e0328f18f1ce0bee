// `tabularium simulate`: many games at once, counted and hashed.

import { setImmediate } from 'node:timers/promises'
import type { Command } from 'commander'
import { botMakers, noteFallbacks } from '../bots.ts'
import {
  botsOption,
  type Chosen,
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
import { actionHashes, addResult, count, Digest, emptyTally, playOut, simulate } from '../simulation.ts'
import { figure, table } from '../terminal.ts'

interface Arguments extends TableArguments {
  readonly games: number
  readonly seed: string
  readonly most: number
  readonly bots?: string
  readonly json?: boolean
}

const MORE = `Each game gets its seed from the run's seed and the game's number. The digest is a hash of every action (in notation),
seat and result of all games in order: the same seed gives the same digest on every machine.
A shared win counts for each winner. Without --bots all choices are uniformly random, at full speed.`

export const simulateCommand = (shell: Shell): Command =>
  command(
    'simulate',
    'Play many games and count how they end.',
    [
      'tabularium simulate wonders-duel --games 100000 --seed rome',
      'tabularium simulate wonders-duel --games 200 --bots random,mcts:100 --json',
      'tabularium simulate wonders-duel --option wonders=first-game',
    ],
    MORE,
  )
    .argument('<game>', 'the id of a game (see: tabularium games)')
    .addOption(playersOption())
    .addOption(gamesOption(10_000))
    .addOption(seedOption())
    .addOption(mostOption())
    .addOption(botsOption('one bot per seat, separated by commas; a single one plays every seat (default: random)'))
    .addOption(gameOption())
    .addOption(jsonOption())
    .action(async (id: string, given: Arguments) => {
      const summary = await run(shell, choose(shell, id, given), given)
      if (given.json) shell.terminal.json(summary)
      else show(shell, summary)
    })

type Summary = Awaited<ReturnType<typeof run>>

/** Games between two looks at the clock. */
const SLICE = 500

async function run({ terminal }: Shell, { game, seats, options }: Chosen, { games, seed, most, bots }: Arguments) {
  const config = { seats, options }
  const makers = botMakers(game, seats, bots ?? 'random')
  noteFallbacks(
    terminal,
    game,
    options,
    makers.map(({ spec }) => spec),
  )
  const hashes = actionHashes(game)
  const tally = emptyTally(game, seats)
  const digest = new Digest()
  const bar = terminal.bar('simulate', games)
  const began = performance.now()
  if (makers.every(({ spec }) => spec === 'random')) {
    for (let from = 0; from < games; from += SLICE) {
      simulate(game, config, seed, from, Math.min(from + SLICE, games), tally, digest, hashes, most)
      bar.at(tally.games)
    }
  } else {
    for (let number = 0; number < games; number++) {
      const { decisions, result } = await playOut(
        game,
        config,
        seed,
        number,
        makers.map(m => m.make(seed, number)),
        {
          acted: (action, seat) => digest.add(hashes[action.id] + seat),
        },
        most,
      )
      addResult(digest, result)
      count(tally, decisions, result)
      bar.at(tally.games)
      await setImmediate()
    }
  }
  const seconds = (performance.now() - began) / 1000
  bar.end()
  return {
    game: game.id,
    players: seats,
    games,
    decisions: tally.decisions,
    seconds: Number(seconds.toFixed(4)),
    gamesPerSecond: Number((games / seconds).toPrecision(6)),
    decisionsPerSecond: Number((tally.decisions / seconds).toPrecision(6)),
    ends: tally.ends,
    wins: tally.wins,
    longest: tally.longest,
    digest: digest.hex,
  }
}

function show({ terminal }: Shell, s: Summary): void {
  const { bold, dim } = terminal.colours
  const share = (n: number) => `${((100 * n) / s.games).toFixed(1)}%`
  terminal.print(
    `${bold(s.game)}: ${figure(s.games)} games, ${figure(s.decisions)} decisions in ${s.seconds.toFixed(2)} s ` +
      dim(`(${figure(s.gamesPerSecond)} games/s, ${figure(s.decisionsPerSecond)} decisions/s)`),
  )
  const rows = [
    ...Object.entries(s.ends).map(([reason, n]) => [`ended by ${reason}`, figure(n), share(n)]),
    ...s.wins.map((n, seat) => [`won by seat ${seat}`, figure(n), share(n)]),
    ['longest game', figure(s.longest), 'decisions'],
  ]
  terminal.print(table(rows, [1, 2]))
  terminal.print(`digest ${s.digest}`)
}
