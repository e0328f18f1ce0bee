// The table at the address the page is opened with, asked for before anything is drawn: page, board and table load side
// by side, and are drawn at once.

import type { Board } from '../boards/board.ts'
import { GAMES, gameEntry } from '../games.ts'
import type { Table } from '../table/table.ts'
import { tables } from './tables.ts'

export interface Seated {
  readonly table: Table
  readonly board: Board
}

/** How long a table is held for a page that does not come. */
const HOLD_MS = 10_000

let held: { readonly id: string; readonly seated: Seated } | undefined

/** Sits down at the table of this address, if there is one. What fails is asked for again, and told, by the page. */
export async function sitAhead(path: string): Promise<void> {
  const id = /^\/play\/([a-z0-9]+)$/.exec(path)?.[1]
  if (id === undefined) return
  // Which game it is, only the table knows: the first is the likeliest.
  GAMES[0].load().catch(() => {})
  const table = await (await tables()).resume(id)
  const board = table && (await gameEntry(table.state.game)?.load())
  if (!board) return table?.close()
  held = { id, seated: { table, board } }
  setTimeout(() => takeSeat(id)?.table.close(), HOLD_MS)
}

/** The seat at this table, if it was taken already; whoever gets it closes the table. */
export function takeSeat(id: string): Seated | undefined {
  if (held?.id !== id) return undefined
  const { seated } = held
  held = undefined
  return seated
}
