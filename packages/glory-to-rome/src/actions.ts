// Everything a player can ever do, declared in one place. Actions name things, not places: `craft wall shrine`.

import { type ActionOf, catalogue, kind, lone, type Seat } from '@tabularium/kernel'
import { MATERIALS, ROLES } from './data/materials.ts'
import {
  ARCHITECT,
  asStructure,
  CARDS,
  type Card,
  MARBLE,
  MATERIAL,
  type Material,
  NAMES,
  ROLE,
  type Role,
  RUBBLE,
  STATUE,
  STONE,
  type Structure,
} from './names.ts'

/** In a hand, after the order cards. */
export const SENATOR: Card = CARDS

const SEATS: readonly Seat[] = [0, 1, 2, 3, 4]
const cards = NAMES.map((_, card: Card) => ({ card }))
const materials = MATERIALS.map((_, material: Material) => ({ material }))
const roles = ROLES.map((_, role: Role) => ({ role }))
const handName = (card: Card): string => (card === SENATOR ? 'senator' : NAMES[card])
const seatName = (seat: Seat): string => String(seat + 1)

const sayCard = ({ card }: { card: Card }) => handName(card)
const sayMaterial = ({ material }: { material: Material }) => MATERIALS[material]
const sayRole = ({ role }: { role: Role }) => ROLES[role]

/** What a structure can ever take: its own material, rubble, marble, anything on stone or under a Statue. 6.3 */
const fits = (structure: Structure, material: Material): boolean =>
  material === MATERIAL[structure] ||
  material === RUBBLE ||
  material === MARBLE ||
  MATERIAL[structure] === STONE ||
  structure === STATUE

/** Where marble is legal without a Scriptorium, finishing with it is a choice. A60 */
const mayFinish = (structure: Structure, material: Material): boolean =>
  material === MARBLE && (MATERIAL[structure] === STONE || MATERIAL[structure] === MARBLE)

const FINISH = [0, 1]
const sayFinish = (finish: number): string => (finish === 1 ? ' finish' : '')

const byCard = NAMES.flatMap((_, structure: Structure) =>
  cards.flatMap(({ card }) =>
    FINISH.filter(finish => (finish === 1 ? mayFinish : fits)(structure, MATERIAL[card])).map(finish => ({
      structure,
      card,
      finish,
    })),
  ),
)
const byMaterial = NAMES.flatMap((_, structure: Structure) =>
  materials.flatMap(({ material }) =>
    FINISH.filter(finish => (finish === 1 ? mayFinish : fits)(structure, material)).map(finish => ({
      structure,
      material,
      finish,
    })),
  ),
)
const sayByMaterial = ({ structure, material, finish }: { structure: Structure; material: Material; finish: number }) =>
  `${NAMES[structure]} ${MATERIALS[material]}${sayFinish(finish)}`

/** A Statue may stand on any site. */
const foundations = NAMES.flatMap((_, card: Card) =>
  materials
    .filter(({ material }) => material === MATERIAL[card] || asStructure(card) === STATUE)
    .flatMap(({ material }) => [0, 1].map(out => ({ card, material, out }))),
)

/** Stairway feeds a structure its own material; a Statue marble or its site's. */
const openings = SEATS.flatMap(owner =>
  NAMES.flatMap((_, structure: Structure) =>
    materials
      .filter(({ material }) => material === MATERIAL[structure] || structure === STATUE)
      .flatMap(({ material }) => [0, 1].map(pool => ({ owner, structure, material, pool }))),
  ),
)

const kinds = {
  lead: kind(
    [
      ...cards.map(({ card }) => ({ role: ROLE[card], card })),
      ...cards.filter(({ card }) => ROLE[card] !== ARCHITECT).map(({ card }) => ({ role: ARCHITECT, card })),
      ...roles.map(({ role }) => ({ role, card: SENATOR })),
    ],
    ({ role, card }) => `${ROLES[role]} ${handName(card)}`,
  ), // 4.1
  petition: kind(
    roles.flatMap(({ role }) => materials.map(({ material }) => ({ role, material }))),
    ({ role, material }) => `${ROLES[role]} ${MATERIALS[material]}`,
  ), // 4.1
  add: kind(cards, sayCard), // a card of a petition
  follow: kind([...cards, { card: SENATOR }], sayCard), // 4.2
  also: kind([...cards, { card: SENATOR }], sayCard), // a further unit with the Palace
  enough: lone(), // no further unit, card or demand
  think: kind(
    [{ senator: 0 }, { senator: 1 }],
    ({ senator }) => (senator === 1 ? 'senator' : 'cards'), // 4.3
  ),
  latrine: kind([...cards, { card: SENATOR }], sayCard),
  vomitorium: lone(),
  skip: lone(), // a think that is left. A04
  collect: kind(materials, sayMaterial), // 5, Laborer
  dock: kind(cards, sayCard),
  hire: kind(roles, sayRole), // 5, Patron
  aqueduct: kind(cards, sayCard),
  bar: lone(),
  bank: kind(materials, sayMaterial), // 5, Merchant
  atrium: lone(),
  basilica: kind(cards, sayCard),
  found: kind(
    foundations,
    ({ card, material, out }) =>
      `${NAMES[card]}${asStructure(card) === STATUE ? ` ${MATERIALS[material]}` : ''}${out === 1 ? ' out' : ''}`,
  ), // 6.1, 6.2
  craft: kind(byCard, ({ structure, card, finish }) => `${NAMES[structure]} ${NAMES[card]}${sayFinish(finish)}`), // 5
  build: kind(byMaterial, sayByMaterial), // 5, Architect: from the stockpile
  arch: kind(byMaterial, sayByMaterial), // from the pool
  fountain: lone(),
  keep: lone(),
  open: kind(
    openings,
    ({ owner, structure, material, pool }) =>
      `${seatName(owner)} ${NAMES[structure]}${structure === STATUE ? ` ${MATERIALS[material]}` : ''}${pool === 1 ? ' pool' : ''}`,
  ), // Stairway
  act: kind(roles, sayRole), // Bath
  demand: kind(cards, sayCard), // 7
  give: kind(cards, sayCard), // 7
  plunder: kind(materials, sayMaterial), // Bridge
  capture: kind(roles, sayRole), // Coliseum
  seize: kind(
    SEATS.flatMap(owner => NAMES.map((_, structure: Structure) => ({ owner, structure }))),
    ({ owner, structure }) => `${seatName(owner)} ${NAMES[structure]}`,
  ), // Prison
  claim: kind(
    SEATS.map(owner => ({ owner })),
    ({ owner }) => seatName(owner),
  ), // Senate
  salvage: kind(materials, sayMaterial), // Sewer
  done: lone(), // no further part of this action
  pass: lone(), // no further action of this kind. 4.4
  concede: kind(
    SEATS.map(owner => ({ owner })),
    ({ owner }) => seatName(owner),
  ), // 8
}

export type GrAction = ActionOf<typeof kinds>
export const actions = catalogue(kinds)
