// The clocks of a table: what each seat has left, who loses time, when the first runs out. Pure arithmetic; times are
// milliseconds since 1970.

import type { Seat } from '@tabularium/kernel'
import type { Holiday } from '../accounts/holiday.ts'
import type { ClockRule, Clocks } from '../database/schema.ts'

const DAY = 86_400_000

export const isTimed = (rule: ClockRule): boolean => rule.kind !== 'none'

const whole = (rule: ClockRule): number =>
  rule.kind === 'live' ? rule.baseMs : rule.kind === 'days' ? rule.days * DAY : 0

/** Everybody has the whole time, or what was set before. */
export const startClocks = (rule: ClockRule, seats: number, now: number, set?: Clocks | null): Clocks | null =>
  isTimed(rule) ? { left: set?.left ?? Array.from({ length: seats }, () => whole(rule)), since: now } : null

export interface Turn {
  /** Who was asked until now, and lost time. */
  readonly before: readonly Seat[]
  /** Who is asked from now on. */
  readonly after: readonly Seat[]
  /** Who moved; absent where nobody did. */
  readonly moved?: Seat
  /** The move can still be taken back: whoever made it and is asked again plays on in the same time. */
  readonly undoable?: boolean
  /** Whose move was taken back, and when it had been made. */
  readonly undone?: { readonly seat: Seat; readonly made: number }
}

/** What a command waited at the server is not its sender's time. */
export function withoutWait(clocks: Clocks | null, seat: Seat, ms: number): Clocks | null {
  return clocks && { ...clocks, left: clocks.left.map((left, at) => (at === seat ? left + Math.max(0, ms) : left)) }
}

/** Undoing a move gains nobody time: the clock has run on, and what the move earned is gone with it. */
export function nextClocks(rule: ClockRule, clocks: Clocks | null, turn: Turn, now: number): Clocks | null {
  if (!clocks || !isTimed(rule)) return clocks
  const passed = Math.max(0, now - clocks.since)
  const left = clocks.left.map((ms, seat) => (turn.before.includes(seat) ? ms - passed : ms))
  const { moved, undone } = turn
  if (rule.kind === 'live' && moved !== undefined && turn.before.includes(moved)) left[moved] += rule.incrementMs
  if (undone) {
    if (!turn.before.includes(undone.seat)) left[undone.seat] -= Math.max(0, now - undone.made)
    if (rule.kind === 'live') left[undone.seat] -= rule.incrementMs
  }
  if (rule.kind === 'days') {
    // A fresh allowance for everybody who is newly asked, or has answered for good and is asked again.
    for (const seat of turn.after) {
      if (seat === undone?.seat) continue
      if (!turn.before.includes(seat) || (seat === moved && !turn.undoable)) left[seat] = whole(rule)
    }
  }
  const { until = now } = clocks
  return until > now ? { left, since: until, until } : { left, since: now }
}

const setLeft = (clocks: Clocks, seat: Seat, ms: number): Clocks => ({
  ...clocks,
  left: clocks.left.with(seat, ms),
})

/** A bot plays the seat: its clock stands where it is, and owes nothing. */
export const stopped = (clocks: Clocks | null, seat: Seat): Clocks | null =>
  clocks && setLeft(clocks, seat, Math.max(0, clocks.left[seat]))

/**
 * Back from being played for, with no time as a present: live, what was left; whoever had run out has what the move that
 * the bot made for them has earned. By correspondence every question has its days, and the one that was owed is answered.
 */
export function resumed(rule: ClockRule, clocks: Clocks | null, seat: Seat): Clocks | null {
  if (!clocks || rule.kind === 'none') return clocks
  if (rule.kind === 'days') return setLeft(clocks, seat, whole(rule))
  return clocks.left[seat] > 0 ? clocks : setLeft(clocks, seat, rule.incrementMs)
}

/** When the first of these runs out; null: nobody can. */
export function deadlineOf(clocks: Clocks | null, running: readonly Seat[]): number | null {
  if (!clocks || running.length === 0) return null
  return clocks.since + Math.min(...running.map(seat => clocks.left[seat]))
}

/** Who has run out by now. */
export const ranOut = (clocks: Clocks | null, running: readonly Seat[], now: number): readonly Seat[] =>
  clocks ? running.filter(seat => clocks.left[seat] - (now - clocks.since) <= 0) : []

/** When the first of these runs out, whose clocks stand still on holiday. */
export const deadlineWith = (
  clocks: Clocks,
  running: readonly Seat[],
  holidays: ReadonlyMap<Seat, Holiday>,
  now: number,
): number | null =>
  running.length === 0
    ? null
    : Math.min(
        ...running.map(seat => {
          const holiday = holidays.get(seat)
          const rests = holiday && holiday.from <= now && holiday.until > now
          return rests ? holiday.until + clocks.left[seat] : clocks.since + clocks.left[seat]
        }),
      )
