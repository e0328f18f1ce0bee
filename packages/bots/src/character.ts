// Characters: what a player has a liking for, of two moves about equally good. A liking never outweighs a clear difference, so
// that every character is about as strong as the plain player.

import type { Action, Seat, State } from '@tabularium/kernel'

/** How much a character likes a move, from 0 to 1. */
export type Likes<S extends State = State, A extends Action = Action> = (s: S, seat: Seat, action: A) => number

export const CHARACTER_IDS = ['warrior', 'scholar', 'merchant', 'builder', 'patron', 'diplomat'] as const
export type CharacterId = (typeof CHARACTER_IDS)[number]

/** A game's own characters. */
export type Characters<S extends State = State, A extends Action = Action> = Readonly<
  Partial<Record<CharacterId, Likes<S, A>>>
>
