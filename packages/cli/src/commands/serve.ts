// `tabularium serve`: the whole server in one process, until it is told to stop.

import type { Command } from 'commander'
import { databaseOption, dataOption, type Where } from '../database-options.ts'
import { InputError, reason } from '../input.ts'
import { command, numberOption, type Shell } from '../shell.ts'

const MORE = `All settings are environment variables (PORT, HOST, PUBLIC_URL, DATA_DIR, DATABASE_URL and others); an option
counts more than its variable. SIGTERM or Ctrl-C stops it cleanly.`

interface Arguments extends Where {
  readonly port?: number
  readonly host?: string
}

export const serveCommand = (shell: Shell): Command =>
  command(
    'serve',
    'Serve the page, tables, accounts and bots.',
    [
      'tabularium serve',
      'tabularium serve --port 3000 --data ./games',
      'HOST=0.0.0.0 PUBLIC_URL=https://play.example.org tabularium serve',
    ],
    MORE,
  )
    .addOption(numberOption('--port <n>', 'where to listen (default: PORT, or 8080 or the next free one)', 0, 65_535))
    .option('--host <name>', 'this machine only, or 0.0.0.0 for the network (default: HOST, or localhost)')
    .addOption(dataOption())
    .addOption(databaseOption())
    .action(async ({ port, host, data, database }: Arguments) => {
      const { serve } = await import('@tabularium/server/main')
      const { env } = shell.terminal.streams
      const given = {
        ...env,
        // A folder that was named counts more than an address nobody named.
        ...(data !== undefined && { DATA_DIR: data, DATABASE_URL: '' }),
        ...(port !== undefined && { PORT: String(port) }),
        ...(host !== undefined && { HOST: host }),
        ...(database !== undefined && { DATABASE_URL: database }),
      }
      await serve(given).catch((error: unknown) => {
        throw new InputError(reason(error))
      })
    })
