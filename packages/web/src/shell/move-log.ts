// The record in words: what each move told, newest first; and what a filter and a search leave of it.

import type { Event, Game, Message, Say, Seat, View } from '@tabularium/kernel'
import type { Board } from '../boards/board.ts'
import type { Replay } from '../table/table.ts'
import { seatOf } from './choices.ts'

export interface LogLine {
  readonly text: string
  /** Whose doing it is; undefined: chance's, or the rules'. */
  readonly seat: Seat | undefined
}

/** One move (0: the set-up). */
export interface LogMove {
  readonly move: number
  readonly seat: Seat | undefined
  readonly lines: readonly LogLine[]
  /** A bot made it for the person: the last line says so. */
  readonly standIn?: true
  /** The heading it stands under, where the game has headings. */
  readonly section?: string
}

/** What a game says about its record beyond the words of the events. */
export interface LogHooks {
  doerOf?(event: Event): Seat | undefined
  section?(before: Message | undefined, event: Event): Message | undefined
}

/** What the board of a game says about its record. */
export const logHooksOf = (board: Board, view: View): LogHooks => ({
  ...(board.doerOf && { doerOf: event => board.doerOf?.(view, event) }),
  ...(board.section && { section: board.section }),
})

export type LogFilter = 'all' | 'chance' | Seat

type MoveEvents = readonly Event[]

/** Memoised by speaker and events: a log grows by a move, the rest of it keeps its identity. */
const memo = new WeakMap<Say, WeakMap<MoveEvents, LogMove>>()

function moveOf(game: Game, events: MoveEvents, move: number, say: Say, hooks: LogHooks): LogMove {
  const lines = events.map(event => ({
    text: say(game.text.event(event)),
    seat: seatOf(event) ?? hooks.doerOf?.(event),
  }))
  return { move, seat: lines.find(({ seat }) => seat !== undefined)?.seat, lines: withoutRepeats(lines) }
}

export function moveLogOf(
  game: Game,
  events: readonly MoveEvents[],
  say: Say,
  hooks: LogHooks = {},
): readonly LogMove[] {
  const known = memo.get(say) ?? new WeakMap<MoveEvents, LogMove>()
  memo.set(say, known)
  const { section: headed } = hooks
  let heading: Message | undefined
  let words: string | undefined
  return events
    .map((events, move) => {
      const section = words
      // What a move brings about begins after it.
      const next = headed ? events.reduce(headed, heading) : undefined
      if (next !== heading) words = next && say(next)
      heading = next
      const kept = known.get(events)
      if (kept?.move === move && kept.section === section) return kept
      const made = { ...moveOf(game, events, move, say, hooks), ...(section !== undefined && { section }) }
      known.set(events, made)
      return made
    })
    .reverse()
}

/** The same log, with a word under each move that a bot made for the person of the seat. */
export const withStandIns = (
  log: readonly LogMove[],
  { moves, standIns = [] }: Pick<Replay, 'moves' | 'standIns'>,
  words: (seat: Seat) => string,
): readonly LogMove[] => {
  if (standIns.length === 0) return log
  const those = new Set(standIns)
  return log.map(told => {
    const seat = moves[told.move - 1]?.seat
    if (seat === undefined || !those.has(told.move)) return told
    return { ...told, seat: told.seat ?? seat, lines: [...told.lines, { text: words(seat), seat }], standIn: true }
  })
}

/** The moves of others that came after the last one of a seat, newest first; what nobody is told of is no move to anybody. */
export function othersSince(log: readonly LogMove[], mine: Seat | undefined): readonly LogMove[] {
  const own = log.findIndex(({ seat }) => seat === mine)
  return log.slice(0, own < 0 ? undefined : own).filter(({ move, lines }) => move > 0 && lines.length > 0)
}

/** What is marked on the board: what the move that is looked at did; now what others did since one's own, to an onlooker the last. */
export function recentIn(
  events: readonly MoveEvents[],
  log: readonly LogMove[],
  shown: number | undefined,
  { moves, seat }: { readonly moves: number; readonly seat: Seat | undefined },
): MoveEvents {
  if (shown !== undefined) return shown === 0 ? [] : (events[shown] ?? [])
  if (seat === undefined) return moves === 0 ? [] : (events[moves] ?? [])
  return othersSince(log, seat)
    .toReversed()
    .flatMap(({ move }) => events[move] ?? [])
}

/** Lines that say the same of one after another are one, with how often. */
export function withoutRepeats(lines: readonly LogLine[]): readonly LogLine[] {
  const out: { line: LogLine; n: number }[] = []
  for (const line of lines) {
    const last = out.at(-1)
    if (last && last.line.text === line.text) last.n++
    else out.push({ line, n: 1 })
  }
  return out.map(({ line, n }) => (n === 1 ? line : { ...line, text: `${line.text.replace(/[.]$/, '')} (×${n}).` }))
}

/** What is left of the log. A search keeps the whole move that it finds something in. */
export function filterLog(log: readonly LogMove[], filter: LogFilter, search: string): readonly LogMove[] {
  const wanted = search.trim().toLocaleLowerCase()
  return log.flatMap(move => {
    const lines = filter === 'chance' ? move.lines.filter(({ seat }) => seat === undefined) : move.lines
    if (lines.length === 0) return []
    if (typeof filter === 'number' && move.seat !== filter) return []
    if (wanted !== '' && !lines.some(({ text }) => text.toLocaleLowerCase().includes(wanted))) return []
    return [lines === move.lines ? move : { ...move, lines }]
  })
}

/** The number of each move, in order; a move that tells nothing is counted with the one after it: `4–5`. */
export const numbersOf = (log: readonly LogMove[]): readonly string[] =>
  log.map(({ move }, i) => {
    const first = i === 0 ? move : log[i - 1].move + 1
    return first < move ? `${first}–${move}` : String(move)
  })

/** More lines than this are folded to a few: a set-up may deal many cards. */
const LONG = 6
const SHORT = 3

/** The lines that are shown of a move, and how many more there are. */
export const folded = (lines: readonly LogLine[], whole: boolean): readonly [readonly LogLine[], number] =>
  whole || lines.length <= LONG ? [lines, 0] : [lines.slice(0, SHORT), lines.length - SHORT]

/** A sentence whose first words are a player's name, cut after it. */
export function cutName(text: string, names: readonly string[]): readonly [name: string, rest: string] {
  const name = names.find(one => one !== '' && text.startsWith(`${one} `)) ?? ''
  return [name, text.slice(name.length)]
}
