// What a position is: small integers only, one flat array per kind of thing with a stretch for each seat, place or slot.

import {
  copyArray,
  copyList,
  type Frame,
  type Options,
  type OptionsSpec,
  type Seat,
  type Seats,
  type State,
} from '@tabularium/kernel'
import { DIFFERENCES, type Switch } from './data/editions.ts'
import {
  CARDS,
  type Card,
  type Cards,
  type Empire,
  KINDS,
  type OwnSlots,
  PIECES,
  type Piece,
  type Provinces,
  type Seas,
  type Tokens,
} from './names.ts'

export const OPTIONS = {
  edition: { values: ['pl', 'ru'], rule: 'F' },
  display: { values: ['beginner', 'experienced'], rule: 'C' },
  screens: { values: ['hidden', 'open', 'unnoted'], rule: 'E' },
  gift: { values: ['private', 'public'], rule: '2.2.1' },
  empires: { values: ['by-seat', 'drawn', 'picked'], rule: 'C' },
  pyramids: { values: ['several', 'one'], rule: '6' },
  // How rules 1 had a payment chosen: the pieces in ascending order, what then followed by itself.
  payment: { values: ['any-order', 'ascending'], rule: '3.0', retired: true },
} as const satisfies OptionsSpec

/** Options that are not at their default, as bits. The edition sets a bit for each difference. */
export const EXPERIENCED = 1
export const SCREENS_OPEN = 2
export const GIFT_PUBLIC = 4
export const DRAWN = 8
export const ONE_PYRAMIDS = 1 << 16
export const ASCENDING = 1 << 17
export const UNNOTED = 1 << 18
export const PICKED = 1 << 19
const FIRST_SWITCH = 4
const switchBit = (name: Switch): number => 1 << (FIRST_SWITCH + DIFFERENCES.findIndex(other => other.name === name))
export const RU_CARD_VICTORY = switchBit('cardVictory')
export const RU_ORPHANED_MARKER = switchBit('orphanedMarker')
export const RU_HAMMURABI = switchBit('hammurabiReach')
export const RU_ZEUS_REPEAT = switchBit('zeusRepeat')
export const RU_ZEUS_ENTRY = switchBit('zeusEntry')
export const RU_PERSEUS = switchBit('perseusTurn')
export const RU_WAR_SEAS = switchBit('warSeas')
const RU = DIFFERENCES.reduce((bits, { name }) => bits | switchBit(name), 0)

const SWITCHES = [
  ['edition', 'ru', RU],
  ['display', 'experienced', EXPERIENCED],
  ['screens', 'open', SCREENS_OPEN],
  ['screens', 'unnoted', UNNOTED],
  ['gift', 'public', GIFT_PUBLIC],
  ['empires', 'drawn', DRAWN],
  ['empires', 'picked', PICKED],
  ['pyramids', 'one', ONE_PYRAMIDS],
  ['payment', 'ascending', ASCENDING],
] as const

export const packOptions = (options: Options): number =>
  SWITCHES.reduce((bits, [name, value, bit]) => bits | (options[name] === value ? bit : 0), 0)

export const unpackOptions = (bits: number): Options => {
  const options: Record<string, string> = {}
  for (const [name, { values }] of Object.entries(OPTIONS)) options[name] = values[0]
  for (const [name, value, bit] of SWITCHES) if (bits & bit) options[name] = value
  return options
}

/** What the rules are in the middle of. `by` is NOBODY where several choose at once. `a`, `b` and `c` are, by kind: */
export const FRAMES = [
  'phase', // no decision: a: the phase, 1 to 5 (0: empires are picked), b: the step reached in it
  'empire', // C
  'extra', // 1.1, all who have extras left
  'colossus', // 1.1
  'token', // 2.1
  'offer', // 2.1, all in `offering`; a: how many pieces
  'take', // 2.2; a: who took from `by` just now, or NOBODY, b: the seat barred, or NOBODY, c: who took first
  'gift', // 2.2.1; a: to whom
  'name', // 3.0, 4
  'perseus', // 6, 10; a: whom the culture leader named
  'first', // 10: Perseus chooses what to win with; a: whom the culture leader named, b: cards bought on the way
  'build', // 3.1
  'pay', // 3.0; a: the id of the build's action, b: the price, c: of the set (price.ts)
  'copy', // 10, Castor and Pollux
  'keep', // 3.0, Hanging Gardens; a: the first piece kept, plus 1, or 0
  'peace', // 11, Statue of Zeus
  'turn', // no decision: one seat's turn in phase 4; a: the step reached (STEPS)
  'exchange', // 4.0
  'sail', // 4.1.1
  'attack', // 4.1.1
  'march', // 4.1.2
  'fight', // 4.1.2
  'lose', // 4.2, all with losses left; by: the active player, a: the province, b: the opponent
  'conquest', // 4.3
  'reward', // 4.3.1; a: the slot pillaged
  'occupy', // 4.3.2: further buildings; a: the province, b: 1 where only stations set aside can be taken up again
  'sheba', // 4.3.3; a: the province
  'park', // 10, Circe
  'award', // 5; a: the track, b: those tied, as bits
] as const
export type At = (typeof FRAMES)[number]

export interface MnFrame extends Frame {
  readonly at: At
  readonly by: Seat
  readonly a: number
  readonly b: number
  readonly c: number
}

/** One shape for all frames. */
export const frame = (at: At, by: Seat, a = 0, b = 0, c = 0): MnFrame => ({ at, by, a, b, c })

/** The steps of a turn in phase 4, in their order. 4 */
export const STEPS = ['exchange', 'sail', 'attack', 'march', 'fight', 'conquest', 'park'] as const

export const NOBODY = -1
export const NO_END = -1
/** Everybody and spectators know where a legendary token is. */
export const PUBLIC: Seats = 255
/** In place of the piece of a private gift: its receiver has shown it, and others cannot tell that this was it. */
export const SHOWN = -2
/** Where the legendary token of a kind is, unless it is with a seat (0 to 4). */
export const IN_PILE = -1
export const IN_DISCARD = -2
/** In a set of a province's slots: the station on its control marker. */
export const MARKER_BIT: OwnSlots = 1 << 15

export interface MnState extends State {
  frames: MnFrame[]
  options: number
  seats: number
  round: number
  phase: number
  /** The empire of each seat, or NOBODY while it has picked none. */
  empires: Empire[]
  /** Who leads in trade, culture, military; NOBODY while empires are picked. */
  titles: Seat[]
  /** Trade tokens the leader can still play, as bits. */
  tokens: Tokens
  /** Seats that have had their turn in this phase, as bits; whose turn it is, or NOBODY. */
  acted: Seats
  active: Seat

  // Provinces.
  /** Who controls each, or NOBODY. */
  controller: Seat[]
  /** The slots with a building, as bits of the province's own slots (`b.slotBit`). */
  built: OwnSlots[]
  /** The slots with a station, the same, and MARKER_BIT. */
  stationed: OwnSlots[]
  /** Whose legion stands on the marker, or NOBODY, and since which round. */
  marker: Seat[]
  markerRound: number[]
  /** Whose fortress, or NOBODY. */
  fortress: Seat[]
  /** Legions, at `seats * province + seat`; those of the active player there that have marched this turn. */
  legions: number[]
  marched: number[]
  /** Whose legion is stationed on each slot of the map, or NOBODY. */
  stations: Seat[]
  /** Stations of the active player set aside when the march begins, as `stationed`. M44 */
  aside: OwnSlots[]

  // Seas.
  /** Triremes, at `seats * sea + seat`; those of the active player there that have sailed this turn. */
  triremes: number[]
  sailed: number[]

  // A stretch for each seat.
  /** Pieces behind the screen, at `PIECES * seat + piece`; pieces offered, face down or up; how many in all of both. */
  stock: number[]
  offers: number[]
  sizes: number[]
  /** Cards owned, powers (cards and the copied one), powers used this round, as bits; the card copied, or NOBODY. */
  cards: Cards[]
  powers: Cards[]
  used: Cards[]
  copied: Card[]
  /** Provinces controlled, provinces with legions or a fortress, seas with triremes, as bits. */
  control: Provinces[]
  present: Provinces[]
  fleet: Seas[]
  /** Provinces controlled at the start of the round, as bits. 3.1.1 */
  base: Provinces[]
  /** What is not on the map. */
  legionsLeft: number[]
  triremesLeft: number[]
  fortressesLeft: number[]
  markersLeft: number[]
  /** Extras of 1.1 still to choose, those chosen as coins, those chosen as legendary goods. */
  extras: number[]
  extraCoins: number[]
  extraLegendary: number[]
  /** Losses of 4.2 still to choose, and what has been chosen: the fortress (0 or 1), free legions, stations as bits. */
  losses: number[]
  loseFortress: number[]
  loseFree: number[]
  loseStations: OwnSlots[]

  // The table.
  /** The reserve: coins and normal goods by piece; buildings by sort. */
  reserve: number[]
  pieces: number[]
  /** Where the legendary token of each kind is, and which seats know it, as bits; PUBLIC: all. Offers count as stock. */
  legendary: Seat[]
  known: Seats[]
  /** The last private gift, while not everybody can tell what it was: giver, receiver, piece (SHOWN; NOBODY: none); those
   *  who can tell, as bits; and whether the receiver knew of that token before. */
  giver: Seat
  receiver: Seat
  given: Piece
  aware: Seats
  givenKnown: number
  /** Cards that lie open and closed, and who has built the Pyramids, as bits. */
  open: Cards
  closed: Cards
  pyramids: Seats

  /** 2.1 Participants who have not committed yet, all participants, as bits; the number announced, or NOBODY. */
  offering: Seats
  traders: Seats
  announced: number
  /** Places of her offer that Antigone's owner has left empty. 10 */
  blanks: number[]
  /** What lies on the table for the build being paid, by piece. 3.0 */
  paid: number[]
  /** Seats whose card victory waits for the end of the phase, as bits. 6 */
  pending: Seats
  /** 11: who keeps the peace with whom this round, or NOBODY; the last partner and the round of that declaration. */
  peaceBy: Seat
  peaceWith: Seat
  lastPartner: Seat
  lastPeace: number
  /** In the turn of phase 4: seas and provinces where a battle took place, provinces conquered and decided, as bits. */
  foughtSeas: Seas
  fought: Provinces
  decided: Provinces

  end: number
  /** As bits. */
  winners: Seats
}

const zeros = (n: number): number[] => new Array<number>(n).fill(0)
const nobody = (n: number): number[] => new Array<number>(n).fill(NOBODY)

export const emptyState = (
  seats: number,
  options: number,
  provinces: number,
  seas: number,
  slots: number,
): MnState => ({
  frames: [],
  options,
  seats,
  round: 1,
  phase: 1,
  empires: zeros(seats),
  titles: zeros(3),
  tokens: 0,
  acted: 0,
  active: NOBODY,
  controller: nobody(provinces),
  built: zeros(provinces),
  stationed: zeros(provinces),
  marker: nobody(provinces),
  markerRound: zeros(provinces),
  fortress: nobody(provinces),
  legions: zeros(seats * provinces),
  marched: zeros(provinces),
  stations: nobody(slots),
  aside: zeros(provinces),
  triremes: zeros(seats * seas),
  sailed: zeros(seas),
  stock: zeros(PIECES * seats),
  offers: zeros(PIECES * seats),
  sizes: zeros(seats),
  cards: zeros(seats),
  powers: zeros(seats),
  used: zeros(seats),
  copied: nobody(seats),
  control: zeros(seats),
  present: zeros(seats),
  fleet: zeros(seats),
  base: zeros(seats),
  legionsLeft: zeros(seats),
  triremesLeft: zeros(seats),
  fortressesLeft: zeros(seats),
  markersLeft: zeros(seats),
  extras: zeros(seats),
  extraCoins: zeros(seats),
  extraLegendary: zeros(seats),
  losses: zeros(seats),
  loseFortress: zeros(seats),
  loseFree: zeros(seats),
  loseStations: zeros(seats),
  reserve: zeros(1 + KINDS),
  pieces: zeros(6),
  legendary: new Array<number>(KINDS).fill(IN_PILE),
  known: zeros(KINDS),
  giver: NOBODY,
  receiver: NOBODY,
  given: NOBODY,
  aware: 0,
  givenKnown: 0,
  open: 0,
  closed: 0,
  pyramids: 0,
  offering: 0,
  traders: 0,
  announced: NOBODY,
  blanks: zeros(seats),
  paid: zeros(PIECES),
  pending: 0,
  peaceBy: NOBODY,
  peaceWith: NOBODY,
  lastPartner: NOBODY,
  lastPeace: 0,
  foughtSeas: 0,
  fought: 0,
  decided: 0,
  end: NO_END,
  winners: 0,
})

export const clone = (s: MnState): MnState => ({
  frames: s.frames.slice(),
  options: s.options,
  seats: s.seats,
  round: s.round,
  phase: s.phase,
  empires: s.empires.slice(),
  titles: s.titles.slice(),
  tokens: s.tokens,
  acted: s.acted,
  active: s.active,
  controller: s.controller.slice(),
  built: s.built.slice(),
  stationed: s.stationed.slice(),
  marker: s.marker.slice(),
  markerRound: s.markerRound.slice(),
  fortress: s.fortress.slice(),
  legions: s.legions.slice(),
  marched: s.marched.slice(),
  stations: s.stations.slice(),
  aside: s.aside.slice(),
  triremes: s.triremes.slice(),
  sailed: s.sailed.slice(),
  stock: s.stock.slice(),
  offers: s.offers.slice(),
  sizes: s.sizes.slice(),
  cards: s.cards.slice(),
  powers: s.powers.slice(),
  used: s.used.slice(),
  copied: s.copied.slice(),
  control: s.control.slice(),
  present: s.present.slice(),
  fleet: s.fleet.slice(),
  base: s.base.slice(),
  legionsLeft: s.legionsLeft.slice(),
  triremesLeft: s.triremesLeft.slice(),
  fortressesLeft: s.fortressesLeft.slice(),
  markersLeft: s.markersLeft.slice(),
  extras: s.extras.slice(),
  extraCoins: s.extraCoins.slice(),
  extraLegendary: s.extraLegendary.slice(),
  losses: s.losses.slice(),
  loseFortress: s.loseFortress.slice(),
  loseFree: s.loseFree.slice(),
  loseStations: s.loseStations.slice(),
  reserve: s.reserve.slice(),
  pieces: s.pieces.slice(),
  legendary: s.legendary.slice(),
  known: s.known.slice(),
  giver: s.giver,
  receiver: s.receiver,
  given: s.given,
  aware: s.aware,
  givenKnown: s.givenKnown,
  open: s.open,
  closed: s.closed,
  pyramids: s.pyramids,
  offering: s.offering,
  traders: s.traders,
  announced: s.announced,
  blanks: s.blanks.slice(),
  paid: s.paid.slice(),
  pending: s.pending,
  peaceBy: s.peaceBy,
  peaceWith: s.peaceWith,
  lastPartner: s.lastPartner,
  lastPeace: s.lastPeace,
  foughtSeas: s.foughtSeas,
  fought: s.fought,
  decided: s.decided,
  end: s.end,
  winners: s.winners,
})

/** The spare must be of a game with as many seats on the same map. */
export function copy(from: MnState, into: MnState): void {
  copyList(from.frames, into.frames)
  into.options = from.options
  into.seats = from.seats
  into.round = from.round
  into.phase = from.phase
  copyArray(from.empires, into.empires)
  copyArray(from.titles, into.titles)
  into.tokens = from.tokens
  into.acted = from.acted
  into.active = from.active
  copyArray(from.controller, into.controller)
  copyArray(from.built, into.built)
  copyArray(from.stationed, into.stationed)
  copyArray(from.marker, into.marker)
  copyArray(from.markerRound, into.markerRound)
  copyArray(from.fortress, into.fortress)
  copyArray(from.legions, into.legions)
  copyArray(from.marched, into.marched)
  copyArray(from.stations, into.stations)
  copyArray(from.aside, into.aside)
  copyArray(from.triremes, into.triremes)
  copyArray(from.sailed, into.sailed)
  copyArray(from.stock, into.stock)
  copyArray(from.offers, into.offers)
  copyArray(from.sizes, into.sizes)
  copyArray(from.cards, into.cards)
  copyArray(from.powers, into.powers)
  copyArray(from.used, into.used)
  copyArray(from.copied, into.copied)
  copyArray(from.control, into.control)
  copyArray(from.present, into.present)
  copyArray(from.fleet, into.fleet)
  copyArray(from.base, into.base)
  copyArray(from.legionsLeft, into.legionsLeft)
  copyArray(from.triremesLeft, into.triremesLeft)
  copyArray(from.fortressesLeft, into.fortressesLeft)
  copyArray(from.markersLeft, into.markersLeft)
  copyArray(from.extras, into.extras)
  copyArray(from.extraCoins, into.extraCoins)
  copyArray(from.extraLegendary, into.extraLegendary)
  copyArray(from.losses, into.losses)
  copyArray(from.loseFortress, into.loseFortress)
  copyArray(from.loseFree, into.loseFree)
  copyArray(from.loseStations, into.loseStations)
  copyArray(from.reserve, into.reserve)
  copyArray(from.pieces, into.pieces)
  copyArray(from.legendary, into.legendary)
  copyArray(from.known, into.known)
  into.giver = from.giver
  into.receiver = from.receiver
  into.given = from.given
  into.aware = from.aware
  into.givenKnown = from.givenKnown
  into.open = from.open
  into.closed = from.closed
  into.pyramids = from.pyramids
  into.offering = from.offering
  into.traders = from.traders
  into.announced = from.announced
  copyArray(from.blanks, into.blanks)
  copyArray(from.paid, into.paid)
  into.pending = from.pending
  into.peaceBy = from.peaceBy
  into.peaceWith = from.peaceWith
  into.lastPartner = from.lastPartner
  into.lastPeace = from.lastPeace
  into.foughtSeas = from.foughtSeas
  into.fought = from.fought
  into.decided = from.decided
  into.end = from.end
  into.winners = from.winners
}

/** The one question to ask about a power: has this seat it, by a card of its own or by the one it copied? 10, 11 */
export const has = (s: MnState, seat: Seat, card: Card): boolean => ((s.powers[seat] >> card) & 1) === 1

/** The seat that has a power none other can copy, or NOBODY. */
export function holderOf(s: MnState, card: Card): Seat {
  for (let seat: Seat = 0; seat < s.seats; seat++) if ((s.powers[seat] >> card) & 1) return seat
  return NOBODY
}

export const top = (s: MnState): MnFrame => s.frames[s.frames.length - 1]

/** Puts a frame in the place of the top one. */
export const replaceTop = (s: MnState, next: MnFrame): void => {
  s.frames[s.frames.length - 1] = next
}

export const ALL_CARDS = (1 << CARDS) - 1
