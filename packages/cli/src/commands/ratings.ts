// `tabularium ratings`: all ratings of a server, computed again from its log of games.

import type { Command } from 'commander'
import { databaseOption, dataOption, openStored, type Where } from '../database-options.ts'
import { command, jsonOption, type Shell } from '../shell.ts'

/** So many that differ are named. */
const NAMED = 20

const MORE = `Plays the log of rated games over and compares what it leads to with the ratings that are stored: the same games give
the same ratings, to the last digit. Exit code 1 where something differs; --write makes it what the log says. No game is
rated while it runs. A server on PostgreSQL can keep running; one with a data folder has to be stopped first.`

export const ratingsCommand = (shell: Shell): Command =>
  command(
    'ratings',
    'Compute all ratings of a server again and compare.',
    ['tabularium ratings', 'tabularium ratings --write --database postgres://…', 'tabularium ratings --json'],
    MORE,
  )
    .option('--write', 'store what the log says')
    .addOption(dataOption())
    .addOption(databaseOption())
    .addOption(jsonOption())
    .action(
      async ({ write = false, json, ...where }: Where & { readonly write?: boolean; readonly json?: boolean }) => {
        const { ratingsAgain } = await import('@tabularium/server/ratings-again')
        const database = await openStored(shell, where)
        try {
          const found = await ratingsAgain(database, write)
          const { games, ratings, differing } = found
          if (json) shell.terminal.json({ ...found, written: write })
          else {
            shell.terminal.print(`${games} games, ${ratings} ratings, ${differing.length} differ`)
            for (const { user, game, table } of differing.slice(0, NAMED)) {
              shell.terminal.print(`  ${user} at ${game}${table === undefined ? '' : `, table ${table}`}`)
            }
            if (differing.length > NAMED) shell.terminal.print(`  and ${differing.length - NAMED} more`)
            if (write && differing.length > 0) shell.terminal.print('They are now what the log says.')
          }
          if (differing.length > 0 && !write) shell.exit = 1
        } finally {
          await database.close()
        }
      },
    )
