// `tabularium play`: people and bots at one terminal.

import type { Bot } from '@tabularium/bots'
import { isEngineSpec, parseEngineSpec, withEngines } from '@tabularium/bots/engine'
import {
  commitmentFor,
  type Game,
  type GameRecord,
  type Language,
  LIMITS,
  NO_SHARE,
  newSeed,
  type Opening,
  openTable,
  resumeTable,
  spokenOptions,
  type Table,
  verify,
} from '@tabularium/kernel'
import type { Command } from 'commander'
import { botHelp, botOf, isBotSpec, noteFallbacks, playerFor } from '../bots.ts'
import { gameOn } from '../data.ts'
import {
  findGame,
  fitted,
  InputError,
  listed,
  listFrom,
  need,
  optionsFrom,
  playerName,
  quoted,
  readKnownRecord,
  seatCount,
  tableSeed,
} from '../input.ts'
import { createLineReader } from '../line-reader.ts'
import { command, gameOption, languageOption, playersOption, type Shell, type TableArguments } from '../shell.ts'
import { playAtTerminal } from '../terminal-game.ts'
import { wordsOf } from '../words.ts'

interface Arguments extends TableArguments {
  readonly seats?: string
  readonly seed?: string
  readonly load?: string
  readonly save?: string
  readonly data?: string
  readonly language: Language
}

const OPPONENT = 'mcts:1000'

const more = () => `--seats takes a comma-separated list: bot names are played by bots, any other word is a human player
('you': a player without a name). Without --seats you play against ${OPPONENT}. Commands can also be piped in, one per line.

${botHelp()}`

export const playCommand = (shell: Shell): Command =>
  command(
    'play',
    'Play a game in the terminal, with people and bots.',
    [
      'tabularium play',
      'tabularium play wonders-duel --seats Ania,Bartek',
      'tabularium play wonders-duel --seats mcts:3000,you --option wonders=first-game',
      'tabularium play --load game.txt',
    ],
    more(),
  )
    .argument('[game]', 'the id of a game (see: tabularium games)')
    .addOption(playersOption())
    .option('--seats <list>', 'players in seat order, separated by commas: names of people or bots')
    .addOption(gameOption())
    .option('--seed <hex>', 'the secret seed, 64 hexadecimal digits (default: random)')
    .option('--data <file>', 'your own map or data, for games that support it (see: tabularium check-data)')
    .option('--load <file>', 'continue a saved game')
    .option('--save <file>', 'save the game to this file when it is over')
    .addOption(languageOption(shell))
    .action(async (id: string | undefined, given: Arguments) => {
      const { table, seats } =
        given.load === undefined ? await open(shell, id, given) : load(shell, id, given, given.load)
      const { options } = table.secretRecord()
      const bots = seats.map((word, seat): Bot | undefined => {
        const seed = `${table.commitment}/${seat}`
        return isBotSpec(word)
          ? need(playerFor(word, table.game, seed, { seats: seats.length, options }), '--seats')
          : undefined
      })
      noteFallbacks(shell.terminal, table.game, options, seats.filter(isBotSpec))
      const { save, language } = given
      const done = await withEngines(() =>
        playAtTerminal(shell.terminal, {
          ...{ table, names: distinct(seats), bots, language },
          ...(save !== undefined && { save }),
        }),
      )
      if (!done) shell.exit = 130
    })

interface Opened {
  readonly table: Table
  readonly seats: readonly string[]
}

async function open(shell: Shell, id: string | undefined, given: Arguments): Promise<Opened> {
  const seed = given.seed === undefined ? undefined : need(tableSeed(given.seed), '--seed')
  const name = id ?? (await askGame(shell, given.language))
  const known = need(findGame(shell.games, name))
  const game = given.data === undefined ? known : gameOn(known.id, given.data)
  const options = need(optionsFrom(game, given.option, spokenOptions(game.options, given.language)), '--option')
  const seats = seatsFrom(game, given)
  const config = need(game.admits?.({ seats: seats.length, options }) ?? { seats: seats.length, options })
  // A seed that somebody has chosen is no chance: whoever names one can have the same game again.
  const chance = seed === undefined ? fairChance(seats) : { seed }
  return { table: openTable(game, { config, seats: seats.map(nameOf), ...chance }), seats }
}

/** The program's seed, and a share of the first person's own: see the kernel's stream.ts. */
function fairChance(seats: readonly string[]): Pick<Opening, 'table' | 'shares'> {
  const first = seats.findIndex(word => !isBotSpec(word))
  return { table: newSeed().slice(0, 16), shares: seats.map((_, seat) => (seat === first ? newSeed() : NO_SHARE)) }
}

/** Which game, when none was named: the only one, or the one chosen from a list. */
async function askGame({ games, terminal }: Shell, language: Language): Promise<string> {
  const ids = games.map(game => game.id)
  if (games.length === 1) return ids[0]
  if (!terminal.interactive) throw new InputError(`which game? There are: ${listed(ids)}`)
  const lines = createLineReader(terminal.streams, () => ids)
  try {
    for (const [i, game] of games.entries()) {
      terminal.print(`  ${i + 1}  ${game.text.dictionaries[language]['game.name'] ?? game.id}`)
    }
    const line = (await lines.ask('> '))?.trim() ?? ''
    return ids[Number(line) - 1] ?? line
  } finally {
    lines.close()
  }
}

function seatsFrom(game: Game, { seats, players, language }: Arguments): readonly string[] {
  const given = seats === undefined ? undefined : need(listFrom(seats), '--seats')
  const count = need(seatCount(game, players ?? given?.length), players === undefined ? '--seats' : '--players')
  const words = given ?? ['you', ...new Array<string>(count - 1).fill(OPPONENT)]
  if (words.length !== count) throw new InputError(`--seats: ${words.length} names for ${count} players`)
  return words.map(word => {
    if (word === 'you') return wordsOf(language)('player')
    if (!isBotSpec(word)) return need(playerName(word), '--seats')
    need<unknown>(isEngineSpec(word) ? parseEngineSpec(word) : botOf(word, game, '0'), '--seats')
    return word
  })
}

/** As it stands in a record: a program's command line may be longer than a name. */
const nameOf = (word: string): string => (isEngineSpec(word) ? word.slice(0, LIMITS.name).trim() : word)

function load(shell: Shell, id: string | undefined, given: Arguments, file: string): Opened {
  for (const [name, used] of [
    ['--seed', given.seed !== undefined],
    ['--option', given.option.length > 0],
  ] as const) {
    if (used) throw new InputError(`${name}: cannot be combined with --load, because the saved game has its own`)
  }
  const { game, record } = need(fitted(need(readKnownRecord(shell.games, file), file)), file)
  if (id !== undefined && need(findGame(shell.games, id)) !== game) {
    throw new InputError(`${file}: a record of '${game.id}', not of '${id}'`)
  }
  sound(game, record, file)
  const players = given.players ?? record.seats.length
  const seats = given.seats === undefined ? record.seats : seatsFrom(game, { ...given, players })
  if (players !== record.seats.length || seats.length !== record.seats.length) {
    throw new InputError(`${file}: the game has ${record.seats.length} seats, not ${players}`)
  }
  for (const word of record.seats)
    if (given.seats === undefined && isEngineSpec(word))
      throw new InputError(
        `${file}: ${quoted(word)} is a program, which no file may start; name the players with --seats`,
      )
  for (const word of seats) if (isBotSpec(word) && !isEngineSpec(word)) need(botOf(word, game, '0'), file)
  return { table: resumeTable(game, { ...record, seats: seats.map(nameOf) }), seats }
}

/** A game can only go on from a record whose moves are legal and whose chance, since a branch, is its seed's own. */
function sound(game: Game, record: GameRecord, file: string): void {
  if (record.seed === undefined)
    throw new InputError(`${file}: the record has no seed, so the game cannot be continued`)
  const commitment = record.commitment ?? commitmentFor(record, record.seed)
  const finding = verify(game, { ...record, commitment }).find(({ check }) => check === 'moves' || check === 'chance')
  if (!finding) return
  const where = finding.move === undefined || finding.why.startsWith('move') ? '' : `move ${finding.move}: `
  throw new InputError(`${file}: the game cannot be continued: ${where}${finding.why}`)
}

/** On the screen no two are called alike. */
function distinct(names: readonly string[]): readonly string[] {
  return names.map(nameOf).map((name, i, names) => {
    const before = names.slice(0, i).filter(other => other === name).length
    return names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} #${before + 1}`
  })
}
