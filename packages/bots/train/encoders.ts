// What networks are told of each game that one can be trained for: those that are shipped, and those that are not strong enough yet.

import { PLAYERS } from '../src/make.ts'
import type { NetEncoder } from '../src/net/encoder.ts'
import { encoder as mareNostrum } from '../src/net/mare-nostrum.ts'

/** Without weights that are shipped: a page that plays the game does not load them. */
const UNSHIPPED: Readonly<Record<string, NetEncoder>> = { 'mare-nostrum': mareNostrum as NetEncoder }

export const encoderOf = (game: string): NetEncoder | undefined =>
  PLAYERS[game]?.encoder ?? (Object.hasOwn(UNSHIPPED, game) ? UNSHIPPED[game] : undefined)
