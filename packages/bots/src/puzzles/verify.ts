// Whether a checked puzzle is what it says: a position of its record, with all that can be done there, and one move ahead of the rest.

import {
  fitRecord,
  type Game,
  type GameRecord,
  isProblem,
  legalList,
  ReplayError,
  replay,
  type State,
} from '@tabularium/kernel'
import type { Judge } from '../analysis/judge.ts'
import { checksOf, decisionAt, leadOf, marginOf } from './check.ts'
import type { CheckedPuzzle } from './text.ts'

/** Chances are written in thousandths. */
const ROUNDING = 0.0011

/** What is wrong with it; undefined: nothing. Whether the figures are true only a search can say. */
export function problemOf(game: Game, record: GameRecord, puzzle: CheckedPuzzle): string | undefined {
  const { id, move, seat, choices } = puzzle
  const fit = fitRecord(game, record)
  if (isProblem(fit)) return `${id}: ${fit.problem}`
  let state: State
  try {
    state = replay(game, fit, { until: move })
  } catch (error) {
    if (error instanceof ReplayError) return `${id}: ${error.message}`
    throw error
  }
  if (!game.waiting(state).includes(seat)) return `${id}: nobody asks seat ${seat} there`
  const legal = new Set(legalList(game, state, seat).map(({ notation }) => notation))
  const strange = choices.find(({ action }) => !legal.has(action))
  if (strange) return `${id}: ${strange.action} is not legal`
  const [best, ...others] = choices
  if (new Set(choices.map(({ action }) => action)).size !== legal.size) return `${id} leaves out what can be done`
  const close = others.find(({ chance }) => best.chance - chance < marginOf(game.id) - ROUNDING)
  return close && `${id}: ${best.action} is no solution beside ${close.action}`
}

/** Worlds that a puzzle is looked at in once more. */
const WORLDS = 48

/** How far ahead of the best of the others the solution is when both are looked at anew, with other worlds than when it was made. */
export function leadAgain(
  game: Game,
  record: GameRecord,
  puzzle: CheckedPuzzle,
  judge: Judge,
  worlds = WORLDS,
): number {
  const { id, move, seat, choices } = puzzle
  const decision = decisionAt(game, replay(game, record, { until: move }), seat, 2, Number.POSITIVE_INFINITY)
  const [best, second] = choices.map(({ action }) => game.actions.parse(action))
  if (!decision || !best || !second) throw new Error(`${id}: there is nothing to decide`)
  const { iterations } = checksOf(game.id)[1]
  return leadOf(judge, decision, [best, second], { seed: `again/${id}`, iterations, worlds })
}
