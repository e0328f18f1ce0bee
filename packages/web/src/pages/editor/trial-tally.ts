// What the games of a trial came to: wins of each seat between which limits, how long they were, how they ended.

import { wilson } from '@tabularium/bots/rating'
import type { TrialGame } from './trial-plan.ts'

export interface SeatTally {
  /** A shared win counts in parts. */
  readonly wins: number
  readonly share: number
  /** Between what the share lies, with 95 per cent certainty. */
  readonly low: number
  readonly high: number
  /** An equal share lies outside of that. */
  readonly uneven: 'strong' | 'weak' | undefined
}

export interface TrialTally {
  readonly games: number
  readonly seats: readonly SeatTally[]
  /** Moves of a game: the shortest, the middle one, the longest. */
  readonly lengths: readonly [number, number, number]
  /** How many ended how, the most frequent first. */
  readonly ends: readonly (readonly [reason: string, games: number])[]
  /** What went wrong, each sentence once, and in how many games. */
  readonly faults: readonly (readonly [fault: string, games: number])[]
}

function counted(list: readonly string[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>()
  for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a)
}

/** Of fewer games nothing is said. */
const FEW = 10

/** Games that went wrong say nothing of the balance; those that were broken off were won by nobody. */
export function tallyOf(played: readonly TrialGame[], seats: number): TrialTally {
  const sound = played.filter(({ fault }) => fault === undefined)
  const games = sound.length
  const lengths = sound.map(({ actions }) => actions).toSorted((a, b) => a - b)
  return {
    games,
    seats: Array.from({ length: seats }, (_, seat): SeatTally => {
      const wins = sound.reduce((sum, { winners }) => sum + (winners.includes(seat) ? 1 / winners.length : 0), 0)
      const { low, high } = wilson(wins, games)
      const uneven = games < FEW ? undefined : 1 / seats < low ? 'strong' : 1 / seats > high ? 'weak' : undefined
      return { wins, share: games === 0 ? 0 : wins / games, low, high, uneven }
    }),
    lengths: [lengths[0] ?? 0, lengths[Math.floor(games / 2)] ?? 0, lengths.at(-1) ?? 0],
    ends: counted(sound.map(({ reason }) => reason)),
    faults: counted(played.flatMap(({ fault }) => (fault === undefined ? [] : [fault]))),
  }
}
