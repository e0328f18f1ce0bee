// A game of Assyrian Wars that soon comes to a battle in which cards can be laid, for tests of what is told of them.

import { assyrianWars } from '@tabularium/assyrian-wars'
import { openTable } from '@tabularium/kernel'
import { seedOf } from './tables.testing.ts'

export const TWO_RIVERS = { scenario: 'two-rivers' }

/** Assyria goes for Sippar; whoever can answer does, the first wish first. */
const WISHES = ['react', 'intercept', 'to sippar', 'to dur-kurigalzu', 'march as-sin-ahu-usur', 'pay-supply', 'pass']
const wish = (legal: readonly string[]): string =>
  WISHES.flatMap(word => legal.find(one => one === word || one.startsWith(`${word} `)) ?? [])[0] ?? legal[0]

export interface FoundBattle {
  readonly seed: string
  /** Up to the moment in which a seat can lay one of two cards. */
  readonly moves: readonly (readonly [seat: number, notation: string])[]
  readonly seat: number
  readonly cards: readonly [string, string]
}

/** Three play; a reaction was given on the way. */
export function findBattle(): FoundBattle {
  for (let n = 0; n < 200; n++) {
    const seed = seedOf(`three at two rivers ${n}`)
    const config = { seats: 3, options: TWO_RIVERS }
    const table = openTable(assyrianWars, { config, seats: ['Ada', 'Bea', 'Cid'], seed })
    const moves: [number, string][] = []
    let reacted = false
    while (moves.length < 16) {
      const [seat] = table.waiting()
      const legal = table.legal(seat).map(({ notation }) => notation)
      const [first, second] = legal.filter(one => one.startsWith('lay '))
      if (second !== undefined && reacted) return { seed, moves, seat, cards: [first, second] }
      const notation = wish(legal)
      reacted ||= notation.startsWith('react ')
      moves.push([seat, notation])
      table.act(seat, notation)
    }
  }
  throw new Error('no battle with cards in sight')
}
