// What searches make of a hand-written player's opinion of the moves.

import type { Action, FastChance, Seat, State } from '@tabularium/kernel'
import type { Tuning } from '../tuning.ts'

/** Writes how much each of `legal[0..n)` is liked. */
export type Rate<S, A> = (s: S, seat: Seat, legal: readonly A[], n: number, worths: Float64Array | number[]) => void

/** Plays out as that player would; two moves less than `noise` apart are sometimes mistaken for each other. */
export function nearlyBest<S extends State, A extends Action>(
  game: { legal(s: S, seat: Seat, out: A[]): number },
  rate: Rate<S, A>,
  noise: number,
): NonNullable<Tuning<S, A>['playout']> {
  const legal: A[] = []
  const worths: number[] = []
  return (s: S, seat: Seat, chance: FastChance): A => {
    const n = game.legal(s, seat, legal)
    if (n === 1) return legal[0]
    rate(s, seat, legal, n, worths)
    let best = 0
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < n; i++) {
      const worth = worths[i] + noise * chance.next() * 2 ** -32
      if (worth > most) {
        most = worth
        best = i
      }
    }
    return legal[best]
  }
}

/** This share of the tries is spread over all moves alike. */
export const EVEN = 0.1

/** Gives some of the shares `out[0..n)` to all moves alike. */
export function alsoOthers(out: Float64Array, n: number): void {
  for (let i = 0; i < n; i++) out[i] = (1 - EVEN) * out[i] + EVEN / n
}
