// The position as one seat may know it: every public field as it is, cards one has not seen as UNSEEN. Which fields are
// public is said in board/state-fields.ts; what a seat may know of the others is said here.

import type { Seat } from '@tabularium/kernel'
import type { Board } from '../board/board.ts'
import { type Copy, type Country, DECK, HAND, LAID, NOBODY, TABLE, USED } from '../board/names.ts'
import { type AwState, FOG, on, PUBLIC_FIELDS, seatOf } from '../board/state.ts'
import { spiedOn } from '../event-cards/draw-cards.ts'
import type { Sight } from '../fog/sight.ts'

export const UNSEEN = -9

export type Hidden = Readonly<Record<string, number | readonly number[]>>

/** Whether a seat (-1: a spectator) knows which card this is. */
export function knowsCard(b: Board, s: AwState, seat: Seat, copy: Copy): boolean {
  const at = s.cardAt[copy]
  // Home cards have backs of their own. 2.3
  if (b.cardHome[b.copyCard[copy]] !== NOBODY) return true
  if (at === DECK) return false
  if (at >= HAND && at < USED) return sees(s, seat, at - HAND) || looksAt(b, s, seat, at - HAND)
  if (at >= LAID && at < TABLE) return sees(s, seat, at - LAID)
  return true
}

/** Spies look at a hand. 6.11.g */
const looksAt = (b: Board, s: AwState, seat: Seat, c: Country): boolean => {
  const spying = spiedOn(b, s)
  return spying !== undefined && spying.victim === c && sees(s, seat, spying.by)
}

const sees = (s: AwState, seat: Seat, c: Country): boolean => seat >= 0 && s.runner[c] >= 0 && seatOf(s, c) === seat

/** A long table in which all entries are the same goes as that one entry, so that views stay small. */
const LONG = 12
const isEven = (list: readonly number[]): boolean => {
  if (list.length < LONG) return false
  for (let i = 1; i < list.length; i++) if (list[i] !== list[0]) return false
  return true
}

/**
 * Where the cards are, as a seat may know it: copies of a kind are alike, so they stand in one order for everybody (the
 * highest place first) and their numbers tell nothing of who drew first.
 */
export function seenCards(b: Board, s: AwState, seat: Seat): readonly number[] {
  const seen = s.cardAt.map((at, copy) => (knowsCard(b, s, seat, copy) ? at : UNSEEN))
  for (let kind = 0; kind < b.cards.length; kind++) {
    const [first, n] = [b.cardFirst[kind], b.cardCopies[kind]]
    if (n < 2) continue
    const sorted = seen.slice(first, first + n).sort((x, y) => y - x)
    for (let i = 0; i < n; i++) seen[first + i] = sorted[i]
  }
  return seen
}

/** The fields of a position as a seat sees it (`sightOf`, `seenCards`), with the slots of what lies in the fog. */
export function hiddenFields({ state: s, slots }: Sight, seat: Seat, cards: readonly number[]): Hidden {
  const fields: Record<string, number | readonly number[]> = {}
  for (const field of PUBLIC_FIELDS) {
    const value = s[field]
    fields[field] = typeof value === 'number' ? value : isEven(value) ? value[0] : value.slice()
  }
  fields.cardAt = cards
  // Markers laid are hidden until all are in. 7.5
  const laying = s.frames[s.frames.length - 1]?.at === 'secret'
  fields.schemes = s.schemes.map((entry, i) =>
    i % 2 === 0 || !laying || seatOf(s, s.schemes[i - 1]) === seat ? entry : UNSEEN,
  )
  if (on(s, FOG)) fields.fog = slots
  return fields
}
