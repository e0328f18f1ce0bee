// What a search is told about Assyrian Wars: which moves the hand-written player would make, how far it is played on by
// them, and which decisions are worth a thought.

import type { AssyrianWars, AwAction, AwState } from '@tabularium/assyrian-wars'
import type { At } from '@tabularium/assyrian-wars/rules'
import { completeOptions, firstChance, isProblem, MAX_SEATS } from '@tabularium/kernel'
import { shares } from '../arithmetic.ts'
import { alsoOthers, tuneBy } from '../heuristic-bot.ts'
import { b, thinkOn } from '../sensible/assyrian-wars/board.ts'
import { scoreOn } from '../sensible/assyrian-wars/score.ts'
import type { Tuning } from '../tuning.ts'
import { chances, evaluate, reward, worth } from './assyrian-wars/evaluation.ts'

/** A playout is the hand-written player's own game: with the same dice two of them can be compared. */
const NOISE = 0

/** More than the rounds of any turn. */
const ROUNDS = 64

/** Where the marker of impulses has come to, in places on the track. It moves between impulses only. 3.1 */
function stage({ turn, round, marker, first }: AwState): number {
  const places = b.onTrack
  return (turn * ROUNDS + round) * places + ((marker - first + places) % places)
}

/** So many times round the track: after once, much that looks like a gain has only been done sooner. */
const LAPS = 2

/** Where the playout is broken off: between two impulses. */
let horizon = 0

function estimate(s: AwState, steps: number, out: Float64Array): boolean {
  if (steps === 0) horizon = stage(s) + LAPS * b.onTrack
  if (stage(s) < horizon) return false
  evaluate(s, out)
  return true
}

/** Who takes losses, where something is put, small questions without a second good answer. */
const SMALL: ReadonlySet<At> = new Set([
  'losses',
  'place',
  'pick',
  'supply',
  'single',
  'mulligan',
  'harbour',
  'plunder',
  'relocating',
])

/** A move whose score is lower by so much is tried a third as often: in the impulse, and in answers, where tenths count. */
const WARMTH = 8
const COOL = 0.8

const EXPLORATION = 0.7

const top = (s: AwState): At => s.frames[s.frames.length - 1].at

export const tuneAssyrianWars = (game: AssyrianWars): Tuning<AwState, AwAction> =>
  tuneBy(game, {
    score: scoreOn(game.board),
    noise: NOISE,
    exploration: EXPLORATION,
    weigh(s, _moves, n, out) {
      const at = top(s)
      shares(out, n, at === 'act' || at === 'march' ? WARMTH : COOL)
      alsoOthers(out, n)
    },
    estimate(s, steps, out) {
      thinkOn(game.board)
      return estimate(s, steps, out)
    },
    reward(s, out) {
      thinkOn(game.board)
      reward(s, out)
    },
    // Whoever plays alone wins, whatever he does.
    matters: s => s.seats > 1 && !SMALL.has(top(s)),
  })

/** What the set-up of a table is worth to each seat, by scenario and number of seats: the same whatever is drawn. */
function startsOf(game: AssyrianWars): (s: AwState) => Float64Array {
  const known = new Map<string, Float64Array>()
  return s => {
    const scenario = b.scenarios[s.scenario].data.id
    const key = `${scenario} ${s.seats}`
    const before = known.get(key)
    if (before) return before
    const start = new Float64Array(MAX_SEATS)
    const options = completeOptions(game.options, { scenario })
    if (!isProblem(options)) worth(game.setup({ seats: s.seats, options }, firstChance), start)
    known.set(key, start)
    return start
  }
}

/** What an analysis is told: the same playouts, judged by the chances of winning. */
export function judgeAssyrianWars(game: AssyrianWars): Tuning<AwState, AwAction> {
  const startOf = startsOf(game)
  return {
    ...tuneAssyrianWars(game),
    estimate(s, steps, out) {
      thinkOn(game.board)
      if (!estimate(s, steps, out)) return false
      chances(s, startOf(s), out)
      return true
    },
  }
}
