// An arena: whoever is free is paired with somebody about as high in the standings, as often as they like, until the time
// is up. Points as in other arenas: 2 for a win, 1 for a draw, and double after two wins in a row until one does not win.

import { maximumWeightMatching } from './matching.ts'
import type { Entrant, Tournament } from './tournament.ts'
import { gamesOf, isDrawn, winnerOf } from './tournament.ts'

export interface FreePlayer {
  readonly entrant: Entrant
  /** Their place in the standings, from 1. */
  readonly place: number
  readonly lastOpponent: Entrant | undefined
  /** How often they have begun, less how often not. */
  readonly begins: number
  /** When their last game ended, or they came. */
  readonly since: number
}

const PAIRED = 2 ** 40
const AGAIN = 2 ** 30
const LARGEST_STEP = 2 ** 14

/** Whoever waits longest is not left over; nobody plays the same again while there is somebody else, `alone` or not. */
export function pairArena(free: readonly FreePlayer[], alone: boolean): readonly (readonly [Entrant, Entrant])[] {
  const all = [...free].sort((a, b) => a.since - b.since || a.entrant - b.entrant)
  const paired = all.length % 2 === 0 ? all : all.slice(0, -1)
  const mates = maximumWeightMatching(paired.length, (i, j) => {
    const [a, b] = [paired[i], paired[j]]
    const again = a.lastOpponent === b.entrant || b.lastOpponent === a.entrant
    if (again && !alone) return 0
    return PAIRED - (again ? AGAIN : 0) - Math.min(LARGEST_STEP, (a.place - b.place) ** 2)
  })
  return mates.flatMap((mate, i) => {
    if (mate < i) return []
    const [a, b] = [paired[i], paired[mate]]
    const first = a.begins - b.begins || b.place - a.place
    return [first <= 0 ? ([a.entrant, b.entrant] as const) : ([b.entrant, a.entrant] as const)]
  })
}

export interface ArenaScore {
  readonly points: number
  readonly double: boolean
}

const STREAK = 2

/** What each game brought, by the entry that paired it: in the order in which they ended. */
export function arenaScores(state: Tournament, entrant: Entrant): ReadonlyMap<number, ArenaScore> {
  const scores = new Map<number, ArenaScore>()
  let streak = 0
  const ended = gamesOf(state, entrant).filter(({ result }) => result !== undefined)
  for (const game of ended.sort((a, b) => (a.result?.number ?? 0) - (b.result?.number ?? 0))) {
    const won = winnerOf(game) === entrant
    const double = streak >= STREAK
    const points = won ? 2 : isDrawn(game) ? 1 : 0
    scores.set(game.pairing, { points: double ? 2 * points : points, double: double && points > 0 })
    streak = won ? streak + 1 : 0
  }
  return scores
}
