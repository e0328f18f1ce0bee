// Heroes, wonders and the Pyramids: their bonuses on the three tracks, and what may be copied. What they do is in the rules.

export interface CardFacts {
  readonly name: string
  readonly sort: 'hero' | 'wonder' | 'pyramids'
  /** Trade, culture, military. */
  readonly bonus: readonly [number, number, number]
  /** By Castor and Pollux. 10 */
  readonly copy: boolean
  /** In front of an empire from the start. */
  readonly starts: boolean
}

const hero = (name: string, bonus: readonly [number, number, number], copy: boolean, starts = false): CardFacts => ({
  name,
  sort: 'hero',
  bonus,
  copy,
  starts,
})
const wonder = (name: string, bonus: readonly [number, number, number]): CardFacts => ({
  name,
  sort: 'wonder',
  bonus,
  copy: false,
  starts: false,
})

/** 10, 11 */
export const CARD_FACTS: readonly CardFacts[] = [
  hero('caesar', [0, 0, 0], false, true),
  hero('pericles', [0, 0, 0], false, true),
  hero('cleopatra', [0, 0, 0], false, true),
  hero('hannibal', [0, 0, 0], false, true),
  hero('hammurabi', [0, 0, 0], false, true),
  hero('antigone', [2, 2, 0], true),
  hero('castor-and-pollux', [0, 0, 0], false),
  hero('circe', [1, 0, 1], true),
  hero('hercules', [2, 2, 2], false),
  hero('perseus', [1, 2, 1], false),
  hero('gilgamesh', [0, 0, 0], true),
  hero('nebuchadnezzar', [0, 0, 0], true),
  hero('hamilcar', [1, 1, 1], true),
  hero('penthesilea', [0, 2, 2], true),
  hero('ramesses-ii', [0, 0, 0], true),
  hero('queen-of-sheba', [0, 1, 1], true),
  hero('spartacus', [0, 0, 0], true),
  wonder('statue-of-zeus', [0, 0, 0]),
  wonder('pharos', [0, 0, 0]),
  wonder('hanging-gardens', [2, 0, 0]),
  wonder('temple-of-artemis', [0, 0, 0]),
  wonder('colossus', [0, 0, 0]),
  { name: 'pyramids', sort: 'pyramids', bonus: [0, 0, 0], copy: false, starts: false },
]

/** Cards that lie open with the display for beginners. C.6 */
export const OPEN_CARDS = 5
/** So many cards win, the starting hero among them. 6 */
export const CARDS_TO_WIN = 5
