// Which puzzle stands on which day, and which of the days this person has solved. Kept in the browser.

import { storedEntries, storeJson } from '../browser-storage.ts'

const DAY = 86_400_000
/** The day of the first puzzle. */
const FIRST = Date.UTC(2026, 0, 1)

/** A day as an address writes it: 2026-11-15. */
export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** The day it is where this person is. */
export const dayOf = (date: Date): string => dayAt(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()))

export const addDays = (day: string, n: number): string => dayAt(timeOf(day) + n * DAY)

export const firstDay = (): string => dayAt(FIRST)

/** Which of `count` puzzles: every day the next one, and round again. */
export function indexOf(day: string, count: number): number {
  const days = Math.round((timeOf(day) - FIRST) / DAY)
  return ((days % count) + count) % count
}

/** The day as a date to format; noon, so that no zone changes it. */
export const dateOf = (day: string): Date => new Date(`${day}T12:00:00`)

const KEY = 'tabularium.puzzles'

/** How a day ended: found without help, or shown. */
export type DayMark = 'solved' | 'shown'

export function marks(): Readonly<Record<string, DayMark>> {
  const isMark = (entry: readonly [string, unknown]): entry is readonly [string, DayMark] =>
    isDay(entry[0]) && (entry[1] === 'solved' || entry[1] === 'shown')
  return Object.fromEntries(storedEntries(KEY).filter(isMark))
}

/** A day once marked stays as it is: looking at the solution later takes nothing away. */
export function keepMark(day: string, mark: DayMark): void {
  const kept = marks()
  if (kept[day] !== undefined) return
  storeJson(KEY, { ...kept, [day]: mark })
}
