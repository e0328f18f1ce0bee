// The first structures of Glory to Rome: what is counted of a game, and how it is read. A player's place is counted from the one
// who leads first.
//   laid:<which>:<place>   the first, second and third structure laid; for each: could be laid then, laid, half wins
//   then:<first>           what was laid second after this first: for each: laid, half wins
//   done:<place>           the first structure completed; for each: games, half wins, rounds in all
//   ever:<place>           for each structure: games in which it was completed, half wins

import type { GrAction } from '@tabularium/glory-to-rome'
import type { Action, Event, Seat } from '@tabularium/kernel'
import { add, type CounterOf, type ExplorerCounts, type ExplorerRow, rowOf, settle, type Wager } from './counts.ts'

/** So many structures of each player are looked at. */
export const LAID = 3

const STRUCTURES = 40

interface Founding extends Action {
  readonly card: Extract<GrAction, { readonly kind: 'found' }>['card']
}

interface Told extends Event {
  readonly seat: Seat
  readonly structure: string
  readonly round: number
}

/** The counter needs the structures by name, as events tell of them. */
export const countGloryToRome =
  (names: readonly string[]): CounterOf =>
  (seats, tables) => {
    const wagers: Wager[] = []
    const laid: number[][] = Array.from({ length: seats }, () => [])
    const completed: Set<number>[] = Array.from({ length: seats }, () => new Set())
    let first: Seat | undefined
    let round = 1
    const placeOf = (seat: Seat): number => (seat - (first ?? 0) + seats) % seats
    const count = (key: string, size: number, at: number, seat: Seat): void => {
      add(tables, key, size, at)
      wagers.push({ key, size, at: at + 1, seat })
    }
    return {
      decision(seat, legal, action) {
        first ??= seat
        if (action.kind !== 'found') return
        const { card } = action as Founding
        const before = laid[seat]
        const which = before.length
        before.push(card)
        if (which >= LAID) return
        const key = `laid:${which}:${placeOf(seat)}`
        const could = new Set(legal.filter(({ kind }) => kind === 'found').map(founding => (founding as Founding).card))
        for (const one of could) add(tables, key, 3 * STRUCTURES, 3 * one)
        count(key, 3 * STRUCTURES, 3 * card + 1, seat)
        if (which === 1) count(`then:${before[0]}`, 2 * STRUCTURES, 2 * card, seat)
      },
      event(event) {
        if (event.at === 'round') round = (event as Told).round
        if (event.at !== 'completed') return
        const { seat, structure } = event as Told
        const card = names.indexOf(structure)
        if (completed[seat].has(card)) return
        if (completed[seat].size === 0) {
          const key = `done:${placeOf(seat)}`
          count(key, 3 * STRUCTURES, 3 * card, seat)
          add(tables, key, 3 * STRUCTURES, 3 * card + 2, round)
        }
        completed[seat].add(card)
        count(`ever:${placeOf(seat)}`, 2 * STRUCTURES, 2 * card, seat)
      },
      end: halves => settle(tables, wagers, halves),
    }
  }

const places = (counts: ExplorerCounts, place: number | undefined): readonly number[] =>
  place === undefined ? Array.from({ length: counts.seats }, (_, i) => i) : [place]

/** The sum of a place of the lists of these keys. */
const summed = ({ tables }: ExplorerCounts, keys: readonly string[]) => {
  const lists = keys.map(key => tables[key] ?? [])
  return (at: number): number => lists.reduce((all, list) => all + (list[at] ?? 0), 0)
}

/** The structures laid as the first, second or third (`which` from 0), by all or by who sits in this place. */
export function laidRows(
  counts: ExplorerCounts,
  names: readonly string[],
  which: number,
  place?: number,
): readonly ExplorerRow[] {
  const sum = summed(
    counts,
    places(counts, place).map(one => `laid:${which}:${one}`),
  )
  return names.flatMap((name, i) => {
    const of = sum(3 * i)
    return of === 0 ? [] : [rowOf(name, sum(3 * i + 1), sum(3 * i + 2), of)]
  })
}

/** What was laid second after this one. */
export function thenRows(counts: ExplorerCounts, names: readonly string[], first: string): readonly ExplorerRow[] {
  const sum = summed(counts, [`then:${names.indexOf(first)}`])
  const of = names.reduce((all, _, i) => all + sum(2 * i), 0)
  return names.flatMap((name, i) => (sum(2 * i) === 0 ? [] : [rowOf(name, sum(2 * i), sum(2 * i + 1), of)]))
}

/** The first structure completed; `round` is the one in which that was, on average. */
export function doneRows(
  counts: ExplorerCounts,
  names: readonly string[],
  place?: number,
): readonly (ExplorerRow & { readonly round: number })[] {
  const sum = summed(
    counts,
    places(counts, place).map(one => `done:${one}`),
  )
  const of = names.reduce((all, _, i) => all + sum(3 * i), 0)
  return names.flatMap((name, i) => {
    const games = sum(3 * i)
    return games === 0 ? [] : [{ ...rowOf(name, games, sum(3 * i + 1), of), round: sum(3 * i + 2) / games }]
  })
}

/** Structures completed at any time. */
export function everRows(counts: ExplorerCounts, names: readonly string[], place?: number): readonly ExplorerRow[] {
  const sum = summed(
    counts,
    places(counts, place).map(one => `ever:${one}`),
  )
  return names.flatMap((name, i) => (sum(2 * i) === 0 ? [] : [rowOf(name, sum(2 * i), sum(2 * i + 1))]))
}
