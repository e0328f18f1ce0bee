// Games of a long run as lines of a file, so that a run that was stopped, however, goes on where it was.

import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import type { Problem } from '@tabularium/kernel'

/** The lines of a log. Half a line at the end is what a run that was killed left: it is put aside, and the next begins afresh. */
export function readGameLog<T>(file: string): readonly T[] | Problem {
  if (!existsSync(file)) return []
  const text = readFileSync(file, 'utf8')
  const lines = text.split('\n')
  const torn = lines.pop() ?? ''
  const games: T[] = []
  for (const [i, line] of lines.entries()) {
    if (line === '') continue
    try {
      games.push(JSON.parse(line))
    } catch {
      // The rest of a torn line stands before the line feed that a later run began with.
      if (!line.startsWith('{') || i === 0) return { problem: `${file}: not a line of a game`, line: i + 1 }
    }
  }
  if (torn !== '') appendFileSync(file, '\n')
  return games
}

export const appendGame = (file: string, game: object): void => appendFileSync(file, `${JSON.stringify(game)}\n`)
