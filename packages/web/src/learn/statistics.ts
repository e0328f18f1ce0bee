// Statistics of one's own games: what is counted of each, sums with their intervals, groups, and the file for a spreadsheet.

import type { Ending } from '@tabularium/bots/analysis/explain'
import type { PlainMove } from '@tabularium/bots/analysis/plain'
import { splitSpec } from '@tabularium/bots/character'
import { LEVEL_IDS, wishOf } from '@tabularium/bots/levels'
import { wilson } from '@tabularium/bots/rating'
import type { Seat } from '@tabularium/kernel'
import type { GameLine } from '@tabularium/protocol'
import type { SavedGameSummary } from '../table/table.ts'
import { explained } from './mistakes.ts'
import { ownSeat } from './own-seat.ts'

/** Whom one played against: a level of the bots (`level.oracle`), another bot by its spec, or a person by name. */
export interface Opponent {
  readonly kind: 'level' | 'bot' | 'person'
  readonly name: string
}

/** One game, as it is counted. */
export interface GameFact {
  readonly id: string
  readonly where: 'here' | 'online'
  readonly game: string
  readonly seats: number
  /** From 0. */
  readonly seat: Seat
  readonly opponents: readonly Opponent[]
  /** One's share of the win: 1 alone, 1/2 of two, 0. */
  readonly score: number
  /** How the game ended. */
  readonly reason: string
  readonly moves: number
  /** In milliseconds since 1970. */
  readonly ended: number
  /** Won or lost with hints, moves taken back, or from a position out of another game: no measure of one's play. */
  readonly helped: boolean
  readonly rated: boolean
  /** What luck gave or took, where an analysis tells. */
  readonly luck?: number
}

const opponentOf = (name: string, bot: string | undefined, game: string): Opponent => {
  if (bot === undefined) return { kind: 'person', name }
  // Online a bot is called by its level.
  const { plain } = splitSpec(wishOf(bot, game))
  return plain === 'random' || LEVEL_IDS.some(id => id === plain)
    ? { kind: 'level', name: plain }
    : { kind: 'bot', name: bot }
}

const scoreOf = (winners: readonly Seat[], seat: Seat): number => (winners.includes(seat) ? 1 / winners.length : 0)

/** What luck did for a seat; undefined as long as moves are left that nobody has judged. */
export function luckOf(moves: readonly PlainMove[], seats: number, seat: Seat, ending: Ending): number | undefined {
  if (moves.length === 0 || moves.some(({ depth }) => depth === undefined)) return undefined
  return explained(moves, seats, ending).sums[seat].luck
}

/** A help that the record tells of: begun from another game's position, or a move taken back with what came after. */
const HELPED = /^(?:branch|takebacks): /m

/** A game of this device; undefined: it is not over, or nobody can tell whose it was. */
export function factOfSaved(
  summary: SavedGameSummary,
  { name, record = '', luck }: { readonly name: string; readonly record?: string; readonly luck?: number | undefined },
): GameFact | undefined {
  const { id, game, players, moves, waiting, result, touched, helped } = summary
  const seat = ownSeat(players, name)
  if (!result || waiting.length > 0 || seat === undefined || players.length < 2) return undefined
  return {
    ...{ id, where: 'here', game, seats: players.length, seat },
    opponents: players.filter((_, other) => other !== seat).map(one => opponentOf(one.name, one.bot, game)),
    ...{ score: scoreOf(result.winners, seat), reason: result.reason, moves, ended: touched },
    helped: helped !== undefined || HELPED.test(record),
    rated: false,
    ...(luck !== undefined && { luck }),
  }
}

/** A game of the server; undefined: nobody won or lost it. */
export function factOfLine({ id, game, seats, seat, ended, moves, rated, outcome }: GameLine): GameFact | undefined {
  if (!outcome || outcome.winners.length === 0 || seats.length < 2) return undefined
  return {
    ...{ id, where: 'online', game, seats: seats.length, seat },
    opponents: seats.filter((_, other) => other !== seat).map(one => opponentOf(one.name, one.bot, game)),
    ...{ score: scoreOf(outcome.winners, seat), reason: outcome.reason, moves, ended, helped: false, rated },
  }
}

export interface Filter {
  /** '': all. */
  readonly game: string
  readonly where: '' | GameFact['where']
  readonly helped: boolean
}

export const filtered = (facts: readonly GameFact[], { game, where, helped }: Filter): readonly GameFact[] =>
  facts.filter(
    fact => (game === '' || fact.game === game) && (where === '' || fact.where === where) && (helped || !fact.helped),
  )

export interface Mean {
  readonly games: number
  readonly mean: number
  /** 95%; from minus to plus infinity where one game says nothing. */
  readonly low: number
  readonly high: number
}

const Z95 = 1.959963984540054

/** Student's factor for so many degrees of freedom, by the expansion around the normal one: within 2% from three on. */
function student(freedom: number): number {
  if (freedom === 1) return 12.706
  if (freedom === 2) return 4.303
  const z = Z95
  return (
    z +
    (z ** 3 + z) / (4 * freedom) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * freedom ** 3)
  )
}

export function meanOf(values: readonly number[]): Mean {
  const games = values.length
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, games)
  if (games < 2) return { games, mean, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY }
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (games - 1)
  const within = student(games - 1) * Math.sqrt(variance / games)
  return { games, mean, low: mean - within, high: mean + within }
}

export interface Summary {
  readonly games: number
  /** The share of wins, and its 95% interval. */
  readonly score: number
  readonly low: number
  readonly high: number
  /** The same less what luck did, of the games that were analysed; and how those ended. */
  readonly adjusted?: Mean & { readonly score: number }
}

export function summarise(facts: readonly GameFact[]): Summary {
  const won = facts.reduce((sum, { score }) => sum + score, 0)
  const analysed = facts.flatMap(({ score, luck }) => (luck === undefined ? [] : [{ score, less: score - luck }]))
  return {
    games: facts.length,
    score: won / Math.max(1, facts.length),
    ...wilson(won, facts.length),
    ...(analysed.length > 0 && {
      adjusted: {
        ...meanOf(analysed.map(({ less }) => less)),
        score: analysed.reduce((sum, { score }) => sum + score, 0) / analysed.length,
      },
    }),
  }
}

export const DIMENSIONS = ['game', 'opponent', 'seat', 'seats', 'reason', 'month'] as const
export type Dimension = (typeof DIMENSIONS)[number]

const monthOf = (time: number): string => {
  const date = new Date(time)
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`
}

/** Where a game belongs; against several opponents, with each of them. How games end is told game by game: `game/reason`. */
export function groupsOf(fact: GameFact, dimension: Dimension): readonly string[] {
  switch (dimension) {
    case 'game':
      return [fact.game]
    case 'opponent':
      return [...new Set(fact.opponents.map(({ kind, name }) => `${kind} ${name}`))]
    case 'seat':
      return [String(fact.seat + 1)]
    case 'seats':
      return [String(fact.seats)]
    case 'reason':
      return [`${fact.game}/${fact.reason}`]
    case 'month':
      return [monthOf(fact.ended)]
  }
}

/** The groups with what came of them: months in their order, seats by number, others the most frequent first. */
export function grouped(
  facts: readonly GameFact[],
  dimension: Dimension,
): readonly { readonly group: string; readonly summary: Summary }[] {
  const groups = new Map<string, GameFact[]>()
  for (const fact of facts) {
    for (const group of groupsOf(fact, dimension)) groups.set(group, [...(groups.get(group) ?? []), fact])
  }
  const byName = dimension === 'month' || dimension === 'seat' || dimension === 'seats'
  return [...groups]
    .map(([group, list]) => ({ group, summary: summarise(list) }))
    .sort((a, b) => (byName ? 0 : b.summary.games - a.summary.games) || (a.group < b.group ? -1 : 1))
}

const COLUMNS = [
  'ended',
  'where',
  'game',
  'seats',
  'seat',
  'opponents',
  'score',
  'reason',
  'moves',
  'rated',
  'helped',
  'luck',
  'id',
] as const

/** For a spreadsheet. A text that would begin a formula there is quoted with an apostrophe. */
const cell = (value: string): string => {
  const safe = /^[=+\-@\t\r]/.test(value) && !/^-?[\d.]+$/.test(value) ? `'${value}` : value
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const plainFact = (fact: GameFact) => ({
  ...fact,
  ended: new Date(fact.ended).toISOString(),
  seat: fact.seat + 1,
  opponents: fact.opponents.map(({ name }) => name),
})

export function csvOf(facts: readonly GameFact[]): string {
  const rows = facts.map(fact => {
    const plain: Readonly<Record<string, unknown>> = {
      ...plainFact(fact),
      opponents: fact.opponents.map(({ name }) => name).join('; '),
    }
    return COLUMNS.map(column => cell(String(plain[column] ?? ''))).join(',')
  })
  return `${[COLUMNS.join(','), ...rows].join('\r\n')}\r\n`
}

export const jsonOf = (facts: readonly GameFact[]): string => `${JSON.stringify(facts.map(plainFact), undefined, 2)}\n`
