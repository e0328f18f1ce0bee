// Rounds at tables of three to five. Tables hold people of about equal points who have met as seldom as can be, and seats
// rotate: everybody sits in every seat about as often.

import type { Seat } from '@tabularium/kernel'
import type { Entrant } from './tournament.ts'

export interface TablePlayer {
  readonly entrant: Entrant
  readonly points: number
  /** How often they met each of the others. */
  readonly met: ReadonlyMap<Entrant, number>
  /** How often they sat in each seat. */
  readonly seats: readonly number[]
  /** How often they had a bye. */
  readonly byes: number
}

export interface TableRound {
  /** In the order of the seats. */
  readonly tables: readonly (readonly Entrant[])[]
  readonly byes: readonly Entrant[]
}

const SMALLEST = 3

/** How many sit at each table: full ones first, none under three; who is left over has a bye. */
export function tableSizes(players: number, size: number): readonly number[] {
  for (let seated = players; seated >= SMALLEST; seated--) {
    const tables = Math.ceil(seated / size)
    const least = Math.floor(seated / tables)
    if (least < SMALLEST) continue
    return Array.from({ length: tables }, (_, i) => (i < seated % tables ? least + 1 : least))
  }
  return []
}

const MET = 64

/** What speaks against two at one table. */
function costOf(a: TablePlayer, b: TablePlayer): number {
  const met = a.met.get(b.entrant) ?? 0
  return MET * met ** 2 + (a.points - b.points) ** 2
}

const costAt = (player: TablePlayer, others: readonly TablePlayer[]): number =>
  others.reduce((sum, other) => (other === player ? sum : sum + costOf(player, other)), 0)

/** Two change places wherever that is better, until nothing is. */
function improved(tables: readonly TablePlayer[][]): void {
  for (let better = true; better; ) {
    better = false
    for (const [t, here] of tables.entries()) {
      for (const there of tables.slice(t + 1)) {
        for (let i = 0; i < here.length; i++) {
          for (let j = 0; j < there.length; j++) {
            const [a, b] = [here[i], there[j]]
            const others = here.filter(one => one !== a)
            const elsewhere = there.filter(one => one !== b)
            const before = costAt(a, others) + costAt(b, elsewhere)
            if (costAt(b, others) + costAt(a, elsewhere) >= before) continue
            here[i] = b
            there[j] = a
            better = true
          }
        }
      }
    }
  }
}

function* orders<T>(of: readonly T[]): Generator<readonly T[]> {
  if (of.length === 0) yield []
  for (const [i, first] of of.entries()) {
    for (const rest of orders([...of.slice(0, i), ...of.slice(i + 1)])) yield [first, ...rest]
  }
}

/** How uneven the seats would become. */
const seatCost = (players: readonly TablePlayer[]): number =>
  players.reduce((sum, { seats }, seat: Seat) => sum + 2 * (seats[seat] ?? 0) + 1, 0)

function seated(players: readonly TablePlayer[]): readonly Entrant[] {
  let best = players
  for (const order of orders(players)) if (seatCost(order) < seatCost(best)) best = order
  return best.map(({ entrant }) => entrant)
}

/** The next round of these, who stand in the order of the standings. */
export function pairTables(players: readonly TablePlayer[], size: number): TableRound {
  const sizes = tableSizes(players.length, size)
  const count = sizes.reduce((sum, one) => sum + one, 0)
  // Byes go to the last of those who had the fewest.
  const resting = [...players]
    .reverse()
    .sort((a, b) => a.byes - b.byes)
    .slice(0, players.length - count)
  const playing = players.filter(player => !resting.includes(player))
  let at = 0
  const tables = sizes.map(one => {
    at += one
    return playing.slice(at - one, at)
  })
  improved(tables)
  return { tables: tables.map(seated), byes: resting.map(({ entrant }) => entrant) }
}
