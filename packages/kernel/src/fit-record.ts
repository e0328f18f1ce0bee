// Where records and rules meet: a record made ready for a game as it is today, and a game's result as a record keeps it.

import type { Action } from './action.ts'
import type { Game, Result, State, View } from './game.ts'
import { completeOptions } from './option.ts'
import { isProblem, type Problem, problem } from './problem.ts'
import type { GameRecord, Outcome } from './record.ts'

export const outcomeOf = ({ reason, winners, scores }: Result): Outcome =>
  scores ? { reason, winners, totals: scores.map(score => score.total) } : { reason, winners }

/**
 * A record ready for this game: its rules' version brought up to date, its options and number of seats checked. What was
 * played by older rules is played again by today's: see `followed`.
 */
export function fitRecord<S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  record: GameRecord,
): GameRecord | Problem {
  if (record.game !== game.id) return problem('other-game', { game: record.game, wanted: game.id })
  if (record.data?.hash !== game.data?.hash)
    return problem('data', { text: record.data?.hash ?? game.data?.hash ?? '' })
  if (record.rules > game.rules) return problem('rules-newer', { rules: record.rules, newest: game.rules })
  const begun =
    record.begun ?? (record.rules < game.rules ? { rules: record.rules, options: record.options } : undefined)
  while (record.rules < game.rules) {
    const step = game.upgrades?.[record.rules]
    if (!step) return problem('rules-older', { rules: record.rules, newest: game.rules })
    record = { ...step(record), rules: record.rules + 1 }
  }
  const { min, max } = game.seats
  const seats = record.seats.length
  if (seats < min || seats > max)
    return problem('seats', { seats, game: game.id, range: min === max ? min : `${min} to ${max}` })
  const options = completeOptions(game.options, record.options)
  if (isProblem(options)) return options
  return game.admits?.({ seats, options }) ?? { ...record, options, ...(begun && { begun }) }
}
