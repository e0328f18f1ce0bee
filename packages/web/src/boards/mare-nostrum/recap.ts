// What the recap tells of Mare Nostrum: where legions and triremes went, what was fought and built, whose provinces and titles
// went to another.

import type { Event, Seat } from '@tabularium/kernel'
import type { MnEvent, MnView } from '@tabularium/mare-nostrum'
import type { Area } from '../../words.ts'
import { type BoardRecap, type EventMarks, firstSeat, type RecapViews, recapForShell, type Touch } from '../recap.ts'
import { touchedIn } from './places.ts'
import { recapWords } from './recap-words.ts'

/** What also happens to a seat in the move of another. */
const BEFALLS: ReadonlySet<MnEvent['at']> = new Set([
  ...(['empire', 'income', 'legendary', 'orphaned', 'lost', 'title', 'discarded', 'waits', 'recalled'] as const),
])

function deedOf(told: Event): Seat | undefined {
  const event = told as MnEvent
  return 'seat' in event && !BEFALLS.has(event.at) ? event.seat : undefined
}

const holds = ({ provinces }: MnView, province: string, seat: Seat): boolean =>
  provinces.some(({ name, controller }) => name === province && controller === seat)

/** What it takes from the one who looks, or brings against it. Trade is seen as it goes, in its own window. */
function touchOf(event: MnEvent, { now, before = now }: RecapViews<MnView>, seat: Seat): Touch | undefined {
  const isMine = (province: string) => holds(now, province, seat) || holds(before, province, seat)
  switch (event.at) {
    case 'battle':
      return event.sides.some(side => side.seat === seat) ? 'attacked' : undefined
    case 'lost':
    case 'discarded':
      return event.seat === seat ? 'lost' : undefined
    case 'exchanged':
    case 'orphaned':
      return event.from === seat ? 'lost' : undefined
    case 'pillaged':
    case 'occupied':
    case 'besieged':
    case 'parked':
      return event.seat !== seat && isMine(event.province) ? 'lost' : undefined
    case 'war':
      return isMine(event.province) ? 'attacked' : undefined
    case 'lapsed':
      return isMine(event.province) ? 'changed' : undefined
    case 'recalled':
      return event.seat === seat ? 'lost' : undefined
    case 'title':
      return event.from === seat || event.seat === seat ? 'title' : undefined
    case 'peace':
      return event.player === seat ? 'changed' : undefined
    default:
      return undefined
  }
}

const WEIGHTS: Partial<Readonly<Record<MnEvent['at'], number>>> = {
  over: 20,
  exchanged: 10,
  orphaned: 10,
  lost: 9,
  battle: 8,
  pillaged: 8,
  occupied: 8,
  besieged: 8,
  title: 7,
  recruited: 7,
  built: 6,
  marched: 6,
  sailed: 6,
  took: 5,
  gave: 5,
  war: 5,
  token: 4,
  offers: 4,
  income: 1,
  round: 3,
  phase: 2,
}

function marksOf(told: Event, views: RecapViews<MnView>, seat: Seat): EventMarks {
  const event = told as MnEvent
  const places = [...touchedIn([event])]
  const touch = touchOf(event, views, seat)
  const moves = event.at === 'marched' || event.at === 'sailed'
  return {
    weight: WEIGHTS[event.at] ?? 2,
    places,
    touch,
    ...(moves && { arrows: [{ from: event.from, to: event.to }] }),
    ...(event.at === 'lost' && event.seat === seat && { lost: [event.place] }),
    ...(event.at === 'battle' && { kind: 'dice' }),
    ...(event.at === 'shown' && { kind: 'turned-up' }),
  }
}

export const recap: BoardRecap = recapForShell<MnView>({
  // A turn may also end with what another had to choose.
  moverOf: events =>
    firstSeat(events, event => (event.at === 'turn-over' && event !== events[0] ? undefined : deedOf(event))),
  marksOf,
  holdings: ({ provinces, seas, players, titles }, seat) => {
    const held = provinces.filter(({ controller }) => controller === seat)
    const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)
    return {
      lands: held.length,
      cities: players[seat].cities,
      buildings: sum(held.flatMap(({ built }) => built)),
      legions: sum(provinces.map(({ legions }) => legions[seat])),
      triremes: sum(seas.map(({ triremes }) => triremes[seat])),
      fortresses: provinces.filter(({ fortress }) => fortress === seat).length,
      cards: players[seat].cards.length,
      titles: titles.filter(title => title === seat).length,
      goods: players[seat].size,
    }
  },
  words: recapWords as Area,
})
