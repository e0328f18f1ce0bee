// The counts that the explorer shows: a file for each game and number of players, loaded when it is opened.

import { type ExplorerCounts, readCounts } from '@tabularium/bots/explorer'
import { isProblem } from '@tabularium/kernel'

const FILES: Readonly<Record<string, () => Promise<{ readonly default: string }>>> = {
  'wonders-duel': () => import('@tabularium/wonders-duel/explorer/2.json?raw'),
  'glory-to-rome': () => import('@tabularium/glory-to-rome/explorer/2.json?raw'),
}

/** The games that have an explorer. */
export const EXPLORED: readonly string[] = Object.keys(FILES)

export async function loadCounts(game: string): Promise<ExplorerCounts> {
  const counts = readCounts((await FILES[game]()).default)
  if (isProblem(counts)) throw new Error(counts.problem)
  return counts
}
