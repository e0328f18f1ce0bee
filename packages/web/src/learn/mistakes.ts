// One's own mistakes as exercises: made of an analysis, asked again soon after a miss and later after a hit, learned when they
// were right twice. How they are kept is in `mistake-store.ts`.

import { type Ending, type ExplainedMove, explain } from '@tabularium/bots/analysis/explain'
import { MOST_LOST } from '@tabularium/bots/analysis/marks'
import { judgedMove, type PlainMove } from '@tabularium/bots/analysis/plain'
import type { Game, Seat } from '@tabularium/kernel'

/** A way to play the position: what the seat may expect of it, and what may well follow (`0 build altar`). */
export interface ExerciseMove {
  readonly action: string
  readonly chance: number
  readonly line: readonly string[]
}

/** What a move was and what would have been better, as judged when it was looked at. */
export interface Mistake {
  /** Of the record and the move: part of an address. */
  readonly key: string
  /** The record's hash. */
  readonly record: string
  readonly game: string
  /** The move that went wrong, counted from 1. */
  readonly move: number
  readonly seat: Seat
  readonly mark: 'mistake' | 'blunder'
  readonly loss: number
  readonly played: ExerciseMove
  /** The best first. */
  readonly better: readonly ExerciseMove[]
}

export interface Exercise extends Mistake {
  /** Right answers in a row. */
  readonly rights: number
  readonly tries: number
  /** When it is asked again, in milliseconds since 1970. */
  readonly due: number
  /** Chosen by hand: it stays when a deeper look takes the blame back. */
  readonly chosen?: true
}

const MINUTE = 60_000
const DAY = 86_400_000
const AFTER_A_MISS = 5 * MINUTE
const AFTER_A_HIT = 2 * DAY
/** Right so often, it is learned. */
export const RIGHTS = 2

export const exerciseKey = (record: string, move: number): string => `${record.slice(0, 16)}-${move}`

export const isLearned = ({ rights }: Pick<Exercise, 'rights'>): boolean => rights >= RIGHTS

/** Only the notations are needed here, not the game's own actions. */
const notations = { id: '', actions: { parse: (notation: string) => ({ notation }) } } as unknown as Game

/** All that an analysis says of a game's moves, skill and luck, without the game itself. */
export const explained = (moves: readonly PlainMove[], seats: number, ending: Ending) =>
  explain(
    moves.map(move => judgedMove(notations, move)),
    { seats, start: new Array<number>(seats).fill(1 / seats), ending },
  )

const plainLine = (line: readonly { readonly seat: Seat; readonly action: { readonly notation: string } }[]) =>
  line.map(({ seat, action }) => `${seat} ${action.notation}`)

/** The move as an exercise; undefined where nothing was lost. */
export function mistakeOf(
  { move, seat, action, mark, loss, better, after, judgement }: ExplainedMove,
  { game, record }: { readonly game: string; readonly record: string },
): Mistake | undefined {
  if (!judgement || better.length === 0 || (mark !== 'mistake' && mark !== 'blunder')) return undefined
  return {
    ...{ key: exerciseKey(record, move), record, game, move, seat, mark, loss },
    played: { action, chance: after[seat], line: plainLine(judgement.played.line) },
    better: better.map(option => ({
      action: option.action.notation,
      chance: option.chances[seat],
      line: plainLine(option.line),
    })),
  }
}

/** What a seat got wrong, as far as it was looked at longer than in passing. */
export function mistakesOf(
  moves: readonly PlainMove[],
  about: {
    readonly game: string
    readonly record: string
    readonly seats: number
    readonly seat: Seat
    readonly ending: Ending
  },
): readonly Mistake[] {
  return explained(moves, about.seats, about.ending).moves.flatMap(one => {
    const { depth } = moves[one.move - 1]
    if (one.seat !== about.seat || depth === undefined || depth === 'quick') return []
    const found = mistakeOf(one, about)
    return found ? [found] : []
  })
}

/** Any move that loses less than two games of a hundred, as judged then. */
export function isRight({ better }: Mistake, action: string): boolean {
  const found = better.find(one => one.action === action)
  return found !== undefined && better[0].chance - found.chance < MOST_LOST.good
}

export const newExercise = (mistake: Mistake, now: number): Exercise => ({ ...mistake, rights: 0, tries: 0, due: now })

/** After an answer. */
export function answered(exercise: Exercise, right: boolean, now: number): Exercise {
  const { rights, tries } = exercise
  return right
    ? { ...exercise, rights: rights + 1, tries: tries + 1, due: now + AFTER_A_HIT }
    : { ...exercise, rights: 0, tries: tries + 1, due: now + AFTER_A_MISS }
}

/** Those to be asked now, the longest due first; of those that came together, the costliest first. */
export const dueOf = (exercises: readonly Exercise[], now: number): readonly Exercise[] =>
  exercises
    .filter(one => !isLearned(one) && one.due <= now)
    .toSorted((a, b) => a.due - b.due || b.loss - a.loss || (a.key < b.key ? -1 : 1))

/** When the next one comes, where none is due; undefined: all are learned, or there are none. */
export const nextDue = (exercises: readonly Exercise[]): number | undefined => {
  const open = exercises.filter(one => !isLearned(one)).map(({ due }) => due)
  return open.length === 0 ? undefined : Math.min(...open)
}

/** What is kept of one record after a look at its analysis, and what goes: progress stays, blame that was taken back does not. */
export function refreshed(
  before: readonly Exercise[],
  found: readonly Mistake[],
  now: number,
): { readonly put: readonly Exercise[]; readonly drop: readonly string[] } {
  const known = new Map(before.map(one => [one.key, one]))
  const put = found.map(mistake => ({ ...(known.get(mistake.key) ?? newExercise(mistake, now)), ...mistake }))
  const kept = new Set(found.map(({ key }) => key))
  const drop = before.filter(({ key, tries, chosen }) => !kept.has(key) && tries === 0 && !chosen).map(({ key }) => key)
  return { put, drop }
}
