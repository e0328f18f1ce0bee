// Numbers for the things the data names: goods, pieces, sorts of buildings, cards, tracks. Places are numbered by the board.

import { CARD_FACTS } from './data/cards.ts'
import { EMPIRE_FACTS } from './data/empires.ts'
import { GOODS, SORTS } from './data/goods.ts'

export const find = (names: readonly string[], what: string) => {
  const index = new Map(names.map((name, i) => [name, i]))
  return (name: string): number => {
    const found = index.get(name)
    if (found === undefined) throw new Error(`there is no ${what} '${name}'`)
    return found
  }
}

/** Goods in a stock are counted by piece: the coin, then normal goods, then legendary ones. */
export const KINDS = GOODS.length
export const COIN = 0
export const NORMAL = 1
export const LEGENDARY = NORMAL + KINDS
export const PIECES = LEGENDARY + KINDS
export const PIECE_NAMES: readonly string[] = ['coin', ...GOODS, ...GOODS.map(good => `legendary-${good}`)]
export const pieceOf = find(PIECE_NAMES, 'piece')
export const goodOf = find(GOODS, 'good')
/** The kind of each piece; -1 for the coin. */
export const KIND: readonly number[] = PIECE_NAMES.map((_, piece) => (piece === COIN ? -1 : (piece - NORMAL) % KINDS))

export const sortOf = find(SORTS, 'sort of building')
export const [CARAVAN, MARKET, CITY, CAPITAL, LEGENDARY_CITY, TEMPLE] = [0, 1, 2, 3, 4, 5]

export const [TRADE, CULTURE, MILITARY] = [0, 1, 2]

export const CARD_NAMES: readonly string[] = CARD_FACTS.map(({ name }) => name)
export const CARDS = CARD_NAMES.length
export const cardOf = find(CARD_NAMES, 'card')
/** The hero of each empire. */
export const HERO: readonly number[] = EMPIRE_FACTS.map(({ hero }) => cardOf(hero))
const cardsThat = (test: (card: (typeof CARD_FACTS)[number]) => boolean): number =>
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
