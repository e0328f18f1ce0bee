// Numbers for the things the data names, and sets of them as bits. A card is its place in the card list; its deck is the
// Age it is dealt in (guilds with Age III) and its bit its place in that deck.

import { type Bits, type Id, idOf } from '@tabularium/kernel'
import { CARDS } from './data/cards.ts'
import { MILITARY_TOKENS } from './data/military.ts'
import { TOKENS } from './data/tokens.ts'
import { WONDERS } from './data/wonders.ts'

export type Card = Id<'Card'>
export type Wonder = Id<'Wonder'>
export type Wonders = Bits<Wonder>
/** A progress token. */
export type Token = Id<'Token'>
export type Tokens = Bits<Token>
export type MilitaryTokens = Bits<Id<'MilitaryToken'>>
/** 1 to 3; 0 during the draft. */
export type Age = Id<'Age'>
/** 0 to 2. */
export type Deck = Id<'Deck'>
/** Cards of one deck: each is the bit of its place there. */
export type DeckCards = Bits<Id<'DeckPlace'>>
/** A place of the layout. */
export type Slot = Id<'Slot'>
export type Slots = Bits<Slot>
export type Resource = Id<'Resource'>
export type Resources = Bits<Resource>
export type Colour = Id<'Colour'>
export type ScienceSymbol = Id<'ScienceSymbol'>
export type ScienceSymbols = Bits<ScienceSymbol>
export type WhiteSymbols = Bits<Id<'WhiteSymbol'>>

export const CARD_NAMES: readonly string[] = CARDS.map(card => card.name)
export const WONDER_NAMES: readonly string[] = WONDERS.map(wonder => wonder.name)
export const TOKEN_NAMES: readonly string[] = TOKENS.map(token => token.name)
export const MILITARY_TOKEN_NAMES: readonly string[] = MILITARY_TOKENS.map(token => token.name)

export const cardOf = idOf<Card>(CARD_NAMES, 'card')
export const wonderOf = idOf<Wonder>(WONDER_NAMES, 'wonder')
export const tokenOf = idOf<Token>(TOKEN_NAMES, 'progress token')
export const militaryTokenOf = idOf<Id<'MilitaryToken'>>(MILITARY_TOKEN_NAMES, 'military token')

/** Where each deck begins in the card list: Ages I, II, III; the guilds follow Age III's own cards. */
const BEGINS = [1, 2, 3].map(age => CARDS.findIndex(card => card.age === age))
export const DECK_START: readonly Card[] = BEGINS
export const DECK_SIZE: readonly number[] = BEGINS.map((start, deck) => (BEGINS[deck + 1] ?? CARDS.length) - start)
const GUILDS_FROM = CARDS.findIndex(card => card.age === 'guild') - BEGINS[2]

const all = (n: number): number => (1 << n) - 1
export const DECK_ALL: readonly DeckCards[] = DECK_SIZE.map(all)
/** Among the bits of the third deck. */
export const GUILDS: DeckCards = DECK_ALL[2] & ~all(GUILDS_FROM)
export const ALL_WONDERS: Wonders = all(WONDER_NAMES.length)
export const ALL_TOKENS: Tokens = all(TOKEN_NAMES.length)

export const DECK: readonly Deck[] = CARDS.map(({ age }) => (age === 'guild' ? 2 : age - 1))
export const BIT: readonly DeckCards[] = CARDS.map((_, card) => 1 << (card - BEGINS[DECK[card]]))

/** The members of a set of bits, lowest first. */
export function members<Of extends number>(bits: Bits<Of>): Of[] {
  const list: Of[] = []
  for (; bits !== 0; bits &= bits - 1) list.push((31 - Math.clz32(bits & -bits)) as Of)
  return list
}

export const namesOf = (bits: number, names: readonly string[]): string[] => members(bits).map(i => names[i])
export const bitsOf = <Of extends number>(list: readonly string[], of: (name: string) => Of): Bits<Of> =>
  list.reduce((bits, name) => bits | (1 << of(name)), 0)
