// What becomes of a move in a checked puzzle: the move itself and then what may well follow it, as far as that can be played in the
// position as it truly is. The line was found in worlds that the seat could imagine; where others hold other cards, it ends.

import { FastChance, type Game, isLegal, type Move, RecordingChance, type Seat, type State } from '@tabularium/kernel'
import { stepOf } from '../analysis/plain.ts'

export interface FollowedMove {
  readonly seat: Seat
  readonly action: string
  readonly line: readonly string[]
}

/** The moves, with what chance answered: the same every time. */
export function follow(game: Game, from: State, { seat, action, line }: FollowedMove, seed: string): readonly Move[] {
  const chance = new RecordingChance(new FastChance(seed))
  const state = game.clone(from)
  const moves: Move[] = []
  for (const step of [{ seat, action }, ...line.map(stepOf)]) {
    const made = game.actions.parse(step.action)
    if (!made || !game.waiting(state).includes(step.seat) || !isLegal(game, state, step.seat, made)) break
    game.apply(state, step.seat, made, chance)
    moves.push({ seat: step.seat, action: step.action, answers: chance.taken() })
  }
  return moves
}
