// 15 What each seat may know: everything on the table. Nobody holds private information, so both seats and spectators
// share one view; what is hidden is hidden from all and drawn when it is turned up.

import type { Chance, Options, Seat, View } from '@tabularium/kernel'
import { COVERED_BY } from './ages.ts'
import { erect, place } from './build.ts'
import { CARDS } from './data/cards.ts'
import { SYMBOLS } from './data/names.ts'
import { TOKENS } from './data/tokens.ts'
import { DRAFT } from './draft.ts'
import {
  type Age,
  ALL_TOKENS,
  ALL_WONDERS,
  BIT,
  bitsOf,
  CARD_NAMES,
  type Card,
  cardOf,
  DECK,
  DECK_START,
  type DeckCards,
  MILITARY_TOKEN_NAMES,
  members,
  militaryTokenOf,
  namesOf,
  TOKEN_NAMES,
  tokenOf,
  WONDER_NAMES,
  wonderOf,
} from './names.ts'
import { waiting } from './play.ts'
import { ENDS, type End } from './scoring.ts'
import { emptyState } from './setup.ts'
import {
  AFTER,
  type At,
  type City,
  DESTROY,
  DOWN,
  frame,
  GONE,
  GUILD_BACK,
  packOptions,
  RAISE,
  STARTER,
  TOKEN,
  TURN,
  toPile,
  unpackOptions,
  type WdFrame,
  type WdState,
} from './state.ts'

/** A slot whose card is gone, face down, or face down with a guild's back. */
export const SLOT_GONE = ''
export const SLOT_DOWN = '?'
export const SLOT_GUILD = '?guild'

export interface CityView {
  readonly coins: number
  readonly cards: readonly string[]
  /** Own wonders not built yet. */
  readonly wonders: readonly string[]
  /** Built wonders, each with the card under it. */
  readonly built: readonly { readonly wonder: string; readonly card: string }[]
  readonly tokens: readonly string[]
}

/** A decision, or (`after`) a turn whose end waits for one. `what` as in the state's frames. */
export interface FrameView {
  readonly at: At
  readonly by: Seat
  readonly what: number
}

export interface WdView extends View {
  readonly waiting: readonly Seat[]
  readonly options: Options
  readonly frames: readonly FrameView[]
  readonly age: Age
  readonly pawn: number
  readonly military: readonly string[]
  readonly board: readonly string[]
  readonly group: readonly string[]
  readonly removed: readonly string[]
  /** The tokens the Great Library has drawn, while one is chosen. */
  readonly drawn: readonly string[]
  /** The twenty slots: a card's name, SLOT_DOWN, SLOT_GUILD or SLOT_GONE. Empty before the first Age. */
  readonly layout: readonly string[]
  readonly discard: readonly string[]
  readonly cities: readonly CityView[]
  readonly end: End | ''
  readonly winners: readonly Seat[]
}

const starts = DECK_START

function namesIn(age1: DeckCards, age2: DeckCards, age3: DeckCards): string[] {
  const list: string[] = []
  for (const place of members(age1)) list.push(CARD_NAMES[starts[0] + place])
  for (const place of members(age2)) list.push(CARD_NAMES[starts[1] + place])
  for (const place of members(age3)) list.push(CARD_NAMES[starts[2] + place])
  return list
}

const cityView = (s: WdState, city: City): CityView => ({
  coins: city.coins,
  cards: namesIn(city.age1, city.age2, city.age3),
  wonders: namesOf(city.wonders, WONDER_NAMES),
  built: members(city.built).map(wonder => ({ wonder: WONDER_NAMES[wonder], card: CARD_NAMES[s.under[wonder]] })),
  tokens: namesOf(city.tokens, TOKEN_NAMES),
})

const face = (card: Card): string =>
  card >= 0 ? CARD_NAMES[card] : card === GONE ? SLOT_GONE : card === GUILD_BACK ? SLOT_GUILD : SLOT_DOWN

function drawn(s: WdState): readonly string[] {
  const top = s.frames.at(-1)
  return top?.at === 'keep' ? namesOf(top.what, TOKEN_NAMES) : []
}

export const view = (s: WdState, _seat: Seat | undefined): WdView => ({
  waiting: waiting(s),
  options: unpackOptions(s.options),
  frames: s.frames.map(({ at, by, what }) => ({ at, by, what: at === 'keep' ? 0 : what })),
  age: s.age,
  pawn: s.pawn,
  military: namesOf(s.military, MILITARY_TOKEN_NAMES),
  board: namesOf(s.board, TOKEN_NAMES),
  group: namesOf(s.group, WONDER_NAMES),
  removed: namesOf(s.removed, WONDER_NAMES),
  drawn: drawn(s),
  layout: s.age === 0 ? [] : s.faces.map(face),
  discard: namesIn(s.pile1, s.pile2, s.pile3),
  cities: [cityView(s, s.cities[0]), cityView(s, s.cities[1])],
  end: s.end < 0 ? '' : ENDS[s.end],
  winners: s.winners === 0 ? [] : members(s.winners),
})

/** Interned frames where there are any, so that imagined positions are as fast as played ones. */
function frameOf({ at, by, what }: FrameView, drawnTokens: readonly string[]): WdFrame {
  switch (at) {
    case 'turn':
      return TURN[by]
    case 'after':
      return AFTER[by][what]
    case 'draft':
      return DRAFT[what]
    case 'token':
      return TOKEN[by]
    case 'keep':
      return frame('keep', by, bitsOf(drawnTokens, tokenOf))
    case 'destroy':
      return DESTROY[by][what]
    case 'raise':
      return RAISE[by]
    case 'starter':
      return STARTER[by]
  }
}

const cardSymbol = CARDS.map(({ symbol }) => (symbol === undefined ? 0 : 1 << SYMBOLS.indexOf(symbol)))
const tokenSymbol = TOKENS.map(({ symbol }) => (symbol === undefined ? 0 : 1 << SYMBOLS.indexOf(symbol)))

function see(s: WdState, card: Card): void {
  const bit = BIT[card]
  if (DECK[card] === 0) s.unseen1 &= ~bit
  else if (DECK[card] === 1) s.unseen2 &= ~bit
  else s.unseen3 &= ~bit
}

function imagineCity(s: WdState, city: City, from: CityView): void {
  city.coins = from.coins
  for (const name of from.cards) {
    const card = cardOf(name)
    see(s, card)
    place(city, card)
    city.symbols |= cardSymbol[card]
  }
  for (const { wonder, card } of from.built) {
    see(s, cardOf(card))
    erect(city, wonderOf(wonder))
    s.under[wonderOf(wonder)] = cardOf(card)
  }
  city.wonders = bitsOf(from.wonders, wonderOf)
  city.tokens = bitsOf(from.tokens, tokenOf)
  for (const token of members(city.tokens)) city.symbols |= tokenSymbol[token]
}

/** All hidden things are bags, so there is nothing to draw: the state is the view, counted up. */
export function imagine(v: WdView, _chance: Chance): WdState {
  const s = emptyState(packOptions(v.options))
  for (const f of v.frames) s.frames.push(frameOf(f, v.drawn))
  s.age = v.age
  s.pawn = v.pawn
  s.military = bitsOf(v.military, militaryTokenOf)
  s.board = bitsOf(v.board, tokenOf)
  s.group = bitsOf(v.group, wonderOf)
  s.removed = bitsOf(v.removed, wonderOf)
  for (const [seat, city] of v.cities.entries()) imagineCity(s, s.cities[seat], city)
  const [a, b] = s.cities
  s.box = ALL_TOKENS & ~(s.board | a.tokens | b.tokens)
  s.unseenWonders = ALL_WONDERS & ~(s.group | s.removed | a.wonders | a.built | b.wonders | b.built)
  for (const name of v.discard) {
    toPile(s, cardOf(name))
    see(s, cardOf(name))
  }
  for (const [slot, name] of v.layout.entries()) {
    if (name === SLOT_GONE) {
      s.faces[slot] = GONE
      continue
    }
    s.left |= 1 << slot
    if (name === SLOT_DOWN || name === SLOT_GUILD) {
      s.faces[slot] = name === SLOT_DOWN ? DOWN : GUILD_BACK
      s.hidden |= 1 << slot
    } else {
      s.faces[slot] = cardOf(name)
      see(s, cardOf(name))
    }
  }
  for (const slot of members(s.left)) {
    if ((COVERED_BY[v.age - 1][slot] & s.left) === 0) s.open |= 1 << slot
  }
  s.end = v.end === '' ? s.end : ENDS.indexOf(v.end)
  s.winners = v.winners.reduce((bits, seat) => bits | (1 << seat), 0)
  return s
}
