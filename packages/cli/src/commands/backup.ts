// `tabularium export-all` and `import-all`: everything a server keeps, as lines of JSON; also the way from the data folder
// to PostgreSQL and back.

import { once } from 'node:events'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { finished } from 'node:stream/promises'
import type { Command } from 'commander'
import { databaseOption, dataOption, openStored, type Where } from '../database-options.ts'
import { InputError } from '../input.ts'
import { command, type Shell } from '../shell.ts'

const total = (rows: Readonly<Record<string, number>>): number => Object.values(rows).reduce((sum, n) => sum + n, 0)

const EXPORT = `Writes accounts, tables, every move, chats, ratings and settings, but no sessions (people sign in again). The file
contains secrets of games in progress and password hashes: protect it as you protect the server. A server on PostgreSQL
can keep running; one with a data folder has to be stopped first.`

export const exportAllCommand = (shell: Shell): Command =>
  command(
    'export-all',
    'Back up everything a server stores to a file.',
    ['tabularium export-all backup.jsonl', 'tabularium export-all backup.jsonl --database postgres://…'],
    EXPORT,
  )
    .argument('<file>', 'where to write')
    .addOption(dataOption())
    .addOption(databaseOption())
    .action(async (file: string, where: Where) => {
      const { exportAll } = await import('@tabularium/server/backup')
      const database = await openStored(shell, where)
      const part = `${file}.part`
      try {
        // One left behind would keep the modes it has.
        await rm(part, { force: true })
        const out = createWriteStream(part, { mode: 0o600, flags: 'wx' })
        const { rows } = await exportAll(database, text => out.write(text) || once(out, 'drain'))
        out.end()
        await finished(out)
        // Nobody ever finds half a backup under the name.
        await rename(part, file)
        shell.terminal.print(`${file}: ${total(rows)} rows, ${rows.game_table} tables, ${rows.entry} entries`)
      } catch (error) {
        await rm(part, { force: true })
        throw error
      } finally {
        await database.close()
      }
    })

/** Opened lazily, when the first line is asked for: readline drops lines that arrive before there is a listener. */
async function* linesOf(file: string): AsyncGenerator<string> {
  yield* createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY })
}

const IMPORT = `Reads a backup made by export-all into an empty database: either all of it, or nothing, naming the faulty line. To move
from a data folder to PostgreSQL: stop the server, export-all, import-all --database …, start with DATABASE_URL.`

export const importAllCommand = (shell: Shell): Command =>
  command(
    'import-all',
    'Restore a backup into an empty database.',
    ['tabularium import-all backup.jsonl --data ./data', 'tabularium import-all backup.jsonl --database postgres://…'],
    IMPORT,
  )
    .argument('<file>', 'a backup')
    .addOption(dataOption())
    .addOption(databaseOption())
    .action(async (file: string, where: Where) => {
      const { importAll, BackupError } = await import('@tabularium/server/backup')
      if (!existsSync(file)) throw new InputError(`there is no file ${file}`)
      const database = await openStored(shell, where)
      try {
        const { rows } = await importAll(database, linesOf(file))
        shell.terminal.print(`${file}: ${total(rows)} rows, ${rows.game_table} tables, ${rows.entry} entries`)
      } catch (error) {
        if (error instanceof BackupError) throw new InputError(`${file}: ${error.message}`)
        throw error
      } finally {
        await database.close()
      }
    })
