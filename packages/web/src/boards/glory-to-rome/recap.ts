// What the recap tells of Glory to Rome: roles that were led, what was collected, hired and built, and what legions took.

import type { GrEvent, GrView } from '@tabularium/glory-to-rome'
import type { Event, Seat } from '@tabularium/kernel'
import type { Area } from '../../words.ts'
import { type BoardRecap, type EventMarks, firstSeat, recapForShell, type Touch } from '../recap.ts'
import { touchedIn } from './actions-by-piece.ts'
import { recapWords } from './recap-words.ts'

/** What also happens to a seat in the move of another. */
const BEFALLS: ReadonlySet<GrEvent['at']> = new Set([
  'dealt',
  'revealed',
  'begins',
  'round',
  'acts',
  'gave',
  'immune',
  'over',
  'vaults',
  'completed',
])

function deedOf(told: Event): Seat | undefined {
  const event = told as GrEvent
  return 'seat' in event && !BEFALLS.has(event.at) ? event.seat : undefined
}

/** What it takes from the one who looks, or lets others do with it. */
function touchOf(event: GrEvent, seat: Seat): Touch | undefined {
  switch (event.at) {
    case 'gave':
      return event.seat === seat ? 'lost' : event.to === seat ? 'changed' : undefined
    case 'plundered':
    case 'captured':
      return event.from === seat ? 'lost' : undefined
    case 'claimed':
      return event.from === seat ? 'attacked' : undefined
    case 'stolen':
      return event.owner === seat ? 'lost' : undefined
    case 'opened':
      return event.owner === seat ? 'changed' : undefined
    default:
      return undefined
  }
}

const WEIGHTS: Partial<Readonly<Record<GrEvent['at'], number>>> = {
  over: 20,
  completed: 9,
  stolen: 9,
  plundered: 8,
  captured: 8,
  founded: 7,
  added: 7,
  opened: 7,
  gave: 6,
  hired: 6,
  banked: 6,
  collected: 6,
  took: 6,
  salvaged: 6,
  claimed: 5,
  played: 5,
  drew: 4,
  senator: 4,
  conceded: 4,
  round: 2,
  acts: 1,
}

/** The zones of the table that an event is about. */
function zonesOf(event: GrEvent): readonly string[] {
  switch (event.at) {
    case 'played':
    case 'drew':
    case 'senator':
      return [`camp.${event.seat}`]
    case 'collected':
    case 'took':
    case 'salvaged':
      return [`stock.${event.seat}`]
    case 'hired':
      return [`clients.${event.seat}`]
    case 'banked':
      return [`vault.${event.seat}`]
    case 'plundered':
    case 'claimed':
      return [`stock.${event.from}`]
    case 'captured':
      return [`clients.${event.from}`]
    case 'gave':
      return [`stock.${event.to}`]
    default:
      return []
  }
}

function marksOf(told: Event, _views: unknown, seat: Seat): EventMarks {
  const event = told as GrEvent
  const pieces = [...touchedIn([event], seat), ...zonesOf(event)]
  const touch = touchOf(event, seat)
  return { weight: WEIGHTS[event.at] ?? 2, pieces, touch, ...(touch === 'lost' && { lost: pieces }) }
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0)

export const recap: BoardRecap = recapForShell<GrView>({
  moverOf: events => firstSeat(events, deedOf),
  marksOf,
  holdings: ({ players }, seat) => {
    const { influence, structures, stockpile, clients, vault, orders, senators } = players[seat]
    return {
      influence,
      structures: structures.filter(({ done }) => done).length,
      stock: sum(stockpile),
      clients: sum(clients),
      vault,
      hand: orders + senators,
    }
  },
  words: recapWords as Area,
})
