// What can be told of a game, with names for things. `through` names the structures whose functions made it possible.

import type { Event, Seat } from '@tabularium/kernel'
import type { ALPHABETS } from './data/alphabet.ts'

interface Through {
  readonly through?: readonly string[]
}

export type From = 'pool' | 'hand' | 'deck' | 'stockpile'

export type GrEvent = Event &
  (
    | { readonly at: 'dealt'; readonly seat: Seat; readonly count: number; readonly cards?: readonly string[] }
    | { readonly at: 'revealed'; readonly seat: Seat; readonly card: string }
    /** The first leader, the card that comes first in the alphabet, and whose alphabet it is. A01 */
    | { readonly at: 'begins'; readonly seat: Seat; readonly card: string; readonly alphabet: keyof typeof ALPHABETS }
    | { readonly at: 'round'; readonly round: number; readonly seat: Seat }
    /** A unit to lead or to follow with: one order card, a senator, or the cards of a petition. */
    | ({
        readonly at: 'played'
        readonly seat: Seat
        readonly role: string
        readonly how: 'lead' | 'follow' | 'more'
        readonly unit: 'card' | 'senator' | 'petition'
        readonly cards: readonly string[]
      } & Through)
    | ({
        readonly at: 'drew'
        readonly seat: Seat
        readonly count: number
        readonly cards?: readonly string[]
      } & Through)
    | { readonly at: 'senator'; readonly seat: Seat }
    | ({
        readonly at: 'discarded'
        readonly seat: Seat
        readonly cards: readonly string[]
        readonly senators: number
      } & Through)
    /** How many actions a seat has when its turn to act comes, or for completing a structure. */
    | ({ readonly at: 'acts'; readonly seat: Seat; readonly role: string; readonly actions: number } & Through)
    | { readonly at: 'passed'; readonly seat: Seat }
    | ({
        readonly at: 'collected'
        readonly seat: Seat
        readonly material: string
        readonly from: From
        readonly card?: string
      } & Through)
    | ({
        readonly at: 'hired'
        readonly seat: Seat
        readonly role: string
        readonly from: From
        readonly card?: string
      } & Through)
    /** Without a material where the one who is told may not know it. */
    | ({
        readonly at: 'banked'
        readonly seat: Seat
        readonly from: From
        readonly material?: string
        readonly card?: string
      } & Through)
    | ({
        readonly at: 'founded'
        readonly seat: Seat
        readonly structure: string
        readonly site: string
        readonly out: boolean
      } & Through)
    | ({
        readonly at: 'added'
        readonly seat: Seat
        readonly structure: string
        readonly material: string
        readonly from: From
        readonly card?: string
        readonly placed: number
        readonly needed: number
      } & Through)
    | ({
        readonly at: 'completed'
        readonly seat: Seat
        readonly structure: string
        readonly influence: number
      } & Through)
    | { readonly at: 'fountain'; readonly seat: Seat; readonly card?: string }
    | { readonly at: 'kept'; readonly seat: Seat }
    /** Neither leads nor follows nor thinks. A04 */
    | { readonly at: 'declined'; readonly seat: Seat }
    | {
        readonly at: 'opened'
        readonly seat: Seat
        readonly owner: Seat
        readonly structure: string
        readonly material: string
        readonly from: From
      }
    | { readonly at: 'stolen'; readonly seat: Seat; readonly owner: Seat; readonly structure: string }
    | { readonly at: 'showed'; readonly seat: Seat; readonly card: string }
    | { readonly at: 'took'; readonly seat: Seat; readonly materials: readonly string[] }
    | { readonly at: 'gave'; readonly seat: Seat; readonly to: Seat; readonly cards: readonly string[] }
    | ({ readonly at: 'immune'; readonly seat: Seat; readonly to: Seat } & Through)
    | {
        readonly at: 'plundered'
        readonly seat: Seat
        readonly from: Seat
        readonly materials: readonly string[]
      }
    | { readonly at: 'captured'; readonly seat: Seat; readonly from: Seat; readonly role: string }
    | { readonly at: 'claimed'; readonly seat: Seat; readonly from: Seat }
    | { readonly at: 'salvaged'; readonly seat: Seat; readonly material: string }
    | { readonly at: 'conceded'; readonly seat: Seat; readonly to: Seat }
    /** The vaults are opened: materials by seat. */
    | { readonly at: 'vaults'; readonly vaults: readonly (readonly string[])[] }
    | ({
        readonly at: 'over'
        readonly reason: string
        readonly winners: readonly Seat[]
        readonly totals?: readonly number[]
      } & Through)
  )
