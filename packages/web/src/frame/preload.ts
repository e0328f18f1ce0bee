// Preloads the table at the address the page is opened with, before anything is rendered: page, board and table load in
// parallel, and are rendered at once.

import type { Board } from '../boards/board.ts'
import { GAMES, loadBoard } from '../games.ts'
import type { Table } from '../table/table.ts'
import { tables } from './tables.ts'

export interface PreloadedTable {
  readonly table: Table
  readonly board: Board
}

/** How long a table is held for a page that does not come. */
const HOLD_MS = 10_000

let held: { readonly id: string; readonly preloaded: PreloadedTable } | undefined

/** Opens the table of this address, if there is one. What fails is tried again, and told, by the page. */
export async function preloadTable(path: string): Promise<void> {
  const id = /^\/play\/([a-z0-9]+)$/.exec(path)?.[1]
  if (id === undefined) return
  // Which game it is, only the table knows: the first is the likeliest.
  GAMES[0].load().catch(() => {})
  const table = await (await tables()).resume(id)
  const board = table && (await loadBoard(table.state))
  if (!board) return table?.close()
  held = { id, preloaded: { table, board } }
  setTimeout(() => takePreloaded(id)?.table.close(), HOLD_MS)
}

/** The table, if it was preloaded; whoever takes it closes it. */
export function takePreloaded(id: string): PreloadedTable | undefined {
  if (held?.id !== id) return undefined
  const { preloaded } = held
  held = undefined
  return preloaded
}
