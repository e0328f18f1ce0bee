// What a game says of its events to the recap of what others did: whose deed it is, where it happened, what it took from the
// one who looks; and what is drawn of that on a board.

import type { Event, Message, Seat, View } from '@tabularium/kernel'
import { createContext } from 'react'
import type { Area } from '../words.ts'

/** How an event touches the one who looks: something went, somebody came against it, figures or titles of the game changed. */
export const TOUCHES = ['lost', 'attacked', 'points', 'title', 'changed'] as const
export type Touch = (typeof TOUCHES)[number]

/** What needs more time than a sentence: dice are read, a card that was turned up lies open before it may be taken. */
export const STEP_KINDS = ['plain', 'turned-up', 'dice'] as const
export type StepKind = (typeof STEP_KINDS)[number]

export interface Arrow {
  /** Places of a map. */
  readonly from: string
  readonly to: string
}

/** What one event leaves on the board and in the list. */
export interface EventMarks {
  /** The event with the greatest weight gives a step its title; 0: a detail that is never the title. */
  readonly weight: number
  /** Places of a map. */
  readonly places?: readonly string[]
  /** Pieces of a table, as the board names them (`data-piece`). */
  readonly pieces?: readonly string[]
  readonly arrows?: readonly Arrow[]
  readonly touch?: Touch | undefined
  /** Where a piece of the one who looks was, and is no more. */
  readonly lost?: readonly string[]
  readonly kind?: StepKind
}

/** What the one who looks has, by name: the words of the same names say how much more or less it is. */
export type Holdings = Readonly<Record<string, number>>

/** The position now, and the one that others began from, where it is known. */
export interface RecapViews<V extends View = View> {
  readonly now: V
  readonly before?: V | undefined
}

/** The first seat that one of these events names. */
export function firstSeat(events: readonly Event[], seatOf: (event: Event) => Seat | undefined): Seat | undefined {
  for (const event of events) {
    const seat = seatOf(event)
    if (seat !== undefined) return seat
  }
  return undefined
}

/** A game's recap for the shell, which does not know the game's type of views and only hands it those. */
export const recapForShell = <V extends View>(recap: BoardRecap<V>): BoardRecap => recap as unknown as BoardRecap

/** Moves that are told as one: a battle with all its dice and losses. */
export interface Episode {
  /** The moves from the first to the last; something was told of them. */
  readonly first: number
  readonly last: number
  /** Whose doing it is; undefined: chance's, or the rules'. */
  readonly seat: Seat | undefined
  /** Sentences that stand for what its events say one by one. */
  readonly title: readonly Message[]
  /** Sentences before those of its events. */
  readonly details: readonly Message[]
}

export interface BoardRecap<V extends View = View> {
  /** Who made a move, by what was told of it; undefined: it may have been anybody. */
  moverOf(events: readonly Event[], view: V): Seat | undefined
  /** What an event is to the one who looks. */
  marksOf(event: Event, views: RecapViews<V>, seat: Seat): EventMarks
  /** Among the moves after `since`, those that are told together, in order; absent: each move is told by itself. */
  episodesOf?(events: readonly (readonly Event[])[], view: V, since: number): readonly Episode[]
  holdings(view: V, seat: Seat): Holdings
  /** `-1 land`: a message for each of the holdings, with `n`, how many. */
  readonly words: Area
}

/** A step as it is drawn on a board. */
export interface MarkedStep extends Required<Pick<EventMarks, 'places' | 'pieces' | 'arrows' | 'lost'>> {
  readonly n: number
  readonly seat: Seat | undefined
  readonly state: 'now' | 'seen' | 'coming'
  /** It touches the one who looks. */
  readonly touched: boolean
}

export interface RecapMarks {
  readonly steps: readonly MarkedStep[]
  /** How long the arrow of the step that is told now grows, in milliseconds; 0: it stands at once. */
  readonly growMs: number
  /** Whether it is being told: the map goes where something happens. */
  readonly playing: boolean
}

/** For the layers of a board. */
export const RecapContext = createContext<RecapMarks | undefined>(undefined)
