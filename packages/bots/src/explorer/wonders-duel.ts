// The draft of 7 Wonders Duel and the first turns of Age I: what is counted of a game, and how it is read.
//   draft:<pick>:<open wonders>   for each open wonder: taken, half wins
//   wonder:<seat>                 for each wonder: owned, half wins, built, half wins when built
//   pair                          for each two wonders of one player, the lower first: games, half wins
//   turn:<turn>                   for each card of Age I: open, built, half wins, discarded, …, under a wonder, …
//   beside:<card>                 first turn with this card open: for each card: open too, taken, half wins

import type { Action, Seat } from '@tabularium/kernel'
import type { WdAction } from '@tabularium/wonders-duel'
import {
  add,
  type CounterOf,
  type ExplorerCounts,
  type ExplorerRow,
  rowOf,
  settle,
  type Tables,
  type Wager,
} from './counts.ts'

/** So many turns of Age I are looked at. */
export const TURNS = 4
/** Picks of the draft that leave a choice: the last wonder of each four goes to whoever is left. */
export const PICKS = [0, 1, 2, 4, 5, 6] as const
export const USES = ['build', 'discard', 'wonder'] as const
export type Use = (typeof USES)[number]

/** What the numbers of the file stand for, by the order of the game's own lists. */
export interface WondersDuelNames {
  readonly wonders: readonly string[]
  /** Of Age I. */
  readonly cards: readonly string[]
}

type Wonder = Extract<WdAction, { readonly kind: 'draft' }>['wonder']
type Card = Extract<WdAction, { readonly kind: 'build' }>['card']

/** Fields of the actions that are read here. */
interface Fields extends Action {
  readonly wonder: Wonder
  readonly card: Card
}

const WONDERS = 12
const CARDS = 23

/** A set as text: the members' numbers as bits, in base 36. */
const keyOf = (members: readonly number[]): string =>
  members.reduce((bits, member) => bits | (1 << member), 0).toString(36)

const draftKey = (pick: number, open: readonly number[]): string => `draft:${pick}:${keyOf(open)}`
const turnKey = (turn: number): string => `turn:${turn}`
const besideKey = (card: Card): string => `beside:${card}`
const TURN_SIZE = 1 + 2 * USES.length

/** The place of a pair in the list of all pairs, the lower first. */
const pairAt = (a: number, b: number): number => {
  const [low, high] = a < b ? [a, b] : [b, a]
  return (low * (2 * WONDERS - low - 1)) / 2 + (high - low - 1)
}
const PAIRS = (WONDERS * (WONDERS - 1)) / 2

export const countWondersDuel: CounterOf = (seats, tables) => {
  const wagers: Wager[] = []
  const owned: Wonder[][] = Array.from({ length: seats }, () => [])
  let picks = 0
  let turns = 0
  const count = (key: string, size: number, at: number, seat: Seat): void => {
    add(tables, key, size, at)
    wagers.push({ key, size, at: at + 1, seat })
  }

  const draft = (seat: Seat, legal: readonly Fields[], { wonder }: Fields): void => {
    const open = legal.map(action => action.wonder).sort((a, b) => a - b)
    const pick = picks++
    owned[seat].push(wonder)
    if (open.length === 2) {
      // 4.1: the last of each four goes, without being asked, to whoever had the first pick of them.
      owned[(pick < 4 ? 0 : 1) % seats].push(open[0] === wonder ? open[1] : open[0])
      picks++
    }
    if (open.length > 1) count(draftKey(pick, open), 2 * open.length, 2 * open.indexOf(wonder), seat)
  }

  const turn = (seat: Seat, legal: readonly Fields[], action: Fields): void => {
    if (action.kind === 'wonder') count(`wonder:${seat}`, 4 * WONDERS, 4 * action.wonder + 2, seat)
    const number = turns++
    if (number >= TURNS) return
    const open = [...new Set(legal.map(({ card }) => card))]
    for (const card of open) add(tables, turnKey(number), TURN_SIZE * CARDS, TURN_SIZE * card)
    const use = USES.indexOf(action.kind as Use)
    count(turnKey(number), TURN_SIZE * CARDS, TURN_SIZE * action.card + 1 + 2 * use, seat)
    if (number > 0) return
    for (const card of open) {
      for (const other of open) add(tables, besideKey(card), 3 * CARDS, 3 * other)
      count(besideKey(card), 3 * CARDS, 3 * action.card + 1, seat)
    }
  }

  return {
    decision(seat, legal, action) {
      if (action.kind === 'draft') draft(seat, legal as readonly Fields[], action as Fields)
      else if (USES.includes(action.kind as Use)) turn(seat, legal as readonly Fields[], action as Fields)
    },
    end(halves) {
      for (const [seat, wonders] of owned.entries()) {
        for (const [i, wonder] of wonders.entries()) {
          count(`wonder:${seat}`, 4 * WONDERS, 4 * wonder, seat)
          for (const other of wonders.slice(i + 1)) count('pair', 2 * PAIRS, 2 * pairAt(wonder, other), seat)
        }
      }
      settle(tables, wagers, halves)
    },
  }
}

const listOf = ({ tables }: Pick<ExplorerCounts, 'tables'>, key: string): readonly number[] => tables[key] ?? []

/** The wonders as drafted at this pick, over all that could be open: how often taken where open, and how it went. */
export function draftRows(counts: ExplorerCounts, names: WondersDuelNames, pick: number): readonly ExplorerRow[] {
  const sums: Tables = {}
  for (const [key, list] of Object.entries(counts.tables)) {
    const [table, number, bits] = key.split(':')
    if (table !== 'draft' || Number(number) !== pick) continue
    const games = list.reduce((sum, amount, at) => (at % 2 === 0 ? sum + amount : sum), 0)
    for (const [i, wonder] of membersOf(bits).entries()) {
      add(sums, String(wonder), 3, 0, games)
      add(sums, String(wonder), 3, 1, list[2 * i])
      add(sums, String(wonder), 3, 2, list[2 * i + 1])
    }
  }
  return names.wonders.flatMap((name, wonder) => {
    const [of, games, halves] = sums[wonder] ?? []
    return of ? [rowOf(name, games, halves, of)] : []
  })
}

const membersOf = (bits: string): readonly number[] => {
  const set = Number.parseInt(bits, 36)
  return Array.from({ length: WONDERS }, (_, i) => i).filter(i => (set >> i) & 1)
}

/** What was taken at this pick with just these wonders open. */
export function openRows(
  counts: ExplorerCounts,
  names: WondersDuelNames,
  pick: number,
  open: readonly string[],
): readonly ExplorerRow[] {
  const members = open.map(name => names.wonders.indexOf(name)).sort((a, b) => a - b)
  const list = listOf(counts, draftKey(pick, members))
  const of = list.reduce((sum, amount, at) => (at % 2 === 0 ? sum + amount : sum), 0)
  return of === 0 ? [] : members.map((wonder, i) => rowOf(names.wonders[wonder], list[2 * i], list[2 * i + 1], of))
}

/** Wonders by who owned them, the first player (0), the second (1) or anybody; `built`: only games in which they were built. */
export function wonderRows(
  counts: ExplorerCounts,
  names: WondersDuelNames,
  { seat, built }: { readonly seat?: Seat | undefined; readonly built: boolean },
): readonly ExplorerRow[] {
  const lists = (seat === undefined ? [0, 1] : [seat]).map(one => listOf(counts, `wonder:${one}`))
  const sum = (at: number): number => lists.reduce((all, list) => all + (list[at] ?? 0), 0)
  return names.wonders.map((name, wonder) => {
    const at = 4 * wonder
    return built ? rowOf(name, sum(at + 2), sum(at + 3), sum(at)) : rowOf(name, sum(at), sum(at + 1))
  })
}

/** Two wonders in one hand; with `wonder`, all that go with that one. */
export function pairRows(
  counts: ExplorerCounts,
  names: WondersDuelNames,
  wonder?: string,
): readonly (ExplorerRow & { readonly other: string })[] {
  const list = listOf(counts, 'pair')
  return names.wonders.flatMap((first, a) =>
    names.wonders.flatMap((second, b) => {
      if (wonder === undefined ? a >= b : first !== wonder || a === b) return []
      const at = 2 * pairAt(a, b)
      return [{ ...rowOf(first, list[at] ?? 0, list[at + 1] ?? 0), other: second }]
    }),
  )
}

/** The cards of Age I at one of the first turns; `use`: built, discarded or put under a wonder, or any of these. */
export function turnRows(
  counts: ExplorerCounts,
  names: WondersDuelNames,
  turn: number,
  use?: Use,
): readonly ExplorerRow[] {
  const list = listOf(counts, turnKey(turn))
  const uses = use === undefined ? USES.map((_, i) => i) : [USES.indexOf(use)]
  return names.cards.flatMap((name, card) => {
    const at = TURN_SIZE * card
    const of = list[at] ?? 0
    const sum = (offset: number): number => uses.reduce((all, i) => all + list[at + 1 + 2 * i + offset], 0)
    return of === 0 ? [] : [rowOf(name, sum(0), sum(1), of)]
  })
}

/** The first turn of all games in which this card lay open. */
export function besideRows(counts: ExplorerCounts, names: WondersDuelNames, card: string): readonly ExplorerRow[] {
  const list = listOf(counts, besideKey(names.cards.indexOf(card)))
  return names.cards.flatMap((name, other) => {
    const of = list[3 * other] ?? 0
    return of === 0 ? [] : [rowOf(name, list[3 * other + 1], list[3 * other + 2], of)]
  })
}
