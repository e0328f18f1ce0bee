// Playing a position on, to its end or as far as the tuning looks, and what each seat gets there.

import {
  type Action,
  type FastChance,
  type Game,
  MAX_SEATS,
  MOST_DECISIONS,
  type State,
  type View,
} from '@tabularium/kernel'
import type { Tuning } from './tuning.ts'

export interface Playout<S extends State> {
  /** Of a game that is over: what each seat gets of it, into the reward. */
  settle(s: S): void
  /** Plays on, so many steps after the decision, until the reward is known. */
  playOn(s: S, steps: number): void
}

export function newPlayout<S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  tuning: Tuning<S, A>,
  chance: FastChance,
  reward: Float64Array,
): Playout<S> {
  const legal: A[] = []

  const settle = (s: S): void => {
    if (tuning.reward) {
      tuning.reward(s, reward)
      return
    }
    reward.fill(0)
    const winners = game.result(s)?.winners ?? []
    for (let i = 0; i < winners.length; i++) reward[winners[i]] = 1 / winners.length
  }

  const playOn = (s: S, from: number): void => {
    for (let steps = from; steps < MOST_DECISIONS; steps++) {
      const waiting = game.waiting(s)
      if (waiting.length === 0) {
        settle(s)
        return
      }
      if (tuning.estimate?.(s, steps, reward)) return
      const seat = waiting[0]
      let action = tuning.playout?.(s, seat, chance)
      if (action === undefined) {
        const n = game.legal(s, seat, legal)
        action = legal[n === 1 ? 0 : chance.number(n)]
      }
      game.apply(s, seat, action, chance)
    }
    // Played on for longer than any real game: level.
    reward.fill(1 / MAX_SEATS)
  }

  return { settle, playOn }
}
