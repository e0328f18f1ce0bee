// The games of this device, loaded with the worker behind them when first asked for.

import type { Tables } from '../table/table.ts'

let loaded: Promise<Tables> | undefined

export const tables = (): Promise<Tables> => {
  loaded ??= import('../table/local-tables.ts').then(module => module.tables)
  loaded.catch(() => {
    loaded = undefined
  })
  return loaded
}

/** Whether anything was asked of them yet. */
export const areOpen = (): boolean => loaded !== undefined

/** What an error says, in short. */
export const problemOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The record of a game of this device, as text; of one that goes on, with its secrets. */
export async function recordOf(id: string): Promise<string> {
  const table = await (await tables()).resume(id)
  if (!table) throw new Error(`there is no game ${id} on this device`)
  try {
    return await table.export()
  } finally {
    table.close()
  }
}
