// `tabularium seat`: a program of yours at a table of a server.

import { engineBot, LIMITS, parseEngineSpec, withEngines } from '@tabularium/bots/engine'
import { LEVEL_IDS } from '@tabularium/bots/levels'
import type { TableWish } from '@tabularium/protocol'
import { type Command, Option } from 'commander'
import { findGame, InputError, need } from '../input.ts'
import { apiOf, playRemoteSeat, type RemoteSeat, sitDown } from '../remote-seat.ts'
import { command, gameOption, type Shell } from '../shell.ts'

interface Arguments {
  readonly server: string
  readonly engine: string
  readonly join?: string
  readonly game?: string
  readonly against: string
  readonly option: readonly string[]
}

const TOKEN = 'TABULARIUM_TOKEN'

const MORE = `The account's token is read from the variable ${TOKEN} (the account page makes one; docs/api.md says how a program gets one
itself); the engine does not see it. --join takes an invitation link, the number of an open table, or that of a table where the account
sits already; --game opens a private table against a bot of the server. Where the line is cut, it is connected again. An engine that
fails is started again, three times in a game; then the command ends with exit code 1. Your engine is rated like you: give it an account
of its own.`

const addressFrom = (text: string): string => {
  const address = URL.parse(text)
  if (!address || !/^https?:$/.test(address.protocol)) throw new InputError(`--server: '${text}' is not an address`)
  return address.origin
}

export const seatCommand = (shell: Shell): Command =>
  command(
    'seat',
    'Seat a program of yours at a table of a server.',
    [
      `${TOKEN}=tab_… tabularium seat --server http://localhost:8080 --engine ./my-engine --join http://localhost:8080/join/…`,
      `${TOKEN}=tab_… tabularium seat --server http://localhost:8080 --engine ./my-engine@500ms --game wonders-duel`,
    ],
    MORE,
  )
    .requiredOption('--server <address>', 'the server')
    .requiredOption('--engine <program>', 'the program with its arguments, in one word')
    .option('--join <link|table>', 'an invitation, or a table')
    .option('--game <id>', 'opens a table of this game instead')
    .addOption(new Option('--against <level>', 'the bot to play against').choices(LEVEL_IDS).default('pupil'))
    .addOption(gameOption())
    .action(async (given: Arguments) => {
      const { terminal, games } = shell
      const token = terminal.streams.env[TOKEN]
      if (token === undefined || !/^[\x21-\x7e]+$/.test(token)) throw new InputError(`${TOKEN}: no token in it`)
      const engine = need(parseEngineSpec(`engine:${given.engine.replace(/^engine:/, '')}`), '--engine')
      const seat: RemoteSeat = {
        ...{ server: addressFrom(given.server), token, games, pollMs: 30_000, pauseMs: 30_000 },
        playerOf: (game, { id, options, seats }) =>
          engineBot(engine, game, id, { options, seats: seats.length }, LIMITS),
        say: terminal.print,
      }
      const api = apiOf(seat)
      const { id } = await sitDown(api, whereFrom(shell, given))
      terminal.print(`seated at ${seat.server}/table/${id}`)
      if (!(await withEngines(() => playRemoteSeat(seat, api, id)))) shell.exit = 1
    })

function whereFrom(shell: Shell, { join, game, against, option }: Arguments): string | TableWish {
  if ((join === undefined) === (game === undefined)) throw new InputError('either --join or --game says where to sit')
  if (join !== undefined) return join
  const { id, seats } = need(findGame(shell.games, game ?? ''), '--game')
  const options = Object.fromEntries(option.map(pair => pair.split('=', 2)))
  const bots = Array.from({ length: seats.min - 1 }, () => ({ bot: against }))
  return { game: id, seats: ['me', ...bots], options, visibility: 'private' }
}
