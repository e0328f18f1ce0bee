// Which seat of a game on this device was one's own.

import type { Seat } from '@tabularium/kernel'
import type { Player } from '../table/table.ts'

/** The only person's seat; where several people shared the screen, the one with this name. Undefined: nobody can tell. */
export function ownSeat(players: readonly Player[], name: string): Seat | undefined {
  const people = players.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []))
  if (people.length === 1) return people[0]
  const namesakes = people.filter(seat => name !== '' && players[seat].name === name)
  return namesakes.length === 1 ? namesakes[0] : undefined
}
