// The clocks of an online table, as arithmetic and as figures.

import type { Seat } from '@tabularium/kernel'
import type { SeatCard, TableCard } from '@tabularium/protocol'
import type { OnlineState } from '../table/table.ts'
import type { Words } from '../words.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Under so much a clock is red, and says so once. */
export const SOON_MS = 30 * SECOND

/** Whether time runs for this seat: it is asked, and a person answers. */
export const isRunning = ({ card }: OnlineState, waiting: readonly Seat[], seat: Seat): boolean => {
  const { bot, standIn } = card.seats[seat] ?? {}
  return card.status === 'playing' && waiting.includes(seat) && bot === undefined && !standIn
}

/** Milliseconds that a seat has left at this moment of this device's clock; undefined: none runs for it. */
export function leftOf(online: OnlineState, waiting: readonly Seat[], seat: Seat, now: number): number | undefined {
  const { card, clocks, ahead } = online
  if (!clocks || card.clock.kind === 'none') return undefined
  const { bot, standIn } = card.seats[seat] ?? {}
  if (bot !== undefined || standIn) return undefined
  const runs = isRunning(online, waiting, seat)
  // Whoever is asked next has all the days again.
  if (card.clock.kind === 'days' && !runs) return card.status === 'playing' ? card.clock.days * DAY : undefined
  const passed = runs ? Math.max(0, now + ahead - clocks.since - restedOf(card, seat, clocks.since, now + ahead)) : 0
  return Math.max(0, clocks.left[seat] - passed)
}

/** How much of a time the seat was on holiday. */
const restedOf = ({ seats, clock }: TableCard, seat: Seat, since: number, now: number): number => {
  const { holiday } = seats[seat] ?? {}
  if (!holiday || clock.kind !== 'days') return 0
  return Math.max(0, Math.min(holiday.until, now) - Math.max(holiday.from, since))
}

/** The holiday that a seat is on at this moment of this device's clock. */
export const holidayAt = ({ card, ahead }: OnlineState, seat: Seat, now: number): SeatCard['holiday'] => {
  const { holiday } = card.seats[seat] ?? {}
  return holiday && holiday.from <= now + ahead && holiday.until > now + ahead ? holiday : undefined
}

const two = (n: number): string => String(n).padStart(2, '0')

/** "12:05", "1:02:05", and where days are given "2 d 5 h". A second that has begun counts. */
export function figuresOf(ms: number, days: boolean, words: Words<'left.dh' | 'left.hm'>): string {
  if (days && ms >= DAY) return words('left.dh', { d: Math.floor(ms / DAY), h: Math.floor((ms % DAY) / HOUR) })
  if (days && ms >= HOUR) return words('left.hm', { h: Math.floor(ms / HOUR), m: Math.floor((ms % HOUR) / MINUTE) })
  const seconds = Math.ceil(ms / SECOND)
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}

/** Where there is little room: days alone, or hours alone. */
export function briefOf(ms: number, days: boolean, words: Words<'left.d' | 'left.h' | 'left.dh' | 'left.hm'>): string {
  if (days && ms >= DAY) return words('left.d', { d: Math.floor(ms / DAY) })
  if (days && ms >= HOUR) return words('left.h', { h: Math.floor(ms / HOUR) })
  return figuresOf(ms, days, words)
}

/** Until the figures change: the next whole second, or minute where nobody counts seconds. */
export const untilNext = (ms: number, days: boolean): number => {
  const step = days && ms >= HOUR ? MINUTE : SECOND
  return (ms % step) + 1
}
