// A judge that searches a tree, with or without a trained network.

import { type Action, FastChance, type Game, type Seat, type State } from '@tabularium/kernel'
import { forcedWin, proofBudget } from '../ending.ts'
import { newSearch } from '../mcts.ts'
import type { Tuning } from '../tuning.ts'
import type { Judge } from './judge.ts'

/** So many of the moves tried most are compared with the one that was made. */
const MOST_NAMED = 3

/** Below so many iterations there are too few for more than one. */
const FEW = 100

/** Among simultaneous choosers an iteration may end before the seat is asked: it is repeated so often at most. */
const AGAIN = 16

export function treeJudge(game: Game, tuning: Tuning, slice: number): Judge {
  const chance = new FastChance(0)
  const search = newSearch(game, tuning, chance)
  let base: State
  let me: Seat = 0
  let worlds = ''

  const force = (action: Action): void => {
    for (let i = 0; i < AGAIN; i++) if (search.iterate(action) !== undefined) return
  }

  return {
    slice,
    begin({ view, seat }, seed) {
      chance.reseed(seed)
      worlds = seed
      base = game.imagine(view, chance)
      me = seat
      search.begin(base, seat, undefined)
    },
    matters: () => true,
    *screen({ seat, legal, played }, iterations, most = iterations < FEW ? 1 : MOST_NAMED) {
      const sure =
        search.sureWin(legal) ??
        (tuning.isEnding?.(base) ? forcedWin(game, base, seat, legal, proofBudget({ iterations })) : undefined)
      for (let i = 1; i <= iterations; i++) {
        search.iterate()
        if (i % slice === 0) yield
      }
      const visits = (action: Action): number => search.visitsOf(seat, action)
      const byVisits = [...legal].sort((a, b) => visits(b) - visits(a) || a.id - b.id)
      const best = sure ?? search.best(seat, legal)
      const named = [best, ...byVisits.filter(action => action !== best && visits(action) > 0)]
      const few = named.slice(0, most)
      // What was seldom tried has been looked at less far ahead: it catches up before it is compared.
      const enough = visits(best) / 2
      for (const action of best === played ? [] : new Set([...few, played])) {
        for (let i = Math.min(iterations / 4, enough - visits(action)); i > 0; i--) {
          force(action)
          if (Math.ceil(i) % slice === 0) yield
        }
      }
      return few
    },
    tryIn(world, action) {
      chance.reseed(`${worlds}/${world}`)
      force(action)
      return search.reward
    },
    line: (action, most) => search.lineAfter(me, action, most),
  }
}
