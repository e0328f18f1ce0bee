// Numbers for the things the data names. A card is its place in the list of structures, which follows the materials.

import { MATERIALS, VALUES } from './data/materials.ts'
import { STRUCTURES } from './data/structures.ts'

export const NAMES: readonly string[] = STRUCTURES.map(structure => structure.name)
export const CARDS = NAMES.length

const find = (names: readonly string[], what: string) => {
  const index = new Map(names.map((name, i) => [name, i]))
  return (name: string): number => {
    const found = index.get(name)
    if (found === undefined) throw new Error(`there is no ${what} '${name}'`)
    return found
  }
}

export const cardOf = find(NAMES, 'structure')
export const materialOf = find(MATERIALS, 'material')

/** The material of each card, and where each material's cards begin; a last entry closes the list. */
export const MATERIAL: readonly number[] = STRUCTURES.map(({ material }) => MATERIALS.indexOf(material))
export const FIRST: readonly number[] = [0, 1, 2, 3, 4, 5, 6].map(m => MATERIAL.filter(other => other < m).length)
export const COPIES: readonly number[] = STRUCTURES.map(({ copies }) => copies)

export const [RUBBLE, WOOD, BRICK, CONCRETE, STONE, MARBLE] = [0, 1, 2, 3, 4, 5]
export const [LABORER, CRAFTSMAN, LEGIONARY, ARCHITECT, MERCHANT, PATRON] = [0, 1, 2, 3, 4, 5]
export const VALUE = VALUES

/** Sets of structures are two words of bits: rubble to concrete, stone and marble. */
export const HALF: readonly number[] = MATERIAL.map(m => (m < STONE ? 0 : 1))
export const BIT: readonly number[] = NAMES.map((_, card) => 1 << (card - (HALF[card] === 0 ? 0 : FIRST[STONE])))
export const HALF_START: readonly number[] = [0, FIRST[STONE]]
export const MARBLE_BITS = BIT.reduce((bits, bit, card) => (MATERIAL[card] === MARBLE ? bits | bit : bits), 0)

const card = (name: string): number => cardOf(name)
export const BAR = card('bar')
export const INSULA = card('insula')
export const LATRINE = card('latrine')
export const ROAD = card('road')
export const CIRCUS = card('circus')
export const DOCK = card('dock')
export const MARKET = card('market')
export const PALISADE = card('palisade')
export const ACADEMY = card('academy')
export const ARCHWAY = card('archway')
export const ATRIUM = card('atrium')
export const BATH = card('bath')
export const FOUNDRY = card('foundry')
export const GATE = card('gate')
export const SCHOOL = card('school')
export const SHRINE = card('shrine')
export const AMPHITHEATRE = card('amphitheatre')
export const AQUEDUCT = card('aqueduct')
export const BRIDGE = card('bridge')
export const SENATE = card('senate')
export const STOREROOM = card('storeroom')
export const TOWER = card('tower')
export const VOMITORIUM = card('vomitorium')
export const WALL = card('wall')
export const CATACOMB = card('catacomb')
export const CIRCUS_MAXIMUS = card('circus-maximus')
export const COLISEUM = card('coliseum')
export const GARDEN = card('garden')
export const PRISON = card('prison')
export const SCRIPTORIUM = card('scriptorium')
export const SEWER = card('sewer')
export const VILLA = card('villa')
export const BASILICA = card('basilica')
export const FORUM = card('forum')
export const FOUNTAIN = card('fountain')
export const LUDUS_MAGNA = card('ludus-magna')
export const PALACE = card('palace')
export const STAIRWAY = card('stairway')
export const STATUE = card('statue')
export const TEMPLE = card('temple')
