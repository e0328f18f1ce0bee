// What a search is told about Mare Nostrum: which moves the hand-written player would make, for the tree and for short
// playouts, and what a position is worth to each seat when a playout is broken off.

import type { Seat } from '@tabularium/kernel'
import type { MareNostrum, MnAction, MnState } from '@tabularium/mare-nostrum'
import { shares } from '../arithmetic.ts'
import { EVEN, tuneBy } from '../heuristic-bot.ts'
import { evaluate } from '../sensible/mare-nostrum/evaluation.ts'
import { NEVER, scoreOn } from '../sensible/mare-nostrum/score.ts'
import { survey, thinkOn } from '../sensible/mare-nostrum/value.ts'
import type { Tuning } from '../tuning.ts'

/** In a playout, two moves less than this apart are mistaken for each other now and then. */
const NOISE = 0.5

/** A playout goes on for so many decisions at least, and to the next moment when everybody has collected. */
const HORIZON = 8

function estimate(s: MnState, steps: number, out: Float64Array): boolean {
  if (steps < HORIZON || s.frames[s.frames.length - 1].at !== 'token') return false
  survey(s)
  for (let seat: Seat = 0; seat < s.seats; seat++) out[seat] = evaluate(s, seat)
  shares(out, s.seats, 1)
  return true
}

/** A move worse by so many resources is tried a third as often. */
const WARMTH = 1.5

function weigh(moves: readonly MnAction[], n: number, out: Float64Array): void {
  let possible = 0
  for (let i = 0; i < n; i++) if (out[i] > NEVER) possible++
  shares(out, n, WARMTH)
  for (let i = 0; i < n; i++) {
    // What would only go in circles is never tried.
    out[i] = moves[i].kind === 'take-back' ? 0 : (1 - EVEN) * out[i] + EVEN / possible
  }
}

const EXPLORATION = 0.7

export const tuneMareNostrum = (game: MareNostrum): Tuning<MnState, MnAction> =>
  tuneBy(game, {
    score: scoreOn(game.board),
    noise: NOISE,
    exploration: EXPLORATION,
    weigh: (_, moves, n, out) => weigh(moves, n, out),
    estimate(s, steps, out) {
      thinkOn(game.board)
      return estimate(s, steps, out)
    },
  })
