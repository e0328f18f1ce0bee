// 9 Science: symbols, pairs that bring progress tokens, and the sixth kind that wins.

import { type Seat, size, type Tell } from '@tabularium/kernel'
import { SYMBOLS } from './data/names.ts'
import { TOKENS } from './data/tokens.ts'
import type { WdEvent } from './events.ts'
import { type ScienceSymbol, TOKEN_NAMES, type Token } from './names.ts'
import { supremacy } from './scoring.ts'
import { TOKEN, type WdState } from './state.ts'

export const KINDS_TO_WIN = 6
const names: readonly string[] = SYMBOLS
const TOKEN_COINS = TOKENS.map(token => token.coins ?? 0)
const TOKEN_SYMBOL: readonly ScienceSymbol[] = TOKENS.map(token =>
  token.symbol === undefined ? -1 : names.indexOf(token.symbol),
)

/** A new symbol. True when it ends the game. A second one of a kind makes a pair: a token may be chosen. 9.2, 9.3 */
export function learn(s: WdState, seat: Seat, symbol: ScienceSymbol, tell: Tell<WdEvent> | undefined): boolean {
  const city = s.cities[seat]
  const bit = 1 << symbol
  if ((city.symbols & bit) !== 0) {
    tell?.all({ at: 'pair', seat, symbol: names[symbol] })
    if (s.board !== 0) s.frames.push(TOKEN[seat]) // W05
    return false
  }
  city.symbols |= bit
  const kinds = size(city.symbols)
  tell?.all({ at: 'symbol', seat, symbol: names[symbol], kinds })
  if (kinds < KINDS_TO_WIN) return false
  supremacy(s, seat, 'science', tell) // 9.3
  return true
}

/** A progress token comes into the city, from the board or the box, and works at once. 11.2 */
export function takeToken(s: WdState, seat: Seat, token: Token, tell: Tell<WdEvent> | undefined): void {
  const bit = 1 << token
  s.board &= ~bit
  s.box &= ~bit
  const city = s.cities[seat]
  city.tokens |= bit
  tell?.all({ at: 'token', seat, token: TOKEN_NAMES[token] })
  const coins = TOKEN_COINS[token]
  if (coins > 0) {
    city.coins += coins
    tell?.all({ at: 'gained', seat, coins, by: TOKEN_NAMES[token] })
  }
  if (TOKEN_SYMBOL[token] >= 0) learn(s, seat, TOKEN_SYMBOL[token], tell)
}
