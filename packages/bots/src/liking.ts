// What players and searches make of an opinion of the moves, written by hand for one game.

import { type Action, FastChance, type Game, type Seat, type State, type View } from '@tabularium/kernel'
import type { Bot } from './bot.ts'
import { PLAIN, type Tuning } from './tuning.ts'

/** Writes how much each of `legal[0..n)` is liked. */
export type Rate<S, A> = (s: S, seat: Seat, legal: readonly A[], n: number, worths: Float64Array | number[]) => void

/** Looks at every legal action once and takes the one it likes best; each is misjudged by `slack` at most. */
export function likingBot<S extends State, V extends View, A extends Action>(
  name: string,
  game: Game<S, V, A>,
  rate: Rate<S, A>,
  seed: string | number,
  slack: number,
): Bot<V, A> {
  const chance = new FastChance(seed)
  const worths: number[] = []
  return {
    name,
    choose({ view, seat, legal }) {
      if (legal.length === 1) return legal[0]
      rate(game.imagine(view, chance), seat, legal, legal.length, worths)
      if (slack > 0) for (let i = 0; i < legal.length; i++) worths[i] += slack * chance.next() * 2 ** -32
      let best = 0
      for (let i = 1; i < legal.length; i++) if (worths[i] > worths[best]) best = i
      return legal[best]
    },
  }
}

/** Plays out as that player would; two moves less than `noise` apart are sometimes mistaken for each other. Without noise the
 *  same position has the same answer. */
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
      const worth = noise === 0 ? worths[i] : worths[i] + noise * chance.next() * 2 ** -32
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

/** An opinion and what a search has to know besides. */
export interface Opinion<S extends State, A extends Action>
  extends Pick<Tuning<S, A>, 'estimate' | 'exploration' | 'matters' | 'reward'> {
  readonly rate: Rate<S, A>
  /** Of playouts, see `nearlyBest`. */
  readonly noise: number
  /** Makes shares that add up to 1 out of how much each of `moves[0..n)` is liked. */
  weigh(s: S, moves: readonly A[], n: number, out: Float64Array): void
}

/** A search by an opinion: it says which moves are tried in the tree, and which are made in playouts. */
export const tuneBy = <S extends State, A extends Action>(
  game: { legal(s: S, seat: Seat, out: A[]): number },
  { rate, noise, weigh, ...rest }: Opinion<S, A>,
): Tuning<S, A> => ({
  ...PLAIN,
  ...rest,
  playout: nearlyBest(game, rate, noise),
  policy(s, seat, moves, n, out) {
    rate(s, seat, moves, n, out)
    weigh(s, moves, n, out)
  },
})
