// What the recap tells of 7 Wonders Duel: cards and wonders that were built, the pawn that came nearer, what was lost.

import type { Event, Seat } from '@tabularium/kernel'
import type { WdEvent, WdView } from '@tabularium/wonders-duel'
import type { Area } from '../../words.ts'
import { type BoardRecap, type EventMarks, firstSeat, recapForShell } from '../recap.ts'
import { touchedIn } from './actions-by-piece.ts'
import { recapWords } from './recap-words.ts'

function deedOf(told: Event): Seat | undefined {
  const event = told as WdEvent
  switch (event.at) {
    case 'drafted':
    case 'built':
    case 'discarded':
    case 'wonder':
    case 'token':
    case 'declined':
    case 'destroyed':
    case 'raised':
      return event.seat
    case 'starter':
      return event.by
    default:
      return undefined
  }
}

/** Four are drafted each: the one that went unbuilt was of the city that has built three. */
const lacksWonder = ({ cities }: WdView, seat: Seat): boolean =>
  cities[seat].built.length === 3 && cities[seat].wonders.length === 0

function marksOf(told: Event, { now }: { readonly now: WdView }, seat: Seat): EventMarks {
  const event = told as WdEvent
  const pieces = [...touchedIn([event])]
  switch (event.at) {
    case 'over':
      return { weight: 20 }
    case 'wonder':
      return { weight: 9, pieces }
    case 'built':
    case 'drafted':
    case 'raised':
    case 'discarded':
      return { weight: 8, pieces }
    case 'destroyed':
      return event.seat === seat ? { weight: 6, pieces } : { weight: 7, pieces, touch: 'lost', lost: pieces }
    case 'removed':
      return lacksWonder(now, seat) ? { weight: 3, touch: 'lost' } : { weight: 3 }
    case 'lost':
      return event.seat === seat ? { weight: 5, touch: 'lost', pieces: [`city.${seat}`] } : { weight: 2 }
    case 'pawn':
      return event.seat === seat ? { weight: 4 } : { weight: 4, touch: 'attacked', pieces: ['pawn'] }
    case 'token':
      return { weight: 7, pieces }
    case 'age':
      return { weight: 3, kind: 'turned-up' }
    case 'revealed':
      return { weight: 1, pieces, kind: 'turned-up' }
    case 'starter':
      return { weight: 3 }
    default:
      return { weight: 1 }
  }
}

export const recap: BoardRecap = recapForShell<WdView>({
  moverOf: events => firstSeat(events, deedOf),
  marksOf,
  holdings: ({ cities, pawn }, seat) => ({
    coins: cities[seat].coins,
    cards: cities[seat].cards.length,
    wonders: cities[seat].wonders.length + cities[seat].built.length,
    pawn: seat === 0 ? pawn : -pawn,
  }),
  words: recapWords as Area,
})
