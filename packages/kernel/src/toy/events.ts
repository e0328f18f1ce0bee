// What can happen, in the game's own words: names, not numbers, for things.

import type { Seat, Tell } from '@tabularium/kernel'

export type OmensEvent =
  | { readonly at: 'drew'; readonly seat: Seat; readonly omen?: string }
  | { readonly at: 'bid'; readonly seat: Seat }
  | { readonly at: 'opened'; readonly bids: readonly number[] }
  | { readonly at: 'leads'; readonly seat: Seat; readonly coins: number }
  | { readonly at: 'marked'; readonly seat: Seat; readonly field: string }
  | { readonly at: 'sealed'; readonly seat: Seat; readonly field: string }
  | { readonly at: 'contested'; readonly seat: Seat; readonly field: string; readonly omen: string }
  | { readonly at: 'passed'; readonly seat: Seat }
  | { readonly at: 'flew'; readonly seat: Seat; readonly bird: string }
  | { readonly at: 'ended'; readonly reason: string }

export type OmensTell = Tell<OmensEvent>
