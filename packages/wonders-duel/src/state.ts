// What a position is: small integers only, sets as bits, so that it can be copied in no time.

import type { Frame, Options, OptionsSpec, Seat, Seats, State } from '@tabularium/kernel'
import {
  type Age,
  BIT,
  type Card,
  type Colour,
  DECK,
  type DeckCards,
  type MilitaryTokens,
  type Resources,
  type ScienceSymbols,
  type Slots,
  type Tokens,
  type WhiteSymbols,
  type Wonders,
} from './names.ts'

export const OPTIONS = {
  wonders: { values: ['draft', 'first-game'], rule: '4.2' },
  centreStarter: { values: ['starts', 'chooses'], rule: '7' },
  guildBacks: { values: ['visible', 'hidden'], rule: 'W17' },
  token: { values: ['must', 'may'], rule: 'W04' },
} as const satisfies OptionsSpec

/** Options that are not at their default, as bits. */
export const FIRST_GAME = 1
export const CENTRE_CHOOSES = 2
export const HIDDEN_BACKS = 4
export const TOKEN_MAY = 8

const SWITCHES = Object.entries(OPTIONS).map(([name, { values }], i) => ({ name, values, bit: 1 << i }))

export const packOptions = (options: Options): number =>
  SWITCHES.reduce((bits, { name, values, bit }) => bits | (options[name] === values[1] ? bit : 0), 0)

export const unpackOptions = (bits: number): Options =>
  Object.fromEntries(SWITCHES.map(({ name, values, bit }) => [name, values[bits & bit ? 1 : 0]]))

/** What the rules are in the middle of. `what` is, by kind: */
export const FRAMES = [
  'turn',
  'after', // 1: ANOTHER_TURN
  'draft', // which of the eight picks
  'token',
  'keep', // the tokens drawn, as bits
  'destroy', // the colour
  'raise',
  'starter',
] as const
export type At = (typeof FRAMES)[number]

export interface WdFrame extends Frame {
  readonly at: At
  readonly by: Seat
  readonly what: number
}

export const ANOTHER_TURN = 1

/** One shape for all frames. */
export const frame = (at: At, by: Seat, what: number): WdFrame => Object.freeze({ at, by, what })

export const TURN = [0, 1].map(by => frame('turn', by, 0))
export const TOKEN = [0, 1].map(by => frame('token', by, 0))
export const RAISE = [0, 1].map(by => frame('raise', by, 0))
export const STARTER = [0, 1].map(by => frame('starter', by, 0))
export const DESTROY = [0, 1].map(by => [0, 1].map((colour: Colour) => frame('destroy', by, colour)))
export const AFTER = [0, 1].map(by => [0, ANOTHER_TURN].map(what => frame('after', by, what)))

/** One player's city and treasury. */
export interface City {
  coins: number
  /** Built cards, by deck. */
  age1: DeckCards
  age2: DeckCards
  age3: DeckCards
  /** Own wonders not built yet. */
  wonders: Wonders
  built: Wonders
  tokens: Tokens
  // The rest follows from the cards, wonders and tokens above and is kept for speed; `audit` counts it again.
  /** Units printed on brown and grey cards, 4 bits a resource. */
  makes: number
  /** Cards by colour, 4 bits a colour. */
  counts: number
  /** Sources that make any one unit a build: of raw materials, of goods. */
  anyRaw: number
  anyGoods: number
  /** Resources bought at 1 coin. */
  fixed: Resources
  symbols: ScienceSymbols
  /** White symbols shown. */
  white: WhiteSymbols
}

/** Faces of the layout that are not a card's number. */
export const DOWN = -1
export const GUILD_BACK = -2
export const GONE = -3

export const END_NONE = -1

export interface WdState extends State {
  frames: WdFrame[]
  options: number
  /** 0 during the draft. */
  age: Age
  /** Positive: the first player leads. */
  pawn: number
  /** Military tokens still on the board. */
  military: MilitaryTokens
  /** Progress tokens on the board, and in the box. */
  board: Tokens
  box: Tokens
  /** Wonders open for the draft; wonders nobody has seen yet; the one that left the game. */
  group: Wonders
  unseenWonders: Wonders
  removed: Wonders
  /** Slots that still hold a card; of those, the accessible and the face-down ones. */
  left: Slots
  open: Slots
  hidden: Slots
  /** Per slot: the card, or DOWN, GUILD_BACK, GONE. */
  faces: Card[]
  /** Cards nobody has seen yet, by deck. */
  unseen1: DeckCards
  unseen2: DeckCards
  unseen3: DeckCards
  /** The discard pile, by deck. */
  pile1: DeckCards
  pile2: DeckCards
  pile3: DeckCards
  /** Per wonder: the card under it, or -1. */
  under: Card[]
  /** Why it ended: an index of ENDS, or END_NONE; and who won. */
  end: number
  winners: Seats
  cities: City[]
}

export const emptyCity = (): City => ({
  coins: 0,
  age1: 0,
  age2: 0,
  age3: 0,
  wonders: 0,
  built: 0,
  tokens: 0,
  makes: 0,
  counts: 0,
  anyRaw: 0,
  anyGoods: 0,
  fixed: 0,
  symbols: 0,
  white: 0,
})

const cloneCity = (c: City): City => ({
  coins: c.coins,
  age1: c.age1,
  age2: c.age2,
  age3: c.age3,
  wonders: c.wonders,
  built: c.built,
  tokens: c.tokens,
  makes: c.makes,
  counts: c.counts,
  anyRaw: c.anyRaw,
  anyGoods: c.anyGoods,
  fixed: c.fixed,
  symbols: c.symbols,
  white: c.white,
})

function copyCity(from: City, into: City): void {
  into.coins = from.coins
  into.age1 = from.age1
  into.age2 = from.age2
  into.age3 = from.age3
  into.wonders = from.wonders
  into.built = from.built
  into.tokens = from.tokens
  into.makes = from.makes
  into.counts = from.counts
  into.anyRaw = from.anyRaw
  into.anyGoods = from.anyGoods
  into.fixed = from.fixed
  into.symbols = from.symbols
  into.white = from.white
}

export const clone = (s: WdState): WdState => ({
  frames: s.frames.slice(),
  options: s.options,
  age: s.age,
  pawn: s.pawn,
  military: s.military,
  board: s.board,
  box: s.box,
  group: s.group,
  unseenWonders: s.unseenWonders,
  removed: s.removed,
  left: s.left,
  open: s.open,
  hidden: s.hidden,
  faces: s.faces.slice(),
  unseen1: s.unseen1,
  unseen2: s.unseen2,
  unseen3: s.unseen3,
  pile1: s.pile1,
  pile2: s.pile2,
  pile3: s.pile3,
  under: s.under.slice(),
  end: s.end,
  winners: s.winners,
  cities: [cloneCity(s.cities[0]), cloneCity(s.cities[1])],
})

export function copy(from: WdState, into: WdState): void {
  const frames = into.frames
  while (frames.length > from.frames.length) frames.pop()
  for (let i = 0; i < from.frames.length; i++) {
    if (i < frames.length) frames[i] = from.frames[i]
    else frames.push(from.frames[i])
  }
  into.options = from.options
  into.age = from.age
  into.pawn = from.pawn
  into.military = from.military
  into.board = from.board
  into.box = from.box
  into.group = from.group
  into.unseenWonders = from.unseenWonders
  into.removed = from.removed
  into.left = from.left
  into.open = from.open
  into.hidden = from.hidden
  for (let i = 0; i < 20; i++) into.faces[i] = from.faces[i]
  into.unseen1 = from.unseen1
  into.unseen2 = from.unseen2
  into.unseen3 = from.unseen3
  into.pile1 = from.pile1
  into.pile2 = from.pile2
  into.pile3 = from.pile3
  for (let i = 0; i < 12; i++) into.under[i] = from.under[i]
  into.end = from.end
  into.winners = from.winners
  copyCity(from.cities[0], into.cities[0])
  copyCity(from.cities[1], into.cities[1])
}

const CARD_DECK = DECK
const CARD_BIT = BIT

export const owns = (city: City, card: Card): boolean => {
  const deck = CARD_DECK[card]
  return ((deck === 0 ? city.age1 : deck === 1 ? city.age2 : city.age3) & CARD_BIT[card]) !== 0
}

export const inPile = (s: WdState, card: Card): boolean => {
  const deck = CARD_DECK[card]
  return ((deck === 0 ? s.pile1 : deck === 1 ? s.pile2 : s.pile3) & CARD_BIT[card]) !== 0
}

export function toPile(s: WdState, card: Card): void {
  const deck = CARD_DECK[card]
  if (deck === 0) s.pile1 |= CARD_BIT[card]
  else if (deck === 1) s.pile2 |= CARD_BIT[card]
  else s.pile3 |= CARD_BIT[card]
}

export function fromPile(s: WdState, card: Card): void {
  const deck = CARD_DECK[card]
  if (deck === 0) s.pile1 &= ~CARD_BIT[card]
  else if (deck === 1) s.pile2 &= ~CARD_BIT[card]
  else s.pile3 &= ~CARD_BIT[card]
}
