// Numbers for the things the data names, and sets of them as bits. A card is its place in the card list; its deck is the
// Age it is dealt in (guilds with Age III) and its bit its place in that deck.

import { CARDS } from './data/cards.ts'
import { MILITARY_TOKENS } from './data/military.ts'
import { TOKENS } from './data/tokens.ts'
import { WONDERS } from './data/wonders.ts'

export const CARD_NAMES: readonly string[] = CARDS.map(card => card.name)
export const WONDER_NAMES: readonly string[] = WONDERS.map(wonder => wonder.name)
export const TOKEN_NAMES: readonly string[] = TOKENS.map(token => token.name)
export const MILITARY_TOKEN_NAMES: readonly string[] = MILITARY_TOKENS.map(token => token.name)

const find = (names: readonly string[], what: string) => {
  const index = new Map(names.map((name, i) => [name, i]))
  return (name: string): number => {
    const found = index.get(name)
    if (found === undefined) throw new Error(`there is no ${what} '${name}'`)
    return found
  }
}

export const cardOf = find(CARD_NAMES, 'card')
export const wonderOf = find(WONDER_NAMES, 'wonder')
export const tokenOf = find(TOKEN_NAMES, 'progress token')
export const militaryTokenOf = find(MILITARY_TOKEN_NAMES, 'military token')

/** Where each deck begins in the card list: Ages I, II, III; the guilds follow Age III's own cards. */
const BEGINS = [1, 2, 3].map(age => CARDS.findIndex(card => card.age === age))
export const DECK_START: readonly number[] = BEGINS
export const DECK_SIZE: readonly number[] = BEGINS.map((start, deck) => (BEGINS[deck + 1] ?? CARDS.length) - start)
const GUILDS_FROM = CARDS.findIndex(card => card.age === 'guild') - BEGINS[2]

const all = (n: number): number => (1 << n) - 1
export const DECK_ALL: readonly number[] = DECK_SIZE.map(all)
/** Among the bits of the third deck. */
export const GUILDS = DECK_ALL[2] & ~all(GUILDS_FROM)
export const ALL_WONDERS = all(WONDER_NAMES.length)
export const ALL_TOKENS = all(TOKEN_NAMES.length)

export const DECK: readonly number[] = CARDS.map(({ age }) => (age === 'guild' ? 2 : age - 1))
export const BIT: readonly number[] = CARDS.map((_, card) => 1 << (card - BEGINS[DECK[card]]))

/** The members of a set of bits, lowest first. */
export function members(bits: number): number[] {
  const list: number[] = []
  for (; bits !== 0; bits &= bits - 1) list.push(31 - Math.clz32(bits & -bits))
  return list
}

export const namesOf = (bits: number, names: readonly string[]): string[] => members(bits).map(i => names[i])
export const bitsOf = (list: readonly string[], of: (name: string) => number): number =>
  list.reduce((bits, name) => bits | (1 << of(name)), 0)
