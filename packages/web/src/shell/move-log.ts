// The record in words: what each move told, newest first; and what a filter and a search leave of it.

import type { Event, Game, Message, Say, Seat, View } from '@tabularium/kernel'
import type { StandInMove } from '@tabularium/protocol'
import type { Board } from '../boards/board.ts'
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
  /** Whether it told nothing; absent: where it has no lines. */
  readonly silent?: boolean
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

/** A move and what follows it: the heading, as a message and in words. */
interface MemoisedMove {
  readonly events: MoveEvents
  readonly told: LogMove
  readonly heading: Message | undefined
  readonly words: string | undefined
}

/** The last log of each speaker, oldest first: a log grows by a move, the rest of it keeps its identity. */
const memo = new WeakMap<Say, MemoisedMove[]>()

/** Put into words when somebody reads it: of the thousands of moves of a campaign few are ever on the screen. */
function moveOf(
  game: Game,
  events: MoveEvents,
  move: number,
  say: Say,
  { doerOf }: LogHooks,
  section: string | undefined,
): LogMove {
  let lines: readonly LogLine[] | undefined
  let seats: readonly (Seat | undefined)[] | undefined
  const doers = (): readonly (Seat | undefined)[] => {
    seats ??= events.map(event => seatOf(event) ?? doerOf?.(event))
    return seats
  }
  return {
    move,
    get seat() {
      return doers().find(seat => seat !== undefined)
    },
    get lines() {
      lines ??= withoutRepeats(events.map((event, i) => ({ text: say(game.text.event(event)), seat: doers()[i] })))
      return lines
    },
    silent: events.length === 0,
    ...(section !== undefined && { section }),
  }
}

export function moveLogOf(
  game: Game,
  events: readonly MoveEvents[],
  say: Say,
  hooks: LogHooks = {},
): readonly LogMove[] {
  const log = memo.get(say) ?? []
  memo.set(say, log)
  let same = 0
  while (same < log.length && log[same].events === events[same]) same++
  log.length = same
  for (let move = same; move < events.length; move++) {
    const { heading, words } = log[move - 1] ?? {}
    // What a move brings about begins after it.
    const next = hooks.section ? events[move].reduce(hooks.section, heading) : undefined
    log.push({
      events: events[move],
      told: moveOf(game, events[move], move, say, hooks, words),
      heading: next,
      words: next === heading ? words : next && say(next),
    })
  }
  return Array.from(log, (_, i) => log[log.length - 1 - i].told)
}

const isSilent = (told: LogMove): boolean => told.silent ?? told.lines.length === 0

/** The same log, with a word under each move that a bot made for the person of the seat. */
export function withStandIns(
  log: readonly LogMove[],
  standIns: readonly StandInMove[],
  words: (seat: Seat) => string,
): readonly LogMove[] {
  if (standIns.length === 0) return log
  const seats = new Map(standIns.map(({ move, seat }) => [move, seat]))
  return log.map(told => {
    const seat = seats.get(told.move)
    return seat === undefined ? told : byStandIn(told, seat, words)
  })
}

/** Put into words when somebody reads it, like the rest of the log. */
function byStandIn(told: LogMove, seat: Seat, words: (seat: Seat) => string): LogMove {
  let lines: readonly LogLine[] | undefined
  const { move, section } = told
  return {
    move,
    get seat() {
      return told.seat ?? seat
    },
    get lines() {
      lines ??= [...told.lines, { text: words(seat), seat }]
      return lines
    },
    silent: false,
    standIn: true,
    ...(section !== undefined && { section }),
  }
}

/** The moves of others that came after the last one of a seat, newest first; what nobody is told of is no move to anybody. */
export function othersSince(log: readonly LogMove[], mine: Seat | undefined): readonly LogMove[] {
  const own = log.findIndex(({ seat }) => seat === mine)
  return log.slice(0, own < 0 ? undefined : own).filter(told => told.move > 0 && !isSilent(told))
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
  // Words are asked for only where something is looked for in them.
  const told = log.filter(move => !isSilent(move) && (typeof filter !== 'number' || move.seat === filter))
  if (filter !== 'chance' && wanted === '') return told
  return told.flatMap(move => {
    const lines = filter === 'chance' ? move.lines.filter(({ seat }) => seat === undefined) : move.lines
    if (lines.length === 0) return []
    if (wanted !== '' && !lines.some(({ text }) => text.toLocaleLowerCase().includes(wanted))) return []
    return [lines === move.lines ? move : { ...move, lines }]
  })
}

/** The number of a move in the log, oldest first; a move that tells nothing is counted with the one after it: `4–5`. */
export function numberOf(log: readonly LogMove[], index: number): string {
  const { move } = log[index]
  const first = index === 0 ? move : log[index - 1].move + 1
  return first < move ? `${first}–${move}` : String(move)
}

/** More lines than this are folded to a few: a set-up may deal many cards. */
const LONG = 6
const SHORT = 3

/** The lines that are shown of a move, and how many more there are. */
export const folded = (lines: readonly LogLine[], whole: boolean): readonly [readonly LogLine[], number] =>
  whole || lines.length <= LONG ? [lines, 0] : [lines.slice(0, SHORT), lines.length - SHORT]

/** A move as the list of moves writes it: whose it is, what they did, and what chance and the rules answered. */
export interface WrittenMove {
  readonly seat: Seat | undefined
  /** The first thing done, without the name of whoever did it; undefined: the set-up, which has a word of its own. */
  readonly head: string | undefined
  readonly more: readonly string[]
  readonly answers: readonly LogLine[]
}

/** Every line is written once. The set-up is nobody's: each of its lines is told as a whole. */
export function writtenMove({ move, seat, lines }: LogMove, players: readonly string[]): WrittenMove {
  if (move === 0) return { seat: undefined, head: undefined, more: [], answers: lines }
  const done = lines.filter(line => line.seat !== undefined)
  const [head = lines[0], ...more] = done
  const mover = seat === undefined ? [] : [players[seat]]
  const unnamed = ({ text }: LogLine): string => cutName(text, mover)[1].trim()
  return {
    seat,
    head: unnamed(head),
    more: more.map(unnamed),
    answers: lines.filter(line => line.seat === undefined && line !== head),
  }
}

/** A sentence whose first words are a player's name, cut after it. */
export function cutName(text: string, names: readonly string[]): readonly [name: string, rest: string] {
  const name = names.find(one => one !== '' && text.startsWith(`${one} `)) ?? ''
  return [name, text.slice(name.length)]
}
