// What a position is: small integers only, one flat array per kind of thing with a stretch for each seat.

import {
  copyArray,
  copyList,
  type Frame,
  type Id,
  type Options,
  type OptionsSpec,
  type Seat,
  type Seats,
  type State,
} from '@tabularium/kernel'
import {
  BIT,
  CARDS,
  HALF,
  type Material,
  type Materials,
  type Role,
  type Site,
  type Structure,
  type StructureHalf,
} from './names.ts'

export const OPTIONS = {
  variant: { values: ['standard', 'classic', 'simplified'], rule: '9' },
  outOfTown: { values: ['any-time', 'when-exhausted'], rule: 'A08' },
  stairway: { values: ['extra', 'instead'], rule: 'A15' },
  circusMaximus: { values: ['all-clients', 'clients-to-act'], rule: 'A23' },
  bridge: { values: ['may-leave', 'takes-all'], rule: 'A25' },
  thinking: { values: ['draws', 'may-decline'], rule: 'A04' },
  vaults: { values: ['by-the-book', 'remembered'], rule: 'G08' },
  alphabet: { values: ['en', 'pl', 'ru', 'de'], rule: 'A01', byLanguage: true },
  concession: { values: ['off', 'on'], rule: 'A46' },
  // How rules 2 had a Sewer's cards chosen: up the list, and over with the last that could follow.
  salvaging: { values: ['any-order', 'ascending'], rule: 'A33', retired: true },
} as const satisfies OptionsSpec

/** Options that are not at their default, as bits. */
export const CLASSIC = 1
export const SIMPLIFIED = 2
export const WHEN_EXHAUSTED = 4
export const STAIRWAY_INSTEAD = 8
export const CLIENTS_TO_ACT = 16
export const CONCESSION = 32
export const BRIDGE_TAKES_ALL = 64
export const MAY_DECLINE = 128
export const REMEMBERED = 256
export const POLISH = 512
export const RUSSIAN = 1024
export const ASCENDING = 2048
export const GERMAN = 4096

const SWITCHES = [
  ['variant', 'classic', CLASSIC],
  ['variant', 'simplified', SIMPLIFIED],
  ['outOfTown', 'when-exhausted', WHEN_EXHAUSTED],
  ['stairway', 'instead', STAIRWAY_INSTEAD],
  ['circusMaximus', 'clients-to-act', CLIENTS_TO_ACT],
  ['concession', 'on', CONCESSION],
  ['bridge', 'takes-all', BRIDGE_TAKES_ALL],
  ['thinking', 'may-decline', MAY_DECLINE],
  ['vaults', 'remembered', REMEMBERED],
  ['alphabet', 'pl', POLISH],
  ['alphabet', 'ru', RUSSIAN],
  ['alphabet', 'de', GERMAN],
  ['salvaging', 'ascending', ASCENDING],
] as const

export const packOptions = (options: Options): number =>
  SWITCHES.reduce((bits, [name, value, bit]) => bits | (options[name] === value ? bit : 0), 0)

export const unpackOptions = (bits: number): Options => {
  const options: Record<string, string> = {}
  for (const [name, { values }] of Object.entries(OPTIONS)) options[name] = values[0]
  for (const [name, value, bit] of SWITCHES) if (bits & bit) options[name] = value
  return options
}

/** What the rules are in the middle of. `a`, `b` and `c` are, by kind: */
export const FRAMES = [
  'lead',
  'follow',
  'more', // Palace
  'petition', // a: the material, b: cards still to add
  'think', // a: discards made (LATRINE_USED, VOMITORIUM_USED), b: further thinks after it, c: 1: may be skipped
  'round', // a: the stage, b: seats done with
  'act', // a: client actions used, b: clients that were done before the Circus Maximus doubled them
  'burst', // a: the role, b: actions left
  'laborer', // a: parts done
  'craftsman',
  'architect', // a: parts done, b: openings that a second action taken with it adds
  'merchant', // a: parts done
  'patron', // a: parts done
  'fountain', // a: the card drawn
  'bath', // a: the role hired
  'legion', // a: demands left, b: demands made, 5 bits a material
  'demand', // a: seats done with times two, plus 1 after the hand, b: demands
  'give', // a: who demands, b: demands left
  'volunteer', // the same
  'plunder', // a: from whom, b: demands left
  'capture', // the same
  'prison',
  'senate',
  'sewer', // a: the lowest material that may come next
] as const
export type At = (typeof FRAMES)[number]

export interface GrFrame extends Frame {
  readonly at: At
  readonly by: Seat
  readonly a: number
  readonly b: number
  readonly c: number
}

/** One shape for all frames. */
export const frame = (at: At, by: Seat, a = 0, b = 0, c = 0): GrFrame => ({ at, by, a, b, c })

export const LATRINE_USED = 1
export const VOMITORIUM_USED = 2

export const NOBODY = -1
export const NO_ROLE = -1
export const NO_END = -1

/** A structure, packed: 0 is none. */
export type StructureCode = Id<'StructureCode'>
export const SITE = 7 // the site's material, plus 1
export const DONE = 8
export const OPENED = 16
export const OUT_OF_TOWN = 32
const PLACED_SHIFT = 6 // materials that count, 0 to 3
const UNDER_SHIFT = 8 // 3 bits a material: everything that lies underneath

export const newStructure = (site: Site, out: boolean): StructureCode => site + 1 + (out ? OUT_OF_TOWN : 0)
export const siteOf = (structure: StructureCode): Site => (structure & SITE) - 1
export const placed = (structure: StructureCode): number => (structure >> PLACED_SHIFT) & 3
export const under = (structure: StructureCode, material: Material): number =>
  (structure >> (UNDER_SHIFT + 3 * material)) & 7
/** With one more card underneath that counts. */
export const withMaterial = (structure: StructureCode, material: Material): StructureCode =>
  withExtra(structure, material) + (1 << PLACED_SHIFT)
/** With one more card underneath that does not count: Stairway's. */
export const withExtra = (structure: StructureCode, material: Material): StructureCode =>
  structure + (1 << (UNDER_SHIFT + 3 * material))

/** The whole of a structure at once. */
export const packStructure = (
  site: Site,
  flags: number,
  counting: number,
  materials: readonly number[],
): StructureCode => {
  let code = (site + 1) | flags | (counting << PLACED_SHIFT)
  for (let material: Material = 0; material < 6; material++) code |= materials[material] << (UNDER_SHIFT + 3 * material)
  return code
}

export interface GrState extends State {
  frames: GrFrame[]
  options: number
  seats: number
  round: number
  leader: Seat
  /** The role led, or NO_ROLE. */
  role: Role
  /** Order cards left in the deck, and how many were taken out of the simplified game. */
  deck: number
  removed: number
  /** Per card: how many nobody has drawn yet. The deck, the cards taken out and those banked unseen are among them. */
  bag: number[]
  pool: number[]
  /** Sites left by material. */
  inTown: number[]
  outOfTown: number[]
  /** Senators in their pile. */
  pile: number

  // From here on, a stretch for each seat.
  /** Per card, and counted by material and in all. */
  hands: number[]
  held: number[]
  orders: number[]
  senators: number[]
  /** Per card: how many of the hand everybody has seen. Materials everybody knows are not in the hand, as bits. */
  known: number[]
  lacks: Materials[]
  stockpile: number[]
  /** Clients by role, those hired in this round among them; the latter; and all of them. */
  clients: number[]
  hired: number[]
  clientele: number[]
  /** Materials that went in openly; cards from a hand, as seat times 40 plus card; cards nobody saw; all of them. */
  vault: number[]
  buried: number[]
  blind: number[]
  banked: number[]
  /** Sites in the influence row, and the influence. */
  rows: number[]
  influence: number[]
  /** Orders and senators played in this round, and the actions they give. */
  camp: number[]
  campSenators: number[]
  units: number[]
  /** Per card: the structure of that name. */
  structures: StructureCode[]
  // Sets of structures, two words a seat: completed, unfinished, and with a function that is active now.
  done: StructureHalf[]
  work: StructureHalf[]
  active: StructureHalf[]

  /** Structures whose function is open to all, two words. */
  opened: StructureHalf[]
  /** Seats that led or followed, and that performed a Craftsman action, in this round. */
  followed: Seats
  crafted: Seats
  /** Cards that backed a demand in this round, as seat times 40 plus card. A24 */
  backed: number[]
  /** Whom each seat concedes to, or NOBODY. */
  conceded: Seat[]
  /** An end that has come about and is declared before anything else happens; the end itself; who won. */
  ending: number
  end: number
  winners: Seats
}

const zeros = (n: number): number[] => new Array<number>(n).fill(0)

export const emptyState = (seats: number, options: number): GrState => ({
  frames: [],
  options,
  seats,
  round: 1,
  leader: 0,
  role: NO_ROLE,
  deck: 0,
  removed: 0,
  bag: zeros(CARDS),
  pool: zeros(6),
  inTown: zeros(6),
  outOfTown: zeros(6),
  pile: 0,
  hands: zeros(CARDS * seats),
  held: zeros(6 * seats),
  orders: zeros(seats),
  senators: zeros(seats),
  known: zeros(CARDS * seats),
  lacks: zeros(seats),
  stockpile: zeros(6 * seats),
  clients: zeros(6 * seats),
  hired: zeros(6 * seats),
  clientele: zeros(seats),
  vault: zeros(6 * seats),
  buried: [],
  blind: zeros(seats),
  banked: zeros(seats),
  rows: zeros(6 * seats),
  influence: zeros(seats),
  camp: zeros(6 * seats),
  campSenators: zeros(seats),
  units: zeros(seats),
  structures: zeros(CARDS * seats),
  done: zeros(2 * seats),
  work: zeros(2 * seats),
  active: zeros(2 * seats),
  opened: [0, 0],
  followed: 0,
  crafted: 0,
  backed: [],
  conceded: new Array<number>(seats).fill(NOBODY),
  ending: NO_END,
  end: NO_END,
  winners: 0,
})

export const clone = (s: GrState): GrState => ({
  frames: s.frames.slice(),
  options: s.options,
  seats: s.seats,
  round: s.round,
  leader: s.leader,
  role: s.role,
  deck: s.deck,
  removed: s.removed,
  bag: s.bag.slice(),
  pool: s.pool.slice(),
  inTown: s.inTown.slice(),
  outOfTown: s.outOfTown.slice(),
  pile: s.pile,
  hands: s.hands.slice(),
  held: s.held.slice(),
  orders: s.orders.slice(),
  senators: s.senators.slice(),
  known: s.known.slice(),
  lacks: s.lacks.slice(),
  stockpile: s.stockpile.slice(),
  clients: s.clients.slice(),
  hired: s.hired.slice(),
  clientele: s.clientele.slice(),
  vault: s.vault.slice(),
  buried: s.buried.slice(),
  blind: s.blind.slice(),
  banked: s.banked.slice(),
  rows: s.rows.slice(),
  influence: s.influence.slice(),
  camp: s.camp.slice(),
  campSenators: s.campSenators.slice(),
  units: s.units.slice(),
  structures: s.structures.slice(),
  done: s.done.slice(),
  work: s.work.slice(),
  active: s.active.slice(),
  opened: s.opened.slice(),
  followed: s.followed,
  crafted: s.crafted,
  backed: s.backed.slice(),
  conceded: s.conceded.slice(),
  ending: s.ending,
  end: s.end,
  winners: s.winners,
})

/** The spare must be of a game with as many seats. */
export function copy(from: GrState, into: GrState): void {
  copyList(from.frames, into.frames)
  into.options = from.options
  into.seats = from.seats
  into.round = from.round
  into.leader = from.leader
  into.role = from.role
  into.deck = from.deck
  into.removed = from.removed
  copyArray(from.bag, into.bag)
  copyArray(from.pool, into.pool)
  copyArray(from.inTown, into.inTown)
  copyArray(from.outOfTown, into.outOfTown)
  into.pile = from.pile
  copyArray(from.hands, into.hands)
  copyArray(from.held, into.held)
  copyArray(from.orders, into.orders)
  copyArray(from.senators, into.senators)
  copyArray(from.known, into.known)
  copyArray(from.lacks, into.lacks)
  copyArray(from.stockpile, into.stockpile)
  copyArray(from.clients, into.clients)
  copyArray(from.hired, into.hired)
  copyArray(from.clientele, into.clientele)
  copyArray(from.vault, into.vault)
  copyList(from.buried, into.buried)
  copyArray(from.blind, into.blind)
  copyArray(from.banked, into.banked)
  copyArray(from.rows, into.rows)
  copyArray(from.influence, into.influence)
  copyArray(from.camp, into.camp)
  copyArray(from.campSenators, into.campSenators)
  copyArray(from.units, into.units)
  copyArray(from.structures, into.structures)
  copyArray(from.done, into.done)
  copyArray(from.work, into.work)
  copyArray(from.active, into.active)
  copyArray(from.opened, into.opened)
  into.followed = from.followed
  into.crafted = from.crafted
  copyList(from.backed, into.backed)
  copyArray(from.conceded, into.conceded)
  into.ending = from.ending
  into.end = from.end
  into.winners = from.winners
}

const half = HALF
const bit = BIT

/** The one question to ask about a function: is it active for this seat now? 6.5 */
export const has = (s: GrState, seat: Seat, structure: Structure): boolean =>
  (s.active[2 * seat + half[structure]] & bit[structure]) !== 0

/** Whether the seat has a structure of this name, unfinished, completed or stolen. 6.1 */
export const owns = (s: GrState, seat: Seat, structure: Structure): boolean =>
  s.structures[CARDS * seat + structure] !== 0
