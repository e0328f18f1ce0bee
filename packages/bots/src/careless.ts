// A player with a beginner's mistakes, for any game that has a heuristic: it does not see all that it may do, has a fancy for
// some things and keeps it for the whole game, is the more mistaken the more the moves differ, and takes a disaster for
// something merely bad.

import { type Action, FastChance, type Game, type State, type View } from '@tabularium/kernel'
import type { Bot } from './bot.ts'
import type { Likes } from './character.ts'
import { LIKED, type Scoring } from './heuristic-bot.ts'

/** How careless one can be, in percent. */
export const MOST_CARELESS = 200

/** Of the moves it overlooks so many, where it is careless by 100 percent; never more than this share. */
const OVERLOOKED = 0.4
const MOST_OVERLOOKED = 0.6

/** The difference between a good move and a middling one counts up to so many units: a won game is not a thousand mistakes. */
const SPREAD_UNITS = 4

/** What is worse than the best by more than so many spreads looks no worse than that. */
const WORST = 2

export interface CarelessSetting<S extends State, A extends Action> {
  readonly name: string
  readonly seed: string | number
  readonly percent: number
  readonly likes?: Likes<S, A> | undefined
}

const draw = (chance: FastChance): number => chance.next() * 2 ** -32

/** A fancy for every action, from 0 to 1: half of it for its kind. */
function fancies(game: Game, chance: FastChance): Float64Array {
  const kinds = new Map(game.actions.kinds.map(kind => [kind, draw(chance)]))
  return Float64Array.from(game.actions.all, ({ kind }) => ((kinds.get(kind) ?? 0) + draw(chance)) / 2)
}

export function carelessBot<S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  { score, unit, never }: Scoring<S, A>,
  { name, seed, percent, likes }: CarelessSetting<S, A>,
): Bot<V, A> {
  const chance = new FastChance(seed)
  const fancy = fancies(game as unknown as Game, new FastChance(`${seed}/fancy`))
  const scores: number[] = []
  const careless = percent / 100
  const overlooks = Math.min(MOST_OVERLOOKED, careless * OVERLOOKED)

  return {
    name,
    choose({ view, seat, legal }) {
      if (legal.length === 1) return legal[0]
      const s = game.imagine(view, chance)
      score(s, seat, legal, legal.length, scores)
      const possible = legal.flatMap((_, i) => (scores[i] > never ? [i] : []))
      const open = possible.length > 0 ? possible : legal.map((_, i) => i)
      const ranked = open.map(i => scores[i]).sort((a, b) => b - a)
      const best = ranked[0]
      const spread = unit + Math.min(SPREAD_UNITS * unit, best - ranked[ranked.length >> 1])
      const seen = open.filter(() => draw(chance) >= overlooks)
      let chosen = -1
      let most = Number.NEGATIVE_INFINITY
      for (const i of seen.length > 0 ? seen : open) {
        const action = legal[i]
        const mistake = careless * spread * (draw(chance) + fancy[action.id])
        const liking = likes ? LIKED * unit * likes(s, seat, action) : 0
        const value = Math.max(scores[i], best - WORST * spread) + mistake + liking
        if (value <= most) continue
        most = value
        chosen = i
      }
      return legal[chosen]
    },
  }
}
