// Out of many puzzles so many that no theme has more than its share, and files of them that are not too large to fetch.

import type { CheckedPuzzle, PuzzleGame } from './text.ts'

/** What a list of puzzles says of each. */
export interface PuzzleEntry {
  readonly id: string
  /** The number of the file that has it. */
  readonly file: number
  readonly rating: number
  readonly themes: readonly string[]
}

/** Most of the last theme that is named: the one that tells most of the action. */
const kindOf = ({ themes }: CheckedPuzzle): string => themes.at(-1) ?? ''

/** The kinds in turn as long as there are any; of each, the order in which they were found. */
export function selectPuzzles(games: readonly PuzzleGame[], count: number): readonly PuzzleGame[] {
  const kinds = [
    ...Map.groupBy(
      games.flatMap(({ puzzles }) => puzzles),
      kindOf,
    ).values(),
  ]
  const rounds = Math.max(0, ...kinds.map(list => list.length))
  const inTurn = Array.from({ length: rounds }, (_, i) => kinds.flatMap(list => list.slice(i, i + 1))).flat()
  const chosen = new Set(inTurn.slice(0, count).map(({ id }) => id))
  return games.flatMap(({ record, puzzles }) => {
    const kept = puzzles.filter(({ id }) => chosen.has(id))
    const last = kept.at(-1)
    if (!last) return []
    return [{ record: { ...record, moves: record.moves.slice(0, last.move) }, puzzles: kept }]
  })
}

/** Files of whole games, each no larger than `most` by this measure. */
export function intoFiles(
  games: readonly PuzzleGame[],
  most: number,
  sizeOf: (games: readonly PuzzleGame[]) => number,
): readonly (readonly PuzzleGame[])[] {
  const files: PuzzleGame[][] = []
  let size = 0
  for (const game of games) {
    const own = sizeOf([game])
    if (files.length === 0 || size + own > most) {
      files.push([])
      size = 0
    }
    files[files.length - 1].push(game)
    size += own
  }
  return files
}

export const entriesOf = (files: readonly (readonly PuzzleGame[])[]): readonly PuzzleEntry[] =>
  files.flatMap((games, file) =>
    games.flatMap(({ puzzles }) => puzzles.map(({ id, rating, themes }) => ({ id, file, rating, themes }))),
  )
