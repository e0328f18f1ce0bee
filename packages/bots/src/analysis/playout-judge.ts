// A judge that plays each move on by rules of thumb, in the same imagined worlds for all of them, and looks where that leads.

import { type Action, FastChance, type Game, MAX_SEATS, type Seat, type State } from '@tabularium/kernel'
import type { LineMove } from '../mcts.ts'
import { byKind } from '../plan.ts'
import { newPlayout } from '../playout.ts'
import type { Tuning } from '../tuning.ts'
import type { Judge } from './judge.ts'

/** Of so many iterations one move is tried, the likeliest of every kind first; and so many at most. */
const ITERATIONS_A_MOVE = 3
const MOST_TRIED = 24

/** Worlds that were looked into on the way to the few best are not used again to compare these. */
const SCREENED = 1 << 20

export function playoutJudge(game: Game, tuning: Tuning, slice: number): Judge {
  const chance = new FastChance(0)
  const reward = new Float64Array(MAX_SEATS)
  const shares = new Float64Array(game.actions.all.length)
  const { playOn } = newPlayout(game, tuning, chance, reward)
  let base: State
  let spare: State | undefined
  let me: Seat = 0
  let worlds = ''

  const enter = (world: number, action: Action): State => {
    spare ??= game.clone(base)
    const s = spare
    game.copy(base, s)
    chance.reseed(`${worlds}/${world}`)
    game.redeal(s, me, chance)
    // The horizon is counted from the decision, whatever is chosen there.
    tuning.estimate?.(s, 0, reward)
    game.apply(s, me, action, chance)
    return s
  }

  const tryIn = (world: number, action: Action): Float64Array => {
    playOn(enter(world, action), 1)
    return reward
  }

  return {
    slice,
    begin({ view, seat }, seed) {
      chance.reseed(seed)
      worlds = seed
      base = game.imagine(view, chance)
      me = seat
    },
    matters: () => tuning.matters?.(base) !== false,
    *screen({ seat, legal, played }, iterations, most = 1) {
      shares.fill(1, 0, legal.length)
      tuning.policy?.(base, seat, legal, legal.length, shares)
      const tried = Math.min(MOST_TRIED, Math.max(2, Math.floor(iterations / ITERATIONS_A_MOVE)))
      let left = [...new Set([...byKind(legal, shares).slice(0, tried), played])].map(action => ({ action, sum: 0 }))
      let dropped: typeof left = []
      // Each round has half the moves and twice the worlds of the one before it.
      const rounds = 32 - Math.clz32(left.length - 1)
      let world = SCREENED
      for (let round = 0, done = 0; round < rounds && left.length > 1; round++) {
        const until = world + Math.max(1, Math.floor(iterations / rounds / left.length))
        for (; world < until; world++) {
          for (const one of left) {
            one.sum += tryIn(world, one.action)[seat]
            if (++done % slice === 0) yield
          }
        }
        left.sort((a, b) => b.sum - a.sum)
        const half = Math.ceil(left.length / 2)
        dropped = [...left.slice(half), ...dropped]
        left = left.slice(0, half)
      }
      return [...left, ...dropped].slice(0, most).map(({ action }) => action)
    },
    tryIn,
    line(action, most) {
      const s = enter(0, action)
      const line: LineMove[] = []
      const list: Action[] = []
      while (line.length < most) {
        const [seat] = game.waiting(s)
        if (seat === undefined) break
        const next = tuning.playout?.(s, seat, chance)
        const n = next ? 0 : game.legal(s, seat, list)
        const made = next ?? list[chance.number(n)]
        line.push({ seat, action: made })
        game.apply(s, seat, made, chance)
      }
      return line
    },
  }
}
