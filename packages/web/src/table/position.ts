// Derived from a table or a state: the game as it is saved, whose view is shown, and the position in that view.

import type { Action, Seat, State, Table } from '@tabularium/kernel'
import type { Rules } from './rules.ts'
import type { SavedGame } from './store.ts'
import type { HelpState, Player, Position } from './table.ts'

/** The game as the store saves it. */
export function savedGameOf(
  id: string,
  table: Table,
  about: Pick<SavedGame, 'players' | 'options' | keyof HelpState>,
  record: string,
  touched = Date.now(),
): SavedGame {
  const result = table.result()
  return {
    id,
    game: table.game.id,
    ...about,
    moves: table.moves,
    waiting: table.waiting(),
    touched,
    record,
    ...(table.game.data && { data: table.game.data.hash }),
    ...(result && { result }),
  }
}

/** Who the position is shown to: the person asked, else the last one who moved, else the only one, else a spectator. */
export function viewerOf(table: Table, players: readonly Player[]): Seat | undefined {
  const isPerson = (seat: Seat): boolean => players[seat].bot === undefined
  const asked = table.waiting().filter(isPerson)
  if (asked.length > 0) return Math.min(...asked)
  const people = [...players.keys()].filter(isPerson)
  if (people.length < 2) return people[0]
  for (let i = table.moves - 1; i >= 0; i--) {
    const seat = table.moveAt(i)?.seat
    if (seat !== undefined && isPerson(seat)) return seat
  }
  return undefined
}

export function positionOf(rules: Rules, state: State, moves: number, seat: Seat | undefined): Position {
  const { game } = rules
  const list: Action[] = []
  const asked = seat !== undefined && game.waiting(state).includes(seat)
  const legal = asked ? list.slice(0, game.legal(state, seat, list)) : []
  const result = game.result(state)
  return {
    moves,
    seat,
    view: game.view(state, seat),
    legal: legal.map(action => action.notation),
    ...(result && { result }),
  }
}
