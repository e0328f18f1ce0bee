// What happened, in names: for the log, for animations, for coverage. Seats are numbers.

import type { Event, Seat, Tell } from '@tabularium/kernel'

/** Pieces with how many of each: `{ coin: 2, wine: 1 }`. */
export type Amounts = Readonly<Record<string, number>>

/** One side of a battle: who, dice, the sum with all that is added, hits dealt, units that go. */
export interface SideEvent {
  readonly seat: Seat
  readonly dice: readonly number[]
  readonly sum: number
  readonly hits: number
  readonly loses: number
  /** Powers that counted. */
  readonly powers: readonly string[]
}

export type MnEvent = Event &
  (
    | { readonly at: 'empire'; readonly seat: Seat; readonly empire: string }
    | { readonly at: 'shown'; readonly card: string } // a card turned up, C.6
    | { readonly at: 'round'; readonly round: number }
    | { readonly at: 'phase'; readonly phase: number }
    | { readonly at: 'income'; readonly seat: Seat; readonly pieces: Amounts; readonly power?: string } // 1.1
    | { readonly at: 'legendary'; readonly seat: Seat; readonly good?: string } // drawn; the drawer sees what
    | { readonly at: 'reshuffled'; readonly count: number } // 1.2
    | { readonly at: 'extra'; readonly seat: Seat; readonly coins: number; readonly legendary: number } // 1.1
    | { readonly at: 'colossus'; readonly seat: Seat; readonly good?: string } // 11
    | { readonly at: 'token'; readonly seat: Seat; readonly face: number } // 2.1
    | { readonly at: 'no-trade'; readonly why: 'zero' | 'few' | 'nobody' }
    | { readonly at: 'ready'; readonly seat: Seat }
    | { readonly at: 'offers'; readonly offers: readonly (Amounts | undefined)[] } // by seat
    | { readonly at: 'took'; readonly seat: Seat; readonly from: Seat; readonly piece: string } // 2.2
    | { readonly at: 'traded'; readonly returned: readonly (Amounts | undefined)[] }
    | { readonly at: 'gave'; readonly seat: Seat; readonly to: Seat; readonly piece?: string } // 2.2.1
    | { readonly at: 'named'; readonly seat: Seat; readonly player: Seat } // 3.0, 4
    | { readonly at: 'perseus'; readonly seat: Seat; readonly first: boolean } // 10
    /** What a build is, and what is paid for it: `paid` is absent where it is free. */
    | {
        readonly at: 'built'
        readonly seat: Seat
        readonly what: 'control' | 'legion' | 'fortress' | 'trireme' | 'caravan' | 'market' | 'city' | 'temple'
        /** Province or sea. */
        readonly place: string
        readonly part?: string
        readonly paid?: Amounts
        readonly power?: string
        /** How many; Penthesilea's legions may be several. */
        readonly count?: number
      }
    | { readonly at: 'recruited'; readonly seat: Seat; readonly card: string; readonly paid: Amounts }
    | { readonly at: 'copied'; readonly seat: Seat; readonly card: string }
    | { readonly at: 'built-up'; readonly seat: Seat } // the end of a turn of building
    | { readonly at: 'kept'; readonly seat: Seat } // 11, Hanging Gardens
    | { readonly at: 'discarded'; readonly seat: Seat; readonly pieces: Amounts } // 3.0
    | { readonly at: 'waits'; readonly seat: Seat; readonly by: 'pyramids' | 'cards' } // 6
    | { readonly at: 'peace'; readonly seat: Seat; readonly player?: Seat } // 11
    | { readonly at: 'recalled'; readonly seat: Seat; readonly from: string; readonly count: number }
    | {
        readonly at: 'exchanged'
        readonly seat: Seat
        readonly from: Seat
        readonly province: string
        readonly power?: string
      }
    | { readonly at: 'orphaned'; readonly seat: Seat; readonly from: Seat; readonly province: string } // 4.0, D24
    | { readonly at: 'sailed'; readonly seat: Seat; readonly from: string; readonly to: string; readonly count: number }
    | {
        readonly at: 'marched'
        readonly seat: Seat
        readonly from: string
        readonly to: string
        readonly count: number
      }
    | {
        readonly at: 'battle'
        readonly place: string
        readonly sea: boolean
        readonly sides: readonly [SideEvent, SideEvent]
      }
    | {
        readonly at: 'lost'
        readonly seat: Seat
        readonly place: string
        readonly legions: number
        readonly fortress: boolean
        readonly triremes: number
      }
    | { readonly at: 'war'; readonly province: string } // 4.2.1
    | { readonly at: 'lapsed'; readonly province: string } // stations end
    | { readonly at: 'held'; readonly seat: Seat; readonly province: string } // 4.3
    | {
        readonly at: 'pillaged'
        readonly seat: Seat
        readonly province: string
        readonly part: string
        readonly pieces: Amounts
        readonly power?: string
      }
    | { readonly at: 'occupied'; readonly seat: Seat; readonly province: string; readonly part: string }
    | { readonly at: 'besieged'; readonly seat: Seat; readonly province: string } // the marker, 4.3.3
    | { readonly at: 'spared'; readonly seat: Seat; readonly province: string }
    | { readonly at: 'parked'; readonly seat: Seat; readonly province: string; readonly part: string } // 10, Circe
    | { readonly at: 'turn-over'; readonly seat: Seat }
    | { readonly at: 'title'; readonly track: string; readonly seat: Seat; readonly from: Seat; readonly level: number } // 5
    | { readonly at: 'awarded'; readonly seat: Seat; readonly track: string; readonly player: Seat }
    | { readonly at: 'over'; readonly reason: string; readonly winners: readonly Seat[] }
  )

export type MnTell = Tell<MnEvent>
