// What each seat may know: the map and the table, its own stock, and of the others' stocks what a careful player knows by
// counting (E, M61). Imagining the rest is in imagine.ts.

import type { Options, Seat, Seats, View } from '@tabularium/kernel'
import type { Board } from './board.ts'
import { EMPIRES } from './data/empires.ts'
import { ENDS, type End } from './data/ends.ts'
import { GOODS, TOKEN_FACES, TRACKS } from './data/goods.ts'
import { level } from './leadership.ts'
import {
  CARD_NAMES,
  type Cards,
  type Good,
  LEGENDARY,
  type OwnSlots,
  PIECE_NAMES,
  PIECES,
  type Piece,
  type Province,
  type Provinces,
  type Seas,
} from './names.ts'
import { waiting } from './play.ts'
import {
  type At,
  IN_DISCARD,
  IN_PILE,
  type MnFrame,
  type MnState,
  NOBODY,
  PUBLIC,
  SHOWN,
  UNNOTED,
  unpackOptions,
} from './state.ts'
import { offered } from './trade.ts'
import { greatCities } from './victory.ts'

/** Seats are numbers, -1 for nobody. Lists are by seat, or by the slots of the province in the order of the board. */
export interface ProvinceView {
  readonly name: string
  readonly controller: Seat
  /** 1 where a building stands. */
  readonly built: readonly number[]
  /** Whose legion is stationed on each slot. */
  readonly stations: readonly Seat[]
  readonly legions: readonly number[]
  readonly fortress: Seat
  /** Whose legion is on the control marker, and since which round. */
  readonly marker: Seat
  readonly since: number
  /** In the active player's turn: his legions here that have marched; his stations set aside, as bits. */
  readonly marched: number
  readonly aside: OwnSlots
}

export interface SeaView {
  readonly name: string
  readonly triremes: readonly number[]
  readonly sailed: number
}

export interface PlayerView {
  /** Empty while none is picked. */
  readonly empire: string
  /** Pieces behind the screen and on offer. */
  readonly size: number
  readonly cards: readonly string[]
  readonly copied: string
  /** Powers used in this round. */
  readonly used: readonly string[]
  /** Trade, culture, military. */
  readonly levels: readonly number[]
  /** Capitals and legendary cities held. */
  readonly cities: number
  /** What is left in the supply. */
  readonly legions: number
  readonly triremes: number
  readonly fortresses: number
  readonly markers: number
  /** Provinces held since the start of the round, as bits. */
  readonly base: Provinces
  /** Extras of 1.1 and losses of 4.2 in all, those already chosen among them. */
  readonly extras: number
  readonly losses: number
}

/** What the viewer knows of a stock: pieces by kind, and legendary goods never seen. Before the offers are opened they
 *  count as stock. Of a gift seen by two only, the others know the stocks as they were before it. Where nobody keeps notes
 *  every piece behind another one's screen is unseen. */
export interface LedgerView {
  readonly known: readonly number[]
  readonly unseen: number
}

export interface FrameView {
  readonly at: At
  readonly by: Seat
  readonly a: number
  readonly b: number
  readonly c: number
  /** The build being paid. */
  readonly what?: string
}

/** Choices made in secret, of the viewer's own. */
export interface OwnView {
  readonly stock: readonly number[]
  readonly offer: readonly number[]
  /** Places of Antigone's offer left empty. */
  readonly blanks: number
  readonly extraCoins: number
  readonly extraLegendary: number
  /** Losses still to choose. */
  readonly losses: number
  readonly loseFortress: number
  readonly loseFree: number
  readonly loseStations: OwnSlots
}

export interface MnView extends View {
  /** Absent for a spectator. */
  readonly seat?: Seat
  readonly options: Options
  readonly frames: readonly FrameView[]
  readonly round: number
  readonly phase: number
  /** Who leads in trade, culture, military. */
  readonly titles: readonly Seat[]
  /** Faces of the trade tokens that can be played. */
  readonly tokens: readonly number[]
  readonly acted: readonly Seat[]
  readonly active: Seat
  readonly provinces: readonly ProvinceView[]
  readonly seas: readonly SeaView[]
  readonly players: readonly PlayerView[]
  readonly own?: OwnView
  readonly ledger: readonly LedgerView[]
  /** Legendary goods whose place the viewer knows and not everybody. */
  readonly secret: readonly string[]
  /** A private gift of this round, and what it was for those who can tell; `shown`: they have seen it since. */
  readonly gift?: { readonly giver: Seat; readonly receiver: Seat; readonly piece?: string; readonly shown?: boolean }
  /** By piece: the coin and normal goods. */
  readonly reserve: readonly number[]
  /** Buildings by sort. */
  readonly pieces: readonly number[]
  readonly pile: number
  readonly discard: readonly string[]
  readonly open: readonly string[]
  /** Which cards are closed is known; not their order, as there is none. */
  readonly closed: readonly string[]
  /** Who has built them. */
  readonly pyramids: readonly Seat[]
  /** Trade: the number announced (-1: none), who takes part, who has not committed, and what lies face up, by piece. */
  readonly announced: number
  readonly traders: readonly Seat[]
  readonly offering: readonly Seat[]
  /** While offers are made: how many choices each seat has made for its own. All see the moves. */
  readonly drafted: readonly number[]
  readonly offers: readonly (readonly number[])[]
  /** What lies on the table for the build being paid, by piece. */
  readonly paid: readonly number[]
  readonly pending: readonly Seat[]
  readonly peace: { readonly by: Seat; readonly with: Seat; readonly last: Seat; readonly round: number }
  /** In a turn of phase 4, as bits. */
  readonly foughtSeas: Seas
  readonly fought: Provinces
  readonly decided: Provinces
  readonly end: End | ''
  readonly winners: readonly Seat[]
}

export const UNKNOWN = -1

/** Whether a seat (NOBODY: a spectator) knows where the legendary good of a kind is. */
export const knows = (s: MnState, viewer: Seat, kind: Good): boolean =>
  viewer === NOBODY ? s.known[kind] === PUBLIC : ((s.known[kind] >> viewer) & 1) === 1

/** Whether the last gift is a secret to this seat. */
export const unaware = (s: MnState, viewer: Seat): boolean =>
  s.given !== NOBODY && (viewer === NOBODY || ((s.aware >> viewer) & 1) === 0)

const seatsOf = (set: Seats): Seat[] => [0, 1, 2, 3, 4].filter(seat => (set >> seat) & 1)
const cardsOf = (set: Cards): string[] => CARD_NAMES.filter((_, card) => (set >> card) & 1)
const kindsAt = (s: MnState, place: Seat): string[] => GOODS.filter((_, kind) => s.legendary[kind] === place)
const bitsOf = (set: number, n: number): number[] => Array.from({ length: n }, (_, i) => (set >> i) & 1)

const provinceView = (b: Board, s: MnState, province: Province): ProvinceView => {
  const first = b.firstSlot[province]
  const count = b.slotCount[province]
  return {
    name: b.provinces[province],
    controller: s.controller[province],
    built: bitsOf(s.built[province], count),
    stations: s.stations.slice(first, first + count),
    legions: s.legions.slice(s.seats * province, s.seats * (province + 1)),
    fortress: s.fortress[province],
    marker: s.marker[province],
    since: s.markerRound[province],
    marched: s.marched[province],
    aside: s.aside[province],
  }
}

const chosenLosses = (s: MnState, seat: Seat): number => {
  let count = s.loseFortress[seat] + s.loseFree[seat]
  for (let left = s.loseStations[seat]; left !== 0; left &= left - 1) count++
  return count
}

const playerView = (b: Board, s: MnState, seat: Seat): PlayerView => ({
  empire: EMPIRES[s.empires[seat]] ?? '',
  size: s.sizes[seat],
  cards: cardsOf(s.cards[seat]),
  copied: s.copied[seat] < 0 ? '' : CARD_NAMES[s.copied[seat]],
  used: cardsOf(s.used[seat]),
  levels: TRACKS.map((_, track) => level(b, s, seat, track)),
  cities: greatCities(b, s, seat),
  legions: s.legionsLeft[seat],
  triremes: s.triremesLeft[seat],
  fortresses: s.fortressesLeft[seat],
  markers: s.markersLeft[seat],
  base: s.base[seat],
  extras: s.extras[seat] + s.extraCoins[seat] + s.extraLegendary[seat],
  losses: s.losses[seat] + chosenLosses(s, seat),
})

/** A stock as the viewer knows it. */
function ledgerView(s: MnState, seat: Seat, viewer: Seat): LedgerView {
  const covered = s.frames.at(-1)?.at === 'offer'
  const known = new Array<number>(PIECES).fill(0)
  const before = unaware(s, viewer)
  const blind = seat !== viewer && (s.options & UNNOTED) !== 0
  let unseen = 0
  for (let piece: Piece = 0; piece < PIECES; piece++) {
    let count = s.stock[PIECES * seat + piece]
    if (covered) count += s.offers[PIECES * seat + piece]
    if (before && piece === s.given) count += seat === s.giver ? 1 : seat === s.receiver ? -1 : 0
    if (count === 0) continue
    if (blind || (piece >= LEGENDARY && !knows(s, viewer, piece - LEGENDARY))) unseen += count
    else known[piece] = count
  }
  if (before && s.given === SHOWN) unseen += seat === s.giver ? 1 : seat === s.receiver ? -1 : 0
  return { known, unseen }
}

/** Which good is kept first is its owner's secret. */
const frameView = (b: Board, { at, by, a, b: second, c }: MnFrame, viewer: Seat): FrameView => ({
  at,
  by,
  a: at === 'keep' && by !== viewer && a > 0 ? UNKNOWN : a,
  b: second,
  c,
  ...(at === 'pay' && { what: b.actions.all[a].notation }),
})

const ownView = (s: MnState, seat: Seat): OwnView => ({
  stock: s.stock.slice(PIECES * seat, PIECES * (seat + 1)),
  offer: s.offers.slice(PIECES * seat, PIECES * (seat + 1)),
  blanks: s.blanks[seat],
  extraCoins: s.extraCoins[seat],
  extraLegendary: s.extraLegendary[seat],
  losses: s.losses[seat],
  loseFortress: s.loseFortress[seat],
  loseFree: s.loseFree[seat],
  loseStations: s.loseStations[seat],
})

function giftView(s: MnState, viewer: Seat): Pick<MnView, 'gift'> {
  if (s.given === NOBODY) return {}
  const { giver, receiver, given } = s
  if (unaware(s, viewer)) return { gift: { giver, receiver } }
  return { gift: { giver, receiver, ...(given === SHOWN ? { shown: true } : { piece: PIECE_NAMES[given] }) } }
}

export function view(b: Board, s: MnState, seat: Seat | undefined): MnView {
  const viewer = seat ?? NOBODY
  const everybody = seatsOf((1 << s.seats) - 1)
  const face = s.frames.at(-1)?.at === 'take'
  return {
    ...(seat !== undefined && { seat }),
    waiting: waiting(s),
    options: unpackOptions(s.options),
    frames: s.frames.map(f => frameView(b, f, viewer)),
    round: s.round,
    phase: s.phase,
    titles: s.titles.slice(),
    tokens: TOKEN_FACES.flatMap((faces, token) => ((s.tokens >> token) & 1 ? faces : [])),
    acted: seatsOf(s.acted),
    active: s.active,
    provinces: b.provinces.map((_, province) => provinceView(b, s, province)),
    seas: b.seas.map((name, sea) => ({
      name,
      triremes: s.triremes.slice(s.seats * sea, s.seats * (sea + 1)),
      sailed: s.sailed[sea],
    })),
    players: everybody.map(other => playerView(b, s, other)),
    ...(seat !== undefined && { own: ownView(s, seat) }),
    ledger: everybody.map(other => ledgerView(s, other, viewer)),
    secret: s.options & UNNOTED ? [] : GOODS.filter((_, kind) => s.known[kind] !== PUBLIC && knows(s, viewer, kind)),
    ...giftView(s, viewer),
    reserve: s.reserve.slice(),
    pieces: s.pieces.slice(),
    pile: s.legendary.filter(place => place === IN_PILE).length,
    discard: kindsAt(s, IN_DISCARD),
    open: cardsOf(s.open),
    closed: cardsOf(s.closed),
    pyramids: seatsOf(s.pyramids),
    announced: s.announced,
    traders: seatsOf(s.traders),
    offering: seatsOf(s.offering),
    drafted: s.frames.at(-1)?.at === 'offer' ? everybody.map(other => offered(s, other) + s.blanks[other]) : [],
    offers: face ? everybody.map(other => s.offers.slice(PIECES * other, PIECES * (other + 1))) : [],
    paid: s.paid.slice(),
    pending: seatsOf(s.pending),
    peace: { by: s.peaceBy, with: s.peaceWith, last: s.lastPartner, round: s.lastPeace },
    foughtSeas: s.foughtSeas,
    fought: s.fought,
    decided: s.decided,
    end: s.end < 0 ? '' : ENDS[s.end],
    winners: seatsOf(s.winners),
  }
}
