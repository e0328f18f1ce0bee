// Games for measurements: played at random, or dragged out to any length.

import { FastChance, type Game, openTable, type Seat, type Table } from '@tabularium/kernel'
import type { NewTable, StoredTable } from '../engine/engine.ts'
import { GAMES } from '../engine/games.ts'

export const NAMES = ['a', 'b', 'c', 'd', 'e']
export const gameOf = (id: string): Game => GAMES.get(id) as Game
export const seedOf = (n: number): string => n.toString(16).padStart(64, 'a')
export const fresh = (id: string, game: string, seats: number, n: number): NewTable => ({
  id,
  game,
  rules: gameOf(game).rules,
  options: {},
  seats: NAMES.slice(0, seats),
  seed: seedOf(n),
})
export function playOut(
  table: Table,
  random: FastChance,
  most = 1e9,
  choose?: (legal: readonly string[]) => readonly string[],
) {
  const moves: [Seat, string][] = []
  for (let waiting = table.waiting(); waiting.length > 0 && moves.length < most; waiting = table.waiting()) {
    const seat = waiting[random.number(waiting.length)]
    const all = table.legal(seat).map(({ notation }) => notation)
    const legal = choose?.(all) ?? all
    const action = legal[random.number(legal.length)]
    table.act(seat, action)
    moves.push([seat, action])
  }
  return moves
}

const SLOW = [/^lead .*senator/, /senator/, /^(collect|enough|done|pass|skip)/]

/** A game that goes on for long: senators come and go, and nobody draws or builds. */
export function longTable(moves: number): { table: Table; stored: StoredTable } {
  for (let n = 0; ; n++) {
    const start = fresh('long', 'glory-to-rome', 5, n)
    const table = openTable(gameOf(start.game), {
      config: { seats: 5, options: {} },
      seats: start.seats,
      seed: start.seed,
    })
    const random = new FastChance(n)
    playOut(table, random, moves, legal => {
      const slow = SLOW.map(kind => legal.filter(action => kind.test(action))).find(list => list.length > 0)
      return slow && random.number(100) > 0 ? slow : legal
    })
    if (table.moves < moves && n < 100) continue
    const { moves: made, setup } = table.secretRecord()
    return { table, stored: { ...start, number: made.length, moves: made, setup } }
  }
}
