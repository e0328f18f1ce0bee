// Where a server keeps its things, for commands that look into them.

import type { openDatabase } from '@tabularium/server/database'
import { Option } from 'commander'
import { InputError } from './input.ts'
import type { Shell } from './shell.ts'

export interface Where {
  readonly data?: string
  readonly database?: string
}

export const dataOption = () => new Option('--data <folder>', 'the data folder (default: DATA_DIR, or ./data)')
export const databaseOption = () =>
  new Option('--database <address>', 'a PostgreSQL database (default: DATABASE_URL, otherwise the data folder)')

/** The database that a server with the same settings would use. Loaded here: no other command needs it. */
export async function openStored(shell: Shell, { data, database }: Where): ReturnType<typeof openDatabase> {
  const [{ readConfig }, { openDatabase: open }] = await Promise.all([
    import('@tabularium/server/config'),
    import('@tabularium/server/database'),
  ])
  const { env } = shell.terminal.streams
  const { databaseUrl, dataDir } = readConfig({ ...env, ...(data && { DATA_DIR: data }) })
  // A folder that was named counts more than an address nobody named.
  const url = database ?? (data === undefined ? databaseUrl : undefined)
  return await open({ url, folder: dataDir }).catch((error: unknown) => {
    throw new InputError(error instanceof Error ? error.message : String(error))
  })
}
