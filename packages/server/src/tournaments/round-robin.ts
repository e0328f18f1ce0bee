// Everybody against everybody, by the tables of Johann Berger as FIDE prints them: who begins is as even as it can be.

import type { Round } from './swiss.ts'
import type { Entrant } from './tournament.ts'

/** How many rounds so many play. */
export const roundsOfAll = (players: number): number => (players < 2 ? 0 : players % 2 === 0 ? players - 1 : players)

/** A round, counted from 1. Where their number is odd, whoever would meet the one too many has a bye. */
export function bergerRound(players: readonly Entrant[], round: number): Round {
  const odd = players.length % 2 === 1
  const size = odd ? players.length + 1 : players.length
  const last = size - 1
  const k = round - 1
  // The last stays; the others move on by half the table.
  const opponent = (k * (size / 2)) % last
  const numbers: (readonly [number, number])[] = [k % 2 === 0 ? [opponent, last] : [last, opponent]]
  for (let i = 1; i < size / 2; i++) numbers.push([(opponent + i) % last, (opponent - i + last) % last])
  const real = odd ? numbers.slice(1) : numbers
  return {
    pairs: real.map(([first, second]) => [players[first], players[second]] as const),
    bye: odd ? players[opponent] : undefined,
  }
}
