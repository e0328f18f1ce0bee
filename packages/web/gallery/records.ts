// The golden records of the games, as games that a page can go on with. Read from the disk: for tests and the dev server.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type GameId = 'wonders-duel' | 'glory-to-rome' | 'mare-nostrum' | 'assyrian-wars'

/** Where the golden records of a game lie. */
export const recordsOf = (game: GameId): string => join(import.meta.dirname, '..', '..', game, 'records')

/** A record of a whole game, or of its first moves, seed included, so that it can be played on. */
export function recordOf(name: string, moves?: number, seats = 'Ada | mcts:4', game: GameId = 'wonders-duel'): string {
  const lines = readFileSync(join(recordsOf(game), `${name}.txt`), 'utf8')
    .trimEnd()
    .split('\n')
  const seated = lines.map(line => (line.startsWith('seats: ') ? `seats: ${seats}` : line))
  const start = seated.indexOf('moves:')
  // The set-up has a line of its own.
  const end = moves === undefined ? seated.length : start + 2 + moves
  const head = seated.slice(0, start).filter(line => moves === undefined || !line.startsWith('result: '))
  return `${[...head, ...seated.slice(start, end)].join('\n')}\n`
}
