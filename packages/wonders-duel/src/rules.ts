// What bots, boards and analyses ask of the game beyond its contract: the facts, prices and points as they stand.

export { COVERED_BY, COVERS } from './ages.ts'
export { CARDS, type CardFacts, type Cost } from './data/cards.ts'
export { LAYOUTS } from './data/layouts.ts'
export { CAPITAL, MILITARY_TOKENS, ZONE_POINTS } from './data/military.ts'
export { COLOURS, RESOURCES, SYMBOLS, WHITE_SYMBOLS } from './data/names.ts'
export { TOKENS, type TokenFacts } from './data/tokens.ts'
export { WONDERS, type WonderFacts } from './data/wonders.ts'
export { CARD_NAMES, cardOf, DECK_START, GUILDS, TOKEN_NAMES, tokenOf, WONDER_NAMES, wonderOf } from './names.ts'
export { KINDS_TO_WIN } from './science.ts'
export { score, total } from './scoring.ts'
export type { City, WdState } from './state.ts'
export { cardTotal, isFree, price, wonderTrade } from './trade.ts'
