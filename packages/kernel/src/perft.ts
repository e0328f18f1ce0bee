// Counting: how many ways there are to play the next few decisions. Chance answers with the first item there is, unless
// told otherwise, so that a table of counts depends on the rules alone.

import type { Action } from './action.ts'
import { type Chance, firstChance } from './chance.ts'
import type { Game, State, View } from './game.ts'

/** The number of runs of exactly `depth` decisions from here. Where several seats wait, the lowest chooses first. */
export function perft<S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  state: S,
  depth: number,
  chance: Chance = firstChance,
): number {
  if (depth === 0) return 1
  const seat = game.waiting(state)[0]
  if (seat === undefined) return 0
  const actions: A[] = []
  const n = game.legal(state, seat, actions)
  if (depth === 1) return n
  let runs = 0
  const next = game.clone(state)
  for (let i = 0; i < n; i++) {
    game.copy(state, next)
    game.apply(next, seat, actions[i], chance)
    runs += perft(game, next, depth - 1, chance)
  }
  return runs
}

/** `perft`, divided by the first action. */
export function divide<S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  state: S,
  depth: number,
  chance: Chance = firstChance,
): ReadonlyMap<string, number> {
  const runs = new Map<string, number>()
  const seat = game.waiting(state)[0]
  if (seat === undefined || depth < 1) return runs
  const actions: A[] = []
  const n = game.legal(state, seat, actions)
  for (let i = 0; i < n; i++) {
    const next = game.clone(state)
    game.apply(next, seat, actions[i], chance)
    runs.set(actions[i].notation, perft(game, next, depth - 1, chance))
  }
  return runs
}
