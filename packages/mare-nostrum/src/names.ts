// Numbers for the things the data names: goods, pieces, sorts of buildings, cards, tracks. Places are numbered by the board.

import { type Bits, type Id, idOf } from '@tabularium/kernel'
import { CARD_FACTS } from './data/cards.ts'
import { EMPIRE_FACTS } from './data/empires.ts'
import { GOODS, SORTS } from './data/goods.ts'

export type Province = Id<'Province'>
export type Provinces = Bits<Province>
export type Sea = Id<'Sea'>
export type Seas = Bits<Sea>
/** A place for a building, on the whole map. */
export type Slot = Id<'Slot'>
/** Slots of one province, by their places there (`b.slotBit`); of stations also the marker's. */
export type OwnSlots = Bits<Id<'OwnSlot'>>
/** A sort of buildings. */
export type Sort = Id<'Sort'>
/** A kind of goods. */
export type Good = Id<'Good'>
export type Goods = Bits<Good>
/** What a stock is made of: the coin, a normal good, a legendary one. */
export type Piece = Id<'Piece'>
/** A hero or a wonder. */
export type Card = Id<'Card'>
export type Cards = Bits<Card>
export type Empire = Id<'Empire'>
export type Track = Id<'Track'>
/** A trade token; it has two faces. 2.1 */
export type Token = Id<'Token'>
export type Tokens = Bits<Token>

/** Goods in a stock are counted by piece: the coin, then normal goods, then legendary ones. */
export const KINDS = GOODS.length
export const COIN = 0
export const NORMAL = 1
export const LEGENDARY = NORMAL + KINDS
export const PIECES = LEGENDARY + KINDS
export const PIECE_NAMES: readonly string[] = ['coin', ...GOODS, ...GOODS.map(good => `legendary-${good}`)]
export const pieceOf = idOf<Piece>(PIECE_NAMES, 'piece')
export const goodOf = idOf<Good>(GOODS, 'good')
/** The kind of each piece; -1 for the coin. */
export const KIND: readonly Good[] = PIECE_NAMES.map((_, piece) => (piece === COIN ? -1 : (piece - NORMAL) % KINDS))

export const sortOf = idOf<Sort>(SORTS, 'sort of building')
export const [CARAVAN, MARKET, CITY, CAPITAL, LEGENDARY_CITY, TEMPLE] = [0, 1, 2, 3, 4, 5]

export const [TRADE, CULTURE, MILITARY] = [0, 1, 2]

export const CARD_NAMES: readonly string[] = CARD_FACTS.map(({ name }) => name)
export const CARDS = CARD_NAMES.length
export const cardOf = idOf<Card>(CARD_NAMES, 'card')
/** The hero of each empire. */
export const HERO: readonly Card[] = EMPIRE_FACTS.map(({ hero }) => cardOf(hero))
const cardsThat = (test: (card: (typeof CARD_FACTS)[number]) => boolean): Cards =>
  CARD_FACTS.reduce((bits, card, i) => (test(card) ? bits | (1 << i) : bits), 0)
/** The cards for sale besides the Pyramids, and those that Castor and Pollux may copy, as bits. */
export const FOR_SALE = cardsThat(({ sort, starts }) => sort !== 'pyramids' && !starts)
export const COPYABLE = cardsThat(({ copy }) => copy)

export const CAESAR = cardOf('caesar')
export const PERICLES = cardOf('pericles')
export const CLEOPATRA = cardOf('cleopatra')
export const HANNIBAL = cardOf('hannibal')
export const HAMMURABI = cardOf('hammurabi')
export const ANTIGONE = cardOf('antigone')
export const CASTOR = cardOf('castor-and-pollux')
export const CIRCE = cardOf('circe')
export const PERSEUS = cardOf('perseus')
export const GILGAMESH = cardOf('gilgamesh')
export const NEBUCHADNEZZAR = cardOf('nebuchadnezzar')
export const HAMILCAR = cardOf('hamilcar')
export const PENTHESILEA = cardOf('penthesilea')
export const RAMESSES = cardOf('ramesses-ii')
export const SHEBA = cardOf('queen-of-sheba')
export const SPARTACUS = cardOf('spartacus')
export const ZEUS = cardOf('statue-of-zeus')
export const PHAROS = cardOf('pharos')
export const GARDENS = cardOf('hanging-gardens')
export const ARTEMIS = cardOf('temple-of-artemis')
export const COLOSSUS = cardOf('colossus')
export const PYRAMIDS = cardOf('pyramids')
