// The puzzles of all games: what each list says of them, and the files they are in, fetched when one is opened.

import { type CheckedPuzzle, readPuzzleGames } from '@tabularium/bots/puzzles/text'
import { isTheme, type Theme } from '@tabularium/bots/puzzles/themes'
import { type GameRecord, isProblem } from '@tabularium/kernel'

export interface ListedPuzzle {
  readonly id: string
  /** The number of its file; -1: one of the forced wins. */
  readonly file: number
  readonly rating: number
  readonly themes: readonly Theme[]
}

const LISTS = import.meta.glob<readonly (readonly (string | number)[])[]>('../../../*/puzzles/list.json', {
  import: 'default',
})
const FILES = import.meta.glob<string>('../../../*/puzzles/*.txt', { import: 'default', query: '?raw' })

const pathOf = (game: string, name: string): string => `../../../${game}/puzzles/${name}`

export const hasPuzzles = (game: string): boolean => pathOf(game, 'list.json') in LISTS

export async function loadList(game: string): Promise<readonly ListedPuzzle[]> {
  const list = (await LISTS[pathOf(game, 'list.json')]?.()) ?? []
  return list.map(([id, file, rating, ...themes]) => ({
    id: String(id),
    file: Number(file),
    rating: Number(rating),
    themes: themes.map(String).filter(isTheme),
  }))
}

export interface OpenPuzzle {
  readonly puzzle: CheckedPuzzle
  /** Up to its position. */
  readonly record: GameRecord
}

export async function loadPuzzle(game: string, { id, file }: ListedPuzzle): Promise<OpenPuzzle> {
  const text = await FILES[pathOf(game, `${file}.txt`)]?.()
  const games = readPuzzleGames(text ?? '')
  if (isProblem(games)) throw new Error(games.problem)
  for (const { record, puzzles } of games) {
    const puzzle = puzzles.find(one => one.id === id)
    if (puzzle) return { puzzle, record: { ...record, moves: record.moves.slice(0, puzzle.move) } }
  }
  throw new Error(`there is no puzzle ${id} of ${game}`)
}
