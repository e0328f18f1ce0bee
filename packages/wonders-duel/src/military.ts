// 8 Military: shields move the pawn, tokens cost the other player coins, the capital ends the game.

import type { Seat, Tell } from '@tabularium/kernel'
import { CAPITAL, MILITARY_TOKENS } from './data/military.ts'
import type { WdEvent } from './events.ts'
import { MILITARY_TOKEN_NAMES } from './names.ts'
import { supremacy } from './scoring.ts'
import type { WdState } from './state.ts'

/** Military tokens by loser, the nearer first. */
const TOKENS = [0, 1].map(loser =>
  MILITARY_TOKENS.map((token, i) => ({ ...token, bit: 1 << i, name: MILITARY_TOKEN_NAMES[i] }))
    .filter(token => token.loser === loser)
    .sort((a, b) => a.from - b.from),
)

/** Moves the pawn towards the other capital. True when that ends the game. 8.1 */
export function advance(s: WdState, seat: Seat, shields: number, tell: Tell<WdEvent> | undefined): boolean {
  const towards = seat === 0 ? 1 : -1
  let distance = s.pawn * towards + shields
  if (distance > CAPITAL) distance = CAPITAL
  s.pawn = towards > 0 ? distance : 0 - distance // never -0
  tell?.all({ at: 'pawn', seat, shields, pawn: s.pawn })
  if (distance >= 3 && s.military !== 0) loot(s, 1 - seat, distance, tell) // 8.2
  if (distance < CAPITAL) return false
  supremacy(s, seat, 'military', tell) // 8.3
  return true
}

/** Tokens whose zone the pawn has reached cost `loser` coins, the nearer first, and leave for good. 8.2, W07 */
function loot(s: WdState, loser: Seat, distance: number, tell: Tell<WdEvent> | undefined): void {
  const tokens = TOKENS[loser]
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]
    if (distance < token.from || (s.military & token.bit) === 0) continue
    s.military &= ~token.bit
    lose(s, loser, token.coins, token.name, tell)
  }
}

/** At most what the player has. 8.2, W08 */
export function lose(s: WdState, seat: Seat, coins: number, by: string, tell: Tell<WdEvent> | undefined): void {
  const city = s.cities[seat]
  const lost = Math.min(coins, city.coins)
  city.coins -= lost
  tell?.all({ at: 'lost', seat, coins: lost, by })
}
