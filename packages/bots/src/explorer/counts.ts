// What many games of strong players began with, and how often that won: sums under short keys, so that games can be counted in
// parts and added up in any order. The same file is written by the command and read by the page.

import type { Action, Event, Options, Problem, Seat } from '@tabularium/kernel'
import { type Interval, wilson } from '../rating.ts'

const FORMAT = 1

/** Games of one seed, from number 0 on. */
export interface ExplorerRun {
  readonly seed: string
  readonly games: number
}

export interface ExplorerHeader {
  readonly game: string
  readonly rules: number
  readonly seats: number
  readonly options: Options
  /** Who plays: the same bot has all seats of a game; where several are named, they take games in turn. */
  readonly bots: readonly string[]
}

export interface ExplorerCounts extends ExplorerHeader {
  readonly runs: readonly ExplorerRun[]
  /** How many games were broken off: they are counted nowhere else. */
  readonly unfinished: number
  /** Sums by key; what the places of a list mean is said by the game's counter. */
  readonly tables: Readonly<Record<string, readonly number[]>>
}

export type Tables = Record<string, number[]>

/** What one game is counted by: told of every decision, of what happens, and of the end. */
export interface GameCounter {
  decision(seat: Seat, legal: readonly Action[], action: Action): void
  event?(event: Event): void
  /** Half wins by seat: 2 for a win, 1 for a shared one. */
  end(halves: readonly number[]): void
}

/** Counts the games of a table of so many seats into tables. */
export type CounterOf = (seats: number, tables: Tables) => GameCounter

/** Adds to a place of a list of so many, which begins with zeros. */
export function add(tables: Tables, key: string, size: number, at: number, amount = 1): void {
  tables[key] ??= new Array<number>(size).fill(0)
  tables[key][at] += amount
}

export function addTables(into: Tables, from: ExplorerCounts['tables']): void {
  for (const [key, list] of Object.entries(from)) {
    for (const [at, amount] of list.entries()) add(into, key, list.length, at, amount)
  }
}

/** Counts that wait for the end of the game: whoever wins gets them. */
export interface Wager {
  readonly key: string
  readonly size: number
  readonly at: number
  readonly seat: Seat
}

export const settle = (tables: Tables, wagers: readonly Wager[], halves: readonly number[]): void => {
  for (const { key, size, at, seat } of wagers) add(tables, key, size, at, halves[seat])
}

export const gamesIn = ({ runs, unfinished }: Pick<ExplorerCounts, 'runs' | 'unfinished'>): number =>
  runs.reduce((sum, { games }) => sum + games, 0) - unfinished

const sameList = (a: readonly string[], b: readonly string[]): boolean => a.join() === b.join()

const sortedOptions = (options: Options): string[] =>
  Object.entries(options)
    .map(([name, value]) => `${name}=${value}`)
    .sort()

/** Why counts cannot be put together, or undefined. */
export function differs(a: ExplorerHeader, b: ExplorerHeader): Problem | undefined {
  const say = (what: string, one: unknown, other: unknown): Problem => ({
    problem: `the counts are of different ${what}: ${one} and ${other}`,
  })
  if (a.game !== b.game) return say('games', a.game, b.game)
  if (a.rules !== b.rules) return say('versions of the rules', a.rules, b.rules)
  if (a.seats !== b.seats) return say('numbers of players', a.seats, b.seats)
  if (!sameList(sortedOptions(a.options), sortedOptions(b.options))) {
    return say('options', sortedOptions(a.options).join(' '), sortedOptions(b.options).join(' '))
  }
  return sameList(a.bots, b.bots) ? undefined : say('bots', a.bots.join(','), b.bots.join(','))
}

/** All games of both; no game may be in both. */
export function mergeCounts(a: ExplorerCounts, b: ExplorerCounts): ExplorerCounts | Problem {
  const problem = differs(a, b)
  if (problem) return problem
  const twice = a.runs.find(({ seed }) => b.runs.some(other => other.seed === seed))
  if (twice) return { problem: `games of the seed '${twice.seed}' are in both` }
  const tables: Tables = {}
  addTables(tables, a.tables)
  addTables(tables, b.tables)
  return { ...a, runs: [...a.runs, ...b.runs], unfinished: a.unfinished + b.unfinished, tables }
}

/** One key a line, in their order: two files can be compared. */
export function writeCounts({ tables, ...header }: ExplorerCounts): string {
  const lines = Object.keys(tables)
    .sort()
    .map(key => `${JSON.stringify(key)}:${JSON.stringify(tables[key])}`)
  const head = JSON.stringify({ format: FORMAT, ...header }).slice(0, -1)
  return `${head},"tables":{\n${lines.join(',\n')}\n}}\n`
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

const isRun = (run: unknown): run is ExplorerRun =>
  typeof run === 'object' &&
  run !== null &&
  typeof (run as ExplorerRun).seed === 'string' &&
  isWhole((run as ExplorerRun).games)

export function readCounts(text: string): ExplorerCounts | Problem {
  let found: Partial<ExplorerCounts & { format: number }> | null
  try {
    found = JSON.parse(text)
  } catch {
    return { problem: 'these are no counts of an explorer: not JSON' }
  }
  if (typeof found !== 'object' || found === null || found.format !== FORMAT) {
    return { problem: `these are no counts of an explorer, or not of the format ${FORMAT}` }
  }
  const { game, rules, seats, options, bots, runs, unfinished, tables } = found
  const isSound =
    typeof game === 'string' &&
    isWhole(rules) &&
    isWhole(seats) &&
    typeof options === 'object' &&
    options !== null &&
    Array.isArray(bots) &&
    bots.every(bot => typeof bot === 'string') &&
    Array.isArray(runs) &&
    runs.every(isRun) &&
    isWhole(unfinished) &&
    typeof tables === 'object' &&
    tables !== null &&
    Object.values(tables).every(list => Array.isArray(list) && list.every(isWhole))
  if (!isSound) return { problem: 'these counts of an explorer are damaged' }
  return { game, rules, seats, options, bots, runs, unfinished, tables }
}

/** How a choice did: of `of` games in which it could be made, it was made in `games`. */
export interface ExplorerRow {
  readonly name: string
  /** Undefined: it is not known how often it could have been. */
  readonly of?: number
  readonly games: number
  /** The share of wins, a shared one as half, and its 95% interval. */
  readonly won: number
  readonly interval: Interval
}

export const rowOf = (name: string, games: number, halves: number, of?: number): ExplorerRow => ({
  name,
  ...(of !== undefined && { of }),
  games,
  won: games === 0 ? 0 : halves / 2 / games,
  interval: wilson(halves / 2, games),
})
