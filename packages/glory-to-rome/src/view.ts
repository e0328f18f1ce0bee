// What each seat may know: all that lies open, its own hand, and what a demand has shown in this round. Hidden are the
// others' hands, the deck, and the vaults, from their owners too; a table that remembers shows what went in openly. G08

import type { Options, Seat, View } from '@tabularium/kernel'
import { pending } from './build.ts'
import { ENDS, type End } from './data/ends.ts'
import { MATERIALS } from './data/materials.ts'
import { CARDS, type Card, COPIES, NAMES, type Role, type Structure } from './names.ts'
import { waiting } from './play.ts'
import { vaultsOpen } from './scoring.ts'
import {
  type At,
  DONE,
  type GrFrame,
  type GrState,
  OPENED,
  OUT_OF_TOWN,
  placed,
  REMEMBERED,
  type StructureCode,
  siteOf,
  under,
  unpackOptions,
} from './state.ts'

export interface StructureView {
  readonly name: string
  readonly site: string
  readonly out: boolean
  readonly done: boolean
  /** Open to all through a Stairway. */
  readonly open: boolean
  /** Materials that count, of those needed; and all that lies underneath, by material. */
  readonly placed: number
  readonly under: readonly number[]
}

/** Counts are by material, or by role, in the order of the data. */
export interface PlayerView {
  readonly orders: number
  readonly senators: number
  readonly stockpile: readonly number[]
  readonly clients: readonly number[]
  /** Of the clients, those hired in this round. */
  readonly hired: readonly number[]
  readonly vault: number
  readonly influence: number
  /** Sites in the influence row. */
  readonly row: readonly number[]
  readonly camp: readonly number[]
  readonly campSenators: number
  /** Actions that cards played give and that are not used yet. */
  readonly units: number
  readonly structures: readonly StructureView[]
  readonly followed: boolean
  readonly crafted: boolean
  readonly concedes?: Seat
}

/** What is known of a vault where the table remembers, and when it has been opened. */
export interface VaultView {
  /** Materials seen going in; cards that went in from the hand; cards nobody saw. */
  readonly materials: readonly number[]
  readonly fromHand: number
  readonly blind: number
}

/** What everybody has seen of a seat's hidden cards. */
export interface MemoryView {
  /** Cards of the hand that were shown, and materials it is known to lack: in this round, or ever where the table remembers. */
  readonly hand: readonly string[]
  readonly lacks: readonly string[]
  /** Absent by the book: nobody may look through a vault, not even its owner. */
  readonly vault?: VaultView
}

export interface FrameView {
  readonly at: At
  readonly by: Seat
  readonly a: number
  readonly b: number
  readonly c: number
}

export interface GrView extends View {
  /** Absent for a spectator. */
  readonly seat?: Seat
  readonly options: Options
  readonly frames: readonly FrameView[]
  /** Actions of the same kind still to come after the one being decided. */
  readonly pending: number
  readonly round: number
  readonly leader: Seat
  /** The role led, -1 before. */
  readonly role: Role
  readonly deck: number
  /** Cards taken out of the simplified game, unseen. */
  readonly removed: number
  readonly pool: readonly number[]
  readonly inTown: readonly number[]
  readonly outOfTown: readonly number[]
  readonly pile: number
  /** The viewer's own hand, by name; where the table remembers, the cards that the owner banked from it. */
  readonly hand: readonly string[]
  readonly ownBanked: readonly string[]
  readonly players: readonly PlayerView[]
  readonly memory: readonly MemoryView[]
  /** Where the table remembers: cards that everybody has seen and that are in no hand, by name. Not once the vaults are open: they
   *  are told by material, and this list would name their cards. */
  readonly seen?: Readonly<Record<string, number>>
  /** Cards that backed a demand in this round, by seat. */
  readonly backed: readonly (readonly [Seat, string])[]
  readonly end: End | ''
  readonly winners: readonly Seat[]
}

const UNKNOWN = -1

const six = (counts: readonly number[], seat: Seat): number[] => counts.slice(6 * seat, 6 * seat + 6)

function cardList(counts: readonly number[], seat: Seat): string[] {
  const list: string[] = []
  for (let card: Card = 0; card < CARDS; card++) {
    for (let i = counts[CARDS * seat + card]; i > 0; i--) list.push(NAMES[card])
  }
  return list
}

const structureView = (code: StructureCode, structure: Structure): StructureView => ({
  name: NAMES[structure],
  site: MATERIALS[siteOf(code)],
  out: (code & OUT_OF_TOWN) !== 0,
  done: (code & DONE) !== 0,
  open: (code & OPENED) !== 0,
  placed: placed(code),
  under: MATERIALS.map((_, material) => under(code, material)),
})

function structuresOf(s: GrState, seat: Seat): StructureView[] {
  const list: StructureView[] = []
  for (let structure: Structure = 0; structure < CARDS; structure++) {
    const code = s.structures[CARDS * seat + structure]
    if (code !== 0) list.push(structureView(code, structure))
  }
  return list
}

const playerView = (s: GrState, seat: Seat): PlayerView => ({
  orders: s.orders[seat],
  senators: s.senators[seat],
  stockpile: six(s.stockpile, seat),
  clients: six(s.clients, seat),
  hired: six(s.hired, seat),
  vault: s.banked[seat],
  influence: s.influence[seat],
  row: six(s.rows, seat),
  camp: six(s.camp, seat),
  campSenators: s.campSenators[seat],
  units: s.units[seat],
  structures: structuresOf(s, seat),
  followed: ((s.followed >> seat) & 1) === 1,
  crafted: ((s.crafted >> seat) & 1) === 1,
  ...(s.conceded[seat] >= 0 && { concedes: s.conceded[seat] }),
})

const buriedBy = (s: GrState, seat: Seat): number[] =>
  s.buried.filter(code => Math.floor(code / CARDS) === seat).map(code => code % CARDS)

const remembers = (s: GrState): boolean => (s.options & REMEMBERED) !== 0

const vaultView = (s: GrState, seat: Seat): VaultView => ({
  materials: six(s.vault, seat),
  fromHand: buriedBy(s, seat).length,
  blind: s.blind[seat],
})

const memoryView = (s: GrState, seat: Seat): MemoryView => ({
  hand: cardList(s.known, seat),
  lacks: MATERIALS.filter((_, material) => (s.lacks[seat] >> material) & 1),
  ...((remembers(s) || vaultsOpen(s)) && { vault: vaultView(s, seat) }),
})

/** A card that everybody has seen is neither in a hand nor undrawn nor banked from a hand. */
function seenOf(s: GrState): Record<string, number> {
  const seen: Record<string, number> = {}
  for (let card: Card = 0; card < CARDS; card++) {
    let left = COPIES[card] - s.bag[card]
    for (let seat: Seat = 0; seat < s.seats; seat++) left -= s.hands[CARDS * seat + card]
    for (const code of s.buried) if (code % CARDS === card) left--
    if (left > 0) seen[NAMES[card]] = left
  }
  return seen
}

/** A card drawn with the Fountain is its owner's secret. */
const frameView = ({ at, by, a, b, c }: GrFrame, seat: Seat | undefined): FrameView => ({
  at,
  by,
  a: at === 'fountain' && by !== seat ? UNKNOWN : a,
  b,
  c,
})

const everySeat = (s: GrState): Seat[] => Array.from({ length: s.seats }, (_, seat) => seat)

export const view = (s: GrState, seat: Seat | undefined): GrView => ({
  ...(seat !== undefined && { seat }),
  waiting: waiting(s),
  options: unpackOptions(s.options),
  frames: s.frames.map(f => frameView(f, seat)),
  pending: pending(s),
  round: s.round,
  leader: s.leader,
  role: s.role,
  deck: s.deck,
  removed: s.removed,
  pool: s.pool.slice(),
  inTown: s.inTown.slice(),
  outOfTown: s.outOfTown.slice(),
  pile: s.pile,
  hand: seat === undefined ? [] : cardList(s.hands, seat),
  ownBanked: seat === undefined || !remembers(s) ? [] : buriedBy(s, seat).map(card => NAMES[card]),
  players: everySeat(s).map(other => playerView(s, other)),
  memory: everySeat(s).map(other => memoryView(s, other)),
  ...(remembers(s) && !vaultsOpen(s) && { seen: seenOf(s) }),
  backed: s.backed.map(code => [Math.floor(code / CARDS), NAMES[code % CARDS]] as const),
  end: s.end < 0 ? '' : ENDS[s.end],
  winners: everySeat(s).filter(other => (s.winners >> other) & 1),
})
