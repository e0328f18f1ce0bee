// The 73 building cards (12). Ages I to III, then the guilds. The rulebook's text lacks the card table: it is
// reconstructed from public implementations that agree value by value (docs/rulings/wonders-duel.md).

import type { ColourName, ResourceName, ScienceSymbolName, WhiteSymbolName } from './names.ts'

export type Cost = Partial<Record<ResourceName | 'coins', number>>

/** An amount for each thing counted: in one's own city, or in the city that has the most of them. */
export interface Per {
  readonly amount: number
  readonly of: readonly (ColourName | 'wonders' | 'coins' | 'tokens')[]
  readonly city: 'own' | 'most'
  /** Counted in full groups of so many. */
  readonly group?: number
}

export interface CardFacts {
  readonly name: string
  readonly age: 1 | 2 | 3 | 'guild'
  readonly colour: ColourName
  readonly cost: Cost
  /** Units made, printed on brown and grey cards. */
  readonly makes?: Partial<Record<ResourceName, number>>
  /** One unit a build of any raw material, or of any goods. */
  readonly choice?: 'raw' | 'goods'
  /** Bought at 1 coin a unit. */
  readonly fixed?: readonly ResourceName[]
  readonly points?: number
  readonly shields?: number
  readonly symbol?: ScienceSymbolName
  readonly coins?: number
  readonly coinsPer?: Per
  readonly pointsPer?: Per
  /** The white symbol it shows. */
  readonly gives?: WhiteSymbolName
  /** The white symbol that makes it free. */
  readonly freeBy?: WhiteSymbolName
}

// biome-ignore format: one card a line
export const CARDS: readonly CardFacts[] = [
  // Age I
  { name: 'lumber-yard', age: 1, colour: 'brown', cost: {}, makes: { wood: 1 } },
  { name: 'logging-camp', age: 1, colour: 'brown', cost: { coins: 1 }, makes: { wood: 1 } },
  { name: 'clay-pool', age: 1, colour: 'brown', cost: {}, makes: { clay: 1 } },
  { name: 'clay-pit', age: 1, colour: 'brown', cost: { coins: 1 }, makes: { clay: 1 } },
  { name: 'quarry', age: 1, colour: 'brown', cost: {}, makes: { stone: 1 } },
  { name: 'stone-pit', age: 1, colour: 'brown', cost: { coins: 1 }, makes: { stone: 1 } },
  { name: 'glassworks', age: 1, colour: 'grey', cost: { coins: 1 }, makes: { glass: 1 } },
  { name: 'press', age: 1, colour: 'grey', cost: { coins: 1 }, makes: { papyrus: 1 } },
  { name: 'guard-tower', age: 1, colour: 'red', cost: {}, shields: 1 },
  { name: 'workshop', age: 1, colour: 'green', cost: { papyrus: 1 }, symbol: 'pendulum', points: 1 },
  { name: 'apothecary', age: 1, colour: 'green', cost: { glass: 1 }, symbol: 'wheel', points: 1 },
  { name: 'stone-reserve', age: 1, colour: 'yellow', cost: { coins: 3 }, fixed: ['stone'] },
  { name: 'clay-reserve', age: 1, colour: 'yellow', cost: { coins: 3 }, fixed: ['clay'] },
  { name: 'wood-reserve', age: 1, colour: 'yellow', cost: { coins: 3 }, fixed: ['wood'] },
  { name: 'stable', age: 1, colour: 'red', cost: { wood: 1 }, shields: 1, gives: 'horseshoe' },
  { name: 'garrison', age: 1, colour: 'red', cost: { clay: 1 }, shields: 1, gives: 'sword' },
  { name: 'palisade', age: 1, colour: 'red', cost: { coins: 2 }, shields: 1, gives: 'tower' },
  { name: 'scriptorium', age: 1, colour: 'green', cost: { coins: 2 }, symbol: 'quill', gives: 'book' },
  { name: 'pharmacist', age: 1, colour: 'green', cost: { coins: 2 }, symbol: 'mortar', gives: 'gear' },
  { name: 'theater', age: 1, colour: 'blue', cost: {}, points: 3, gives: 'mask' },
  { name: 'altar', age: 1, colour: 'blue', cost: {}, points: 3, gives: 'moon' },
  { name: 'baths', age: 1, colour: 'blue', cost: { stone: 1 }, points: 3, gives: 'drop' },
  { name: 'tavern', age: 1, colour: 'yellow', cost: {}, coins: 4, gives: 'amphora' },
  // Age II
  { name: 'sawmill', age: 2, colour: 'brown', cost: { coins: 2 }, makes: { wood: 2 } },
  { name: 'brickyard', age: 2, colour: 'brown', cost: { coins: 2 }, makes: { clay: 2 } },
  { name: 'shelf-quarry', age: 2, colour: 'brown', cost: { coins: 2 }, makes: { stone: 2 } },
  { name: 'glassblower', age: 2, colour: 'grey', cost: {}, makes: { glass: 1 } },
  { name: 'drying-room', age: 2, colour: 'grey', cost: {}, makes: { papyrus: 1 } },
  { name: 'walls', age: 2, colour: 'red', cost: { stone: 2 }, shields: 2 },
  { name: 'forum', age: 2, colour: 'yellow', cost: { coins: 3, clay: 1 }, choice: 'goods' },
  { name: 'caravansery', age: 2, colour: 'yellow', cost: { coins: 2, glass: 1, papyrus: 1 }, choice: 'raw' },
  { name: 'customs-house', age: 2, colour: 'yellow', cost: { coins: 4 }, fixed: ['glass', 'papyrus'] },
  { name: 'courthouse', age: 2, colour: 'blue', cost: { wood: 2, glass: 1 }, points: 5 },
  { name: 'horse-breeders', age: 2, colour: 'red', cost: { clay: 1, wood: 1 }, shields: 1, freeBy: 'horseshoe' },
  { name: 'barracks', age: 2, colour: 'red', cost: { coins: 3 }, shields: 1, freeBy: 'sword' },
  { name: 'archery-range', age: 2, colour: 'red', cost: { wood: 1, stone: 1, papyrus: 1 }, shields: 2, gives: 'target' },
  { name: 'parade-ground', age: 2, colour: 'red', cost: { clay: 2, glass: 1 }, shields: 2, gives: 'helmet' },
  { name: 'library', age: 2, colour: 'green', cost: { wood: 1, stone: 1, glass: 1 }, symbol: 'quill', points: 2, freeBy: 'book' },
  { name: 'dispensary', age: 2, colour: 'green', cost: { clay: 2, stone: 1 }, symbol: 'mortar', points: 2, freeBy: 'gear' },
  { name: 'school', age: 2, colour: 'green', cost: { wood: 1, papyrus: 2 }, symbol: 'wheel', points: 1, gives: 'lyre' },
  { name: 'laboratory', age: 2, colour: 'green', cost: { wood: 1, glass: 2 }, symbol: 'pendulum', points: 1, gives: 'lamp' },
  { name: 'statue', age: 2, colour: 'blue', cost: { clay: 2 }, points: 4, gives: 'column', freeBy: 'mask' },
  { name: 'temple', age: 2, colour: 'blue', cost: { wood: 1, papyrus: 1 }, points: 4, gives: 'sun', freeBy: 'moon' },
  { name: 'aqueduct', age: 2, colour: 'blue', cost: { stone: 3 }, points: 5, freeBy: 'drop' },
  { name: 'rostrum', age: 2, colour: 'blue', cost: { wood: 1, stone: 1 }, points: 4, gives: 'portico' },
  { name: 'brewery', age: 2, colour: 'yellow', cost: {}, coins: 6, gives: 'barrel' },
  // Age III
  { name: 'arsenal', age: 3, colour: 'red', cost: { clay: 3, wood: 2 }, shields: 3 },
  { name: 'pretorium', age: 3, colour: 'red', cost: { coins: 8 }, shields: 3 },
  { name: 'academy', age: 3, colour: 'green', cost: { wood: 1, stone: 1, glass: 2 }, symbol: 'sundial', points: 3 },
  { name: 'study', age: 3, colour: 'green', cost: { wood: 2, glass: 1, papyrus: 1 }, symbol: 'sundial', points: 3 },
  { name: 'chamber-of-commerce', age: 3, colour: 'yellow', cost: { papyrus: 2 }, coinsPer: { amount: 3, of: ['grey'], city: 'own' }, points: 3 },
  { name: 'port', age: 3, colour: 'yellow', cost: { wood: 1, glass: 1, papyrus: 1 }, coinsPer: { amount: 2, of: ['brown'], city: 'own' }, points: 3 },
  { name: 'armory', age: 3, colour: 'yellow', cost: { stone: 2, glass: 1 }, coinsPer: { amount: 1, of: ['red'], city: 'own' }, points: 3 },
  { name: 'palace', age: 3, colour: 'blue', cost: { clay: 1, wood: 1, stone: 1, glass: 2 }, points: 7 },
  { name: 'town-hall', age: 3, colour: 'blue', cost: { wood: 2, stone: 3 }, points: 7 },
  { name: 'obelisk', age: 3, colour: 'blue', cost: { stone: 2, glass: 1 }, points: 5 },
  { name: 'fortifications', age: 3, colour: 'red', cost: { clay: 1, stone: 2, papyrus: 1 }, shields: 2, freeBy: 'tower' },
  { name: 'siege-workshop', age: 3, colour: 'red', cost: { wood: 3, glass: 1 }, shields: 2, freeBy: 'target' },
  { name: 'circus', age: 3, colour: 'red', cost: { clay: 2, stone: 2 }, shields: 2, freeBy: 'helmet' },
  { name: 'university', age: 3, colour: 'green', cost: { clay: 1, glass: 1, papyrus: 1 }, symbol: 'armillary-sphere', points: 2, freeBy: 'lyre' },
  { name: 'observatory', age: 3, colour: 'green', cost: { stone: 1, papyrus: 2 }, symbol: 'armillary-sphere', points: 2, freeBy: 'lamp' },
  { name: 'gardens', age: 3, colour: 'blue', cost: { clay: 2, wood: 2 }, points: 6, freeBy: 'column' },
  { name: 'pantheon', age: 3, colour: 'blue', cost: { clay: 1, wood: 1, papyrus: 2 }, points: 6, freeBy: 'sun' },
  { name: 'senate', age: 3, colour: 'blue', cost: { clay: 2, stone: 1, papyrus: 1 }, points: 5, freeBy: 'portico' },
  { name: 'lighthouse', age: 3, colour: 'yellow', cost: { clay: 2, glass: 1 }, coinsPer: { amount: 1, of: ['yellow'], city: 'own' }, points: 3, freeBy: 'amphora' },
  { name: 'arena', age: 3, colour: 'yellow', cost: { clay: 1, wood: 1, stone: 1 }, coinsPer: { amount: 2, of: ['wonders'], city: 'own' }, points: 3, freeBy: 'barrel' },
  // Guilds
  { name: 'merchants-guild', age: 'guild', colour: 'purple', cost: { clay: 1, wood: 1, glass: 1, papyrus: 1 }, coinsPer: { amount: 1, of: ['yellow'], city: 'most' }, pointsPer: { amount: 1, of: ['yellow'], city: 'most' } },
  { name: 'shipowners-guild', age: 'guild', colour: 'purple', cost: { clay: 1, stone: 1, glass: 1, papyrus: 1 }, coinsPer: { amount: 1, of: ['brown', 'grey'], city: 'most' }, pointsPer: { amount: 1, of: ['brown', 'grey'], city: 'most' } },
  { name: 'builders-guild', age: 'guild', colour: 'purple', cost: { clay: 1, wood: 1, stone: 2, glass: 1 }, pointsPer: { amount: 2, of: ['wonders'], city: 'most' } },
  { name: 'magistrates-guild', age: 'guild', colour: 'purple', cost: { clay: 1, wood: 2, papyrus: 1 }, coinsPer: { amount: 1, of: ['blue'], city: 'most' }, pointsPer: { amount: 1, of: ['blue'], city: 'most' } },
  { name: 'scientists-guild', age: 'guild', colour: 'purple', cost: { clay: 2, wood: 2 }, coinsPer: { amount: 1, of: ['green'], city: 'most' }, pointsPer: { amount: 1, of: ['green'], city: 'most' } },
  { name: 'moneylenders-guild', age: 'guild', colour: 'purple', cost: { wood: 2, stone: 2 }, pointsPer: { amount: 1, of: ['coins'], city: 'most', group: 3 } },
  { name: 'tacticians-guild', age: 'guild', colour: 'purple', cost: { clay: 1, stone: 2, papyrus: 1 }, coinsPer: { amount: 1, of: ['red'], city: 'most' }, pointsPer: { amount: 1, of: ['red'], city: 'most' } },
]
