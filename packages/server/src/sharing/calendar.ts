// Tournaments as a calendar (iCalendar, RFC 5545): times in UTC, lines folded at 75 octets.

import type { Language } from '@tabularium/kernel'
import type { Selectable } from 'kysely'
import type { TournamentRow } from '../database/schema.ts'
import { gameWords } from '../tables/picture.ts'
import { sharingWords } from './words.ts'

const MINUTE = 60_000
const MOST_OCTETS = 75

/** A content line; one that is too long goes on after a line break and a space. Letters stay whole. */
export function foldedLine(line: string): string {
  let folded = ''
  let octets = 0
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (octets + size > MOST_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += letter
    octets += size
  }
  return folded
}

/** A value of the type TEXT. */
export const escapedText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replace(/\r\n|\r|\n/g, '\\n')
    // No control character can stand there.
    .replace(/[^\P{Cc}\t]/gu, '')

/** `20261118T193000Z`. */
const moment = (time: number): string => `${new Date(time).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

export type CalendarRow = Selectable<TournamentRow>

export const hasTime = ({ starts, started }: Pick<CalendarRow, 'starts' | 'started'>): boolean =>
  starts !== null || started !== null

function endOf({ terms, ended }: CalendarRow, start: number): number | undefined {
  if (ended !== null) return ended > start ? ended : undefined
  // Of the others nobody knows how long they take.
  return terms.format === 'arena' ? start + terms.minutes * MINUTE : undefined
}

function eventOf(row: CalendarRow, base: string, language: Language): readonly string[] {
  const start = row.started ?? row.starts
  if (start === null) return []
  const say = sharingWords(language)
  const url = `${base}/tournament/${row.id}`
  const end = endOf(row, start)
  const game = gameWords(row.terms.game, language)
  const facts = `${game} · ${say(`format.${row.terms.format}`)}`
  return [
    'BEGIN:VEVENT',
    `UID:${row.id}@${new URL(base).hostname}`,
    `DTSTAMP:${moment(row.touched)}`,
    `LAST-MODIFIED:${moment(row.touched)}`,
    `DTSTART:${moment(start)}`,
    ...(end === undefined ? [] : [`DTEND:${moment(end)}`]),
    `SUMMARY:${escapedText(row.name)}`,
    `DESCRIPTION:${escapedText([facts, row.description, url].filter(text => text !== '').join('\n'))}`,
    `URL:${url}`,
    `STATUS:${row.phase === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ]
}

/** A calendar needs something in it, even where nothing is announced. */
const UTC = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'TZNAME:UTC',
  'END:STANDARD',
  'END:VTIMEZONE',
] as const

export function calendarOf(
  rows: readonly CalendarRow[],
  { name, base, language }: { readonly name: string; readonly base: string; readonly language: Language },
): string {
  const events = rows.flatMap(row => eventOf(row, base, language))
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tabularium//Tournaments//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapedText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...(events.length === 0 ? UTC : events),
    'END:VCALENDAR',
  ]
  return lines.map(line => `${foldedLine(line)}\r\n`).join('')
}
