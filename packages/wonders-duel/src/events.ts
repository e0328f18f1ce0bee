// What can be told of a game, with names for things. Nothing here is secret: both players see the whole table.

import type { Event, Seat } from '@tabularium/kernel'
import type { Age, Slot } from './names.ts'

export type WdEvent = Event &
  (
    | { readonly at: 'tokens'; readonly board: readonly string[] }
    | { readonly at: 'group'; readonly wonders: readonly string[] }
    | { readonly at: 'drafted'; readonly seat: Seat; readonly wonder: string }
    /** A new Age lies on the table: the open cards, and the slots with guild backs. */
    | {
        readonly at: 'age'
        readonly age: Age
        readonly cards: readonly (readonly [slot: Slot, card: string])[]
        readonly guilds: readonly Slot[]
      }
    /** `paid` is all in all; `trade` of it went for resources. `white` is the symbol that made it free. */
    | {
        readonly at: 'built'
        readonly seat: Seat
        readonly card: string
        readonly paid: number
        readonly trade: number
        readonly white?: string
      }
    | { readonly at: 'discarded'; readonly seat: Seat; readonly card: string; readonly coins: number }
    | {
        readonly at: 'wonder'
        readonly seat: Seat
        readonly wonder: string
        readonly card: string
        readonly paid: number
      }
    /** Coins gained through a card, wonder or progress token (`by` its name). */
    | { readonly at: 'gained'; readonly seat: Seat; readonly coins: number; readonly by: string }
    /** Coins lost through a wonder or a military token (`by` its name). */
    | { readonly at: 'lost'; readonly seat: Seat; readonly coins: number; readonly by: string }
    | { readonly at: 'pawn'; readonly seat: Seat; readonly shields: number; readonly pawn: number }
    | { readonly at: 'symbol'; readonly seat: Seat; readonly symbol: string; readonly kinds: number }
    | { readonly at: 'pair'; readonly seat: Seat; readonly symbol: string }
    | { readonly at: 'token'; readonly seat: Seat; readonly token: string }
    | { readonly at: 'declined'; readonly seat: Seat }
    | { readonly at: 'drew'; readonly seat: Seat; readonly tokens: readonly string[] }
    | { readonly at: 'destroyed'; readonly seat: Seat; readonly card: string }
    | { readonly at: 'raised'; readonly seat: Seat; readonly card: string }
    | { readonly at: 'removed'; readonly wonder: string }
    | { readonly at: 'revealed'; readonly slot: Slot; readonly card: string }
    | { readonly at: 'again'; readonly seat: Seat }
    /** `seat` begins the Age; `by` chose so, if anybody did. */
    | { readonly at: 'starter'; readonly seat: Seat; readonly by?: Seat }
    | {
        readonly at: 'over'
        readonly reason: string
        readonly winners: readonly Seat[]
        readonly totals?: readonly number[]
      }
  )
