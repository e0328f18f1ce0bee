// Games that were appraised, written down line by line as they are done: whoever measures may stop at any time and go on later, or
// put together what several machines have found.

import { isProblem, type Problem } from '@tabularium/kernel'
import type { GameAppraisal } from './appraisal.ts'

export interface AppraisedGame {
  /** Of the game among those of its seed. */
  readonly number: number
  /** The bot in each seat. */
  readonly bots: readonly string[]
  readonly found: GameAppraisal
}

/** Chances are kept in ten-thousandths. */
const short = (_key: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * 10_000) / 10_000 : value

export const writeAppraised = (game: AppraisedGame): string => `${JSON.stringify(game, short)}\n`

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every(one => typeof one === 'number' && Number.isFinite(one))

function readLine(text: string): AppraisedGame | Problem {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { problem: 'an appraised game is a line of JSON' }
  }
  const { number, bots, found } = (value ?? {}) as Record<string, unknown>
  const { told, blunders, best, luck } = (found ?? {}) as Record<string, unknown>
  const isWhole =
    Number.isSafeInteger(number) &&
    Array.isArray(bots) &&
    bots.every(bot => typeof bot === 'string') &&
    Array.isArray(told) &&
    told.every(pair => isNumbers(pair) && pair.length === 2) &&
    isNumbers(blunders) &&
    isNumbers(best) &&
    (luck === undefined || isNumbers(luck))
  return isWhole ? (value as AppraisedGame) : { problem: 'an appraised game has a number, its bots and what was found' }
}

/** Every game once, by number. A last line that was cut off while it was written is left out. */
export function readAppraised(text: string): readonly AppraisedGame[] | Problem {
  const games = new Map<number, AppraisedGame>()
  for (const [i, line] of text.split('\n').slice(0, -1).entries()) {
    const game = readLine(line)
    if (isProblem(game)) return { ...game, line: i + 1 }
    games.set(game.number, game)
  }
  return [...games.values()].sort((a, b) => a.number - b.number)
}
