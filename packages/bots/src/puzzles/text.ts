// Checked puzzles as text: games of bots, each with the positions of it that are puzzles.
//
//   tabularium positions: 1
//
//   puzzle: {"id":"17-203","move":203,"seat":1,"themes":["trade"],"rating":1480,"iterations":960,"worlds":48,"choices":[…]}
//   tabularium: 1
//   game: mare-nostrum
//   …
//
// A choice is [action, chance in thousandths, what may well follow…], the solution first and the others from good to bad. Several
// puzzles of one game share its record, which ends with the last of their positions.

import { type GameRecord, isProblem, type Problem, readRecord, type Seat, writeRecord } from '@tabularium/kernel'
import { isTheme, type Theme } from './themes.ts'

export interface CheckedChoice {
  /** A notation. */
  readonly action: string
  /** What the seat may expect of the win after it, from 0 to 1. */
  readonly chance: number
  /** What may well follow: `0 build altar`. Only for the solution and the others that tempt most. */
  readonly line: readonly string[]
}

/** A position where one move is clearly better than all others, as far as a search can tell. */
export interface CheckedPuzzle {
  /** The number of the bots' game and of the move: never given twice. */
  readonly id: string
  /** The position is that after so many moves of the record. */
  readonly move: number
  readonly seat: Seat
  readonly themes: readonly Theme[]
  /** On the Elo scale, from how bots of known strength did with it. */
  readonly rating: number
  /** How deep the deepest search was, and in how many worlds at least every other move was compared with the solution. */
  readonly iterations: number
  readonly worlds: number
  /** The solution, then all other legal moves. */
  readonly choices: readonly CheckedChoice[]
}

/** A game of bots with its puzzles. */
export interface PuzzleGame {
  readonly record: GameRecord
  readonly puzzles: readonly CheckedPuzzle[]
}

const TITLE = 'tabularium positions: 1'
const MARK = 'puzzle: '

const writePuzzle = ({ choices, ...about }: CheckedPuzzle): string =>
  `${MARK}${JSON.stringify({
    ...about,
    choices: choices.map(({ action, chance, line }) => [action, Math.round(1000 * chance), ...line]),
  })}\n`

export const writePuzzleGame = ({ record, puzzles }: PuzzleGame): string =>
  `\n${puzzles.map(writePuzzle).join('')}${writeRecord(record)}`

export const writePuzzleGames = (games: readonly PuzzleGame[]): string =>
  `${TITLE}\n${games.map(writePuzzleGame).join('')}`

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

function readChoice(value: unknown): CheckedChoice | undefined {
  if (!Array.isArray(value)) return undefined
  const [action, chance, ...line] = value as readonly unknown[]
  const isLine = (steps: readonly unknown[]): steps is readonly string[] =>
    steps.every(step => typeof step === 'string' && /^\d .+$/.test(step))
  if (typeof action !== 'string' || !isWhole(chance) || chance > 1000 || !isLine(line)) return undefined
  return { action, chance: chance / 1000, line }
}

function readPuzzleLine(text: string): CheckedPuzzle | Problem {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { problem: 'a puzzle is a line of JSON' }
  }
  const { id, move, seat, themes, rating, iterations, worlds, choices } = (value ?? {}) as Record<string, unknown>
  if (typeof id !== 'string' || !/^[0-9a-z-]{1,40}$/.test(id)) return { problem: 'a puzzle has an id' }
  if (![move, seat, rating, iterations, worlds].every(isWhole) || !Array.isArray(themes) || !Array.isArray(choices))
    return { problem: `puzzle ${id} lacks something` }
  const read = choices.map(readChoice)
  if (read.includes(undefined) || read.length < 2) return { problem: `puzzle ${id} has choices that cannot be read` }
  return {
    id,
    move: move as number,
    seat: seat as number,
    themes: themes.filter(isTheme),
    rating: rating as number,
    iterations: iterations as number,
    worlds: worlds as number,
    choices: read.filter(choice => choice !== undefined),
  }
}

function readPuzzleGame(text: string): PuzzleGame | Problem {
  const lines = text.split('\n')
  const puzzles: CheckedPuzzle[] = []
  while (lines[0]?.startsWith(MARK)) {
    const puzzle = readPuzzleLine((lines.shift() ?? '').slice(MARK.length))
    if (isProblem(puzzle)) return { ...puzzle, line: puzzles.length + 1 }
    puzzles.push(puzzle)
  }
  const record = readRecord(lines.join('\n'))
  return isProblem(record) ? { ...record, line: puzzles.length + (record.line ?? 1) } : { record, puzzles }
}

export function readPuzzleGames(text: string): readonly PuzzleGame[] | Problem {
  if (!text.startsWith(`${TITLE}\n`)) return { problem: `checked puzzles begin with '${TITLE}'`, line: 1 }
  const games: PuzzleGame[] = []
  // The line that a part begins on; an empty one parts it from the next.
  let line = 2
  for (const part of text.slice(TITLE.length + 1).split('\n\n')) {
    const trimmed = part.replace(/^\n/, '')
    const first = line + (part.length - trimmed.length)
    line += part.split('\n').length + 1
    if (trimmed === '') continue
    const game = readPuzzleGame(trimmed.endsWith('\n') ? trimmed : `${trimmed}\n`)
    if (isProblem(game)) return { ...game, line: first - 1 + (game.line ?? 1) }
    games.push(game)
  }
  return games
}
