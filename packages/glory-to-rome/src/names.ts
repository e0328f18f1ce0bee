// Numbers for the things the data names. A card is its place in the list of structures, which follows the materials; a
// structure has the number of its cards, a role and a site have that of their material.

import { type Bits, type Id, idOf } from '@tabularium/kernel'
import { MATERIALS, VALUES } from './data/materials.ts'
import { STRUCTURES } from './data/structures.ts'

/** An order card by its name, or a senator. */
export type Card = Id<'Card'>
/** What is built of a card, by its name. */
export type Structure = Id<'Structure'>
/** Half of a set of structures. */
export type StructureHalf = Bits<Id<'StructureInHalf'>>
export type Material = Id<'Material'>
export type Materials = Bits<Material>
/** A site, by its material. */
export type Site = Material
export type Sites = Materials
export type Role = Id<'Role'>

export const NAMES: readonly string[] = STRUCTURES.map(structure => structure.name)
export const CARDS = NAMES.length

export const cardOf = idOf<Card>(NAMES, 'structure')
export const materialOf = idOf<Material>(MATERIALS, 'material')
/** The structure that a card can become. */
export const asStructure = (card: Card): Structure => card as number
/** The role that cards of a material have, and the material of those that have a role. 1 */
export const asRole = (material: Material): Role => material as number
export const asMaterial = (role: Role): Material => role as number

/** The material of each card, and where each material's cards begin; a last entry closes the list. */
export const MATERIAL: readonly Material[] = STRUCTURES.map(({ material }) => MATERIALS.indexOf(material))
export const FIRST: readonly Card[] = [0, 1, 2, 3, 4, 5, 6].map(
  (m: Material) => MATERIAL.filter(other => other < m).length,
)
export const COPIES: readonly number[] = STRUCTURES.map(({ copies }) => copies)
/** The role of each card. */
export const ROLE: readonly Role[] = MATERIAL.map(asRole)

export const [RUBBLE, WOOD, BRICK, CONCRETE, STONE, MARBLE] = [0, 1, 2, 3, 4, 5]
export const [LABORER, CRAFTSMAN, LEGIONARY, ARCHITECT, MERCHANT, PATRON] = [0, 1, 2, 3, 4, 5]
export const VALUE = VALUES

/** Sets of structures are two words of bits: rubble to concrete, stone and marble. */
export const HALF: readonly number[] = MATERIAL.map(m => (m < STONE ? 0 : 1))
export const BIT: readonly StructureHalf[] = NAMES.map((_, card) => 1 << (card - (HALF[card] === 0 ? 0 : FIRST[STONE])))
export const HALF_START: readonly Structure[] = [0, FIRST[STONE]]
export const MARBLE_BITS: StructureHalf = BIT.reduce(
  (bits, bit, card) => (MATERIAL[card] === MARBLE ? bits | bit : bits),
  0,
)

const structure = idOf<Structure>(NAMES, 'structure')
export const BAR = structure('bar')
export const INSULA = structure('insula')
export const LATRINE = structure('latrine')
export const ROAD = structure('road')
export const CIRCUS = structure('circus')
export const DOCK = structure('dock')
export const MARKET = structure('market')
export const PALISADE = structure('palisade')
export const ACADEMY = structure('academy')
export const ARCHWAY = structure('archway')
export const ATRIUM = structure('atrium')
export const BATH = structure('bath')
export const FOUNDRY = structure('foundry')
export const GATE = structure('gate')
export const SCHOOL = structure('school')
export const SHRINE = structure('shrine')
export const AMPHITHEATRE = structure('amphitheatre')
export const AQUEDUCT = structure('aqueduct')
export const BRIDGE = structure('bridge')
export const SENATE = structure('senate')
export const STOREROOM = structure('storeroom')
export const TOWER = structure('tower')
export const VOMITORIUM = structure('vomitorium')
export const WALL = structure('wall')
export const CATACOMB = structure('catacomb')
export const CIRCUS_MAXIMUS = structure('circus-maximus')
export const COLISEUM = structure('coliseum')
export const GARDEN = structure('garden')
export const PRISON = structure('prison')
export const SCRIPTORIUM = structure('scriptorium')
export const SEWER = structure('sewer')
export const VILLA = structure('villa')
export const BASILICA = structure('basilica')
export const FORUM = structure('forum')
export const FOUNTAIN = structure('fountain')
export const LUDUS_MAGNA = structure('ludus-magna')
export const PALACE = structure('palace')
export const STAIRWAY = structure('stairway')
export const STATUE = structure('statue')
export const TEMPLE = structure('temple')
