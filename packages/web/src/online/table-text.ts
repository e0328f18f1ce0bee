// Tables and troubles as text for lists: clocks, time left, seats, and why something was not done.

import { splitSpec } from '@tabularium/bots/character'
import type { Language } from '@tabularium/kernel/text'
import type { ClockRule, SeatCard, TableCard, Trouble } from '@tabularium/protocol'
import { personName } from '../table/names.ts'
import { levelWords } from '../table/words.ts'
import type { Words, WordsOf } from '../words.ts'
import type { troubleWords } from './trouble-words.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export const clockText = (clock: ClockRule, say: Words<'clock.none' | 'clock.days' | 'clock.live'>): string => {
  if (clock.kind === 'none') return say('clock.none')
  if (clock.kind === 'days') return say('clock.days', { n: clock.days })
  return say('clock.live', { base: clock.baseMs / MINUTE, increment: clock.incrementMs / 1000 })
}

/** "2 days", "5 hours", "12 min": rounded down, but never nothing. */
export function leftText(ms: number, language: Language): string {
  const [unit, size] = ms >= DAY ? (['day', DAY] as const) : ms >= HOUR ? (['hour', HOUR] as const) : ['minute', MINUTE]
  const unitDisplay = unit === 'day' ? 'long' : 'short'
  const words = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay })
  return words.format(Math.max(1, Math.floor(ms / size)))
}

/** How long the reader has for the move that is asked; undefined: no clock runs. */
export function myTimeLeft(table: TableCard, now: number): number | undefined {
  const { clock, clocks, deadline, mine } = table
  if (mine === undefined || !table.waiting.includes(mine)) return undefined
  if (clock.kind === 'days') return deadline === undefined ? undefined : Math.max(0, deadline - now)
  if (clock.kind === 'live' && clocks) return Math.max(0, clocks.left[mine] - (now - clocks.since))
  return undefined
}

/** Whether the reader is asked, and no bot answers for them. */
export const waitsForMe = ({ status, waiting, mine, seats }: TableCard): boolean =>
  status === 'playing' && mine !== undefined && waiting.includes(mine) && !seats[mine]?.standIn

/** Those that wait for the reader first, the longest waiting at the top; then by when they were touched. */
export const inOrder = (tables: readonly TableCard[]): readonly TableCard[] =>
  [...tables].sort(
    (a, b) =>
      Number(waitsForMe(b)) - Number(waitsForMe(a)) ||
      (waitsForMe(a) ? (a.deadline ?? a.touched) - (b.deadline ?? b.touched) : b.touched - a.touched),
  )

export const isFree = ({ person, bot, name }: SeatCard): boolean =>
  person === undefined && bot === undefined && name === undefined

/** What the seat is called; undefined: nobody sits there yet. */
export function seatText(seat: SeatCard, level: WordsOf<typeof levelWords>): string | undefined {
  if (seat.bot !== undefined) {
    const { plain, character } = splitSpec(seat.bot)
    const [own, key] = [`character.${character}`, `level.${plain}`]
    return levelWords.has(own) ? level(own) : levelWords.has(key) ? level(key) : seat.bot
  }
  const name = seat.name ?? seat.person?.name
  return name === undefined ? undefined : personName(name, level)
}

/** Why not, in the reader's language: by the code, or in the server's own sentence. */
export function troubleText(
  { code, message, until }: Trouble,
  say: WordsOf<typeof troubleWords>,
  { has }: Pick<typeof troubleWords, 'has'>,
): string {
  const key = `trouble.${code}`
  if (has(key)) return until === undefined ? say(key) : say(key, { until })
  return say('trouble.other', { message: message || code })
}
