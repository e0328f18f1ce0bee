// 6.3 to 6.6: buildings, discards and wonders, and what they bring at once.

import { type Ask, type Chance, type Seat, size, type Tell } from '@tabularium/kernel'
import { CARDS } from './data/cards.ts'
import { COLOURS, RESOURCES, SYMBOLS, WHITE_SYMBOLS } from './data/names.ts'
import { TOKENS } from './data/tokens.ts'
import { WONDERS } from './data/wonders.ts'
import type { WdEvent } from './events.ts'
import { advance, lose } from './military.ts'
import {
  BIT,
  CARD_NAMES,
  type Card,
  type Colour,
  DECK,
  type DeckCards,
  namesOf,
  type Resources,
  type ScienceSymbol,
  TOKEN_NAMES,
  type Tokens,
  WONDER_NAMES,
  type Wonder,
} from './names.ts'
import { learn } from './science.ts'
import { per } from './scoring.ts'
import { AFTER, ANOTHER_TURN, type City, DESTROY, frame, fromPile, RAISE, toPile, type WdState } from './state.ts'
import { CARD_COINS, cardTrade, FREE_BY, GIVES, isFree, pack, wonderTrade } from './trade.ts'

const deckOf = DECK
const bitOf = BIT
const cardCoins = CARD_COINS
const gives = GIVES
const colour: readonly Colour[] = CARDS.map(card => COLOURS.indexOf(card.colour))
const RED: Colour = COLOURS.indexOf('red')
const YELLOW: Colour = COLOURS.indexOf('yellow')
const makes = CARDS.map(card => pack(card.makes ?? {}))
const fixed: readonly Resources[] = CARDS.map(card =>
  (card.fixed ?? []).reduce((bits, r) => bits | (1 << RESOURCES.indexOf(r)), 0),
)
const anyRaw = CARDS.map(card => (card.choice === 'raw' ? 1 : 0))
const anyGoods = CARDS.map(card => (card.choice === 'goods' ? 1 : 0))
const shields = CARDS.map(card => card.shields ?? 0)
const symbol: readonly ScienceSymbol[] = CARDS.map(card =>
  card.symbol === undefined ? -1 : SYMBOLS.indexOf(card.symbol),
)
const coins = CARDS.map(card => card.coins ?? 0)
const coinsPer = CARDS.map(card => card.coinsPer)

const tokenBit = (name: string): Tokens => 1 << TOKENS.findIndex(token => token.name === name)
const ECONOMY = tokenBit('economy')
const STRATEGY = tokenBit('strategy')
const THEOLOGY = tokenBit('theology')
const URBANISM = tokenBit('urbanism')
const CHAIN_COINS = TOKENS.find(token => token.name === 'urbanism')?.chainCoins ?? 0
export const DISCARD_COINS = 2

const wonderCoins = WONDERS.map(wonder => wonder.coins ?? 0)
const wonderRobs = WONDERS.map(wonder => wonder.robs ?? 0)
const wonderShields = WONDERS.map(wonder => wonder.shields ?? 0)
const wonderAgain = WONDERS.map(wonder => wonder.again === true)
const wonderRaw = WONDERS.map(wonder => (wonder.choice === 'raw' ? 1 : 0))
const wonderGoods = WONDERS.map(wonder => (wonder.choice === 'goods' ? 1 : 0))
const wonderDestroys: readonly Colour[] = WONDERS.map(wonder =>
  wonder.destroys === undefined ? -1 : COLOURS.indexOf(wonder.destroys),
)
const wonderRaises = WONDERS.map(wonder => wonder.raises === true)
const wonderDraws = WONDERS.map(wonder => wonder.library === true)

/** Brown, then grey: the cards that can be destroyed, as bits by deck. */
const DESTRUCTIBLE = ['brown', 'grey'].map(name =>
  [0, 1].map(deck =>
    CARDS.reduce((bits, card, i) => (card.colour === name && deckOf[i] === deck ? bits | bitOf[i] : bits), 0),
  ),
)

/** The opponent's cards of that colour, as bits of the first two decks. */
export const targets = (city: City, which: Colour, deck: 0 | 1): DeckCards =>
  (deck === 0 ? city.age1 : city.age2) & DESTRUCTIBLE[which][deck]

/** The card stands in the city, and what is counted of cities is counted anew. Symbols are `learn`'s. */
export function place(city: City, card: Card): void {
  const deck = deckOf[card]
  if (deck === 0) city.age1 |= bitOf[card]
  else if (deck === 1) city.age2 |= bitOf[card]
  else city.age3 |= bitOf[card]
  city.makes += makes[card]
  city.counts += 1 << (4 * colour[card])
  city.anyRaw += anyRaw[card]
  city.anyGoods += anyGoods[card]
  city.fixed |= fixed[card]
  city.white |= gives[card]
}

/** The wonder stands in the city. */
export function erect(city: City, wonder: Wonder): void {
  city.wonders &= ~(1 << wonder)
  city.built |= 1 << wonder
  city.anyRaw += wonderRaw[wonder]
  city.anyGoods += wonderGoods[wonder]
}

/** 5.8: paid to the bank; what went for resources goes to an opponent with Economy (W09). */
function pay(s: WdState, seat: Seat, printed: number, trade: number): void {
  s.cities[seat].coins -= printed + trade
  const op = s.cities[1 - seat]
  if (trade > 0 && (op.tokens & ECONOMY) !== 0) op.coins += trade
}

function tellEconomy(s: WdState, seat: Seat, trade: number, tell: Tell<WdEvent>): void {
  if (trade > 0 && (s.cities[1 - seat].tokens & ECONOMY) !== 0) {
    tell.all({ at: 'gained', seat: 1 - seat, coins: trade, by: 'economy' })
  }
}

/** 6.3: the card is paid for and built. */
export function build(s: WdState, seat: Seat, card: Card, tell: Tell<WdEvent> | undefined): void {
  const me = s.cities[seat]
  s.frames[s.frames.length - 1] = AFTER[seat][0]
  const free = isFree(me, card) // W03
  const trade = free ? 0 : cardTrade(me, s.cities[1 - seat], card)
  const printed = free ? 0 : cardCoins[card]
  pay(s, seat, printed, trade)
  if (tell) {
    const white = free ? { white: WHITE_SYMBOLS[31 - Math.clz32(FREE_BY[card])] } : undefined
    tell.all({ at: 'built', seat, card: CARD_NAMES[card], paid: printed + trade, trade, ...white })
    tellEconomy(s, seat, trade, tell)
  }
  if (free && (me.tokens & URBANISM) !== 0) gain(s, seat, CHAIN_COINS, 'urbanism', tell) // 11.2
  enter(s, seat, card, tell)
}

/** A card comes into a city, built or raised: coins, shields, symbol, in this order. 6.2 */
function enter(s: WdState, seat: Seat, card: Card, tell: Tell<WdEvent> | undefined): void {
  const me = s.cities[seat]
  place(me, card)
  if (coins[card] > 0) gain(s, seat, coins[card], CARD_NAMES[card], tell)
  const rule = coinsPer[card]
  if (rule) gain(s, seat, per(rule, me, s.cities[1 - seat]), CARD_NAMES[card], tell) // 11.3, 11.4
  if (shields[card] > 0) {
    const more = colour[card] === RED && (me.tokens & STRATEGY) !== 0 ? 1 : 0 // W12
    advance(s, seat, shields[card] + more, tell)
  } else if (symbol[card] >= 0) learn(s, seat, symbol[card], tell)
}

function gain(s: WdState, seat: Seat, amount: number, by: string, tell: Tell<WdEvent> | undefined): void {
  s.cities[seat].coins += amount
  tell?.all({ at: 'gained', seat, coins: amount, by })
}

/** 6.4: what a discard brings this city: coins, and one for each yellow card. */
export const discardCoins = (me: City): number => DISCARD_COINS + ((me.counts >> (4 * YELLOW)) & 15)

/** 6.4: the card goes to the pile. */
export function discard(s: WdState, seat: Seat, card: Card, tell: Tell<WdEvent> | undefined): void {
  const me = s.cities[seat]
  s.frames[s.frames.length - 1] = AFTER[seat][0]
  const amount = discardCoins(me)
  me.coins += amount
  toPile(s, card)
  tell?.all({ at: 'discarded', seat, card: CARD_NAMES[card], coins: amount })
}

/** 6.5: the card is tucked under the wonder; coins, loss, shields, then the choices. 11.5 */
export function buildWonder(
  s: WdState,
  seat: Seat,
  wonder: Wonder,
  card: Card,
  chance: Chance,
  tell: Tell<WdEvent> | undefined,
): void {
  const me = s.cities[seat]
  const again = wonderAgain[wonder] || (me.tokens & THEOLOGY) !== 0 // W11: Theology as it stands when begun
  s.frames[s.frames.length - 1] = AFTER[seat][again ? ANOTHER_TURN : 0]
  const trade = wonderTrade(me, s.cities[1 - seat], wonder)
  pay(s, seat, 0, trade)
  erect(me, wonder)
  s.under[wonder] = card
  if (tell) {
    tell.all({ at: 'wonder', seat, wonder: WONDER_NAMES[wonder], card: CARD_NAMES[card], paid: trade })
    tellEconomy(s, seat, trade, tell)
  }
  sevenWonders(s, tell)
  if (wonderCoins[wonder] > 0) gain(s, seat, wonderCoins[wonder], WONDER_NAMES[wonder], tell)
  if (wonderRobs[wonder] > 0) lose(s, 1 - seat, wonderRobs[wonder], WONDER_NAMES[wonder], tell)
  if (wonderShields[wonder] > 0 && advance(s, seat, wonderShields[wonder], tell)) return // W15
  const destroys = wonderDestroys[wonder]
  if (destroys >= 0) {
    const op = s.cities[1 - seat]
    if ((targets(op, destroys, 0) | targets(op, destroys, 1)) !== 0) s.frames.push(DESTROY[seat][destroys])
  } else if (wonderRaises[wonder] && (s.pile1 | s.pile2 | s.pile3) !== 0) {
    s.frames.push(RAISE[seat]) // W16
  } else if (wonderDraws[wonder]) drawTokens(s, seat, chance, tell)
}

const BOXED: Ask = { what: 'boxed token', names: TOKEN_NAMES }
export const TOKENS_DRAWN = 3

/** The Great Library: three tokens of the box, shown to both (W18); one of them is kept. 11.5 */
function drawTokens(s: WdState, seat: Seat, chance: Chance, tell: Tell<WdEvent> | undefined): void {
  let drawn: Tokens = 0
  for (let i = 0; i < TOKENS_DRAWN; i++) drawn |= 1 << chance.draw(BOXED, s.box & ~drawn)
  tell?.all({ at: 'drew', seat, tokens: namesOf(drawn, TOKEN_NAMES) })
  s.frames.push(frame('keep', seat, drawn))
}

/** A brown or grey card of the opponent goes to the pile. 11.5 */
export function destroy(s: WdState, seat: Seat, card: Card, tell: Tell<WdEvent> | undefined): void {
  s.frames.pop()
  const op = s.cities[1 - seat]
  if (deckOf[card] === 0) op.age1 &= ~bitOf[card]
  else op.age2 &= ~bitOf[card]
  op.makes -= makes[card]
  op.counts -= 1 << (4 * colour[card])
  toPile(s, card)
  tell?.all({ at: 'destroyed', seat, card: CARD_NAMES[card] })
}

/** A card of the pile is built free; all its effects apply. 11.5, W16 */
export function raise(s: WdState, seat: Seat, card: Card, tell: Tell<WdEvent> | undefined): void {
  s.frames.pop()
  fromPile(s, card)
  tell?.all({ at: 'raised', seat, card: CARD_NAMES[card] })
  enter(s, seat, card, tell)
}

const MOST_WONDERS = 7

/** 6.6: when the seventh wonder stands, the unbuilt one leaves at once, whoever owns it. W14 */
function sevenWonders(s: WdState, tell: Tell<WdEvent> | undefined): void {
  const [a, b] = s.cities
  if (size(a.built) + size(b.built) < MOST_WONDERS) return
  s.removed = a.wonders | b.wonders
  a.wonders = 0
  b.wonders = 0
  if (s.removed !== 0) tell?.all({ at: 'removed', wonder: WONDER_NAMES[31 - Math.clz32(s.removed)] })
}
